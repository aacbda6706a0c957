"""What goes wrong with a call, against a real endpoint: what is tried again, and what is said of the rest."""

from __future__ import annotations

import json
import logging

import pytest

from browser_copilot.errors import ModelError
from browser_copilot.model.chat import (
    ChatRequest,
    Delta,
    Message,
    TextDelta,
    ToolDefinition,
)
from browser_copilot.model.client import ModelClient
from browser_copilot.model.retry import RetryPolicy
from tests.model.clock import FakeClock
from tests.model.conftest import KEY, OpenClient
from tests.model.endpoint import Answer, Cut, Hang, ModelEndpoint, Raw, Status

CLICK = ToolDefinition(name="dom.click", description="Clicks.", parameters={"type": "object", "properties": {}})
HELLO = ChatRequest(messages=[Message(role="user", content="hello")], tools=[CLICK])


async def fail(client: ModelClient, request: ChatRequest = HELLO) -> ModelError:
    with pytest.raises(ModelError) as caught:
        await client.send(request)
    return caught.value


async def stream(client: ModelClient, request: ChatRequest = HELLO) -> list[Delta]:
    deltas: list[Delta] = []
    await client.send(request, deltas.append)
    return deltas


# What is tried again


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 529])
async def test_passing_trouble_is_tried_again(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, status: int
) -> None:
    endpoint.script(Status(status, {"error": {"message": "busy"}}), Answer("at last"))
    assert (await open_client(api=api).send(HELLO)).message.content == "at last"


async def test_retry_after_is_waited_for(endpoint: ModelEndpoint, open_client: OpenClient, clock: FakeClock) -> None:
    endpoint.script(Status(429, {"error": {"message": "slow"}}, {"Retry-After": "7"}), Answer("hi"))
    await open_client().send(HELLO)
    assert clock.sleeps == [7.0]


async def test_without_retry_after_the_waits_double(
    endpoint: ModelEndpoint, open_client: OpenClient, clock: FakeClock
) -> None:
    endpoint.script(*[Status(503)] * 3, Answer("hi"))
    await open_client().send(HELLO)
    assert clock.sleeps == [0.5, 1.0, 2.0]


async def test_attempts_are_bounded_and_made_by_us_alone(endpoint: ModelEndpoint, open_client: OpenClient) -> None:
    endpoint.default = Status(500)
    await fail(open_client(policy=RetryPolicy(attempts=3)))
    assert len(endpoint.requests) == 3


async def test_a_retry_after_beyond_the_deadline_is_not_waited_for(
    endpoint: ModelEndpoint, open_client: OpenClient, clock: FakeClock
) -> None:
    endpoint.default = Status(429, None, {"Retry-After": "50"})
    await fail(open_client(deadline_s=40.0))
    assert clock.sleeps == []


@pytest.mark.parametrize("status", [400, 401, 403, 404, 422])
async def test_a_refusal_of_the_request_is_not_tried_again(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, status: int
) -> None:
    endpoint.script(Status(status, {"error": {"message": "no"}}), Answer("never"))
    await fail(open_client(api=api))
    assert len(endpoint.requests) == 1


async def test_a_spent_account_is_not_tried_again(endpoint: ModelEndpoint, open_client: OpenClient) -> None:
    endpoint.script(Status(429, {"error": {"message": "no credit", "code": "insufficient_quota"}}))
    assert (await fail(open_client())).kind == "quota"


@pytest.mark.parametrize("events", [0, 2])
async def test_a_line_that_breaks_is_tried_again(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, events: int
) -> None:
    endpoint.script(Cut(Answer("half a sentence"), events), Answer("a whole sentence"))
    response = await open_client(api=api, force_stream=True).send(HELLO)
    assert response.message.content == "a whole sentence"


async def test_deltas_come_from_one_attempt_only(endpoint: ModelEndpoint, open_client: OpenClient) -> None:
    endpoint.script(Cut(Answer("twelve bytes and more"), 3), Answer("something else"))
    assert await stream(open_client()) == [TextDelta("twelve "), TextDelta("bytes a")]


