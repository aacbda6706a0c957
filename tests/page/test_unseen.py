"""What goals of people whom nobody here knows were misread as: counts, comparisons, keypads, places named first."""

from datetime import date
from typing import Any

import pytest

from browser_copilot.page.alike import pick
from browser_copilot.page.dates import is_dated
from browser_copilot.page.intent import read_goal
from browser_copilot.page.lookup import add_up, look_up
from browser_copilot.page.skills.choose import find_option
from browser_copilot.page.text import best_word
from browser_copilot.page.view import Control
from browser_copilot.page.which import Which
from browser_copilot.protocol.tools import Cell, Item

TODAY = date(2026, 11, 20)


def row(place: int, **cells: str) -> Item:
    return Item(index=place, fields={name: Cell(type="text", text=text) for name, text in cells.items()})


TICKETS = [
    row(0, Ticket="Printer jam", State="open"),
    row(1, Ticket="No sound", State="closed"),
    row(2, Ticket="Slow wifi", State="open"),
]
ACCOUNTS = [row(0, Account="Checking", Balance="$1,204"), row(1, Account="Savings", Balance="$8,310")]


@pytest.mark.parametrize(
    ("asked", "count"),
    [
        ("how many tickets are open", "2"),
        ("how many open tickets are there", "2"),
        ("how many tickets are not open", "1"),
        ("the number of tickets in the list", "3"),
        ("how many tickets are there in total", "3"),
        ("how many tickets are urgent", None),
    ],
)
def test_a_count_keeps_its_condition(asked: str, count: str | None) -> None:
    assert add_up(asked, TICKETS) == count


def test_the_name_of_a_column_is_no_name_of_a_row() -> None:
    assert look_up("the balance of my savings account", ACCOUNTS) == "$8,310"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Select the cheaper of the two plans", "Select the cheapest plan"),
        ("Click the name that comes first in alphabetical order", "Click the alphabetically first name"),
        ("In the toppings list select Olives", "select Olives in the toppings list"),
        ("In the section 'Team B' click Join", "click Join of the section 'Team B'"),
        ("Enter 48 on the keypad", 'click "4", "8"'),
        ("Calculate 6 times 7 on the calculator", 'click "6", "*", "7", "="'),
        (
            "Transfer $250 from Checking to Savings",
            "enter 250 as amount, Checking as from, Savings as to and press Transfer",
        ),
        ("Type 'Ada' as name and leave the rest empty", "Type 'Ada' as name"),
        ("Move Paris up so that it is first", "move Paris to the top"),
    ],
)
def test_it_means_the_same(said: str, plain: str) -> None:
    def meaning(goal: str) -> list[dict[str, Any]]:
        return [one.model_dump(exclude={"text"}) for one in read_goal(goal, TODAY).intents]

    assert meaning(said) == meaning(plain)


def test_values_told_behind_an_order_are_those_of_the_form() -> None:
    read = read_goal("Fill out the library form. Name: Omar Reyes, Branch: Riverside.", TODAY)
    told = [(one.field, one.value) for one in read.intents[0].entries]
    assert told == [("name", "Omar Reyes"), ("branch", "Riverside")]


def test_a_number_to_be_set_is_not_looked_up() -> None:
    entry = read_goal("Set the number of guests to 4", TODAY).intents[0].entries[0]
    assert (entry.field, entry.value, entry.source) == ("number of guests", "4", None)


def test_the_field_of_an_answer_asks_for_no_sum() -> None:
    entry = read_goal("What is Tom's phone number? Write it in the Answer field", TODAY).intents[-1].entries[0]
    assert entry.source is not None
    assert entry.source.kind == "cell"


@pytest.mark.parametrize(
    ("extreme", "word"), [("longest", "lighthouse"), ("shortest", "the"), ("alphabetically first", "before")]
)
def test_a_word_is_told_by_its_letters(extreme: str, word: str) -> None:
    assert best_word(["Seven", "sailors", "repaired", "the", "lighthouse", "before", "dawn"], extreme) == word


def test_of_two_longest_words_none_is_taken() -> None:
    assert best_word(["one", "two"], "longest") is None


@pytest.mark.parametrize(("said", "dated"), [("check-in June 10", True), ("June 10", False), ("red", False)])
def test_a_name_before_a_day_is_a_field(said: str, dated: bool) -> None:
    assert is_dated(said) is dated


@pytest.mark.parametrize(("parity", "found"), [("odd", ["7", "9", "13"]), ("even", ["4"]), ("prime", ["7", "13"])])
def test_numbers_are_picked_by_their_kind(parity: str, found: list[str]) -> None:
    boxes = [Control(id=one, label=one, role="checkbox", part="action") for one in ("7", "4", "9", "13")]
    assert [one.label for one in pick(boxes, Which(parity=parity, every=True), TODAY)] == found


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("the teal colour", "Teal"),
        ("seat B3 on the seating plan", "B3"),
        ("the purple swatch", "purple circle"),
        ("the flight that departs at 11:30", "11:30 → 13:55 · €120"),
    ],
)
def test_an_option_is_found_without_the_words_around_its_name(said: str, name: str) -> None:
    labels = ("Teal", "B3", "purple circle", "red circle", "11:30 → 13:55 · €120", "08:15 → 10:40 · €99")
    found = find_option(said, [Control(id=one, label=one, role="radio", part="action") for one in labels], "")
    assert found is not None
    assert found[1] == name


@pytest.mark.parametrize(("which", "found"), [("longest word", "cherry"), ("shortest word", "fig")])
def test_words_are_compared_by_their_length(which: str, found: str) -> None:
    asked = read_goal(f"Click the {which}", TODAY).intents[0].which
    words = [Control(id=one, label=one, role="button", part="action") for one in ("plum", "fig", "cherry")]
    assert pick(words, asked, TODAY)[0].label == found


def test_a_verb_that_is_the_label_counts_its_clicks() -> None:
    assert read_goal("zoom in twice", TODAY).intents[0].times == 2
