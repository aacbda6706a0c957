"""The queue keeps its order and its priorities; a step has its own time."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.protocol.tools import Call
from browser_copilot.runtime.queue import Queue, QueuedGoal, QueuedStep
from browser_copilot.runtime.states import MOVES, move
from tests.runtime.conftest import Bench, click, succeeded


def goal(name: str, **more: int) -> QueuedGoal:
    return QueuedGoal(id=name, goal=f"do {name}", **more)


def filled(*goals: QueuedGoal) -> Queue[QueuedGoal]:
    queue: Queue[QueuedGoal] = Queue()
    for one in goals:
        queue.enqueue(one)
    return queue


def taken(queue: Queue[QueuedGoal]) -> list[str]:
    names = []
    while (one := queue.dequeue()) is not None:
        names.append(one.id)
    return names


def test_first_come_first_served() -> None:
    assert taken(filled(goal("a"), goal("b"), goal("c"))) == ["a", "b", "c"]


def test_a_higher_priority_goes_first() -> None:
    assert taken(filled(goal("a"), goal("b", priority=5), goal("c", priority=5))) == ["b", "c", "a"]


def test_the_same_id_is_refused_twice() -> None:
    with pytest.raises(ValueError, match="queued already"):
        filled(goal("a"), goal("a"))


def test_a_cancelled_one_is_not_taken() -> None:
    queue = filled(goal("a"), goal("b"))
    assert queue.cancel("a") and not queue.cancel("a")
    assert taken(queue) == ["b"]


def test_clearing_gives_back_what_waited_in_order() -> None:
    queue = filled(goal("a"), goal("b"), goal("c", priority=1))
    assert [one.id for one in queue.clear()] == ["c", "a", "b"]
    assert taken(queue) == []


def test_a_goal_comes_back_from_its_wire_form() -> None:
    one = QueuedGoal(id="a", goal="do a", priority=2, tab_id=3, url="https://shop.test/")
    assert QueuedGoal.from_wire(one.to_wire()) == one


def test_a_move_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(KeyError):
        move("IDLE", "pause")


def test_every_state_but_idle_can_be_left() -> None:
    assert {state for state, _ in MOVES} == {"IDLE", "RUNNING", "PAUSED", "STOPPED", "FAILED"}


@pytest.mark.parametrize(
    ("tool", "args", "code"),
    [("dom.click", click("Save").args, "outcome_unknown"), ("dom.read", {}, "timeout")],
)
async def test_a_step_whose_time_is_up_ends_by_what_may_have_been_done(
    bench: Bench, tool: str, args: dict[str, Any], code: str
) -> None:
    async def never(call: Call) -> None:
        await asyncio.Event().wait()

    async def queue_a_short_one(task: Task, desk: Desk) -> Task:
        actor = bench.runtime.actor(desk.session_id)
        assert actor is not None and actor.course.active is not None
        executor = actor.course.active.executor
        short = ToolStep(tool=tool, args=args, description="short")
        done, bench.browser.after = bench.browser.after, never
        executor.queue.enqueue(QueuedStep(id="short", step=short, max_retries=0, timeout_ms=50))
        executor._news.set()
        await bench.until(e.StepFailed, desk.session_id)
        bench.browser.after = done
        return succeeded(task)

    session = (await bench.begin(queue_a_short_one)).session_id
    failed = await bench.until(e.StepFailed, session)
    await bench.until(e.SessionSaved, session)
    assert (failed.step_id, failed.code, failed.will_retry) == ("short", code, False)
