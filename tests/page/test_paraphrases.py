"""What people say in other words: dates, lists, negations, several sentences, no verb at all."""

import pytest

from browser_copilot.page.intent import read_goal
from tests.page.saying import TODAY, say_goal


@pytest.mark.parametrize(
    ("goal", "meant"),
    [
        ("latest invoice", "read invoice max date"),
        ("email address of Anna", "read member 'Anna' email"),
        ("My orders", "navigate 'orders' order"),
        ("the cheapest flight to Rome", "read flight 'Rome' min money"),
        ("settings page", "navigate 'settings' setting"),
        ("price of the claw hammer", "read 'claw hammer' money"),
        ("order status", "read order 'status' status"),
        ("number of open tickets", "read ticket 'open'"),
        ("frobnicate", "? frobnicate"),
        ("2 burgers", "? 2 burgers"),
        ("newsletter off", "? newsletter off"),
        ("next page", "paginate next"),
        ("Download the invoice for the month before last", "download invoice 2026-09-01..2026-09-30"),
        ("Download the invoices from the last three months", "download invoice all 2026-08-01..2026-11-22 place the"),
        ("Show me the orders of the last 7 days", "find order 2026-11-15..2026-11-22 place the"),
        ("Book a table for next Friday at 7pm", "book date=2026-11-27, time=7pm"),
        ("Set the reminder for in 3 days", "fill reminder=in 3 days"),
        ("Choose the date a week from today", "choose 2026-11-29..2026-11-29"),
        ("Show orders before June", "find order 0001-01-01..2026-05-31"),
        ("Delete messages older than May", "delete message all 0001-01-01..2026-04-30"),
        ("Download the invoices between 1 March and 15 March 2026", "download invoice all 2026-03-01..2026-03-15"),
        ("Find products between 10 and 20 euros", "find product >=10 <=20"),
        (
            "Add the second cheapest drill to the cart",
            "create 'second cheapest drill to the cart' 'drill' min money #2 place cart",
        ),
        ("Open the most expensive one that is under $50", "click max money <50"),
        ("Click on the 2nd to last row", "click item #-2"),
        ("Select the first three checkboxes", "choose checkbox all #1 3 of them"),
        ("Fill in the form but leave the phone number empty", "fill; never fill phone number"),
        ("Select all toppings except onions and olives", "choose all 'toppings' but onions but olives"),
        ("Go to settings without saving", "navigate 'settings' setting; never click 'save'"),
        ("Delete Bob, not Anna", "delete 'Bob'; never delete 'Anna'"),
        ("Click Save, not Cancel", "click 'Save'; never click 'Cancel'"),
        ("Choose tea rather than coffee", "choose tea; never choose coffee"),
        ("Instead of saving, click Discard", "click 'Discard'; never click 'save'"),
        ("Make sure that the newsletter is not ticked", "choose off the newsletter"),
        ("Ensure notifications are off", "choose off notifications notification"),
        ("Please be so kind as to log me out", "click 'log out'"),
        ("Go ahead and press submit", "click 'submit'"),
        ("Just hit OK", "click 'OK'"),
        ("You should click on Next three times", "click 'Next' times 3"),
        ("Try to find the contact page", "navigate 'contact' contact"),
        (
            "First name: Ada. Last name: Lovelace. Then press Save.",
            "fill first name=Ada, last name=Lovelace; click 'Save'",
        ),
        ("Name is Ada, email is ada@example.com, submit.", "fill name=Ada, email=ada@example.com; click 'submit'"),
        ("The name is Ada and the phone is 555. Fill it in and save.", "fill name=Ada, phone=555; click 'save'"),
        ("Fill the form with: name = Ada; email = ada@example.com", "fill name=Ada, email=ada@example.com"),
        ("Enter Ada, Lovelace and London into the fields", "fill #1=Ada, #2=Lovelace, #3=London"),
        ("Use ada@example.com as email and 12345 as PIN", "fill email=ada@example.com, pin=12345"),
        ("Sign up with the username ada", "create 'account' username ada 'account'"),
        ("Log me in as ada", "login 'ada'"),
        ('Reply "Thanks!" to the last mail', "send message=Thanks! mail #-1"),
        ("Forward the newest mail to eve@example.com", "send to=eve@example.com mail max date"),
        ('Answer the mail of Bob with "Yes"', "send message=Yes mail 'Bob'"),
        ("Send Bob a message saying I'll be late", "send message=I'll be late message 'Bob'"),
        ("Put Milk after Bread", "drag 'Milk' place Bread way after"),
        ("Order the list alphabetically", "sort asc"),
        ("Show active users only", "filter active users user 'active'"),
        ("Find the phone number of Anna", "read member 'Anna' phone"),
        ("Copy the code", "read 'code'"),
        ("Copy the address from billing to shipping", "? Copy the address from billing to shipping"),
        ("Upload cv.pdf and letter.pdf", "upload cv.pdf, letter.pdf"),
        ("Choose the file report.pdf for upload", "upload report.pdf"),
        ("Move the slider to 50%", "fill slider=50%"),
        ("Increase the quantity by 2", "? Increase the quantity by 2"),
        ("Turn wifi on and bluetooth off", "choose wifi; choose off bluetooth"),
        ("Calculate 12 times 7 and enter the result", "fill <answer Calculate 12 times 7>"),
        (
            'Add a task "Buy milk" for tomorrow',
            "create 'task Buy milk' name=Buy milk, date=2026-11-23 task 'Buy milk'",
        ),
        ("Empty the cart", "? Empty the cart"),
        ("Enter the time 10:30", "fill time 10:30"),
        ("Set the timer for 10 minutes", "fill timer=10 minutes"),
        ("Enter the meeting title as Standup", "fill meeting title=Standup"),
        ('Please type "a", "b" and "c" in the three boxes', "fill #1=a, #2=b, #3=c"),
        ("Put 5 in the box after Name", "fill after name=5"),
        ("Delete every message older than 30 days", "delete message all 0001-01-01..2026-10-22"),
        ("I am Ada and I live in Norway. Fill in the form", "fill name=Ada, country=Norway"),
        ('Leave the comment "Nice"', "create 'comment' comment=Nice"),
    ],
)
def test_a_goal_means_the_same_in_other_words(goal: str, meant: str) -> None:
    assert say_goal(goal) == meant


@pytest.mark.parametrize("noun", ["invoice", "order", "message", "flight", "account", "password", "cart"])
@pytest.mark.parametrize("phrase", ["latest {}", "{} of Anna", "the second {}", "{} page", "{} status", "my {}s"])
def test_a_goal_without_a_verb_never_writes(phrase: str, noun: str) -> None:
    reading = read_goal(phrase.format(noun), TODAY)
    assert not reading.writes
    assert reading.intents or reading.unread
