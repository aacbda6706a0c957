"""What an extension puts into a tab: its worlds, its scripts and their bytes, and the script time of the tab."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from e2e.bench.lab import Lab
from e2e.bench.table import Goal, render_goals
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PageSite

EXTENSION = "chrome-extension://"
COUNTED = {"JSEventListeners": "listeners", "Nodes": "nodes", "ScriptDuration": "script_seconds"}


@dataclass
class Traces:
    """What was put into one tab while it was watched; the last three are differences."""

    worlds: list[str] = field(default_factory=list)
    script_bytes: int = 0
    listeners: float = 0
    nodes: float = 0
    script_seconds: float = 0


@contextmanager
def watch(page: Page) -> Iterator[Traces]:
    """Complete when the block ends. Nothing is evaluated in the page."""
    traces = Traces()
    session = page.context.new_cdp_session(page)

    def see_world(event: dict[str, Any]) -> None:
        origin = str(event["context"]["origin"])
        if origin.startswith(EXTENSION):
            traces.worlds.append(origin)

    def see_script(event: dict[str, Any]) -> None:
        if str(event["url"]).startswith(EXTENSION):
            traces.script_bytes += int(event["length"])

    session.on("Runtime.executionContextCreated", see_world)
    session.on("Debugger.scriptParsed", see_script)
    for domain in ("Runtime", "Debugger", "Performance"):
        session.send(f"{domain}.enable")
    before = session.send("Performance.getMetrics")["metrics"]
    try:
        yield traces
    finally:
        after = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        for one in before:
            if one["name"] in COUNTED:
                setattr(traces, COUNTED[one["name"]], after[one["name"]] - one["value"])
        session.detach()


def bench_untouched(lab: Lab, site: PageSite) -> None:
    """A tab of another site, before, during and after a goal in a tab of the shop; and a used tab, to compare."""
    bystander = lab.context.new_page()
    bystander.goto(site.address("dashboard").replace("127.0.0.1", "localhost"))
    with watch(bystander) as untouched, BillingSite() as shop:
        lab.world.run("Download last month's invoice", shop.url)
    bystander.close()
    lab.allow(site.origin)
    with lab.open(site.address("dashboard")) as (page, tab), watch(page) as used:
        lab.ask("getMiniPCD", {"tabId": tab})
    nothing = not untouched.worlds and untouched.script_bytes == 0
    milliseconds = untouched.script_seconds * 1000
    print(render_goals("A page that no task uses, while a goal is carried out in another tab", [
        Goal("bytes of the extension's scripts in it", untouched.script_bytes, "0", nothing),
        Goal("worlds of the extension in it", len(untouched.worlds), "0", nothing),
        Goal("event listeners added", untouched.listeners, "0", untouched.listeners == 0),
        Goal("script time, ms", milliseconds, "0", milliseconds == 0),
        Goal("bytes of the extension's scripts in a page that is used", used.script_bytes),
    ]))  # fmt: skip
