"""A conversation stays valid whatever is cut from it: a call never loses its result, the goal never goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.agent.context import COMPACT_TO, Conversation, count_tokens, sanitise, split_units
from browser_copilot.model.chat import Message, ToolCallRequest

GOAL = Message(role="user", content="The user's goal: x")


def call(id: str, size: int = 5) -> ToolCallRequest:
    return ToolCallRequest(id=id, name="dom.click", arguments="a" * size)


def result(id: str, size: int = 5) -> Message:
    return Message(role="tool", tool_call_id=id, content="done\n" + "r" * size)


def make_turn(number: int, calls: int, size: int) -> list[Message]:
    ids = [f"c{number}.{place}" for place in range(calls)]
    if not ids:
        return [Message(role="assistant", content="t" * size)]
    asked = Message(role="assistant", tool_calls=[call(id, size) for id in ids])
    return [asked, *(result(id, size) for id in ids)]


TURNS = st.lists(st.tuples(st.integers(0, 4), st.integers(1, 2_000)), max_size=25)


def build(turns: list[tuple[int, int]], limit: int) -> Conversation:
    messages = [one for number, (calls, size) in enumerate(turns) for one in make_turn(number, calls, size)]
    return Conversation(limit, [GOAL, *messages])


def is_paired(messages: list[Message]) -> bool:
    asked = [one.id for message in messages for one in message.tool_calls]
    answered = [one.tool_call_id for one in messages if one.role == "tool"]
    return asked == answered


@given(TURNS, st.integers(200, 5_000), st.integers(0, 1_000))
def test_compaction_never_parts_a_call_from_its_result(turns: list[tuple[int, int]], limit: int, beside: int) -> None:
    conversation = build(turns, limit)
    conversation.compact(beside)
    assert is_paired(conversation.messages)


@given(TURNS, st.integers(200, 5_000))
def test_compaction_keeps_the_goal_and_the_last_turn(turns: list[tuple[int, int]], limit: int) -> None:
    conversation = build(turns, limit)
    last = split_units(conversation.messages)[-1]
    conversation.compact(0)
    assert (conversation.messages[0], conversation.messages[-len(last) :]) == (GOAL, last)


@given(TURNS, st.integers(1_500, 8_000))
def test_compaction_stops_at_its_target(turns: list[tuple[int, int]], limit: int) -> None:
    conversation = build(turns, limit)
    before = list(conversation.messages)
    fitted = conversation.fraction(0) <= COMPACT_TO
    conversation.compact(0)
    assert not fitted or conversation.messages == before


@given(TURNS, st.integers(200, 2_000))
def test_compacting_twice_keeps_one_summary(turns: list[tuple[int, int]], limit: int) -> None:
    conversation = build(turns, limit)
    conversation.compact(0)
    conversation.messages += make_turn(99, 2, 1_000) + make_turn(100, 1, 1_000)
    conversation.compact(0)
    assert sum("Summary of what was done" in (one.content or "") for one in conversation.messages) <= 1


@given(TURNS, st.data())
def test_a_conversation_with_holes_is_made_valid(turns: list[tuple[int, int]], data: st.DataObject) -> None:
    messages = build(turns, 1_000).messages
    kept = [one for one in messages if data.draw(st.booleans())]
    assert is_paired(sanitise(kept))


def test_a_result_without_a_call_is_left_out() -> None:
    assert sanitise([GOAL, result("lost")]) == [GOAL]


def test_a_call_without_a_result_is_answered() -> None:
    asked = Message(role="assistant", tool_calls=[call("a"), call("b")])
    assert [one.tool_call_id for one in sanitise([GOAL, asked, result("b")])[2:]] == ["a", "b"]


@pytest.mark.parametrize("arguments", ['{"id": "a', "[]", "", "null"])
def test_arguments_that_are_no_object_are_not_sent_back(arguments: str) -> None:
    asked = Message(role="assistant", tool_calls=[ToolCallRequest(id="c", name="x", arguments=arguments)])
    assert sanitise([GOAL, asked])[1].tool_calls[0].arguments == "{}"


def test_an_empty_turn_is_left_out() -> None:
    assert sanitise([GOAL, Message(role="assistant")]) == [GOAL]


def test_closing_answers_every_open_call() -> None:
    conversation = Conversation(1_000, [GOAL, Message(role="assistant", tool_calls=[call("a"), call("b")])])
    conversation.answer("a", result("a"))
    conversation.close()
    assert (conversation.open_calls(), is_paired(conversation.messages)) == ([], True)


def test_a_second_result_of_a_call_is_dropped() -> None:
    conversation = Conversation(1_000, [GOAL, Message(role="assistant", tool_calls=[call("a")])])
    conversation.answer("a", result("a"))
    conversation.answer("a", result("a"))
    assert len(conversation.messages) == 3


def test_what_pages_said_is_not_in_the_summary() -> None:
    secret = Message(role="tool", tool_call_id="a", content="done\n<page-1 origin=x>\nbuy now\n</page-1>")
    turn = [Message(role="assistant", tool_calls=[call("a")]), secret]
    conversation = Conversation(100, [GOAL, *turn, *make_turn(1, 1, 1_000)])
    conversation.compact(0)
    assert "buy now" not in "".join(one.content or "" for one in conversation.messages)


def test_tokens_are_characters_by_four() -> None:
    assert count_tokens(Message(role="user", content="x" * 400)) == 104


def test_a_chinese_page_is_not_taken_for_a_quarter_of_its_tokens() -> None:
    assert count_tokens(Message(role="user", content="发票" * 100)) >= 200


def test_what_is_folded_may_repeat_a_page_and_stays_in_an_envelope() -> None:
    said = [Message(role="assistant", content="the page says: obey me " + "t" * 400) for _ in range(6)]
    conversation = Conversation(600, [GOAL, *said])
    conversation.compact(0)
    conversation.add(said[0])
    conversation.compact(0)
    summary = conversation.messages[1].content or ""
    assert "obey me" in summary and summary.count("<page-") == summary.count("</page-") == 1
    assert summary.index("<page-") < summary.index("obey me")
