"""The conversation itself: names, tool calls from pieces, images where they may stand."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from browser_copilot.model.chat import (
    ChatRequest,
    ImagePart,
    Message,
    ToolCallCollector,
    ToolDefinition,
    ToolNames,
    arrange_images,
)

SHOT = ImagePart(mime="image/jpeg", base64="aGk=")
TOOLS = [ToolDefinition(name=name, description="", parameters={}) for name in ("dom.click", "tabs.list")]


def test_a_dotted_name_leaves_with_an_underscore() -> None:
    assert ToolNames.outside("pcd.query") == "pcd_query"


def test_a_name_comes_back_as_it_was_offered() -> None:
    assert ToolNames(TOOLS).inside("dom_click") == "dom.click"


def test_a_name_that_was_never_offered_comes_back_as_it_is() -> None:
    assert ToolNames(TOOLS).inside("rm_rf") == "rm_rf"


def test_a_message_survives_the_way_to_disk_and_back() -> None:
    message = Message(role="assistant", content="x", images=[SHOT], extra={"reasoning_items": [{"id": "rs_1"}]})
    assert Message.model_validate_json(message.model_dump_json()) == message


def test_an_unknown_field_of_a_message_is_refused() -> None:
    with pytest.raises(ValueError, match="Extra inputs"):
        Message.model_validate({"role": "user", "content": "x", "name": "y"})


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from("abc"), st.text(max_size=8)), max_size=12))
def test_pieces_of_interleaved_calls_add_up_by_index(pieces: list[tuple[str, str]]) -> None:
    collector = ToolCallCollector(ToolNames())
    whole: dict[str, str] = {}
    for name, piece in pieces:
        whole[name] = whole.get(name, "") + piece
        collector.add("abc".index(name), id=name, name=name, arguments=piece)
    assert {call.name: call.arguments for call in collector.finish()} == {
        name: text or "{}" for name, text in whole.items()
    }


def test_a_call_whose_arguments_are_cut_is_not_complete() -> None:
    collector = ToolCallCollector(ToolNames())
    collector.add(0, id="1", name="dom_click", arguments='{"target": ')
    assert not collector.complete


def test_a_call_without_arguments_has_an_empty_object() -> None:
    collector = ToolCallCollector(ToolNames())
    collector.add(0, id="1", name="tabs_list")
    assert collector.finish()[0].arguments == "{}"


def test_two_calls_under_one_id_are_told_apart() -> None:
    collector = ToolCallCollector(ToolNames())
    for index, arguments in enumerate(('{"id": "a1"}', '{"id": "a2"}')):
        collector.add(index, id="call_0", name="dom_click", arguments=arguments)
    first, second = collector.finish()
    assert (first.id, first.arguments, second.arguments) == ("call_0", '{"id": "a1"}', '{"id": "a2"}')
    assert second.id != first.id


def test_images_of_tool_results_follow_the_last_result_as_a_user_turn() -> None:
    results = [Message(role="tool", tool_call_id=str(n), content="ok", images=[SHOT]) for n in range(2)]
    after = Message(role="assistant", content="I see")
    arranged = arrange_images([*results, after], sees_images=True)
    assert [(m.role, len(m.images)) for m in arranged] == [
        ("tool", 0),
        ("tool", 0),
        ("user", 2),
        ("assistant", 0),
    ]


def test_images_of_the_user_stay_where_they_are() -> None:
    asked = ChatRequest(messages=[Message(role="user", content="what is this?", images=[SHOT])])
    assert arrange_images(asked.messages, sees_images=True) == asked.messages


def test_a_model_that_sees_nothing_is_told_that_images_are_missing() -> None:
    arranged = arrange_images([Message(role="tool", content="ok", images=[SHOT])], sees_images=False)
    assert arranged[0].content == "ok\n[1 image(s) left out: this model sees none]"
