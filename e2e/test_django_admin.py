"""An application that nobody here wrote: Django's own admin, judged by its database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.site.django_admin import DjangoAdmin, serve_django_admin
from e2e.world import World


@pytest.fixture(scope="module")
def admin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DjangoAdmin]:
    with serve_django_admin(tmp_path_factory.mktemp("django")) as serving:
        yield serving


@pytest.fixture(scope="module")
def session(world: World, admin: DjangoAdmin) -> str:
    """Logged in by the vault, so that every test starts inside."""
    world.app.vault.add("admin", "admin-pass-1", admin.url.rstrip("/").removesuffix("/admin"), "admin")
    run = world.run("Log in as admin", admin.url, keep_tabs=True)
    assert run.outcome.status == "succeeded", run.explain()
    return run.session_id


def test_a_user_is_searched_and_opened(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("Search users for user042 and open it", admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded", run.explain()
    last = [event for event in run.events if getattr(event, "url", None)][-1]
    assert "/auth/user/" in str(getattr(last, "url", "")) and "/change/" in str(getattr(last, "url", ""))


def test_a_first_name_is_changed_and_saved(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Change the first name of user042 to Ada and save"
    run = world.run(goal, admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded", run.explain()
    assert admin.first_name_of("user042") == "Ada", run.explain()


def test_the_secret_is_nowhere_in_the_log_or_the_database(world: World, admin: DjangoAdmin, session: str) -> None:
    for path in [world.folder / "data" / "copilot.db", world.folder / "data" / "copilot.db-wal"]:
        if Path(path).exists():
            assert b"admin-pass-1" not in Path(path).read_bytes()
