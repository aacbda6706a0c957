"""An answer as the two protocols write it, whole or as events; with the oddities that real servers have."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Literal

Event = tuple[str | None, str]
"""The name of a server-sent event, if it has one, and its data."""

Oddity = Literal[
    "repeats_ids",  # id and name in each piece of a tool call
    "changes_ids",  # another id in each piece, the name in the first
    "one_index",  # several whole tool calls, all at index 0
    "no_index",  # no index at all
    "no_ids",  # tool calls without ids
    "no_usage",
    "no_terminal",  # the stream ends in good order, and never says so
    "empty_output",  # /responses: the terminal event holds no output
    "answers_whole",  # JSON although a stream was asked for
]

PIECE = 7
"""Characters in one delta."""


@dataclass(frozen=True)
class Answer:
    text: str = ""
    tool_calls: tuple[tuple[str, str], ...] = ()
    reasoning: str = ""
    refusal: str = ""
    finish: str | None = None
    usage: tuple[int, int, int, int] = (100, 20, 40, 5)
    oddities: Collection[Oddity] = ()


def cut(text: str) -> list[str]:
    return [text[start : start + PIECE] for start in range(0, len(text), PIECE)]


def _id(answer: Answer, number: int) -> str:
    return "" if "no_ids" in answer.oddities else f"call_{number}"


# /chat/completions


def write_completion(answer: Answer, model: str) -> dict[str, Any]:
    message: dict[str, Any] = {"role": "assistant", "content": answer.text or None}
    if answer.tool_calls:
        message["tool_calls"] = [
            {"id": _id(answer, n), "type": "function", "function": {"name": name, "arguments": arguments}}
            for n, (name, arguments) in enumerate(answer.tool_calls)
        ]
    if answer.reasoning:
        message["reasoning_content"] = answer.reasoning
    if answer.refusal:
        message["refusal"] = answer.refusal
    choice = {"index": 0, "message": message, "finish_reason": _finish(answer)}
    return {
        "object": "chat.completion",
        "model": model,
        "choices": [choice],
        **_completion_usage(answer),
    }


def write_chunks(answer: Answer, model: str) -> list[Event]:
    def chunk(delta: dict[str, Any], finish: str | None = None) -> Event:
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        return None, json.dumps({"object": "chat.completion.chunk", "model": model, "choices": [choice]})

    events = [chunk({"role": "assistant", "content": ""})]
    events += [chunk({"reasoning_content": piece}) for piece in cut(answer.reasoning)]
    events += [chunk({"content": piece}) for piece in cut(answer.text)]
    events += [chunk({"refusal": piece}) for piece in cut(answer.refusal)]
    events += [chunk({"tool_calls": [piece]}) for piece in _call_pieces(answer)]
    if "no_terminal" in answer.oddities:
        return events
    events.append(chunk({}, _finish(answer)))
    if usage := _completion_usage(answer):
        events.append((None, json.dumps({"object": "chat.completion.chunk", "choices": [], **usage})))
    return [*events, (None, "[DONE]")]


def _call_pieces(answer: Answer) -> Iterator[dict[str, Any]]:
    odd = frozenset(answer.oddities)
    for number, (name, arguments) in enumerate(answer.tool_calls):
        place: dict[str, Any] = {"index": 0 if "one_index" in odd else number}
        if "no_index" in odd:
            place = {}
        pieces = [arguments] if odd & {"one_index", "no_index"} else ["", *cut(arguments)]
        for turn, piece in enumerate(pieces):
            call: dict[str, Any] = {**place, "type": "function", "function": {"arguments": piece}}
            if turn == 0 or "repeats_ids" in odd:
                call["function"]["name"] = name
                call["id"] = _id(answer, number)
            if "changes_ids" in odd:
                call["id"] = f"random_{number}_{turn}"
            yield call


def _finish(answer: Answer) -> str:
    return answer.finish or ("tool_calls" if answer.tool_calls else "stop")


def _completion_usage(answer: Answer) -> dict[str, Any]:
    if "no_usage" in answer.oddities:
        return {}
    read, written, cached, reasoning = answer.usage
    return {
        "usage": {
            "prompt_tokens": read,
            "completion_tokens": written,
            "total_tokens": read + written,
            "prompt_tokens_details": {"cached_tokens": cached},
            "completion_tokens_details": {"reasoning_tokens": reasoning},
        }
    }


# /responses


def write_response(answer: Answer, model: str) -> dict[str, Any]:
    incomplete = answer.finish in ("max_output_tokens", "content_filter")
    return {
        "id": "resp_1",
        "object": "response",
        "status": "incomplete" if incomplete else "completed",
        "incomplete_details": {"reason": answer.finish} if incomplete else None,
        "model": model,
        "error": None,
        "output": _output(answer),
        **_response_usage(answer),
    }


def _output(answer: Answer) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = []
    if answer.reasoning:
        summary = [{"type": "summary_text", "text": answer.reasoning}]
        items.append({"type": "reasoning", "id": "rs_1", "summary": summary, "encrypted_content": "sealed"})
    parts: list[dict[str, Any]] = []
    if answer.text:
        parts.append({"type": "output_text", "text": answer.text, "annotations": []})
    if answer.refusal:
        parts.append({"type": "refusal", "refusal": answer.refusal})
    if parts:
        items.append({"type": "message", "id": "msg_1", "role": "assistant", "content": parts})
    for number, (name, arguments) in enumerate(answer.tool_calls):
        call = {"call_id": _id(answer, number), "name": name, "arguments": arguments}
        items.append({"type": "function_call", "id": f"fc_{number}", "status": "completed", **call})
    return items


def write_events(answer: Answer, model: str) -> list[Event]:
    events: list[Event] = []
    numbers = count()

    def add(kind: str, **fields: Any) -> None:
        events.append((kind, json.dumps({"type": kind, "sequence_number": next(numbers), **fields})))

    whole = write_response(answer, model)
    add("response.created", response={**whole, "status": "in_progress", "output": []})
    for index, item in enumerate(whole["output"]):
        for kind, fields in _item_events(item):
            add(kind, output_index=index, **fields)
    if "no_terminal" not in answer.oddities:
        status = whole["status"]
        output = [] if "empty_output" in answer.oddities else whole["output"]
        add(f"response.{status}", response={**whole, "output": output})
    return events


def _item_events(item: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    bare: dict[str, dict[str, Any]] = {
        "message": {"content": []},
        "function_call": {"arguments": ""},
        "reasoning": {"summary": []},
    }
    yield "response.output_item.added", {"item": {**item, **bare[item["type"]]}}
    if item["type"] == "reasoning":
        for piece in cut(item["summary"][0]["text"]):
            yield "response.reasoning_summary_text.delta", {"item_id": "rs_1", "delta": piece}
    elif item["type"] == "message":
        for part in item["content"]:
            kind = "output_text" if part["type"] == "output_text" else "refusal"
            for piece in cut(part.get("text") or part.get("refusal")):
                yield f"response.{kind}.delta", {"item_id": "msg_1", "content_index": 0, "delta": piece}
    else:
        for piece in cut(item["arguments"]):
            yield "response.function_call_arguments.delta", {"item_id": item["id"], "delta": piece}
    yield "response.output_item.done", {"item": item}


def _response_usage(answer: Answer) -> dict[str, Any]:
    if "no_usage" in answer.oddities:
        return {}
    read, written, cached, reasoning = answer.usage
    return {
        "usage": {
            "input_tokens": read,
            "output_tokens": written,
            "total_tokens": read + written,
            "input_tokens_details": {"cached_tokens": cached},
            "output_tokens_details": {"reasoning_tokens": reasoning},
        }
    }
