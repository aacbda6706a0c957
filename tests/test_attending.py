"""Who sits at the terminal is asked beside what goes on, and no longer than there is something to ask."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from browser_copilot.attending import Attendant
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e

SECONDS = 60


class Listening:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    async def command(self, command: c.Command, session_id: str | None = None) -> None:
        self.told.append(command)


class Terminal:
    """A line is typed by `type`; `shown` are the prompts, and what is printed between them."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self._lines: asyncio.Queue[str] = asyncio.Queue()

    async def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        try:
            return await self._lines.get()
        except asyncio.CancelledError:
            self.shown.append("taken off")
            raise

    def type(self, line: str) -> None:
        self._lines.put_nowait(line)


class Desk:
    def __init__(self, *, is_there: bool = True) -> None:
        self.runtime, self.terminal = Listening(), Terminal()
        self.attendant = Attendant(self.runtime, self.terminal.ask if is_there else None)

    async def hear(self, event: e.Event, said: str, session_id: str = "s-1") -> str | None:
        self.attendant.show(partial(self.terminal.shown.append, said))
        return await self.attendant.take(event, session_id)

    async def until(self, question: Callable[[], Any]) -> None:
        async with asyncio.timeout(SECONDS):
            while not question():
                await asyncio.sleep(0)


def need(name: str) -> e.NeedsApproval:
    shop = "https://shop.test"
    preview = e.Preview(target=name, origin=shop, url=f"{shop}/", content="")
    return e.NeedsApproval(
        approval_id=name, action="dom.click", reason="it deletes", risk="high", preview=preview, expires_ms=1
    )


def resolve(name: str) -> e.ApprovalResolved:
    return e.ApprovalResolved(approval_id=name, decision="allow", by="user")


async def test_a_yes_at_another_door_takes_the_question_off_the_terminal() -> None:
    desk = Desk()
    await desk.hear(need("a-1"), "first")
    await desk.until(lambda: len(desk.terminal.shown) == 2)
    await desk.hear(resolve("a-1"), "resolved")
    await desk.until(lambda: desk.terminal.shown[-1] == "resolved")
    await desk.attendant.close()
    assert desk.terminal.shown == ["first", "Allow this once? [y/N] ", "taken off", "resolved"]
    assert desk.runtime.told == []


async def test_an_answer_that_another_door_gave_takes_the_question_off() -> None:
    desk = Desk()
    await desk.hear(e.QuestionAsked(question_id="q-1", text="Which one?"), "asks")
    await desk.until(lambda: len(desk.terminal.shown) == 2)
    await desk.hear(e.StepStarted(step_id="s-2", action="dom.click", description="click"), "goes on")
    await desk.until(lambda: desk.terminal.shown[-1] == "goes on")
    assert desk.runtime.told == []


async def test_a_page_that_was_handed_back_elsewhere_is_not_waited_for() -> None:
    desk = Desk()
    await desk.hear(e.TakeoverOn(reason="log in"), "yours")
    await desk.until(lambda: len(desk.terminal.shown) == 2)
    await desk.hear(e.TakeoverOff(), "going on")
    await desk.until(lambda: desk.terminal.shown[-1] == "going on")
    assert desk.runtime.told == []


async def test_two_are_asked_one_after_the_other_each_behind_its_own_text() -> None:
    desk = Desk()
    await desk.hear(need("a-1"), "first", "s-1")
    await desk.until(lambda: len(desk.terminal.shown) == 2)
    await desk.hear(need("a-2"), "second", "s-2")
    desk.terminal.type("y\n")
    await desk.until(lambda: len(desk.terminal.shown) == 4)
    desk.terminal.type("\n")
    await desk.until(lambda: len(desk.runtime.told) == 2)
    prompt = "Allow this once? [y/N] "
    assert desk.terminal.shown == ["first", prompt, "second", prompt]
    assert [(one.approval_id, one.decision) for one in desk.runtime.told] == [("a-1", "allow"), ("a-2", "deny")]


async def test_the_end_of_a_run_ends_what_it_asked() -> None:
    desk = Desk()
    await desk.hear(need("a-1"), "first")
    await desk.until(lambda: len(desk.terminal.shown) == 2)
    await desk.hear(e.Stopped(source="user", resumable=True), "stopped")
    await desk.until(lambda: desk.terminal.shown[-1] == "stopped")
    assert desk.terminal.shown[-2] == "taken off"


async def test_where_nobody_is_a_yes_is_a_no_and_a_question_is_missed() -> None:
    desk = Desk(is_there=False)
    first = await desk.hear(need("a-1"), "first")
    second = await desk.hear(e.QuestionAsked(question_id="q-1", text="Which one?"), "asks")
    assert (first, second, desk.attendant.was_missed) == (None, "Which one?", True)
    assert [one.decision for one in desk.runtime.told] == ["deny"]
