"""The installed Entry: its tasks and jobs are listed and started here; an Entry is installed once."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from browser_copilot.errors import UsageError
from browser_copilot.runtime.callbacks import JobCallbacks, TaskCallbacks, Unheard
from browser_copilot.runtime.conditions import Conditions, Judge, MatchGoal
from browser_copilot.runtime.entry import Entry
from browser_copilot.runtime.entry_check import list_refs, validate_entry
from browser_copilot.runtime.job_progress import begin_progress
from browser_copilot.runtime.job_recovery import WAITING, discard, find_waiting, revive, settle_jobs
from browser_copilot.runtime.jobs import JobOrder, JobRun
from browser_copilot.runtime.recovery import Unfinished
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.tasks import Office, TaskOrder, TaskRun
from browser_copilot.store.records import Place, Record

MAX_ENTRY_BYTES = 1024 * 1024
MAX_OVER = 100


@dataclass(frozen=True)
class TaskListing:
    name: str
    require_user_input: bool


class EntryBook:
    """Implements the portal's `Tasks` and `Jobs` and the runtime's `JobStarter`, over one installed Entry."""

    def __init__(self, runtime: Runtime, match_goal: MatchGoal, judge: Judge | None = None) -> None:
        self._runtime = runtime
        self._match_goal = match_goal
        self._judge = judge
        self._office: Office | None = None
        self._runs: dict[str, JobRun] = {}
        self._recovering = asyncio.Lock()
        self.tasks = EntryTasks(self)
        self.fault: str | None = None  # why jobs.json is not installed

    def install(self, entry: Entry) -> None:
        """003's `installJobsEntry`. Raises `UsageError` the second time."""
        if self._office is not None:
            raise UsageError("an Entry is installed already; it can be installed once", field="entry")
        conditions = Conditions(self._runtime.world, entry, self._match_goal, self._judge)
        self._office = Office(self._runtime, entry, conditions)

    @property
    def entry(self) -> Entry | None:
        return self._office.entry if self._office else None

    def get_office(self) -> Office:
        """Raises `UsageError` before an Entry is installed."""
        if self._office is None:
            raise UsageError("no Entry is installed", field="entry", hint="write jobs.json in the data directory")
        return self._office

    def listing(self) -> dict[str, dict[str, Any]]:
        """003's `Job` by name."""
        jobs = self._office.entry.jobs if self._office else {}
        return {name: job.model_dump(by_alias=True, exclude_none=True, mode="json") for name, job in jobs.items()}

    async def start(self, name: str, user_input: str, working_directory: Path, callbacks: JobCallbacks) -> JobRun:
        """A job that a crash cannot make forgotten any more. Raises `UsageError` for what cannot start."""
        run = self.begin(JobOrder(name, user_input, working_directory), callbacks)
        await run.recorded.wait()
        return run

    def begin(self, order: JobOrder, callbacks: JobCallbacks | None = None) -> JobRun:
        if self._runtime.is_closing:
            raise UsageError("the server is shutting down", hint="start the job once it is up again")
        office = self.get_office()
        order = replace(order, user_input=self._runtime.world.said.hide(order.user_input, lasting=True))
        job = office.entry.jobs.get(order.name)
        if job is None:
            raise UsageError(
                f"there is no job {order.name}", field="name", hint=f"jobs: {', '.join(office.entry.jobs)}"
            )
        for ref in list_refs(job.work):
            check_input(office.entry, ref.task_id, order.user_input)
        run = JobRun(office, order, callbacks or Unheard(), begin_progress())
        self._hold(run)
        return run

    def _hold(self, run: JobRun) -> None:
        """Of the jobs that are over the newest are known by their id, too."""
        self._runs[run.id] = run
        over = [known.id for known in self._runs.values() if known.status != "Executing"]
        for id in over[: max(0, len(over) - MAX_OVER)]:
            del self._runs[id]

    async def run_for(
        self, name: str, user_input: str, working_directory: Path, home: str, *, attended: bool = False
    ) -> str:
        """For the command RunJob: the job's id, once a crash cannot make it forgotten. Raises `UsageError`."""
        run = self.begin(JobOrder(name, user_input, working_directory, home, attended))
        await run.recorded.wait()
        return run.id

    def find_run(self, job_id: str) -> JobRun | None:
        return self._runs.get(job_id)

    def running(self) -> Sequence[JobRun]:
        """Whoever started them."""
        return [run for run in self._runs.values() if run.status == "Executing"]

    async def stop_job(self, job_id: str) -> bool:
        """Whether there was such a job, still running."""
        run = self._runs.get(job_id)
        if run is None or run.status != "Executing":
            return False
        await run.stop()
        return True

    async def stop_all(self, home: str | None) -> bool:
        """Those that were begun in that session, or all. Whether any was under way."""
        meant = [run for run in self.running() if home in (None, run.order.home)]
        await asyncio.gather(*(run.stop() for run in meant))
        return bool(meant)

    # Recovery

    async def settle(self) -> int:
        """At start: jobs that were cut off wait for "Resume or discard?". Returns how many."""
        return await settle_jobs(self._runtime)

    async def find_unfinished(self) -> Sequence[Unfinished]:
        return await find_waiting(self._runtime)

    async def recover(self, job_id: str, decision: Literal["resume", "discard"], *, attended: bool) -> str | None:
        """The home of the job; None when no such job waits. Raises `UsageError` when it cannot go on."""
        async with self._recovering:
            record = await self.find_status(job_id)
            if record is None or record.status not in WAITING:
                return None
            if decision == "discard":
                await discard(self._runtime, record)
            else:
                run = await revive(self.get_office(), record, attended)
                self._hold(run)
                await run.keep("Executing")
            return str(record.session_id)

    async def suspend(self) -> None:
        """The server goes down: every job rests as it is."""
        for run in list(self._runs.values()):
            await run.suspend()

    async def find_status(self, job_id: str) -> Record | None:
        """A job as it was last kept."""
        return await self._runtime.records.get("job", job_id)

    async def find_runs(self, name: str | None = None, limit: int = 50, before: Place | None = None) -> list[Record]:
        """Every job there ever was, or those of that name; newest change first, behind `before`."""
        begins = '{"job":' + json.dumps(name, ensure_ascii=False) + "," if name is not None else None
        return await self._runtime.records.find("job", holding=begins, before=before, limit=limit)

    async def close(self) -> None:
        """Every job rests as it is; tasks of their own are stopped."""
        await self.suspend()
        await self.tasks.close()


