"""Killed servers, killed workers and stops in a real browser; the judge is the site's own ledger."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.browser.pairing import Pairing, load_secret
from browser_copilot.browser.profile import copy_extension, find_extension, prepare_profile
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from e2e.bench.lab import Lab
from e2e.bench.stage import Scripted, click_on, read_both, read_until
from e2e.bench.stopping import CLOCK_MS, HEADS, SPREAD_S, Stops
from e2e.bench.table import median, percentile, render_table
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PageSite
from e2e.test_faults import Server, wait_for
from e2e.world import World

GOAL = "Download last month's invoice"
COUNTING = """() => {
  document.body.innerHTML = '<main><button>Save</button></main>';
  window.presses = [];
  document.querySelector('button').onclick = () => window.presses.push(Date.now());
}"""


@dataclass
class Tally:
    """What came of the rounds of one kind of fault."""

    name: str
    rounds: int = 0
    once: int = 0
    twice: int = 0
    never: int = 0
    asked: int = 0
    seconds: list[float] = field(default_factory=list)

    def judge(self, downloads: int, asked: bool, seconds: float) -> None:
        self.rounds += 1
        self.once += downloads == 1
        self.twice += downloads > 1
        self.never += downloads == 0
        self.asked += asked
        self.seconds.append(seconds)

    def row(self) -> tuple[object, ...]:
        worst = percentile(self.seconds, 0.95)
        return self.name, self.rounds, self.once, self.twice, self.never, self.asked, median(self.seconds), worst


def print_tallies(tallies: list[Tally]) -> None:
    heads = ("fault", "rounds", "served once", "twice", "never", "user asked", "p50 s", "p95 s")
    print(render_table(f"Faults at random times of: {GOAL}", heads, [tally.row() for tally in tallies]))


def kill_servers(rounds: int) -> Tally:
    """kill -9, start again, resume; the browser lives on. Seconds are from the restart to the end of the task."""
    tally = Tally("server killed (-9), restarted and resumed")
    with tempfile.TemporaryDirectory(prefix="copilot-kill-", ignore_cleanup_errors=True) as name:
        server = Server(Path(name))
        server.start()
        try:
            with run_browser(server, Path(name)):
                for number in range(rounds):
                    kill_once(server, Path(name) / "work", random.uniform(0.05, 2.0) if number else 0.6, tally)
        finally:
            server.stop()
    return tally


@contextmanager
def run_browser(server: Server, folder: Path) -> Iterator[None]:
    """A Chromium that is not the server's own."""
    pairing = Pairing(f"ws://127.0.0.1:{server.port}/ws/browser", load_secret(folder / "data"))
    copy, profile, downloads = folder / "extension", folder / "profile", folder / "work"
    prepare_profile(profile, downloads, copy_extension(find_extension(), copy, pairing))
    launch = Launch(profile=profile, extension=copy, downloads=downloads, headless=True)
    command = [str(find_chromium().path), *build_arguments(launch, as_root=os.geteuid() == 0)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        wait_for(server.has_browser)
        yield
    finally:
        process.terminate()
        process.wait(30)


def kill_once(server: Server, work: Path, after_s: float, tally: Tally) -> None:
    """One goal, one kill at that time after it was given."""
    with BillingSite(variant="slow") as site:
        wait_for(server.has_browser)
        session = server.ask("POST", "/api/copilot/session/start/skills", content=str(work))["sessionId"]
        command = {"type": "SubmitPrompt", "text": GOAL, "url": site.url, "allow": [site.origin]}
        server.ask("POST", f"/api/copilot/session/{session}/command", json=command)
        time.sleep(after_s)
        server.kill()
        server.start()
        began = time.monotonic()
        ended = ("TASK_COMPLETED", "TASK_FAILED", "QUESTION", "NEEDS_APPROVAL", "TAKEOVER_ON")
        seen = server.events(session)
        if not any(event["type"].startswith(("TASK_COMPLETED", "TASK_FAILED")) for event in seen):
            wait_for(server.has(session, "RUN_FOUND"))
            found = next(event for event in server.events(session) if event["type"] == "RUN_FOUND")
            recover = {"type": "RecoverRun", "runId": found["runId"], "decision": "resume"}
            server.ask("POST", f"/api/copilot/session/{session}/command", json=recover)
        wait_for(lambda: any(event["type"] in ended for event in server.events(session)))
        kinds = {event["type"] for event in server.events(session)}
        asked = "TASK_COMPLETED" not in kinds and bool(kinds & set(ended[2:]))
        tally.judge(len(site.downloads), asked, time.monotonic() - began)
        server.ask("POST", f"/api/copilot/session/{session}/stop")


def break_links(world: World, rounds: int) -> list[Tally]:
    """The extension's worker is killed, or every socket is cut. Seconds are those of the whole goal."""
    tallies = [Tally("nothing"), Tally("worker killed"), Tally("sockets cut")]
    for tally in tallies:
        for _ in range(rounds):
            with BillingSite(variant="table") as site:
                began = time.monotonic()
                run = world.run(GOAL, site.url, on_event=break_at_random(world, tally.name))
                seconds = time.monotonic() - began
                if run.outcome.status != "succeeded":
                    print(f"\n{tally.name}: {run.explain()}", file=sys.stderr)
                tally.judge(len(site.downloads), run.outcome.status != "succeeded", seconds)
    return tallies


def break_at_random(world: World, name: str) -> Any:
    """Does it once, with the n-th event of the run, n random."""
    left = random.randint(3, 30)

    def see(event: e.Event) -> None:
        nonlocal left
        left -= 1
        if left != 0 or name == "nothing":
            return
        act = (
            world.kill_worker
            if name == "worker killed"
            else lambda: world.app_loop(lambda: (world.cut_link(), None)[1])
        )
        threading.Thread(target=act, daemon=True).start()

    return see


def stop_in_browser(world: World, page: Page, tab: int, origin: str, rounds: int) -> Stops:
    """A task that clicks as fast as the page allows; the page itself notes when it was clicked."""
    runtime = world.app.runtime
    runtime.world = replace(runtime.world, find_pursuer=lambda profile: Scripted(click_on))
    stops = Stops("busy, real Chromium")

    async def stop_once() -> int:
        session = (await runtime.new_session()).id
        reader = runtime.events.reader(session, 0)
        await runtime.command(c.SubmitPrompt(text="click on", tab_id=tab, allow=[origin]), session)
        await read_until(reader, e.ActionDone)
        await asyncio.sleep(random.uniform(0, SPREAD_S))
        began = time.perf_counter()
        await runtime.command(c.Stop(), session)
        entry, acknowledged, stopped = await read_both(reader, e.StopAcknowledged, e.Stopped)
        reader.close()
        stops.acknowledged.append((acknowledged - began) * 1000)
        stops.stopped.append((stopped - began) * 1000)
        await runtime.close_session(session)
        return entry.envelope.ts_unix_ms

    for _ in range(rounds):
        acknowledged_ms = world.wait(stop_once())
        presses: list[float] = page.evaluate("() => window.presses.splice(0)")
        stops.late += sum(at > acknowledged_ms + CLOCK_MS for at in presses)
    return stops


def bench_browser(stops: int, faults: int) -> None:
    """Everything that needs one managed browser."""
    with (
        tempfile.TemporaryDirectory(prefix="copilot-runtime-", ignore_cleanup_errors=True) as name,
        World(Path(name), debugging=True) as world,
        sync_playwright() as playwright,
        PageSite() as site,
    ):
        tallies = break_links(world, faults)
        browser = world.app.browser
        address = browser.debugging_url if browser else None
        lab = Lab(world, playwright.chromium.connect_over_cdp(str(address)).contexts[0])
        with lab.open(site.address("settings")) as (page, tab):
            page.evaluate(COUNTING)
            row = stop_in_browser(world, page, tab, site.origin, stops).row()
    print(render_table("Stop at random times in a real browser, ms", HEADS, [row]))
    print_tallies(tallies)
