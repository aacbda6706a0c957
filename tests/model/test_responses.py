"""What a request looks like on /responses; what comes back is tested against the endpoint."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser_copilot.errors import ModelError
from browser_copilot.model.chat import ChatRequest, ImagePart, Message, ToolCallRequest, ToolDefinition, ToolNames
from browser_copilot.model.profiles import Profile
from browser_copilot.model.responses import StreamReader, build_body, read_whole
from tests.model.writing import Answer, write_events, write_response

LOCAL = Profile(name="p", base_url="http://127.0.0.1:1/v1", model="m", api="responses")
STORELESS = LOCAL.model_copy(update={"store": False, "reasoning": "low"})
CLICK = ToolDefinition(name="dom.click", description="Clicks.", parameters={"type": "object"})


def body_of(*messages: Message, profile: Profile = LOCAL, **fields: Any) -> dict[str, Any]:
    return build_body(ChatRequest(messages=list(messages), **fields), profile, False)


def test_system_messages_become_the_instructions() -> None:
    body = body_of(Message(role="system", content="Be brief."), Message(role="system", content="Be kind."))
    assert (body["instructions"], body["input"]) == ("Be brief.\n\nBe kind.", [])


def test_a_user_turn_becomes_an_input_item() -> None:
    content = [{"type": "input_text", "text": "hi"}]
    assert body_of(Message(role="user", content="hi"))["input"] == [
        {"type": "message", "role": "user", "content": content}
    ]


def test_an_image_becomes_an_input_image() -> None:
    seeing = LOCAL.model_copy(update={"sees_images": True})
    shot = ImagePart(mime="image/jpeg", base64="aGk=")
    item = body_of(Message(role="user", images=[shot]), profile=seeing)["input"][0]
    assert item["content"] == [{"type": "input_image", "image_url": "data:image/jpeg;base64,aGk="}]


def test_a_tool_is_offered_flat_under_its_outside_name() -> None:
    assert body_of(tools=[CLICK])["tools"] == [
        {
            "type": "function",
            "name": "dom_click",
            "description": "Clicks.",
            "parameters": {"type": "object"},
            "strict": False,
        }
    ]


def test_a_turn_with_a_tool_call_becomes_a_message_and_a_call() -> None:
    call = ToolCallRequest(id="1", name="dom.click", arguments="{}")
    items = body_of(Message(role="assistant", content="Now.", tool_calls=[call]))["input"]
    assert [item["type"] for item in items] == ["message", "function_call"]


def test_a_tool_result_becomes_the_output_of_its_call() -> None:
    assert body_of(Message(role="tool", tool_call_id="1", content="ok"))["input"] == [
        {"type": "function_call_output", "call_id": "1", "output": "ok"}
    ]


def test_reasoning_is_given_back_before_its_turn() -> None:
    items = [{"type": "reasoning", "id": "rs_1"}]
    turn = Message(role="assistant", content="Yes.", extra={"reasoning_items": items})
    assert [item["type"] for item in body_of(turn)["input"]] == ["reasoning", "message"]


def test_reasoning_that_nobody_stored_is_not_given_back_unsealed() -> None:
    items = [{"type": "reasoning", "id": "rs_1"}, {"type": "reasoning", "encrypted_content": "x"}]
    turn = Message(role="assistant", extra={"reasoning_items": items})
    assert body_of(turn, profile=STORELESS)["input"] == items[1:]


def test_without_storing_the_reasoning_is_asked_for_sealed() -> None:
    assert body_of(profile=STORELESS)["include"] == ["reasoning.encrypted_content"]


def test_what_nobody_set_is_not_sent() -> None:
    assert set(body_of(Message(role="user", content="hi"))) == {"model", "input"}


@pytest.mark.parametrize(("told", "reason"), [("max_output_tokens", "length"), ("content_filter", "content_filter")])
def test_an_incomplete_response_says_why_it_ended(told: str, reason: str) -> None:
    data = write_response(Answer("half", finish=told), "m")
    assert read_whole(data, LOCAL, ToolNames()).finish_reason == reason


def test_the_items_of_the_reasoning_are_kept() -> None:
    response = read_whole(write_response(Answer("Yes.", reasoning="hm"), "m"), LOCAL, ToolNames())
    assert response.message.extra["reasoning_items"][0]["encrypted_content"] == "sealed"


def test_a_done_event_ends_a_response_like_a_completed_one() -> None:
    reader = StreamReader(LOCAL, ToolNames())
    done = {"type": "response.done", "response": write_response(Answer("Yes."), "m")}
    reader.feed(done)
    assert reader.finish().finish_reason == "stop"


def test_a_stream_that_ends_inside_a_tool_call_is_a_broken_line() -> None:
    reader = StreamReader(LOCAL, ToolNames())
    for _, data in write_events(Answer(tool_calls=(("dom_click", '{"target": {}}'),)), "m")[:3]:
        reader.feed(json.loads(data))
    with pytest.raises(ModelError) as caught:
        reader.finish()
    assert caught.value.kind == "connection"


@pytest.mark.parametrize(
    ("code", "kind"), [("server_error", "server"), ("rate_limit_exceeded", "rate_limited"), ("x", "failed")]
)
def test_a_failed_response_tells_passing_trouble_from_lasting(code: str, kind: str) -> None:
    event = {"type": "response.failed", "response": {"error": {"code": code, "message": "no"}}}
    with pytest.raises(ModelError) as caught:
        StreamReader(LOCAL, ToolNames()).feed(event)
    assert caught.value.kind == kind


def test_an_error_event_without_a_response_is_an_error() -> None:
    with pytest.raises(ModelError, match="out of paper"):
        StreamReader(LOCAL, ToolNames()).feed({"type": "error", "message": "out of paper"})
