"""Tasks of an Entry: sessions, prerequisites, criteria, conditions, retries, variables."""

import asyncio
from typing import Any

import pytest

from browser_copilot.errors import CopilotError, StoreError, UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Stop
from browser_copilot.protocol.tools import fail
from browser_copilot.runtime.conditions import Report, read_reports
from browser_copilot.store.records import Record
from tests.runtime.conftest import SECONDS, SHOP, Bench
from tests.runtime.crew import Crew, Verdicts


@pytest.fixture
def crew(bench: Bench) -> Crew:
    return Crew(bench)


def spec(prompt: str = "save", **more: Any) -> dict[str, Any]:
    return {"x": {"prompt": prompt, "url": SHOP, **more}}


def criteria(condition: Any = None, **more: Any) -> dict[str, Any]:
    return {"criteria": {"condition": condition, **more} if condition is not None else more}


RETRY = {"kind": "RetryWithNewSession", "retries": 2}
PERSUADE = {"kind": "RetryWithUserPrompt", "retries": 2, "prompt": "flaky once more"}


async def test_it_runs_in_the_driving_session(crew: Crew) -> None:
    crew.install(spec())
    await crew.do("x")
    assert crew.heard.calls == [("started", "driving"), ("stopped", "driving", True), "succeeded"]


async def test_another_model_has_a_session_of_its_own(bench: Bench, crew: Crew) -> None:
    crew.install(spec(model="big"), models={"big": "other"})
    await crew.do("x")
    assert crew.heard.calls == [("started", "own"), ("stopped", "own", True), "succeeded"]


async def test_a_session_of_its_own_has_the_model_of_its_category(bench: Bench, crew: Crew) -> None:
    crew.install(spec(model="big"), models={"big": "other"})
    await crew.do("x")
    profiles = [event.profile for event in await bench.events() if isinstance(event, e.SessionCreated)]
    assert profiles == ["skills", "other"]


async def test_a_session_of_its_own_is_closed(bench: Bench, crew: Crew) -> None:
    crew.install(spec(model="big"), models={"big": "other"})
    await crew.do("x")
    assert [one.profile for one in bench.runtime.sessions()] == ["skills"]


async def test_a_forced_single_session_is_the_driving_one(crew: Crew) -> None:
    crew.install(spec(model="big"), models={"big": "other"})
    await crew.do("x", forced_single_session=True)
    assert crew.heard.calls[0] == ("started", "driving")


async def test_a_condition_of_another_session_makes_two(bench: Bench) -> None:
    crew = Crew(bench, Verdicts(True))
    crew.install(spec(**criteria("Is it so?", runConditionInSameSession=False)))
    await crew.do("x")
    assert crew.heard.calls[0] == ("started", "own")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"goal": "shop"}, True),
        ({"goal": "invoices"}, False),
        ({"text": "Save"}, True),
        ({"text": "Nothing of the kind"}, False),
        ({"urlIncludes": "shop.test"}, True),
        ({"urlIncludes": "/done"}, False),
        ({"titleIncludes": "SHOP"}, True),
        ({"answerIncludes": "answer to click"}, True),
        ({"answerIncludes": "42"}, False),
        ({"toolExecuted": "dom.click"}, True),
        ({"toolExecuted": "dom.submit"}, False),
        ({"fileExists": "*.pdf"}, False),
        ({"fileExists": "report.*"}, True),
        ({"not": {"text": "Save"}}, False),
        ({"all": [{"text": "Save"}, {"goal": "shop"}]}, True),
        ({"any": [{"text": "Nope"}, {"goal": "shop"}]}, True),
        ({"any": []}, False),
    ],
)
async def test_facts_are_looked_at_without_a_model(crew: Crew, condition: Any, holds: bool) -> None:
    (crew.bench.folder / "report.csv").write_text("figures")
    crew.install(spec("click Save", **criteria(condition)))
    assert await crew.do("x") is holds


async def test_a_prompt_is_answered_by_the_model(bench: Bench) -> None:
    judge = Verdicts(True)
    crew = Crew(bench, judge)
    crew.install(spec(**criteria("Did $task say: $answer")))
    assert await crew.do("x")
    own, *envelope = judge.questions[0].splitlines()
    assert own == 'Did x say: "(text 1)"'
    assert envelope[0].startswith("(text 1) of the question") and envelope[2] == "answer to save"


