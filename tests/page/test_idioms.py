"""Orders in roundabout words mean what their plain ones do, and asides take nothing back."""

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.keeping import put_kept
from browser_copilot.page.passages import edit
from browser_copilot.page.skills.written import written
from browser_copilot.page.view import Control
from tests.page.saying import TODAY, say_goal


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        ("Order no. 5 should be cancelled", "click 'cancel' order 'no 5'"),
        ("Order no. 5 must be deleted", "delete order 'no 5'"),
        ("Click Save and order 5 should be cancelled", "click 'Save'; click 'cancel' order '5'"),
        ("The light and the heating should be switched off", "choose off The light, the heating"),
        ("Order 5 should be cancelled, please", "click 'cancel' order '5'"),
        ("The mail should be archived and the draft should be deleted", "click 'archive' mail; delete 'draft'"),
        ("The mail from Ann should be deleted from the inbox", "delete mail 'ann inbox'"),
        ("The status should be closed", "fill status=closed"),
        ("Wi-Fi should be on and the name should be Home", "choose Wi-Fi; fill name=Home"),
        ("Tell me if dark mode should be on", "read 'if dark mode should'"),
        ("Read the mail that says the order must be cancelled", "read mail 'order must cancelled'"),
        ("Order no. 5 should not be cancelled", "? Order no. 5 should not be cancelled"),
        ("No order should be cancelled", "? No order should be cancelled"),
        ("Should order 5 be cancelled", "read order 'should 5 cancelled'"),
        ("This must be deleted", "? This must be deleted"),
        ("Never mind the banner, click Save", "click 'Save'"),
        ("Don't worry about the cookies, just press OK", "click 'OK'"),
        ("Click Save and never mind the warning", "click 'Save'"),
        ("Never mind the cookies and press Accept", "never click 'Accept'; ? Never mind the cookies"),
        ("Delete it. Never mind", "never delete; ? Never mind"),
        ("Reply to Otto with no thanks", "send message=no thanks 'Otto'"),
        ("Reply with yes please and send it", "send message=yes please"),
        ("Reply to Ann with yes but do not send it", "send message=yes 'Ann'; never send"),
        ("Reply to Ann with yes without sending it", "send message=yes 'Ann'; never send"),
        ("Reply to Ann with yes, and archive it", "send message=yes 'Ann'; click 'archive'"),
        ("Reply to Ann with ok and archive the mail", "send message=ok 'Ann'; click 'archive' mail"),
        ("Reply to Ann with yes, then delete the mail", "send message=yes 'Ann'; delete mail"),
        ("Reply to the mail from Ann with yes", "send message=yes mail 'Ann'"),
        ("Reply to the mail with attachments", "send mail 'attachments'"),
        ("Reply to the comment with most likes", "send comment max number likes"),
        ("Is the shop open? Answer with yes or no.", "read 'shop open'; ? Answer with yes or no"),
        ("Is the shop open? Reply with yes.", "read 'shop open'; ? Reply with yes"),
        ("Reply to Ann with Hi Ann. I am late.", "? Reply to Ann with Hi Ann; ? I am late"),
        ("Reply with yes or no", "? Reply with yes or no"),
        ("Answer with no. Delete the mail", "send message=no; delete mail"),
        ("Go to Main St. Delete the mail", "navigate 'Main St' 'Main St'; delete mail"),
        ("Visit St. Mark", "navigate 'St. Mark' 'st mark'"),
        ("Delete invoice no. 5", "delete invoice 'no 5'"),
        ("Answer question 2 with Lyon but do not send it", "fill question 2=Lyon; never send"),
        ("Answer question 2 with Lyon or Paris", "? Answer question 2 with Lyon or Paris"),
        ("Answer question 2 with Lyon", "fill question 2=Lyon"),
        ("Answer the second question with 'yes I do'", "fill question 2=yes I do"),
        ("Type Ann, then go on", "fill Ann; click 'next'"),
        ("In the privacy tab, turn on Hide me", "click tab 'privacy'; choose Hide me"),
        ("Turn on 'Hide me' in the privacy tab", "click tab 'privacy'; choose Hide me"),
        ("Make the word 'harbour' bold", "format harbour bold"),
        ("Make harbour bold and italic", "format harbour bold, italic"),
        ("Put the first line in italics", "format line italic #1"),
        ("do not make the word x bold", "never format x bold"),
        ("Turn on bold", "choose bold"),
        ("Set the name to Bold", "fill name=Bold"),
        ("Replace Monday with Thursday in the draft", "fill draft=<edit Monday>"),
        ("Open the chat with Sven", "click chat 'Sven'"),
        ("Sort the people by age from oldest to youngest", "sort 'age' people desc"),
        ("Sort by date from newest to oldest", "sort 'date' date desc"),
        ("Search for train tickets", "search 'train tickets'"),
        ("Search for a flight from Oslo to Rome leaving on 4 March 2027 and returning on 11 March 2027 for 2 adults "
         "in Business class",
         "book return date=2027-03-11, departure date=2027-03-04, class=Business class, guests=2, from=Oslo, to=Rome"),
        ("Find a hotel in Lisbon from 3 to 7 May 2027 for 2 guests and 1 child",
         "book return date=2027-05-07, departure date=2027-05-03, children=1, guests=2, to=Lisbon"),
    ],
)  # fmt: skip
def test_roundabout_words_mean_what_plain_ones_do(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        ("Take Milk off the shopping list", "delete 'Milk' place shopping"),
        ("Like what hugo wrote", "click 'like' post 'hugo'"),
        ("Wi-Fi should be on and Bluetooth off", "choose Wi-Fi; choose off Bluetooth"),
        ("Give the food 5 stars and the service 3 stars",
         "choose radio 5 stars #5 place food; choose radio 3 stars #3 place service"),
        ("Run the command pwd in the terminal, then run whoami",
         "fill terminal=pwd; press 'Enter'; fill terminal=whoami; press 'Enter'"),
        ("Run the tests in the terminal", "? Run the tests in the terminal"),
        ("Open the command prompt page and run the migration",
         "navigate 'command prompt' 'command prompt'; ? run the migration"),
        ("Do not run the command pwd in the terminal", "? Do not run the command pwd in the terminal"),
        ("Click on the words get in touch", "click 'get in touch'"),
        ("Click the words get in touch but do not submit", "click 'get in touch'; never click 'submit'"),
        ("Click the text box Name", "click textbox 'Name' name"),
        ("Click the text area", "click textarea 'area'"),
        ("Look for Gus in the list, which has several pages, and open it", "click 'Gus' place list"),
        ("I don't want to get the daily digest any more, unsubscribe me from it", "click 'unsubscribe' 'daily digest'"),
        ("I do not want to lose the files, archive them",
         "never click 'archive'; ? I do not want to lose the files"),
        ("Delete the mail, which is old, and log out", "delete mail 'old'; click 'log out'"),
        ("Delete the account, which is called Test, now", "delete 'account test'"),
        ("Cancel my booking, which is for Monday, please", "click 'cancel' 'booking' 2026-11-23..2026-11-23"),
        ("Delete the file, which is not mine, and the folder", "? Delete the file, which is not mine, and the folder"),
        ("Find the flight, which has one stop, and book it", "find flight 'stop'; book"),
        ("Turn the page to 5", "? Turn the page to 5"),
        ("Set the quantity TO 5", "fill quantity=5"),
        ("Set the start to half past ten", "fill start=10:30"),
        ("Set the start to quarter to one", "fill start=12:45"),
        ("Click the × next to Milk", "click '×' 'Milk'"),
        ("Click the circle that is not red", "click 'circle' but red"),
        ("Add 'and yeast' to the end of the notes", "fill notes=<edit>"),
        ("Follow both Amy and Ben", "click 'follow' 'Amy'; click 'follow' 'Ben'"),
        ("Remove the tags Jazz and Punk", "delete tag 'Jazz'; delete tag 'Punk'"),
        ("Choose China from the suggestions", "choose China"),
        ("Sort the list alphabetically by dragging", "drag 'the list' way rising"),
        ("Make a copy of Plan.doc", "click 'duplicate' 'Plan.doc'"),
        ("Reserve the seats B3 and B4", "choose B3, B4; click 'Reserve'"),
        ("Book seat A4 and seat A5", "choose A4, seat A5; click 'Book'"),
        ("Create an event called Tea and let it repeat weekly", "create 'event' name=Tea event; fill repeat=weekly"),
        ("Go to May 2027 in the calendar and click on the 21st", "choose 2027-05-21..2027-05-21"),
        ("Turn the temperature up to 24 degrees", "fill temperature=24"),
        ("Change the text colour to teal", "fill colour=teal"),
        ("Report the post about cheap pills", "click 'report' post 'cheap pills'"),
        ("Expand the sections until you find the button Refund and press it", "click button 'Refund'"),
        ("Choose to pay by invoice and go to the next step", "choose to pay by invoice invoice; click 'next'"),
        ("Copy the tracking number, open Parcels and paste it into the number field",
         "find way keep; navigate 'Parcels' 'Parcels'; fill number=<kept>"),
        ("Copy the tracking number and paste it into the number field", "fill number=<text the tracking number>"),
    ],
)  # fmt: skip
def test_many_words_mean_what_few_do(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    "goal",
    [
        "Reply to the mail with subject Hello",
        "Reply to Ann with Ann's phone number",
        "Reply to Ann with yes and frobnicate it",
        "Reply to Ann with no attachments",
        "Reply to Ann with yes and not with no",
    ],
)
def test_no_words_are_taken_for_the_text_of_a_reply(goal: str) -> None:
    assert "message=" not in say_goal(goal)


def test_a_prohibition_in_a_relative_clause_holds() -> None:
    assert say_goal("Open the settings, which you must not change, and read the name").startswith("never ")


def test_a_date_is_written_as_its_field_wants_it() -> None:
    field = Control("f", "Born (dd.mm.yyyy)", "textbox", "field", "text")
    assert written(field, "3 September 2027", TODAY) == "03.09.2027"
    assert written(field, "03.09.2027", TODAY) == "03.09.2027"


def test_a_part_of_a_text_is_replaced_where_it_is_a_word() -> None:
    assert edit("cat, concat and Cat", "cat", "hen") == "hen, concat and Cat"
    assert edit("no such word", "cat", "hen") is None
    assert edit("Buy flour", "", "and yeast", "end") == "Buy flour and yeast"


def test_a_value_that_is_kept_is_entered_on_the_next_page() -> None:
    fill = read_goal("Copy the code, open Parcels and paste it into the number field", TODAY).intents[-1]
    assert put_kept(fill, ["NX-4471"]).entries[0].value == "NX-4471"
    assert put_kept(fill, []).entries[0].value is None
