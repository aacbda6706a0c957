"""One turn of a model: the request in its budget, the deltas and figures as events, the reply as it came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from browser_copilot.agent.context import REFUSE_AT, WARN_AT, Conversation, count_tokens, count_tool_tokens, sanitise
from browser_copilot.agent.desk import Desk
from browser_copilot.agent.sent import Told
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
    Event,
    ModelCall,
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
MOST_CALLS = 50
Emit = Callable[[Event], object]


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
    """Passes deltas on as events, in pieces of a few words. `beside`: those of an answer that is given beside a run."""

    def __init__(self, emit: Emit, *, beside: bool = False) -> None:
        self._emit = emit
        self._beside: Literal[True] | None = True if beside else None
        self._kind: type[TextDelta] | type[ReasoningDelta] = TextDelta
        self._waiting = ""

    def take(self, delta: Delta) -> None:
        """One delta of the stream. Pieces of tool calls are not shown, nor are thoughts about what is said beside."""
        if not isinstance(delta, TextDelta if self._beside else TextDelta | ReasoningDelta):
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
            self._emit(ModelReasoningDelta(text=text) if thought else ModelTextDelta(text=text, beside=self._beside))


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
    desk.emit(describe(voice.profile, request, conversation.told))
    deltas = Deltas(desk.emit)
    try:
        response = await voice.model.send(request, deltas.take)
    finally:
        deltas.flush()
    report(desk.emit, response)
    conversation.add(response.message)
    return response


async def send(
    voice: Voice, request: ChatRequest, emit: Emit, told: Told, deadline_s: float | None = None
) -> ChatResponse:
    """One call to a model beside a run with all its events. The deltas are the run's own, so it makes none.

    Raises ModelError.
    """
    emit(describe(voice.profile, request, told))
    response = await voice.model.send(request, deadline_s=deadline_s)
    report(emit, response)
    return response


def describe(profile: Profile, request: ChatRequest, told: Told, *, beside: bool = False) -> ModelRequested:
    """What is about to be sent, as an event."""
    return ModelRequested(
        profile=profile.name,
        messages=len(request.messages),
        tools=len(request.tools),
        characters=sum(len(one.content or "") for one in request.messages),
        text=told.show(request),
        images=sum(len(one.images) for one in request.messages) if profile.sees_images else 0,
        beside=beside or None,
    )


def report(emit: Emit, response: ChatResponse, *, beside: bool = False) -> None:
    """The reply and its price as events."""
    text = (response.message.content or "")[:MOST_TEXT]
    asked = response.message.tool_calls
    calls = [ModelCall(name=one.name[:200], arguments=one.arguments[:MOST_TEXT]) for one in asked[:MOST_CALLS]]
    emit(ModelReplied(text=text, tool_calls=len(asked), calls=calls or None, beside=beside or None))
    usage = response.usage
    emit(
        TokensUsed(
            input_tokens=usage.input_tokens,
            output_tokens=usage.output_tokens,
            total_tokens=usage.input_tokens + usage.output_tokens,
            cost=response.cost,
        )
    )
