"""Values that are read from the page."""

import pytest

from browser_copilot.page.intents import Source
from browser_copilot.page.sources import Shown, find_labelled, find_value
from browser_copilot.page.sums import solve


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("8 - 3 =", "5"),
        ("2 + 9", "11"),
        ("6 x 7 = ?", "42"),
        ("12 ÷ 4", "3"),
        ("1/2 + 0.5", "1"),
        ("x + 3 = 10", "7"),
        ("4x - 1 = 7", "2"),
        ("no sum", None),
        ("1/0", None),
    ],
)
def test_sums_and_equations_are_solved(text: str, answer: str | None) -> None:
    assert solve(text) == answer


def test_a_word_is_found_by_its_place() -> None:
    assert find_value(Source(kind="word", ordinal=2, of="paragraph"), Shown(["One two, three."])) == "two"


def test_the_last_word_loses_its_full_stop() -> None:
    assert find_value(Source(kind="word", ordinal=-1, of="paragraph"), Shown(["One two three."])) == "three"


@pytest.mark.parametrize("passages", [["Color: red"], ["Color", "red"], ["Size: L\nColor: red"], ["color – red"]])
def test_a_value_is_found_by_its_label(passages: list[str]) -> None:
    assert find_labelled("Color", passages) == "red"


def test_a_word_beyond_the_end_is_not_made_up() -> None:
    assert find_value(Source(kind="word", ordinal=9, of="paragraph"), Shown(["One two."])) is None
