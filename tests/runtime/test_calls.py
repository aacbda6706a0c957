"""What is kept of a call says what was done, and nothing that a secret field was given."""

from typing import Any

import pytest

from browser_copilot.protocol.page import Observation
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Failed, Ok, fail
from browser_copilot.runtime.calls import find_value, mask_result, show_args


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


def redact(text: str) -> str:
    return text.replace("hunter2", "[secret]").replace("2026", "[secret]")


@pytest.mark.parametrize(
    "result",
    [
        Ok(data={"passages": [{"text": "your password is hunter2"}]}),
        fail("ignored", "the page says hunter2"),
    ],
)
def test_a_secret_that_a_page_says_goes_no_further(result: Ok | Failed) -> None:
    assert "hunter2" not in mask_result("dom.read", result, redact).to_json()


def test_numbers_and_handles_stay_what_they_are() -> None:
    data: dict[str, Any] = {"ts": 202620262026, "id": "a2026", "label": "year 2026"}
    masked = mask_result("dom.read", Ok(data=data), redact)
    assert masked == Ok(data={"ts": 202620262026, "id": "a2026", "label": "year [sec"})


def test_what_the_page_calls_code_is_masked_like_all_it_says() -> None:
    """The columns of a table have the names that the page gives them; what a cell is, we say."""

    def rows(value: str, name: str) -> dict[str, Any]:
        fields = {key: {"type": "text", "text": value} for key in ("Name", "code", "digest", "id", name)}
        item = {"index": 0, "fields": fields, "controls": [{"id": "a2026", "label": value, "role": "link"}]}
        return {"collectionId": "c1", "items": [item], "truncated": False}

    masked = mask_result("dom.extract", Ok(data=rows("it is hunter2", "hunter2")), redact)
    assert masked == Ok(data=rows("it is [secret]"[:13], "[secret]"[:7]))


def test_a_masked_text_fits_where_the_text_did() -> None:
    seen = Observation(url="https://shop.test/?q=hunter2", title="", ts=1, changes=["x" * 73 + "hunter2"])
    masked = mask_result("dom.click", Ok(data={}, observation=seen), redact)
    assert masked.ok and "hunter2" not in masked.to_json()
