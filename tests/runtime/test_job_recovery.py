"""A job that was cut off goes on with the first work that did not end, in the same session; or it is let go."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk as TaskDesk
from browser_copilot.commands_job import discard, show_waiting, watch_job
from browser_copilot.commands_work import Desk, How, find_runs
from browser_copilot.errors import UsageError
from browser_copilot.mailbox.clerk import Clerk
from browser_copilot.mailbox.outcome import Final
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import RecoverRun, RunJob, Shutdown
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.jobs import JobRun
from browser_copilot.store.records import Record
from tests.mailbox.test_clerk import OneWorkflow, ask
from tests.runtime.conftest import SECONDS, SHOP, Bench, succeeded
from tests.runtime.crew import Crew, Verdicts, par, ref, seq


class Twice:
    """A job that is cut off while `linger` runs, and the server after that."""

    def __init__(self, bench: Bench, work: Any, tasks: dict[str, Any] | None = None, **more: Any) -> None:
        self.bench = bench
        self._work = work
        self._tasks = tasks
        self._more = more
        self.before = Crew(bench, more.pop("judge", None))
        self.after: Crew
        self.job_id = ""

    async def cut_off(self, judge: Any = None) -> "Twice":
        await self.begin()
        await self.before.crash()
        return await self.start_again(judge)

    async def begin(self) -> JobRun:
        self.before.install(self._tasks, self._work, **self._more)
        run = await self.before.start("")
        self.job_id = run.id
        async with asyncio.timeout(SECONDS):
            await self.before.begun.wait()
        await self.bench.runtime.events.flush()
        return run

    async def start_again(self, judge: Any = None, work: Any = None) -> "Twice":
        await self.bench.start()
        self.after = Crew(self.bench, judge)
        self.after.go.set()
        await self.after.book.settle()
        self.after.install(self._tasks, work or self._work, **self._more)
        return self

    async def resume(self) -> bool:
        await self.bench.do(RecoverRun(run_id=self.job_id, decision="resume"))
        run = self.after.book.find_run(self.job_id)
        assert run is not None
        return await self.after.finish(run)

    async def status(self) -> tuple[str | None, dict[str, str]]:
        record = await self.after.book.find_status(self.job_id)
        assert record is not None
        return record.status, dict(record.body["works"])


async def test_finished_works_are_not_run_again(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    assert (await twice.resume(), twice.before.goals, twice.after.goals) == (
        True,
        ["save", "linger"],
        ["linger", "next"],
    )


async def test_every_work_has_its_outcome_at_the_end(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    await twice.resume()
    assert await twice.status() == ("Succeeded", {"0": "Succeeded", "1": "Succeeded", "2": "Succeeded"})


async def test_it_waits_for_an_answer_as_a_whole(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger")).cut_off()
    waiting = [(run.run_id, run.kind, run.reason, run.steps_done) for run in await bench.runtime.incomplete()]
    assert waiting == [(twice.job_id, "job", "interrupted", 1)]


async def test_it_is_asked_about_in_the_log_of_its_home(bench: Bench) -> None:
    twice = await Twice(bench, ref("linger")).cut_off()
    found = [event for event in await bench.events("server") if isinstance(event, e.RunFound)]
    assert [(event.run_id, event.goal) for event in found] == [(twice.job_id, "job job")]


async def test_the_work_under_way_goes_on_from_its_checkpoint(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger")).cut_off()
    runs_before = {run.id for run in await bench.database.records.find("run")}
    await twice.resume()
    assert {run.id for run in await bench.database.records.find("run")} == runs_before


async def test_it_goes_on_in_the_same_session(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    await twice.resume()
    sessions = {run.session_id for run in await bench.database.records.find("run")}
    assert (len(sessions), bench.runtime.sessions()) == (1, [])


async def test_a_work_of_another_model_goes_on_in_its_own_session(bench: Bench) -> None:
    tasks = {"own": {"prompt": "linger", "url": SHOP, "model": "big"}}
    twice = await Twice(bench, ref("own"), tasks, models={"big": "other"}).cut_off()
    assert (await twice.resume(), len(await bench.database.records.find("run"))) == (True, 1)


async def test_of_works_side_by_side_those_that_ended_are_left_alone(bench: Bench) -> None:
    twice = Twice(bench, par("save", seq("next", "linger"), "fail"))
    await twice.begin()
    async with asyncio.timeout(SECONDS):
        while await count_ended(bench, twice.job_id) < 3:
            await asyncio.sleep(0)
    await twice.before.crash()
    await twice.start_again()
    assert (await twice.resume(), twice.after.goals) == (False, ["linger"])


async def count_ended(bench: Bench, job_id: str) -> int:
    places = await bench.database.records.find("work", statuses=[job_id])
    return sum(place.body["succeeded"] is not None for place in places)


async def test_a_loop_goes_on_in_its_round(bench: Bench) -> None:
    loop = {"kind": "Loop", "preCondition": [True, "Is there more?"], "body": seq("save", "linger")}
    later = Verdicts(False)
    twice = await Twice(bench, loop, judge=Verdicts(True)).cut_off(later)
    assert (await twice.resume(), twice.after.goals, len(later.questions)) == (True, ["linger"], 1)


async def test_a_loop_counts_the_rounds_before_the_crash(bench: Bench) -> None:
    always = {"all": []}
    loop = {"kind": "Loop", "postCondition": [True, always], "body": ref("linger"), "maxIterations": 2}
    twice = await Twice(bench, loop).cut_off()
    assert (await twice.resume(), twice.after.goals) == (False, ["linger", "linger"])


async def test_a_branch_is_chosen_once(bench: Bench) -> None:
    choice = {"kind": "Alt", "condition": "Is it so?", "trueWork": ref("linger"), "falseWork": ref("fail")}
    later = Verdicts()
    twice = await Twice(bench, choice, judge=Verdicts(True)).cut_off(later)
    assert (await twice.resume(), later.questions) == (True, [])


async def test_an_answer_from_before_is_a_variable_of_what_follows(bench: Bench) -> None:
    tasks = {"then": {"prompt": "use $answer"}}
    work = seq("save", {"kind": "Alt", "condition": {"answerIncludes": "to save"}, "trueWork": seq("linger", "then")})
    twice = await Twice(bench, work, tasks).cut_off()
    assert (await twice.resume(), twice.after.goals) == (True, ["linger", 'use "answer to linger"'])


async def test_a_condition_sees_what_a_work_before_the_crash_left_behind(bench: Bench) -> None:
    twice = Twice(bench, seq("linger", {"kind": "Alt", "condition": {"answerIncludes": "to linger"}}))
    await twice.begin()
    await twice.before.crash()
    await twice.start_again()
    await forget_the_end(bench, twice)
    assert await twice.resume()


async def forget_the_end(bench: Bench, twice: Twice) -> None:
    """Finish what was under way, as if the crash had come between its end and the job's note of it."""
    run = (await bench.database.records.find("run"))[0]
    task = succeeded(Task.from_wire(run.body["task"]), "answer to linger")
    ended = Record("run", run.id, {**run.body, "task": task.to_wire()}, run.session_id, "done")
    await bench.database.records.put(ended)


