"""Goals in people's own words on ordinary pages, each for one kind of thing to do; the page itself is the judge."""

import pytest

from browser_copilot.protocol import events as e
from e2e.judged import Judged, reach
from e2e.site.goals import GoalSite
from e2e.world import World

SIGNUP = (
    "Fill in the form: name Ada Lovelace, email ada@example.com, country Portugal, plan Pro. "
    "Tick the newsletter box and submit."
)
SIGNED_UP = {"name": "Ada Lovelace", "email": "ada@example.com", "country": "Portugal", "plan": "pro", "news": "on"}
DETAILS = (
    "Enter these details:\nFirst name: Grace\nLast name: Hopper\nDate of birth: 9 December 1906\nThen submit the form."
)
EVENT = "Create an event called Dentist on 27 November 2026 from 15:00 to 16:00"

DONE: list[Judged] = [
    (
        "signup",
        SIGNUP,
        {"form": SIGNED_UP},
    ),
    ("details", DETAILS, {"form": {"first": "Grace", "last": "Hopper", "dob": "1906-12-09", "nick": ""}}),
    (
        "account",
        "Create an account with username mira and password Tr0ub4dor",
        {"form": {"u": "mira", "p1": "Tr0ub4dor", "p2": "Tr0ub4dor"}},
    ),
    ("date_popup", "Choose 17 March 2027 as the departure date and press Submit.", {"form": {"d": "03/17/2027"}}),
    ("month_grid", "Pick the 24th of January 2027 in the calendar", {"d": "2027-1-24"}),
    ("suggestions", "Choose Lisbon from the suggestions of the City field and click Save",
     {"form": {"c": "Lisbon, Portugal", "picked": "Lisbon, Portugal"}}),
    ("trains", "Book the earliest train to Porto", {"log": ["Porto 08:00"]}),
    ("mail", "Archive the mail from Frankie about the trip", {"log": ["Archive Trip to Oslo"]}),
    ("mail", "Delete all mails from Frankie", {"log": ["Delete Invoice for May", "Delete Trip to Oslo"]}),
    ("comments", "Approve all comments by Mira", {"log": ["Approve Lovely page", "Approve Second thought"]}),
    ("amounts", "Increase the quantity of apples to 3", {"Apples": 3}),
    ("shopping", "Move Milk above Bread", {"order": ["Eggs", "Milk", "Bread", "Flour"]}),
    ("receipt", "Enter the sum of all prices into the Total field and submit", {"form": "23"}),
    ("boxes", "Check all boxes except Beta and press OK", {"c": ["Alpha", "Gamma"]}),
    ("price_range", "Set the price range from 20 to 80 and apply", {"r": ["20", "80"]}),
    ("users", "Use the pagination to find and click Hal Dee", {"log": ["Hal Dee"]}),
    ("todo", "Add 'Buy milk' to the list", {"log": ["add Buy milk"]}),
    ("wizard", "Enter Ada as the name, choose size L on the next page, then finish", {"w": ["Ada", "L"]}),
    ("menu", "Order 2 burgers and 1 cola", {"o": "2,0,1"}),
    ("rooms", "Turn off the lights in the kitchen", {"log": ["Kitchen lights false"]}),
    ("blog", "Add a comment 'Nice work' to the second post", {"log": ["Summer: Nice work"]}),
    ("sheet", "Type 42 into cell B3", {"B3": "42"}),
    ("event", EVENT, {"form": {"title": "Dentist", "d": "2026-11-27", "a": "15:00", "b": "16:00"}}),
    ("gallery", "Click Next until you see the picture of a fox, then click Download", {"log": ["fox"]}),
    ("prices", "Sort the table by price, most expensive first", {"o": ["Desk", "Chair", "Lamp"]}),
    ("hover", "Hover over Products and click Laptops", {"log": ["laptops"]}),
    ("settings", "Open the notification settings", {"log": ["settings", "notifications"]}),
    ("comments", "Approve everything except the one from spam4u",
     {"log": ["Approve Lovely page", "Approve Thanks", "Approve Second thought"]}),
    ("rooms", "Switch the heating off everywhere",
     {"log": ["Bedroom heating false", "Kitchen heating false", "Bath heating false"]}),
    ("event", "Put 'Team lunch' into the calendar for 3 December 2026, noon till 1:30 pm",
     {"form": {"title": "Team lunch", "d": "2026-12-03", "a": "12:00", "b": "13:30"}}),
    ("details", "My name is Ada Lovelace, born 10 Dec 1815, nickname Countess. Fill this in and continue",
     {"form": {"first": "Ada", "last": "Lovelace", "dob": "1815-12-10", "nick": "Countess"}}),
    ("note", "Copy what stands for Country into the box and save", {"form": {"box": "Norway"}}),
    ("note", "Enter the name next to Carrier and press Save", {"form": {"box": "Nordpost"}}),
    ("users", "Page through the list until you find Kit Low and open it", {"log": ["Kit Low"]}),
]  # fmt: skip


@pytest.mark.parametrize("judged", DONE, ids=[f"{page}: {goal[:40]}" for page, goal, _ in DONE])
def test_a_goal_is_reached(world: World, goals: GoalSite, judged: Judged) -> None:
    reach(world, goals, judged)


def test_a_value_that_the_page_tells_twice_is_not_typed(world: World, goals: GoalSite) -> None:
    run = world.run("Type the value that belongs to Phone into the box and save", goals.url + "note")
    assert (run.outcome.status, goals.told.get("note")) == ("failed", None), run.explain()
    assert 'the value of "phone"' in run.outcome.summary


@pytest.mark.parametrize(
    ("goal", "answer"),
    [
        ("What is the population of Portugal?", "10,400,000"),
        ("Which country has the largest population?", "Peru"),
        ("Where do they pay with the Krone?", "Norway"),
    ],
)
def test_a_cell_is_answered(world: World, goals: GoalSite, goal: str, answer: str) -> None:
    run = world.run(goal, goals.url + "countries")
    assert run.outcome.answer == answer, run.explain()


def test_of_like_buttons_that_do_harm_none_is_pressed_before_the_user_said_which(world: World, goals: GoalSite) -> None:
    run = world.run("Click Reject", goals.url + "comments", ask_user=lambda question: "the third one")
    asked = " ".join(one.text for one in run.of(e.QuestionAsked))
    assert all(one in asked for one in ("Lovely page", "Thanks", "Second thought")), run.explain()
    assert goals.told.get("comments") == {"log": ["Reject Thanks"]}, run.explain()


def test_a_polite_question_is_carried_out_after_a_yes(world: World, goals: GoalSite) -> None:
    run = world.run("Could you approve the comment by Jo?", goals.url + "comments")
    assert (len(run.of(e.ApprovalResolved)), goals.told.get("comments")) == (1, {"log": ["Approve Thanks"]}), (
        run.explain()
    )


@pytest.mark.parametrize("goal", ["Delete the email by Frankie", "Open the email from Frankie"])
def test_of_two_like_mails_none_is_touched_before_the_user_said_which(world: World, goals: GoalSite, goal: str) -> None:
    run = world.run(goal, goals.url + "mail")
    asked = " ".join(one.text for one in run.of(e.QuestionAsked))
    named = "Invoice for May" in asked and "Trip to Oslo" in asked
    assert (named, run.outcome.status, goals.told.get("mail")) == (True, "awaiting_user", None), run.explain()
