"""Page summaries beside Playwright's `aria_snapshot()` of the same pages, and names beside Chromium's own."""

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Page

from browser_copilot.agent.render import render_page
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.tools import Failed
from e2e.bench.keys import KeysFound, find_keys, fold
from e2e.bench.lab import Lab
from e2e.bench.pair import Pair, order
from e2e.bench.table import Goal, median, render_goals, render_table, share
from e2e.site.pages.site import KEY_CONTROLS, PAGES, PageSite

PCD_BYTES = 8_192
BIG_SNAPSHOT = 20_000  # characters; pages above it are where a summary has to pay
ROLELESS = ""
NATIVE = frozenset({"Date", "DateTime", "InputTime", "ColorWell", "DisclosureTriangle", "DisclosureTriangleGrouped"})
"""Chromium's roles of controls that ARIA has no role for."""
OPENINGS = 3
"""New documents for each side: ours and theirs are first in turn."""
REBUILDS = 15
WARM_UP = 2
RESOLVED = 8  # selectors of a page that are tried; each scrolls and settles
ADD_BUTTON = (
    "n => { const b = document.createElement('button'); b.textContent = `Added ${n}`; document.body.append(b) }"
)


@dataclass
class PageFigures:
    """One page: times of calls in ms, sizes in characters (`summary_bytes` in bytes)."""

    name: str
    first: Pair
    arrived: Pair
    trip: Pair
    again: Pair
    summary_bytes: int
    text_chars: int
    snapshot_chars: int
    keys: KeysFound
    names: int = 0
    names_agreed: int = 0
    selectors: int = 0
    resolved: int = 0
    trouble: list[str] = field(default_factory=list)


def measure_page(lab: Lab, site: PageSite, name: str) -> PageFigures:
    """Everything about one page."""
    first = time_first(lab, site, name)
    arrived, trip = time_arrivals(lab, site, name)
    with lab.open(site.address(name)) as (page, tab):
        mini = MiniPCD.from_wire(lab.ask("getMiniPCD", {"tabId": tab}))
        text = render_page(mini)
        snapshot = page.locator("body").aria_snapshot()
        size = len(mini.to_json().encode())
        keys = find_keys(lab, page, tab, text, KEY_CONTROLS.get(name, []))
        figures = PageFigures(name, first, arrived, trip, Pair(), size, len(text), len(snapshot), keys)
        compare_names(lab, page, tab, figures)
        figures.again = time_again(lab, page, tab)
    return figures


def time_first(lab: Lab, site: PageSite, name: str) -> Pair:
    """The first call in a tab never used, of ours and of Playwright's: each puts its script there first."""
    times = Pair()
    for number in range(OPENINGS):
        for side in order(number):
            with lab.open(site.address(name)) as (page, tab):
                times.add(side, lambda: look(lab, page, tab, side))  # noqa: B023 - called at once
    return times


def time_arrivals(lab: Lab, site: PageSite, name: str) -> tuple[Pair, Pair]:
    """A new document in a tab that each side moved there itself: the call alone, and with the way there.

    Each has a tab of its own. The way ends where the document is parsed; ours looks at the page, too, to tell of it.
    """
    looks, trips = Pair(), Pair()
    with lab.open(site.address(name)) as (_, tab), lab.open(site.address(name)) as (page, _):
        for number in range(1 + OPENINGS):
            for side in order(number):
                address = f"{site.address(name)}?visit={number}"
                kept = (looks, trips) if number else (Pair(), Pair())  # the first brings both into their tabs
                go = partial(go_and_look, lab, page, tab, (side, address), kept[0])
                kept[1].add(side, go)
    return looks, trips


def go_and_look(lab: Lab, page: Page, tab: int, visit: tuple[str, str], looks: Pair) -> None:
    side, address = visit
    if side == "ours":
        lab.ask("tabs.navigate", {"tabId": tab, "url": address})
    else:
        page.goto(address, wait_until="domcontentloaded")
    looks.add(side, lambda: look(lab, page, tab, side))


def time_again(lab: Lab, page: Page, tab: int) -> Pair:
    """A call right after a change of the page, each after a change of its own, in turn."""
    times = Pair()
    for number in range(WARM_UP + REBUILDS):
        for side in order(number):
            page.evaluate(ADD_BUTTON, number)
            if number < WARM_UP:
                look(lab, page, tab, side)
            else:
                times.add(side, lambda: look(lab, page, tab, side))  # noqa: B023 - called at once
    return times


def look(lab: Lab, page: Page, tab: int, side: str) -> float | None:
    if side == "ours":
        return lab.time("getMiniPCD", {"tabId": tab})[0]
    page.locator("body").aria_snapshot()
    return None


