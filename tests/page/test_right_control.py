"""A skill takes a control only where the page says that it belongs to what the goal names."""

from typing import Any

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.skills import find_skills
from browser_copilot.protocol.page import (
    MiniAction,
    MiniPCD,
    Truncated,
)
from tests.page.saying import TODAY


def page(*actions: MiniAction, heading: str = "", **parts: Any) -> MiniPCD:
    """A page of these actions."""
    empty: dict[str, Any] = {"messages": [], "forms": [], "collections": [], "frames": [], "landmarks": ["main"]}
    fixed = {"url": "https://site.test/", "origin": "https://site.test", "login_state": "unknown", "ts": 1}
    return MiniPCD.model_validate(
        {
            **fixed,
            **empty,
            "title": heading,
            "document_id": "d1",
            "headings": [heading] if heading else [],
            "actions": list(actions),
            "truncated": Truncated(actions=0, forms=0, collections=0),
            **parts,
        }
    )


def button(key: str, label: str, context: str = "", **parts: Any) -> MiniAction:
    return MiniAction(id=key, label=label, role=parts.pop("role", "button"), context=context or None, **parts)


def matched(goal: str, name: str, mini: MiniPCD) -> list[tuple[str, ...]]:
    """What the skill of that name would ask details of, for each way that it sees."""
    intent = read_goal(goal, TODAY).intents[0]
    skill = next((one for one in find_skills(intent) if one.name == name), None)
    params = skill.read(intent) if skill else None
    return [one.requested_ids for one in skill.match(mini, params)] if skill and params else []


@pytest.mark.parametrize(
    ("goal", "mini"),
    [
        (
            "Select Yes for the newsletter",
            page(button("a1", "Yes"), button("a2", "No"), heading="Close account"),
        ),
        (
            "Select Yes for the newsletter",
            page(button("a1", "Yes", "Leave the newsletter?"), button("a2", "No", "Leave the newsletter?")),
        ),
        ("Choose Berlin for the arrival city", page(button("a1", "Berlin", "Departure city"), button("a2", "Bonn"))),
        ("Choose Berlin for the arrival city", page(button("a1", "Berlin", "News"), heading="Arrival city")),
    ],
)
def test_a_value_for_a_field_that_the_page_does_not_have_is_chosen_nowhere_else(goal: str, mini: MiniPCD) -> None:
    assert matched(goal, "choose", mini) == []


@pytest.mark.parametrize("goal", ["Choose Berlin for the arrival city", "Choose Berlin as the arrival city"])
def test_a_value_is_chosen_in_the_group_that_is_called_like_the_field(goal: str) -> None:
    mini = page(button("a1", "Berlin", "Departure city"), button("a2", "Berlin", "Arrival city"))
    assert matched(goal, "choose", mini) == [("a2",)]
