"""Exploring: links of this site, nothing that looks like an effect, losers closed, the winner adopted."""

from pathlib import Path

import pytest

from browser_copilot.agent.explore import Found, explore, links_worth_opening
from browser_copilot.page.goals import PREDICATES
from browser_copilot.page.skills.navigate_menu import NavigateParams
from tests.agent.fake_desk import FakeDesk
from tests.agent.fake_site import FakeSite, Page, Thing
from tests.agent.shop import deep_shop

INVOICES = NavigateParams(thing="invoice", strict=False)


async def search(pages: dict[str, Page], tmp_path: Path) -> tuple[Found, FakeDesk]:
    desk = FakeDesk(FakeSite(pages, tmp_path))
    start = await desk.look("getMiniPCD", {})
    found = await explore(desk, start, PREDICATES["invoices"], INVOICES, lambda depth, pages: None)
    return found, desk


async def test_a_page_four_links_away_is_found(tmp_path: Path) -> None:
    found, _ = await search(deep_shop(), tmp_path)
    assert found.node is not None and found.node.labels == ("Account", "Billing", "Documents", "Invoices")


async def test_the_winner_becomes_the_tab_of_the_task(tmp_path: Path) -> None:
    found, desk = await search(deep_shop(), tmp_path)
    assert found.node is not None and desk.tab_id == found.node.tab_id and "explore.adopt" in desk.looks


async def test_losers_are_closed_when_nothing_is_found(tmp_path: Path) -> None:
    found, desk = await search({"/": Page("Home", [Thing("About", goes="/about")]), "/about": Page("About")}, tmp_path)
    assert (found.node, desk.looks[-1]) == (None, "explore.close")


async def test_only_read_tools_are_used(tmp_path: Path) -> None:
    _, desk = await search(deep_shop(), tmp_path)
    assert desk.steps == [] and set(desk.looks) <= {
        "getMiniPCD",
        "pcd.query",
        "explore.expand",
        "explore.adopt",
        "explore.close",
    }


@pytest.mark.parametrize(
    "label", ["Log out", "Delete my account", "Unsubscribe", "Add to cart", "Buy now", "Abmelden", "Cerrar sesión"]
)
async def test_links_that_look_like_effects_are_not_opened(label: str, tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Home", [Thing(label, goes="/x"), Thing("Billing", goes="/billing")])}, tmp_path)
    assert [one.label for one in links_worth_opening(site.summary(), INVOICES, set())] == ["Billing"]


async def test_links_of_other_sites_and_buttons_are_not_opened(tmp_path: Path) -> None:
    things = [
        Thing("Billing", goes="https://other.test/billing"),
        Thing("Invoices", "button"),
        Thing("Documents", goes="/documents"),
    ]
    site = FakeSite({"/": Page("Home", things)}, tmp_path)
    assert [one.label for one in links_worth_opening(site.summary(), INVOICES, set())] == ["Documents"]


async def test_a_page_is_opened_once_only(tmp_path: Path) -> None:
    site = FakeSite(
        {
            "/": Page("Home", [Thing("A", goes="/a"), Thing("B", goes="/"), Thing("A again", goes="/a")]),
            "/a": Page("A", [Thing("Home", goes="/"), Thing("A", goes="/a")]),
        },
        tmp_path,
    )
    desk = FakeDesk(site)
    await explore(desk, site.summary(), PREDICATES["invoices"], INVOICES, lambda depth, pages: None)
    assert site.visits.count("/a") == 1
