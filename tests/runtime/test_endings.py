"""A run ends, and says so, also when the database or the browser cannot be reached at that moment."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.errors import CopilotError, StoreError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import Bench, succeeded
from tests.runtime.crew import Crew, ref
from tests.runtime.test_control import hang
from tests.runtime.test_job_recovery import Twice


async def quick(task: Task, desk: Desk) -> Task:
    return succeeded(task)


async def fails(task: Task, desk: Desk) -> Task:
    return task.model_copy(update={"status": "failed", "summary": "no such page"})


class BadDisk:
    """No record of that kind and status can be kept until `mend`."""

    def __init__(self, bench: Bench, kind: str, *statuses: str) -> None:
        self._records: Any = bench.database.records
        self._put = self._records.put
        self._refused = (kind, statuses)
        self._records.put = self._refuse

    async def _refuse(self, *records: Any) -> None:
        kind, statuses = self._refused
        if any(one.kind == kind and one.status in statuses for one in records):
            raise StoreError("the database cannot be written: disk full")
        await self._put(*records)

    def mend(self) -> None:
        self._records.put = self._put


class SlowEnd:
    """A run of that status is kept only when the test goes on."""

    def __init__(self, bench: Bench, status: str) -> None:
        self._records: Any = bench.database.records
        self._put = self._records.put
        self._status = status
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        self._records.put = self._wait

    async def _wait(self, *records: Any) -> None:
        if any(one.kind == "run" and one.status == self._status for one in records):
            self.begun.set()
            await self.over.wait()
        await self._put(*records)


def list_waiting(bench: Bench, session: str) -> Sequence[str]:
    return [one.goal for one in bench.runtime.session(session).queue]  # type: ignore[union-attr]


async def stop_while_kept(bench: Bench, script: Any, status: str) -> str:
    """The session of a run that ended, with a goal behind it, and was stopped while its end was kept."""
    go = asyncio.Event()

    async def wait_first(task: Task, desk: Desk) -> Task:
        await desk.checkpoint(task)
        if task.goal == "first":
            await go.wait()
        ended: Task = await script(task, desk)
        return ended

    session = (await bench.begin(wait_first, "first")).session_id
    await bench.until(e.TaskStarted, session)
    await bench.do(c.Enqueue(text="after this"), session)
    slow = SlowEnd(bench, status)
    go.set()
    await slow.begun.wait()
    stopping = asyncio.create_task(bench.do(c.Stop(), session))
    await bench.until(e.StopAcknowledged, session)
    slow.over.set()
    await stopping
    await bench.until(e.Stopped, session)
    await bench.until(e.SessionSaved, session)
    return session


async def breaks(task: Task, desk: Desk) -> Task:
    raise CopilotError("no such page")


@pytest.mark.parametrize(("script", "status"), [(breaks, "failed"), (fails, "failed"), (quick, "done")])
async def test_a_stop_while_an_end_is_kept_loses_nothing_that_waits(bench: Bench, script: Any, status: str) -> None:
    session = await stop_while_kept(bench, script, status)
    [run] = await bench.database.records.find("run", session_id=session)
    kept = [one["goal"] for one in run.body.get("queue", [])]
    assert (run.status, [*kept, *list_waiting(bench, session)]) == (status, ["after this"])


async def test_what_waits_when_the_user_stops_begins_only_when_the_user_goes_on(bench: Bench) -> None:
    session = await stop_while_kept(bench, quick, "done")
    seq = bench.runtime.events.last_seq
    await bench.begin(quick, "read the news", session)
    await bench.until(e.SessionSaved, session, seq)
    course: Any = bench.runtime.actor(session).course  # type: ignore[union-attr]
    while course._background:
        await asyncio.wait(set(course._background))
    await bench.crash()
    await bench.start()
    assert list_waiting(bench, session) == ["after this"]
    seq = bench.runtime.events.last_seq
    await bench.do(c.Resume(), session)
    started = await bench.until(e.TaskStarted, session, seq)
    await bench.until(e.TaskCompleted, session, seq)
    assert (started.goal, list_waiting(bench, session)) == ("after this", [])


@pytest.mark.parametrize("waiting", [False, True])
async def test_a_stop_that_cannot_be_kept_is_a_stop(bench: Bench, waiting: bool) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    if waiting:
        await bench.do(c.Enqueue(text="after this"), session)
    disk = BadDisk(bench, "run", "stopped")
    await bench.do(c.Stop(), session)
    assert (await bench.until(e.Stopped, session)).resumable
    disk.mend()
    assert (await bench.until(e.ErrorRaised, session)).code == "not_kept"
    state = bench.runtime.actor(session).course.state  # type: ignore[union-attr]
    assert [one.goal for one in state.queue.waiting] == ["after this"] * waiting
    await bench.do(c.Resume(), session)
    seq = bench.runtime.events.last_seq
    await bench.until(e.TaskStarted, session, seq)
    await bench.do(c.Stop(), session)


@pytest.mark.parametrize(
    ("script", "status", "told"), [(quick, "done", e.TaskCompleted), (fails, "failed", e.TaskFailed)]
)
async def test_an_end_that_cannot_be_kept_is_told_as_it_was(bench: Bench, script: Any, status: str, told: Any) -> None:
    disk = BadDisk(bench, "run", status)
    session = (await bench.begin(script)).session_id
    await bench.until(told, session)
    await bench.until(e.SessionSaved, session)
    disk.mend()
    kinds = await bench.kinds(session)
    assert kinds.count("ERROR") == 1 and kinds.count(told.model_fields["type"].default) == 1
    seq = bench.runtime.events.last_seq
    await bench.begin(quick, session_id=session)
    await bench.until(e.TaskCompleted, session, seq)


async def test_a_run_that_breaks_before_it_was_recorded_is_over(bench: Bench) -> None:
    session = (await bench.runtime.new_session()).id
    disk = BadDisk(bench, "session", "open")
    await bench.begin(quick, session_id=session)
    assert "disk full" in (await bench.until(e.TaskFailed, session)).error
    await bench.until(e.ErrorRaised, session)
    disk.mend()
    seq = bench.runtime.events.last_seq
    await bench.begin(quick, session_id=session)
    await bench.until(e.TaskCompleted, session, seq)


async def test_a_browser_that_breaks_at_a_stop_does_not_keep_the_session(bench: Bench) -> None:
    async def break_down(*_args: object) -> bool:
        raise RuntimeError("the socket is gone")

    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    bench.browser.raise_fence = break_down  # type: ignore[method-assign]
    async with asyncio.timeout(30):
        await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    kinds = await bench.kinds(session)
    assert [k for k in kinds if k.startswith("STOP")] == ["STOP_REQUESTED", "STOP_ACKNOWLEDGED", "STOPPED"]


async def test_a_task_that_ends_while_the_stop_is_on_its_way_stays_ended(bench: Bench) -> None:
    on_its_way, through = asyncio.Event(), asyncio.Event()

    async def end_when_asked(task: Task, desk: Desk) -> Task:
        await on_its_way.wait()
        return succeeded(task)

    async def confirm_late(*_args: object) -> bool:
        on_its_way.set()
        await through.wait()
        return True

    session = (await bench.begin(end_when_asked)).session_id
    await bench.until(e.TaskStarted, session)
    bench.browser.raise_fence = confirm_late  # type: ignore[method-assign]
    stopping = asyncio.create_task(bench.do(c.Stop(), session))
    await bench.until(e.SessionSaved, session)
    through.set()
    await stopping
    assert not (await bench.until(e.Stopped, session)).resumable
    assert (await bench.runtime.incomplete()) == []


async def test_a_shutdown_is_done_also_when_a_job_cannot_be_kept(bench: Bench) -> None:
    twice = Twice(bench, ref("linger"))
    await twice.begin()
    session = (await bench.runtime.new_session()).id
    await bench.begin(hang, session_id=session)
    await bench.until(e.TaskStarted, session)
    disk = BadDisk(bench, "job", "Suspended")
    await bench.do(c.Shutdown())
    disk.mend()
    assert (await bench.until(e.JobFinished, "server")).outcome == "interrupted"
    assert (await bench.until(e.Stopped, session)).source == "system"
    assert await bench.do(c.Shutdown())
    refused = [(await bench.refused(one, session)).code for one in (c.Stop(), c.Pause())]
    assert refused == ["no_task", "shutting_down"]


async def test_jobs_that_break_at_a_shutdown_do_not_keep_the_sessions(bench: Bench) -> None:
    async def break_down() -> None:
        raise StoreError("the database is away")

    crew = Crew(bench)
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    crew.book.suspend = break_down  # type: ignore[method-assign]
    await bench.do(c.Shutdown())
    assert (await bench.until(e.Stopped, session)).source == "system"
