"""Page summaries beside Playwright's `aria_snapshot()` of the same pages, and names beside Chromium's own."""

import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from browser_copilot.agent.render import render_page
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.tools import Failed
from e2e.bench.lab import Lab, Refused
from e2e.bench.table import median, render_table
from e2e.site.hostile import HOSTILE
from e2e.site.pages.site import KEY_CONTROLS, PAGES, PageSite

BIG_SNAPSHOT = 20_000  # characters; pages above it are where a summary has to pay
TOP = 5
ROLELESS = ""
NATIVE = frozenset({"Date", "DateTime", "InputTime", "ColorWell", "DisclosureTriangle", "DisclosureTriangleGrouped"})
"""Chromium's roles of controls that ARIA has no role for."""
REBUILDS = 5
RESOLVED = 8  # selectors of a page that are tried; each scrolls and settles
PCD_BYTES = 8_192
ADD_BUTTON = (
    "n => { const b = document.createElement('button'); b.textContent = `Added ${n}`; document.body.append(b) }"
)
TEN_THOUSAND = """async () => {
  const row = n => `<tr><td><a href="#${n}">Order ${n}</a></td><td><button>Edit ${n}</button></td>` +
    `<td><span>${n * 7} EUR</span></td></tr>`;
  document.body.innerHTML = `<table><tbody>${Array.from({ length: 1428 }, (_, n) => row(n)).join('')}</tbody></table>`;
  for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
  return document.querySelectorAll('*').length;
}"""
TICK = """() => {
  window.longest = 0;
  const channel = new MessageChannel();
  let last = performance.now();
  channel.port1.onmessage = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    channel.port2.postMessage(0);
  };
  channel.port2.postMessage(0);
}"""
"""Notes the longest time in which the page could not run a task of its own."""


@dataclass
class PageFigures:
    """One page: times in ms, sizes in characters (`summary_bytes` in bytes)."""

    name: str
    first_ms: float
    rebuild_ms: float
    snapshot_ms: float
    summary_bytes: int
    text_chars: int
    snapshot_chars: int
    keys: int = 0
    keys_found: int = 0
    names: int = 0
    names_agreed: int = 0
    selectors: int = 0
    resolved: int = 0
    trouble: list[str] = field(default_factory=list)


def measure_page(lab: Lab, site: PageSite, name: str) -> PageFigures:
    """Everything about one page."""
    with lab.open(site.address(name)) as (page, tab):
        first_ms, data = lab.time("getMiniPCD", {"tabId": tab})
        mini = MiniPCD.from_wire(data)
        text = render_page(mini)
        began = time.perf_counter()
        snapshot = page.locator("body").aria_snapshot()
        snapshot_ms = [(time.perf_counter() - began) * 1000]
        figures = PageFigures(name, first_ms, 0.0, 0.0, len(mini.to_json().encode()), len(text), len(snapshot))
        find_keys(lab, tab, mini, figures)
        compare_names(lab, page, tab, figures)
        rebuilds = []
        for number in range(REBUILDS):
            page.evaluate(ADD_BUTTON, number)
            rebuilds.append(lab.time("getMiniPCD", {"tabId": tab})[0])
            began = time.perf_counter()
            page.locator("body").aria_snapshot()
            snapshot_ms.append((time.perf_counter() - began) * 1000)
        figures.rebuild_ms, figures.snapshot_ms = median(rebuilds), median(snapshot_ms)
    return figures


def find_keys(lab: Lab, tab: int, mini: MiniPCD, figures: PageFigures) -> None:
    """The page's key controls: in the summary, or among the first five of a query for their name."""
    shown = {fold(one.label) for one in mini.actions}
    shown |= {fold(one.label) for form in mini.forms for one in form.field_summaries}
    shown |= {fold(option) for form in mini.forms for one in form.field_summaries for option in one.options or []}
    shown |= {fold(form.submit_label) for form in mini.forms if form.submit_label}
    for key in KEY_CONTROLS.get(figures.name, []):
        figures.keys += 1
        if any(fits(label, key["name"]) for label in shown) or asked(lab, tab, key["name"], key["name"]):
            figures.keys_found += 1
        else:
            figures.trouble.append(f"not found: {key['role']} {key['name']!r}")


def asked(lab: Lab, tab: int, query: str, name: str) -> bool:
    """Is it in the first five answers?"""
    hits = lab.ask("pcd.query", {"tabId": tab, "text": query, "topK": TOP})
    return any(fits(hit["label"], name) for hit in hits[:TOP])


def fits(label: str, name: str) -> bool:
    """A label is the name, its beginning, or the name after that of its group ("Seating: Terrace")."""
    return fold(label).startswith(fold(name)[:60]) or fold(label).endswith(": " + fold(name))


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


