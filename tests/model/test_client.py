"""One call against a real endpoint, over both protocols."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from browser_copilot.errors import ModelError, UsageError
from browser_copilot.model.chat import (
    ChatRequest,
    Delta,
    Message,
    ReasoningDelta,
    TextDelta,
    ToolCallDelta,
    ToolDefinition,
    Usage,
)
from browser_copilot.model.client import ModelClient, open_model
from browser_copilot.model.profiles import SKILLS, Profile
from browser_copilot.model.retry import RetryPolicy
from browser_copilot.model.scripted import ScriptedModel
from tests.model.clock import FakeClock
from tests.model.conftest import KEY, OpenClient
from tests.model.endpoint import Answer, Cut, Hang, ModelEndpoint, Raw, Status
from tests.model.writing import Oddity

BOUND_S = 60.0
"""No wait of a test is longer; nothing here takes this long."""

CLICK = ToolDefinition(name="dom.click", description="Clicks.", parameters={"type": "object", "properties": {}})
HELLO = ChatRequest(messages=[Message(role="user", content="hello")], tools=[CLICK])
ARGUMENTS = '{"target": {"id": "a12"}}'


async def fail(client: ModelClient, request: ChatRequest = HELLO) -> ModelError:
    with pytest.raises(ModelError) as caught:
        await client.send(request)
    return caught.value


async def stream(client: ModelClient, request: ChatRequest = HELLO) -> list[Delta]:
    deltas: list[Delta] = []
    await client.send(request, deltas.append)
    return deltas


# What comes back


async def test_text_comes_back(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("Good day to you."))
    assert (await open_client(api=api).send(HELLO)).message.content == "Good day to you."


async def test_streamed_text_is_the_same_text(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("Good day to you."))
    response = await open_client(api=api, force_stream=True).send(HELLO)
    assert response.message.content == "Good day to you."


async def test_text_deltas_add_up_to_the_text(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("Good day to you."))
    deltas = await stream(open_client(api=api))
    assert "".join(d.text for d in deltas if isinstance(d, TextDelta)) == "Good day to you."


async def test_reasoning_deltas_add_up_to_the_reasoning(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Answer("Yes.", reasoning="They greet me, so I greet them."))
    deltas = await stream(open_client(api=api))
    thought = "".join(d.text for d in deltas if isinstance(d, ReasoningDelta))
    assert thought == "They greet me, so I greet them."


@pytest.mark.parametrize("streaming", [False, True])
async def test_reasoning_is_kept_with_the_message(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, streaming: bool
) -> None:
    endpoint.script(Answer("Yes.", reasoning="They greet me."))
    response = await open_client(api=api, force_stream=streaming).send(HELLO)
    assert response.message.extra["reasoning"] == "They greet me."


@pytest.mark.parametrize("streaming", [False, True])
async def test_tool_calls_come_back_under_their_dotted_names(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, streaming: bool
) -> None:
    endpoint.script(Answer(tool_calls=(("dom_click", ARGUMENTS), ("dom_click", "{}"))))
    response = await open_client(api=api, force_stream=streaming).send(HELLO)
    calls = [(call.id, call.name, call.arguments) for call in response.message.tool_calls]
    assert calls == [("call_0", "dom.click", ARGUMENTS), ("call_1", "dom.click", "{}")]


async def test_tool_call_deltas_add_up_to_the_arguments(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Answer(tool_calls=(("dom_click", ARGUMENTS),)))
    deltas = await stream(open_client(api=api))
    assert "".join(d.arguments for d in deltas if isinstance(d, ToolCallDelta)) == ARGUMENTS


@pytest.mark.parametrize("oddity", ["repeats_ids", "changes_ids", "one_index", "no_index"])
async def test_odd_pieces_of_tool_calls_are_put_together(
    endpoint: ModelEndpoint, open_client: OpenClient, oddity: Oddity
) -> None:
    second = '{"target": {"id": "a13"}}'
    calls = (("dom_click", ARGUMENTS), ("dom_click", second))
    endpoint.script(Answer(tool_calls=calls, oddities={oddity}))
    response = await open_client(force_stream=True).send(HELLO)
    assert [call.arguments for call in response.message.tool_calls] == [ARGUMENTS, second]


@pytest.mark.parametrize("streaming", [False, True])
async def test_tool_calls_without_ids_are_given_different_ones(
    endpoint: ModelEndpoint, open_client: OpenClient, streaming: bool
) -> None:
    calls = (("dom_click", "{}"), ("dom_click", "{}"))
    endpoint.script(Answer(tool_calls=calls, oddities={"no_ids"}))
    response = await open_client(force_stream=streaming).send(HELLO)
    assert len({call.id for call in response.message.tool_calls} - {""}) == 2


@pytest.mark.parametrize("streaming", [False, True])
async def test_usage_is_read(endpoint: ModelEndpoint, open_client: OpenClient, api: str, streaming: bool) -> None:
    endpoint.script(Answer("hi", usage=(100, 20, 40, 5)))
    response = await open_client(api=api, force_stream=streaming).send(HELLO)
    assert response.usage == Usage(input_tokens=100, output_tokens=20, cached_tokens=40, reasoning_tokens=5)


async def test_cost_follows_from_usage_and_prices(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi", usage=(100, 20, 40, 5)))
    client = open_client(api=api, price_in=2.0, price_out=10.0, price_cached=0.5)
    assert (await client.send(HELLO)).cost == pytest.approx((60 * 2 + 40 * 0.5 + 20 * 10) / 1_000_000)


async def test_cost_is_unknown_without_usage(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi", oddities={"no_usage"}))
    assert (await open_client(api=api, price_in=2.0, price_out=10.0).send(HELLO)).cost is None


@pytest.mark.parametrize("streaming", [False, True])
async def test_a_refusal_is_the_text_and_the_reason_of_the_end(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str, streaming: bool
) -> None:
    endpoint.script(Answer(refusal="I cannot help with that."))
    response = await open_client(api=api, force_stream=streaming).send(HELLO)
    assert (response.message.content, response.finish_reason) == (
        "I cannot help with that.",
        "content_filter",
    )


async def test_an_endpoint_that_does_not_stream_is_read_whole(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Answer("whole", oddities={"answers_whole"}))
    assert (await open_client(api=api, force_stream=True).send(HELLO)).message.content == "whole"


# What is sent


async def test_the_key_is_sent_as_a_bearer(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi"))
    await open_client(api=api).send(HELLO)
    assert endpoint.requests[0].bearer == KEY


async def test_without_a_key_no_authorization_is_sent(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Answer("hi"))
    await open_client(api=api, api_key_env=None).send(HELLO)
    assert "authorization" not in endpoint.requests[0].headers


async def test_a_profile_can_force_streaming(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi"))
    await open_client(api=api, force_stream=True).send(HELLO)
    assert endpoint.requests[0].body["stream"] is True


async def test_nobody_listening_means_no_stream(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi"))
    await open_client(api=api).send(HELLO)
    assert "stream" not in endpoint.requests[0].body


async def test_a_profile_can_forbid_storing(endpoint: ModelEndpoint, open_client: OpenClient, api: str) -> None:
    endpoint.script(Answer("hi"))
    await open_client(api=api, store=False).send(HELLO)
    assert endpoint.requests[0].body["store"] is False


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


# Stopping


async def test_the_deadline_of_the_caller_ends_the_call(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.default = Hang()
    with pytest.raises(ModelError) as caught:
        await open_client(api=api).send(HELLO, deadline_s=0.3)
    assert caught.value.kind == "deadline"


async def test_cancelling_closes_the_connection_before_a_reply(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Hang())
    call = asyncio.create_task(open_client(api=api).send(HELLO))
    assert await asyncio.to_thread(endpoint.arrived.wait, BOUND_S)
    call.cancel()
    await asyncio.wait([call], timeout=BOUND_S)
    assert await asyncio.to_thread(endpoint.left.wait, BOUND_S)


async def test_cancelling_closes_the_connection_in_the_middle_of_a_stream(
    endpoint: ModelEndpoint, open_client: OpenClient, api: str
) -> None:
    endpoint.script(Hang(Answer("a long answer that never ends"), events=6))
    spoken = asyncio.Event()
    call = asyncio.create_task(open_client(api=api).send(HELLO, lambda delta: spoken.set()))
    await asyncio.wait_for(spoken.wait(), BOUND_S)
    call.cancel()
    await asyncio.wait([call], timeout=BOUND_S)
    assert await asyncio.to_thread(endpoint.left.wait, BOUND_S)


async def test_a_client_can_be_used_after_it_was_closed(endpoint: ModelEndpoint, open_client: OpenClient) -> None:
    endpoint.script(Answer("one"), Answer("two"))
    client = open_client()
    await client.send(HELLO)
    await client.aclose()
    assert (await client.send(HELLO)).message.content == "two"


# Which model


def open_profile(profile: Profile, directory: Path) -> object:
    return open_model(profile, environ={}, token_directory=directory)


def test_the_skills_profile_has_no_model(tmp_path: Path) -> None:
    assert open_profile(SKILLS, tmp_path) is None


def test_a_scripted_profile_opens_its_script(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text('["hello"]')
    profile = Profile(name="demo", api="scripted", script=script)
    assert isinstance(open_profile(profile, tmp_path), ScriptedModel)


def test_a_profile_with_an_address_opens_a_client(tmp_path: Path) -> None:
    profile = Profile(name="local", base_url="http://127.0.0.1:1/v1", model="m")
    assert isinstance(open_profile(profile, tmp_path), ModelClient)


def test_a_client_needs_a_profile_that_speaks_a_protocol() -> None:
    with pytest.raises(UsageError):
        ModelClient(SKILLS, None)  # type: ignore[arg-type]
