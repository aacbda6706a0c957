"""An errand in a session of its own: how it is begun, looked at, cut off by a kill, and resumed."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

import httpx

from e2e.bench.ground import Ground
from e2e.bench.serving import Envelope
from e2e.site.billing import BillingSite
from e2e.test_faults import wait_for

ENDED = ("TASK_COMPLETED", "TASK_FAILED", "JOB_FINISHED")
FAILED = ("TASK_FAILED", "JOB_FINISHED")
"""An end that is no success."""
ASKED = ("QUESTION", "USER_TAKEOVER_ON")
Outcome = Literal["succeeded", "failed", "asked"]
FETCH = "Download last month's invoice"


@dataclass(frozen=True)
class Errand:
    """`begin` is the command; `count` says how often the site did what must be done once. Approvals are given.

    One of `ends` tells how it ended; after one of `over` nothing more is written.
    """

    name: str
    begin: Callable[[BillingSite], dict[str, Any]]
    count: Callable[[BillingSite], int]
    ends: tuple[str, ...] = ("TASK_COMPLETED", "TASK_FAILED")
    over: tuple[str, ...] = ("SESSION_SAVED",)


def submit(text: str) -> Callable[[BillingSite], dict[str, Any]]:
    return lambda site: {"type": "SubmitPrompt", "text": text, "url": site.url, "allow": [site.origin]}


def count_downloads(site: BillingSite) -> int:
    return len(site.downloads)


DOWNLOAD = Errand("download", submit(FETCH), count_downloads)
DELETE = Errand("deletion", submit("Delete Alan Turing from the team"), lambda site: len(site.ledger.writes()))
JOB = Errand(
    "job",
    lambda _: {"type": "RunJob", "name": "fetch", "userInput": ""},
    count_downloads,
    ends=("JOB_FINISHED",),
    over=("RUN_FINISHED", "RUN_FAILED"),
)


@dataclass
class Round:
    """One errand in a session of its own."""

    ground: Ground
    errand: Errand
    site: BillingSite
    session: str = ""

    def prepare(self) -> None:
        """What the server reads when it starts."""
        if self.errand is JOB:
            fetch = {"prompt": FETCH, "url": self.site.url, "allow": [self.site.origin]}
            jobs = {"fetch": {"work": {"kind": "Seq", "works": [{"kind": "Ref", "taskId": "fetch"}]}}}
            text = json.dumps({"tasks": {"fetch": fetch}, "jobs": jobs})
            (self.ground.folder / "data" / "jobs.json").write_text(text)

    def look(self, after: int = 0) -> list[Envelope]:
        """The events so far; what waits for a yes gets one."""
        found = self.ground.server.envelopes(self.session, after)
        events = [one["event"] for one in found]
        settled = {event["approvalId"] for event in events if event["type"] == "APPROVAL_RESOLVED"}
        for event in events:
            if event["type"] == "NEEDS_APPROVAL" and event["approvalId"] not in settled:
                yes = {"type": "Approve", "approvalId": event["approvalId"], "decision": "always"}
                with suppress(httpx.HTTPStatusError):  # it was withdrawn meanwhile
                    self.ground.server.command(self.session, yes)
        return found

    def wait_until(self, what: str, *kinds: str) -> list[Envelope]:
        """The events, once one of these kinds is there. Raises `AssertionError` when that takes too long."""
        found: list[Envelope] = []

        def is_there() -> bool:
            found[:] = self.look()
            return bool(kinds_of(found) & set(kinds))

        wait_for(is_there, what)
        return found

    def begin(self) -> bool:
        """False when the server was gone before it accepted the errand: then nobody was promised anything."""
        server = self.ground.server
        try:
            folder = str(self.ground.folder / "work")
            self.session = str(server.ask("POST", "/api/copilot/session/start/skills", content=folder)["sessionId"])
            server.command(self.session, self.errand.begin(self.site))
        except httpx.HTTPError:
            return False
        return True

    def wait_for_kill(self, after_s: float | None) -> bool:
        """False when the errand was over before a point was passed so often."""
        server = self.ground.server
        if after_s is not None:
            time.sleep(after_s)
            server.kill()
            return True

        def is_settled() -> bool:
            if not server.alive:
                return True
            try:
                kinds = kinds_of(self.look())
            except httpx.HTTPError:
                return False
            return bool(kinds & set(self.errand.over))

        wait_for(is_settled, "the crash, or the end of the errand")
        return not server.alive

    def come_back(self, again: str | None) -> float | None:
        """Start and resume what was cut off; seconds from that start until the page answers again.

        None when it was over before.
        """
        began = self.ground.restart(again)
        found = self.wait_until("the run to be found, or its end", "RUN_FOUND", *self.errand.ends)
        if kinds_of(found) & set(self.errand.ends):
            return None
        run = next(one["event"] for one in found if one["event"]["type"] == "RUN_FOUND")
        last = found[-1]["seq"]
        recover = {"type": "RecoverRun", "runId": run["runId"], "decision": "resume"}
        self.ground.server.command(self.session, recover)
        answered: list[float] = []

        def goes_on() -> bool:
            answered[:] = [one["ts_unix_ms"] for one in self.look_at_work(last) if is_progress(one["event"])]
            return bool(answered)

        wait_for(goes_on, "the page's next answer")
        return max(0.0, min(answered) / 1000 - began)

    def look_at_work(self, after: int) -> list[Envelope]:
        """Events of the errand; a job's work is done in sessions of its own."""
        found = self.look(after)
        if self.errand is JOB:
            sessions = {one["event"].get("sessionId") for one in self.look()} - {None, self.session}
            for session in sessions:
                found += self.ground.server.envelopes(str(session), after)
        return found


def kinds_of(envelopes: list[Envelope]) -> set[str]:
    return {one["event"]["type"] for one in envelopes}


def is_progress(event: dict[str, Any]) -> bool:
    return (event["type"] == "TOOL_COMPLETED" and event.get("ok") is True) or event["type"] in (*ENDED, *ASKED)


def find_outcome(envelopes: list[Envelope]) -> Outcome:
    """What came of an errand that ended, or that waits for an answer."""
    if any(is_success(one["event"]) for one in envelopes):
        return "succeeded"
    return "failed" if kinds_of(envelopes) & set(FAILED) else "asked"


def is_success(event: dict[str, Any]) -> bool:
    return event["type"] == "TASK_COMPLETED" or event.get("outcome") == "succeeded"
