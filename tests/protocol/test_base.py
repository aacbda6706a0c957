"""The wire is strict, and its bytes are canonical."""

import pytest
from pydantic import ValidationError

from browser_copilot.protocol.selector import ByCss, ByRole
from browser_copilot.protocol.tools import TabArgs


def test_names_are_camel_case_and_in_the_order_of_the_model() -> None:
    text = ByRole(frame_path=["0"], name="Übersicht", role="link", within_landmark="nav").to_json()
    assert text == '{"kind":"role","role":"link","name":"Übersicht","withinLandmark":"nav","framePath":["0"]}'


def test_what_is_none_is_left_out() -> None:
    assert ByCss(css="a").to_json() == '{"kind":"css","css":"a"}'


@pytest.mark.parametrize("value", ["5", 5.5, True, None, 0, 2**31])
def test_a_tab_id_is_a_whole_number_from_one_on(value: object) -> None:
    with pytest.raises(ValidationError):
        TabArgs.from_wire({"tabId": value})


def test_a_field_that_nobody_declared_is_refused() -> None:
    with pytest.raises(ValidationError, match="extra_forbidden"):
        TabArgs.from_wire({"tabId": 1, "force": True})


def test_a_message_cannot_be_changed() -> None:
    message = TabArgs(tab_id=1)
    with pytest.raises(ValidationError, match="frozen"):
        message.tab_id = 2
