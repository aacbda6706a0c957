"""Nothing is sent past a pause, a user's hand or a skip; each action lies inside a step, and each step has one end."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Call, fail
from tests.runtime.conftest import SECONDS, Bench, click, succeeded

ENDS = e.StepCompleted | e.StepFailed | e.StepSkipped


async def press(task: Task, desk: Desk) -> Task:
    """Save, as often as it is stale."""
    await desk.look("getMiniPCD", {})
    while (await desk.perform(click("Save"))).status != "ok":
        await desk.look("getMiniPCD", {})
    return succeeded(task)


def find_presses(bench: Bench) -> list[str]:
    return [one.label for one in bench.browser.performed if one.label in ("Save", "Next")]


async def check_order(bench: Bench, session: str) -> None:
    """Over a whole log."""
    under_way: str | None = None
    for event in await bench.events(session):
        if isinstance(event, e.StepStarted):
            assert under_way is None
            under_way = event.step_id
        elif isinstance(event, e.ActionDone):
            assert under_way is not None, event
        elif isinstance(event, ENDS) and not getattr(event, "will_retry", False):
            assert under_way in (event.step_id, None) and (under_way or isinstance(event, e.StepSkipped))
            under_way = None
    assert under_way is None


async def pass_gate(bench: Bench, session: str) -> None:
    """Until whoever waits at the gate is there, or would have gone through it: the browser was asked in between."""
    for _ in range(3):
        await bench.events(session)


@pytest.mark.parametrize(("hold", "let_go"), [(c.Pause(), c.Resume()), (c.Takeover(on=True), c.Takeover(on=False))])
async def test_a_yes_to_an_origin_does_not_pass_a_hold(bench: Bench, hold: Any, let_go: Any) -> None:
    bench.browser.fail_next("dom.click", fail("needs_grant", "not allowed yet"))
    session = (await bench.begin(press)).session_id
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(hold, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.ApprovalResolved, session)
    await pass_gate(bench, session)
    assert find_presses(bench) == []
    await bench.do(let_go, session)
    await bench.until(e.TaskCompleted, session)
    assert find_presses(bench) == ["Save"]
    await check_order(bench, session)


async def test_what_was_taken_over_between_two_attempts_is_looked_at_first(bench: Bench) -> None:
    bench.browser.fail_next("dom.click", fail("not_stable", "it moves"))
    session = (await bench.begin(press)).session_id
    assert (await bench.until(e.StepFailed, session)).will_retry
    await bench.do(c.Takeover(on=True), session)
    called = len(bench.browser.calls)
    await bench.do(c.Takeover(on=False), session)
    await bench.until(e.TaskCompleted, session)
    names = [one.to_wire()["name"] for one in bench.browser.calls[called:]]
    assert names == ["getMiniPCD", "dom.click"]
    await check_order(bench, session)


async def test_an_attempt_that_came_to_nothing_is_made_again_once(bench: Bench) -> None:
    bench.browser.fail_next("dom.click", fail("not_stable", "it moves"))
    session = (await bench.begin(press)).session_id
    await bench.until(e.TaskCompleted, session)
    told = await bench.events(session)
    assert [one.attempt for one in told if isinstance(one, e.StepFailed) and one.will_retry] == [1]
    assert len([one for one in told if isinstance(one, e.StepCompleted)]) == 2  # the tab's, and the press
    assert find_presses(bench) == ["Save"]
    await check_order(bench, session)


async def test_a_skip_while_the_page_is_read_is_for_the_next_step(bench: Bench) -> None:
    statuses: list[str] = []
    reading = asyncio.Event()

    async def work(task: Task, desk: Desk) -> Task:
        bench.browser.hang("getMiniPCD")
        reading.set()
        assert (await desk.look("getMiniPCD", {})).title == "Shop"
        statuses.extend([(await desk.perform(click(name))).status for name in ("Save", "Next")])
        return succeeded(task)

    session = (await bench.begin(work)).session_id
    async with asyncio.timeout(SECONDS):
        await reading.wait()
        while not bench.browser._answering or bench.browser._hanging:
            await asyncio.sleep(0)
    await bench.do(c.Skip(), session)
    await bench.until(e.TaskCompleted, session)
    assert statuses == ["skipped", "ok"] and find_presses(bench) == ["Next"]
    await check_order(bench, session)


async def test_a_skip_that_comes_too_late_skips_nothing_else(bench: Bench) -> None:
    statuses: list[str] = []

    async def work(task: Task, desk: Desk) -> Task:
        statuses.extend([(await desk.perform(click(name))).status for name in ("Save", "Next")])
        return succeeded(task)

    async def skip_once(call: Call) -> None:
        if find_presses(bench) == ["Save"]:
            await bench.do(c.Skip(), call.session_id)

    bench.browser.after = skip_once
    session = (await bench.begin(work)).session_id
    await bench.until(e.TaskCompleted, session)
    assert statuses == ["ok", "ok"]
    await check_order(bench, session)


async def test_a_step_that_hangs_in_the_browser_is_skipped(bench: Bench) -> None:
    async def work(task: Task, desk: Desk) -> Task:
        bench.browser.hang("dom.click")
        return succeeded(task, (await desk.perform(click("Save"))).status)

    session = (await bench.begin(work)).session_id
    async with asyncio.timeout(SECONDS):
        while not any(one.to_wire()["name"] == "dom.click" for one in bench.browser.calls):
            await asyncio.sleep(0)
    await bench.do(c.Skip(), session)
    assert (await bench.until(e.TaskCompleted, session)).answer == "skipped"
    assert [one.type for one in await bench.events(session) if isinstance(one, ENDS)][-1] == "STEP_SKIPPED"
    await check_order(bench, session)


async def test_what_is_looked_at_is_no_action(bench: Bench) -> None:
    async def look_around(task: Task, desk: Desk) -> Task:
        await desk.look("dom.scroll", {"to": "bottom"})
        await desk.look("dom.hover", {"selector": click("Save").args["selector"]})
        await desk.perform(click("Save"))
        return succeeded(task)

    session = (await bench.begin(look_around)).session_id
    await bench.until(e.TaskCompleted, session)
    done = [one.action for one in await bench.events(session) if isinstance(one, e.ActionDone)]
    assert done == ["tabs.navigate", "dom.click"] or done == ["tabs.open", "dom.click"]
    await check_order(bench, session)
