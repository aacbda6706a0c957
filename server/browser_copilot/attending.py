"""Who sits at the terminal answers what runs ask; where nobody does, what needs a yes gets a no, and that is noted."""

import asyncio
from collections.abc import Callable
from typing import Any, Literal

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e

Ask = Callable[[str], str]
"""Shows a prompt and reads one line."""


class Attendant:
    """`was_missed` says whether somebody was asked for and nobody was there."""

    def __init__(self, runtime: Any, ask: Ask | None) -> None:
        self._runtime = runtime
        self._ask = ask
        self.was_missed = False

    async def decide(self, event: e.NeedsApproval, session_id: str) -> None:
        """A yes only from somebody who is there."""
        said = await self._hear("Allow this once? [y/N] ")
        decision: Literal["allow", "deny"] = "allow" if (said or "").strip().lower() in ("y", "yes") else "deny"
        await self._runtime.command(c.Approve(approval_id=event.approval_id, decision=decision), session_id)

    async def answer(self, event: e.QuestionAsked, session_id: str) -> bool:
        """Whether it was answered."""
        said = await self._hear("Your answer: ")
        if said is None:
            return False
        await self._runtime.command(c.Answer(question_id=event.question_id, text=said or "no"), session_id)
        return True

    async def hand_back(self, session_id: str) -> bool:
        """Whether the page was given back by who has it."""
        if await self._hear("Press Enter when the page may be used again. ") is None:
            return False
        await self._runtime.command(c.Takeover(on=False), session_id)
        return True

    async def _hear(self, prompt: str) -> str | None:
        if self._ask is None:
            self.was_missed = True
            return None
        return await asyncio.to_thread(self._ask, prompt)
