"""What is kept of a call says what was done, and nothing that a secret field was given."""

from typing import Any

import pytest

from browser_copilot.protocol.task import ToolStep
from browser_copilot.runtime.calls import find_value, show_args


def typing(name: str) -> dict[str, Any]:
    return {"selector": {"kind": "role", "role": "textbox", "name": name}, "text": "hunter2"}


@pytest.mark.parametrize("name", ["Password", "New password:", "Passwort", "PIN", "CVC", "Card number", "API key"])
def test_what_is_typed_into_a_secret_field_is_not_shown(name: str) -> None:
    step = ToolStep(tool="dom.type", args=typing(name), description="type")
    assert "hunter2" not in f"{show_args(step.args)} {find_value(step)}"


@pytest.mark.parametrize("name", ["User name", "Shipping address", "Spinner", "Tanya's note"])
def test_what_is_typed_elsewhere_is_shown(name: str) -> None:
    step = ToolStep(tool="dom.type", args=typing(name), description="type")
    assert (show_args(step.args)["text"], find_value(step)) == ("hunter2", "hunter2")
