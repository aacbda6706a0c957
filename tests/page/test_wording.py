"""The same thing said in other words is understood as the same thing."""

from datetime import date
from typing import Any

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import similarity

TODAY = date(2026, 11, 20)


def read(goal: str) -> list[Intent]:
    return list(read_goal(goal, TODAY).intents)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("switch the weekly digest on", "turn on the weekly digest"),
        ("turn the lights off and save", "turn off the lights and save"),
        ("Country should be Sweden, then hit submit", "set Country to Sweden, then hit submit"),
        ("put Flour at the top of the list", "move Flour to the top of the list"),
        ("add the tags red, round and shiny", "add the tag 'red', add the tag 'round' and add the tag 'shiny'"),
        ("Clear the notes and write 'Ring Bo' instead", "type 'Ring Bo' into the notes"),
        ("Register for the class: first name Ida", "fill in first name Ida"),
        ("put the desk lamp in my basket", "add the desk lamp to my basket"),
        ("cheapest first please", "sort by cheapest first"),
        ("only show products under 20", "show only products under 20"),
        ("Tick all but Beta", "Tick all except Beta"),
        ("Get me a flight from Rome to Lima, whichever is cheapest", "book the cheapest flight from Rome to Lima"),
        ("delete the last but one row", "delete the second-to-last row"),
        ("open the second mail from the top", "open the second mail"),
    ],
)
def test_it_means_the_same(said: str, plain: str) -> None:
    def meaning(goal: str) -> list[dict[str, Any]]:
        return [one.model_dump(exclude={"text"}) for one in read(goal)]

    assert meaning(said) == meaning(plain)


@pytest.mark.parametrize(
    ("goal", "conditions"),
    [
        ("delete the third row from the bottom", {"ordinal": -3}),
        ("delete the first row from the end", {"ordinal": -1}),
        ("archive every other mail", {"parity": "odd", "every": True}),
        ("tick every third box", {"nth": 3, "every": True}),
        ("tick the even rows", {"parity": "even", "every": True}),
        ("delete the first two rows", {"ordinal": 1, "every": True, "most": 2}),
        ("archive the last three mails", {"ordinal": -1, "every": True, "most": 3}),
        ("delete the three oldest mails", {"ordinal": 1, "extreme": "min", "by": "date", "every": True, "most": 3}),
        ("archive all mails except the ones from Bob and Ann", {"but": ("Bob", "Ann"), "every": True}),
        ("approve everything but the one from spam4u", {"but": ("spam4u",), "every": True}),
        ("delete the mails other than 'Minutes'", {"but": ("Minutes",), "every": True}),
    ],
)
def test_which_of_several_is_meant(goal: str, conditions: dict[str, Any]) -> None:
    assert [one.which.model_dump(exclude_defaults=True) for one in read(goal)] == [conditions]


@pytest.mark.parametrize(
    ("goal", "target"),
    [
        ("Open Phones in the menu", "Phones"),
        ("Click Log out in the top bar", "Log out"),
        ("click the link that starts with Ref", "Ref…"),
        ("click the link ending with 'policy'", "…policy"),
    ],
)
def test_the_name_of_a_control_is_taken_out_of_its_phrase(goal: str, target: str) -> None:
    assert [one.target for one in read(goal)] == [target]


def test_a_place_in_the_order_without_a_name_is_an_items() -> None:
    assert [(one.role, one.ordinal, one.target) for one in read("click the third one from the bottom")] == [
        ("item", -3, "")
    ]


@pytest.mark.parametrize(
    "goal", ["Click One, then Two, then Three", "Open Phones, then Android", "Select Format, then Bold"]
)
def test_a_name_behind_a_then_gets_the_verb_before_it(goal: str) -> None:
    assert len({one.kind for one in read(goal)}) == 1 < len(read(goal))


@pytest.mark.parametrize(
    "goal",
    ["Click A, then frobnicate the thing", "Click Save and frobnicate the thing", 'Click "Save", frobnicate all rows',
     "Delete Milk and then Frobnicate it"],
)  # fmt: skip
def test_an_unknown_order_is_no_part_of_the_name_before_it(goal: str) -> None:
    reading = read_goal(goal, TODAY)
    assert (len(reading.intents), ["robnicate" in one.text for one in reading.unread]) == (1, [True])


