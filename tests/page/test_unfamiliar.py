"""Small readings that unfamiliar pages asked for: names in quotes, times, codes, numbers of things, drawn things."""

from datetime import date

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.looks import basic_colour, count_drawn, find_standing_out
from browser_copilot.page.skills.fields import place
from browser_copilot.page.skills.paginate import PaginateParams, find_pagers
from browser_copilot.page.skills.read import ReadSkill, answer_from_text
from browser_copilot.page.skills.reveal import RevealParams, find_folds
from browser_copilot.page.view import Control
from browser_copilot.protocol.page import ControlState, MiniAction
from tests.page.test_right_control import page

TODAY = date(2026, 6, 1)
SHAPES = ["small red circle", "large blue circle, largest", "large blue square", "small blue square", "red square"]


def read(goal: str) -> list[Intent]:
    reading = read_goal(goal, TODAY)
    assert not reading.unread, reading
    return list(reading.intents)


@pytest.mark.parametrize(
    ("goal", "field"),
    [
        ("Rename 'a.txt' to 'b.txt'", "a.txt"),
        ("Rename the file 'My notes' to 'b'", "my notes"),
        ("Rename 'The first draft' to 'b'", "the first draft"),
    ],
)
def test_a_name_in_quotes_is_taken_as_it_is(goal: str, field: str) -> None:
    assert [one.entries[0].field for one in read(goal)] == [field]


def test_a_time_is_not_cut_before_its_minutes() -> None:
    [event] = read("Create an event 'Dentist' on 14 May 2027 from 3:40 PM to 4:10 PM")
    assert {one.field: one.value for one in event.entries}["start time"] == "3:40 PM"


def test_which_of_some_sections_is_seen_by_what_is_in_them_and_all_are_all() -> None:
    assert [(one.kind, one.through) for one in read("Expand the sections and click 'terms'")] == [("click", "sections")]
    assert [one.kind for one in read("Expand all sections and click 'terms'")] == ["reveal", "click"]


def test_a_control_of_a_numbered_thing_is_looked_for_beside_its_number() -> None:
    [click] = read("click Edit for order 1027")
    assert (click.target, click.thing, click.which.words) == ("Edit", "order", ("1027",))


COUNTS = [
    ("red circles", 1), ("blue squares", 2), ("green squares", 0), ("small squares", 1), ("crimson circles", None),
    ("open tickets", None),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "count"), COUNTS)
def test_drawn_things_are_counted_by_colour_size_and_shape(asked: str, count: int | None) -> None:
    assert count_drawn(asked, [*SHAPES, "Save"]) == count


def test_the_largest_of_a_kind_is_the_only_large_one_of_it() -> None:
    assert find_standing_out("largest blue square", SHAPES) == 2
    assert find_standing_out("largest blue square", [*SHAPES, "large blue square"]) is None


def test_a_colour_is_counted_among_the_basic_ones() -> None:
    assert [basic_colour(one) for one in ("Teal", "red", "tall")] == ["cyan", "red", ""]


def boxes(count: int, label: str) -> list[Control]:
    return [Control(str(n), label, "textbox", "field", type="text", form_id="g1") for n in range(count)]


CODES = [
    ("Digit of the code", "4821", ["4", "8", "2", "1"]),
    ("Digit of the code", "48213", ["48213"]),
    ("Year", "2027", ["2027"]),
]


@pytest.mark.parametrize(("label", "value", "typed"), CODES)
def test_a_code_goes_into_a_row_of_boxes_only_where_each_character_has_one(
    label: str, value: str, typed: list[str]
) -> None:
    placed, _ = place((Entry(value=value),), boxes(4, label))
    assert [one.value for one in placed] == typed


def test_plain_numbers_turn_a_page_only_in_a_row() -> None:
    row = [MiniAction(id=f"a{one}", label=str(one), role="other", aria_role="generic") for one in (1, 2, 3)]
    assert [one.id for one in find_pagers(page(*row), PaginateParams(number=3))] == ["a3"]
    assert find_pagers(page(row[2]), PaginateParams(number=3)) == []


def test_beside_sections_that_say_that_they_fold_plain_words_are_none() -> None:
    plain = [
        MiniAction(id=f"p{n}", label=one, role="other", aria_role="generic") for n, one in enumerate(("Ale", "Bay"))
    ]
    asked = RevealParams(role="sections", hint="Bay")
    assert {one.id for one, _ in find_folds(page(*plain), asked)} == {"p0", "p1"}
    tabs = [
        MiniAction(id=f"t{n}", label=f"Chapter {n}", role="tab", state=ControlState(selected=n == 1)) for n in (1, 2)
    ]
    assert [one.id for one, _ in find_folds(page(*plain, *tabs), asked)] == ["t2"]
    menu = MiniAction(id="m", label="Account", role="button", landmark="nav", state=ControlState(expanded=False))
    assert len(find_folds(page(*plain, menu), asked)) == 3
    chosen = MiniAction(id="c", label="All", role="tab", state=ControlState(selected=True))
    assert len(find_folds(page(*plain, chosen), asked)) == 2
    sort = MiniAction(id="s", label="Sort by", role="button", state=ControlState(expanded=False))
    marked = MiniAction(id="d", label="▸ Details", role="other", aria_role="generic")
    assert {one.id for one, _ in find_folds(page(*plain, sort, marked), asked)} == {"s", "d"}


def test_a_number_before_a_name_is_no_count_of_what_it_has() -> None:
    said = ["Port Berths Depth (m) Alva 14 6.5 Brem 9 11.2 Corin 22 8.0"]
    [intent] = read("How many berths does Corin have?")
    params = ReadSkill().read(intent)
    assert params is not None
    assert answer_from_text(said, params) == ""
    assert answer_from_text(["Corin is old. It has 22 berths."], params) == "22"


@pytest.mark.parametrize(
    ("goal", "scope"),
    [("fill in the order form with name Ida", "order"), ("fill in a form with name Ida", ""), ("fill in name Ida", "")],
)
def test_a_form_is_named_by_the_words_before_it(goal: str, scope: str) -> None:
    assert read(goal)[0].scope == scope
