"""Choosing an item by its cells."""

from datetime import date

import pytest

from browser_copilot.page.items import cell_number, choose, title_of
from browser_copilot.page.which import Comparison, Which, read_item
from browser_copilot.protocol.tools import Cell, Item

TODAY = date(2026, 11, 21)


def product(number: int, name: str, price: str, rating: str = "") -> Item:
    fields = {
        "title": Cell(type="text", text=name),
        "price": Cell(type="money", text=price),
        "stars": Cell(type="text", text=rating),
    }
    return Item(index=number, fields=fields)


PRODUCTS = [
    product(0, "Claw hammer", "€12.50", "4.1 stars"),
    product(1, "Sledge hammer", "€42.00", "4.8 stars"),
    product(2, "Saw", "€9.99", "3.9 stars"),
]


def names(which: Which) -> list[str]:
    return [title_of(one) for one in choose(PRODUCTS, which, TODAY).items]


def test_the_cheapest_is_first() -> None:
    assert names(Which(extreme="min", by="money"))[0] == "Saw"


def test_the_best_rated_is_first() -> None:
    assert names(Which(extreme="max", by="rating"))[0] == "Sledge hammer"


def test_words_and_an_extreme_are_joined() -> None:
    assert names(Which(words=("hammer",), extreme="min", by="money"))[0] == "Claw hammer"


def test_a_bound_leaves_items_out() -> None:
    assert names(Which(comparisons=(Comparison(op="<", number=20),))) == ["Claw hammer", "Saw"]


def test_an_ordinal_counts_from_the_end_too() -> None:
    assert names(Which(ordinal=-1)) == ["Saw"]


def test_an_ordinal_beyond_the_end_finds_nothing() -> None:
    assert names(Which(ordinal=9)) == []


def test_a_name_that_is_not_there_finds_nothing() -> None:
    assert names(Which(words=("drill press",))) == []


def dated(**cells: str) -> Item:
    return Item(index=0, fields={name.replace("_", " "): Cell(type="text", text=text) for name, text in cells.items()})


@pytest.mark.parametrize(
    "item",
    [
        dated(Month="October 2026"),
        dated(Date="2026-10-24"),
        dated(Issued="24.10.2026"),
        dated(title="Invoice for October 2026"),
        dated(Due="2026-11-24", Issued="Oct 24, 2026"),
        dated(Due_date="5 December 2026", Period="October 2026"),
    ],
)
def test_a_month_is_found_in_many_writings(item: Item) -> None:
    which = Which(first=date(2026, 10, 1), last=date(2026, 10, 31), when="last month")
    assert choose([dated(Month="November 2026"), item], which, TODAY).first is item


def test_an_item_without_a_date_never_fits_a_date() -> None:
    assert choose([dated(Name="Report")], Which(first=TODAY, last=TODAY), TODAY).first is None


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("€63.70", 63.7),
        ("1.234,56 €", 1234.56),
        ("1,234.56", 1234.56),
        ("4,5", 4.5),
        ("-3", -3),
        ("12,000", 12000),
        ("none", None),
    ],
)
def test_numbers_are_read_in_both_writings(text: str, number: float | None) -> None:
    assert cell_number(Cell(type="text", text=text)) == number


def test_a_name_that_was_asked_for_is_not_said_twice() -> None:
    whole, part = (choose(PRODUCTS, Which(words=(words,)), TODAY) for words in (title_of(PRODUCTS[0]), "claw"))
    assert whole.explain() == f'"{title_of(PRODUCTS[0])}"'
    assert part.explain().endswith(': mentions "claw"')


def row(**cells: str) -> Item:
    return Item(index=0, fields={name: Cell(type="text", text=text) for name, text in cells.items()})


REPORTS = [row(Report="Q3 Rome", Archived="no"), row(Report="Q3 Bonn", Archived="no"), row(Report="Q3", Archived="yes")]


@pytest.mark.parametrize("words", ["archived Q3 reports", "archived reports", "archived"])
def test_a_column_s_name_stands_for_no_word_that_its_cell_does_not_have(words: str) -> None:
    assert choose(REPORTS, Which(words=(words,), every=True), TODAY).items == ()


def test_a_column_s_name_beside_its_own_value_is_met() -> None:
    rows = [row(Name="Lamp", Status="Open"), row(Name="Desk", Status="Done")]
    assert [title_of(one) for one in choose(rows, Which(words=("status open",)), TODAY).items] == ["Lamp"]
    assert choose(rows, Which(words=("name open",)), TODAY).items == ()


FLIGHTS = [
    row(Departs="06:05", Arrives="09:35", Duration="3h 30m"),
    row(Departs="08:00", Arrives="10:10", Duration="2h 10m"),
    row(Departs="12:00", Arrives="15:00", Duration="3h"),
]


@pytest.mark.parametrize(
    ("items", "found"),
    [
        (FLIGHTS, 1),
        ([row(From="06:05", Journey=f"{one} min") for one in ("95", "80", "90")], 1),
        ([row(Departs="06:05", Time=one) for one in ("3:05", "2:10", "3:00")], 1),
        ([row(Track="A", Min=one) for one in ("3:05", "2:10", "3:00")], 1),
        ([row(Departs=one, Arrives="12:00") for one in ("08:00", "10:10", "07:00")], None),
        ([row(Out=one, In="12:00") for one in ("08:00", "10:10", "07:00")], None),
    ],
)
def test_the_shortest_is_by_how_long_and_never_by_the_time_of_the_day(items: list[Item], found: int | None) -> None:
    first = choose(items, Which(extreme="min", by="duration"), TODAY).first
    assert (first and first.fields) == (items[found].fields if found is not None else None)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["Phone 9", "Phone 12", "Phone 15"], None),
        (["Milk 1.20", "Bread 2.10"], "Milk 1.20"),
        (["Milk €3", "Bread €2"], "Bread €2"),
    ],
)
def test_only_what_is_written_as_a_price_is_one(names: list[str], found: str | None) -> None:
    first = choose([row(Name=one) for one in names], Which(extreme="min", by="money"), TODAY).first
    assert (title_of(first) if first else None) == found


@pytest.mark.parametrize(("noun", "extreme"), [("rate", "max"), ("place", "max"), ("price", "min"), ("time", "min")])
def test_the_best_is_the_least_only_of_what_one_wants_little_of(noun: str, extreme: str) -> None:
    assert read_item(f"the hotel with the best {noun}", [], TODAY).which.extreme == extreme
