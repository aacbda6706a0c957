"""A job is a tree of works whose Refs run tasks; it begins at once, ends by itself, and survives a crash.

The job as a whole is a run in the log of its home: RUN_STARTED and JOB_STARTED with its tree, TASK_WORK_STARTED and
TASK_WORK_STOPPED for each work, JOB_FINISHED, then RUN_FINISHED, RUN_FAILED or STOPPED. What every place of the tree
came to is kept in its journal, so that a job that is resumed goes on with the first place that did not end.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from browser_copilot import log
from browser_copilot.errors import CopilotError, StoreError
from browser_copilot.protocol import events as e
from browser_copilot.runtime.callbacks import JobCallbacks, WorkCallbacks
from browser_copilot.runtime.conditions import Left
from browser_copilot.runtime.entry import Condition, JobSpec, Ref
from browser_copilot.runtime.entry_check import list_refs
from browser_copilot.runtime.job_progress import JOB, MAX_REASON, Progress
from browser_copilot.runtime.journal import Entry, find_runs
from browser_copilot.runtime.run import DEFECTS
from browser_copilot.runtime.sessions import SERVER, SessionState
from browser_copilot.runtime.tasks import Office, RunStatus, TaskOrder, TaskRun
from browser_copilot.runtime.work import Lane, carry_out, describe_end, show_tree, show_work
from browser_copilot.store.records import Record

JobOutcome = Literal["succeeded", "failed", "stopped", "interrupted"]


@dataclass(frozen=True)
class JobOrder:
    """`home` is the session whose log has the job's events; `attended`: somebody is there to be asked."""

    name: str
    user_input: str
    working_directory: Path
    home: str = SERVER
    attended: bool = False