class EntryTasks:
    """The tasks of the installed Entry."""

    def __init__(self, book: EntryBook) -> None:
        self._book = book
        self._runs: list[TaskRun] = []

    def listing(self) -> Sequence[TaskListing]:
        entry = self._book.entry
        tasks = entry.tasks if entry else {}
        return [TaskListing(name, task.require_user_input) for name, task in tasks.items()]

    async def start_in_session(self, name: str, user_input: str, session_id: str, callbacks: TaskCallbacks) -> TaskRun:
        """Single session mode is forced, prerequisites are not checked. Raises `UsageError` for what cannot start."""
        forced = TaskOrder(name, user_input, session_id, forced_single_session=True, ignore_prerequisites=True)
        return self.start(forced, callbacks)

    def start(self, order: TaskOrder, callbacks: TaskCallbacks) -> TaskRun:
        """003's `startTask`. Raises `UsageError`."""
        office = self._book.get_office()
        check_input(office.entry, order.name, order.user_input)
        actor = office.runtime.actor(order.driving_session)
        if actor is None:
            raise UsageError(f"there is no open session {order.driving_session}", field="sessionId")
        if order.forced_single_session and actor.course.active is not None:
            raise UsageError("the session is busy; stop what runs there first", field="sessionId")
        self._runs = [run for run in self._runs if run.status == "Executing"]
        run = TaskRun(office, order, callbacks)
        self._runs.append(run)
        return run

    async def close(self) -> None:
        for run in self._runs:
            await run.stop()


def check_input(entry: Entry, name: str, user_input: str) -> None:
    """Raises `UsageError` for an unknown task, or one that needs input and has none."""
    task = entry.tasks.get(name)
    if task is None:
        raise UsageError(f"there is no task {name}", field="name", hint=f"tasks: {', '.join(entry.tasks)}")
    if task.require_user_input and not user_input.strip():
        raise UsageError(f"the task {name} needs input", field="userInput", hint="say what it is about")


def load_entry(path: Path, is_profile: Callable[[str], bool]) -> Entry | None:
    """The Entry of a file; None when there is no such file. Raises `UsageError` with the paths of its faults."""
    try:
        if path.stat().st_size > MAX_ENTRY_BYTES:
            raise UsageError(f"{path} is larger than {MAX_ENTRY_BYTES} bytes", limit=MAX_ENTRY_BYTES)
        raw = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    return validate_entry(raw, is_profile)