def test_an_unquoted_text_that_is_typed_is_kept_whole() -> None:
    assert [one.kind for one in read("Enter hello and welcome the guests into the message field")] == ["fill"]


@pytest.mark.parametrize(
    ("goal", "question"),
    [
        ("Could you tell me what the price is?", "what the price is"),
        ("can you check whether it is open?", "whether it is open"),
    ],
)
def test_a_polite_wish_to_know_is_a_question(goal: str, question: str) -> None:
    assert [(one.kind, one.target) for one in read(goal)] == [("read", question)]


def test_a_request_of_several_deeds_is_several_deeds() -> None:
    assert [(one.kind, one.asked) for one in read("Could you open the second mail and delete it?")] == [
        ("click", True),
        ("delete", True),
    ]


def test_the_beginning_of_a_name_finds_it_and_no_other() -> None:
    assert similarity("Ref…", "Refund policy") > 0.9 > similarity("Ref…", "Prefer")
    assert similarity("…policy", "Refund policy") > 0.9 > similarity("…policy", "Policy news")


def test_a_text_page_is_turned_until_a_name_is_seen() -> None:
    goal = "Page through the list until you find Kit Low and open it"
    assert [(one.kind, one.target, one.through) for one in read(goal)] == [("click", "Kit Low", "page")]


def test_an_appointment_goes_into_the_calendar_with_its_times() -> None:
    intent = read("Put 'Team lunch' into my calendar for 3 December 2026, noon till 1:30 pm")[0]
    assert {one.field: one.value for one in intent.entries} == {
        "name": "Team lunch",
        "date": "2026-12-03",
        "start time": "noon",
        "end time": "1:30 pm",
    }


def test_a_letter_has_a_subject() -> None:
    intent = read("Write a mail to ann@x.org, subject Hello, saying 'See you', and send it")
    assert [(one.kind, {entry.field: entry.value for entry in one.entries}) for one in intent] == [
        ("send", {"message": "See you", "subject": "Hello", "to": "ann@x.org"})
    ]


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        ("My name is Ada Lovelace, born 10 Dec 1815, nickname Countess. Fill this in and continue",
         {"name": "Ada Lovelace", "date of birth": "10 Dec 1815", "nickname": "Countess"}),
        ("I'm leaving on the 2nd of February 2027. Fill that in and submit", {"departure date": "2 February 2027"}),
        ("I'm Jo. My email is jo@x.org and my phone is 0171. Fill out the form",
         {"name": "Jo", "email": "jo@x.org", "phone": "0171"}),
    ],
)  # fmt: skip
def test_what_was_told_before_is_what_is_filled_in(goal: str, values: dict[str, str]) -> None:
    reading = read_goal(goal, TODAY)
    assert ({one.field: one.value for one in reading.intents[0].entries}, reading.unread) == (values, ())


@pytest.mark.parametrize("goal", ["I arrive on December 5th 2026", "My name is Ada Lovelace"])
def test_what_is_only_told_is_no_order(goal: str) -> None:
    reading = read_goal(goal, TODAY)
    assert (reading.intents, "what to do with it" in reading.unread[0].why) == ((), True)


def test_what_is_chosen_after_unfolding_lies_behind_it() -> None:
    assert [(one.kind, one.under) for one in read("Expand Fruits and select Apple")] == [
        ("reveal", ""),
        ("choose", "Fruits"),
    ]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("make me an account: name Kim, city Rome", "create an account with name Kim, city Rome"),
        ("accept the terms and continue", "agree to the terms and continue"),
        ("nothing over 50 please", "show only those up to 50"),
        ("change my privacy settings", "open my privacy settings"),
    ],
)
def test_it_means_the_same_too(said: str, plain: str) -> None:
    assert [one.model_dump(exclude={"text"}) for one in read(said)] == [
        one.model_dump(exclude={"text"}) for one in read(plain)
    ]


def test_an_unquoted_line_is_added_to_a_list_as_it_is() -> None:
    assert [[entry.value for entry in one.entries] for one in read("add buy stamps to my to-do list")] == [
        ["buy stamps"]
    ]
