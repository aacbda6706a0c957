"""What a session's events are called in `live`: 003's callbacks where it has one, `onEvent` for everything else.

| event                                     | responses, in this order                                     |
|-------------------------------------------|--------------------------------------------------------------|
| MODEL_REASONING_DELTA                     | onStartReasoning (first one), onReasoning                    |
| MODEL_TEXT_DELTA                          | onEndReasoning (if open), onStartMessage (first), onMessage  |
| MODEL_REPLIED                             | onEndReasoning, onStartMessage, onEndMessage as still due    |
| CHAT_MESSAGE of the copilot               | onStartMessage, onMessage, onEndMessage                      |
| CHAT_MESSAGE of the user                  | onGeneratedUserPrompt, unless this API's `query` sent it     |
| TOOL_REQUESTED, _STREAMED, _COMPLETED     | onStartToolExecution, onToolExecution, onEndToolExecution    |
| RUN_STARTED                               | onAgentStart                                                 |
| RUN_FINISHED, STOPPED                     | onAgentEnd, onIdle                                           |
| RUN_FAILED                                | sessionError, onAgentEnd, onIdle                             |
| ERROR                                     | sessionError                                                 |
| MODEL_TEXT_DELTA, _REPLIED beside a run   | nothing: the answer comes whole, as a CHAT_MESSAGE           |
| BROWSER_FRAME                             | nothing: pictures are for `/ws/frontend`                     |
| Lifecycle, Session, Task, Model, Metrics, | onEvent {event: the envelope}                                |
| Warning: all others                       |                                                              |

An open message or thought is ended before a run ends. Ids are made from `seq`, so they are the same for every reader.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from browser_copilot.protocol import events as e

Response = dict[str, Any]


def call(name: str, **arguments: Any) -> Response:
    """One callback; arguments that are None are left out."""
    return {"callback": name, **{key: value for key, value in arguments.items() if value is not None}}


@dataclass
class Streamed:
    """A message or a thought that is still growing."""

    id: str
    parts: list[str] = field(default_factory=list)


class Callbacks:
    """The mapping for one reader, in the order of the log. `is_own` says which prompts the API sent itself."""

    def __init__(self, is_own: Callable[[e.EventEnvelope], bool]) -> None:
        self._is_own = is_own
        self._thought: Streamed | None = None
        self._message: Streamed | None = None
        self._table: dict[type, Callable[[e.EventEnvelope, Any], list[Response]]] = {
            e.ModelReasoningDelta: self._reason,
            e.ModelTextDelta: self._write,
            e.ModelReplied: self._reply,
            e.ChatSaid: self._say,
            e.ToolRequested: self._request_tool,
            e.ToolStreamed: self._stream_tool,
            e.ToolCompleted: self._complete_tool,
            e.RunStarted: self._start,
            e.RunFinished: self._end,
            e.Stopped: self._end,
            e.RunFailed: self._fail,
            e.ErrorRaised: self._raise,
            e.BrowserFrame: lambda _envelope, _event: [],
        }

    def map(self, envelope: e.EventEnvelope) -> list[Response]:
        """The responses of one event."""
        handler = self._table.get(type(envelope.event))
        if handler is None:
            return [{"callback": "onEvent", "event": envelope.to_wire()}]
        return handler(envelope, envelope.event)

    def _reason(self, envelope: e.EventEnvelope, event: e.ModelReasoningDelta) -> list[Response]:
        begun: list[Response] = []
        if self._thought is None:
            self._thought = Streamed(f"reasoning-{envelope.seq}")
            begun = [call("onStartReasoning", reasoningId=self._thought.id)]
        self._thought.parts.append(event.text)
        return [*begun, call("onReasoning", reasoningId=self._thought.id, delta=event.text)]

    def _end_thought(self) -> list[Response]:
        thought, self._thought = self._thought, None
        if thought is None:
            return []
        return [call("onEndReasoning", reasoningId=thought.id, completeContent="".join(thought.parts))]

    def _write(self, envelope: e.EventEnvelope, event: e.ModelTextDelta) -> list[Response]:
        if event.beside:
            return []
        begun = self._end_thought()
        if self._message is None:
            self._message = Streamed(f"message-{envelope.seq}")
            begun.append(call("onStartMessage", messageId=self._message.id))
        self._message.parts.append(event.text)
        return [*begun, call("onMessage", messageId=self._message.id, delta=event.text)]

    def _end_message(self, text: str | None = None) -> list[Response]:
        message, self._message = self._message, None
        if message is None:
            return []
        content = "".join(message.parts) if text is None else text
        return [call("onEndMessage", messageId=message.id, completeContent=content)]

    def _reply(self, envelope: e.EventEnvelope, event: e.ModelReplied) -> list[Response]:
        if event.beside:
            return []
        ended = self._end_thought()
        if self._message is None and event.text:
            return [*ended, *_whole_message(envelope.seq, event.text)]
        return [*ended, *self._end_message(event.text)]

    def _say(self, envelope: e.EventEnvelope, event: e.ChatSaid) -> list[Response]:
        if event.role == "assistant":
            return _whole_message(envelope.seq, event.text)
        return [] if self._is_own(envelope) else [call("onGeneratedUserPrompt", prompt=event.text)]

    def _request_tool(self, _envelope: e.EventEnvelope, event: e.ToolRequested) -> list[Response]:
        arguments = json.dumps(event.args, ensure_ascii=False, separators=(",", ":"))
        return [call("onStartToolExecution", toolCallId=event.call_id, toolName=event.tool, toolArguments=arguments)]

    def _stream_tool(self, _envelope: e.EventEnvelope, event: e.ToolStreamed) -> list[Response]:
        return [call("onToolExecution", toolCallId=event.call_id, delta=event.text)]

    def _complete_tool(self, _envelope: e.EventEnvelope, event: e.ToolCompleted) -> list[Response]:
        content = json.dumps(event.result, ensure_ascii=False, separators=(",", ":"))
        if event.ok:
            return [call("onEndToolExecution", toolCallId=event.call_id, result={"content": content})]
        error = {"message": content, "code": event.code or "failed"}
        return [call("onEndToolExecution", toolCallId=event.call_id, error=error)]

    def _start(self, envelope: e.EventEnvelope, _event: e.RunStarted) -> list[Response]:
        return [call("onAgentStart", turnId=_turn(envelope))]

    def _end(self, envelope: e.EventEnvelope, _event: e.Event) -> list[Response]:
        ended = [*self._end_thought(), *self._end_message()]
        return [*ended, call("onAgentEnd", turnId=_turn(envelope)), call("onIdle")]

    def _fail(self, envelope: e.EventEnvelope, event: e.RunFailed) -> list[Response]:
        return [{"sessionError": event.error}, *self._end(envelope, event)]

    def _raise(self, _envelope: e.EventEnvelope, event: e.ErrorRaised) -> list[Response]:
        return [{"sessionError": f"{event.code}: {event.message}"}]


def _turn(envelope: e.EventEnvelope) -> str:
    return envelope.run_id or f"turn-{envelope.seq}"


def _whole_message(seq: int, text: str) -> list[Response]:
    id = f"message-{seq}"
    return [
        call("onStartMessage", messageId=id),
        call("onMessage", messageId=id, delta=text),
        call("onEndMessage", messageId=id, completeContent=text),
    ]
