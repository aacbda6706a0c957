"""Goals in plain English and what is understood of them."""

from datetime import date
from typing import Any

import pytest

from browser_copilot.page.intent import read_goal

TODAY = date(2026, 11, 21)


def read(goal: str) -> list[tuple[str, dict[str, Any]]]:
    intents = read_goal(goal, TODAY).intents
    return [(one.kind, one.model_dump(exclude_defaults=True, exclude={"kind", "text", "verb"})) for one in intents]


@pytest.mark.parametrize(
    ("goal", "kinds"),
    [
        ("Download last month's invoice", ["download"]),
        ("Go to Billing, then download the newest invoice", ["navigate", "download"]),
        ("Log in as ada. Add a user named bob with password x1.", ["login", "create"]),
        ("Search for drill and add the cheapest one to the cart", ["search", "create"]),
        ("Add the cheapest product to the cart and check out", ["create", "checkout"]),
        ("Sort the products by price, highest first", ["sort"]),
        ("Show only Hand tools", ["filter"]),
        ("Extract all invoices to invoices.json", ["extract"]),
        ("Upload report.pdf", ["upload"]),
        ("Delete Grace Hopper from the team", ["delete"]),
        ("go to the next page", ["paginate"]),
        ("How much was last month's invoice?", ["read"]),
        ("Copy the order number into the search field", ["copy"]),
        ("Wait until the page shows Done", ["wait"]),
        ("Open https://example.org/a and tell me the price of the hammer", ["navigate", "read"]),
        ("Select x, y and click Submit", ["choose", "click"]),
    ],
)
def test_verbs_make_intents_in_order(goal: str, kinds: list[str]) -> None:
    assert [kind for kind, _ in read(goal)] == kinds


def test_what_was_waited_for_is_clicked() -> None:
    waits, click = read_goal("Wait until the Save button is enabled, then click it", TODAY).intents
    assert (waits.target, waits.way, click.target) == ("Save", "enabled", "Save")


def test_a_suggestion_may_be_named_by_a_part_of_it() -> None:
    only = read_goal("pick the suggestion in Iceland", TODAY).intents[0]
    assert (only.kind, only.items, only.way) == ("choose", ("Iceland",), "part")


def test_a_start_date_is_no_order_to_start() -> None:
    assert len(read_goal("enter Ida as name, start date 1 May 2027", TODAY).intents) == 1


def test_last_month_is_a_range_counted_from_today() -> None:
    which = read_goal("Download last month's invoice", TODAY).intents[0].which
    assert (which.first, which.last) == (date(2026, 10, 1), date(2026, 10, 31))


def test_x_as_y_names_the_field_of_a_value() -> None:
    assert read("Enter 10/10/2012 as the date")[0][1]["entries"] == ({"field": "date", "value": "10/10/2012"},)


def test_a_list_of_options_is_split() -> None:
    assert read("Select red, green and blue and click Submit")[0][1]["items"] == ("red", "green", "blue")


def test_quotes_protect_what_they_hold() -> None:
    entries = read('Enter "click here, then delete it" into the message field')[0][1]["entries"]
    assert [(one["field"], one["value"]) for one in entries] == [("message", "click here, then delete it")]


def test_an_ordinal_picks_a_field() -> None:
    assert read('Enter "33" into the 3rd textbox')[0][1]["entries"][0]["ordinal"] == 3


def test_a_superlative_orders_items() -> None:
    assert read("Which product is the cheapest?")[0][1]["which"] == {"extreme": "min", "by": "money"}


def test_a_bound_on_an_amount_is_a_comparison() -> None:
    which = read_goal("Find a product under 20", TODAY).intents[0].which
    assert [(one.op, one.number) for one in which.comparisons] == [("<", 20)]


def test_find_x_and_click_its_y_is_one_intent_about_x() -> None:
    intent = read_goal("Find the email by Bob and click the star icon", TODAY).intents
    assert [(one.kind, one.target, one.which.words) for one in intent] == [("click", "star", ("Bob",))]


def test_what_is_forbidden_is_kept_apart() -> None:
    reading = read_goal("Fill in the form with name Ada without submitting it", TODAY)
    assert ([one.kind for one in reading.intents], [one.target for one in reading.forbidden]) == (["fill"], ["submit"])


def test_what_is_not_understood_is_said() -> None:
    reading = read_goal("Frobnicate the widgets", TODAY)
    assert (reading.intents, [one.text for one in reading.unread]) == ((), ["Frobnicate the widgets"])


def test_a_polite_request_to_look_is_an_order() -> None:
    assert [kind for kind, _ in read("Can you download last month's invoice?")] == ["download"]


@pytest.mark.parametrize(
    "goal",
    [
        "Could you delete the second row?",
        "Would you mind deleting the second row?",
        "Can I ask you to delete the second row?",
        "Hey, could you please delete the second row?",
        "I was wondering if you could delete the second row?",
    ],
)
def test_a_polite_request_to_write_is_an_order_that_needs_a_yes(goal: str) -> None:
    assert [(one.kind, one.which.ordinal, one.asked) for one in read_goal(goal, TODAY).intents] == [("delete", 2, True)]


def test_a_value_of_the_page_is_a_source() -> None:
    entry = read_goal("Find the last word in the text area, enter it into the text field", TODAY).intents[0].entries[0]
    assert entry.source is not None and (entry.source.kind, entry.source.ordinal) == ("word", -1)


def test_a_path_of_a_menu_is_kept() -> None:
    assert read("Select File > Export > PDF")[0][1]["path"] == ("File", "Export", "PDF")


def test_upper_case_is_applied() -> None:
    assert read('Type "gert" in all upper case letters in the text input')[0][1]["entries"][0]["value"] == "GERT"


@pytest.mark.parametrize(
    ("order", "way"),
    [
        ("from smallest to largest", "rising"),
        ("lowest first, highest last", "rising"),
        ("from largest to smallest", "falling"),
        ("into descending order", "falling"),
    ],
)
def test_the_first_named_end_of_an_order_is_where_it_begins(order: str, way: str) -> None:
    assert read_goal(f"Arrange the numbers {order} by dragging them", TODAY).intents[0].way == way


@pytest.mark.parametrize("goal", ["Do the same for March", "now do it again", "do this for all of them"])
def test_an_order_that_points_at_what_was_done_is_no_question(goal: str) -> None:
    assert read_goal(goal, date(2026, 11, 22)).intents == ()
