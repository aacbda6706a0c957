"""Specification 003, "API": a session is started, asked, listened to and stopped."""

import asyncio
from typing import Any

import pytest

from browser_copilot.protocol.commands import SessionResume, SubmitPrompt
from tests.portal.rig import PATIENCE, Rig


async def test_a_session_is_started_in_a_folder_by_a_model(rig: Rig) -> None:
    reply = await rig.post("copilot/session/start/large", str(rig.folder))
    info = rig.runtime.session(reply["sessionId"])
    assert info is not None and (info.profile, info.working_directory) == ("large", str(rig.folder))


async def test_a_started_session_answers_with_its_id_alone(rig: Rig) -> None:
    assert list(await rig.post("copilot/session/start/skills", str(rig.folder))) == ["sessionId"]


async def test_sessions_run_beside_each_other(rig: Rig) -> None:
    assert await rig.start() != await rig.start()


@pytest.mark.parametrize(
    ("model", "body", "error"),
    [
        ("nobody", "/", "ModelIdNotFound"),
        ("skills", "not/absolute", "WorkingDirectoryNotAbsolutePath"),
        ("skills", "", "WorkingDirectoryNotAbsolutePath"),
        ("skills", "/\0", "WorkingDirectoryNotAbsolutePath"),
        ("skills", "/there/is/no/such/folder", "WorkingDirectoryNotExists"),
        ("skills", "/" + "x" * 5_000, "WorkingDirectoryNotExists"),
        ("skills", __file__, "WorkingDirectoryNotExists"),
    ],
)
async def test_a_session_is_not_started(rig: Rig, model: str, body: str, error: str) -> None:
    assert await rig.post(f"copilot/session/start/{model}", body) == {"error": error}


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_session_is_stopped(rig: Rig, method: str) -> None:
    session = await rig.start()
    reply = await rig.client.request(method, f"/api/copilot/session/{session}/stop")
    assert reply.json() == {"result": "Closed"}


