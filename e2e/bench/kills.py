"""The server is killed at every commit and sending of a goal, and at random; the site's own ledger is the judge."""

import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from browser_copilot.protocol.tools import EFFECTS
from e2e.bench.goals import at_most, exactly
from e2e.bench.proxy import Proxy
from e2e.bench.serving import Envelope, ForkedServer
from e2e.bench.table import Goal, median, percentile, render_table
from e2e.site.billing import BillingSite
from e2e.test_faults import run_chromium, wait_for

GOAL = "Download last month's invoice"
PASSES = {
    "intent.committing": range(1, 5), "intent.committed": range(1, 5), "call.sending": range(1, 9),
    "call.sent": range(1, 9), "lease.sending": range(1, 5), "lease.sent": range(1, 5),
    "result.received": range(1, 9), "result.committing": range(1, 5),
    "result.committed": range(1, 5), "ack.sending": range(1, 9), "ack.sent": range(1, 9),
    "step.committing": range(1, 5), "step.committed": range(1, 5), "run.committing": range(1, 5),
    "run.committed": range(1, 5), "event.committing": range(8, 20, 4), "event.committed": range(8, 20, 4),
}  # fmt: skip
"""Which passes of each point are tried; a server that is not killed by one ends its goal in peace."""
ENDED = ("TASK_COMPLETED", "TASK_FAILED")
ASKED = ("QUESTION", "NEEDS_APPROVAL", "TAKEOVER_ON")


@dataclass
class Tally:
    """What came of the rounds of one kind of fault. Seconds are from the ready server to the page's next answer."""

    name: str
    rounds: int = 0
    killed: int = 0
    refused: int = 0
    twice: int = 0
    never: int = 0
    asked: int = 0
    seconds: list[float] = field(default_factory=list)

    def judge(self, downloads: int, asked: bool, killed: bool, resumed_s: float | None) -> None:
        self.rounds += 1
        self.killed += killed
        self.twice += downloads > 1
        self.never += downloads == 0 and not asked
        self.asked += asked
        if resumed_s is not None:
            self.seconds.append(resumed_s)

    def row(self) -> tuple[object, ...]:
        worst = max(self.seconds, default=float("nan"))
        p95 = percentile(self.seconds, 0.95)
        return self.name, self.rounds, self.killed, self.twice, self.never, self.asked, median(self.seconds), p95, worst


@dataclass
class Ground:
    """A server that can be killed, a Chromium that lives on, and what passes between them."""

    server: ForkedServer
    proxy: Proxy
    folder: Path
    since: int = 0

    def start(self, crash: str | None = None) -> None:
        self.since = len(self.proxy.seen.frames)
        self.server.start(crash)

    def await_browser(self) -> None:
        """Asks the server nothing, whose calls are counted."""
        wait_for(lambda: ("down", "welcome") in self.proxy.seen.frames[self.since :])

    def find_lost(self) -> int:
        """Writes whose result the server acknowledged and does not have."""
        with sqlite3.connect(f"file:{self.folder}/data/copilot.db?mode=ro", uri=True) as database:
            stored = {row[0] for row in database.execute("SELECT call_id FROM intents WHERE settled_ms IS NOT NULL")}
        seen = self.proxy.seen
        writes = {one for one in seen.acknowledged if EFFECTS.get(seen.calls.get(one, "")) == "write"}
        return len(writes - stored)


