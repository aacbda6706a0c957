"""The /chat/completions protocol, as pure translation: our request to its body, its reply or chunks to ours.

https://platform.openai.com/docs/api-reference/chat
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from browser_copilot.errors import ModelError

from .chat import (
    ChatRequest,
    ChatResponse,
    Delta,
    FinishReason,
    Message,
    ReasoningDelta,
    TextDelta,
    ToolCallCollector,
    ToolNames,
    Usage,
    arrange_images,
)
from .failures import explain_error_body, make_failure
from .loose import as_count, as_index, as_list, as_map, as_text
from .profiles import Profile

PATH = "/chat/completions"

_FINISH: Mapping[str, FinishReason] = {
    "stop": "stop",
    "end_turn": "stop",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",
    "length": "length",
    "max_tokens": "length",
    "content_filter": "content_filter",
}


def build_body(request: ChatRequest, profile: Profile, stream: bool) -> dict[str, Any]:
    names = ToolNames(request.tools)
    messages = arrange_images(request.messages, profile.sees_images)
    body: dict[str, Any] = {
        "model": profile.model,
        "messages": [_write_message(message, names) for message in messages],
    }
    if request.tools:
        body["tools"] = [_write_tool(tool, names) for tool in (t.model_dump() for t in request.tools)]
    if request.temperature is not None:
        body["temperature"] = request.temperature
    limit = request.max_output_tokens or profile.max_output_tokens
    if limit is not None:
        body[_get_limit_field(profile)] = limit
    if profile.reasoning is not None:
        body["reasoning_effort"] = profile.reasoning
    if profile.store is not None:
        body["store"] = profile.store
    if stream:
        body |= {"stream": True, "stream_options": {"include_usage": True}}
    return body


def _get_limit_field(profile: Profile) -> str:
    """OpenAI's reasoning models refuse the old name; many other servers do not know the new one."""
    host = urlsplit(profile.request_url).hostname or ""
    official = host == "openai.com" or host.endswith((".openai.com", ".openai.azure.com"))
    return "max_completion_tokens" if official else "max_tokens"


def _write_tool(tool: dict[str, Any], names: ToolNames) -> dict[str, Any]:
    return {"type": "function", "function": {**tool, "name": names.outside(tool["name"])}}


def _write_message(message: Message, names: ToolNames) -> dict[str, Any]:
    written: dict[str, Any] = {"role": message.role, "content": message.content}
    if message.images:
        text = [{"type": "text", "text": message.content}] if message.content else []
        pictures = [{"type": "image_url", "image_url": {"url": image.data_url}} for image in message.images]
        written["content"] = [*text, *pictures]
    if message.tool_calls:
        written["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {"name": names.outside(call.name), "arguments": call.arguments},
            }
            for call in message.tool_calls
        ]
    elif written["content"] is None:
        written["content"] = ""
    if message.role == "tool":
        written["tool_call_id"] = message.tool_call_id or ""
    return written


def read_whole(data: object, profile: Profile, names: ToolNames) -> ChatResponse:
    """Raises ModelError: an error object, an unreadable or an empty reply."""
    reader = StreamReader(profile, names)
    if not as_list(as_map(data).get("choices")) and not as_map(data).get("error"):
        raise make_failure("bad_reply", profile)
    reader.feed(data)
    return reader.finish()


class StreamReader:
    """Collects the chunks of one reply. A whole reply is read as one chunk with a `message` for its
    `delta`."""

    def __init__(self, profile: Profile, names: ToolNames) -> None:
        self._profile = profile
        self._calls = ToolCallCollector(names)
        self._text: list[str] = []
        self._reasoning: list[str] = []
        self._refusal: list[str] = []
        self._usage = Usage()
        self._reason = ""
        self._model = ""

    def feed(self, chunk: object) -> list[Delta]:
        """Takes one chunk and returns what is new in it. Raises ModelError for an error object or no object
        at all."""
        data = as_map(chunk)
        if not data:
            raise make_failure("bad_reply", self._profile)
        if data.get("error"):
            raise explain_error_body(data, self._profile)
        self._model = as_text(data.get("model")) or self._model
        if data.get("usage"):
            self._usage = read_usage(as_map(data["usage"]))
        for choice in as_list(data.get("choices"))[:1]:
            self._reason = as_text(as_map(choice).get("finish_reason")) or self._reason
            return self._read_delta(as_map(as_map(choice).get("delta") or as_map(choice).get("message")))
        return []

    def _read_delta(self, delta: dict[str, Any]) -> list[Delta]:
        news: list[Delta] = []
        if thought := as_text(delta.get("reasoning_content")) or as_text(delta.get("reasoning")):
            self._reasoning.append(thought)
            news.append(ReasoningDelta(thought))
        if text := _read_content(delta.get("content")):
            self._text.append(text)
            news.append(TextDelta(text))
        if refusal := as_text(delta.get("refusal")):
            self._refusal.append(refusal)
            news.append(TextDelta(refusal))
        for call in map(as_map, as_list(delta.get("tool_calls"))):
            function = as_map(call.get("function"))
            news.append(
                self._calls.add(
                    as_index(call.get("index")),
                    id=as_text(call.get("id")),
                    name=as_text(function.get("name")),
                    arguments=as_text(function.get("arguments")),
                )
            )
        return news

    def finish(self) -> ChatResponse:
        """The reply, once the stream ended in good order. Raises ModelError if nothing usable came."""
        refusal = "".join(self._refusal)
        text = "".join(self._text) or refusal
        if not self._reason and not self._calls.complete:
            raise make_failure("connection", self._profile, quote="the stream ended inside a tool call")
        calls = self._calls.finish()
        if not text and not calls:
            raise make_empty(self._profile, ran_out=_FINISH.get(self._reason) == "length")
        extra = {"reasoning": "".join(self._reasoning), "refusal": refusal}
        return ChatResponse(
            message=Message(
                role="assistant",
                content=text or None,
                tool_calls=calls,
                extra={key: value for key, value in extra.items() if value},
            ),
            usage=self._usage,
            finish_reason=self._get_finish_reason(bool(calls), bool(refusal)),
            model=self._model or self._profile.model,
        )

    def _get_finish_reason(self, has_calls: bool, refused: bool) -> FinishReason:
        told = _FINISH.get(self._reason, "stop") if self._reason else "unfinished"
        if has_calls and told in ("stop", "unfinished"):
            return "tool_calls"
        return "content_filter" if refused else told


def _read_content(content: object) -> str:
    """Text, or the text parts of a list of parts."""
    return as_text(content) or "".join(as_text(as_map(part).get("text")) for part in as_list(content))


def read_usage(usage: dict[str, Any]) -> Usage:
    return Usage(
        input_tokens=as_count(usage.get("prompt_tokens")),
        output_tokens=as_count(usage.get("completion_tokens")),
        cached_tokens=as_count(as_map(usage.get("prompt_tokens_details")).get("cached_tokens")),
        reasoning_tokens=as_count(as_map(usage.get("completion_tokens_details")).get("reasoning_tokens")),
    )


def make_empty(profile: Profile, ran_out: bool) -> ModelError:
    """No text and no tool call. `ran_out`: the token limit was reached, as happens when all went into
    reasoning."""
    if ran_out:
        return ModelError(
            "empty",
            "the model reached its output limit before it said anything",
            hint="raise max_output_tokens of the profile, or lower its reasoning",
        )
    return ModelError(
        "empty",
        f"the model {profile.model} sent an empty reply",
        hint="try again, or switch to another profile",
    )
