"""Values that are read from the page."""

import pytest

from browser_copilot.page.intents import Source
from browser_copilot.page.sources import Shown, find_labelled, find_value
from browser_copilot.page.sums import solve
from browser_copilot.page.view import Control


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


@pytest.mark.parametrize(
    ("passages", "code"),
    [
        (["Postal code: 90210"], None),
        (["Error code: 4711"], None),
        (["Country code", "0049"], None),
        (["Promo code SAVE20"], None),
        (["Zip code: 90210", "Your code is K7-22"], "K7-22"),
        (["Welcome to the shop, all of you", "Your code: X7-PQ4"], "X7-PQ4"),
        (["Welcome to the shop", "Use code SAVE at the till"], "SAVE"),
        (["Welcome to the shop\nYour access code\n481 552\nCopyright 2026"], "481 552"),
        (["Welcome to the shop, all of you", "Hand in KT-90-Z at the desk", "Since 2026-03-01"], "KT-90-Z"),
        (["Code of conduct for all of us", "Be kind"], None),
        (["Welcome to the shop, all of you", "Copyright 2026"], None),
        (["Your code: X7-PQ4", "Old code: B2-ZZ9"], None),
        (["Take A1B2 to C3D4"], None),
        (["We teach you to code in 2026"], None),
    ],
)
@pytest.mark.parametrize("kind", ["text", "cell"])
def test_the_code_is_what_says_or_looks_so_and_never_any_text(passages: list[str], code: str | None, kind: str) -> None:
    assert find_value(Source(kind=kind, of="code"), Shown(passages)) == code


def test_a_field_that_is_called_code_holds_it() -> None:
    field = Control(id="a", part="field", role="textbox", label="Voucher code", value="K9-1")
    assert find_value(Source(kind="text", of="the code"), Shown(["Welcome to the shop"], [field])) == "K9-1"


def test_the_number_is_the_one_line_that_is_one() -> None:
    assert find_value(Source(kind="text", of="the number"), Shown(["Take this along", "4711"])) == "4711"
