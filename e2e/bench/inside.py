"""The page engine in a plain page: every control's role and name as Chromium computes them, every selector, build time.

Chromium's roles and names are read from its accessibility tree, from which `element.computedRole` and `computedName`
answer too (at 30 ms a call on a page of 1,000 controls). The engine is bundled from its sources and put into the page,
so closed shadow roots stay closed to it; the big table of pages goes through the extension instead.
"""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser_copilot.browser.chromium import find_chromium
from e2e.bench.lab import Lab
from e2e.bench.pair import Pair, order
from e2e.bench.table import Goal, median, render_goals, render_table, share
from e2e.site.pages.site import PAGES, PageSite

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "extension" / "node_modules"
RACES = 15
OPENINGS = 4
BUILD = "async () => { const began = performance.now(); await inside.ours(); return performance.now() - began }"
FLAGS = ("--no-sandbox", "--disable-gpu")
NATIVE = frozenset({"Date", "DateTime", "InputTime", "ColorWell", "DisclosureTriangle", "DisclosureTriangleGrouped",
                    "Audio", "Video"})  # fmt: skip
"""Chromium's roles of controls that ARIA has no role for: only the name can be compared."""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def engine() -> str:
    """The engine as one script. Raises CalledProcessError when it does not bundle."""
    entry = Path(__file__).with_name("inside.js")
    command = [str(MODULES / ".bin" / "esbuild"), str(entry), "--bundle", "--minify", "--format=iife", "--charset=utf8"]
    environment = os.environ | {"NODE_PATH": str(MODULES)}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment, timeout=60).stdout


@contextmanager
def open_plain(lab: Lab) -> Iterator[Page]:
    """A page of a second Chromium without the extension."""
    assert lab.context.browser is not None
    kind = lab.context.browser.browser_type
    browser = kind.launch(executable_path=str(find_chromium().path), args=list(FLAGS))
    try:
        yield browser.new_page(viewport={"width": 1280, "height": 800})
    finally:
        browser.close()


@dataclass
class Inside:
    """One page: controls, those that differ, selectors, those that are lost, and CPU ms to build, cold first.

    `first` and `again`: how long a summary is built, beside a call of Playwright's.
    """

    name: str
    controls: int
    differ: list[str]
    selectors: int
    lost: list[str]
    race: Pair
    first: Pair
    again: Pair


def look_inside(page: Page, site: PageSite, name: str) -> Inside:
    """Everything about one page."""
    page.goto(site.address(name))
    page.evaluate(DRAWN)
    page.evaluate(engine())
    controls, differ = compare(page)
    found: dict[str, Any] = page.evaluate("() => inside.findAgain()")
    return Inside(name, controls, differ, found["selectors"], found["lost"], race(page),
                  *time_builds(page, site.address(name)))  # fmt: skip


def time_builds(page: Page, address: str) -> tuple[Pair, Pair]:
    """The build of a whole summary, its pauses included, and `aria_snapshot()`: first in new documents, then again."""
    first, again = Pair(), Pair()

    def build(side: str) -> float | None:
        if side == "ours":
            return float(page.evaluate(BUILD))
        page.locator("body").aria_snapshot()
        return None

    for number in range(OPENINGS):
        page.goto(address)
        page.evaluate(DRAWN)
        page.evaluate(engine())
        for side in order(number):
            first.add(side, lambda: build(side))  # noqa: B023 - called at once
    for number in range(RACES):
        for side in order(number):
            again.add(side, lambda: build(side))  # noqa: B023 - called at once
    return first, again


def race(page: Page) -> Pair:
    """Milliseconds of the page's own thread for a first summary and for Playwright's snapshot, in turn.

    The first round is cold: both scripts are new. Other processes take time, but none of the thread's.
    """
    page.reload()
    page.evaluate(DRAWN)
    page.evaluate(engine())
    with counting_cpu(page) as spend:
        idle = min(spend("() => 0") for _ in range(5))
        times = Pair()
        for number in range(1 + RACES):
            for side in order(number):
                used = spend(f"async () => {{ await inside.{side}() }}") - idle
                (times.ours if side == "ours" else times.theirs).append(max(used, 0.01))
    return times


