"""Goals as people say them on small pages, most of plain markup: no roles, no labels; the page itself is the judge."""

import pytest

from browser_copilot.protocol.events import QuestionAsked
from e2e.judged import Judged, reach
from e2e.site.goals import GoalSite
from e2e.world import World

DONE: list[Judged] = [
    ("plans", "Choose the plan with unlimited storage and continue", {"plan": "c"}),
    ("files", "Tick every file larger than 10 MB and press Delete selected", {"picked": ["a.iso", "c.mov"]}),
    ("bare_list", "Pick Norway from the drop-down list and then press Submit", {"country": "Norway"}),
    ("drag_numbers", "Arrange the numbers from smallest to largest by dragging, then press Submit",
     {"order": ["8", "17", "31", "50"]}),
    ("plain_tabs", 'Look through the tabs and click the link "Refund policy"', {"log": ["Refund policy"]}),
    ("plain_tree", 'Open the folder tree and click the file "budget.xls"', {"log": ["budget.xls"]}),
    ("aria_tree", "Expand Fruits and select Apple", {"log": ["Fruits/Apple"]}),
    ("nested_list", "Expand Art and select Paint", {"log": ["Art/Paint"]}),
    ("covered", "Type Lima in the City field and click Search", {"city": "Lima"}),
    ("icon_posts", "Like two posts by @kat", {"log": ["Like 0", "Like 2"]}),
    ("take_away", "Order one Margherita and three lemonades, then click Submit", {"order": ["1", "0", "3"]}),
    ("equation", "Find the value of y, enter it, and submit", {"y": "7"}),
    ("days", "How many days are there between the two dates? Enter the number and submit.", {"days": "19"}),
    ("bare_radios", 'Select "Zk8" and click Submit.', {"picked": "2"}),
    ("capitals", 'Type the word shown above the field in capital letters and press "Send".', {"word": "MARIGOLD"}),
    ("keypad", "use the calculator to work out 47 + 38", {"keys": "47+38="}),
    ("move_money", "Transfer $250 from Checking to Savings", {"form": {"a": "Checking", "b": "Savings", "n": "250"}}),
    ("two_addresses", "Set the city of the shipping address to Ghent and save", {"cities": ["Bruges", "Ghent"]}),
    ("two_handles", "Set the minimum price to 3 and the maximum price to 17", {"range": ["3", "17"]}),
    ("tickets", "How many tickets are open? Write it in the Answer field and click Check", {"answer": "3"}),
    ("notices", "Dismiss all notifications", {"left": 0}),
    ("number_buttons", "Click every even number, then Done", {"picked": ["4", "18", "6"]}),
    ("itinerary", "Move Paris up so that it is first", {"stops": ["Paris", "Rome", "Vienna", "Oslo"]}),
    ("baskets", "Drag Carrots from Available to Basket", {"basket": ["Carrots"]}),
    ("arrow_list", "Select Large in the size list", {"size": "Large"}),
    ("plot", "Wait until Get report is enabled, then click it", {"got": "Prepared"}),
    ("soup", "Give it 4 stars", {"stars": 4}),
    ("greens", "Put 3 radishes in the basket", {"box": [0, 3, 0]}),
    ("teams", "In the section 'Team B' click Join", {"log": ["B"]}),
]  # fmt: skip


@pytest.mark.parametrize("judged", DONE, ids=[page for page, _, _ in DONE])
def test_a_goal_is_reached(world: World, goals: GoalSite, judged: Judged) -> None:
    reach(world, goals, judged)


def test_nothing_is_sent_behind_an_order_that_was_not_understood(world: World, goals: GoalSite) -> None:
    run = world.run("Frobnicate the equation and press Submit", goals.url + "equation")
    assert run.outcome.status == "failed"
    assert "Frobnicate the equation" in run.outcome.summary
    assert "equation" not in goals.told, run.explain()


@pytest.mark.parametrize(("address", "status"), [("cart", "succeeded"), ("cart?silent", "failed")])
def test_check_out_is_pressed_once_whether_or_not_the_page_confirms(
    world: World, goals: GoalSite, address: str, status: str
) -> None:
    run = world.run("Check out", goals.url + address)
    assert (run.outcome.status, goals.told.get("cart")) == (status, {"pressed": 1}), run.explain()


def test_a_goal_of_which_a_part_was_not_understood_has_not_succeeded(world: World, goals: GoalSite) -> None:
    run = world.run('Look through the tabs and click the link "Refund policy". Frobnicate it', goals.url + "plain_tabs")
    assert run.outcome.status == "failed", run.explain()
    assert 'not done: "Frobnicate it"' in run.outcome.summary


def test_what_cannot_be_done_is_asked_about_and_the_answer_is_done(world: World, goals: GoalSite) -> None:
    run = world.run('Click the button "Pay later"', goals.url + "cart", ask_user=lambda prompt: "Check out")
    asked = run.of(QuestionAsked)
    assert (run.outcome.status, goals.told.get("cart")) == ("succeeded", {"pressed": 1}), run.explain()
    assert len(asked) == 1 and 'could not do "Click the button' in asked[0].text and "Check out" in asked[0].text


def test_an_unanswered_question_is_what_the_run_ends_with(world: World, goals: GoalSite) -> None:
    run = world.run("Delete the email by Frankie", goals.url + "mail")
    assert (run.outcome.status, run.outcome.exit_code) == ("awaiting_user", 3)
    assert "Which one do you mean?" in run.outcome.summary, run.explain()
