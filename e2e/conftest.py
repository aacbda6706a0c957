"""One copilot for all tests that only run goals; tests that break things start their own."""

from collections.abc import Iterator

import pytest

from e2e.site.billing import BillingSite
from e2e.site.goals import GoalSite
from e2e.world import World


@pytest.fixture(scope="session")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("copilot")) as running:
        yield running


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[BillingSite]:
    """The local shop; parametrize indirectly with a variant."""
    with BillingSite(variant=getattr(request, "param", "table")) as serving:
        yield serving


@pytest.fixture(scope="module")
def goal_site() -> Iterator[GoalSite]:
    with GoalSite() as serving:
        yield serving


@pytest.fixture
def goals(goal_site: GoalSite) -> GoalSite:
    """Small pages that tell what was done to them; in this test nothing was told yet."""
    goal_site.told.clear()
    return goal_site
