"""A limit of the model pauses the run until it is over; the user's word counts at once meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.holds import tell_moment
from browser_copilot.runtime.ports import LOOK_AGAIN_S
from browser_copilot.runtime.run import RESUME_AT
from browser_copilot.runtime.scheduled import go_on_later
from tests.runtime.conftest import SECONDS, Bench, click, succeeded

HOUR = 3_600.0


class HandClock:
    """Time moves only by hand."""

    def __init__(self) -> None:
        self.time = 1_795_219_200.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        sleeper = self.time + seconds, asyncio.Event()
        self._sleepers.append(sleeper)
        try:
            await sleeper[1].wait()
        finally:
            self._sleepers = [one for one in self._sleepers if one[1] is not sleeper[1]]

    async def until_asleep(self, count: int) -> None:
        """Until as many wait for a time to come."""
        async with asyncio.timeout(SECONDS):
            while len(self._sleepers) < count:
                await asyncio.sleep(0)

    def suspend(self, seconds: float) -> None:
        """The computer sleeps so long, and no sleep in it goes on meanwhile."""
        self.time += seconds
        self._sleepers = [(moment + seconds, woken) for moment, woken in self._sleepers]

    def advance(self, seconds: float) -> None:
        self.time += seconds
        for moment, woken in self._sleepers:
            if moment <= self.time:
                woken.set()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def limited(bench: Bench, clock: HandClock) -> AsyncIterator[Bench]:
    await bench.close()
    bench.clock = clock
    await bench.start()
    yield bench


async def finish(task: Task, desk: Desk) -> Task:
    return succeeded(task)


async def meet_a_limit(task: Task, desk: Desk) -> Task:
    await desk.checkpoint(task)
    await desk.wait_out(HOUR, "the model takes no more requests for now")
    await desk.perform(click("Save"))
    return succeeded(task)


async def begin(bench: Bench) -> str:
    """The session of a run that waits for a limit."""
    session = (await bench.begin(meet_a_limit)).session_id
    await bench.until(e.RunPaused, session)
    return session


def state_of(bench: Bench, session: str) -> str:
    info = bench.runtime.session(session)
    assert info is not None
    return info.state


async def test_the_run_is_paused_with_the_reason_and_the_time_of_the_resume(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    paused = await limited.until(e.RunPaused, session)
    told = (state_of(limited, session), paused.reason, paused.resume_at_ms)
    assert told == ("PAUSED", "the model takes no more requests for now", int((clock.time + HOUR) * 1000))


async def read_notes(bench: Bench, session: str) -> Mapping[str, Any]:
    """Of the only run of the session, as they are kept."""
    [run] = await bench.runtime.records.find("run", session_id=session)
    notes: Mapping[str, Any] = run.body["notes"]
    return notes


async def until_noted(bench: Bench, session: str, noted: bool) -> None:
    """Until a restart would find that its run goes on by itself, or that it does not."""
    async with asyncio.timeout(SECONDS):
        while (RESUME_AT in await read_notes(bench, session)) is not noted:
            pass


@pytest.fixture
async def restarted(limited: Bench) -> AsyncIterator[tuple[Bench, str]]:
    """A server that ended while a run of that session rested."""
    session = await begin(limited)
    await until_noted(limited, session, True)
    await limited.crash()
    await limited.start()
    going = asyncio.create_task(go_on_later(limited.runtime))
    yield limited, session
    going.cancel()


async def test_it_goes_on_by_itself_also_after_a_restart(restarted: tuple[Bench, str], clock: HandClock) -> None:
    bench, session = restarted
    bench.scripts["skills"] = finish
    before = state_of(bench, session)
    clock.advance(HOUR)
    await bench.until(e.TaskCompleted, session)
    assert before == "STOPPED"


async def test_what_the_user_discarded_after_the_restart_does_not_go_on(
    restarted: tuple[Bench, str], clock: HandClock
) -> None:
    bench, session = restarted
    [run] = await bench.runtime.incomplete()
    await bench.do(c.RecoverRun(run_id=run.run_id, decision="discard"), session)
    clock.advance(HOUR)
    await go_on_later(bench.runtime)
    assert "RUN_RESUMED" not in await bench.kinds(session)


@pytest.mark.parametrize("discarded", [False, True])
async def test_it_waits_for_the_browser_when_the_server_is_back_first(
    limited: Bench, clock: HandClock, discarded: bool
) -> None:
    session = await begin(limited)
    await until_noted(limited, session, True)
    await limited.crash()
    limited.scripts["skills"] = finish
    await limited.start()
    limited.runtime.link_changed(False, "Chrome was not started yet")
    clock.advance(HOUR)
    going = asyncio.create_task(go_on_later(limited.runtime))
    [run] = await limited.runtime.incomplete()
    if discarded:
        await limited.do(c.RecoverRun(run_id=run.run_id, decision="discard"), session)
    await limited.runtime.events.flush()
    before = await limited.kinds(session)
    limited.runtime.link_changed(True)
    await going
    assert "RUN_RESUMED" not in before
    assert ("RUN_RESUMED" in await limited.kinds(session)) is not discarded


@pytest.mark.parametrize("again", [False, True], ids=["closed", "opened again"])
async def test_what_is_in_a_session_that_the_user_closed_does_not_go_on(
    restarted: tuple[Bench, str], clock: HandClock, again: bool
) -> None:
    bench, session = restarted
    going = asyncio.create_task(go_on_later(bench.runtime))
    await clock.until_asleep(2)
    await bench.runtime.close_session(session)
    if again:
        await bench.do(c.SessionResume(session_id=session))
    clock.advance(HOUR)
    await going
    assert "RUN_RESUMED" not in await bench.kinds(session)


async def test_what_was_in_a_closed_session_is_asked_about_after_a_second_restart(
    restarted: tuple[Bench, str], clock: HandClock
) -> None:
    bench, session = restarted
    await bench.runtime.close_session(session)
    await bench.do(c.SessionResume(session_id=session))
    await bench.crash()
    await bench.start()
    clock.advance(HOUR)
    await go_on_later(bench.runtime)
    assert "RUN_RESUMED" not in await bench.kinds(session)
    assert [one.reason for one in await bench.runtime.incomplete()] == ["interrupted"]


async def test_time_that_the_computer_was_suspended_counts(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    await clock.until_asleep(1)
    clock.suspend(HOUR)
    clock.advance(LOOK_AGAIN_S)
    await limited.until(e.TaskCompleted, session)
    assert clock.time < 1_795_219_200.0 + 2 * HOUR


async def test_what_was_over_when_the_server_ended_is_asked_about(limited: Bench, clock: HandClock) -> None:
    async def go_on_working(task: Task, desk: Desk) -> Task:
        await desk.wait_out(HOUR, "the model takes no more requests for now")
        await desk.ask("And now?")
        return succeeded(task)

    session = (await limited.begin(go_on_working)).session_id
    await limited.until(e.RunPaused, session)
    clock.advance(HOUR)
    await limited.until(e.QuestionAsked, session)
    await limited.crash()
    await limited.start()
    await go_on_later(limited.runtime)
    assert [one.reason for one in await limited.runtime.incomplete()] == ["interrupted"]


async def test_it_goes_on_by_itself_when_the_time_is_over(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    clock.advance(HOUR)
    await limited.until(e.TaskCompleted, session)
    kinds = await limited.kinds(session)
    assert kinds.index("RUN_PAUSED") < kinds.index("RUN_RESUMED") < kinds.index("TASK_COMPLETED")


async def test_chat_says_when_it_goes_on_and_why_it_waits(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    await limited.do(c.SubmitPrompt(text="what are you doing?"), session)
    said = [one.text for one in await limited.events(session) if isinstance(one, e.ChatSaid) and one.role != "user"]
    moment = tell_moment(clock.time + HOUR, clock.time)
    assert moment in said[0] and said[1].startswith("Paused: the model takes no more requests"), said


async def test_the_user_may_have_it_tried_at_once(limited: Bench) -> None:
    session = await begin(limited)
    await limited.do(c.Resume(), session)
    await limited.until(e.TaskCompleted, session)


async def test_a_stop_counts_at_once_and_nothing_goes_on_later(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    await limited.do(c.Stop(), session)
    await limited.until(e.SessionSaved, session)
    clock.advance(HOUR)
    assert state_of(limited, session) == "STOPPED"
    assert [one.label for one in limited.browser.performed if one.label == "Save"] == []


async def test_a_run_that_the_user_paused_too_does_not_go_on_by_itself(limited: Bench, clock: HandClock) -> None:
    session = await begin(limited)
    await limited.do(c.Pause(), session)
    clock.advance(HOUR)
    await limited.do(c.SubmitPrompt(text="status"), session)  # behind whatever the clock set free
    assert state_of(limited, session) == "PAUSED"
    await limited.do(c.Resume(), session)
    await limited.until(e.TaskCompleted, session)


@pytest.mark.parametrize("command", [c.Pause(), c.Takeover(on=True)], ids=["pause", "takeover"])
@pytest.mark.parametrize("way", ["end", "crash"])
async def test_what_the_user_holds_does_not_go_on_by_itself_after_a_restart(
    limited: Bench, clock: HandClock, command: c.Command, way: str
) -> None:
    session = await begin(limited)
    await until_noted(limited, session, True)
    await limited.do(command, session)
    await until_noted(limited, session, False)
    await (limited.close() if way == "end" else limited.crash())
    await limited.start()
    clock.advance(HOUR)
    await go_on_later(limited.runtime)
    assert "RUN_RESUMED" not in await limited.kinds(session)


async def test_a_page_that_the_copilot_hands_over_pauses_the_run(bench: Bench) -> None:
    async def hand_over(task: Task, desk: Desk) -> Task:
        await desk.take_over("log in")
        return succeeded(task)

    session = (await bench.begin(hand_over)).session_id
    await bench.until(e.TakeoverOn, session)
    assert state_of(bench, session) == "PAUSED"
    await bench.do(c.Takeover(on=False), session)
    await bench.until(e.TaskCompleted, session)


def test_another_day_is_named() -> None:
    assert tell_moment(1_795_219_200.0 + 86_400, 1_795_219_200.0).startswith("on ")
