"""What a request looks like on /chat/completions; what comes back is tested against the endpoint."""

from __future__ import annotations

from typing import Any

import pytest

from browser_copilot.errors import ModelError
from browser_copilot.model.chat import ChatRequest, ImagePart, Message, ToolCallRequest, ToolDefinition, ToolNames
from browser_copilot.model.completions import StreamReader, build_body, read_whole
from browser_copilot.model.profiles import Profile

LOCAL = Profile(name="p", base_url="http://127.0.0.1:1/v1", model="m")
CLICK = ToolDefinition(name="dom.click", description="Clicks.", parameters={"type": "object"})


def body_of(*messages: Message, profile: Profile = LOCAL, **fields: Any) -> dict[str, Any]:
    return build_body(ChatRequest(messages=list(messages), **fields), profile, False)


def test_a_plain_turn_is_its_role_and_text() -> None:
    assert body_of(Message(role="user", content="hi"))["messages"] == [{"role": "user", "content": "hi"}]


def test_a_tool_is_offered_under_its_outside_name() -> None:
    function = {"name": "dom_click", "description": "Clicks.", "parameters": {"type": "object"}}
    assert body_of(tools=[CLICK])["tools"] == [{"type": "function", "function": function}]


def test_a_tool_call_is_repeated_under_its_outside_name() -> None:
    call = ToolCallRequest(id="1", name="dom.click", arguments="{}")
    written = body_of(Message(role="assistant", tool_calls=[call]))["messages"][0]
    assert written["tool_calls"][0]["function"] == {"name": "dom_click", "arguments": "{}"}


def test_a_tool_result_names_its_call() -> None:
    written = body_of(Message(role="tool", tool_call_id="1", content="ok"))["messages"][0]
    assert written == {"role": "tool", "content": "ok", "tool_call_id": "1"}


def test_an_image_follows_its_text_as_a_data_address() -> None:
    seeing = LOCAL.model_copy(update={"sees_images": True})
    shot = ImagePart(mime="image/jpeg", base64="aGk=")
    written = body_of(Message(role="user", content="this?", images=[shot]), profile=seeing)["messages"][0]
    assert written["content"] == [
        {"type": "text", "text": "this?"},
        {"type": "image_url", "image_url": {"url": "data:image/jpeg;base64,aGk="}},
    ]


@pytest.mark.parametrize(
    ("url", "field"),
    [
        ("https://api.openai.com/v1", "max_completion_tokens"),
        ("http://127.0.0.1:11434/v1", "max_tokens"),
        ("https://openai.com.example.org/v1", "max_tokens"),
    ],
)
def test_the_output_limit_has_the_name_that_the_server_knows(url: str, field: str) -> None:
    assert body_of(profile=Profile(name="p", base_url=url, model="m"), max_output_tokens=9)[field] == 9


def test_the_request_overrules_the_output_limit_of_the_profile() -> None:
    profile = LOCAL.model_copy(update={"max_output_tokens": 5})
    assert body_of(profile=profile, max_output_tokens=9)["max_tokens"] == 9


def test_what_nobody_set_is_not_sent() -> None:
    assert set(body_of(Message(role="user", content="hi"))) == {"model", "messages"}


def test_content_in_parts_is_read_as_text() -> None:
    parts = [{"type": "text", "text": "one "}, {"type": "text", "text": "two"}]
    data = {"choices": [{"message": {"content": parts}, "finish_reason": "stop"}]}
    assert read_whole(data, LOCAL, ToolNames()).message.content == "one two"


def test_a_reply_that_was_all_reasoning_says_to_raise_the_limit() -> None:
    data = {"choices": [{"message": {"content": "", "reasoning": "hm"}, "finish_reason": "length"}]}
    with pytest.raises(ModelError, match="raise max_output_tokens"):
        read_whole(data, LOCAL, ToolNames())


def test_a_stream_that_ends_inside_a_tool_call_is_a_broken_line() -> None:
    reader = StreamReader(LOCAL, ToolNames())
    function = {"name": "dom_click", "arguments": '{"tar'}
    reader.feed({"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "1", "function": function}]}}]})
    with pytest.raises(ModelError) as caught:
        reader.finish()
    assert caught.value.kind == "connection"
