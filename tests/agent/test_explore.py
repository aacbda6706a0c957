"""Exploring: links of this site, nothing that looks like an effect, losers closed, the winner adopted."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.explore import Found, explore, links_worth_opening
from browser_copilot.agent.minds import Minds
from browser_copilot.page.goals import PREDICATES
from browser_copilot.page.skills.navigate_menu import NavigateParams
from browser_copilot.protocol.limits import MAX_BEAM, MAX_DEPTH
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
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


@pytest.mark.parametrize("href", ["http://[x", "//[x", "https://shop.test:99999999/", "http://a b/"])
async def test_what_is_no_address_is_no_link_to_follow(href: str, tmp_path: Path) -> None:
    things = [Thing("Invoices of the year", goes=href), Thing("Documents", goes="/documents")]
    site = FakeSite({"/": Page("Home", things), "/documents": Page("Documents")}, tmp_path)
    assert [one.label for one in links_worth_opening(site.summary(), INVOICES, set())] == ["Documents"]
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Open the warranties"), FakeDesk(site))
    assert task.status == "failed"


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


def tree(width: int, depth: int, path: str = "") -> dict[str, Page]:
    """A site whose every page has `width` links, `depth` deep; none of its pages is a goal."""
    names = [f"{path}/{letter}" for letter in "abcdefghijkl"[:width]] if depth else []
    pages = {path or "/": Page(f"Part {path}", [Thing(f"Room {name}", goes=name) for name in names])}
    for name in names:
        pages |= tree(width, depth - 1, name)
    return pages


def test_the_beam_and_the_depth_are_those_of_the_specification() -> None:
    assert 3 <= MAX_BEAM <= 5 and 3 <= MAX_DEPTH <= 4


async def test_no_page_has_more_links_followed_than_the_beam_is_wide(tmp_path: Path) -> None:
    _, desk = await search(tree(7, 2), tmp_path)
    assert {len(one) for one in desk.expanded} == {MAX_BEAM}


async def test_no_depth_has_more_pages_expanded_than_the_beam_is_wide(tmp_path: Path) -> None:
    _, desk = await search(tree(3, 4), tmp_path)
    assert len(desk.expanded) == 1 + 3 + MAX_BEAM + MAX_BEAM


async def test_no_page_is_followed_deeper_than_the_limit(tmp_path: Path) -> None:
    found, desk = await search(tree(2, MAX_DEPTH + 1), tmp_path)
    assert (found.node, found.depth) == (None, MAX_DEPTH)
    assert max(path.count("/") for path in desk.site.visits) == MAX_DEPTH


async def test_losers_are_closed_before_the_next_depth_is_opened(tmp_path: Path) -> None:
    _, desk = await search(tree(6, 4), tmp_path)
    assert desk.most_children == MAX_BEAM + MAX_BEAM * MAX_BEAM
    assert desk.children == set()


async def test_links_that_lead_to_one_page_make_one_node(tmp_path: Path) -> None:
    pages = {"/": Page("Home", [Thing("Plans", goes="/x"), Thing("Offers", goes="/x/")])}
    found, desk = await search(pages | {"/x": Page("X"), "/x/": Page("X")}, tmp_path)
    assert (found.pages, len(found.graph.nodes), desk.children) == (1, 2, set())


async def test_the_graph_has_the_links_of_the_first_page_too(tmp_path: Path) -> None:
    found, _ = await search(tree(2, 2), tmp_path)
    assert len(found.graph.nodes) == 1 + 2 + 4
    assert {(one.rpartition("/")[2], two.rpartition("/")[2]) for one, two in found.graph.edges} == {
        ("shop.test", "a"), ("shop.test", "b"), ("a", "a"), ("a", "b"), ("b", "a"), ("b", "b"),
    }  # fmt: skip


async def test_what_was_explored_stands_in_the_task(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(deep_shop(), tmp_path))
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    assert task.status == "succeeded", task.summary
    assert task.site_graph.nodes >= len(set(desk.site.visits)) and task.site_graph.edges >= task.site_graph.nodes - 1


async def test_exploring_raises_the_progress_and_its_goal_page_to_four_fifths(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(deep_shop(), tmp_path))
    await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    seen = desk.progress_seen
    assert seen == sorted(seen) and seen[-1] == 1.0
    assert len({one for one in seen if 0 < one < 0.8}) >= 3 and 0.8 in seen


async def test_an_exploration_that_finds_nothing_stays_below_its_goal_page(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(tree(5, 4), tmp_path))
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    assert task.status == "failed" and 0 < task.progress < 0.8
