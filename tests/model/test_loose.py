"""Whatever a server sends, the readers of both protocols end in a reply or a ModelError, and in nothing else."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from browser_copilot.errors import ModelError
from browser_copilot.model import completions, responses
from browser_copilot.model.chat import ToolNames
from browser_copilot.model.profiles import Profile

PROFILE = Profile(name="p", base_url="http://127.0.0.1:1/v1", model="m")

WORDS = [
    "type",
    "error",
    "code",
    "message",
    "choices",
    "delta",
    "message",
    "content",
    "tool_calls",
    "function",
    "name",
    "arguments",
    "id",
    "call_id",
    "index",
    "finish_reason",
    "usage",
    "prompt_tokens",
    "prompt_tokens_details",
    "output",
    "output_index",
    "item",
    "response",
    "status",
    "incomplete_details",
    "reason",
    "summary",
    "text",
    "refusal",
    "reasoning",
]
KINDS = [
    "response.completed",
    "response.output_item.added",
    "response.output_item.done",
    "response.output_text.delta",
    "response.function_call_arguments.delta",
    "response.failed",
    "message",
    "function_call",
    "reasoning",
    "stop",
    "length",
]

leaves = st.none() | st.booleans() | st.integers() | st.sampled_from(KINDS) | st.text(max_size=4)
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=5),
    max_leaves=20,
)

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@pytest.mark.parametrize("wire", [completions, responses])
@unhurried
@given(data=anything)
def test_any_whole_reply_ends_in_a_response_or_a_model_error(wire: ModuleType, data: Any) -> None:
    try:
        wire.read_whole(data, PROFILE, ToolNames())
    except ModelError as failure:
        assert failure.text


@pytest.mark.parametrize("wire", [completions, responses])
@unhurried
@given(events=st.lists(anything, max_size=6))
def test_any_stream_ends_in_a_response_or_a_model_error(wire: ModuleType, events: list[Any]) -> None:
    reader = wire.StreamReader(PROFILE, ToolNames())
    try:
        for event in events:
            reader.feed(event)
        reader.finish()
    except ModelError as failure:
        assert failure.text