async def test_a_work_that_ended_before_it_was_noted_is_not_run_again(bench: Bench) -> None:
    twice = await Twice(bench, seq("linger", "next")).cut_off()
    await forget_the_end(bench, twice)
    assert (await twice.resume(), twice.after.goals) == (True, ["next"])


async def test_retries_before_the_crash_count(bench: Bench) -> None:
    again = {"criteria": {"failureAction": {"kind": "RetryWithNewSession", "retries": 1}}}
    twice = Twice(bench, ref("again"), {"again": {"prompt": "fail at first", "url": SHOP, **again}})
    goals: list[str] = []

    async def fail_and_linger(task: Task, desk: TaskDesk) -> Task:
        goals.append(task.goal)
        if len(goals) == 2:
            twice.before.begun.set()
            await asyncio.Event().wait()
        return task.model_copy(update={"status": "failed", "summary": "no"})

    bench.scripts["skills"] = fail_and_linger
    await twice.cut_off()
    assert (await twice.resume(), twice.after.goals) == (False, ["fail at first"])


async def test_a_workflow_goes_on_as_a_workflow(bench: Bench) -> None:
    tasks = {"flow": {"workflow": {"name": "copilot", "params": {"goal": "linger"}}, "url": SHOP}}
    twice = await Twice(bench, ref("flow"), tasks).cut_off()
    assert await twice.resume()
    (run,) = await bench.database.records.find("run")
    assert (run.status, run.body["notes"]["workflow"]) == ("done", "copilot")


