"""One turn of a model: the request in its budget, the deltas and figures as events, the reply as it came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from browser_copilot.agent.context import REFUSE_AT, WARN_AT, Conversation, count_tokens, count_tool_tokens, sanitise
from browser_copilot.agent.desk import Desk
from browser_copilot.errors import ModelError
from browser_copilot.model.chat import (
    ChatRequest,
    ChatResponse,
    Delta,
    Message,
    Model,
    ReasoningDelta,
    TextDelta,
    ToolDefinition,
)
from browser_copilot.model.profiles import Profile
from browser_copilot.protocol.events import (
    ContextUsed,
    ModelReasoningDelta,
    ModelReplied,
    ModelRequested,
    ModelTextDelta,
    SessionCompacted,
    TokensUsed,
    WarningRaised,
)

PIECE = 60
MOST_TEXT = 100_000


@dataclass(frozen=True)
class Voice:
    """A model with its profile."""

    model: Model
    profile: Profile


@dataclass(frozen=True)
class Offer:
    """What a request holds beside the conversation: `snapshot` belongs to this request alone."""

    system: Message
    snapshot: Message
    tools: Sequence[ToolDefinition]

    @property
    def tokens(self) -> int:
        """An estimate."""
        return count_tokens(self.system) + count_tokens(self.snapshot) + count_tool_tokens(self.tools)


class Deltas:
    """Passes deltas on as events, in pieces of a few words."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kind: type[TextDelta] | type[ReasoningDelta] = TextDelta
        self._waiting = ""

    def take(self, delta: Delta) -> None:
        """One delta of the stream. Pieces of tool calls are not shown."""
        if not isinstance(delta, TextDelta | ReasoningDelta):
            return
        if type(delta) is not self._kind:
            self.flush()
            self._kind = type(delta)
        self._waiting += delta.text
        if len(self._waiting) >= PIECE:
            self.flush()

    def flush(self) -> None:
        """Pass on what is left."""
        text, self._waiting = self._waiting[:MOST_TEXT], ""
        if text:
            thought = self._kind is ReasoningDelta
            self._desk.emit(ModelReasoningDelta(text=text) if thought else ModelTextDelta(text=text))


def fit(conversation: Conversation, offer: Offer, desk: Desk) -> None:
    """Keep the conversation inside its budget. Raises ModelError (`context_length`) when it cannot be."""
    beside = offer.tokens
    if conversation.fraction(beside) >= WARN_AT:
        used = round(conversation.fraction(beside) * 100)
        desk.emit(WarningRaised(code="context_high", message=f"{used} % of the model's context is in use"))
        removed = conversation.compact(beside)
        if removed:
            desk.emit(SessionCompacted(removed=removed, kept=len(conversation.messages)))
    fraction = conversation.fraction(beside)
    used = conversation.tokens() + beside
    desk.emit(ContextUsed(used=used, limit=conversation.limit, fraction=fraction))
    if fraction >= REFUSE_AT:
        raise ModelError(
            "context_length",
            f"the goal and the page need {used} of the model's {conversation.limit} tokens",
            hint="use a profile with a larger context, or set context_tokens of the profile right",
        )


async def take_turn(voice: Voice, conversation: Conversation, offer: Offer, desk: Desk) -> ChatResponse:
    """Ask once; the reply is in the conversation afterwards. Raises ModelError."""
    fit(conversation, offer, desk)
    messages = [offer.system, *sanitise(conversation.messages), offer.snapshot]
    request = ChatRequest(messages=messages, tools=list(offer.tools), max_output_tokens=voice.profile.max_output_tokens)
    desk.emit(
        ModelRequested(
            profile=voice.profile.name,
            messages=len(messages),
            tools=len(request.tools),
            characters=sum(len(one.content or "") for one in messages),
        )
    )
    deltas = Deltas(desk)
    try:
        response = await voice.model.send(request, deltas.take)
    finally:
        deltas.flush()
    report(desk, response)
    conversation.add(response.message)
    return response


def report(desk: Desk, response: ChatResponse) -> None:
    """The reply and its price as events."""
    text = (response.message.content or "")[:MOST_TEXT]
    desk.emit(ModelReplied(text=text, tool_calls=len(response.message.tool_calls)))
    usage = response.usage
    desk.emit(
        TokensUsed(
            input_tokens=usage.input_tokens,
            output_tokens=usage.output_tokens,
            total_tokens=usage.input_tokens + usage.output_tokens,
            cost=response.cost,
        )
    )