def compare_names(lab: Lab, page: Page, tab: int, figures: PageFigures) -> None:
    """Roles and names in our selectors against Chromium's own, and whether each selector finds its element again."""
    own = read_tree(page)
    hits = lab.ask("pcd.query", {"tabId": tab, "topK": 40})
    ids = [hit["id"] for hit in hits if hit["type"] in ("action", "field") and not hit["id"].startswith("f")]
    details = lab.ask("getDetails", {"tabId": tab, "ids": ids[:40]}) if ids else []
    for detail in details[:: max(1, len(details) // RESOLVED)][:RESOLVED]:
        resolve(lab, tab, detail, figures)
    for selector in (detail["selector"] for detail in details):
        if selector["kind"] != "role" or selector.get("nameMode", "exact") != "exact":
            continue
        figures.names += 1
        key = (selector["role"], fold(selector.get("name", "")))
        if key in own or (ROLELESS, key[1]) in own:
            figures.names_agreed += 1
        else:
            figures.trouble.append(f"Chromium has no {key[0]} {key[1]!r}")


def read_tree(page: Page) -> set[tuple[str, str]]:
    """Role and name of everything in Chromium's accessibility tree, closed shadow roots included.

    What ARIA has no role for (a date field, a summary) has Chromium's internal role there: only its name compares.
    """
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = set()
    for node in nodes:
        if not node["ignored"]:
            role = node["role"]
            name = node.get("name", {}).get("value", "")
            if role["type"] == "role" or role["value"] in NATIVE:
                found.add((ROLELESS if role["value"] in NATIVE else role["value"], fold(name)))
    return found


def resolve(lab: Lab, tab: int, detail: dict[str, Any], figures: PageFigures) -> None:
    """Scroll to what the selector finds; the fingerprint is refused when that is another element."""
    target = Target(id=detail["id"], fingerprint=detail["fingerprint"])
    result = lab.call("dom.scroll", {"tabId": tab, "selector": detail["selector"]}, target)
    figures.selectors += 1
    if isinstance(result, Failed):
        figures.trouble.append(f"{detail['label']!r}: {result.code} {result.error[:120]}")
    else:
        figures.resolved += 1


def bench_pages(lab: Lab, site: PageSite, verbose: bool = False) -> None:
    """The table of all pages, and what the ratios are."""
    every = [measure_page(lab, site, name) for name in PAGES]
    rows = [show_page(one) for one in every]
    heads = (
        "page",
        "cold ms",
        "aria ms",
        "moved ms",
        "aria ms",
        "again ms",
        "aria ms",
        "bytes",
        "text",
        "aria text",
        "keys",
        "names",
        "resolved",
    )
    print(render_table("Page summaries (MiniPCD) and Playwright's aria_snapshot()", heads, rows))
    for one in every if verbose else ():
        for line in (*one.keys.trouble, *one.trouble):
            print(f"  {one.name}: {line}")
    print(render_goals(f"Through the server and the extension, over {len(every)} pages", sum_up(every)))


def show_page(one: PageFigures) -> tuple[object, ...]:
    """A row of the table: times, sizes, and parts of wholes."""
    times = [median(side) for pair in (one.first, one.arrived, one.again) for side in (pair.ours, pair.theirs)]
    parts = ((one.keys.found, one.keys.keys), (one.names_agreed, one.names), (one.resolved, one.selectors))
    sizes = (one.summary_bytes, one.text_chars, one.snapshot_chars)
    return one.name, *times, *sizes, *(f"{part}/{whole}" for part, whole in parts)


def sum_up(every: list[PageFigures]) -> list[Goal]:
    """The figures over all pages, beside their goals."""
    big = [one for one in every if one.snapshot_chars > BIG_SNAPSHOT]
    total = {name: sum(getattr(one, name) for one in every) for name in (
        "names", "names_agreed", "selectors", "resolved")}  # fmt: skip
    first, arrived, trip, again = (
        median([getattr(one, name).ratio for one in every]) for name in ("first", "arrived", "trip", "again")
    )
    text = median(text_ratios(big))
    largest = max(one.summary_bytes for one in every)
    return [
        Goal("cold: first call in a tab never used, scripts injected, getMiniPCD / aria_snapshot(), median", first),
        Goal("moved: getMiniPCD after tabs.navigate, which looked already / aria_snapshot() after page.goto, median",
             arrived),
        Goal("the same with the way there: tabs.navigate and getMiniPCD / page.goto (parsed) and aria_snapshot()",
             trip),
        Goal("getMiniPCD call after one change / aria_snapshot() call of the same page, median", again),
        Goal("text for a model / aria_snapshot(), characters, median", median(text_ratios(every))),
        Goal(f"the same over the {len(big)} pages whose snapshot exceeds {BIG_SNAPSHOT:,}", text, "<= 0.1",
             text <= 0.1),
        sum_keys("key controls in the text for a model or the top five of pcd.query", every, "found", "keys"),
        sum_keys("the same, by a query with two letters changed about", every, "slips_found", "slips"),
        sum_keys("the same, by a query in the opposite order of words", every, "turned_found", "turned"),
        Goal("largest summary, bytes", largest, "<= 8,192", largest <= PCD_BYTES),
        Goal("role and name of 40 controls a page, closed shadow roots included",
             share(total["names_agreed"], total["names"]), ">= 97 %",
             total["names_agreed"] >= 0.97 * total["names"]),
        Goal("selectors that find their element again, by an action",
             share(total["resolved"], total["selectors"]), "100 %", total["resolved"] == total["selectors"]),
    ]  # fmt: skip


def sum_keys(what: str, every: list[PageFigures], found: str, looked_for: str) -> Goal:
    """A share over all pages of what `KeysFound` counts."""
    part, whole = (sum(getattr(one.keys, name) for one in every) for name in (found, looked_for))
    return Goal(what, share(part, whole), ">= 95 %", part >= 0.95 * whole)


def text_ratios(every: list[PageFigures]) -> list[float]:
    return [one.text_chars / one.snapshot_chars for one in every]