async def test_a_prompt_without_a_model_says_what_to_write_instead(crew: Crew) -> None:
    crew.install(spec(**criteria("Is it so?")))
    await crew.do("x")
    assert "write it as facts" in dict([one for one in crew.heard.calls if one[0] == "error"])["error"]


async def test_a_reported_document_is_a_variable(bench: Bench) -> None:
    crew = Crew(bench, Verdicts(Report("job_prepare_document", "/tmp/a.md"), True))
    crew.install(spec(**criteria("Prepare it.", failureAction=RETRY)))
    run = await crew.begin("x")
    await crew.finish(run)
    assert run.values["reported-document"] == "/tmp/a.md"


@pytest.mark.parametrize("reports", [[], [Report("dom_click", "x")], [Report("job_prepare_document", "x")]])
def test_reports_without_a_verdict_are_no_answer(reports: list[Report]) -> None:
    with pytest.raises(CopilotError):
        read_reports(reports, {})


def test_a_failed_prerequisite_is_a_no() -> None:
    assert read_reports([Report("job_prerequisite_failed", "no login")], {}) is False


async def test_a_tool_that_was_not_executed_fails_it(crew: Crew) -> None:
    crew.install(spec(**criteria(toolExecuted=["dom.click"])))
    assert not await crew.do("x")


async def test_a_tool_that_was_executed_counts(crew: Crew) -> None:
    crew.install(spec("click Save", **criteria(toolExecuted=["dom.click"])))
    assert await crew.do("x")


async def test_without_a_failure_action_it_is_tried_once(crew: Crew) -> None:
    crew.install(spec("fail"))
    assert (await crew.do("x"), crew.goals) == (False, ["fail"])


async def test_it_is_tried_again_from_the_beginning(crew: Crew) -> None:
    crew.install(spec("flaky", **criteria(failureAction=RETRY)))
    assert (await crew.do("x"), crew.goals) == (True, ["flaky"] * 3)


async def test_each_new_try_has_a_session_of_its_own(crew: Crew) -> None:
    crew.install(spec("flaky", model="big", **criteria(failureAction=RETRY)), models={"big": "other"})
    await crew.do("x")
    assert [one for one in crew.heard.calls if one[0] == "stopped"] == [
        ("stopped", "own", False),
        ("stopped", "own", False),
        ("stopped", "own", True),
    ]


async def test_retries_are_bounded(crew: Crew) -> None:
    crew.install(spec("fail", **criteria(failureAction=RETRY)))
    assert (await crew.do("x"), len(crew.goals)) == (False, 3)


async def test_an_additional_prompt_goes_on_in_the_same_session(crew: Crew) -> None:
    crew.install(spec("flaky", **criteria(failureAction=PERSUADE)))
    await crew.do("x")
    assert (crew.goals, crew.heard.calls) == (
        ["flaky", "flaky once more", "flaky once more"],
        [("started", "driving"), ("stopped", "driving", True), "succeeded"],
    )


async def test_additional_prompts_are_bounded(crew: Crew) -> None:
    crew.install(spec("fail", **criteria(failureAction={**PERSUADE, "prompt": "fail again"})))
    assert (await crew.do("x"), len(crew.goals)) == (False, 3)


async def test_a_write_of_unknown_outcome_is_never_tried_again(bench: Bench, crew: Crew) -> None:
    unknown = fail("outcome_unknown", "nobody knows", dispatched=True)
    bench.browser.fail_next("dom.click", unknown)
    crew.install(spec("click Save", **criteria({"text": "Nope"}, failureAction=RETRY)))
    assert (await crew.do("x"), len(crew.goals)) == (False, 1)


async def test_a_task_that_the_user_stopped_is_not_tried_again(bench: Bench, crew: Crew) -> None:
    crew.install(spec("linger", **criteria(failureAction=RETRY)))
    run = await crew.begin("x")
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await bench.do(Stop(), bench.runtime.sessions()[0].id)
    assert (await crew.finish(run), len(crew.goals)) == (False, 1)


