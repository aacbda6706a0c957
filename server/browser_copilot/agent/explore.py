"""Beam search for the page of a goal: child tabs, links only, same site only, nothing that looks like an effect.

Specification 004, section 8.4. The browser opens the children and reads them; which links are worth it, which page
wins and when to stop is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.agent.scout import Scout
from browser_copilot.page.addresses import resolve
from browser_copilot.page.goals import Predicate, judge
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.navigate_menu import NavigateParams, rank_ways
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.limits import MAX_BEAM, MAX_DEPTH
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import ChildPage

WORTH = 0.05


@dataclass(frozen=True)
class Node:
    """A page of the search: the tab that shows it, how it was reached, what is hoped of it."""

    tab_id: int
    mini: MiniPCD
    labels: tuple[str, ...]
    hope: float


@dataclass
class Graph:
    """What an exploration has seen of a site: addresses of pages, and the links from page to page worth following."""

    nodes: set[str] = field(default_factory=set)
    edges: set[tuple[str, str]] = field(default_factory=set)

    def add(self, mini: MiniPCD, links: Sequence[Control] = ()) -> None:
        """A page was read; `links` are those that may lead on."""
        here = _address(mini.url, mini.url)
        self.nodes.add(here)
        self.edges |= {(here, _address(one.href, mini.url)) for one in links}


@dataclass(frozen=True)
class Found:
    """The page that won, and how much was seen on the way."""

    node: Node | None
    pages: int
    depth: int
    graph: Graph


Progress = Callable[[int, int], None]
"""Told the depth and the number of different pages that were read."""


def links_worth_opening(
    mini: MiniPCD, params: NavigateParams, seen: set[str], more: Sequence[Control] = ()
) -> list[Control]:
    """Links of this site that were not opened yet, the likeliest first; links that look like effects never.

    `more` are links that the summary left out. Pages of single items are opened only for what their names promise.
    """
    hopes = {one.id: one.score for one in rank_ways(mini, params, more)}
    links = [one for one in (*list_controls(mini), *more) if one.part == "action" and _is_safe_link(one, mini, seen)]
    links = [one for one in links if hopes.get(one.id, 0.0) > 0.0 or not (one.collection or _turns_page(one, mini))]
    ranked = sorted(links, key=lambda one: -(hopes.get(one.id, 0.0) + _hint(one)))
    unique: dict[str, Control] = {}
    for one in ranked:
        unique.setdefault(_address(one.href, mini.url), one)
    return list(unique.values())


def _is_safe_link(one: Control, mini: MiniPCD, seen: set[str]) -> bool:
    if one.role not in ("link", "menuitem") or not one.href or one.disabled or looks_like_effect(one.label, one.href):
        return False
    target = urlsplit(resolve(mini.url, one.href))
    same = f"{target.scheme}://{target.netloc}" == mini.origin and target.scheme in ("http", "https")
    return same and _address(one.href, mini.url) not in seen


def _turns_page(one: Control, mini: MiniPCD) -> bool:
    same = resolve(mini.url, one.href).split("?")[0] == mini.url.split("?")[0].split("#")[0]
    return one.label.isdigit() or same


def _hint(one: Control) -> float:
    landmark = {"nav": 0.15, "main": 0.12, "header": 0.05, "aside": 0.05, "footer": 0.0}.get(one.landmark, 0.05)
    return landmark - 0.1 * (one.label.isdigit() or fold(one.label) in ("next", "previous", "home", "skip to content"))


def _address(href: str, base: str) -> str:
    return one_page(resolve(base, href))


def one_page(url: str) -> str:
    """The same page under one address: without fragment and trailing slash."""
    return url.split("#")[0].rstrip("/")


async def explore(
    desk: Desk, start: MiniPCD, predicate: Predicate, params: NavigateParams, progress: Progress
) -> Found:
    """Search from the current page. The winner's tab is adopted and becomes the task's tab; losers are closed."""
    seen = {_address(start.url, start.url)} | set(params.avoid)
    beam = [Node(desk.tab_id, start, (), 0.0)]
    graph = Graph()
    try:
        for depth in range(1, MAX_DEPTH + 1):
            children: list[Node] = []
            for node in beam:
                grown = await _expand(desk, node, params, (seen, graph))
                children += grown
                progress(depth, len(graph.nodes) - 1)
                winner = _best_hit(grown, predicate)
                if winner is not None:
                    await _adopt(desk, winner)
                    return Found(winner, len(graph.nodes) - 1, depth, graph)
            over = {one.tab_id for one in (*beam, *children)} - {desk.tab_id}
            beam = _prune(children, predicate)
            if not beam:
                break
            await _close(desk, over - {one.tab_id for one in beam})
        return Found(None, len(graph.nodes) - 1, depth, graph)
    finally:
        await _close(desk)


async def _expand(desk: Desk, node: Node, params: NavigateParams, known: tuple[set[str], Graph]) -> list[Node]:
    seen, graph = known
    more = await _left_out(desk, node, params)
    worth = links_worth_opening(node.mini, params, seen, more)
    graph.add(node.mini, worth)
    links = worth[:MAX_BEAM]
    if not links:
        return []
    seen.update(_address(one.href, node.mini.url) for one in links)
    hopes = {one.id: one.score for one in rank_ways(node.mini, params, more)}
    try:
        answer = await desk.look("explore.expand", {"tabId": node.tab_id, "actionIds": [one.id for one in links]})
    except ToolFailed:
        return []
    by_id = {one.id: one for one in links}
    opened = [_child(node, one, by_id, hopes) for one in answer.children if one.pcd and one.tab_id is not None]
    grown: dict[str, Node] = {}
    for child in opened:
        if one_page(child.mini.url) not in graph.nodes:
            grown.setdefault(one_page(child.mini.url), child)
    for child in grown.values():
        graph.add(child.mini)
    await _close(desk, {one.tab_id for one in opened} - {one.tab_id for one in grown.values()})
    return list(grown.values())


async def _left_out(desk: Desk, node: Node, params: NavigateParams) -> list[Control]:
    """Links that may lead there and that the bounded summary of the page does not show."""
    try:
        return await Scout(desk).left_out(params, node.mini, node.tab_id)
    except ToolFailed:
        return []


def _child(node: Node, child: ChildPage, links: dict[str, Control], hopes: dict[str, float]) -> Node:
    link = links.get(child.action_id)
    assert child.pcd is not None and child.tab_id is not None
    hope = 0.5 * node.hope + hopes.get(child.action_id, 0.0) + (_hint(link) if link else 0.0)
    return Node(child.tab_id, child.pcd, (*node.labels, link.label if link else child.pcd.title), hope)


def _best_hit(nodes: list[Node], predicate: Predicate) -> Node | None:
    hits = [(judge(predicate, one.mini).confidence, one) for one in nodes if judge(predicate, one.mini).hit]
    return max(hits, key=lambda pair: pair[0])[1] if hits else None


def _prune(nodes: list[Node], predicate: Predicate) -> list[Node]:
    ranked = sorted(nodes, key=lambda one: -(judge(predicate, one.mini).confidence + one.hope))
    return [one for one in ranked if one.hope > WORTH or one.mini.actions][:MAX_BEAM]


async def _adopt(desk: Desk, winner: Node) -> None:
    await desk.look("explore.adopt", {"tabId": winner.tab_id})
    desk.tab_id = winner.tab_id


async def _close(desk: Desk, tabs: Set[int] | None = None) -> None:
    """Close these children, or all that are left; the browser does so on its own when the link is gone."""
    if tabs is not None and not tabs:
        return
    try:
        await desk.look("explore.close", {} if tabs is None else {"tabIds": sorted(tabs)})
    except ToolFailed:
        return
