"""What is asked of a thing stands behind its own label, not behind the name of the thing."""

import pytest

from browser_copilot.page.lookup import answer_by_row
from browser_copilot.page.skills.read import ReadParams, answer_from_text
from browser_copilot.page.which import Which
from browser_copilot.protocol.tools import Cell, Item

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


def rows(*cells: tuple[str, ...], columns: tuple[str, ...]) -> list[Item]:
    return [
        Item(index=n, fields={name: Cell(type="text", text=text) for name, text in zip(columns, one, strict=True)})
        for n, one in enumerate(cells)
    ]


COUNTRIES = rows(
    ("Norway", "5,550,000", "Krone"), ("Peru", "34,000,000", "Sol"), columns=("Country", "Population", "Currency")
)
MAILS = rows(("Ann Lee", "Lunch?", "4 Nov"), ("Bob Ray", "Minutes", "6 Nov"), columns=("From", "Subject", "Date"))
WEEK = rows(("Monday", "Yoga"), ("Thursday", "Chess"), ("Thursday", "Choir"), columns=("Day", "Course"))
PLAN = rows(("9:00", "Maths", "Art"), ("10:00", "", "Music"), columns=("Time", "Monday", "Thursday"))


@pytest.mark.parametrize(
    ("question", "items", "answer"),
    [
        ("Who wrote about lunch", MAILS, "Ann Lee"),
        ("When did Bob write", MAILS, "6 Nov"),
        ("Where do they pay with the Krone", COUNTRIES, "Norway"),
        ("How many people live in Peru", COUNTRIES, "34,000,000"),
        ("what is on Thursday", WEEK, "Chess; Choir"),
        ("What's on Thursday", PLAN, "9:00: Art; 10:00: Music"),
        ("Who wrote about dinner", MAILS, ""),
        ("Who wrote in Nov", MAILS, ""),
        ("Is Thursday free", PLAN, ""),
    ],
)
def test_a_row_answers_what_its_words_tell_apart(question: str, items: list[Item], answer: str) -> None:
    assert answer_by_row(question, items) == answer
