"""The table of callbacks, event by event."""

import json
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.portal.callbacks import Callbacks
from browser_copilot.protocol import events as e

EXAMPLES = Path(__file__).resolve().parents[2] / "shared-schema" / "examples" / "event-envelope.json"
ENVELOPES = [e.EventEnvelope.from_wire(example) for example in json.loads(EXAMPLES.read_text("utf-8"))]


def envelope(event: Any, seq: int = 7, run_id: str | None = "run-1") -> e.EventEnvelope:
    return e.EventEnvelope.model_construct(seq=seq, ts_unix_ms=0, session_id="s", run_id=run_id, event=event)


def mapped(*events: Any) -> list[dict[str, Any]]:
    callbacks = Callbacks(lambda _: False)
    return [response for seq, event in enumerate(events, 1) for response in callbacks.map(envelope(event, seq))]


def names(*events: Any) -> list[str]:
    return [response.get("callback", "sessionError") for response in mapped(*events)]


@pytest.mark.parametrize("example", ENVELOPES, ids=lambda example: f"{example.event.type}")
def test_every_event_is_reported_but_a_frame_and_what_is_written_beside(example: e.EventEnvelope) -> None:
    event = example.event
    written = isinstance(event, e.ModelTextDelta | e.ModelReplied) and event.beside
    silent = isinstance(event, e.BrowserFrame) or written
    assert bool(Callbacks(lambda _: False).map(example)) == (not silent)


def test_a_reply_that_was_streamed_is_told_once() -> None:
    events = [e.ModelTextDelta(text="He"), e.ModelTextDelta(text="y"), e.ModelReplied(text="Hey", tool_calls=0)]
    assert names(*events) == ["onStartMessage", "onMessage", "onMessage", "onEndMessage"]


def test_a_reply_that_was_not_streamed_is_told_whole() -> None:
    assert mapped(e.ModelReplied(text="Hey", tool_calls=0)) == [
        {"callback": "onStartMessage", "messageId": "message-1"},
        {"callback": "onMessage", "messageId": "message-1", "delta": "Hey"},
        {"callback": "onEndMessage", "messageId": "message-1", "completeContent": "Hey"},
    ]


def test_a_reply_of_tool_calls_alone_says_nothing() -> None:
    assert mapped(e.ModelReplied(text="", tool_calls=1)) == []


def test_thoughts_end_with_all_that_was_thought() -> None:
    events = [e.ModelReasoningDelta(text="a"), e.ModelReasoningDelta(text="b"), e.ModelTextDelta(text="c")]
    assert mapped(*events)[3] == {
        "callback": "onEndReasoning",
        "reasoningId": "reasoning-1",
        "completeContent": "ab",
    }


def test_a_run_that_ends_in_the_middle_of_a_message_ends_the_message_first() -> None:
    events = [e.ModelTextDelta(text="He"), e.Stopped(source="user", resumable=True)]
    assert names(*events)[2:] == ["onEndMessage", "onAgentEnd", "onIdle"]


def test_a_failed_run_is_an_error_and_an_end() -> None:
    assert mapped(e.RunFailed(error="no page", recoverable=True)) == [
        {"sessionError": "no page"},
        {"callback": "onAgentEnd", "turnId": "run-1"},
        {"callback": "onIdle"},
    ]


def test_a_tool_is_told_with_its_arguments_as_json() -> None:
    event = e.ToolRequested(call_id="c", tool="dom.type", args={"text": "ü"})
    assert mapped(event)[0]["toolArguments"] == '{"text":"ü"}'


def test_a_tool_that_failed_has_an_error_and_no_result() -> None:
    event = e.ToolCompleted(call_id="c", tool="dom.type", ok=False, code="stale", duration_ms=1, result="gone")
    assert mapped(event) == [
        {"callback": "onEndToolExecution", "toolCallId": "c", "error": {"message": '"gone"', "code": "stale"}}
    ]


def test_a_prompt_of_our_own_is_not_told() -> None:
    assert Callbacks(lambda _: True).map(envelope(e.ChatSaid(role="user", text="x"))) == []


def test_other_events_are_told_with_their_envelope() -> None:
    response = mapped(e.WarningRaised(code="x", message="y"))[0]
    assert (response["callback"], response["event"]["seq"]) == ("onEvent", 1)


def test_what_is_written_beside_a_run_is_told_once_it_is_said() -> None:
    said = e.ChatSaid(role="assistant", text="Hello")
    assert names(e.ModelTextDelta(text="Hel", beside=True), said) == names(said)
