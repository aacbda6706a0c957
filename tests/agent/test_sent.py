"""What was sent can be read: each request shows what is new in it, in the words that the model reads."""

from browser_copilot.agent.sent import MOST_SHOWN, Told
from browser_copilot.model.chat import ChatRequest, Message, ToolCallRequest, ToolDefinition

TOOL = ToolDefinition(name="dom.click", description="Click.", parameters={"properties": {"id": {}}})
SYSTEM = Message(role="system", content="You plan.")
GOAL = Message(role="user", content="Buy milk")


def test_the_first_request_is_shown_whole() -> None:
    shown = Told().show(ChatRequest(messages=[SYSTEM, GOAL], tools=[TOOL]))
    assert shown == "[tools]\ndom.click(id): Click.\n\n[system]\nYou plan.\n\n[user]\nBuy milk"


def test_the_next_request_shows_only_what_is_new() -> None:
    told = Told()
    told.show(ChatRequest(messages=[SYSTEM, GOAL], tools=[TOOL]))
    call = Message(role="assistant", tool_calls=[ToolCallRequest(id="1", name="dom.click", arguments='{"id":"a1"}')])
    result = Message(role="tool", tool_call_id="1", content="done")
    shown = told.show(ChatRequest(messages=[SYSTEM, GOAL, call, result], tools=[TOOL]))
    assert shown == '[assistant]\ndom.click {"id":"a1"}\n\n[tool]\ndone'


def test_too_long_a_request_is_cut_with_a_note() -> None:
    shown = Told().show(ChatRequest(messages=[Message(role="user", content="x" * (MOST_SHOWN + 93))]))
    assert shown.endswith("… (cut: 100 more characters were sent)")
