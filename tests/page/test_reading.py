"""What is asked of a thing stands behind its own label, not behind the name of the thing."""

import pytest

from browser_copilot.page.skills.read import ReadParams, answer_from_text
from browser_copilot.page.which import Which

TOTAL = ReadParams(
    text="What is the total of my last order",
    question="value",
    attribute="money",
    thing="order",
    which=Which(extreme="max", by="date"),
)


@pytest.mark.parametrize("line", ["Order 5000 delivered", "Order 12 items"])
def test_what_stands_behind_the_name_of_the_thing_is_no_answer(line: str) -> None:
    assert answer_from_text([line], TOTAL) == ""


def test_what_stands_behind_the_label_is_the_answer() -> None:
    assert answer_from_text(["Order 5000 delivered\nTotal: €88.40"], TOTAL) == "€88.40"
