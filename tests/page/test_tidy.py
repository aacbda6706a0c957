"""Goals as they come: numbered, in bullets, with courtesies, faces, odd spaces and slips of the fingers."""

import pytest

from browser_copilot.page.intent import read_goal
from tests.page.saying import TODAY, say_goal


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("1) Click Save 2) Click Cancel", "click 'Save'; click 'Cancel'"),
        ("1. Click Save 2. Click Cancel", "click 'Save'; click 'Cancel'"),
        ("1. Click Save\n2. Click Cancel", "click 'Save'; click 'Cancel'"),
        ("Do this: (1) open Billing, (2) click Save", "navigate 'Billing' 'Billing'; click 'Save'"),
        ("Please do this:\n1. click Save\n2. click Cancel", "click 'Save'; click 'Cancel'"),
        (
            "Open Billing. Then: 1. click Save 2. click Cancel",
            "navigate 'Billing' 'Billing'; click 'Save'; click 'Cancel'",
        ),
        ("Don't: 1) click Orders 2) click Account", "never click 'Orders' order; never click 'Account'"),
        ("Do not: 1. delete the draft 2. send it", "never delete 'draft'; never send"),
        ("Please don't: 1. buy it 2. pay", "never checkout; never click 'pay'"),
        ("Do not:\n- click X\n- send it\n\nClick Save", "click 'Save'; never click 'X'; never send"),
        ("Never do the following:\nclick X\nsend it", "never click 'X'; never send"),
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
    [
        "Tell me which is better: 1) delete the draft 2) send it",
        "Tell me which is better: 1. delete the draft 2. send it",
        "Which is safer, 1) delete the draft 2) send it?",
        "Which is safer? 1) delete the draft 2) send it",
        "Which is safer?\n- delete the draft\n- send it",
        "1) delete the draft 2) send it?",
        "If Ann agrees: 1. delete the draft 2. send it",
        "If Ann agrees:\n1. delete the draft",
        "If Ann agrees:\ndelete the draft.\nsend it.",
        "Bob said:\n- delete the draft\n- send it",
    ],
)
def test_a_list_under_a_head_that_does_not_order_is_not_carried_out(goal: str) -> None:
    assert not read_goal(goal, TODAY).writes


@pytest.mark.parametrize(
    "goal", ["Enter this text: 1) delete the draft 2) send it", "Choose between 1) delete the draft 2) send it"]
)
def test_a_list_that_is_a_text_or_a_choice_is_no_orders(goal: str) -> None:
    assert [one.kind for one in read_goal(goal, TODAY).intents] in (["fill"], ["choose"])


@pytest.mark.parametrize(
    ("goal", "kept"),
    [
        ("Delete everything from ty", "ty"),
        ("Delete the folder called cheers", "cheers"),
        ("Delete the list thank you", "thank"),
        ("Delete the users Ann, Ty", "ty"),
        ("Buy 2 kg apples, Cheers", "cheers"),
        ("Delete the mail with subject thanks", "'thanks'"),
        ("Reply with 👍", "? Reply with 👍"),
        ("Set the status to 🙂", "status=🙂"),
        ("Click 👍", "'👍'"),
        ("Buy ❤", "❤"),
    ],
)
def test_a_courtesy_or_a_face_that_is_the_name_or_the_value_is_kept(goal: str, kept: str) -> None:
    assert kept in say_goal(goal)


@pytest.mark.parametrize(
    "goal",
    ["delte the order", "dlete the order", "remvoe the order", "sned the mail", "byu the lamp", "sumbit the form"],
)
def test_a_slip_in_a_verb_that_does_harm_is_asked_about(goal: str) -> None:
    assert say_goal(goal) == f"? {goal}"


@pytest.mark.parametrize(
    "goal",
    ["Click the" + " " * 4_990 + "Save button", "- click Save\n" * 400, "click Save, " * 400, "click" + "\n" * 4_900],
)
def test_a_long_goal_is_read(goal: str) -> None:
    assert say_goal(goal).startswith("click")
