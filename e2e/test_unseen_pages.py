"""Goals on small pages of many kinds, from keypads to lists for the keyboard alone; the page itself is the judge."""

from collections.abc import Iterator
from typing import Any

import pytest

from e2e.site.goals import GoalSite
from e2e.world import World

DONE: list[tuple[str, str, dict[str, Any]]] = [
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
]


@pytest.fixture(scope="module")
def goals() -> Iterator[GoalSite]:
    with GoalSite() as serving:
        yield serving


@pytest.mark.parametrize(("page", "goal", "told"), DONE, ids=[page for page, _, _ in DONE])
def test_a_goal_is_reached(world: World, goals: GoalSite, page: str, goal: str, told: dict[str, Any]) -> None:
    goals.told.pop(page, None)
    run = world.run(goal, goals.url + page)
    assert (run.outcome.status, goals.told.get(page)) == ("succeeded", told), run.explain()
