"""Ordinary goals on small pages of many kinds, most of plain markup; the page itself is the judge."""

import pytest

from e2e.judged import Judged, reach
from e2e.site.goals import GoalSite
from e2e.world import World

DONE: list[Judged] = [
    ("chores", "Mark 'Water the plants' as done and delete 'Call Sam'",
     {"log": ["done Water the plants", "deleted Call Sam"]}),
    ("code_boxes", "Type 482913 into the code boxes and press Verify", {"code": "482913"}),
    ("shapes", "Click the largest blue square", {"log": ["b"]}),
    ("members", "Deactivate the user Lena Ortiz", {"log": ["Lena Ortiz off"]}),
    ("folded_help", "Expand the sections and click 'terms'", {"log": ["terms"]}),
    ("order_pages", "Go to page 3 and click Edit for order 1027", {"log": ["edit 1027"]}),
    ("islands", "Scroll through the list and select 'Zanzibar'", {"island": "Zanzibar"}),
    ("rename_in_place", "Rename 'a.txt' to 'b.txt'", {"renamed": ["a.txt", "b.txt"]}),
    ("two_ratings", "Rate the delivery 4 stars and the food 5 stars, then send the review",
     {"review": {"f": 5, "d": 4}}),
    ("meeting_rooms", "Reserve the largest room that has a projector", {"log": ["reserve Ash"]}),
    ("lecture", "Set the playback speed to 1.5x", {"speed": "1.5x"}),
    ("columns", "Move City and Phone to the shown list", {"shown": ["Email", "City", "Phone"]}),
    ("notebook", "Click Edit for order 1006", {"turned": 2, "log": ["edit 1006"]}),
    ("home_city", "Choose the city Lisbon and press Continue", {"city": "Lisbon, Portugal"}),
]  # fmt: skip


@pytest.mark.parametrize("judged", DONE, ids=[page for page, _, _ in DONE])
def test_a_goal_is_reached(world: World, goals: GoalSite, judged: Judged) -> None:
    reach(world, goals, judged)


def test_drawn_things_are_counted_by_their_look(world: World, goals: GoalSite) -> None:
    run = world.run("How many red circles are there?", goals.url + "shapes")
    assert (run.outcome.status, run.outcome.answer) == ("succeeded", "2"), run.explain()


def test_an_offer_of_which_nothing_tells_what_was_asked_for_is_not_taken(world: World, goals: GoalSite) -> None:
    run = world.run("Reserve the largest room that has a piano", goals.url + "meeting_rooms")
    assert (run.outcome.status, goals.told.get("meeting_rooms")) == ("awaiting_user", None), run.explain()


def test_a_menu_gives_what_it_offers_and_nothing_near_it(world: World, goals: GoalSite) -> None:
    run = world.run("Export the lecture as PDF", goals.url + "lecture")
    assert (run.outcome.status, goals.told.pop("lecture", None)) == ("succeeded", {"export": "PDF"}), run.explain()
    run = world.run("Set the playback speed to 5x", goals.url + "lecture")
    assert (run.outcome.status, goals.told.get("lecture")) == ("failed", None), run.explain()
    assert '"Speed 1x" offers no "5x"; it offers "0.5x", "1x", "1.5x"' in run.outcome.summary


def test_what_no_page_lists_is_not_replaced_by_its_like_and_the_last_page_is_turned_once(
    world: World, goals: GoalSite
) -> None:
    run = world.run("Click Edit for order 9999", goals.url + "notebook")
    assert (run.outcome.status, goals.told.get("notebook")) == ("failed", {"turned": 3}), run.explain()


def test_the_control_of_another_person_is_not_taken(world: World, goals: GoalSite) -> None:
    run = world.run("Click Edit for Dora Lang", goals.url + "notebook")
    assert run.outcome.status == "failed", run.explain()
    assert "log" not in goals.told.get("notebook", {})
