"""A stop is for the jobs that were begun in a session, too, also while nothing of them runs in any session."""

import asyncio
from typing import Any

import pytest

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import UserStop
from tests.runtime.conftest import SECONDS, Bench
from tests.runtime.crew import Crew, ref, seq

ASKED = {"kind": "Alt", "condition": "Is it so?", "trueWork": ref("next"), "falseWork": ref("next")}


class Ponders:
    """A judge that is not done with its first question before it is told."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.told = asyncio.Event()

    async def judge(self, *_: Any) -> list[Any]:
        self.asked.set()
        await self.told.wait()
        return []


async def begin(bench: Bench) -> tuple[Crew, str]:
    """A job that was begun in a session, and that judges a condition behind its first task."""
    ponders = Ponders()
    crew = Crew(bench, ponders)
    crew.install(work=seq("save", ASKED))
    home = (await bench.runtime.new_session()).id
    await bench.do(c.RunJob(name="job", user_input=""), home)
    async with asyncio.timeout(SECONDS):
        await ponders.asked.wait()
    return crew, home


@pytest.mark.parametrize("door", [c.Stop(), c.SubmitPrompt(text="stop"), UserStop(), "the panel's button"])
async def test_a_stop_reaches_a_job_between_its_tasks(bench: Bench, door: Any) -> None:
    crew, home = await begin(bench)
    if isinstance(door, c.Stop | c.SubmitPrompt):
        await bench.do(door, home)
    else:
        await bench.runtime.browser_event(UserStop(session_id=home) if isinstance(door, str) else door)
    assert (await bench.until(e.JobFinished, home)).outcome == "stopped"
    assert crew.goals == ["save"]


async def test_a_stop_in_words_says_so(bench: Bench) -> None:
    _, home = await begin(bench)
    await bench.do(c.SubmitPrompt(text="stop"), home)
    said = [event.text for event in await bench.events(home) if isinstance(event, e.ChatSaid)]
    assert said == ["stop", "Stopping."]


async def test_a_stop_of_another_session_leaves_the_job_alone(bench: Bench) -> None:
    crew, home = await begin(bench)
    other = (await bench.runtime.new_session()).id
    assert (await bench.refused(c.Stop(), other)).code == "no_task"
    await bench.runtime.browser_event(UserStop(session_id=other))
    assert [run.order.home for run in crew.book.running()] == [home]


async def test_a_job_that_cannot_be_stopped_keeps_no_session_from_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew, home = await begin(bench)

    async def break_down(_home: str | None) -> bool:
        raise ValueError("no such thing")

    monkeypatch.setattr(crew.book, "stop_all", break_down)
    assert (await bench.refused(c.Stop(), home)).code == "no_task"
