"""One call against a real endpoint, over both protocols."""

from __future__ import annotations

import asyncio
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
from browser_copilot.model.scripted import ScriptedModel
from tests.model.conftest import KEY, OpenClient
from tests.model.endpoint import Answer, Hang, ModelEndpoint
from tests.model.writing import Oddity

BOUND_S = 60.0
"""No wait of a test is longer; nothing here takes this long."""

CLICK = ToolDefinition(name="dom.click", description="Clicks.", parameters={"type": "object", "properties": {}})
HELLO = ChatRequest(messages=[Message(role="user", content="hello")], tools=[CLICK])
ARGUMENTS = '{"target": {"id": "a12"}}'


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
