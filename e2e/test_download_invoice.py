"""The demo goal, on sites that hide last month's invoice each in another way; the site's own ledger is the judge."""

from datetime import timedelta
from pathlib import Path

import pytest

from browser_copilot.protocol import events as e
from e2e.site.billing import BillingSite
from e2e.world import World

_DAY = timedelta(days=1)
GOAL = "Download last month's invoice"


def check(world: World, site: BillingSite, goal: str, months_ago: int = 1) -> None:
    run = world.run(goal, site.url)
    name, content = site.expected_invoice(months_ago)
    assert run.outcome.status == "succeeded", run.explain()
    saved = [Path(path) for path in run.outcome.artifacts]
    assert [path.read_bytes() for path in saved] == [content], run.explain()
    assert len(site.downloads) == 1, run.explain()
    assert site.ledger.writes() == [], run.explain()
    assert saved[0].stem.startswith(Path(name).stem)


@pytest.mark.parametrize(
    "site",
    ["table", "renamed", "cards", "csv", "spa", "menu", "later_page", "oldest_first", "slow", "trap"],
    indirect=True,
)
def test_last_months_invoice_is_downloaded_once(world: World, site: BillingSite) -> None:
    check(world, site, GOAL)


def test_an_invoice_of_a_named_month_is_found_on_a_later_page(world: World, site: BillingSite) -> None:
    month = site.today.replace(day=1)
    for _ in range(10):
        month = (month.replace(day=1) - _DAY).replace(day=1)
    check(world, site, f"Download the invoice of {month:%B %Y}", 10)


def test_the_site_sees_no_visit_to_a_trap(world: World) -> None:
    with BillingSite(variant="trap") as site:
        world.run(GOAL, site.url)
        assert site.trap_visits == []


def test_progress_grows_to_the_end(world: World, site: BillingSite) -> None:
    run = world.run(GOAL, site.url)
    fractions = [event.progress for event in run.of(e.TaskProgressed)]
    assert fractions[-1] == 1.0 and all(0 <= f <= 1 for f in fractions), run.explain()


def test_no_model_is_asked(world: World, site: BillingSite) -> None:
    assert world.run(GOAL, site.url).outcome.model_calls == 0


@pytest.mark.parametrize("site", ["login"], indirect=True)
def test_a_login_wall_asks_for_the_user(world: World, site: BillingSite) -> None:
    run = world.run(GOAL, site.url)
    assert run.outcome.status == "awaiting_user", run.explain()
