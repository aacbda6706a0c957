"""A goal that goes on from the last one is that one with a value replaced, and in any doubt nothing."""

import pytest

from browser_copilot.page import follow_ups
from browser_copilot.page.follow_ups import follow
from tests.page.saying import TODAY

FLIGHT = "Find a flight from Oslo to Rome on Friday"
DELETION = "Delete the mail from Ann"


@pytest.mark.parametrize(
    ("last", "goal", "meant"),
    [
        ("Download the invoice for February", "the same for March", "Download the invoice for March"),
        ("Download the invoice for March 2026", "The same for April, please.", "Download the invoice for April 2026"),
        ("What is the weather in Oslo?", "and for Berlin?", "What is the weather in Berlin?"),
        ("Read the mail from Ann", "what about Bob?", "Read the mail from Bob"),
        (FLIGHT, "the same to Berlin", "Find a flight from Oslo to Berlin on Friday"),
        (FLIGHT, "and on Saturday", "Find a flight from Oslo to Rome on Saturday"),
        ("Open the first invoice", "now the second one", "Open the second invoice"),
        ("Open the first invoice", "Again!", "Open the first invoice"),
        ("Click Save", "do it again, please", "Click Save"),
        ("Set the amount to 5", "the same to 7", "Set the amount to 7"),
        ("Send the report to ann@example.com", "the same to bob@example.com", "Send the report to bob@example.com"),
        (DELETION, "the same from Bob", "Delete the mail from Bob"),
        ('Search for "lamps"', 'and for "chairs"', 'Search for "chairs"'),
    ],
)
def test_it_is_the_last_goal_with_one_value_replaced(last: str, goal: str, meant: str) -> None:
    found = follow(goal, last, TODAY)
    assert found is not None
    assert found.goal == meant


@pytest.mark.parametrize(
    ("last", "goal"),
    [
        (FLIGHT, "the same for Berlin"),
        ("Download the invoices for March and April", "the same for May"),
        ("Open the first mail and the second mail", "the third one"),
        ("Delete the mails from Ann and carol", "the same from Bob"),
        ("Delete the mails from Ann, carol", "the same from Bob"),
        ("Archive the first mail", "do it for all of them"),
        ("Archive the first mail", "the second one"),
        (DELETION, "the same for Bob"),
        (DELETION, "the same from Everyone"),
        (DELETION, "and from None"),
        (DELETION, "the same from Save"),
        ("Transfer 50 euros to Ann", "the same for 5000"),
        ("Send Ann the report from Carol", "the same for Bob"),
        ("Log in as ann with password Secret1", "the same for Bob"),
        ("Log in as Ann with password Secret1", "the same for Bob"),
        ("Enter the code 1234 for Ann", "the same for Bob"),
        ("Click Delete next to ann", "the same for Bob"),
        ("Click Delete next to Ann", "the same for Bob"),
        ("Click the Delete button", "the same for Bob"),
        ("Click on Save", "the same on Bob"),
    ],
)
def test_in_doubt_it_is_said_what_was_understood(last: str, goal: str) -> None:
    found = follow(goal, last, TODAY)
    assert found is not None
    assert found.goal == "" and f'"{last}"' in found.why


@pytest.mark.parametrize(
    ("last", "goal"),
    [
        ("Click Save", "again?"),
        ("Click Save", "Do it again?"),
        ("What is the weather in Oslo?", "again?"),
        (DELETION, "and from Bob?"),
        (DELETION, "what about from Bob"),
    ],
)
def test_a_question_is_no_order(last: str, goal: str) -> None:
    found = follow(goal, last, TODAY)
    assert found is not None
    assert found.goal == "" and "a question is never taken as an order" in found.why


@pytest.mark.parametrize("goal", ["undo that", "Revert it!"])
def test_nothing_is_undone(goal: str) -> None:
    found = follow(goal, DELETION, TODAY)
    assert found is not None
    assert found.goal == "" and "click Undo" in found.why


@pytest.mark.parametrize(
    ("last", "goal"),
    [
        ("Click Save", "click Cancel"),
        ("Click Save", "and then click Save"),
        ("Click Save", "now log out"),
        ("Click Save", "and delete my account"),
        ("Enter Ann as the name", "Now Save"),
        ("Send the mail to Ann", "Now Archive"),
        (DELETION, "Now Cancel"),
        (DELETION, "and None"),
        (DELETION, "now Stop!"),
        (DELETION, "and Everything"),
        ("Click Cancel", "and Delete"),
        ("Click Cart", "Now Account"),
        ("Read the mail from Ann", "Now Bob"),
        ("Open the first invoice", "open the second one"),
    ],
)
def test_an_order_of_its_own_goes_on_from_nothing(last: str, goal: str) -> None:
    assert follow(goal, last, TODAY) is None


@pytest.mark.parametrize("last", ["", "hello there", "frobnicate the lamp", "again"])
def test_without_a_goal_before_it_nothing_is_repeated(last: str) -> None:
    found = follow("again", last, TODAY)
    assert found is not None
    assert found.goal == "" and "say all of it" in found.why


def test_a_goal_that_goes_on_from_nothing_costs_no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow_ups, "read_goal", lambda *_: pytest.fail("a goal was read"))
    assert follow("Click Save", "Click Cancel. " * 100, TODAY) is None
    assert follow("again " * 400, "Click Cancel", TODAY) is None
