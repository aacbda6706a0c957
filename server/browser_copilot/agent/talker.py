"""Talk beside a running task: the model answers from the conversation alone and can do nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from browser_copilot.agent.context import REFUSE_AT, count_tokens
from browser_copilot.agent.envelope import Envelopes
from browser_copilot.agent.prompts import read_prompt
from browser_copilot.agent.sent import Told
from browser_copilot.agent.turns import Deltas, Emit, Voice, describe, report
from browser_copilot.model.chat import ChatRequest, Message
from browser_copilot.page.text import clip

MOST_TOKENS = 400
MOST_CHARACTERS = 1_000


class ModelTalker:
    """Answers in words. It has no tools."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    async def talk(self, text: str, conversation: Sequence[Mapping[str, str]], emit: Emit) -> str | None:
        """The answer; None when the model has none. Raises ModelError. The call and what it cost are events.

        `conversation` has `role` and `text`, oldest first. What the copilot said may hold words of pages: it goes into
        an envelope.
        """
        system = Message(role="system", content=read_prompt("talk"))
        turns = [_turn(one) for one in conversation]
        if turns and turns[-1].content == text:
            turns.pop()
        last = Message(role="user", content=text)
        room = self._voice.profile.context_tokens * REFUSE_AT - MOST_TOKENS - count_tokens(system) - count_tokens(last)
        while turns and sum(count_tokens(one) for one in turns) > room:
            turns.pop(0)
        request = ChatRequest(messages=[system, *turns, last], max_output_tokens=MOST_TOKENS)
        emit(describe(self._voice.profile, request, Told(), beside=True))
        deltas = Deltas(emit, beside=True)
        try:
            response = await self._voice.model.send(request, deltas.take)
        finally:
            deltas.flush()
        report(emit, response, beside=True)
        return (response.message.content or "").strip() or None


def _turn(said: Mapping[str, str]) -> Message:
    text = clip(said.get("text", ""), MOST_CHARACTERS)
    if said.get("role") == "user":
        return Message(role="user", content=text)
    return Message(role="user", content=f"You said before:\n{Envelopes().wrap(text, 'copilot')}")
