"""What a goal leaves out, forbids or takes back is not done, in whatever words it says so."""

import pytest

from tests.page.saying import say_goal


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("Delete every message not from Ann", "delete message all but Ann"),
        ("Delete the messages without Bob in the subject", "delete message all but Bob"),
        ("How many messages are not from Ann?", "read message all but Ann"),
        ("Extract the messages not from Ann to a.csv", "extract message all but Ann csv"),
        ("Delete the message from Ann. No, wait, don't.", "never delete message 'Ann'; ? No, wait, don't"),
        ("Click Save, then leave it unsent", "click 'Save'; never send"),
        ("Buy nothing", "never checkout 'anything'"),
        ("Send no email", "never send email"),
        ("Delete none of the files", "never delete"),
        ("Delete no files", "never delete"),
        ("Stop short of clicking Submit", "never click 'Submit'"),
        ("Hold off on submitting", "never click 'submit'"),
        ("Without deleting anything, open settings", "navigate 'settings' setting; never delete 'anything'"),
        ("If there is a delete button, click it", "click button 'delete'"),
        ("Select nothing and click Submit", "choose; click 'Submit'"),
        ("Click No", "click 'No'"),
        ('Click "Nothing unless asked"', "click 'Nothing unless asked'"),
        ("Delete invoice no 5", "delete invoice 'no 5'"),
        ("Pay 12.50 EUR to Ann", "fill amount=12.50, to=Ann; click 'Pay'"),
        ("Pay 20 euros to Bob", "fill amount=20, to=Bob; click 'Pay'"),
        ("Do not submit the form. Click it.", "never click 'submit'; ? Click it"),
        ("Archive all mails but forget about the ones from Ann", "click 'archive' mail all but Ann"),
        ("Archive all mails, but never mind the drafts", "click 'archive' mail all but drafts"),
        ("Delete every file but don't bother with the ones from May", "delete all but May"),
        ("Mark all as read but do not bother with spam", "? Mark all as read except spam"),
        ("Delete all mails but ignore the newsletters", "delete mail all but newsletters"),
        ("Delete all mails and never mind the warning", "delete mail all; ? never mind the warning"),
        ("Forget about the ones from Ann, archive all mails", "click 'archive' mail all but Ann"),
        ("Click Save and never mind the typo", "click 'Save'; ? never mind the typo"),
        ("Click Ignore the warning", "click 'Ignore the warning'"),
        ("Never mind the cookies, click Accept all", "click 'Accept all'"),
        ("Do not book seat A4", "never book 'seat A4'"),
        ("Never book seat A4", "never book 'seat A4'"),
        ("You must not book seat A4", "never book 'seat A4'"),
        ("I can't book seat A4", "? I can't book seat A4"),
        ("Book seat A4 but not seat A5", "book 'seat A4'; ? not seat A5"),
        ("Do not let it repeat daily", "? Do not let it repeat daily"),
        ("Do not post 'hi' in the general channel", "never create 'item' hi"),
    ],
)
def test_it_means(goal: str, meaning: str) -> None:
    assert say_goal(goal) == meaning


@pytest.mark.parametrize(
    "goal",
    [
        "Fill everything in except the phone number",
        "Fill in every field except the phone number with x",
        "Click on OK unless it says Delete",
        "Unless it is red, click Save",
        "Place the order unless the total is above 100",
        "Nothing should be sent",
        "Check with me before you delete anything, then open settings",
        "Click none of the buttons",
        "Reply to Ann with yes and frobnicate it",
        "Reply to Ann with Ann's phone number",
        "Reply to Ann with ok only if it is urgent",
        "Click every link except Help",
        "Forget about the ones from Ann, archive all mails and log out",
        "Only if it is empty, the folder should be deleted",
        "As long as it is unpaid, the order should be cancelled",
        "In case it is empty, the folder should be deleted",
        "The order must be cancelled if it is unpaid",
        "The mail from Bob says: the order must be cancelled",
        "The manager said the report should be deleted",
        "According to Bob, the order must be cancelled",
        "Bob thinks the order must be cancelled",
        "The order should be cancelled by Bob",
        "The first mail should be archived and the second deleted",
        "The mail should be deleted or archived",
        "The report should be deleted and sent",
        "The mails must be deleted within 30 days",
        "None of the boxes should be ticked",
        "Not all boxes should be ticked",
        "Nothing should be selected",
        "Nobody should be selected",
        "The manual says that backups should be enabled",
        "If it is dark, the light should be on",
        "Dark mode should be on or off",
        "Log in and the order should be cancelled if unpaid",
        "Click Save and somebody said the report should be deleted",
        "Open the page and the first mail should be archived and the second deleted",
        "Rename a.txt to b.txt",
        "Click it",
    ],
)
def test_what_hangs_on_something_is_said_and_not_done(goal: str) -> None:
    assert say_goal(goal) == f"? {goal}"
