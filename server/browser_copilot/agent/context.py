"""A conversation is kept valid and inside its budget: a tool call and its results stay or go together.

The budget is a share of the model's context: a warning at 80 %, compaction down to 82 %, refusal at 95 %.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from browser_copilot.agent.envelope import Envelopes
from browser_copilot.agent.sent import Told
from browser_copilot.model.chat import Message, ToolDefinition
from browser_copilot.page.text import clip

WARN_AT = 0.80
COMPACT_TO = 0.82
REFUSE_AT = 0.95
CHARACTERS_PER_TOKEN = 4
BYTES_PER_TOKEN = 3
"""Of what is not ASCII, in UTF-8: about a token for a Chinese character, half of one for a Cyrillic letter."""
IMAGE_TOKENS = 1_000
MESSAGE_TOKENS = 4
KEPT_UNITS = 1
NOTE_CHARACTERS = 160
SUMMARY_CHARACTERS = 2_000
SUMMARY = "Summary of what was done before (older turns were left out):"
CANCELLED = "cancelled before it was carried out"

Unit = list[Message]
"""Messages that stay together: one turn, or an assistant's turn with the results of its calls."""


def estimate(text: str) -> int:
    """How many tokens a text takes."""
    if text.isascii():
        return len(text) // CHARACTERS_PER_TOKEN
    others = "".join(one for one in text if not one.isascii())
    rest = len(text) - len(others)
    return rest // CHARACTERS_PER_TOKEN + len(others.encode("utf-8", "replace")) // BYTES_PER_TOKEN


def count_tokens(message: Message) -> int:
    """An estimate: four characters a token, fewer where letters are not ASCII."""
    calls = estimate("".join(one.name + one.arguments for one in message.tool_calls))
    return estimate(message.content or "") + calls + len(message.images) * IMAGE_TOKENS + MESSAGE_TOKENS


def count_tool_tokens(tools: Sequence[ToolDefinition]) -> int:
    """An estimate of what the definitions take."""
    return sum(len(one.model_dump_json()) for one in tools) // CHARACTERS_PER_TOKEN


def sanitise(messages: Sequence[Message], missing: str = CANCELLED) -> list[Message]:
    """The conversation as a provider takes it: each call has exactly one result, right after it; no empty turns.

    Arguments are JSON objects; what came as something else, and was refused, is left out.
    """
    kept: list[Message] = []
    for unit in split_units(messages):
        head = unit[0]
        if head.role == "tool" or _is_empty(head):
            continue
        answers = {one.tool_call_id: one for one in reversed(unit[1:])}
        kept.append(_with_objects(head))
        for id in dict.fromkeys(one.id for one in head.tool_calls):
            kept.append(answers.get(id) or Message(role="tool", tool_call_id=id, content=missing))
    return kept


def _with_objects(message: Message) -> Message:
    calls = [
        one if _is_object(one.arguments) else one.model_copy(update={"arguments": "{}"}) for one in message.tool_calls
    ]
    return message if calls == message.tool_calls else message.model_copy(update={"tool_calls": calls})


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def split_units(messages: Sequence[Message]) -> list[Unit]:
    """Results go with the call before them; a result without a call is a unit of its own."""
    units: list[Unit] = []
    for one in messages:
        ids = {call.id for call in units[-1][0].tool_calls} if units else set()
        if one.role == "tool" and one.tool_call_id in ids:
            units[-1].append(one)
        else:
            units.append([one])
    return units


def _is_empty(message: Message) -> bool:
    return not (message.content or message.tool_calls or message.images or message.extra.get("reasoning_items"))


@dataclass
class Conversation:
    """The turns so far, without the system prompt and the snapshot, which belong to one request.

    The first message is the goal: it always stays.
    """

    limit: int
    messages: list[Message] = field(default_factory=list)
    removed: int = 0
    told: Told = field(default_factory=Told)

    def add(self, message: Message) -> None:
        """Append a turn."""
        self.messages.append(message)

    def answer(self, call_id: str, message: Message) -> None:
        """Append the result of a call; a second result of the same call is dropped."""
        if call_id in self.open_calls():
            self.messages.append(message)

    def open_calls(self) -> list[str]:
        """The calls of the last turn that have no result yet."""
        units = split_units(self.messages)
        if not units:
            return []
        answered = {one.tool_call_id for one in units[-1][1:]}
        return [one.id for one in units[-1][0].tool_calls if one.id not in answered]

    def close(self, text: str = CANCELLED) -> None:
        """Answer every open call, so that the conversation can go on or be kept."""
        for call_id in self.open_calls():
            self.messages.append(Message(role="tool", tool_call_id=call_id, content=text))

    def tokens(self) -> int:
        """An estimate of the whole conversation."""
        return sum(count_tokens(one) for one in self.messages)

    def fraction(self, beside: int) -> float:
        """The share of the context in use; `beside` are the tokens of prompt, tools and snapshot."""
        return (self.tokens() + beside) / self.limit

    def compact(self, beside: int, target: float = COMPACT_TO) -> int:
        """Fold the oldest units into the summary until the target is met. Returns how many messages went."""
        units = split_units(self.messages)
        before = len(self.messages)
        head, rest = units[:1], units[1:]
        notes: list[str] = []
        if rest and (rest[0][0].content or "").startswith(SUMMARY):
            notes = (rest.pop(0)[0].content or "").splitlines()[2:-1]
        while len(rest) > KEPT_UNITS and self.fraction(beside) > target:
            notes += _note(rest.pop(0))
            self.messages = _join(head, notes, rest)
        gone = before - len(self.messages)
        self.removed += max(0, gone)
        return max(0, gone)


def _join(head: list[Unit], notes: list[str], rest: list[Unit]) -> list[Message]:
    while notes and sum(len(one) + 1 for one in notes) > SUMMARY_CHARACTERS:
        notes.pop(0)
    told = Envelopes().wrap("\n".join(notes), "earlier-turns")
    summary = [Message(role="user", content=f"{SUMMARY}\n{told}")] if notes else []
    return [one for unit in head for one in unit] + summary + [one for unit in rest for one in unit]


def _note(unit: Unit) -> list[str]:
    """A unit in a line for each call. Of a result only our own words are kept, its first line.

    What a model said or gave may repeat a page's words: notes go into an envelope.
    """
    results = {one.tool_call_id: (one.content or "").split("\n", 1)[0] for one in unit[1:]}
    calls = unit[0].tool_calls
    if not calls:
        return [clip(f"{unit[0].role}: {unit[0].content or ''}", NOTE_CHARACTERS)]
    return [clip(f"{one.name} {one.arguments}: {results.get(one.id, '')}", NOTE_CHARACTERS) for one in calls]
