"""Server, link, background, content script and back, with what changed, beside Playwright's own call."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from e2e.bench.lab import Lab
from e2e.bench.pair import Pair, order
from e2e.bench.table import Goal, median, percentile, render_goals, render_table
from e2e.site.pages.site import PageSite

Row = tuple[str, float, float, float, float, str]
ROUNDS = 120
TRIPS = 200
CONTROLS = """() => {
  document.body.innerHTML = `<main><button>Press here</button> <output id=count>0</output>
    <label>Full name <input id=name></label>
    <label>Colour <select id=colour><option>Red<option>Green<option>Blue<option>Black</select></label></main>`;
  let presses = 0;
  document.querySelector('button').onclick = () => { document.querySelector('#count').textContent = ++presses };
}"""


MINE, THEIRS = ("Green", "Red"), ("Blue", "Black")


@dataclass(frozen=True)
class Act:
    """The same done by us, who say the ms, and by Playwright, the number of the round given; `read` is what the page
    then holds."""

    name: str
    ours: Callable[[int], float]
    theirs: Callable[[int], object]
    read: Callable[[], str]
    wanted: Callable[[int, str], str]


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
        acts = [
            Act(
                "click",
                lambda n: lab.time("dom.click", {"tabId": tab, "selector": button})[0],
                lambda n: page.get_by_role("button", name="Press here").click(),
                read_count(page),
                lambda n, side: str(2 * n + 1 + (side == order(n)[1])),
            ),
            Act(
                "type",
                lambda n: lab.time("dom.type", {"tabId": tab, "selector": name, "text": f"Ada {n}"})[0],
                lambda n: page.get_by_role("textbox", name="Full name").fill(f"Bob {n}"),
                lambda: page.locator("#name").input_value(),
                lambda n, side: f"{'Ada' if side == 'ours' else 'Bob'} {n}",
            ),
            Act(
                "select",
                lambda n: lab.time("dom.select", {"tabId": tab, "selector": colour, "value": MINE[n % 2]})[0],
                lambda n: page.get_by_role("combobox", name="Colour").select_option(THEIRS[n % 2]),
                lambda: page.locator("#colour").input_value(),
                lambda n, side: (MINE if side == "ours" else THEIRS)[n % 2],
            ),
        ]
        measured = [(act, *measure_act(act)) for act in acts]
    heads = ("action", "ours p50", "p95", "Playwright p50", "p95", "ratio of p50")
    rows = [show_act(act, times) for act, times, _ in measured]
    print(render_table(f"Actions, ms ({ROUNDS} each, in turn)", heads, rows))
    for act, _, wrong in measured:
        for line in wrong[:5]:
            print(f"  {act.name}: {line}")
    print(render_goals("Actions through server, background, content and back, observation included", [
        Goal(f"{act.name} / Playwright's own call, median, each seen to arrive", f"{times.ratio:.2f} x", "<= 1.0 x",
             times.ratio <= 1 and not wrong) for act, times, wrong in measured
    ]))  # fmt: skip


def measure_act(act: Act) -> tuple[Pair, list[str]]:
    """Times, and what the page held after an act where that was not what it had to be."""
    times, wrong = Pair(), []
    for number in range(ROUNDS + 2):
        kept = Pair() if number < 2 else times  # the first two warm both up
        for side in order(number):
            kept.add(side, lambda: do(act, side, number))  # noqa: B023 - called at once
            wanted, arrived = act.wanted(number, side), act.read()
            if arrived != wanted:
                wrong.append(f"{side}, round {number}: {arrived!r} instead of {wanted!r}")
    return times, wrong


def do(act: Act, side: str, number: int) -> float | None:
    if side == "ours":
        return act.ours(number)
    act.theirs(number)
    return None


def show_act(act: Act, times: Pair) -> Row:
    """A row of the table."""
    mine, other = times.ours, times.theirs
    return (
        act.name,
        median(mine),
        percentile(mine, 0.95),
        median(other),
        percentile(other, 0.95),
        f"{times.ratio:.2f} x",
    )


def read_count(page: Page) -> Callable[[], str]:
    """How many presses the page has heard."""
    return lambda: page.locator("#count").inner_text()