async def test_a_stopped_session_is_gone(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/stop")
    found = [
        await rig.post(f"copilot/session/{session}/stop"),
        await rig.post(f"copilot/session/{session}/query", "hello"),
        await rig.get(f"copilot/session/{session}/live"),
    ]
    assert found == [{"error": "SessionNotFound"}] * 3


async def test_a_query_is_taken_without_a_word(rig: Rig) -> None:
    session = await rig.start()
    assert await rig.post(f"copilot/session/{session}/query", "buy milk") == {}


async def test_a_query_to_nobody_is_refused(rig: Rig) -> None:
    assert await rig.post("copilot/session/nobody/query", "x") == {"error": "SessionNotFound"}


async def test_live_gives_the_callbacks_of_a_run_in_their_order(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "think hard")
    found = [r for r in await rig.read_run(session) if r["callback"] != "onEvent" and "tabs.list" not in str(r)]
    found = [r for r in found if "shop.test" not in str(r)]  # the runtime's own look at the tabs
    assert [response["callback"] for response in found] == [
        "onAgentStart",
        "onStartReasoning",
        "onReasoning",
        "onReasoning",
        "onEndReasoning",
        "onStartMessage",
        "onMessage",
        "onMessage",
        "onEndMessage",
        "onStartToolExecution",
        "onToolExecution",
        "onEndToolExecution",
        "onEndToolExecution",
        "onAgentEnd",
        "onIdle",
        "onStartMessage",
        "onMessage",
        "onEndMessage",
    ]


async def test_a_callback_carries_its_arguments_by_name(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "think hard")
    thought = next(r for r in await rig.read_run(session) if r.get("callback") == "onReasoning")
    assert thought == {"callback": "onReasoning", "reasoningId": thought["reasoningId"], "delta": "First "}


async def test_responses_come_in_the_order_they_were_made(rig: Rig) -> None:
    session = await rig.start()
    for goal in ("one", "two", "three"):
        await rig.post(f"copilot/session/{session}/query", goal)
        await rig.read_log(session, "SESSION_SAVED")
        await wait_until_idle(rig, session)
    said: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(said) < 3:
            response = await rig.get(f"copilot/session/{session}/live")
            said += [response["completeContent"]] if response.get("callback") == "onEndMessage" else []
    assert said == ["Done: one", "Done: two", "Done: three"]


async def wait_until_idle(rig: Rig, session: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (info := rig.runtime.session(session)) is not None and info.task_id is not None:
            await rig.runtime.events.flush()
            await asyncio.sleep(0)


async def test_live_may_come_before_the_response(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/session/{session}/query", "what can you do?")
    assert (await waiting)["callback"] == "onStartMessage"


async def test_live_times_out_after_five_seconds(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    assert await waiting == {"error": "HttpRequestTimeout"}


async def test_live_waits_for_all_of_the_five_seconds(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(4.9)
    await rig.post(f"copilot/session/{session}/query", "what can you do?")
    assert (await waiting).get("error") is None


async def test_a_response_after_a_timeout_is_not_lost(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    await waiting
    await rig.post(f"copilot/session/{session}/query", "what can you do?")
    found = await rig.read_until(f"copilot/session/{session}/live", "onEndMessage")
    assert [response["callback"] for response in found] == ["onStartMessage", "onMessage", "onEndMessage"]


async def test_a_second_call_while_one_waits_is_refused(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    second = await rig.get(f"copilot/session/{session}/live")
    rig.clock.advance(5)
    assert (second, await waiting) == ({"error": "ParallelCallNotSupported"}, {"error": "HttpRequestTimeout"})


async def test_calls_for_two_sessions_wait_beside_each_other(rig: Rig) -> None:
    sessions = [await rig.start(), await rig.start()]
    for session in sessions:
        await rig.get(f"copilot/session/{session}/live")
    waiting = [asyncio.create_task(rig.get(f"copilot/session/{session}/live")) for session in sessions]
    await rig.clock.sleeping(2)
    rig.clock.advance(5)
    assert await asyncio.gather(*waiting) == [{"error": "HttpRequestTimeout"}] * 2


async def test_a_session_that_is_resumed_after_its_stop_answers_again(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/stop")
    await rig.runtime.command(SessionResume(session_id=session))
    await rig.post(f"copilot/session/{session}/query", "what can you do?")
    found = await rig.read_until(f"copilot/session/{session}/live", "onEndMessage")
    assert "SESSION_CLOSED" not in str(found)


async def test_stop_answers_the_call_that_waits(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/session/{session}/stop")
    assert await waiting == {"error": "SessionNotFound"}


async def test_readers_with_tokens_each_get_everything(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "think hard")
    first, second = await rig.read_run(session, "one"), await rig.read_run(session, "two")
    assert first == second == await rig.read_run(session)


async def test_readers_with_tokens_wait_beside_each_other(rig: Rig) -> None:
    session = await rig.start()
    for token in ("one", "two"):
        await rig.get(f"copilot/session/{session}/live/{token}")
    waiting = [asyncio.create_task(rig.get(f"copilot/session/{session}/live/{token}")) for token in ("one", "two")]
    await rig.clock.sleeping(2)
    rig.clock.advance(5)
    assert await asyncio.gather(*waiting) == [{"error": "HttpRequestTimeout"}] * 2


async def test_an_exception_inside_the_session_is_reported(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "break down")
    found = await rig.read_run(session)
    assert {"sessionError": "the model burnt down"} in found


async def test_a_prompt_of_another_door_is_reported_as_generated(rig: Rig) -> None:
    session = await rig.start()
    await rig.runtime.command(SubmitPrompt(text="buy bread"), session)
    assert {"callback": "onGeneratedUserPrompt", "prompt": "buy bread"} in await rig.read_run(session)


async def test_a_prompt_of_our_own_is_not_reported(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "buy bread")
    found: list[Any] = [response.get("callback") for response in await rig.read_run(session)]
    assert "onGeneratedUserPrompt" not in found
