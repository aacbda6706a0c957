"""A goal that goes on from the last one is that one with a value replaced, and in any doubt nothing."""

import pytest

from browser_copilot.page.follow_ups import follow
from tests.page.saying import TODAY

FLIGHT = "Find a flight from Oslo to Rome on Friday"


@pytest.mark.parametrize(
    ("last", "goal", "meant"),
    [
        ("Download the invoice for February", "the same for March", "Download the invoice for March"),
        ("Download last month's invoice", "and for March", "Download March's invoice"),
        ("Download the invoice for March 2026", "The same for April, please.", "Download the invoice for April 2026"),
        ("What is the weather in Oslo?", "and for Berlin?", "What is the weather in Berlin?"),
        ("Read the mail from Ann", "what about Bob?", "Read the mail from Bob"),
        (FLIGHT, "the same to Berlin", "Find a flight from Oslo to Berlin on Friday"),
        (FLIGHT, "and on Saturday", "Find a flight from Oslo to Rome on Saturday"),
        ("Open the first invoice", "now the second one", "Open the second invoice"),
        ("Open the first invoice", "Again!", "Open the first invoice"),
        ("Click Save", "do it again, please", "Click Save"),
        ("Enter 5 into the amount field", "the same with 7", "Enter 7 into the amount field"),
        ("Invite ann@example.com", "the same for bob@example.com", "Invite bob@example.com"),
        ("Delete the mail from Ann", "the same for Bob", "Delete the mail from Bob"),
        ('Click "Save"', 'and "Cancel"', 'Click "Cancel"'),
    ],
)
def test_it_is_the_last_goal_with_one_value_replaced(last: str, goal: str, meant: str) -> None:
    found = follow(goal, [last], TODAY)
    assert found is not None
    assert found.goal == meant


@pytest.mark.parametrize(
    ("last", "goal"),
    [
        (FLIGHT, "the same for Berlin"),
        ("Download the invoices for March and April", "the same for May"),
        ("Open the first mail and the second mail", "the third one"),
        ("Search for lamps", "and now Berlin"),
        ("Archive the first mail", "do it for all of them"),
        ("Delete the mail from Ann", "and for Bob?"),
        ("Delete the first mail", "undo that"),
    ],
)
def test_in_doubt_it_is_said_what_was_understood(last: str, goal: str) -> None:
    found = follow(goal, [last], TODAY)
    assert found is not None
    assert found.goal == "" and last.split()[0] in found.why


@pytest.mark.parametrize("goal", ["click Cancel", "and then click Save", "now log out", "and delete my account"])
def test_an_order_of_its_own_goes_on_from_nothing(goal: str) -> None:
    assert follow(goal, ["Click Save"], TODAY) is None


@pytest.mark.parametrize("said", [[], ["hello there"], ["frobnicate the lamp"]])
def test_without_a_goal_before_it_there_is_nothing_to_go_on_from(said: list[str]) -> None:
    assert follow("again", said, TODAY) is None


def test_a_chain_of_them_goes_on_from_the_last() -> None:
    found = follow("and for May", ["Download the invoice for March", "the same for April"], TODAY)
    assert found is not None
    assert found.goal == "Download the invoice for May"