async def test_it_can_be_cut_off_twice(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    twice.after.go.clear()
    await bench.do(RecoverRun(run_id=twice.job_id, decision="resume"))
    async with asyncio.timeout(SECONDS):
        await twice.after.begun.wait()
    await twice.after.crash()
    await twice.start_again()
    assert (await twice.resume(), twice.after.goals) == (True, ["linger", "next"])


async def test_the_events_of_the_second_half_say_that_it_goes_on(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger")).cut_off()
    await twice.resume()
    await bench.runtime.events.flush()
    entries = await bench.runtime.events.read("server", 0, 1_000)
    own = [entry.type for entry in entries if entry.envelope.run_id == twice.job_id]
    assert own[own.index("RUN_FOUND") :] == [
        "RUN_FOUND",
        "RUN_RESUMED",
        "JOB_STARTED",
        "TASK_WORK_STARTED",
        "TASK_WORK_ASSIGNED",
        "TASK_WORK_STOPPED",
        "JOB_FINISHED",
        "RUN_FINISHED",
    ]


async def test_the_tree_of_a_resumed_job_has_the_states_of_its_works(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger")).cut_off()
    seq_before = bench.runtime.events.last_seq
    await twice.resume()
    started = await bench.until(e.JobStarted, "server", seq_before)
    assert (started.resumed, [one.get("state") for one in started.work["works"]]) == (True, ["Succeeded", "Executing"])


async def test_a_discarded_job_is_cancelled_with_its_runs_and_sessions(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger")).cut_off()
    await bench.do(RecoverRun(run_id=twice.job_id, decision="discard"))
    runs = sorted(str(run.status) for run in await bench.database.records.find("run"))
    waiting, left = await bench.runtime.incomplete(), await bench.database.records.find("work")
    found = ((await twice.status())[0], runs, bench.runtime.sessions(), waiting, left)
    assert found == ("Cancelled", ["discarded", "done"], [], [], [])


async def test_it_is_answered_once(bench: Bench) -> None:
    twice = await Twice(bench, ref("linger")).cut_off()
    await twice.resume()
    assert (await bench.refused(RecoverRun(run_id=twice.job_id, decision="resume"))).code == "expired"


async def test_a_job_that_was_changed_meanwhile_is_not_gone_on_with(bench: Bench) -> None:
    twice = Twice(bench, seq("save", "linger"))
    await twice.begin()
    await twice.before.crash()
    await twice.start_again(work=seq("linger"))
    refused = await bench.refused(RecoverRun(run_id=twice.job_id, decision="resume"))
    assert (refused.code, "was changed" in refused.error) == ("bad_argument", True)


@pytest.mark.parametrize("by_command", [True, False])
async def test_the_orderly_end_of_the_server_leaves_it_to_be_resumed(bench: Bench, by_command: bool) -> None:
    twice = Twice(bench, seq("save", "linger", "next"))
    await twice.begin()
    if by_command:
        await bench.do(Shutdown())
    await twice.before.book.close()
    ended = [event.outcome for event in await bench.events("server") if isinstance(event, e.JobFinished)]
    await bench.close()
    await twice.start_again()
    assert (ended, await twice.resume(), twice.after.goals) == (["interrupted"], True, ["linger", "next"])


async def test_no_job_begins_while_the_server_shuts_down(bench: Bench) -> None:
    crew = Crew(bench)
    crew.install(work=ref("save"))
    await bench.do(Shutdown())
    refused = await bench.refused(RunJob(name="job", user_input=""))
    with pytest.raises(UsageError, match="shutting down"):
        await crew.start()
    assert (refused.code, crew.goals) == ("shutting_down", [])


async def test_a_job_of_a_session_is_asked_about_there(bench: Bench) -> None:
    twice = Twice(bench, ref("linger"))
    twice.before.install(None, ref("linger"))
    home = (await bench.runtime.new_session()).id
    reply = await bench.do(RunJob(name="job", user_input=""), home)
    async with asyncio.timeout(SECONDS):
        await twice.before.begun.wait()
    await twice.before.crash()
    await twice.start_again()
    found = await bench.until(e.RunFound, home)
    twice.job_id = str(reply.run_id)
    await bench.do(RecoverRun(run_id=found.run_id, decision="resume"), home)
    assert (await bench.until(e.JobFinished, home)).outcome == "succeeded"


@pytest.mark.parametrize("attended", [True, None])
async def test_its_works_ask_whoever_is_there_when_it_goes_on(bench: Bench, attended: bool | None) -> None:
    twice = await Twice(bench, seq("linger", "next")).cut_off()
    await bench.do(RecoverRun(run_id=twice.job_id, decision="resume", attended=attended))
    run = twice.after.book.find_run(twice.job_id)
    assert run is not None and await twice.after.finish(run)
    works = await bench.database.records.find("run")
    assert [bool(work.body["notes"].get("attended")) for work in works] == [bool(attended)] * 2


async def test_the_command_line_goes_on_with_it(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    desk = Desk(SimpleNamespace(runtime=bench.runtime))
    waiting = show_waiting([{"name": "job"}], await find_runs(desk))
    async with asyncio.timeout(SECONDS):
        code = await watch_job(desk, RecoverRun(run_id=twice.job_id, decision="resume"), "server", How("ask", True))
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (waiting[0]["unfinished"], code, last["status"]) == (twice.job_id, 0, "Succeeded")
    assert await find_runs(desk) == []


async def test_the_command_line_lets_it_go(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    desk = Desk(SimpleNamespace(runtime=bench.runtime))
    await discard(desk, twice.job_id)
    assert (await bench.until(e.JobFinished)).outcome == "stopped"
    assert await find_runs(desk) == []


async def test_the_mailbox_waits_for_its_end(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    clerk = Clerk(bench.runtime, bench.browser, OneWorkflow(), twice.after.book)
    told = await ask(clerk, "RecoverRun", runId=twice.job_id, decision="resume")
    assert (told["jobId"], told["works"][-1]) == (twice.job_id, {"workId": 2, "succeeded": True})


async def test_the_mailbox_is_told_that_it_was_stopped_again(bench: Bench) -> None:
    twice = await Twice(bench, seq("save", "linger", "next")).cut_off()
    twice.after.go.clear()
    clerk = Clerk(bench.runtime, bench.browser, OneWorkflow(), twice.after.book)
    asking = asyncio.create_task(ask(clerk, "RecoverRun", runId=twice.job_id, decision="resume"))
    async with asyncio.timeout(SECONDS):
        await twice.after.begun.wait()
    await bench.do(Shutdown())
    with pytest.raises(Final, match="gone on with by RecoverRun"):
        await asking


def test_a_job_that_is_no_more_in_the_entry_is_listed_while_it_waits() -> None:
    waiting = [{"runId": "job-1", "goal": "job old", "kind": "job"}]
    rows = show_waiting([{"name": "new"}], waiting)
    assert [(row["name"], row["unfinished"]) for row in rows] == [("new", None), ("old", "job-1")]
