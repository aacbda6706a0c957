"""Workflows run as one task: their goals, parameters, progress, failures, stops and resumptions."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import RecoverRun, Resume, RunWorkflow, Stop, SubmitPrompt
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.ports import SystemClock
from browser_copilot.runtime.shipped import SHIPPED, Monitor
from browser_copilot.runtime.workflow_files import load_workflows
from browser_copilot.runtime.workflows import Parameters, WorkflowBook, workflow
from browser_copilot.runtime.workspace import Workspace
from tests.runtime.conftest import SECONDS, SHOP, Bench, click, succeeded


class TwoGoals(Parameters):
    second: str = "Next"


@workflow("two", title="Two goals", description="Saves, then goes on.")
async def two(params: TwoGoals, steps: Workspace) -> str | None:
    steps.expect(2)
    await steps.achieve("Save")
    await steps.achieve(params.second)
    return None


class Script:
    """Clicks what the goal says; `goals` are those that were begun."""

    def __init__(self) -> None:
        self.goals: list[str] = []
        self.at_second = asyncio.Event()
        self.go = asyncio.Event()
        self.go.set()

    async def pursue(self, task: Task, desk: Desk) -> Task:
        self.goals.append(task.goal)
        if len(self.goals) == 2:
            self.at_second.set()
            await self.go.wait()
        if task.goal == "fail":
            return task.model_copy(update={"status": "failed", "summary": "no such button"})
        record = await desk.perform(click(task.goal))
        task = task.model_copy(update={"history": [*task.history, record]})
        desk.progress(0.5, 1, 2)
        await desk.checkpoint(task)
        return succeeded(task, f"did {task.goal}")


async def run(bench: Bench, name: str = "two", **params: Any) -> Script:
    script = Script()
    await begin(bench, script, name, **params)
    await bench.until(e.SessionSaved)
    return script


async def begin(bench: Bench, script: Script, name: str = "two", **params: Any) -> str:
    bench.workflows._workflows["two"] = two
    bench.scripts["skills"] = script.pursue
    return (await bench.do(RunWorkflow(name=name, params=params, url=SHOP))).session_id


async def test_its_goals_are_pursued_in_order(bench: Bench) -> None:
    assert (await run(bench)).goals == ["Save", "Next"]


async def test_it_is_one_task_to_whoever_listens(bench: Bench) -> None:
    await run(bench)
    kinds = [event.type for event in await bench.events()]
    assert (kinds.count("TASK_STARTED"), kinds.count("TASK_COMPLETED"), kinds.count("RUN_FINISHED")) == (1, 1, 1)


async def test_the_steps_of_all_goals_are_its_history(bench: Bench) -> None:
    await run(bench)
    assert (await bench.until(e.TaskCompleted)).steps == 2


async def test_what_the_goals_answered_is_its_answer(bench: Bench) -> None:
    await run(bench)
    assert (await bench.until(e.TaskCompleted)).answer == "did Save\ndid Next"


async def test_the_end_of_a_goal_is_not_the_end_of_the_task(bench: Bench) -> None:
    await run(bench)
    statuses = [event.status for event in await bench.events() if isinstance(event, e.TaskStatusChanged)]
    assert statuses == ["succeeded"]


async def test_progress_never_goes_back(bench: Bench) -> None:
    await run(bench)
    shown = [event.progress for event in await bench.events() if isinstance(event, e.TaskProgressed)]
    assert shown == sorted(shown) and shown[-1] == 1.0


async def test_a_goal_that_fails_ends_it(bench: Bench) -> None:
    await run(bench, second="fail")
    assert (await bench.until(e.TaskFailed)).error == "no such button"


async def test_a_parameter_that_does_not_fit_is_named(bench: Bench) -> None:
    reply = await bench.refused(RunWorkflow(name="monitor_page", params={"interval_s": "often"}))
    assert (reply.code, reply.error.split(":")[0]) == ("bad_argument", "params.interval_s")


async def test_a_parameter_that_is_not_known_is_named(bench: Bench) -> None:
    reply = await bench.refused(RunWorkflow(name="login", params={"password": "secret"}))
    assert (reply.code, reply.error.split(":")[0]) == ("bad_argument", "params.password")


async def test_a_working_directory_that_is_not_absolute_is_refused(bench: Bench) -> None:
    reply = await bench.refused(RunWorkflow(name="login", params={}, working_directory="here"))
    assert (reply.code, reply.error.split(":")[0]) == ("bad_argument", "workingDirectory")


async def test_its_files_go_where_it_was_told_and_who_asked_for_it_may_be_asked(bench: Bench, tmp_path: Path) -> None:
    bench.workflows._workflows["two"] = two
    bench.scripts["skills"] = Script().pursue
    folder = str(tmp_path / "elsewhere")
    command = RunWorkflow(name="two", params={}, url=SHOP, working_directory=folder, attended=True)
    session = (await bench.do(command)).session_id
    await bench.until(e.SessionSaved)
    actor = bench.runtime.actor(session)
    assert actor is not None
    record = await bench.database.records.get("run", str(actor.state.last_run_id))
    assert record is not None
    assert (record.body["workingDirectory"], record.body["notes"]["attended"]) == (folder, True)


async def test_an_unknown_workflow_is_refused_with_those_there_are(bench: Bench) -> None:
    reply = await bench.refused(RunWorkflow(name="nothing", params={}))
    assert (reply.code, "copilot" in reply.error) == ("unknown", True)


async def test_it_is_refused_while_a_task_runs(bench: Bench) -> None:
    script = Script()
    script.go.clear()
    session_id = await begin(bench, script)
    await script.at_second.wait()
    reply = await bench.refused(RunWorkflow(name="login", params={}), session_id)
    script.go.set()
    assert reply.code == "task_active"


async def test_a_stopped_workflow_goes_on_where_it_was(bench: Bench) -> None:
    script = Script()
    script.go.clear()
    session_id = await begin(bench, script)
    async with asyncio.timeout(SECONDS):
        await script.at_second.wait()
    await bench.do(Stop(), session_id)
    await bench.until(e.SessionSaved)
    after = bench.runtime.events.last_seq
    script.go.set()
    await bench.do(Resume(), session_id)
    await bench.until(e.TaskCompleted, after=after)
    assert (script.goals, [done.label for done in bench.browser.performed if done.label in ("Save", "Next")]) == (
        ["Save", "Next", "Next"],
        ["Save", "Next"],
    )


async def test_the_answers_of_before_a_stop_are_kept(bench: Bench) -> None:
    script = Script()
    script.go.clear()
    session_id = await begin(bench, script)
    async with asyncio.timeout(SECONDS):
        await script.at_second.wait()
    await bench.do(Stop(), session_id)
    await bench.until(e.SessionSaved)
    after = bench.runtime.events.last_seq
    script.go.set()
    await bench.do(Resume(), session_id)
    assert (await bench.until(e.TaskCompleted, after=after)).answer == "did Save\ndid Next"


async def test_a_crash_in_the_second_goal_does_not_repeat_the_first(bench: Bench) -> None:
    script = Script()
    script.go.clear()
    session_id = await begin(bench, script)
    async with asyncio.timeout(SECONDS):
        await script.at_second.wait()
    await bench.crash()
    script.go.set()
    await bench.start()
    found = await bench.until(e.RunFound)
    await bench.do(RecoverRun(run_id=found.run_id, decision="resume"), session_id)
    await bench.until(e.TaskCompleted)
    assert [done.label for done in bench.browser.performed if done.label in ("Save", "Next")] == ["Save", "Next"]


async def test_a_file_of_the_user_is_run_by_its_name(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_text('name = "mine"\ngoals = ["Save", "{what}"]\n[parameters.what]')
    own, _ = load_workflows(tmp_path)
    for flow in own:
        bench.workflows._workflows[flow.name] = flow
    assert (await run(bench, "mine", what="Next")).goals == ["Save", "Next"]


async def test_its_origins_are_granted_to_its_session_alone(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_text('name = "mine"\ngoal = "Save"\nallow = ["https://other.test"]')
    bench.workflows._workflows["mine"] = load_workflows(tmp_path)[0][0]
    script = Script()
    session_id = await begin(bench, script, "mine")
    await bench.until(e.SessionSaved)
    granted = [grant for grant in bench.runtime.grants if grant.origin == "https://other.test"]
    assert [grant.session_id for grant in granted] == [session_id]


@pytest.mark.parametrize(
    ("name", "params", "goals"),
    [
        ("copilot", {"goal": "Save"}, ["Save"]),
        ("download_invoice", {}, ["Download the newest invoice"]),
        ("download_invoice", {"period": "October 2026"}, ["Download the invoice of October 2026"]),
        ("download_invoice", {"period": "last month's", "username": "ada"},
         ["Log in as ada", "Download last month's invoice"]),
        ("search_and_extract", {"query": "red shoes"},
         ['Search for "red shoes"', "Extract the list to results.csv"]),
        ("fill_form", {"fields": {"Name": "Ada", "Motto": 'say "hi"'}, "submit": True},
         ['Fill in the form with Name "Ada", Motto “say "hi"” and submit it']),
        ("login", {"username": "ada"}, ["Log in as ada"]),
        ("login", {}, ["Log in"]),
    ],
)  # fmt: skip
async def test_what_ships_sets_these_goals(bench: Bench, name: str, params: dict[str, Any], goals: list[str]) -> None:
    seen: list[str] = []

    async def note(task: Task, desk: Desk) -> Task:
        seen.append(task.goal)
        return succeeded(task)

    bench.scripts["skills"] = note
    await bench.do(RunWorkflow(name=name, params=params, url=SHOP))
    await bench.until(e.SessionSaved)
    assert seen == goals


def test_a_form_is_a_json_schema_of_an_object() -> None:
    listing = WorkflowBook(SHIPPED, SystemClock()).listing()
    assert {one.name: one.parameters["type"] for one in listing} == {flow.name: "object" for flow in SHIPPED}


class CountedClock(SystemClock):
    """Sleeps at once, and does something to the world each time."""

    def __init__(self, act: Any) -> None:
        self.slept: list[float] = []
        self._act = act

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self._act(len(self.slept))


async def watch(bench: Bench, act: Any, **params: Any) -> CountedClock:
    clock = CountedClock(act)
    bench.workflows = WorkflowBook(SHIPPED, clock)
    await bench.close()
    await bench.start()

    async def unused(task: Task, desk: Desk) -> Task:
        return task

    bench.scripts["skills"] = unused
    await bench.do(RunWorkflow(name="monitor_page", params={"interval_s": 5, **params}, url=SHOP))
    await bench.until(e.SessionSaved)
    return clock


def show_news(bench: Bench, at: int) -> Any:
    def act(count: int) -> None:
        if count == at:
            bench.browser.site.page(SHOP, "Shop", text=["Tickets are out"])

    return act


async def test_a_page_is_watched_until_a_text_shows(bench: Bench) -> None:
    clock = await watch(bench, show_news(bench, 3), text="Tickets are out")
    assert clock.slept == [5, 5, 5]


async def test_a_page_is_watched_until_it_changes(bench: Bench) -> None:
    clock = await watch(bench, show_news(bench, 2))
    assert clock.slept == [5, 5]


async def test_a_text_that_never_shows_is_a_failure(bench: Bench) -> None:
    await watch(bench, lambda count: None, text="Tickets are out", max_checks=3)
    assert "not seen in 3 checks" in (await bench.until(e.TaskFailed)).error


async def test_gone_needs_a_text(bench: Bench) -> None:
    with pytest.raises(ValueError, match="gone needs a text"):
        Monitor(gone=True)


async def test_a_plain_goal_keeps_where_it_began_and_no_more(bench: Bench) -> None:
    async def done(task: Task, desk: Desk) -> Task:
        return succeeded(task)

    bench.scripts["skills"] = done
    reply = await bench.do(SubmitPrompt(text="Save it", url=SHOP))
    await bench.until(e.SessionSaved)
    record = await bench.database.records.get("run", str(reply.run_id))
    assert record is not None and record.body["notes"] == {"url": SHOP, "home": SHOP.rstrip("/")}