async def test_an_endpoint_that_is_silent_times_out(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.default = Hang()
    client = open_client(policy=RetryPolicy(attempts=1), api=api, timeout_s=0.5)
    assert (await fail(client)).kind == "timeout"


async def test_a_timeout_is_tried_again(endpoint: ModelEndpoint, open_client: OpenClient, clock: FakeClock) -> None:
    endpoint.default = Hang()
    await fail(open_client(policy=RetryPolicy(attempts=2, jitter=0.0), timeout_s=0.5))
    assert clock.sleeps == [0.5]


async def test_an_endpoint_that_is_not_there_is_a_failed_connection(open_client: OpenClient) -> None:
    client = open_client(policy=RetryPolicy(attempts=1), base_url="http://127.0.0.1:9/v1")
    assert (await fail(client)).kind == "connection"


# What cannot be used


@pytest.mark.parametrize(("api", "other"), [("completions", "responses"), ("responses", "completions")])
async def test_a_404_names_the_other_protocol(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, other: str
) -> None:
    endpoint.script(Status(404, {"error": {"message": "not found"}}))
    assert f'api = "{other}"' in str(await fail(open_client(api=api)))


async def test_an_empty_stream_is_an_error(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Raw())
    assert (await fail(open_client(api=api, force_stream=True))).kind == "empty"


async def test_an_empty_answer_is_an_error(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer())
    assert (await fail(open_client(api=api))).kind == "empty"


async def test_a_stream_of_garbage_is_an_error(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Raw(((None, "{no json"),)))
    assert (await fail(open_client(api=api, force_stream=True))).kind == "bad_reply"


async def test_a_web_page_in_place_of_a_reply_is_an_error(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Status(200, "<html>Welcome</html>"))
    assert (await fail(open_client(api=api))).kind == "bad_reply"


async def test_broken_json_in_place_of_a_reply_is_an_error(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Status(200, "{broken", {"Content-Type": "application/json"}))
    assert (await fail(open_client(api=api))).kind == "bad_reply"


async def test_an_error_inside_a_stream_is_an_error(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Raw(((None, json.dumps({"error": {"message": "the GPU fell over"}})),)))
    assert "the GPU fell over" in str(await fail(open_client(api=api, force_stream=True)))


async def test_a_failed_response_is_an_error(endpoint: ModelEndpoint, open_client: OpenClient) -> None:
    failed = {"status": "failed", "error": {"code": "invalid_prompt", "message": "no such thing"}}
    event = json.dumps({"type": "response.failed", "response": failed})
    endpoint.script(Raw((("response.failed", event),)))
    assert (await fail(open_client(api="responses", force_stream=True))).kind == "failed"


async def test_text_without_a_completed_event_is_an_unfinished_message(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Answer("all there is", oddities={"no_terminal"}))
    response = await open_client(api=api, force_stream=True).send(HELLO)
    assert (response.message.content, response.finish_reason) == ("all there is", "unfinished")


async def test_a_completed_event_without_output_is_filled_from_the_items(
    endpoint: ModelEndpoint, open_client: OpenClient
) -> None:
    endpoint.script(Answer(tool_calls=(("dom_click", "{}"),), oddities={"empty_output"}))
    response = await open_client(api="responses", force_stream=True).send(HELLO)
    assert [call.name for call in response.message.tool_calls] == ["dom.click"]


async def test_a_conversation_that_is_too_long_is_named_as_such(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    words = "This model's maximum context length is 8192 tokens."
    endpoint.script(Status(400, {"error": {"message": words}}))
    assert (await fail(open_client(api=api))).kind == "context_length"


# Who is asking


async def test_a_refused_key_names_the_variable_that_holds_it(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.accepts = {"another"}
    assert "environment variable KEY" in str(await fail(open_client(api=api)))


@pytest.mark.parametrize("status", [400, 401, 403, 500])
async def test_a_key_that_the_endpoint_echoes_is_not_in_the_error(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, status: int
) -> None:
    endpoint.default = Status(status, {"error": {"message": f"bad key: {KEY}!"}})
    assert KEY not in str(await fail(open_client(api=api)))


async def test_the_key_is_in_no_log(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    endpoint.script(Status(500, {"error": {"message": f"bad key: {KEY}"}}), Answer("hi"))
    await open_client(api=api).send(HELLO)
    assert KEY not in caplog.text