class JobRun:
    """003's `ICopilotJob`: begins at once, ends by itself. `listeners` are told as 003 says."""

    def __init__(self, office: Office, order: JobOrder, callbacks: JobCallbacks, progress: Progress) -> None:
        self._office = office
        self.order = order
        self.listeners = [callbacks]
        self._spec: JobSpec = office.entry.jobs[order.name]
        self._progress = progress
        self._running: dict[str, tuple[int, TaskRun]] = {}
        self._root = Lane(Left(order.working_directory))
        self._started = office.runtime.world.clock.now()
        self.id = progress.id
        self.status: RunStatus = "Executing"
        self.recorded = asyncio.Event()  # set once a crash cannot make it forgotten, or it is over
        self._work = asyncio.create_task(self._follow(), name=f"job {self.id}")

    @property
    def name(self) -> str:
        return self.order.name

    @property
    def works(self) -> Mapping[int, str]:
        """Executing, Succeeded or Failed, for each Ref that was begun."""
        return dict(self._progress.works)

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why a work failed, by its number; under "" why the job itself did."""
        redact = self._office.runtime.world.redact
        return {work: redact(why) for work, why in self._progress.reasons.items()}

    @property
    def running_work_ids(self) -> Sequence[int]:
        return sorted(work_id for work_id, _ in self._running.values())

    async def wait(self) -> bool:
        """Whether it succeeded, once it is over."""
        await asyncio.wait({self._work})
        return self.status == "Succeeded"

    async def stop(self) -> None:
        """Stop all its tasks; no callback comes any more. It cannot be resumed."""
        if not await self._break_off():
            return
        for _, task in list(self._running.values()):
            await task.stop(resumable=False)
        self._running.clear()
        await self._close_sessions(self._root)
        await self._rest("Stopped", "stopped")

    async def suspend(self) -> None:
        """The server goes down: its sessions stay as they are, and it can be resumed."""
        if not await self._break_off():
            return
        for _, task in list(self._running.values()):
            await task.suspend()
        await self._rest("Suspended", "interrupted")

    async def _break_off(self) -> bool:
        if self._work.done():
            return False
        self._work.cancel()
        await asyncio.wait({self._work})
        return self.status == "Executing"

    async def _rest(self, status: str, outcome: JobOutcome) -> None:
        self.status = "Failed"
        try:
            await self.keep(status)
        except StoreError as error:  # after a restart it is found as one that was cut off
            told = f"how the job ended cannot be kept: {error}"[:2_000]
            self._emit(e.ErrorRaised(code="job", message=told, recoverable=False))
        self._tell_outcome(outcome)
        resumable = outcome == "interrupted"
        self._emit(e.Stopped(source="system" if resumable else "user", resumable=resumable))

    def _emit(self, event: e.Event) -> None:
        self._office.runtime.events.emit(event, self.order.home, self.id)

    def _say_error(self, message: str, work: str = JOB) -> None:
        self._progress.reasons[work] = message[:MAX_REASON]
        told = message if work == JOB else f"work {work}: {message}"
        self._emit(e.ErrorRaised(code="job", message=told[:2_000], recoverable=False))
        for one in self.listeners:
            one.job_error(told)

    async def keep(self, status: str, *places: Record) -> None:
        """The job as it is now, with what places came to; durable when it returns."""
        keywords = [row.keyword for row in self._office.entry.grid
                    if any(cell.job_name == self.order.name for cell in row.jobs)]  # fmt: skip
        body = {
            "job": self.order.name,
            "userInput": self.order.user_input,
            "workingDirectory": str(self.order.working_directory),
            "keywords": keywords,
            "works": {str(work_id): state for work_id, state in self._progress.works.items()},
            "values": self._progress.values,
            "reasons": dict(self.reasons),
            "work": show_work(self._spec.work),
        }
        await self._office.runtime.records.put(Record("job", self.id, body, self.order.home, status), *places)

    async def _follow(self) -> None:
        self._tell_start()
        succeeded = await self._try()
        try:
            await self._close_sessions(self._root)
            await self.keep("Succeeded" if succeeded else "Failed")
            await self._office.runtime.records.remove_all("work", self.id)
        except StoreError as error:  # after a restart it is found as one that was cut off
            self._say_error(f"how the job ended cannot be kept: {error}")
            succeeded = False
        self.status = "Succeeded" if succeeded else "Failed"
        self.recorded.set()
        self._tell_end(succeeded)

    async def _try(self) -> bool:
        try:
            await self.keep("Executing")
            self.recorded.set()
            return await carry_out(self._spec.work, self, self._root)
        except CopilotError as error:
            self._say_error(str(error))
        except DEFECTS as error:
            log.get("runtime").exception("a job broke by a defect", job=self.order.name)
            self._say_error(f"{type(error).__name__}: {error}")
        return False

    def _tell_start(self) -> None:
        progress = self._progress
        if progress.resumed:
            self._emit(e.RunResumed())
        else:
            self._emit(e.RunStarted(task=f"job {self.order.name}", profile=self._profile))
        tree = show_tree(self._spec.work, progress.works)
        self._emit(e.JobStarted(job_id=self.id, job=self.order.name, work=tree, resumed=progress.resumed or None))

    @property
    def _done(self) -> int:
        return sum(state == "Succeeded" for state in self._progress.works.values())

    def _tell_outcome(self, outcome: JobOutcome) -> None:
        count = len(list_refs(self._spec.work))
        self._emit(e.JobFinished(job_id=self.id, outcome=outcome, succeeded_works=self._done, works=count))

    def _tell_end(self, succeeded: bool) -> None:
        self._tell_outcome("succeeded" if succeeded else "failed")
        summary = f"job {self.order.name}: {self._done} of {len(list_refs(self._spec.work))} works succeeded"
        if succeeded:
            duration = int((self._office.runtime.world.clock.now() - self._started) * 1000)
            self._emit(e.RunFinished(summary=summary, steps=self._done, duration_ms=max(0, duration)))
        else:
            self._emit(e.RunFailed(error=summary, recoverable=False))
        for one in self.listeners:
            if succeeded:
                one.job_succeeded()
            else:
                one.job_failed()

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

    async def run_ref(self, ref: Ref, lane: Lane, place: str) -> bool:
        """One task, in the lane's driving session. What breaks it is a failure of the work."""
        journal, work_id = self._progress.journal, ref.work_id_in_job
        known = journal.entries.get(place)
        if known is not None and known.succeeded is not None:
            await self._restore(lane, known)
            return known.succeeded
        await self._open_lane(lane, known)
        self._progress.works[work_id] = "Executing"
        self._progress.reasons.pop(str(work_id), None)  # of an earlier round
        await self.keep("Executing", journal.note(place, Entry(None, lane.session_id, lane.url)))
        self._emit(e.WorkStarted(job_id=self.id, work_id=work_id))
        for one in self.listeners:
            one.work_started(work_id)
        earlier = await find_runs(self._office.runtime.records, self.id, place) if known is not None else []
        succeeded = await self._run_task(ref, lane, place, earlier[-1] if earlier else None)
        self._progress.note_end(work_id, succeeded, lane.left)
        await self.keep("Executing", journal.note(place, describe_end(succeeded, lane)))
        self._emit(e.WorkStopped(job_id=self.id, work_id=work_id, succeeded=succeeded))
        for one in self.listeners:
            one.work_stopped(work_id, succeeded)
        return succeeded

    async def _restore(self, lane: Lane, known: Entry) -> None:
        """The lane as that place left it."""
        runtime = self._office.runtime
        if known.session_id is not None and runtime.follow(known.session_id, self.order.home):
            lane.session_id = known.session_id
        lane.url = known.url
        seen = None
        if known.seen_session_id is not None:
            actor = runtime.actor(known.seen_session_id)
            record = await runtime.records.get("session", known.seen_session_id)
            seen = actor.state if actor else SessionState.from_record(record) if record else None
        lane.left = Left(self.order.working_directory, seen, known.answer, frozenset(known.tools))

    async def _open_lane(self, lane: Lane, known: Entry | None) -> None:
        """A driving session: the lane's, the one that was at work before a crash, or a new one."""
        runtime = self._office.runtime
        if known is not None and known.session_id and runtime.follow(known.session_id, self.order.home):
            lane.session_id, lane.url = known.session_id, known.url
        if lane.session_id is None or runtime.session(lane.session_id) is None:
            made = await runtime.new_session_for(self.order.home, self._profile, self.order.working_directory)
            lane.session_id = made.id

    async def _run_task(self, ref: Ref, lane: Lane, place: str, earlier: Record | None) -> bool:
        order = TaskOrder(
            name=ref.task_id,
            user_input=self.order.user_input,
            driving_session=str(lane.session_id),
            model=ref.model_override,
            job=self.order.name,
            url=lane.url,
            values=self._progress.values,
            place=(self.id, place),
            earlier=earlier,
            attended=self.order.attended,
        )

        number = ref.work_id_in_job

        def assign(own: str | None) -> None:
            session_id = own or order.driving_session
            self._emit(e.WorkAssigned(job_id=self.id, work_id=number, session_id=session_id))

        callbacks = WorkCallbacks(lambda message: self._say_error(message, str(number)), assign)
        run = TaskRun(self._office, order, callbacks)
        self._running[run.id] = (ref.work_id_in_job, run)
        succeeded = await run.wait()
        del self._running[run.id]
        lane.left = run.left
        self._progress.values.update(run.values)
        page = await self._office.conditions.look(run.left)
        lane.url = page.url if page is not None and page.url.startswith("http") else lane.url
        return succeeded

    async def holds(self, condition: Condition, lane: Lane, place: str) -> bool:
        known = self._progress.journal.entries.get(place)
        if known is not None and known.succeeded is not None:
            return known.succeeded
        held = await self._office.conditions.holds(condition, lane.left, self._progress.values, self._profile)
        await self.keep("Executing", self._progress.journal.note(place, Entry(held)))
        return held
