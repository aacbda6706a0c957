"""Goals as they come: numbered, in bullets, with courtesies, faces, odd spaces and slips of the fingers."""

import pytest

from tests.page.saying import say_goal


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("1) Click Save 2) Click Cancel", "click 'Save'; click 'Cancel'"),
        ("1. Click Save 2. Click Cancel", "click 'Save'; click 'Cancel'"),
        ("1. Click Save\n2. Click Cancel", "click 'Save'; click 'Cancel'"),
        ("Do this: (1) open Billing, (2) click Save", "navigate 'Billing' 'Billing'; click 'Save'; ? Do this"),
        ("Step 1: open Billing\nStep 2: click Save", "navigate 'Billing' 'Billing'; click 'Save'"),
        ("• Click Save\n• Click Cancel", "click 'Save'; click 'Cancel'"),
        ("a) Click Save\nb) Click Cancel", "click 'Save'; click 'Cancel'"),
        ("Click\u00a0the “Save” button", "click button 'Save'"),
        ("Click the\u200b Save   button", "click button 'Save'"),
        ("Click Save 🙂", "click 'Save'"),
        ("🙏 please click Save 🙏🙏", "click 'Save'"),
        ("Click 🗑", "click '🗑'"),
        ("click save pls thx :)", "click 'save'"),
        ("Open settings, thank you so much!", "navigate 'settings' setting"),
        ("Reply to Ann with thanks", "send message=thanks 'Ann'"),
        ("Approve Thanks", "click 'approve' 'Thanks'"),
        ("DOWNLOAD THE INVOICE FOR MARCH", "download invoice 2026-03-01..2026-03-31"),
        ("clik Save", "click 'Save'"),
        ("Opne Billing and then slect Germany as the country", "navigate 'Billing' 'Billing'; fill country=Germany"),
        ("donwload the invoice for March", "download invoice 2026-03-01..2026-03-31"),
        ("invoice for March, download", "download invoice 2026-03-01..2026-03-31"),
        ("invoice for March - download it please", "download invoice 2026-03-01..2026-03-31"),
        ("the order from Ann, delete", "? the order from Ann; ? delete"),
        ("order 5, cancel", "? order 5; ? cancel"),
        ("enter ann@example.com into the email field", "fill email=ann@example.com"),
        ("Go to https://example.com/a?b=c and click Save", "navigate url 'https://example.com/a?b=c'; click 'Save'"),
    ],
)
def test_it_means(goal: str, meaning: str) -> None:
    assert say_goal(goal) == meaning


@pytest.mark.parametrize(
    "goal",
    ["delte the order", "dlete the order", "remvoe the order", "sned the mail", "byu the lamp", "sumbit the form"],
)
def test_a_slip_in_a_verb_that_does_harm_is_asked_about(goal: str) -> None:
    assert say_goal(goal) == f"? {goal}"


@pytest.mark.parametrize(
    "goal", ["Click the" + " " * 4_990 + "Save button", "- click Save\n" * 400, "click Save, " * 400]
)
def test_a_long_goal_is_read(goal: str) -> None:
    assert say_goal(goal).startswith("click")
