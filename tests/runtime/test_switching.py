"""A goal in the place of another takes along what was said with it; one that is refused stops nothing."""

from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.journal import JOB
from tests.runtime.conftest import Bench, succeeded
from tests.runtime.test_control import hang

OTHER = "https://other.test"


async def quick(task: Task, desk: Desk) -> Task:
    return succeeded(task, str(desk.working_directory))


async def begin(bench: Bench) -> str:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    return session


async def test_a_switch_keeps_what_was_said_with_the_goal(bench: Bench, tmp_path: Path) -> None:
    session, folder = await begin(bench), tmp_path / "elsewhere"
    bench.browser.site.page(f"{OTHER}/", "Other")
    bench.scripts["skills"] = quick
    order = c.SubmitPrompt(
        text="switch to the list", url=f"{OTHER}/", allow=[OTHER], working_directory=str(folder), attended=True
    )
    await bench.do(order, session)
    assert (await bench.until(e.TaskCompleted, session)).answer == str(folder)
    begun = [one for one in await bench.events(session) if isinstance(one, e.RunStarted)]
    assert [(one.task, one.url) for one in begun][1:] == [("the list", f"{OTHER}/")]
    assert OTHER in [one.origin for one in bench.runtime.grants if one.session_id == session]
    record = await bench.database.records.get("run", str(bench.runtime.actor(session).state.last_run_id))  # type: ignore[union-attr]
    assert record is not None and record.body["notes"]["attended"] is True


@pytest.mark.parametrize(
    "command",
    [
        c.SwitchTask(text="   "),
        c.SubmitPrompt(text="switch to the list", working_directory="here"),
        c.SubmitPrompt.model_construct(text="switch to the list", allow=["the moon"]),
    ],
)
async def test_a_switch_that_is_refused_stops_nothing(bench: Bench, command: Any) -> None:
    session = await begin(bench)
    assert (await bench.refused(command, session)).code == "bad_argument"
    assert "STOP_REQUESTED" not in await bench.kinds(session)


@pytest.mark.parametrize("command", [c.SwitchTask(text="the list"), c.SubmitPrompt(text="switch to the list")])
async def test_a_job_is_not_switched_away_from(bench: Bench, command: c.Command) -> None:
    session = await begin(bench)
    active = bench.runtime.actor(session).course.active  # type: ignore[union-attr]
    assert active is not None
    active.run.notes[JOB] = {"jobId": "job-1"}
    assert (await bench.refused(command, session)).code == "task_active"
    assert "STOP_REQUESTED" not in await bench.kinds(session)


async def test_a_run_that_goes_on_is_told_by_its_id(bench: Bench) -> None:
    reply = await bench.begin(hang)
    await bench.until(e.TaskStarted, reply.session_id)
    await bench.do(c.Stop(), reply.session_id)
    await bench.do(c.Resume(), reply.session_id)
    await bench.runtime.events.flush()
    told = [one.envelope for one in await bench.runtime.events.read(reply.session_id, 0, 1_000)]
    resumed = next(one for one in told if isinstance(one.event, e.RunResumed))
    assert (resumed.run_id, resumed.task_id) == (reply.run_id, reply.task_id)
    await bench.do(c.Stop(), reply.session_id)