@contextmanager
def counting_cpu(page: Page) -> Iterator[Callable[[str], float]]:
    """A function that runs a script in the page and gives the ms that the page's thread was at work for it."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration") * 1000

    def spend(script: str) -> float:
        before = read()
        page.evaluate(script)
        return read() - before

    try:
        yield spend
    finally:
        session.detach()


def compare(page: Page) -> tuple[int, list[str]]:
    """How many interactive elements have a place in Chromium's tree, and those told there by another role or name."""
    told: list[dict[str, str]] = page.evaluate("() => inside.tell()")
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    known = {node["backendDOMNodeId"]: node for node in nodes if not node["ignored"] and "backendDOMNodeId" in node}
    document = session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    session.detach()
    compared, differ = 0, []
    for number, backend in find_told(document):
        if node := known.get(backend):
            compared += 1
            role, name = node["role"]["value"], fold(node.get("name", {}).get("value", ""))
            ours = told[number]
            if name != ours["name"] or role not in (ours["role"], *NATIVE):
                differ.append(f"{ours['role']} {ours['name']!r} | {role} {name!r} | {ours['markup']}")
    return compared, differ


def find_told(node: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """The numbers that the engine left on elements, with Chromium's own number of each element."""
    stack = [node]
    while stack:
        one = stack.pop()
        given = one.get("attributes", [])
        marks = dict(zip(given[::2], given[1::2], strict=True))
        if "data-told" in marks:
            yield int(marks["data-told"]), int(one["backendNodeId"])
        stack += [*one.get("children", []), *one.get("shadowRoots", [])]
        if "contentDocument" in one:
            stack.append(one["contentDocument"])


def fold(text: str) -> str:
    """Case and white space aside, without the glyphs of icon fonts."""
    return " ".join("".join(one for one in text if not "\ue000" <= one <= "\uf8ff").split()).lower()


def warm(times: Pair) -> float:
    """The ratio of medians without the cold round."""
    return Pair(times.ours[1:], times.theirs[1:]).ratio


def bench_inside(lab: Lab, site: PageSite, verbose: bool = False) -> None:
    """All pages, and the goals over them."""
    with open_plain(lab) as page:
        every = [look_inside(page, site, name) for name in PAGES]
        rules: dict[str, Any] = page.evaluate("() => inside.rules()")
    rows = [
        (one.name, f"{one.controls - len(one.differ)}/{one.controls}",
         f"{one.selectors - len(one.lost)}/{one.selectors}", one.race.ours[0], one.race.theirs[0],
         median(one.race.ours[1:]), median(one.race.theirs[1:]), warm(one.race))
        for one in every
    ]  # fmt: skip
    heads = ("page", "role and name agree", "selectors resolve", "cold", "snapshot", "warm", "snapshot", "ratio")
    print(
        render_table("The page engine in the page, beside Playwright's snapshot algorithm (ivya), CPU ms", heads, rows)
    )
    for one in every if verbose else ():
        for line in [*one.differ, *one.lost]:
            print(f"  {one.name}: {line}")
    controls, differ = sum(one.controls for one in every), sum(len(one.differ) for one in every)
    selectors, lost = sum(one.selectors for one in every), sum(len(one.lost) for one in every)
    ratio = median([warm(one.race) for one in every])
    cold = median([one.race.ours[0] / one.race.theirs[0] for one in every])
    first, again = (median([getattr(one, name).ratio for one in every]) for name in ("first", "again"))
    print(render_goals(f"In the page, over {len(every)} pages", [
        Goal("cases of the W3C name rules, written anew", share(rules["all"] - len(rules["wrong"]), rules["all"]),
             ">= 95 %", rules["all"] - len(rules["wrong"]) >= 0.95 * rules["all"]),
        Goal("role and name as Chromium's computedRole, computedName",
             share(controls - differ, controls), ">= 97 %", (controls - differ) >= 0.97 * controls),
        Goal("resolve(generate(e)) is e, every selector of every control",
             share(selectors - lost, selectors), "100 %", lost == 0),
        Goal("build time, first in a new document / Playwright's aria_snapshot() there, median", first, "<= 0.5",
             first <= 0.5),
        Goal("build time of the whole summary again / aria_snapshot() again, median", again, "<= 0.5", again <= 0.5),
        Goal("CPU of such a build / CPU of ivya's snapshot algorithm in the page, median", ratio),
        Goal("the same in a new document, where both scripts are new", cold),
    ]))  # fmt: skip
