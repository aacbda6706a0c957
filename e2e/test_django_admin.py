"""An application that nobody here wrote: Django's own admin, judged by its database."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from browser_copilot.protocol import events as e
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import DomExtract, ExtractArgs, ExtractResult, GetMiniPCD, Ok, TabArgs
from e2e.site.django_admin import DjangoAdmin, serve_django_admin
from e2e.world import Run, World


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


def test_a_page_of_the_list_is_gone_to(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("Go to page 2 of the users", admin.users_url, session_id=session, keep_tabs=True)
    assert (run.outcome.status, last_url(run).rpartition("?")[2]) == ("succeeded", "p=2"), run.explain()


def test_a_user_of_a_later_page_is_found(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Use the pagination to find and click user100"
    run = world.run(goal, admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded" and "/change/" in last_url(run), run.explain()


def test_a_first_name_is_changed_and_saved(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Change the first name of user042 to Ada and save"
    run = world.run(goal, admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded", run.explain()
    assert admin.first_name_of("user042") == "Ada", run.explain()


def test_a_user_is_added_with_its_password(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Add a user with username ada99 and password 'Quite-long-77' and password confirmation 'Quite-long-77'"
    run = world.run(goal, admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded" and admin.user_exists("ada99"), run.explain()


def test_what_the_form_objects_to_is_asked_and_answered(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Add a user with username user001 and password 'Quite-long-77' and password confirmation 'Quite-long-77'"
    run = world.run(goal, admin.users_url, keep_tabs=True, session_id=session, ask_user=lambda _: "grace77")
    questions = [event.text for event in run.of(e.QuestionAsked)]
    assert len(questions) == 1 and "already exists" in questions[0], run.explain()
    assert run.outcome.status == "succeeded" and admin.user_exists("grace77"), run.explain()


def test_an_edit_that_the_form_refuses_is_mended_by_the_answer(world: World, admin: DjangoAdmin, session: str) -> None:
    goal = "Change the username of user050 to user051 and save"
    run = world.run(goal, admin.users_url, keep_tabs=True, session_id=session, ask_user=lambda _: "user950")
    questions = [event.text for event in run.of(e.QuestionAsked)]
    assert len(questions) == 1 and "already exists" in questions[0], run.explain()
    assert run.outcome.status == "succeeded" and admin.user_exists("user950"), run.explain()


def test_a_list_is_filtered(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("Show only staff users", admin.users_url, session_id=session, keep_tabs=True)
    shown = list_users(world, session)
    assert (run.outcome.status, shown) == ("succeeded", admin.usernames("WHERE is_staff")), run.explain()
    assert last_url(run).endswith("?is_staff__exact=1"), run.explain()


def test_a_list_is_sorted(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("Sort the users by last name", admin.users_url, session_id=session, keep_tabs=True)
    shown, expected = list_users(world, session), admin.usernames("ORDER BY last_name, username LIMIT 100")
    assert (run.outcome.status, shown) == ("succeeded", expected), run.explain()
    assert last_url(run).endswith("?o=4.1"), run.explain()


def test_all_users_are_counted_though_a_page_shows_a_hundred(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("How many users are there?", admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.answer == str(admin.count()), run.explain()


def test_a_cell_of_one_user_is_read(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("What is the email address of user033?", admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.answer == "user033@example.com", run.explain()


def test_a_user_is_deleted_after_both_approvals(world: World, admin: DjangoAdmin, session: str) -> None:
    others = admin.count() - 1
    run = world.run("Delete user077", admin.users_url, session_id=session, keep_tabs=True)
    assert run.outcome.status == "succeeded" and not admin.user_exists("user077"), run.explain()
    assert (admin.count(), len(run.of(e.ApprovalResolved))) == (others, 2), run.explain()


def test_a_denied_deletion_leaves_the_user(world: World, admin: DjangoAdmin, session: str) -> None:
    run = world.run("Delete user078", admin.users_url, approve="none", session_id=session, keep_tabs=True)
    assert admin.user_exists("user078") and run.outcome.status == "failed", run.explain()


def list_users(world: World, session: str) -> list[str]:
    """The user names of the list that the session's tab shows, in its order."""
    actor = world.app.runtime.actor(session)
    assert actor is not None
    tab, own = actor.state.tabs[-1], {"epoch": actor.state.epoch, "session_id": session, "deadline_ms": 10_000}
    page = world.call(GetMiniPCD(id=f"see-{uuid4()}", args=TabArgs(tab_id=tab), **own))
    assert isinstance(page, Ok), page
    named = [(one.id, name) for one in MiniPCD.from_wire(page.data).collections for name in one.item_fields]
    users, column = next((id, name) for id, name in named if name.endswith("Username"))  # "2 Username" when sorted
    args = ExtractArgs(tab_id=tab, collection_id=users, fields=[column], limit=200)
    found = world.call(DomExtract(id=f"see-{uuid4()}", args=args, **own))
    assert isinstance(found, Ok), found
    return [one.fields[column].text for one in ExtractResult.from_wire(found.data).items]


def last_url(run: Run) -> str:
    """Where the last action of a run led."""
    return [str(event.url) for event in run.of(e.ActionDone) if event.url][-1]


def test_the_secret_is_nowhere_in_the_log_or_the_database(world: World, admin: DjangoAdmin, session: str) -> None:
    for path in [world.folder / "data" / "copilot.db", world.folder / "data" / "copilot.db-wal"]:
        if Path(path).exists():
            assert b"admin-pass-1" not in Path(path).read_bytes()
