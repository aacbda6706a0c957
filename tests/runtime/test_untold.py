"""A server that is killed between the record of an end and the events that tell it tells them when it is back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.errors import StoreError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.entry_book import EntryBook
from browser_copilot.store.records import Record
from tests.runtime.conftest import SECONDS, Bench, succeeded
from tests.runtime.crew import Crew

FINAL = {"done", "stopped", "failed"}


def lose_events(bench: Bench) -> None:
    """From now on no event becomes durable in this life of the server."""

    async def refuse(*_: Any) -> None:
        raise StoreError("killed before this was written")

    bench.database.events._commit = refuse  # type: ignore[method-assign]


def lose_events_at(bench: Bench, event: e.Event) -> None:
    if isinstance(event, e.StopAcknowledged):
        lose_events(bench)


async def run_and_crash(bench: Bench, script: Callable[[Task, Desk], Awaitable[Task]], stop: bool) -> str:
    """The session; its run has ended in the records alone, and another life of the server has begun."""
    reply = await bench.begin(script)
    if stop:
        await bench.until(e.TaskStarted, reply.session_id)
        await bench.runtime.events.flush()
        actor = bench.runtime.actor(reply.session_id)
        assert actor is not None
        actor.course.listeners.append(lambda event: lose_events_at(bench, event))
        await bench.do(c.Stop(), reply.session_id)
    async with asyncio.timeout(SECONDS):
        while not await bench.database.records.find("run", statuses=FINAL):
            await asyncio.sleep(0)
    await bench.crash()
    await bench.start()
    return reply.session_id


async def hang(task: Task, desk: Desk) -> Task:
    await asyncio.Event().wait()
    return task


async def end_unheard(bench: Bench, status: Any, task: Task) -> Task:
    await bench.runtime.events.flush()
    lose_events(bench)
    return succeeded(task, "42").model_copy(update={"status": status})


@pytest.mark.parametrize(("status", "told"), [("succeeded", "TASK_COMPLETED"), ("blocked", "TASK_FAILED")])
async def test_an_end_that_was_recorded_and_not_told_is_told_after_the_restart(
    bench: Bench, status: str, told: str
) -> None:
    async def end(task: Task, desk: Desk) -> Task:
        return await end_unheard(bench, status, task)

    session = await run_and_crash(bench, end, stop=False)
    kinds = await bench.kinds(session)
    assert (kinds.count(told), "RUN_FOUND" in kinds) == (1, False)


async def test_a_stop_that_was_recorded_and_not_told_is_told_after_the_restart(bench: Bench) -> None:
    session = await run_and_crash(bench, hang, stop=True)
    assert (await bench.kinds(session)).count("STOPPED") == 1


async def test_an_end_that_was_told_is_not_told_again(bench: Bench) -> None:
    async def end(task: Task, desk: Desk) -> Task:
        return succeeded(task)

    reply = await bench.begin(end)
    await bench.until(e.SessionSaved, reply.session_id)
    await bench.crash()
    await bench.start()
    assert (await bench.kinds(reply.session_id)).count("RUN_FINISHED") == 1


async def test_a_jobs_end_that_was_recorded_and_not_told_is_told_after_the_restart(bench: Bench) -> None:
    crew = Crew(bench)
    crew.install(work={"kind": "Ref", "taskId": "save"})
    loses = bench.runtime.records.put

    async def put(*documents: Record) -> None:
        await loses(*documents)
        if documents[0].kind == "job" and documents[0].status == "Succeeded":
            lose_events(bench)

    bench.runtime.records.put = put  # type: ignore[method-assign]
    run = await crew.start()
    await run.wait()
    await bench.crash()
    await bench.start()
    await EntryBook(bench.runtime, lambda name, page: False, None).settle()
    assert [kind for kind in await bench.kinds("server") if kind.startswith("JOB_F")] == ["JOB_FINISHED"]


async def test_an_accepted_job_is_not_forgotten_by_a_crash(bench: Bench) -> None:
    crew = Crew(bench)
    crew.install(work={"kind": "Ref", "taskId": "linger"})
    run = await crew.start()
    assert [record.id for record in await bench.runtime.records.find("job")] == [run.id]
    await run.stop()


@pytest.mark.parametrize(("kind", "found"), [("run", "interrupted"), ("job", "Interrupted")])
async def test_what_was_found_by_a_start_that_was_killed_before_it_told_is_told_by_the_next(
    bench: Bench, kind: Any, found: str
) -> None:
    crew = Crew(bench)
    crew.install(work={"kind": "Ref", "taskId": "linger"})
    if kind == "job":
        await crew.start()
    else:
        await bench.begin(hang)
    await bench.until(e.TaskStarted)
    [cut] = await bench.runtime.records.find(kind)
    await bench.runtime.records.put(Record(kind, cut.id, cut.body, cut.session_id, found))
    for _ in range(2):
        await bench.crash()
        await bench.start()
        await EntryBook(bench.runtime, lambda name, page: False, None).settle()
        await bench.runtime.events.flush()
    told = [one.run_id for one in await bench.events() if isinstance(one, e.RunFound)]
    assert told == [cut.id]
