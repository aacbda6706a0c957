"""A text message is one frame or it is malformed, and finding out is cheap and safe."""

import pytest

from browser_copilot.browser.wire import Malformed, check_depth, check_size, cut_reason, find_version, read_frame
from browser_copilot.protocol.frames import Heartbeat
from browser_copilot.protocol.limits import MAX_FRAME_BYTES, MAX_JSON_DEPTH


def test_a_frame_is_read() -> None:
    assert read_frame('{"type":"heartbeat","sentMs":7}') == Heartbeat(sent_ms=7)


def test_what_is_wrong_is_named_without_quoting_values() -> None:
    with pytest.raises(Malformed) as caught:
        read_frame('{"type":"heartbeat","sentMs":"hunter2"}')
    assert "sentMs" in caught.value.text and "hunter2" not in str(caught.value)


def test_a_result_that_cannot_be_read_names_its_call() -> None:
    with pytest.raises(Malformed) as caught:
        read_frame('{"type":"result","id":"w1","result":{}}')
    assert caught.value.call_id == "w1"


def test_nesting_to_the_limit_passes() -> None:
    check_depth("[" * MAX_JSON_DEPTH + "]" * MAX_JSON_DEPTH)


def test_nesting_beyond_the_limit_is_refused() -> None:
    with pytest.raises(Malformed, match="deeper than 64"):
        check_depth("[" * (MAX_JSON_DEPTH + 1) + "]" * (MAX_JSON_DEPTH + 1))


def test_brackets_inside_strings_nest_nothing() -> None:
    check_depth('{"a":"' + "[{" * 200 + '\\"' + "[" * 200 + '"}')


def test_many_shallow_lists_are_not_deep() -> None:
    check_depth("[" + ",".join("[]" for _ in range(500)) + "]")


def test_a_bomb_of_brackets_ends_as_malformed_and_not_as_a_crash() -> None:
    with pytest.raises(Malformed):
        read_frame('{"type":"result","id":"w1","result":' + "[" * 300_000)


def test_size_is_counted_in_bytes_of_utf_8() -> None:
    check_size("x" * MAX_FRAME_BYTES)
    with pytest.raises(Malformed):
        check_size("ä" * (MAX_FRAME_BYTES // 2 + 1))


def test_a_lone_surrogate_is_malformed() -> None:
    with pytest.raises(Malformed):
        read_frame('{"type":"event","event":{"type":"page","tabId":1,"url":"\ud800","ts":1}}')


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ('{"type":"hello","protocolVersion":3}', 3),
        ('{"type":"hello","protocolVersion":true}', None),
        ('{"type":"ack","protocolVersion":3}', None),
        ("[]", None),
        ("{", None),
    ],
)
def test_the_version_of_a_hello_is_found_in_any_shape(text: str, version: int | None) -> None:
    assert find_version(text) == version


def test_a_close_reason_is_cut_at_a_whole_character() -> None:
    reason = cut_reason("ä" * 100)
    assert len(reason.encode()) == 122
