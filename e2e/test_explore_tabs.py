"""The tabs of an exploration: behind the page, in the group of the task, gone with the worker, one of them adopted."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any
from uuid import uuid4

import pytest

from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import (
    AdoptArgs,
    Children,
    CloseChildrenArgs,
    ExpandArgs,
    ExploreAdopt,
    ExploreClose,
    ExploreExpand,
    Failed,
    GetMiniPCD,
    Ok,
    OpenArgs,
    TabArgs,
    TabOpened,
    TabsOpen,
)
from e2e.site.server import Call, LocalSite, Reply, not_found
from e2e.world import World

SECONDS = 60
NO_GROUP = -1
"""chrome.tabGroups.TAB_GROUP_ID_NONE"""
TRAPS = ("Log out", "/logout"), ("Remove me", "/me/delete"), ("Plain", "/basket/add-to-cart?id=1")
ROOMS = ("Rooms", "/rooms"), ("Garden", "/garden"), ("Kitchen", "/kitchen")
TABS = """chrome.tabs.query({}).then(tabs => tabs.map(
  ({url, pendingUrl, active, groupId}) => ({url: url || pendingUrl, active, groupId})))"""
GROUPS = "chrome.tabGroups.query({}).then(groups => groups.map(({id}) => id))"
LOOK = "chrome.tabGroups.get({group}).then(({{title, color}}) => ({{title, color}}))"


class House(LocalSite):
    """A page of links, some of which change something; the cellar answers only once it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = threading.Event()

    def answer(self, call: Call) -> Reply:
        """Every path has a page."""
        if call.path == "/cellar":
            self.opened.wait(SECONDS)
        if call.path == "/favicon.ico":
            return not_found(call.path)
        links = "".join(f'<p><a href="{path}">{name}</a></p>' for name, path in (*ROOMS, *TRAPS, ("Cellar", "/cellar")))
        return Reply(f"<!doctype html><html lang=en><title>{call.path}</title><main>{links}</main>".encode())

    @property
    def visited(self) -> set[str]:
        return {one.path for one in self.ledger if one.path != "/favicon.ico"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("explore"), debugging=True) as running:
        yield running


class Visit:
    """A session with a tab at the house."""

    def __init__(self, world: World, house: House) -> None:
        self.world, self.house = world, house
        self.session = f"visit-{uuid4().hex[:8]}"
        self.tab_id = TabOpened.from_wire(self.call(TabsOpen, OpenArgs(url=house.url, active=True))).tab_id
        page = MiniPCD.from_wire(self.call(GetMiniPCD, TabArgs(tab_id=self.tab_id)))
        self.ids = {one.label: one.id for one in page.actions}

    def begin(self, kind: Any, args: Any) -> "Future[Ok | Failed]":
        call = kind(id=uuid4().hex, epoch=1, session_id=self.session, deadline_ms=SECONDS * 1_000, args=args)
        return asyncio.run_coroutine_threadsafe(self.world.app.link.call(call), self.world._loop)

    def call(self, kind: Any, args: Any) -> Any:
        answer = self.begin(kind, args).result(SECONDS)
        assert isinstance(answer, Ok), answer.error
        return answer.data

    def expand(self, *labels: str) -> Children:
        ids = [self.ids[one] for one in labels]
        return Children.from_wire(self.call(ExploreExpand, ExpandArgs(tab_id=self.tab_id, action_ids=ids)))

    def close(self) -> None:
        self.call(ExploreClose, CloseChildrenArgs())

    def tabs(self) -> list[tuple[str, bool, int]]:
        """The tabs at the house: path, whether it is in front, group."""
        origin = self.house.origin
        told = [one for one in self.world.ask_worker(TABS) or [] if one["url"].startswith(origin)]
        return sorted((one["url"].removeprefix(origin), one["active"], one["groupId"]) for one in told)

    def paths(self) -> list[str]:
        return [path for path, _, _ in self.tabs()]


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


@pytest.fixture
def visit(world: World) -> Iterator[Visit]:
    with House() as house:
        visit = Visit(world, house)
        yield visit
        visit.close()


def test_children_open_behind_the_page_in_the_group_of_its_task(visit: Visit) -> None:
    children = visit.expand("Rooms", "Garden").children
    assert [one.pcd.title for one in children if one.pcd] == ["/rooms", "/garden"]
    wait_for(lambda: len({group for _, _, group in visit.tabs()}) == 1)
    assert [(path, active) for path, active, _ in visit.tabs()] == [("/", True), ("/garden", False), ("/rooms", False)]
    assert visit.tabs()[0][2] in visit.world.ask_worker(GROUPS)
    visit.close()
    assert visit.paths() == ["/"]


def test_each_session_has_a_coloured_group_of_its_own(visit: Visit) -> None:
    other = Visit(visit.world, visit.house)
    other.expand("Rooms")
    wait_for(lambda: looks_of(visit) == {1: "Copilot", 2: "Copilot"})
    other.close()


def looks_of(visit: Visit) -> dict[int, str]:
    """The titles of the coloured groups that tabs at the house are in, by how many of them there are."""
    groups = [group for _, _, group in visit.tabs() if group != NO_GROUP]
    looks = {groups.count(one): visit.world.ask_worker(LOOK.format(group=one)) for one in set(groups)}
    return {count: look["title"] for count, look in looks.items() if look["color"] != "grey"}


def test_the_winner_comes_to_the_front_and_the_others_are_closed(visit: Visit) -> None:
    garden = visit.expand("Garden", "Rooms", "Kitchen").children[0]
    assert garden.tab_id is not None
    visit.call(ExploreAdopt, AdoptArgs(tab_id=garden.tab_id))
    visit.close()
    assert [(path, active) for path, active, _ in visit.tabs()] == [("/", False), ("/garden", True)]


def test_what_may_change_something_is_refused_and_never_asked_for(visit: Visit) -> None:
    children = visit.expand(*(label for label, _ in TRAPS), "Rooms").children
    assert [one.pcd is None for one in children] == [True, True, True, False]
    assert visit.house.visited == {"/", "/rooms"} and visit.house.ledger.writes() == []


def test_children_that_outlive_the_link_are_closed_over_the_next(visit: Visit) -> None:
    visit.expand("Rooms")
    visit.world.cut_link()
    wait_for(lambda: not visit.world.app.link.connected)
    wait_for(lambda: visit.world.app.link.connected)
    visit.close()
    assert visit.paths() == ["/"]


def test_a_child_that_a_dying_worker_was_opening_is_closed_by_the_next(visit: Visit) -> None:
    opening = visit.begin(ExploreExpand, ExpandArgs(tab_id=visit.tab_id, action_ids=[visit.ids["Cellar"]]))
    wait_for(lambda: len(visit.house.ledger.visits("/cellar")) == 1)
    assert visit.world.kill_worker() == 1
    wait_for(lambda: len(visit.house.ledger.visits("/cellar")) == 2)  # the next life is asked for it again
    wait_for(lambda: visit.paths() == ["/", "/cellar"])
    visit.house.opened.set()
    assert isinstance(opening.result(SECONDS), Ok)
    visit.close()
    assert visit.paths() == ["/"]