async def test_an_exception_is_told(crew: Crew) -> None:
    crew.install(spec("break"))
    await crew.do("x")
    assert crew.heard.calls[-1] == "failed"


async def test_a_previous_task_must_have_succeeded(crew: Crew) -> None:
    crew.install(spec(availability={"previousTasks": ["next"]}))
    assert (await crew.do("x"), crew.goals) == (False, [])


async def test_a_previous_task_that_succeeded_opens_the_way(crew: Crew) -> None:
    crew.install(spec(availability={"previousTasks": ["next"]}))
    await crew.do("next")
    assert await crew.do("x")


async def test_prerequisites_can_be_ignored(crew: Crew) -> None:
    crew.install(spec(availability={"previousTasks": ["next"]}))
    assert await crew.do("x", ignore_prerequisites=True)


async def test_availability_has_a_condition(crew: Crew) -> None:
    crew.install(spec(availability={"condition": {"urlIncludes": "somewhere"}}))
    assert (await crew.do("x"), "its condition does not hold" in crew.heard.calls[0][1]) == (False, True)


async def test_its_prompt_knows_what_it_is_about(bench: Bench, crew: Crew) -> None:
    crew.install({"x": {"prompt": "$task: $user-input in $working-directory", "url": SHOP, "requireUserInput": True}})
    await crew.do("x", "red shoes")
    assert crew.goals == [f"x: red shoes in {bench.folder}"]


async def test_its_prompt_is_said_in_the_session(bench: Bench, crew: Crew) -> None:
    crew.install(spec())
    await crew.do("x")
    said = [event.text for event in await bench.events() if isinstance(event, e.ChatSaid) and event.role == "user"]
    assert said == ["save"]


async def test_it_may_be_a_workflow(crew: Crew) -> None:
    flow = {"name": "download_invoice", "params": {"period": "$user-input"}}
    crew.install({"x": {"workflow": flow, "url": SHOP, "requireUserInput": True}})
    assert (await crew.do("x", "October 2026"), crew.goals) == (True, ["Download the invoice of October 2026"])


async def test_a_workflow_that_is_not_there_is_told(crew: Crew) -> None:
    crew.install({"x": {"workflow": {"name": "nothing"}}})
    await crew.do("x")
    assert "there is no workflow" in dict([one for one in crew.heard.calls if one[0] == "error"])["error"]


async def test_a_stop_leaves_no_callback(crew: Crew) -> None:
    crew.install(spec("linger"))
    run = await crew.begin("x")
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await run.stop()
    assert (crew.heard.calls, run.status) == ([("started", "driving")], "Failed")


async def test_a_stop_frees_the_driving_session(bench: Bench, crew: Crew) -> None:
    crew.install(spec("linger"))
    run = await crew.begin("x")
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await run.stop()
    assert [(one.state, one.task_id) for one in bench.runtime.sessions()] == [("STOPPED", None)]


async def test_a_busy_session_is_not_forced(bench: Bench, crew: Crew) -> None:
    crew.install(spec("linger"))
    run = await crew.begin("x")
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    busy = bench.runtime.sessions()[0].id
    with pytest.raises(UsageError, match="busy"):
        await crew.book.tasks.start_in_session("x", "", busy, crew.heard)
    crew.go.set()
    await crew.finish(run)


async def test_input_that_is_needed_is_asked_for(crew: Crew) -> None:
    crew.install({"x": {"prompt": "find $user-input", "requireUserInput": True}})
    with pytest.raises(UsageError, match="x needs input"):
        await crew.begin("x")


async def test_tasks_are_listed(crew: Crew) -> None:
    crew.install({"x": {"prompt": "find $user-input", "requireUserInput": True}})
    assert ("x", True) in [(one.name, one.require_user_input) for one in crew.book.tasks.listing()]


async def test_a_task_whose_end_cannot_be_kept_ends_all_the_same(
    crew: Crew, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = bench.database.records.put

    async def refuse(record: Record) -> None:
        if record.kind == "workflow":
            raise StoreError("the database cannot be written: disk full")
        await put(record)

    monkeypatch.setattr(bench.database.records, "put", refuse)
    crew.install(spec("click Save"))
    assert await crew.do("x")
    assert "disk full" in dict([one for one in crew.heard.calls if one[0] == "error"])["error"]
