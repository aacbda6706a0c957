"""Server, link, background, content script and back, with what changed, beside Playwright's own call."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.bench.lab import Lab
from e2e.bench.pair import Pair, order
from e2e.bench.table import Goal, median, percentile, render_goals, render_table
from e2e.site.pages.site import PageSite

Row = tuple[str, float, float, float, float, str]
ROUNDS = 40
TRIPS = 200
CONTROLS = """() => {
  document.body.innerHTML = `<main><button>Press here</button> <output id=count>0</output>
    <label>Full name <input id=name></label>
    <label>Colour <select id=colour><option>Red<option>Green<option>Blue<option>Black</select></label></main>`;
  let presses = 0;
  document.querySelector('button').onclick = () => { document.querySelector('#count').textContent = ++presses };
}"""


def bench_round_trips(lab: Lab, site: PageSite) -> None:
    """How long a question takes: answered by the background, and by the page."""
    with lab.open(site.address("settings")) as (_, tab):
        lab.ask("getMiniPCD", {"tabId": tab})
        asked: dict[str, tuple[str, dict[str, Any]]] = {
            "tabs.list (background)": ("tabs.list", {}),
            "pcd.query (page)": ("pcd.query", {"tabId": tab, "text": "save", "topK": 3}),
            "getMiniPCD, unchanged (page)": ("getMiniPCD", {"tabId": tab}),
        }
        rows = []
        for name, (tool, args) in asked.items():
            times = [lab.time(tool, args)[0] for _ in range(TRIPS)]
            rows.append((name, median(times), percentile(times, 0.95), max(times)))
    print(render_table(f"Round trips, ms ({TRIPS} each)", ("question", "p50", "p95", "max"), rows))


def bench_actions(lab: Lab, site: PageSite) -> None:
    """Click, type, select, one after the other on the same page, ours and Playwright's in turn."""
    with lab.open(site.address("settings")) as (page, tab):
        page.evaluate(CONTROLS)
        button = {"kind": "role", "role": "button", "name": "Press here"}
        name = {"kind": "role", "role": "textbox", "name": "Full name"}
        colour = {"kind": "role", "role": "combobox", "name": "Colour"}
        pairs: dict[str, tuple[Callable[[int], object], Callable[[int], object]]] = {
            "click": (
                lambda n: lab.ask("dom.click", {"tabId": tab, "selector": button}),
                lambda n: page.get_by_role("button", name="Press here").click(),
            ),
            "type": (
                lambda n: lab.ask("dom.type", {"tabId": tab, "selector": name, "text": f"Ada {n}"}),
                lambda n: page.get_by_role("textbox", name="Full name").fill(f"Bob {n}"),
            ),
            "select": (
                lambda n: lab.ask("dom.select", {"tabId": tab, "selector": colour, "value": ("Green", "Red")[n % 2]}),
                lambda n: page.get_by_role("combobox", name="Colour").select_option(("Blue", "Black")[n % 2]),
            ),
        }
        rows = [measure_pair(label, ours, theirs) for label, (ours, theirs) in pairs.items()]
        check(page)
    heads = ("action", "ours p50", "p95", "Playwright p50", "p95", "ratio of p50")
    print(render_table(f"Actions, ms ({ROUNDS} each, in turn)", heads, rows))
    print(render_goals("Actions through server, background, content and back, observation included", [
        Goal(f"{row[0]} / Playwright's own call, median", row[5], "<= 1.0 x", row[1] <= row[3]) for row in rows
    ]))  # fmt: skip


def measure_pair(label: str, ours: Callable[[int], object], theirs: Callable[[int], object]) -> Row:
    times = Pair()
    for number in range(ROUNDS + 2):
        kept = Pair() if number < 2 else times  # the first two warm both up
        for side in order(number):
            act = ours if side == "ours" else theirs
            kept.add(side, lambda: act(number))  # noqa: B023 - called at once
    mine, other = times.ours, times.theirs
    return label, median(mine), percentile(mine, 0.95), median(other), percentile(other, 0.95), f"{times.ratio:.2f} x"


def check(page: Page) -> None:
    """Every press of both arrived."""
    presses = int(page.locator("#count").inner_text())
    if presses != 2 * (ROUNDS + 2):
        print(f"\nEXPECTED {2 * (ROUNDS + 2)} presses, the page counted {presses}")
