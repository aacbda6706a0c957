"""A job is a tree of works whose Refs run tasks; it begins at once and ends by itself.

What runs when, and how each work ended, are the events TASK_WORK_STARTED and TASK_WORK_STOPPED with the job's id, and
the job's record. The job as a whole is a run in the log of its home: RUN_STARTED, then RUN_FINISHED or RUN_FAILED.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from uuid import uuid4

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import events as e
from browser_copilot.runtime.conditions import Left
from browser_copilot.runtime.entry import Condition, JobSpec, Ref
from browser_copilot.runtime.entry_check import list_refs
from browser_copilot.runtime.run import DEFECTS
from browser_copilot.runtime.runtime import SERVER
from browser_copilot.runtime.tasks import Office, RunStatus, TaskOrder, TaskRun
from browser_copilot.runtime.work import Lane, carry_out
from browser_copilot.store.records import Record


class JobCallbacks(Protocol):
    """003's `ICopilotJobCallback`."""

    def job_succeeded(self) -> None: ...

    def job_failed(self) -> None: ...

    def work_started(self, work_id: int) -> None: ...

    def work_stopped(self, work_id: int, succeeded: bool) -> None: ...

    def job_error(self, message: str) -> None: ...


class Unheard:
    """Callbacks of a job that nobody listens to but by its events."""

    def job_succeeded(self) -> None:
        return

    def job_failed(self) -> None:
        return

    def work_started(self, work_id: int) -> None:
        return

    def work_stopped(self, work_id: int, succeeded: bool) -> None:
        return

    def job_error(self, message: str) -> None:
        return


@dataclass(frozen=True)
class JobOrder:
    """`home` is the session whose log has the job's events."""

    name: str
    user_input: str
    working_directory: Path
    home: str = SERVER


