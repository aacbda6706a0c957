"""Stop, pause, resume, skip, takeover and switch, whatever the task is doing."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import UserInput
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Call
from tests.runtime.conftest import Bench, click, succeeded


async def endless(task: Task, desk: Desk) -> Task:
    await desk.checkpoint(task)
    while True:
        await desk.perform(click("Save"))


async def hang(task: Task, desk: Desk) -> Task:
    await desk.checkpoint(task)
    await asyncio.Event().wait()
    return task


async def test_a_stop_is_requested_acknowledged_and_done(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.Stopped, session)
    kinds = await bench.kinds(session)
    assert [k for k in kinds if k.startswith("STOP")] == ["STOP_REQUESTED", "STOP_ACKNOWLEDGED", "STOPPED"]


async def test_what_runs_when_the_browser_is_closed_is_told_and_goes_on_in_another(bench: Bench) -> None:
    async def open_it() -> None:
        bench.browser.restore_link()

    bench.browser.opener = open_it
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    bench.browser.lose_link()
    await bench.runtime.browser_closed("the browser was closed")
    kinds = await bench.kinds(session)
    assert kinds[kinds.index("WARNING") :] == [
        "WARNING", "STOP_REQUESTED", "STOP_ACKNOWLEDGED", "STOPPED", "SESSION_SAVED",
    ]  # fmt: skip
    before = bench.runtime.events.last_seq
    await bench.do(c.Resume(), session)
    assert (await bench.until(e.TaskStarted, session, after=before)).goal == "do it"
    assert bench.browser.connected


async def test_nothing_is_done_after_the_acknowledgement(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.StopAcknowledged, session)
    done = len(bench.browser.performed)
    await bench.until(e.SessionSaved, session)
    assert len(bench.browser.performed) == done


async def test_the_answer_to_a_stop_is_its_acknowledgement(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)
    done = len(bench.browser.performed)
    await bench.until(e.SessionSaved, session)
    assert len(bench.browser.performed) == done


async def test_a_stop_of_the_browser_while_nothing_ran_does_not_refuse_the_next_task(bench: Bench) -> None:
    session = (await bench.runtime.new_session()).id
    await bench.browser.raise_fence(session, 7, "stop")
    await bench.begin(endless, session_id=session)
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)


async def test_a_hanging_task_stops_too(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    await bench.do(c.Stop(), session)
    stopped = await bench.until(e.Stopped, session)
    assert stopped.resumable


async def test_a_hanging_browser_does_not_hold_up_a_stop(bench: Bench) -> None:
    bench.browser.hang("dom.click")
    session = (await bench.begin(endless)).session_id
    await bench.until(e.StepStarted, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.Stopped, session)


async def test_after_a_stop_a_new_goal_can_be_given_at_once(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)

    async def quick(task: Task, desk: Desk) -> Task:
        return succeeded(task)

    await bench.begin(quick, session_id=session)
    await bench.until(e.TaskCompleted, session)


async def test_saying_stop_stops(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.SubmitPrompt(text="Stop, please!"), session)
    await bench.until(e.Stopped, session)


async def test_stop_with_nothing_running_is_refused(bench: Bench) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    assert (await bench.refused(c.Stop(), session)).code == "no_task"


async def test_a_pause_holds_the_task_until_it_is_resumed(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Pause(), session)
    info = bench.runtime.session(session)
    assert info is not None and info.state == "PAUSED"
    seq = bench.runtime.events.last_seq
    await bench.do(c.Resume(), session)
    await bench.until(e.ActionDone, session, seq)


async def test_a_stopped_task_goes_on_from_its_checkpoint(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    seen: list[Task] = []

    async def finish(task: Task, desk: Desk) -> Task:
        seen.append(task)
        return succeeded(task)

    bench.scripts["skills"] = finish
    await bench.do(c.Resume(), session)
    await bench.until(e.TaskCompleted, session)
    assert seen[0].goal == "do it" and len(seen[0].history) > 0


async def test_a_skipped_step_is_not_done(bench: Bench) -> None:
    statuses: list[str] = []

    async def two(task: Task, desk: Desk) -> Task:
        statuses.append((await desk.perform(click("Delete", "high"))).status)
        statuses.append((await desk.perform(click("Next"))).status)
        return succeeded(task)

    session = (await bench.begin(two)).session_id
    await bench.until(e.NeedsApproval, session)
    await bench.do(c.Skip(), session)
    await bench.until(e.TaskCompleted, session)
    assert statuses == ["skipped", "ok"]
    assert [p.label for p in bench.browser.performed if p.label == "Delete"] == []


@pytest.mark.parametrize("interrupt", [c.Skip(), c.Stop()])
async def test_an_approved_step_that_is_interrupted_before_it_is_sent_is_not_done(
    bench: Bench, interrupt: c.Command
) -> None:
    async def delete(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        await desk.perform(click("Delete", "high"))
        return succeeded(task)

    async def come_between(call: Call) -> None:
        bench.browser.before = let_pass
        await bench.do(interrupt, call.session_id)

    async def let_pass(call: Call) -> None: ...

    session = (await bench.begin(delete)).session_id
    asked = await bench.until(e.NeedsApproval, session)
    bench.browser.before, last = come_between, bench.runtime.events.last_seq
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.SessionSaved, session, last)
    assert [one.label for one in bench.browser.performed if one.label == "Delete"] == []


async def test_switching_stops_the_one_and_starts_the_other(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)

    async def quick(task: Task, desk: Desk) -> Task:
        return succeeded(task, task.goal)

    bench.scripts["skills"] = quick
    await bench.do(c.SubmitPrompt(text="switch to counting the sheep"), session)
    done = await bench.until(e.TaskCompleted, session)
    assert done.answer == "counting the sheep"


async def test_the_users_hand_on_the_page_holds_the_task_and_makes_it_look_again(bench: Bench) -> None:
    codes: list[str] = []

    async def work(task: Task, desk: Desk) -> Task:
        while not codes:
            record = await desk.perform(click("Save"))
            if record.result is not None and not record.result.ok:
                codes.append(record.result.code)
        await desk.look("getMiniPCD", {})
        assert (await desk.perform(click("Next"))).status == "ok"
        return succeeded(task)

    session = (await bench.begin(work)).session_id
    await bench.until(e.ActionDone, session)
    await bench.do(c.Takeover(on=True), session)
    await bench.until(e.TakeoverOn, session)
    await bench.do(c.Takeover(on=False), session)
    await bench.until(e.TaskCompleted, session)
    begun = [one.step_id for one in await bench.events(session) if isinstance(one, e.StepStarted)]
    ended = [one.step_id for one in await bench.events(session) if isinstance(one, e.StepCompleted | e.StepFailed)]
    assert (codes, ended) == (["stale"], begun)


async def test_cancelling_another_task_is_refused(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    assert (await bench.refused(c.CancelTask(task_id="task-other"), session)).code == "wrong_task"


async def test_a_cancelled_task_cannot_be_resumed(bench: Bench) -> None:
    reply = await bench.begin(hang)
    await bench.until(e.TaskStarted, reply.session_id)
    await bench.do(c.CancelTask(task_id=str(reply.task_id)), reply.session_id)
    await bench.until(e.SessionSaved, reply.session_id)
    assert (await bench.refused(c.Resume(), reply.session_id)).code == "expired"


async def test_shutting_down_denies_what_waits(bench: Bench) -> None:
    async def ask(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Delete", "high"))
        return succeeded(task)

    session = (await bench.begin(ask)).session_id
    await bench.until(e.NeedsApproval, session)
    await bench.do(c.Shutdown())
    resolved = await bench.until(e.ApprovalResolved, session)
    assert resolved.decision == "withdrawn"


@pytest.mark.parametrize("times", [60])
async def test_many_stops_at_any_moment_leave_the_session_usable(bench: Bench, times: int) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    for number in range(times):
        seq = bench.runtime.events.last_seq
        await bench.begin(endless, session_id=session)
        for _ in range(number * 3):
            await asyncio.sleep(0)
        await bench.do(c.Stop(), session)
        await bench.until(e.SessionSaved, session, seq)
    kinds = await bench.kinds(session)
    assert kinds.count("STOPPED") == times


async def tab_of(bench: Bench, session: str) -> int:
    return next(one.tab_id for one in await bench.events(session) if isinstance(one, e.ActionDone) and one.tab_id)


@pytest.mark.parametrize("kind", ["click", "key", "navigate"])
async def test_a_trusted_hand_on_its_tab_takes_the_page_over(bench: Bench, kind: Any) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.runtime.browser_event(UserInput(tab_id=await tab_of(bench, session), kind=kind))
    await bench.until(e.TakeoverOn, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.Stopped, session)


async def test_who_scrolls_takes_nothing_over(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    await bench.runtime.browser_event(UserInput(tab_id=await tab_of(bench, session), kind="scroll"))
    await bench.do(c.Stop(), session)
    await bench.until(e.Stopped, session)
    assert not [one for one in await bench.events(session) if isinstance(one, e.TakeoverOn)]


async def test_a_step_that_a_stop_cut_short_has_an_end(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    bench.browser.hang("dom.click")
    await bench.do(c.Stop(), session)
    await bench.until(e.Stopped, session)
    told = await bench.events(session)
    begun = [one.step_id for one in told if isinstance(one, e.StepStarted)]
    ended = [one.step_id for one in told if isinstance(one, e.StepCompleted | e.StepFailed)]
    assert ended == begun


async def test_try_again_is_the_answer_of_a_task_that_asks(bench: Bench) -> None:
    async def ask(task: Task, desk: Desk) -> Task:
        return succeeded(task, await desk.ask("It failed. What now?", ["Try again", "Leave it"]))

    session = (await bench.begin(ask)).session_id
    await bench.until(e.QuestionAsked, session)
    await bench.do(c.SubmitPrompt(text="Try again"), session)
    assert (await bench.until(e.TaskCompleted, session)).answer == "Try again"