def fold(text: str) -> str:
    return " ".join(text.split()).casefold()


def bench_pages(lab: Lab, site: PageSite, verbose: bool = False) -> None:
    """The table of all pages, and what the ratios are."""
    every = [measure_page(lab, site, name) for name in PAGES]
    rows = [
        (one.name, one.first_ms, one.rebuild_ms, one.snapshot_ms, one.summary_bytes, one.text_chars,
         one.snapshot_chars, f"{one.keys_found}/{one.keys}", f"{one.names_agreed}/{one.names}",
         f"{one.resolved}/{one.selectors}")
        for one in every
    ]  # fmt: skip
    heads = ("page", "first ms", "again ms", "aria ms", "bytes", "text", "aria text", "keys", "names", "resolved")
    print(render_table("Page summaries (MiniPCD) and Playwright's aria_snapshot()", heads, rows))
    for one in every if verbose else ():
        for line in one.trouble:
            print(f"  {one.name}: {line}")
    big = [one for one in every if one.snapshot_chars > BIG_SNAPSHOT]
    summed = {name: sum(getattr(one, name) for one in every) for name in (
        "keys", "keys_found", "names", "names_agreed", "selectors", "resolved")}  # fmt: skip
    figures = [
        ("first summary, content script injected, / aria_snapshot time", median(ratios(every, "first_ms"))),
        ("summary after a change / aria_snapshot time", median(ratios(every, "rebuild_ms"))),
        ("text given to a model / aria_snapshot, characters", median(text_ratios(every))),
        (f"the same where the snapshot exceeds {BIG_SNAPSHOT:,} characters ({len(big)} pages)",
         median(text_ratios(big))),
        ("largest summary, bytes", max(one.summary_bytes for one in every)),
        ("key controls in the summary or the top five", share(summed["keys_found"], summed["keys"])),
        ("role and name as Chromium computes them", share(summed["names_agreed"], summed["names"])),
        ("selectors that find their element again", share(summed["resolved"], summed["selectors"])),
    ]  # fmt: skip
    print(render_table(f"Over {len(every)} pages (medians)", ("figure", "value"), figures))


def ratios(every: list[PageFigures], name: str) -> list[float]:
    return [getattr(one, name) / one.snapshot_ms for one in every]


def text_ratios(every: list[PageFigures]) -> list[float]:
    return [one.text_chars / one.snapshot_chars for one in every]


def share(part: int, whole: int) -> str:
    return f"{part:,}/{whole:,} = {part / max(1, whole):.1%}"


def bench_hostile(lab: Lab, site: PageSite) -> None:
    """Pages that are too big, too deep or misleading."""
    rows = []
    for name, hostile in HOSTILE.items():
        try:
            with lab.open(f"{site.origin}/hostile/{name}") as (_, tab):
                milliseconds, data = lab.time("getMiniPCD", {"tabId": tab})
                size = len(MiniPCD.from_wire(data).to_json().encode())
                found = asked(lab, tab, hostile.wanted.query, hostile.wanted.name)
                rows.append((name, milliseconds, size, "yes" if size <= PCD_BYTES else "NO", "yes" if found else "NO"))
        except Refused as problem:
            rows.append((name, float("nan"), 0, "NO", str(problem)[:60]))
    heads = ("page", "first ms", "bytes", "<= 8,192", "wanted in top 5")
    print(render_table("Hostile pages", heads, rows))


def bench_big_page(lab: Lab, site: PageSite) -> None:
    """Ten thousand nodes: the first summary, one change, and the longest time that the page was held up."""
    firsts, changes, again, held = [], [], [], []
    for _ in range(5):
        with lab.open(site.address("settings")) as (page, tab):
            lab.ask("getMiniPCD", {"tabId": tab})  # the content script is there
            nodes = page.evaluate(TEN_THOUSAND)
            firsts.append(lab.time("getMiniPCD", {"tabId": tab})[0])
            again += [lab.time("getMiniPCD", {"tabId": tab})[0] for _ in range(3)]
            for number in range(3):
                page.evaluate(ADD_BUTTON, number)
                changes.append(lab.time("getMiniPCD", {"tabId": tab})[0])
            page.evaluate(TEN_THOUSAND)
            page.evaluate(TICK)
            lab.ask("getMiniPCD", {"tabId": tab})
            held.append(float(page.evaluate("() => window.longest")))
    rows = [
        ("elements", int(nodes)),
        ("first summary, ms, from the server and back", median(firsts)),
        ("summary after one change, ms", median(changes)),
        ("summary of the unchanged page, ms", median(again)),
        ("longest time that the page was held up by a first summary, ms", median(held)),
    ]
    print(render_table("A page of 10,000 nodes (medians)", ("figure", "value"), rows))
