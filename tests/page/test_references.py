"""Words that point at a value of the page: they are looked up or refused, never typed."""

from datetime import date

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.intents import Source
from browser_copilot.page.sources import Shown, find_value
from browser_copilot.protocol.tools import Cell, Item

TODAY = date(2026, 11, 22)
COLUMNS = ("Product", "Price", "Stock")


def rows(*cells: tuple[str, ...], columns: tuple[str, ...] = COLUMNS) -> list[Item]:
    return [
        Item(index=n, fields={name: Cell(type="text", text=text) for name, text in zip(columns, one, strict=True)})
        for n, one in enumerate(cells)
    ]


LAMPS = rows(("Desk lamp", "20 €", "5"), ("Floor lamp", "90 €", "7"))
PAIRS = rows(("Country", "Peru"), ("Serial", "K-7"), columns=("1", "2"))


@pytest.mark.parametrize(
    ("goal", "field", "of"),
    [
        ("Copy what stands for Country into the box", "", "country"),
        ("Enter what stands for Country into the box", "", "country"),
        ("Type the value that belongs to Country into the field", "", "country"),
        ("Write the number next to Apples into the Total field", "total", "apples"),
        ("Type the number beside Apples", "", "apples"),
        ("Enter the text under Heading into the Notes field", "notes", "heading"),
        ("Enter what is shown as Order id into the field", "", "order id"),
        ('Fill the field with the value next to "Serial"', "", "Serial"),
        ("Fill the Code field with what is shown as the code", "code", "code"),
        ("Set the Country field to the value listed for Origin", "country", "origin"),
        ("Put the price of the lamp into the Amount field", "amount", "price of lamp"),
        ("Enter Anna's email address into the field", "", "email address of anna"),
        ("Enter the total shown at the bottom", "", "total"),
        ("Enter the amount due in the field", "", "amount due"),
        ("Enter the same value as in Billing address into Shipping address", "shipping address", "billing address"),
        ("Type it into the box", "", "it"),
    ],
)
def test_words_that_point_at_a_value_are_looked_up(goal: str, field: str, of: str) -> None:
    entries = read_goal(goal, TODAY).intents[0].entries
    told = [(one.field, one.value, one.source.kind, one.source.of) for one in entries if one.source]
    assert told == [(field, None, "cell", of)]


@pytest.mark.parametrize(
    ("goal", "value"),
    [
        ('Type "what stands for X" into the box', "what stands for X"),
        ("Enter the quick brown fox into the box", "the quick brown fox"),
        ("Type The Name of the Rose into the Title field", "The Name of the Rose"),
        ("Set the title to Anna's birthday party", "Anna's birthday party"),
        ("Type the word hello into the box", "hello"),
        ("Enter the number 5 into the box", "5"),
        ("Enter today's date in the Date field", "today's date"),
        ("Enter the words hello world", "hello world"),
    ],
)
def test_a_value_that_is_given_is_typed(goal: str, value: str) -> None:
    assert [(one.value, one.source) for one in read_goal(goal, TODAY).intents[0].entries] == [(value, None)]


@pytest.mark.parametrize(
    ("of", "shown", "value"),
    [
        ("country", Shown(["Country: Peru\nSize: L"]), "Peru"),
        ("country", Shown(["Country\nPeru"]), "Peru"),
        ("country", Shown(["Nothing here"], near=["Country: Peru"]), "Peru"),
        ("country", Shown(["Country: Peru", "Country: Chile"]), None),
        ("country", Shown(["Area", "Country"], near=["Peru"]), None),
        ("country", Shown(["Product Country"], lists=[PAIRS]), "Peru"),
        ("serial", Shown(lists=[PAIRS, rows(("Serial", "X-1"), columns=("1", "2"))]), None),
        ("price of desk lamp", Shown(lists=[LAMPS]), "20 €"),
        ("desk lamp", Shown(["Desk lamp 20 € 5"], lists=[LAMPS]), None),
        ("price", Shown(["Product Price Stock"], lists=[LAMPS]), None),
        ("price of cheapest product", Shown(lists=[LAMPS], today=TODAY), "20 €"),
        ("name of cheapest product", Shown(lists=[LAMPS], today=TODAY), "Desk lamp"),
        ("price of lamp", Shown(["Lamp: 20 €"]), "20 €"),
        ("price of lamp", Shown(["Lamp: sold out"]), None),
        ("name of carrier", Shown(["Carrier\nNordpost"]), "Nordpost"),
        ("name of desk lamp", Shown(["Desk lamp\n20 €"], lists=[LAMPS]), None),
        ("colour", Shown(["Shape: round"]), None),
    ],
)
def test_a_named_value_is_the_one_that_the_page_tells_or_none(of: str, shown: Shown, value: str | None) -> None:
    assert find_value(Source(kind="cell", of=of), shown) == value


def test_a_copied_value_is_never_taken_from_elsewhere() -> None:
    assert find_value(Source(kind="text", of="the order number"), Shown(["Some text that is long"])) is None


def test_what_stands_above_a_label_is_found_there() -> None:
    assert find_value(Source(kind="cell", of="total", way="above"), Shown(["12\nTotal\n99"])) == "12"
