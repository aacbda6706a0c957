"""What is to come after the task under way waits for its success; whatever else ends it keeps what waited with it."""

import asyncio
from collections.abc import Sequence

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import SHOP, Bench, succeeded


class Line:
    """Goals that are done one after the other; `first` ends as it is told to."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.done: list[str] = []
        self.ends: asyncio.Queue[bool] = asyncio.Queue()
        self.session = ""
        self.first: c.CommandAccepted

    async def pursue(self, task: Task, desk: Desk) -> Task:
        await desk.checkpoint(task)
        if task.goal == "first" and not await self.ends.get():
            return task.model_copy(update={"status": "failed", "summary": "no such page"})
        self.done.append(task.goal)
        return succeeded(task)

    async def begin(self, *later: str) -> list[str]:
        """Task ids of what waits behind `first`."""
        self.first = await self.bench.begin(self.pursue, "first")
        self.session = self.first.session_id
        await self.bench.until(e.TaskStarted, self.session)
        return [str((await self.queue(goal)).task_id) for goal in later]

    async def queue(self, goal: str, *, first: bool | None = None) -> c.CommandAccepted:
        return await self.bench.do(c.Enqueue(text=goal, first=first), self.session)

    def end(self, succeeded: bool = True) -> None:
        self.ends.put_nowait(succeeded)

    async def until_done(self, goals: Sequence[str]) -> None:
        """Until the last of them is."""
        seen = 0
        while goals[-1] not in self.done:
            await self.bench.until(e.SessionSaved, self.session, seen)
            seen = self.bench.runtime.events.last_seq if goals[-1] in self.done else await self._next_saved(seen)

    async def _next_saved(self, after: int) -> int:
        await self.bench.runtime.events.flush()
        entries = await self.bench.runtime.events.read(self.session, after, 10_000)
        return next(one.seq for one in entries if one.type == "SESSION_SAVED")

    @property
    def waiting(self) -> list[str]:
        info = self.bench.runtime.session(self.session)
        assert info is not None
        return [one.goal for one in info.queue]


@pytest.fixture
def line(bench: Bench) -> Line:
    return Line(bench)


async def test_goals_that_wait_are_done_in_their_order(line: Line) -> None:
    await line.begin("second", "third")
    await line.queue("before them", first=True)
    line.end()
    await line.until_done(["third"])
    assert line.done == ["first", "before them", "second", "third"]


async def test_a_goal_begins_at_once_when_nothing_runs(line: Line) -> None:
    line.bench.scripts["skills"] = line.pursue
    line.session = (await line.bench.runtime.new_session()).id
    await line.bench.do(c.Enqueue(text="second", url=SHOP), line.session)
    await line.bench.until(e.TaskCompleted, line.session)
    assert (line.done, line.waiting) == (["second"], [])


async def test_its_task_has_the_id_that_it_waited_under(line: Line) -> None:
    [waits] = await line.begin("second")
    line.end()
    await line.until_done(["second"])
    runs = await line.bench.database.records.find("run", session_id=line.session)
    assert waits in [run.body["task"]["id"] for run in runs]


@pytest.mark.parametrize(
    ("said", "goals"),
    [
        ("After that, open the report", ["open the report"]),
        ("open the report next", ["open the report", "second"]),
        ("und danach bitte den Bericht öffnen", ["second", "den Bericht öffnen"]),
        ("Cuando termines, abre el informe", ["second", "abre el informe"]),
    ],
)
async def test_it_is_said_in_words(line: Line, said: str, goals: list[str]) -> None:
    await line.begin(*(["second"] if "second" in goals else []))
    await line.bench.do(c.SubmitPrompt(text=said), line.session)
    assert line.waiting == goals


async def test_who_says_then_with_nothing_under_way_means_now(line: Line) -> None:
    line.bench.scripts["skills"] = line.pursue
    accepted = await line.bench.do(c.SubmitPrompt(text="then second", url=SHOP))
    line.session = accepted.session_id
    await line.until_done(["second"])
    assert line.done == ["second"]


async def test_one_is_cancelled_and_the_rest_stays(line: Line) -> None:
    waits = await line.begin("second", "third")
    await line.bench.do(c.CancelTask(task_id=waits[0]), line.session)
    assert line.waiting == ["third"]


async def test_all_are_cleared_and_every_door_is_told(line: Line) -> None:
    await line.begin("second", "third")
    await line.bench.do(c.ClearQueue(), line.session)
    told = [one for one in await line.bench.events(line.session) if isinstance(one, e.QueueChanged)]
    assert [[waits.goal for waits in one.waiting] for one in told] == [["second"], ["second", "third"], []]


@pytest.mark.parametrize("way", ["stop", "failure", "crash", "end"])
async def test_what_ends_it_takes_them_out_and_going_on_puts_them_back(line: Line, way: str) -> None:
    await line.begin("second", "third")
    bench = line.bench
    match way:
        case "stop":
            await bench.do(c.Stop(), line.session)
            await bench.until(e.SessionSaved, line.session)
        case "failure":
            line.end(succeeded=False)
            await bench.until(e.SessionSaved, line.session)
        case "crash":
            await bench.crash()
            await bench.start()
        case "end":
            await bench.close()
            await bench.start()
    assert (line.waiting, line.done) == ([], [])
    await bench.do(c.Resume(), line.session)
    assert line.waiting == ["second", "third"]
    line.end()
    await line.until_done(["third"])
    assert line.done == ["first", "second", "third"]


async def test_a_discarded_run_takes_them_with_it(line: Line) -> None:
    await line.begin("second")
    await line.bench.crash()
    await line.bench.start()
    await line.bench.do(c.RecoverRun(run_id=str(line.first.run_id), decision="discard"), line.session)
    line.bench.scripts["skills"] = line.pursue
    await line.bench.do(c.SubmitPrompt(text="third", url=SHOP), line.session)
    await line.until_done(["third"])
    assert (line.done, line.waiting) == (["third"], [])


async def test_switching_to_another_goal_takes_them_out(line: Line) -> None:
    await line.begin("second")
    await line.bench.do(c.SwitchTask(text="third"), line.session)
    await line.until_done(["third"])
    assert (line.done, line.waiting) == (["third"], [])


async def test_a_task_that_is_over_is_tried_anew(line: Line) -> None:
    await line.begin()
    line.end(succeeded=False)
    await line.bench.until(e.SessionSaved, line.session)
    before = line.bench.runtime.events.last_seq
    again = await line.bench.do(c.Retry(task_id=str(line.first.task_id)), line.session)
    line.end()
    done = await line.bench.until(e.TaskCompleted, line.session, before)
    assert (again.task_id != line.first.task_id, done.answer, line.done) == (True, "done", ["first"])


async def test_a_task_under_way_is_not_tried_anew(line: Line) -> None:
    await line.begin()
    refused = await line.bench.refused(c.Retry(task_id=str(line.first.task_id)), line.session)
    assert refused.code == "wrong_task"


async def test_a_password_in_a_goal_that_waits_is_hidden_and_outlives_the_task_before(line: Line) -> None:
    await line.begin()
    await line.bench.do(c.SubmitPrompt(text='then log in with password "tulip-4711"'), line.session)
    [waits] = line.waiting
    line.end()
    await line.until_done([waits])
    said = line.bench.runtime.world.said
    assert ("tulip-4711" in waits, said.find_lost(waits)) == (False, None)
