"""Who sits at the terminal answers what runs ask; where nobody does, what needs a yes gets a no, and that is noted.

Life of a question: asked beside what goes on -> answered here, or settled elsewhere (another door, its own end) and
taken off the terminal. What is told meanwhile is shown behind it.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal

from browser_copilot.errors import CopilotError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e

Ask = Callable[[str], Awaitable[str]]
"""Shows a prompt and reads one line; it can be cancelled."""
GOES_ON = (e.StepStarted, e.StepCompleted, e.ActionDone, e.TaskPlanned, e.TaskCompleted, e.TaskFailed, e.Stopped)
"""A session in which one of these happens waits for nobody."""
OVER = (e.TaskCompleted, e.TaskFailed, e.Stopped, e.SessionClosed)


class Attendant:
    """`was_missed` says whether somebody was asked for and nobody was there."""

    def __init__(self, runtime: Any, ask: Ask | None) -> None:
        self._runtime = runtime
        self._ask = ask
        self._open: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._terminal = asyncio.Lock()
        self._is_asking = False
        self._held: list[Callable[[], None]] = []
        self.was_missed = False

    def show(self, show: Callable[[], None]) -> None:
        """At once, or when the terminal is not the user's any more."""
        if self._is_asking:
            self._held.append(show)
        else:
            show()

    async def take(self, event: e.Event, session_id: str) -> str | None:
        """Ask what the event asks, or see that nothing is asked any more. What the user is missed for, if they are."""
        match event:
            case e.NeedsApproval():
                await self._begin("approval", session_id, self._decide(event, session_id))
            case e.QuestionAsked():
                return await self._begin("question", session_id, self._answer(event, session_id), event.text)
            case e.TakeoverOn():
                reason = event.reason or "the page needs you"
                return await self._begin("page", session_id, self._hand_back(session_id), reason)
            case e.ApprovalResolved():
                self._settle(session_id, "approval")
            case e.TakeoverOff():
                self._settle(session_id, "page")
            case _ if isinstance(event, OVER):
                self._settle(session_id, "approval", "question", "page")
            case _ if isinstance(event, GOES_ON):
                self._settle(session_id, "question")
            case _:
                pass
        return None

    async def close(self) -> None:
        """Nobody is asked any more; what was held is shown."""
        asking = list(self._open.values())
        for one in asking:
            one.cancel()
        if asking:
            await asyncio.wait(asking)

    async def _begin(
        self, kind: str, session_id: str, asking: Coroutine[Any, Any, None], reason: str | None = None
    ) -> str | None:
        """`reason` is what the user is missed for; None for what has an answer without them."""
        if self._ask is None:
            self.was_missed = True
            if reason is None:
                await asking
            else:
                asking.close()
            return reason
        self._settle(session_id, kind)
        task = self._open[(session_id, kind)] = asyncio.create_task(asking, name=f"ask {kind}")
        task.add_done_callback(lambda done: self._end((session_id, kind), done))
        return None

    def _settle(self, session_id: str, *kinds: str) -> None:
        for kind in kinds:
            if task := self._open.get((session_id, kind)):
                task.cancel()

    def _end(self, key: tuple[str, str], done: "asyncio.Task[None]") -> None:
        if self._open.get(key) is done:
            del self._open[key]

    async def _decide(self, event: e.NeedsApproval, session_id: str) -> None:
        """A yes only from somebody who is there."""
        said = await self._hear("Allow this once? [y/N] ")
        decision: Literal["allow", "deny"] = "allow" if said.strip().lower() in ("y", "yes") else "deny"
        await self._tell(c.Approve(approval_id=event.approval_id, decision=decision), session_id)

    async def _answer(self, event: e.QuestionAsked, session_id: str) -> None:
        """An empty line is no answer: never the "no" that gives leave to do something again."""
        said = await self._hear("Your answer: ")
        await self._tell(c.Answer(question_id=event.question_id, text=said.strip()[:20_000] or "nothing"), session_id)

    async def _hand_back(self, session_id: str) -> None:
        await self._hear("Press Enter when the page may be used again. ")
        await self._tell(c.Takeover(on=False), session_id)

    async def _hear(self, prompt: str) -> str:
        if self._ask is None:
            return ""
        async with self._terminal:  # one at a time
            self._is_asking = True
            try:
                return await self._ask(prompt)
            finally:
                self._is_asking = False
                while self._held:
                    self._held.pop(0)()

    async def _tell(self, command: c.Command, session_id: str) -> None:
        """An answer that comes too late changes nothing; a server that is gone is noticed by who reads its events."""
        with suppress(CopilotError):
            await asyncio.shield(self._runtime.command(command, session_id))


def find_terminal() -> Ask | None:
    """Who reads a line from the terminal, when there is one."""
    return ask_terminal if sys.stdin.isatty() else None


async def ask_terminal(prompt: str) -> str:
    """One line; empty at its end. What was typed before the question was there is no answer to it."""
    loop = asyncio.get_running_loop()
    terminal = sys.stdin.fileno()
    forget_typed(terminal)
    line: asyncio.Future[str] = loop.create_future()

    def read() -> None:
        loop.remove_reader(terminal)
        if not line.done():
            line.set_result(os.read(terminal, 65_536).decode("utf-8", "replace"))

    print(prompt, end="", flush=True)
    try:
        loop.add_reader(terminal, read)
    except NotImplementedError:  # the loop of Windows
        return await asyncio.to_thread(input)
    try:
        return await line
    except asyncio.CancelledError:
        print(flush=True)
        raise
    finally:
        loop.remove_reader(terminal)


def forget_typed(terminal: int) -> None:
    try:
        import termios
    except ImportError:  # Windows
        return
    termios.tcflush(terminal, termios.TCIFLUSH)
