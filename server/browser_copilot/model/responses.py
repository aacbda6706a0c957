"""The /responses protocol, as pure translation: our request to its body, its reply or its events to ours.

https://platform.openai.com/docs/api-reference/responses and .../responses-streaming
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .chat import (
    ChatRequest,
    ChatResponse,
    Delta,
    FinishReason,
    Message,
    ReasoningDelta,
    TextDelta,
    ToolCallCollector,
    ToolCallRequest,
    ToolNames,
    Usage,
    arrange_images,
)
from .completions import make_empty
from .failures import explain_error_body, make_failure
from .loose import as_count, as_index, as_list, as_map, as_text
from .profiles import Profile

PATH = "/responses"

_TERMINAL = frozenset({"response.completed", "response.done", "response.incomplete"})
_FAILED = frozenset({"response.failed", "response.cancelled", "error"})
_TEXT = frozenset({"response.output_text.delta", "response.refusal.delta"})
_REASONING = frozenset({"response.reasoning_summary_text.delta", "response.reasoning_text.delta"})

_INCOMPLETE: Mapping[str, FinishReason] = {"content_filter": "content_filter"}


def build_body(request: ChatRequest, profile: Profile, stream: bool) -> dict[str, Any]:
    names = ToolNames(request.tools)
    messages = arrange_images(request.messages, profile.sees_images)
    instructions = [m.content for m in messages if m.role == "system" and m.content]
    turns = [m for m in messages if m.role != "system"]
    body: dict[str, Any] = {
        "model": profile.model,
        "input": [item for message in turns for item in _write_items(message, profile, names)],
    }
    if instructions:
        body["instructions"] = "\n\n".join(instructions)
    if request.tools:
        body["tools"] = [
            {**tool.model_dump(), "type": "function", "name": names.outside(tool.name), "strict": False}
            for tool in request.tools
        ]
    if request.temperature is not None:
        body["temperature"] = request.temperature
    if (limit := request.max_output_tokens or profile.max_output_tokens) is not None:
        body["max_output_tokens"] = limit
    if profile.reasoning is not None:
        body["reasoning"] = {"effort": profile.reasoning, "summary": "auto"}
        if profile.store is False:
            body["include"] = ["reasoning.encrypted_content"]
    if profile.store is not None:
        body["store"] = profile.store
    if stream:
        body["stream"] = True
    return body


def _write_items(message: Message, profile: Profile, names: ToolNames) -> list[dict[str, Any]]:
    if message.role == "tool":
        call_id, output = message.tool_call_id or "", message.content or ""
        return [{"type": "function_call_output", "call_id": call_id, "output": output}]
    if message.role == "user":
        text = [{"type": "input_text", "text": message.content}] if message.content else []
        pictures = [{"type": "input_image", "image_url": image.data_url} for image in message.images]
        return [{"type": "message", "role": "user", "content": [*text, *pictures]}]
    items = [item for item in map(as_map, as_list(message.extra.get("reasoning_items"))) if item]
    if profile.store is False:
        # The server kept nothing, so an item without its encrypted content would be an unknown id to it.
        items = [item for item in items if item.get("encrypted_content")]
    if message.content:
        part = {"type": "output_text", "text": message.content, "annotations": []}
        items.append({"type": "message", "role": "assistant", "content": [part]})
    for call in message.tool_calls:
        name = names.outside(call.name)
        items.append({"type": "function_call", "call_id": call.id, "name": name, "arguments": call.arguments})
    return items


def read_whole(data: object, profile: Profile, names: ToolNames) -> ChatResponse:
    """Raises ModelError: a failed, an unreadable or an empty reply."""
    payload = as_map(data)
    if payload.get("error") or payload.get("status") in ("failed", "cancelled"):
        raise explain_error_body(payload, profile)
    if not isinstance(payload.get("output"), list):
        raise make_failure("bad_reply", profile)
    return _read_payload(payload, payload["output"], profile, names)


class StreamReader:
    """Collects the events of one reply. The terminal event counts; without it, what the deltas said."""

    def __init__(self, profile: Profile, names: ToolNames) -> None:
        self._profile = profile
        self._names = names
        self._calls = ToolCallCollector(names)
        self._text: list[str] = []
        self._reasoning: list[str] = []
        self._items: dict[int, dict[str, Any]] = {}
        self._payload: dict[str, Any] | None = None

    def feed(self, event: object) -> list[Delta]:
        """Takes one event and returns what is new in it. Raises ModelError for `response.failed` and
        `error`."""
        data = as_map(event)
        if not data:
            raise make_failure("bad_reply", self._profile)
        kind = as_text(data.get("type"))
        if kind in _FAILED or data.get("error"):
            raise explain_error_body(data.get("response") or data, self._profile)
        if kind in _TERMINAL:
            self._payload = as_map(data.get("response"))
        elif kind in _TEXT:
            return self._add_text(as_text(data.get("delta")))
        elif kind in _REASONING:
            return self._add_reasoning(as_text(data.get("delta")))
        elif kind in ("response.output_item.added", "response.function_call_arguments.delta"):
            return self._add_call_piece(data)
        elif kind == "response.output_item.done":
            self._items[as_index(data.get("output_index")) or 0] = as_map(data.get("item"))
        return []

    def _add_text(self, text: str) -> list[Delta]:
        self._text.append(text)
        return [TextDelta(text)] if text else []

    def _add_reasoning(self, text: str) -> list[Delta]:
        self._reasoning.append(text)
        return [ReasoningDelta(text)] if text else []

    def _add_call_piece(self, data: dict[str, Any]) -> list[Delta]:
        item, index = as_map(data.get("item")), as_index(data.get("output_index"))
        if item and item.get("type") != "function_call":
            return []
        call_id, name = as_text(item.get("call_id")), as_text(item.get("name"))
        return [self._calls.add(index, id=call_id, name=name, arguments=as_text(data.get("delta")))]

    def finish(self) -> ChatResponse:
        """The reply, once the stream ended in good order. Raises ModelError if nothing usable came."""
        done = [item for _, item in sorted(self._items.items())]
        if self._payload is not None and (output := as_list(self._payload.get("output")) or done):
            return _read_payload(self._payload, output, self._profile, self._names)
        return self._read_deltas(done)

    def _read_deltas(self, done: list[dict[str, Any]]) -> ChatResponse:
        """The message that the deltas alone amount to: there was no terminal event, or it had no output."""
        ended = self._payload is not None
        calls = _read_calls(done, self._names) or self._calls.finish()
        text = "".join(self._text)
        if not _read_calls(done, self._names) and not self._calls.complete:
            raise make_failure("connection", self._profile, quote="the stream ended inside a tool call")
        if not text and not calls:
            raise make_empty(self._profile, ran_out=_ran_out(self._payload or {}))
        extra = {"reasoning": "".join(self._reasoning), "reasoning_items": _pick_reasoning(done)}
        return ChatResponse(
            message=Message(
                role="assistant",
                content=text or None,
                tool_calls=calls,
                extra={key: value for key, value in extra.items() if value},
            ),
            usage=read_usage(as_map((self._payload or {}).get("usage"))),
            finish_reason="tool_calls" if calls else "stop" if ended else "unfinished",
            model=self._profile.model,
        )


def _read_payload(payload: dict[str, Any], output: list[Any], profile: Profile, names: ToolNames) -> ChatResponse:
    items = [as_map(item) for item in output]
    parts = [as_map(part) for item in items if item.get("type") == "message" for part in as_list(item.get("content"))]
    refusal = "".join(as_text(part.get("refusal")) for part in parts)
    text = "".join(as_text(part.get("text")) for part in parts) or refusal
    calls = _read_calls(items, names)
    if not text and not calls:
        raise make_empty(profile, ran_out=_ran_out(payload))
    extra = {
        "reasoning": _read_reasoning(items),
        "reasoning_items": _pick_reasoning(items),
        "refusal": refusal,
    }
    return ChatResponse(
        message=Message(
            role="assistant",
            content=text or None,
            tool_calls=calls,
            extra={key: value for key, value in extra.items() if value},
        ),
        usage=read_usage(as_map(payload.get("usage"))),
        finish_reason=_get_finish_reason(payload, bool(calls), bool(refusal)),
        model=as_text(payload.get("model")) or profile.model,
    )


def _get_finish_reason(payload: dict[str, Any], has_calls: bool, refused: bool) -> FinishReason:
    if payload.get("status") == "incomplete":
        return _INCOMPLETE.get(as_text(as_map(payload.get("incomplete_details")).get("reason")), "length")
    if has_calls:
        return "tool_calls"
    return "content_filter" if refused else "stop"


def _ran_out(payload: dict[str, Any]) -> bool:
    return as_map(payload.get("incomplete_details")).get("reason") == "max_output_tokens"


def _read_calls(items: list[dict[str, Any]], names: ToolNames) -> list[ToolCallRequest]:
    collector = ToolCallCollector(names)
    for index, item in enumerate(item for item in items if item.get("type") == "function_call"):
        call_id = as_text(item.get("call_id")) or as_text(item.get("id"))
        name, arguments = as_text(item.get("name")), as_text(item.get("arguments"))
        collector.add(index, id=call_id, name=name, arguments=arguments)
    return collector.finish()


def _pick_reasoning(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [item for item in items if item.get("type") == "reasoning"]


def _read_reasoning(items: list[dict[str, Any]]) -> str:
    """The readable part of the reasoning: its summary, else its content (open models give the latter)."""
    texts: list[str] = []
    for item in _pick_reasoning(items):
        parts = as_list(item.get("summary")) or as_list(item.get("content"))
        texts.extend(as_text(as_map(part).get("text")) for part in parts)
    return "\n\n".join(text for text in texts if text)


def read_usage(usage: dict[str, Any]) -> Usage:
    return Usage(
        input_tokens=as_count(usage.get("input_tokens")),
        output_tokens=as_count(usage.get("output_tokens")),
        cached_tokens=as_count(as_map(usage.get("input_tokens_details")).get("cached_tokens")),
        reasoning_tokens=as_count(as_map(usage.get("output_tokens_details")).get("reasoning_tokens")),
    )
