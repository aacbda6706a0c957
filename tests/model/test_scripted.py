"""The model that says what was written for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser_copilot.errors import ModelError, UsageError
from browser_copilot.model.chat import ChatRequest, Delta, Message, TextDelta, ToolCallDelta, ToolCallRequest
from browser_copilot.model.scripted import ScriptedModel

ASK = ChatRequest(messages=[Message(role="user", content="hello")])
CALL = ToolCallRequest(id="1", name="dom.click", arguments="{}")


async def test_replies_come_in_order() -> None:
    model = ScriptedModel(["one", "two"])
    assert [(await model.send(ASK)).message.content for _ in range(2)] == ["one", "two"]


async def test_tool_calls_are_replies_too() -> None:
    assert (await ScriptedModel([[CALL]]).send(ASK)).message.tool_calls == [CALL]


async def test_a_reply_can_be_made_from_the_request() -> None:
    model = ScriptedModel([lambda request: f"you said {request.messages[-1].content}"])
    assert (await model.send(ASK)).message.content == "you said hello"


async def test_a_failure_can_be_scripted() -> None:
    with pytest.raises(ModelError, match="busy"):
        await ScriptedModel([ModelError("server", "busy")]).send(ASK)


async def test_requests_are_kept() -> None:
    model = ScriptedModel(["one"])
    await model.send(ASK)
    assert model.requests == [ASK]


async def test_what_is_left_is_counted() -> None:
    model = ScriptedModel(["one", "two"])
    await model.send(ASK)
    assert model.left == 1


async def test_a_script_that_has_ended_says_so() -> None:
    with pytest.raises(ModelError, match="0 replies, and this is call 1"):
        await ScriptedModel([]).send(ASK)


async def test_deltas_are_told() -> None:
    deltas: list[Delta] = []
    reply = {"text": "Now.", "tool_calls": [{"name": "dom.click", "arguments": {"x": 1}}]}
    await ScriptedModel([reply]).send(ASK, deltas.append)
    assert deltas == [TextDelta("Now."), ToolCallDelta(0, "call_0_0", "dom.click", '{"x": 1}')]


async def test_replies_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_text('{"replies": [{"tool_calls": [{"name": "tabs.list"}]}, "done"]}')
    model = ScriptedModel.load(path)
    assert (await model.send(ASK)).message.tool_calls[0].name == "tabs.list"


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("{", "cannot read"),
        ("7", "no list of replies"),
        ('[{"txt": "x"}]', "reply 1 .* unknown field 'txt'"),
        ('["ok", {"tool_calls": [{}]}]', "reply 2 .* needs a name"),
    ],
)
def test_a_mistake_in_a_script_is_named(tmp_path: Path, script: str, words: str) -> None:
    path = tmp_path / "script.json"
    path.write_text(script)
    with pytest.raises(UsageError, match=words):
        ScriptedModel.load(path)
