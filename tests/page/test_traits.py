"""A row is known by what stands in a column of it: `with subject Hello`, `whose status is open`."""

import pytest

from browser_copilot.page.items import choose, title_of
from browser_copilot.page.traits import says
from browser_copilot.page.which import read_item
from browser_copilot.protocol.tools import Cell, Item
from tests.page.saying import TODAY, say_goal

MAILS = [
    Item(index=place, fields={"From": Cell(type="text", text=sender), "Subject": Cell(type="text", text=subject),
                              "Status": Cell(type="text", text=status)})
    for place, (sender, subject, status) in enumerate(
        [("Hello Travel", "Your trip", "open"), ("Ann", "Hello", "done"), ("Open Air", "Lunch", "waiting")]
    )
]  # fmt: skip


@pytest.mark.parametrize(
    ("phrase", "sender"),
    [
        ("the mail with subject Hello", "Ann"),
        ("the mail with the subject Lunch", "Open Air"),
        ("the mail whose status is open", "Hello Travel"),
        ("the mail whose subject is Your trip", "Hello Travel"),
        ("the mail with status done", "Ann"),
        ("the mail from Ann with subject Hello", "Ann"),
    ],
)
def test_a_trait_holds_in_its_own_column(phrase: str, sender: str) -> None:
    assert [title_of(one) for one in choose(MAILS, read_item(phrase, [], TODAY).which, TODAY).items] == [sender]


@pytest.mark.parametrize("phrase", ["the mail with subject Ann", "the mail from Ann with subject Lunch"])
def test_nothing_fits_a_trait_that_stands_elsewhere(phrase: str) -> None:
    assert choose(MAILS, read_item(phrase, [], TODAY).which, TODAY).first is None


def test_where_several_columns_have_names_and_none_is_called_so_nothing_fits() -> None:
    which = read_item("the mail with priority Hello", [], TODAY).which
    assert choose(MAILS, which, TODAY).first is None


def users(*roles: str) -> list[Item]:
    return [
        Item(index=place, fields={"Name": Cell(type="text", text=f"U{place}"), "Role": Cell(type="text", text=role)})
        for place, role in enumerate(roles)
    ]


@pytest.mark.parametrize("other", ["non-admin", "super admin", "not admin", "ex-admin", "admin (former)"])
def test_of_all_with_a_trait_only_those_are_meant_that_have_just_it(other: str) -> None:
    which = read_item("the users with role admin", [], TODAY).which.model_copy(update={"every": True})
    assert [title_of(one) for one in choose(users(other, "Admin"), which, TODAY).items] == ["U1"]
    assert choose(users(other), which, TODAY).first is None


@pytest.mark.parametrize(
    ("value", "text", "so"),
    [
        ("admin", "admin", True),
        ("admin", "non-admin", False),
        ("active", "inactive", False),
        ("active", "Active since May", True),
        ("paid", "unpaid", False),
        ("Lunch", "Re: Lunch", True),
        ("open", "not open", False),
    ],
)
def test_a_cell_says_a_value_where_nothing_turns_it(value: str, text: str, so: bool) -> None:
    assert says(value, text) == so


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("Reply to the mail with subject Hello with the text 'Hi'", "send message=Hi mail 'Hello'"),
        ('Reply to the mail with the subject "Hello" saying "Hi"', "send message=Hi mail 'Hello'"),
        ('Reply "Hi" to the message from Bob with subject Lunch', "send message=Hi message 'Bob' 'Lunch'"),
        ("Forward the mail from Bob with subject Lunch to Ann", "send to=Ann mail 'Bob' 'Lunch'"),
        ("Send a mail to Bob with subject Hello and the text 'Hi'", "send message=Hi, subject=Hello, to=Bob mail"),
        ('Reply to the mail with subject "Hello"', "send mail 'Hello'"),
        ('Reply "Hi" to the mail with subject "Hello"', "send message=Hi mail 'Hello'"),
        ('Forward the mail with subject "Hello" to bob@x.test', "send to=bob@x.test mail 'Hello'"),
        ('Reply to Ann with subject "Re: Hello" and text "Thanks"', "send message=Thanks, subject=Re: Hello 'Ann'"),
        (
            'Reply to the message with the title "Offer" that I accept',
            "? Reply to the message with the title Offer that I accept",
        ),
        ("Delete the order whose status is open", "delete order 'open'"),
        ("Delete the orders with status open", "delete order all 'open'"),
        ("Delete the order whose status is not open", "? Delete the order whose status is not open"),
        ("Open the message whose subject is Hello", "click message 'Hello'"),
        ("Click Approve in the row whose status is pending", "click 'Approve' 'pending'"),
    ],
)
def test_it_means(goal: str, meaning: str) -> None:
    assert say_goal(goal) == meaning


@pytest.mark.parametrize(
    ("goal", "meaning"),
    [
        ("Find the order from Ann and tell me its status", "read order 'Ann' status"),
        ("How much is the blue lamp? What is its rating?", "read 'blue lamp' money; read 'blue lamp' rating"),
        ("What is the newest order? Tell me its status.", "read order max date; read order max date status"),
        ("What is the status of order 7 and what is its total?", "read order '7' status; read order '7' money"),
    ],
)
def test_its_value_is_asked_of_the_one_that_was_asked_about(goal: str, meaning: str) -> None:
    assert say_goal(goal) == meaning
