"""What comes at the same moment: two doors, a stop at the turn of the queue, a command behind a slow disk."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import UserStop
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.actor import SessionActor
from tests.runtime.conftest import SECONDS, Bench, succeeded
from tests.runtime.test_control import hang


class SlowDisk:
    """Holds the one connection that writes, until `go_on`: as a disk that does not answer."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._over = asyncio.Event()
        self._holds = asyncio.Event()
        self._task = asyncio.create_task(self._hold())

    async def _hold(self) -> None:
        async with self._bench.database.write():
            self._holds.set()
            await self._over.wait()

    async def hold(self) -> "SlowDisk":
        await self._holds.wait()
        return self

    async def go_on(self) -> None:
        self._over.set()
        await self._task


def is_accepted(reply: Any) -> bool:
    return isinstance(reply, c.CommandAccepted)


@pytest.mark.parametrize("stop", [c.Stop(), c.SubmitPrompt(text="stop")], ids=["button", "word"])
async def test_a_stop_does_not_wait_for_a_slow_disk(bench: Bench, stop: Any) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    disk = await SlowDisk(bench).hold()
    slow = asyncio.create_task(bench.runtime.command(c.SetApprovalPolicy(policy="all"), session))
    stopping = asyncio.create_task(bench.runtime.command(stop, session))
    active = bench.runtime.actor(session).course.active  # type: ignore[union-attr]
    async with asyncio.timeout(SECONDS):
        await active.acknowledged.wait()  # type: ignore[union-attr]
    held = slow.done()
    await disk.go_on()
    assert (held, is_accepted(await stopping), is_accepted(await slow)) == (False, True, True)


async def test_a_cancel_does_not_wait_for_a_slow_disk(bench: Bench) -> None:
    begun = await bench.begin(hang)
    await bench.until(e.TaskStarted, begun.session_id)
    disk = await SlowDisk(bench).hold()
    slow = asyncio.create_task(bench.runtime.command(c.SetApprovalPolicy(policy="all"), begun.session_id))
    async with asyncio.timeout(SECONDS):
        await bench.do(c.CancelTask(task_id=begun.task_id or ""), begun.session_id)
    held = slow.done()
    await disk.go_on()
    assert (held, is_accepted(await slow)) == (False, True)


async def test_a_cancel_whose_turn_comes_after_the_end_is_not_for_the_next_stop(bench: Bench) -> None:
    begun = await bench.begin(hang)
    session = begun.session_id
    await bench.until(e.TaskStarted, session)
    course: Any = bench.runtime.actor(session).course  # type: ignore[union-attr]
    busy, over, save = asyncio.Event(), asyncio.Event(), course.save

    async def save_late(*status: str) -> None:
        if not busy.is_set():
            busy.set()
            await over.wait()
        await save(*status)

    course.save = save_late
    slow = asyncio.create_task(bench.runtime.command(c.SessionCompact(), session))
    await busy.wait()
    await bench.do(c.CancelTask(task_id=begun.task_id or ""), session)
    await bench.until(e.SessionSaved, session)
    over.set()
    await slow
    assert (await bench.refused(c.Stop(), session)).code == "no_task"


@pytest.mark.parametrize("door", ["command", "extension"])
async def test_a_stop_is_also_for_the_goal_that_was_said_before_it(bench: Bench, door: str) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    disk = await SlowDisk(bench).hold()
    runtime = bench.runtime
    stop = runtime.command(c.Stop(), session) if door == "command" else runtime.browser_event(UserStop())
    said = [c.SetApprovalPolicy(policy="all"), c.SwitchTask(text="another goal")]
    replies = [asyncio.create_task(one) for one in (*(runtime.command(one, session) for one in said), stop)]
    await bench.runtime.actor(session).course.active.acknowledged.wait()  # type: ignore[union-attr]
    await disk.go_on()
    await asyncio.wait(replies, timeout=SECONDS)
    await bench.runtime.actor(session).course.stopping_over()  # type: ignore[union-attr]
    assert bench.runtime.session(session).state == "STOPPED"  # type: ignore[union-attr]


