"""The queue keeps its order, its priorities and its retries."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.protocol.tools import Call
from browser_copilot.runtime.queue import QueuedStep, StepQueue
from browser_copilot.runtime.states import MOVES, move
from tests.runtime.conftest import Bench, click, succeeded


def step(name: str, **more: int) -> QueuedStep:
    return QueuedStep(name, ToolStep(tool="dom.click", args={"selector": {}}, description=name), **more)


def filled(*steps: QueuedStep) -> StepQueue:
    queue = StepQueue()
    for one in steps:
        queue.enqueue(one)
    return queue


def taken(queue: StepQueue) -> list[str]:
    names = []
    while (one := queue.dequeue()) is not None:
        names.append(one.id)
        queue.complete()
    return names


def test_first_come_first_served() -> None:
    assert taken(filled(step("a"), step("b"), step("c"))) == ["a", "b", "c"]


def test_a_higher_priority_goes_first() -> None:
    assert taken(filled(step("a"), step("b", priority=5), step("c", priority=5))) == ["b", "c", "a"]


def test_only_one_step_is_current() -> None:
    queue = filled(step("a"), step("b"))
    queue.dequeue()
    assert queue.dequeue() is None


def test_the_same_id_is_refused_twice() -> None:
    with pytest.raises(ValueError, match="queued already"):
        filled(step("a"), step("a"))


def test_a_cancelled_step_is_not_taken() -> None:
    queue = filled(step("a"), step("b"))
    assert queue.cancel("a") and not queue.cancel("a")
    assert taken(queue) == ["b"]


def test_clearing_gives_back_what_waited_in_order() -> None:
    queue = filled(step("a"), step("b"), step("c", priority=1))
    assert [one.id for one in queue.clear()] == ["c", "a", "b"]
    assert taken(queue) == []


def test_a_failed_step_is_retried_until_its_retries_are_used_up() -> None:
    queue = filled(step("a", max_retries=1))
    for expected in (True, False):
        queue.dequeue()
        queue.fail()
        assert queue.retry("a") is expected


def test_a_step_comes_back_from_its_wire_form() -> None:
    one = step("a", priority=2, retries=1, max_retries=4, timeout_ms=5)
    assert QueuedStep.from_wire(one.to_wire()) == one


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
        executor.queue.enqueue(QueuedStep("short", short, max_retries=0, timeout_ms=50))
        executor._news.set()
        await bench.until(e.StepFailed, desk.session_id)
        bench.browser.after = done
        return succeeded(task)

    session = (await bench.begin(queue_a_short_one)).session_id
    failed = await bench.until(e.StepFailed, session)
    await bench.until(e.SessionSaved, session)
    assert (failed.step_id, failed.code, failed.will_retry) == ("short", code, False)
