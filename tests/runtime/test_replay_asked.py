"""A task in which the user had a hand, by a yes, a no or on the page, or that a crash cut in two, is replayed alike."""

import asyncio
from typing import Literal

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake_site import FakeField, FakeForm
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Approve, RecoverRun, SubmitPrompt, Takeover
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.recording import load_recording
from browser_copilot.runtime.replay import check_recording
from tests.runtime.conftest import SECONDS, SHOP, Bench
from tests.runtime.test_replay import CONTROLLER
from tests.runtime.test_replay_cut import GOAL


async def begin_form(bench: Bench, after_first: asyncio.Event, go: asyncio.Event) -> tuple[str, str]:
    """The session and the task of a run that says when its first step is done, and decides no other before `go`."""
    bench.browser.site.page(SHOP, "Shop", forms=[FakeForm([FakeField("Name"), FakeField("City")], submit="Send")])

    async def pursue(task: Task, desk: Desk) -> Task:
        perform = desk.perform

        async def perform_and_wait(step: object) -> object:
            record = await perform(step)  # type: ignore[arg-type]
            after_first.set()
            await go.wait()
            return record

        desk.perform = perform_and_wait  # type: ignore[assignment, method-assign]
        return await CONTROLLER.pursue(task, desk)

    bench.scripts["skills"] = pursue
    accepted = await bench.do(SubmitPrompt(text=GOAL, url=SHOP, allow=["https://shop.test"]))
    async with asyncio.timeout(SECONDS):
        await after_first.wait()
    return accepted.session_id, str(accepted.task_id)


@pytest.mark.parametrize("decision", ["allow", "deny"])
async def test_what_was_asked_for_is_answered_again(bench: Bench, decision: Literal["allow", "deny"]) -> None:
    bench.scripts["skills"] = CONTROLLER.pursue
    accepted = await bench.do(SubmitPrompt(text="Click Delete", url=SHOP, allow=["https://shop.test"]))
    asked = await bench.until(e.NeedsApproval)
    await bench.do(Approve(approval_id=asked.approval_id, decision=decision), accepted.session_id)
    await bench.until(e.SessionSaved)
    recording = await load_recording(bench.database, str(accepted.task_id))
    assert (len(recording.deeds), await check_recording(recording, CONTROLLER)) == (1, [])


async def test_a_task_that_the_user_took_over_for_a_while_is_decided_the_same(bench: Bench) -> None:
    first, go = asyncio.Event(), asyncio.Event()
    session, task = await begin_form(bench, first, go)
    await bench.do(Takeover(on=True), session)
    go.set()
    await bench.do(Takeover(on=False), session)
    await bench.until(e.TaskCompleted, session)
    await bench.until(e.SessionSaved, session)
    found = await check_recording(await load_recording(bench.database, task), CONTROLLER)
    assert (found, "USER_TAKEOVER_ON" in await bench.kinds(session)) == ([], True)


async def test_a_task_that_a_crash_cut_in_two_is_decided_the_same(bench: Bench) -> None:
    session, task = await begin_form(bench, asyncio.Event(), asyncio.Event())
    await bench.crash()
    bench.scripts["skills"] = CONTROLLER.pursue
    await bench.start()
    [run] = await bench.runtime.incomplete()
    seq = bench.runtime.events.last_seq
    await bench.do(RecoverRun(run_id=run.run_id, decision="resume"), session)
    await bench.until(e.TaskCompleted, session, seq)
    await bench.until(e.SessionSaved, session, seq)
    recording = await load_recording(bench.database, task)
    assert (recording.task.status, await check_recording(recording, CONTROLLER)) == ("succeeded", [])
