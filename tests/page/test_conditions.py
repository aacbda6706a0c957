"""What only sounds like a condition: order in time, wishes, and values that hold such words."""

import pytest

from browser_copilot.page.intent import read_goal
from tests.page.saying import TODAY, say_goal


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("After saving, close the dialog", "click 'close' place dialog; ? After saving"),
        ("Before leaving, click Save", "click 'Save'; ? Before leaving"),
        ("After the search, click the first result", "click item #1; ? After the search"),
        ("After filling in the form, click Save", "click 'Save'; ? After filling in the form"),
        ("Before you go on, choose English", "choose English; ? Before you go on"),
        ("While on this page, click Save", "click 'Save'; ? While on this page"),
        ("If not logged in, log in as ann", "login 'ann'"),
        ("If needed, scroll down and click More", "scroll bottom; click 'More'"),
        ("Close the dialog if one appears", "click 'close' place dialog"),
        ("Set the timer to after 5 minutes", "fill timer=after 5 minutes"),
        ("Choose After 3 days", "choose After 3 days"),
        ("Set delivery to as soon as possible", "fill delivery=as soon as possible"),
        ("Tick the box notify me when it is back", "choose field the box notify me when it is back"),
        ("Choose pay when it arrives", "choose pay when it arrives"),
        ("Create a task called Call Bob when he is back", "create 'task' name=Call Bob when he is back task"),
        (
            "Send Bob a message saying call me when you arrive",
            "send message=call me when you arrive message 'Bob'",
        ),
        ("Enter When I was young as the title", "fill title=When I was young"),
        ("Rather than delete it, archive it", "click 'archive'; never delete"),
        ("Rather than delete the draft, archive it", "click 'archive'; never delete 'draft'"),
        ("Assign the card to Dana by Friday", "click 'assign' 'Dana' 2026-11-27..2026-11-27"),
        ("Complete the survey with my data", "click 'complete' 'data'"),
        ("Rather than Save click Cancel", "click 'Cancel'; never click 'Save'"),
    ],
)
def test_it_means(goal: str, meaning: str) -> None:
    assert say_goal(goal) == meaning


@pytest.mark.parametrize(
    "goal",
    [
        "Check which one is cheapest and buy it",
        "After Ann has signed, delete the draft",
        "After being approved by Ann, send it",
        "Delete the folder called Temp when it is empty",
        "Send Bob a message saying hello if he is online",
        "Enter Ann as the name when he agrees",
        "Enter Ann into the name field as long as it is empty",
        "Set the status to open when it has shipped",
        "While she is here, click Save",
    ],
)
def test_a_condition_is_not_carried_out(goal: str) -> None:
    assert not read_goal(goal, TODAY).writes