async def test_a_stop_of_everything_asks_only_the_sessions_where_there_is_something_to_stop(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await bench.runtime.new_session()
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    asked, submit = list[str](), SessionActor.submit

    async def note(actor: SessionActor, command: c.Command) -> Any:
        asked.append(actor.state.id)
        return await submit(actor, command)

    monkeypatch.setattr(SessionActor, "submit", note)
    await bench.runtime.browser_event(UserStop())
    await bench.until(e.Stopped, session)
    assert asked == [session]


async def test_a_stop_at_the_turn_of_the_queue_keeps_the_next_goal_waiting(bench: Bench) -> None:
    over = asyncio.Event()

    async def pursue(task: Task, desk: Desk) -> Task:
        await over.wait()
        return succeeded(task)

    session = (await bench.begin(pursue)).session_id
    await bench.do(c.Enqueue(text="the next one"), session)
    await bench.until(e.TaskStarted, session)
    course: Any = bench.runtime.actor(session).course  # type: ignore[union-attr]
    disk = await SlowDisk(bench).hold()
    course.listeners.append(lambda event: disk_again(event))
    holding: list[SlowDisk] = []

    def disk_again(event: e.Event) -> None:
        if isinstance(event, e.TaskCompleted):
            holding.append(SlowDisk(bench))

    over.set()
    await disk.go_on()
    async with asyncio.timeout(SECONDS):
        while not holding or course.active is not None:
            await asyncio.sleep(0)
    actor: Any = bench.runtime.actor(session)
    slow = asyncio.create_task(bench.runtime.command(c.SetApprovalPolicy(policy="all"), session))
    await asyncio.sleep(0)
    async with asyncio.timeout(SECONDS):
        while actor._inbox.qsize():
            await asyncio.sleep(0)
        reply = await bench.runtime.command(c.Stop(), session)  # behind nothing
    await holding[0].go_on()
    await slow
    await bench.until(e.Stopped, session)
    while course._background:
        await asyncio.wait(set(course._background), timeout=SECONDS)
    waiting = [one.goal for one in course.state.queue.waiting]
    assert (is_accepted(reply), course.active, waiting) == (True, None, ["the next one"])
    told = [kind for kind in await bench.kinds(session) if kind.startswith("STOP")]
    assert told == ["STOP_REQUESTED", "STOP_ACKNOWLEDGED", "STOPPED"]


async def test_two_doors_that_resume_a_closed_session_get_the_same_one(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    await bench.runtime.close_session(session)
    command = c.SessionResume(session_id=session)
    await asyncio.gather(*(bench.runtime.command(command, session) for _ in range(2)))
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert names.count(f"session {session}") == 1


async def test_a_run_does_not_go_on_beside_one_that_began_meanwhile(bench: Bench) -> None:
    begun = await bench.begin(hang)
    await bench.until(e.TaskStarted, begun.session_id)
    await bench.do(c.Stop(), begun.session_id)
    await bench.until(e.SessionSaved, begun.session_id)
    course: Any = bench.runtime.actor(begun.session_id).course  # type: ignore[union-attr]
    replies = await asyncio.gather(course.recover(begun.run_id, "resume"), course.start("another goal"))
    assert sorted(map(is_accepted, replies)) == [False, True]


async def test_a_run_that_cannot_go_on_leaves_the_one_under_way_alone(bench: Bench) -> None:
    begun = await bench.begin(hang)
    session = begun.session_id
    await bench.until(e.TaskStarted, session)
    await bench.do(c.Enqueue(text="the next one"), session)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    course: Any = bench.runtime.actor(session).course  # type: ignore[union-attr]
    disk = await SlowDisk(bench).hold()
    going = asyncio.create_task(course.recover(begun.run_id, "resume"))
    async with asyncio.timeout(SECONDS):
        while not course.state.queue.waiting:
            await asyncio.sleep(0)
    other = await course.start("another goal")
    await disk.go_on()
    assert (is_accepted(other), is_accepted(await going), course.active.catch_up) == (True, False, None)
