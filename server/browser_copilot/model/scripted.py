"""A model whose replies are written beforehand: for tests, demonstrations and a world without a network.

A script is JSON: a list of replies, or {"replies": [...]}; a reply is {"text": "...", "reasoning": "...",
"tool_calls": [{"name": "dom.click", "arguments": {...}}]}, each part optional.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from browser_copilot.errors import ModelError, UsageError

from .chat import (
    ChatRequest,
    ChatResponse,
    Message,
    OnDelta,
    ReasoningDelta,
    TextDelta,
    ToolCallDelta,
    ToolCallRequest,
    Usage,
)

Reply = str | ToolCallRequest | list[ToolCallRequest] | Mapping[str, Any] | ChatResponse | ModelError
"""Text, tool calls, a reply as in a script file, a whole response, or a failure to raise."""

ScriptedReply = Reply | Callable[[ChatRequest], Reply]

CHARACTERS_PER_TOKEN = 4


class ScriptedModel:
    """Gives its replies in order, one a call, and keeps the requests it got in `requests`."""

    def __init__(self, replies: Iterable[ScriptedReply]) -> None:
        self.requests: list[ChatRequest] = []
        self._replies = list(replies)

    @classmethod
    def load(cls, path: Path) -> ScriptedModel:
        """Reads a script file. Raises UsageError that names what is wrong with it."""
        try:
            data = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise UsageError(
                f"cannot read the script {path}: {error}",
                field="script",
                hint="it must be a JSON file of replies",
            ) from error
        replies = data.get("replies") if isinstance(data, dict) else data
        if not isinstance(replies, list) or not all(isinstance(reply, dict | str) for reply in replies):
            raise UsageError(f"the script {path} is no list of replies", field="script", hint='write [{"text": "..."}]')
        for number, reply in enumerate(replies, start=1):
            _check(reply, f"reply {number} of the script {path}")
        return cls(replies)

    @property
    def left(self) -> int:
        """How many replies have not been asked for yet."""
        return max(0, len(self._replies) - len(self.requests))

    async def send(
        self, request: ChatRequest, on_delta: OnDelta | None = None, deadline_s: float | None = None
    ) -> ChatResponse:
        number = len(self.requests)
        self.requests.append(request)
        if number >= len(self._replies):
            raise ModelError(
                "script_ended",
                f"the script has {len(self._replies)} replies, and this is call {number + 1}",
                hint="add a reply to the script",
            )
        reply = self._replies[number]
        if callable(reply):
            reply = reply(request)
        if isinstance(reply, ModelError):
            raise reply
        response = _make_response(reply, number, request)
        if on_delta is not None:
            _tell(response, on_delta)
        return response


def _make_response(reply: Reply, number: int, request: ChatRequest) -> ChatResponse:
    if isinstance(reply, ChatResponse):
        return reply
    message = _make_message(reply, number)
    written = len(message.content or "") + sum(len(call.arguments) for call in message.tool_calls)
    read = sum(len(turn.content or "") for turn in request.messages)
    return ChatResponse(
        message=message,
        usage=Usage(
            input_tokens=read // CHARACTERS_PER_TOKEN + 1,
            output_tokens=written // CHARACTERS_PER_TOKEN + 1,
        ),
        finish_reason="tool_calls" if message.tool_calls else "stop",
        model="scripted",
    )


def _make_message(reply: Any, number: int) -> Message:
    if isinstance(reply, str):
        return Message(role="assistant", content=reply)
    if isinstance(reply, ToolCallRequest):
        return Message(role="assistant", tool_calls=[reply])
    if isinstance(reply, list):
        return Message(role="assistant", tool_calls=reply)
    calls = [
        ToolCallRequest(
            id=str(call.get("id") or f"call_{number}_{index}"),
            name=call["name"],
            arguments=_write_arguments(call.get("arguments", {})),
        )
        for index, call in enumerate(reply.get("tool_calls") or [])
    ]
    extra = {"reasoning": reply["reasoning"]} if reply.get("reasoning") else {}
    return Message(role="assistant", content=reply.get("text") or None, tool_calls=calls, extra=extra)


def _write_arguments(arguments: Any) -> str:
    return arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)


def _check(reply: Any, where: str) -> None:
    if isinstance(reply, str):
        return
    unknown = sorted(set(reply) - {"text", "reasoning", "tool_calls"})
    if unknown:
        raise UsageError(f"{where}: unknown field {unknown[0]!r}", field="script", hint="text, reasoning, tool_calls")
    calls = reply.get("tool_calls") or []
    if not isinstance(calls, list) or not all(isinstance(c, dict) and isinstance(c.get("name"), str) for c in calls):
        raise UsageError(f"{where}: each tool call needs a name", field="script")


def _tell(response: ChatResponse, on_delta: OnDelta) -> None:
    message = response.message
    if thought := message.extra.get("reasoning"):
        on_delta(ReasoningDelta(str(thought)))
    if message.content:
        on_delta(TextDelta(message.content))
    for index, call in enumerate(message.tool_calls):
        on_delta(ToolCallDelta(index, call.id, call.name, call.arguments))