class WorkCallbacks:
    """A task that is part of a job: what breaks it is told by the job."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def task_succeeded(self) -> None:
        return

    def task_failed(self) -> None:
        return

    def task_session_started(self, task_session: str | None) -> None:
        return

    def task_session_stopped(self, task_session: str | None, succeeded: bool) -> None:
        return

    def task_error(self, message: str) -> None:
        self._say(message)


class JobRun:
    """003's `ICopilotJob`: begins at once, ends by itself."""

    def __init__(self, office: Office, order: JobOrder, callbacks: JobCallbacks) -> None:
        self._office = office
        self._order = order
        self._callbacks = callbacks
        self._spec: JobSpec = office.entry.jobs[order.name]
        self._running: dict[str, tuple[int, TaskRun]] = {}
        self._works: dict[int, str] = {}
        self._values: dict[str, str] = {}
        self._root = Lane(Left(order.working_directory))
        self._started = office.runtime.world.clock.now()
        self.id = f"job-{uuid4().hex[:12]}"
        self.status: RunStatus = "Executing"
        self._work = asyncio.create_task(self._follow(), name=f"job {self.id}")

    @property
    def running_work_ids(self) -> Sequence[int]:
        return sorted(work_id for work_id, _ in self._running.values())

    async def wait(self) -> bool:
        """Whether it succeeded, once it is over."""
        await asyncio.wait({self._work})
        return self.status == "Succeeded"

    async def stop(self) -> None:
        """Stop all its tasks; no callback comes any more."""
        if self._work.done():
            return
        self._work.cancel()
        await asyncio.wait({self._work})
        for _, task in list(self._running.values()):
            await task.stop()
        self._running.clear()
        await self._close_sessions(self._root)
        self.status = "Failed"
        await self.keep("Stopped")
        self._emit(e.Stopped(source="user", resumable=False))

    def _emit(self, event: e.Event) -> None:
        self._office.runtime.events.emit(event, self._order.home, self.id)

    async def keep(self, status: str) -> None:
        """The job as it is now; durable when it returns."""
        keywords = [row.keyword for row in self._office.entry.grid
                    if any(cell.job_name == self._order.name for cell in row.jobs)]  # fmt: skip
        body = {
            "job": self._order.name,
            "userInput": self._order.user_input,
            "workingDirectory": str(self._order.working_directory),
            "keywords": keywords,
            "works": {str(work_id): state for work_id, state in self._works.items()},
        }
        await self._office.runtime.records.put(Record("job", self.id, body, self._order.home, status))

    async def _follow(self) -> None:
        self._emit(e.RunStarted(task=f"job {self._order.name}", profile=self._profile))
        try:
            await self.keep("Executing")
            succeeded = await carry_out(self._spec.work, self, self._root)
        except CopilotError as error:
            self._callbacks.job_error(str(error))
            self._emit(e.ErrorRaised(code="job", message=str(error)[:2_000], recoverable=False))
            succeeded = False
        except DEFECTS as error:
            log.get("runtime").exception("a job broke by a defect", job=self._order.name)
            self._callbacks.job_error(f"{type(error).__name__}: {error}")
            succeeded = False
        await self._close_sessions(self._root)
        self.status = "Succeeded" if succeeded else "Failed"
        await self.keep(self.status)
        self._tell_end(succeeded)

    def _tell_end(self, succeeded: bool) -> None:
        done = sum(state == "Succeeded" for state in self._works.values())
        summary = f"job {self._order.name}: {done} of {len(list_refs(self._spec.work))} works succeeded"
        if succeeded:
            duration = int((self._office.runtime.world.clock.now() - self._started) * 1000)
            self._emit(e.RunFinished(summary=summary, steps=done, duration_ms=max(0, duration)))
            self._callbacks.job_succeeded()
        else:
            self._emit(e.RunFailed(error=summary, recoverable=False))
            self._callbacks.job_failed()

    @property
    def _profile(self) -> str:
        return self._office.entry.models.get("driving", self._office.runtime.world.default_profile)

    async def _close_sessions(self, lane: Lane) -> None:
        for fork in lane.forks:
            await self._close_sessions(fork)
        if lane.session_id is not None:
            await self._office.runtime.close_session(lane.session_id)
            lane.session_id = None

    # Crew

    async def run_ref(self, ref: Ref, lane: Lane) -> bool:
        """One task, in the lane's driving session. What breaks it is a failure of the work."""
        work_id = ref.work_id_in_job
        self._works[work_id] = "Executing"
        self._emit(e.WorkStarted(job_id=self.id, work_id=work_id))
        self._callbacks.work_started(work_id)
        succeeded = await self._run_task(ref, lane)
        self._works[work_id] = "Succeeded" if succeeded else "Failed"
        await self.keep("Executing")
        self._emit(e.WorkStopped(job_id=self.id, work_id=work_id, succeeded=succeeded))
        self._callbacks.work_stopped(work_id, succeeded)
        return succeeded

    async def _run_task(self, ref: Ref, lane: Lane) -> bool:
        if lane.session_id is None or self._office.runtime.session(lane.session_id) is None:
            folder = self._order.working_directory
            made = await self._office.runtime.new_session_for(self._order.home, self._profile, folder)
            lane.session_id = made.id
        order = TaskOrder(
            name=ref.task_id,
            user_input=self._order.user_input,
            driving_session=lane.session_id,
            model=ref.model_override,
            job=self._order.name,
            url=lane.url,
            values=self._values,
        )
        run = TaskRun(self._office, order, WorkCallbacks(self._callbacks.job_error))
        self._running[run.id] = (ref.work_id_in_job, run)
        succeeded = await run.wait()
        del self._running[run.id]
        lane.left = run.left
        self._values.update(run.values)
        page = await self._office.conditions.look(run.left)
        lane.url = page.url if page is not None and page.url.startswith("http") else lane.url
        return succeeded

    async def holds(self, condition: Condition, lane: Lane) -> bool:
        return await self._office.conditions.holds(condition, lane.left, self._values, self._profile)
