"""Jobs: every kind of work with success, failure and exception; numbers, events, records, stopping."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import GoalSaid
from browser_copilot.errors import UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import CancelTask, Retry, RunJob, SessionResume, SetApprovalPolicy
from browser_copilot.runtime import entry_book
from browser_copilot.runtime.job_recovery import show_record
from browser_copilot.runtime.tasks import TaskOrder
from tests.runtime.conftest import SECONDS, SHOP, Bench
from tests.runtime.crew import Crew, Verdicts, folder_of, par, ref, seq

NEVER = {"text": "there is no such text"}
ALWAYS = {"all": []}


@pytest.fixture
def crew(bench: Bench) -> Crew:
    return Crew(bench)


@pytest.mark.parametrize(
    ("work", "succeeds", "goals"),
    [
        (ref("save"), True, ["save"]),
        (ref("fail"), False, ["fail"]),
        (ref("break"), False, ["break"]),
        (seq(), True, []),
        (seq("save", "next"), True, ["save", "next"]),
        (seq("save", "fail", "next"), False, ["save", "fail"]),
        (seq("break", "next"), False, ["break"]),
        (par(), True, []),
        (par("save", "next"), True, ["next", "save"]),
        (par("fail", "save"), False, ["fail", "save"]),
        (par("break", "save"), False, ["break", "save"]),
        ({"kind": "Alt", "condition": ALWAYS, "trueWork": ref("save"), "falseWork": ref("fail")}, True, ["save"]),
        ({"kind": "Alt", "condition": NEVER, "trueWork": ref("save"), "falseWork": ref("fail")}, False, ["fail"]),
        ({"kind": "Alt", "condition": NEVER, "trueWork": ref("fail")}, True, []),
        ({"kind": "Alt", "condition": ALWAYS, "falseWork": ref("fail")}, True, []),
        ({"kind": "Alt", "condition": ALWAYS, "trueWork": ref("break")}, False, ["break"]),
        ({"kind": "Loop", "preCondition": [True, NEVER], "body": ref("fail")}, True, []),
        ({"kind": "Loop", "postCondition": [True, NEVER], "body": ref("save")}, True, ["save"]),
        ({"kind": "Loop", "postCondition": [True, ALWAYS], "body": ref("fail")}, False, ["fail"]),
        ({"kind": "Loop", "postCondition": [True, ALWAYS], "body": ref("break")}, False, ["break"]),
        ({"kind": "Loop", "preCondition": [True, ALWAYS], "body": ref("save"), "maxIterations": 2}, False,
         ["save", "save"]),
    ],
)  # fmt: skip
async def test_a_work_ends_as_its_parts_do(crew: Crew, work: Any, succeeds: bool, goals: list[str]) -> None:
    assert (await crew.run(work), sorted(crew.goals)) == (succeeds, sorted(goals))


async def test_a_loop_goes_on_while_its_condition_is_as_expected(bench: Bench) -> None:
    crew = Crew(bench, Verdicts(True, True, False))
    work = {"kind": "Loop", "preCondition": [True, "Is there more?"], "body": ref("save")}
    assert (await crew.run(work), crew.goals) == (True, ["save", "save"])


async def test_a_loop_can_wait_for_something_to_become_true(bench: Bench) -> None:
    crew = Crew(bench, Verdicts(False, False, True))
    work = {"kind": "Loop", "postCondition": [False, "Is it done?"], "body": ref("save")}
    assert (await crew.run(work), crew.goals) == (True, ["save"] * 3)


async def test_a_condition_that_nobody_can_answer_breaks_the_job(crew: Crew) -> None:
    await crew.run({"kind": "Alt", "condition": "Is it so?"})
    assert ("there is no model" in crew.heard.calls[0][1], crew.heard.calls[-1]) == (True, "failed")


async def test_the_callbacks_come_in_order(crew: Crew) -> None:
    await crew.run(seq("save", "fail"))
    assert crew.heard.calls == [("started", 0), ("stopped", 0, True), ("started", 1), ("stopped", 1, False), "failed"]


async def test_what_broke_a_work_is_told_before_its_end(crew: Crew) -> None:
    await crew.run(ref("save"), {"save": {"prompt": "x" * 3_000}})
    assert [one[0] for one in crew.heard.calls[:3]] == ["started", "error", "stopped"]


async def test_a_condition_sees_the_page_of_the_last_run(crew: Crew) -> None:
    seen = {"kind": "Alt", "condition": {"goal": "shop"}, "trueWork": ref("next"), "falseWork": ref("fail")}
    assert await crew.run(seq("save", seen))


async def test_an_answer_is_a_variable_of_what_follows(crew: Crew) -> None:
    await crew.run(seq("save", "then"), {"then": {"prompt": "use $answer"}})
    assert crew.goals == ["save", 'use "answer to save"']
    assert crew.said == [None, GoalSaid('use "(text 1)"', ("answer to save",))]


FOUND = ("answer to save",)


@pytest.mark.parametrize(
    ("name", "params"),
    [("copilot", {"goal": "Search for $answer"}), ("search_and_extract", {"query": "$answer"})],
)
async def test_an_answer_in_a_workflows_goal_is_a_value(crew: Crew, name: str, params: dict[str, str]) -> None:
    await crew.run(seq("save", "then"), {"then": {"workflow": {"name": name, "params": params}}})
    assert crew.goals[1] == 'Search for "answer to save"'
    assert crew.said[1] == GoalSaid('Search for "(text 1)"', FOUND)


async def test_an_answer_is_never_a_workflows_goal(crew: Crew) -> None:
    flow = {"workflow": {"name": "copilot", "params": {"goal": "$answer"}}}
    assert not await crew.run(seq("save", "then"), {"then": flow})
    assert crew.goals == ["save"]


async def test_a_goal_of_a_job_that_is_tried_again_is_told_apart_as_before(bench: Bench, crew: Crew) -> None:
    await crew.run(seq("save", "then"), {"then": {"prompt": "use $answer"}})
    last = (await bench.runtime.records.find("run", holding="use "))[-1]
    await bench.do(SessionResume(session_id=str(last.session_id)))
    before = bench.runtime.events.last_seq
    await bench.do(Retry(task_id=last.body["task"]["id"]), str(last.session_id))
    await bench.until(e.RunFinished, str(last.session_id), before)
    assert crew.said[2] == GoalSaid('use "(text 1)"', FOUND)


async def test_works_of_a_sequence_share_a_tab(bench: Bench, crew: Crew) -> None:
    await crew.run(seq("save", "next"))
    assert len(bench.browser.world.tabs) == 2


async def test_works_side_by_side_have_tabs_of_their_own(bench: Bench, crew: Crew) -> None:
    await crew.run(par("save", "next"))
    assert len(bench.browser.world.tabs) == 3


async def test_a_work_beside_others_begins_on_the_page_of_before(bench: Bench, crew: Crew) -> None:
    await crew.run(seq("save", par("here")), {"here": {"prompt": "here"}})
    assert [tab.url for tab in bench.browser.world.tabs.values()][1:] == [SHOP, SHOP]


async def test_of_the_jobs_that_are_over_the_newest_are_known(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_book, "MAX_OVER", 2)
    crew.install(work=ref("save"))
    runs = []
    for _ in range(4):
        runs.append(await crew.start())
        await crew.finish(runs[-1])
    await crew.finish(await crew.start())
    assert [crew.book.find_run(run.id) is not None for run in runs] == [False, False, True, True]


async def test_no_session_of_a_job_stays_open(bench: Bench, crew: Crew) -> None:
    await crew.run(par("save", seq("next", "fail")))
    assert bench.runtime.sessions() == []


@pytest.mark.parametrize("attended", [True, None])
async def test_its_works_ask_whom_it_was_said_to_be_attended_by(
    bench: Bench, crew: Crew, attended: bool | None
) -> None:
    crew.install(work=ref("save"))
    reply = await bench.do(RunJob(name="job", user_input="", attended=attended))
    run = crew.book.find_run(str(reply.run_id))
    assert run is not None and await crew.finish(run)
    [work] = await bench.database.records.find("run")
    assert work.body["notes"].get("attended") is attended


async def test_its_events_name_job_and_work(bench: Bench, crew: Crew) -> None:
    await crew.run(seq("save", "fail"))
    told = [event for event in await bench.events() if isinstance(event, e.WorkStarted | e.WorkStopped)]
    assert [(event.work_id, getattr(event, "succeeded", None)) for event in told] == [
        (0, None),
        (0, True),
        (1, None),
        (1, False),
    ]


async def test_it_is_a_run_of_its_own_in_the_log(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("save"))
    run = await crew.start()
    await crew.finish(run)
    await bench.runtime.events.flush()
    entries = await bench.runtime.events.read("server", 0, 1_000)
    own = [entry.type for entry in entries if entry.envelope.run_id == run.id]
    assert own == [
        "RUN_STARTED",
        "JOB_STARTED",
        "TASK_WORK_STARTED",
        "TASK_WORK_ASSIGNED",
        "TASK_WORK_STOPPED",
        "JOB_FINISHED",
        "RUN_FINISHED",
    ]


async def test_its_first_event_has_the_tree_for_a_chart(bench: Bench, crew: Crew) -> None:
    alternative = {"kind": "Alt", "condition": ALWAYS, "trueWork": ref("save")}
    loop = {"kind": "Loop", "postCondition": [True, NEVER], "body": ref("save")}
    await crew.run(seq("save", par("next"), alternative, loop))
    started = await bench.until(e.JobStarted)
    assert started.work == {
        "kind": "Seq",
        "works": [
            {"kind": "Ref", "taskId": "save", "workIdInJob": 0},
            {"kind": "Par", "works": [{"kind": "Ref", "taskId": "next", "workIdInJob": 1}]},
            {"kind": "Alt", "trueWork": {"kind": "Ref", "taskId": "save", "workIdInJob": 2}},
            {"kind": "Loop", "body": {"kind": "Ref", "taskId": "save", "workIdInJob": 3}},
        ],
    }


@pytest.mark.parametrize(("last", "outcome", "count"), [("next", "succeeded", 2), ("fail", "failed", 1)])
async def test_its_end_says_what_came_of_it(bench: Bench, crew: Crew, last: str, outcome: str, count: int) -> None:
    await crew.run(seq("save", last))
    ended = await bench.until(e.JobFinished)
    assert (ended.outcome, ended.succeeded_works, ended.works) == (outcome, count, 2)


async def test_a_stopped_job_ends_as_stopped(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("linger"))
    run = await crew.start()
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await run.stop()
    assert (await bench.until(e.JobFinished)).outcome == "stopped"


async def test_nothing_of_a_stopped_job_can_be_resumed(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("linger"))
    run = await crew.start()
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await run.stop()
    assert await bench.runtime.incomplete() == []


async def test_it_is_kept_with_how_its_works_ended(bench: Bench, crew: Crew) -> None:
    crew.install(work=seq("save", "fail"))
    run = await crew.start("some input")
    await crew.finish(run)
    record = await crew.book.find_status(run.id)
    assert record is not None and (record.status, record.body["works"]) == ("Failed", {"0": "Succeeded", "1": "Failed"})


UNMET = "it was done, but the criteria of the task do not hold (answer to save"


@pytest.mark.parametrize(
    ("work", "reasons"),
    [
        (seq("save", "fail"), {"1": "no such page"}),
        (seq("break"), {"0": "the page burnt down"}),
        (seq("unmet"), {"0": UNMET}),
        (seq("save"), {}),
        ({"kind": "Alt", "condition": "Is it so?", "trueWork": ref("save")}, {"": "a condition is a prompt"}),
    ],
)
async def test_why_a_work_failed_is_kept(crew: Crew, work: Any, reasons: dict[str, str]) -> None:
    crew.install({"unmet": {"prompt": "save", "url": SHOP, "criteria": {"condition": NEVER}}}, work)
    run = await crew.start()
    await crew.finish(run)
    record = await crew.book.find_status(run.id)
    assert record is not None and show_record(record).get("reasons", {}) == run.reasons
    assert run.reasons.keys() == reasons.keys()
    assert all(run.reasons[work].startswith(why) for work, why in reasons.items()), run.reasons


async def test_a_stop_ends_its_tasks_without_a_callback(bench: Bench, crew: Crew) -> None:
    crew.install(work=seq("linger", "next"))
    run = await crew.start()
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await run.stop()
    assert (crew.goals, crew.heard.calls, run.status) == (["linger"], [("started", 0)], "Failed")


async def test_what_runs_is_named_while_it_runs(crew: Crew) -> None:
    crew.install(work=par("linger", "save"))
    run = await crew.start()
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    running = 0 in run.running_work_ids
    crew.go.set()
    await crew.finish(run)
    assert (running, run.running_work_ids) == (True, [])


async def test_an_entry_is_installed_once(crew: Crew) -> None:
    crew.install()
    with pytest.raises(UsageError, match="installed already"):
        crew.install()


async def test_nothing_starts_before_an_entry_is_installed(crew: Crew) -> None:
    with pytest.raises(UsageError, match="no Entry is installed"):
        await crew.start()


async def test_an_unknown_job_is_refused(crew: Crew) -> None:
    crew.install()
    with pytest.raises(UsageError, match="there is no job job"):
        await crew.start()


async def test_a_job_whose_task_needs_input_needs_it_too(crew: Crew) -> None:
    crew.install({"ask": {"prompt": "find $user-input", "requireUserInput": True}}, ref("ask"))
    with pytest.raises(UsageError, match="ask needs input"):
        await crew.start()


async def test_jobs_are_listed_with_numbered_works(crew: Crew) -> None:
    crew.install(work=seq("save"))
    assert crew.book.listing() == {
        "job": {"work": {"kind": "Seq", "works": [{"kind": "Ref", "taskId": "save", "workIdInJob": 0}]}}
    }


# The commands


async def test_a_job_is_run_by_command_in_the_log_of_the_session(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("save"))
    home = (await bench.runtime.new_session()).id
    reply = await bench.do(RunJob(name="job", user_input=""), home)
    await bench.until(e.RunFinished, home)
    await bench.runtime.events.flush()
    own = [
        entry.envelope.run_id for entry in await bench.runtime.events.read(home) if entry.type == "TASK_WORK_STARTED"
    ]
    assert own == [reply.run_id]


async def test_approvals_are_decided_as_in_the_session_that_asked_for_the_job(bench: Bench, crew: Crew) -> None:
    crew.install({"delete": {"prompt": "click Delete", "url": SHOP}}, ref("delete"))
    home = (await bench.runtime.new_session()).id
    await bench.do(SetApprovalPolicy(policy="none"), home)
    await bench.do(RunJob(name="job", user_input=""), home)
    await bench.until(e.WorkStopped)
    decided = [event.decision for event in await bench.events() if isinstance(event, e.ApprovalResolved)]
    assert decided == ["deny"]


async def test_a_job_is_cancelled_by_its_id(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("linger"))
    reply = await bench.do(RunJob(name="job", user_input=""))
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    await bench.do(CancelTask(task_id=str(reply.run_id)))
    record = await crew.book.find_status(str(reply.run_id))
    assert record is not None and record.status == "Stopped"


async def test_an_unknown_job_is_refused_by_command(bench: Bench, crew: Crew) -> None:
    crew.install()
    assert (await bench.refused(RunJob(name="nothing", user_input=""))).code == "unknown"


async def test_a_folder_that_is_none_is_refused(bench: Bench, crew: Crew) -> None:
    crew.install(work=ref("save"))
    reply = await bench.refused(RunJob(name="job", user_input="", working_directory="/no/such/folder"))
    assert (reply.code, "workingDirectory" in reply.error) == ("bad_argument", True)


async def test_without_jobs_the_command_is_refused(bench: Bench) -> None:
    assert (await bench.refused(RunJob(name="job", user_input=""))).code == "unknown"


async def test_a_previous_job_is_found_by_its_keyword(bench: Bench, crew: Crew) -> None:
    grid = [{"keyword": "collect", "jobs": [{"name": "Collect", "jobName": "job"}]}]
    late = {"late": {"prompt": "late", "url": SHOP, "availability": {"previousJobKeywords": ["collect"]}}}
    await crew.run(ref("save"), late, grid=grid)
    session = await bench.runtime.new_session(working_directory=folder_of(bench))
    assert await crew.finish(crew.book.tasks.start(TaskOrder("late", "", session.id), crew.heard))


async def test_a_previous_job_must_have_succeeded(crew: Crew) -> None:
    grid = [{"keyword": "collect", "jobs": [{"name": "Collect", "jobName": "job"}]}]
    late = {"late": {"prompt": "late", "url": SHOP, "availability": {"previousJobKeywords": ["collect"]}}}
    crew.install(late, ref("save"), grid=grid)
    assert (await crew.do("late"), crew.goals) == (False, [])
    assert "no job of collect has succeeded" in crew.heard.calls[0][1]
