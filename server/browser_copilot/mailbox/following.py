"""A run or a job that was started is followed to its end; what cannot be known at the end is final."""

import asyncio
from pathlib import Path
from typing import Any

from browser_copilot.errors import CopilotError
from browser_copilot.mailbox.outcome import Answer, Final
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.tools import EFFECTS

HEARD = ("TASK_COMPLETED", "TASK_FAILED", "STEP_FAILED", "STOPPED", "SESSION_SAVED", "TOOL_COMPLETED")
HARMLESS = "tabs.open"
"""Done once as other writes are, but a tab more sends nothing."""


class RunFailed(CopilotError):
    """The goal was not reached, and nothing was done that a new try would do twice."""


async def follow_run(reader: Any, accepted: c.CommandAccepted, limit_s: float) -> Answer:
    """The result of the task. Raises `RunFailed`, or `Final` when trying again could do something twice."""
    unknown: list[str] = []
    done: list[str] = []
    ended: e.TaskCompleted | e.TaskFailed | e.Stopped | None = None
    try:
        async with asyncio.timeout(limit_s):
            while True:
                for entry in await reader.next(None):
                    if entry.type not in HEARD:
                        continue
                    event = entry.envelope.event
                    if isinstance(event, e.SessionSaved) and ended is not None:
                        return report(accepted, ended, unknown, done)
                    if isinstance(event, e.StepFailed) and event.code == "outcome_unknown":
                        unknown.append(event.error)
                    elif isinstance(event, e.ToolCompleted) and is_done(event):
                        done.append(event.tool)
                    elif isinstance(event, e.TaskCompleted | e.TaskFailed | e.Stopped):
                        ended = event
    except TimeoutError:
        where = f"run {accepted.run_id} of session {accepted.session_id}"
        raise Final(f"not over after {limit_s:g} s; it goes on as {where}") from None


def is_done(event: e.ToolCompleted) -> bool:
    """Whether the call may have changed something for good."""
    return event.ok and event.tool != HARMLESS and EFFECTS.get(event.tool) == "write"


def report(
    accepted: c.CommandAccepted,
    ended: e.TaskCompleted | e.TaskFailed | e.Stopped,
    unknown: list[str],
    done: list[str],
) -> Answer:
    if isinstance(ended, e.TaskCompleted):
        told = accepted.to_wire() | ended.to_wire()
        return Answer({name: value for name, value in told.items() if name not in ("ok", "type", "family")})
    if isinstance(ended, e.Stopped):
        raise Final(f"stopped by {ended.source}; run {accepted.run_id} can be gone on with by RecoverRun")
    text = f"{ended.status}: {ended.error}"
    if unknown:
        raise Final(f"{text}; whether this was done is not known: {'; '.join(unknown[:3])}")
    if done:
        raise Final(f"{text}; {len(done)} actions were done before, which a new try would do again")
    raise RunFailed(text)


class JobEnd:
    """003's `ICopilotJobCallback`, as far as the end is concerned."""

    def __init__(self) -> None:
        self.over: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.errors: list[str] = []
        self.works: list[dict[str, Any]] = []

    def job_succeeded(self) -> None:
        self._end(True)

    def job_failed(self) -> None:
        self._end(False)

    def work_started(self, work_id: int) -> None:
        self.works.append({"workId": work_id})

    def work_stopped(self, work_id: int, succeeded: bool) -> None:
        for work in reversed(self.works):
            if work["workId"] == work_id and "succeeded" not in work:
                work["succeeded"] = succeeded
                return

    def job_error(self, message: str) -> None:
        self.errors.append(message)

    def report(self, job_id: str, succeeded: bool) -> Answer:
        """Raises `RunFailed`, or `Final` when a work of it had begun."""
        if succeeded:
            return Answer({"jobId": job_id, "works": self.works})
        text = f"the job {job_id} failed: {'; '.join(self.errors) or 'a task of it failed'}"
        if self.works:
            raise Final(f"{text}; {len(self.works)} of its works had begun, which a new try would begin again")
        raise RunFailed(text)

    def _end(self, succeeded: bool) -> None:
        if not self.over.done():
            self.over.set_result(succeeded)


async def follow_job(jobs: Any, name: str, user_input: str, folder: Path, limit_s: float | None) -> Answer:
    """Raises `RunFailed`, or `Final` when the job goes on."""
    end = JobEnd()
    return await follow_to_end(await jobs.start(name, user_input, folder, end), end, limit_s)


async def follow_resumed(run: Any, limit_s: float) -> Answer:
    """A job that goes on, to its end. Raises `RunFailed`, or `Final` when it is not over by then."""
    end = JobEnd()
    run.listeners.append(end)
    return await follow_to_end(run, end, limit_s)


async def follow_to_end(run: Any, end: JobEnd, limit_s: float | None) -> Answer:
    """One that is stopped, or comes to rest, tells no callback: its own end is waited for."""
    try:
        async with asyncio.timeout(limit_s):
            succeeded = await run.wait()
    except TimeoutError:
        raise Final(f"the job {run.id} is not over after {limit_s:g} s; it goes on") from None
    if not succeeded and not end.over.done():
        raise Final(
            f"the job {run.id} was stopped; with the server or the browser gone, it can be gone on with by RecoverRun"
        )
    return end.report(run.id, succeeded)
