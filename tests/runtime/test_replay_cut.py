"""A task that was stopped, or stopped and gone on with, is replayed as far as it came."""

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import Desk
from browser_copilot.agent.minds import Minds
from browser_copilot.browser.fake_site import FakeField, FakeForm
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Resume, SubmitPrompt
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.recording import load_recording
from browser_copilot.runtime.replay import check_recording
from tests.runtime.conftest import SHOP, Bench, click
from tests.runtime.test_replay import CONTROLLER, Scripted

GOAL = 'Fill in the form with Name "Ada", City "London"'


async def stop_after(bench: Bench, steps: int) -> tuple[str, str]:
    """The session and the task of a run that is stopped when so many steps are done."""
    form = FakeForm([FakeField("Name"), FakeField("City")], submit="Send")
    bench.browser.site.page(SHOP, "Shop", forms=[form])

    async def pursue(task: Task, desk: Desk) -> Task:
        course = bench.runtime.actor(task.session_id).course  # type: ignore[union-attr]
        done: list[str] = []

        def hear(event: e.Event) -> None:
            if isinstance(event, e.StepCompleted):
                done.append(event.step_id)
                if len(done) == steps:
                    course.stop("user")

        course.listeners.append(hear)
        return await CONTROLLER.pursue(task, desk)

    bench.scripts["skills"] = pursue
    accepted = await bench.do(SubmitPrompt(text=GOAL, url=SHOP, allow=["https://shop.test"]))
    await bench.until(e.SessionSaved)
    return accepted.session_id, str(accepted.task_id)


@pytest.mark.parametrize("steps", [1, 2])
async def test_a_task_that_was_stopped_is_decided_the_same_as_far_as_it_came(bench: Bench, steps: int) -> None:
    _, task = await stop_after(bench, steps)
    recording = await load_recording(bench.database, task)
    assert (len(recording.deeds), await check_recording(recording, CONTROLLER)) == (steps, [])


async def test_a_task_that_was_stopped_and_would_now_be_done_otherwise_is_a_difference(bench: Bench) -> None:
    _, task = await stop_after(bench, 1)
    recording = await load_recording(bench.database, task)
    found = await check_recording(recording, Scripted(click("Other")))
    assert [one.kind for one in found] == ["step"]


async def test_a_task_that_was_gone_on_with_is_replayed_to_its_end(bench: Bench) -> None:
    session, task = await stop_after(bench, 1)
    bench.scripts["skills"] = Controller(Minds()).pursue
    seq = bench.runtime.events.last_seq
    await bench.do(Resume(), session)
    await bench.until(e.TaskCompleted, session, seq)
    await bench.until(e.SessionSaved, session, seq)
    recording = await load_recording(bench.database, task)
    assert (recording.task.status, await check_recording(recording, CONTROLLER)) == ("succeeded", [])
