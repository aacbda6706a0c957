"""One job from the command line: start it or go on with it, show what happens, ask the user, end with an exit code.

A job tells of itself in the log of its home; what a work does stands in the log of the session that is assigned to it.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

from rich.console import Console

from browser_copilot.attending import Ask, Attendant
from browser_copilot.console import Progress, describe
from browser_copilot.errors import UsageError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.running import EXIT_CANCELLED, EXIT_FAILED, EXIT_NEEDS_USER, EXIT_OK
from browser_copilot.store.events import Entry
from browser_copilot.visible import make_visible

JobStatus = Literal["Succeeded", "Failed", "Stopped", "Interrupted"]
STATUS: dict[str, JobStatus] = {
    "succeeded": "Succeeded",
    "failed": "Failed",
    "stopped": "Stopped",
    "interrupted": "Interrupted",
}
Show = Callable[[Entry, str], None]
"""An event, and whose it is: empty for the job's own."""


@dataclass(frozen=True)
class JobWish:
    """What is asked for. `home` is the session in whose log the job tells of itself; `ask_user` as in `Goal`."""

    command: c.RunJob | c.RecoverRun
    home: str
    approve: Literal["ask", "all", "none"] = "ask"
    ask_user: Ask | None = None


@dataclass
class JobEnd:
    """`works` is what each Ref that was begun came to, by its number."""

    job_id: str = ""
    job: str = ""
    status: JobStatus = "Failed"
    works: dict[int, str] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    needs_user: bool = False

    @property
    def exit_code(self) -> int:
        if self.status == "Succeeded":
            return EXIT_OK
        if self.status == "Stopped":
            return EXIT_CANCELLED
        return EXIT_NEEDS_USER if self.needs_user else EXIT_FAILED

    def to_row(self) -> dict[str, Any]:
        """The last line of `--json`."""
        works = {str(number): state for number, state in sorted(self.works.items())}
        told = {"jobId": self.job_id, "job": self.job, "status": self.status, "works": works}
        return {"type": "RESULT", **told, "error": "; ".join(self.errors) or None, "needsUser": self.needs_user}


class JobWatch:
    """Follows a job and the sessions that are assigned to its works."""

    def __init__(self, runtime: Any, wish: JobWish, show: Show) -> None:
        self._runtime = runtime
        self._wish = wish
        self._show = show
        self._attendant = Attendant(runtime, wish.ask_user)
        self._assigned: dict[str, int] = {}
        self._is_over = False
        self.end = JobEnd(job=wish.command.name if isinstance(wish.command, c.RunJob) else "")

    async def pursue(self) -> JobEnd:
        """How it ended; a cancellation (Ctrl-C) stops it first. Raises `UsageError` for what cannot be started."""
        reader = self._runtime.events.reader(None, after=self._runtime.events.last_seq)
        try:
            home = self._wish.home if isinstance(self._wish.command, c.RunJob) else None
            if home is not None:
                await self._set_policy(home)
            reply = await self._runtime.command(self._wish.command, home)
            if isinstance(reply, c.CommandRefused):
                raise UsageError(reply.error, hint="see: browser-copilot job list")
            self.end.job_id = str(reply.run_id)
            while not self._is_over:
                for entry in await reader.next(None):
                    await self._take(entry)
        except asyncio.CancelledError:
            await self._attendant.close()
            if self.end.job_id:
                await self._runtime.command(c.CancelTask(task_id=self.end.job_id))
            self.end.status = "Stopped"
        finally:
            await self._attendant.close()
            reader.close()
        self.end.needs_user = self._attendant.was_missed and self.end.status != "Succeeded"
        return self.end

    async def _set_policy(self, session_id: str) -> None:
        await self._runtime.command(c.SetApprovalPolicy(policy=self._wish.approve), session_id)

    async def _take(self, entry: Entry) -> None:
        """Show one event of the job or its works, and react to it."""
        if self._is_over:
            return
        if entry.session_id in self._assigned:
            await self._take_of_work(entry, self._assigned[entry.session_id])
        elif entry.session_id == self._wish.home and entry.envelope.run_id == self.end.job_id:
            await self._take_of_job(entry)

    async def _take_of_job(self, entry: Entry) -> None:
        self._attendant.show(partial(self._show, entry, ""))
        match entry.envelope.event:
            case e.JobStarted() as event:
                self.end.job = event.job
            case e.WorkAssigned() as event:
                self._assigned[event.session_id] = event.work_id
                if isinstance(self._wish.command, c.RecoverRun):  # its home may be closed, or the server's
                    await self._set_policy(event.session_id)
            case e.WorkStarted() as event:
                self.end.works[event.work_id] = "Executing"
            case e.WorkStopped() as event:
                self.end.works[event.work_id] = "Succeeded" if event.succeeded else "Failed"
                if not event.succeeded:
                    self._explain(event.work_id)
            case e.ErrorRaised() as event:
                self.end.errors.append(event.message)
            case e.JobFinished() as event:
                self.end.status = STATUS[event.outcome]
                self.end.works.update(dict.fromkeys(self._find_open(), self.end.status))
            case e.RunFinished() | e.RunFailed() | e.Stopped():
                self._is_over = True
            case _:
                pass

    def _explain(self, number: int) -> None:
        """A work that failed although its run did not."""
        if not any(error.startswith(f"work {number}") for error in self.end.errors):
            self.end.errors.append(f"work {number}: it did not do what its criteria ask for")

    def _find_open(self) -> list[int]:
        return [number for number, state in self.end.works.items() if state == "Executing"]

    async def _take_of_work(self, entry: Entry, number: int) -> None:
        self._attendant.show(partial(self._show, entry, f"work {number}: "))
        event = entry.envelope.event
        missed = await self._attendant.take(event, entry.session_id)
        if missed is not None:
            await self._give_up(entry.session_id, number, missed)
        elif isinstance(event, e.TaskFailed):
            self.end.errors.append(f"work {number}: {event.error}")

    async def _give_up(self, session_id: str, number: int, reason: str) -> None:
        """Nobody is there: the work ends, and says what the user was needed for."""
        self.end.errors.append(f"work {number} needs the user: {reason}")
        await self._runtime.command(c.Stop(), session_id)


def make_job_printer(as_json: bool) -> Show:
    """One JSON line per event, or what a person reads."""
    if as_json:
        return lambda entry, _whose: print(entry.text, flush=True)
    progress = Progress(Console(stderr=False), describe)
    return lambda entry, whose: progress.show(entry.envelope, whose)


def print_job_end(end: JobEnd, as_json: bool) -> None:
    """The result as the last line: JSON, or on standard error when it did not succeed."""
    if as_json:
        print(json.dumps(end.to_row(), ensure_ascii=False), flush=True)
        return
    done = sum(state == "Succeeded" for state in end.works.values())
    text = f"{end.status.lower()}: job {end.job} ({end.job_id}), {done} works succeeded"
    why = "".join(f"\n  {error}" for error in end.errors)
    if end.status == "Interrupted":
        why += f"\n  go on with it: browser-copilot job resume {end.job_id}"
    print(make_visible(text + why), file=sys.stdout if end.status == "Succeeded" else sys.stderr)
