"""`its price` is asked of the one item that was found; of several the user says which."""

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.skills.base import Binding, Evidence, Match
from browser_copilot.page.skills.lists import read_collection
from browser_copilot.page.skills.read import ReadSkill
from browser_copilot.protocol.page import MiniCollection
from browser_copilot.protocol.tools import Cell, ExtractResult, Item
from tests.page.saying import TODAY
from tests.page.test_right_control import page

FLIGHTS = [("BL 1", "€80"), ("BL 2", "€120"), ("BL 3", "€95")]
ASKED = "Find a flight from Oslo to Rome on Friday and tell me its price"


def bind(count: int, goal: str = ASKED) -> Binding | None:
    """The answer to the goal's last order on a page that lists so many flights."""
    listed = MiniCollection(id="c1", name="Flights", approx_count=count, landmark="main",
                            item_fields=["Flight", "Price"])  # fmt: skip
    read = read_collection(listed, controls=False)
    items = [
        Item(index=place, fields={"Flight": Cell(type="text", text=name), "Price": Cell(type="money", text=price)})
        for place, (name, price) in enumerate(FLIGHTS[:count])
    ]
    skill = ReadSkill()
    params = skill.read(read_goal(goal, TODAY).intents[-1])
    assert params is not None
    answers = {read.key: ExtractResult(collection_id="c1", items=items, truncated=False)}
    bound = skill.bind(Evidence(page(heading="Flights"), TODAY, Match((), 0.6, (read,), ""), {}, answers), params)
    return bound if isinstance(bound, Binding) else None


def test_of_the_one_that_was_found_it_is_told() -> None:
    bound = bind(1)
    assert bound is not None
    assert bound.answer == "€80"


@pytest.mark.parametrize("count", [2, 3])
def test_of_several_the_user_says_which(count: int) -> None:
    bound = bind(count)
    assert bound is not None
    assert len(bound.rivals) == count