@contextmanager
def open_ground() -> Iterator[Ground]:
    with tempfile.TemporaryDirectory(prefix="copilot-kill-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = ForkedServer(folder)
        server.start()
        try:
            with Proxy(server.port) as proxy, run_chromium(folder, proxy.port):
                yield Ground(server, proxy, folder)
        finally:
            server.stop()


def kill_once(ground: Ground, tally: Tally, after_s: float | None, crash: str | None = None) -> None:
    """One goal; the server is killed after that time, or kills itself at that point, and is started again."""
    server = ground.server
    if crash is not None:
        server.kill()  # it is idle; a polite end would take its seconds in every round
        ground.start(crash)
    elif not server.alive:
        ground.start()
    ground.await_browser()
    with BillingSite(variant="table") as site:
        session = server.ask("POST", "/api/copilot/session/start/skills", content=str(ground.folder / "work"))
        session_id = str(session["sessionId"])
        accepted = begin(server, session_id, site)
        killed = wait_for_kill(server, session_id, after_s)
        if not accepted and not has_run(ground, session_id):
            tally.refused += 1
            tally.twice += len(site.downloads)
            return
        resumed_s = come_back(ground, session_id) if killed else None
        envelopes: list[Envelope] = []

        def is_over() -> bool:
            envelopes[:] = server.envelopes(session_id)
            return bool({one["event"]["type"] for one in envelopes} & {*ENDED, *ASKED})

        wait_for(is_over)
        kinds = {one["event"]["type"] for one in envelopes}
        asked = "TASK_COMPLETED" not in kinds
        if asked:
            explain(tally.name, crash, envelopes)
        tally.judge(len(site.downloads), asked, killed, resumed_s)
        close_tabs(server, session_id, site.origin)
        server.ask("POST", f"/api/copilot/session/{session_id}/stop")


def close_tabs(server: ForkedServer, session_id: str, origin: str, keep: int | None = None) -> None:
    """Hundreds of open tabs would be measured too."""
    try:
        found = server.ask("GET", "/api/browser/tabs")
    except httpx.HTTPStatusError:
        return  # the browser is on its way back
    for tab in found["tabs"] if isinstance(found, dict) else found:
        if str(tab["url"]).startswith(origin) and tab["tabId"] != keep:
            call = {"id": f"close-{uuid4().hex[:12]}", "epoch": 1_000_000, "sessionId": session_id}
            close = {**call, "deadlineMs": 10_000, "name": "tabs.close", "args": {"tabId": tab["tabId"]}}
            server.ask("POST", "/api/browser/tool", json=close)


def begin(server: ForkedServer, session_id: str, site: BillingSite) -> bool:
    """False when the server was gone before it accepted the goal: then nobody was promised anything."""
    goal = {"type": "SubmitPrompt", "text": GOAL, "url": site.url, "allow": [site.origin]}
    try:
        server.command(session_id, goal)
    except httpx.HTTPError:
        return False
    return True


def wait_for_kill(server: ForkedServer, session_id: str, after_s: float | None) -> bool:
    """False when the goal was over before a point was passed so often."""
    if after_s is not None:
        time.sleep(after_s)
        server.kill()
        return True

    def is_settled() -> bool:
        if not server.alive:
            return True
        try:
            kinds = {one["event"]["type"] for one in server.envelopes(session_id)}
        except httpx.HTTPError:
            return False
        return bool(kinds & {"SESSION_SAVED"})

    wait_for(is_settled)
    return not server.alive


def come_back(ground: Ground, session_id: str) -> float | None:
    """Start again and resume what was cut off; seconds until the page answers the goal again, None if it was over."""
    server = ground.server
    server.kill()
    ground.start()
    began = time.time()
    before = server.envelopes(session_id)
    kinds = {one["event"]["type"] for one in before}
    if kinds & set(ENDED):
        return None
    if "RUN_FOUND" not in kinds:
        return None if "RUN_STARTED" not in kinds else wait_for_run(server, session_id, began)
    return resume(server, session_id, before, began)


def wait_for_run(server: ForkedServer, session_id: str, began: float) -> float | None:
    found: list[Envelope] = []

    def has_found() -> bool:
        found[:] = server.envelopes(session_id)
        return any(one["event"]["type"] == "RUN_FOUND" for one in found)

    wait_for(has_found)
    return resume(server, session_id, found, began)


def has_run(ground: Ground, session_id: str) -> bool:
    with sqlite3.connect(f"file:{ground.folder}/data/copilot.db?mode=ro", uri=True) as database:
        query = "SELECT count(*) FROM records WHERE kind = 'run' AND session_id = ?"
        return bool(database.execute(query, (session_id,)).fetchone()[0])


def resume(server: ForkedServer, session_id: str, before: list[Envelope], began: float) -> float:
    run = next(one["event"] for one in before if one["event"]["type"] == "RUN_FOUND")
    last = before[-1]["seq"]
    server.command(session_id, {"type": "RecoverRun", "runId": run["runId"], "decision": "resume"})
    answered: list[float] = []

    def goes_on() -> bool:
        after = server.envelopes(session_id, last)
        answered[:] = [one["ts_unix_ms"] for one in after if is_progress(one["event"])]
        return bool(answered)

    try:
        wait_for(goes_on)
    except AssertionError:
        explain("resuming", None, server.envelopes(session_id))
        return float("inf")
    return max(0.0, min(answered) / 1000 - began)


def is_progress(event: dict[str, Any]) -> bool:
    return (event["type"] == "TOOL_COMPLETED" and event.get("ok") is True) or event["type"] in (*ENDED, *ASKED)


def explain(name: str, crash: str | None, envelopes: list[Envelope]) -> None:
    """What a person would look at first."""
    print(f"\n{name} {crash or ''}: the goal did not succeed")
    for one in envelopes[-14:]:
        print("  ", {key: str(value)[:160] for key, value in one["event"].items() if key != "family"})


def kill_servers(rounds: int, share: float) -> list[Goal]:
    """`rounds` at random times; `share` of the passes of each point."""
    points, at_random = Tally("at a point of the write path"), Tally("at a random time")
    with open_ground() as ground:
        began = time.monotonic()
        for point, passes in PASSES.items():
            for count in passes:
                if random.random() < share or count == passes[0]:
                    kill_once(ground, points, None, f"{point}:{count}")
        usual = 2.0
        for _ in range(rounds):
            kill_once(ground, at_random, random.uniform(0.02, usual))
        lost = ground.find_lost()
        print(f"\n{points.rounds + at_random.rounds} rounds took {time.monotonic() - began:.0f} s")
    heads = ("server killed (-9)", "rounds", "killed", "done twice", "lost", "user asked", "p50 s", "p95 s", "max s")
    print(render_table(f"Resuming: {GOAL}", heads, [points.row(), at_random.row()]))
    both = [points, at_random]
    seconds = [*points.seconds, *at_random.seconds]
    rounds_all = sum(tally.killed for tally in both)
    asked = sum(tally.asked for tally in both) / max(1, rounds_all)
    return [
        exactly(f"server killed {rounds_all} times: done twice", sum(tally.twice for tally in both)),
        exactly("  acknowledged results lost", lost),
        exactly("  never done, nobody asked", sum(tally.never for tally in both)),
        at_most("  resume after start, p95", percentile(seconds, 0.95), 2.0, "s"),
        at_most("  asked of the user", asked * 100, 2.0, "%"),
    ]
