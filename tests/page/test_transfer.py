"""Entries go from list to list only where it is plain from which, to which and by which button."""

from datetime import date
from typing import Any

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.skills.transfer import TransferSkill
from browser_copilot.protocol.page import MiniAction, MiniField, MiniForm, MiniPCD
from tests.page.test_right_control import button, page

SKILL = TransferSkill()
ARROWS = (button("a1", ">"), button("a2", "<"), button("a3", ">>"), button("a4", "Save"))


def columns(*buttons: MiniAction, **options: list[str]) -> MiniPCD:
    fields = [
        MiniField(id=f"g1.{place}", label=name.title(), type="multiselect", options=told)
        for place, (name, told) in enumerate(options.items())
    ]
    return page(*buttons, forms=[MiniForm.model_validate({"id": "g1", "field_summaries": fields})])


def asked(goal: str, mini: MiniPCD) -> list[tuple[str, ...]]:
    [intent] = read_goal(goal, date(2026, 6, 1)).intents
    params: Any = SKILL.read(intent)
    return [one.requested_ids for one in SKILL.match(mini, params)] if params else []


@pytest.mark.parametrize(
    ("goal", "ids"),
    [
        ("Move City to the shown columns", [("g1.0", "a1")]),
        ("Move City and Phone to Shown", [("g1.0", "a1")]),
        ("Move City to the right list", [("g1.0", "a1")]),
        ("Add City to the shown columns", [("g1.0", "a1")]),
        ("Move Email to the hidden columns", [("g1.1", "a2")]),
        ("Move Email to the shown columns", [()]),  # it stands there
        ("Move Fax to the shown columns", []),
        ("Move City and Fax to the shown columns", []),
        ("Move City to the archive", []),
    ],
)
def test_what_is_moved_from_where_and_by_which_button(goal: str, ids: list[tuple[str, ...]]) -> None:
    assert asked(goal, columns(*ARROWS, hidden=["Name", "City", "Phone"], shown=["Email"])) == ids


@pytest.mark.parametrize(
    "buttons", [(), (button("a1", ">>"),), (button("a1", "<"),), (button("a1", "Add"), button("a2", ">"))]
)
def test_no_button_is_guessed(buttons: tuple[MiniAction, ...]) -> None:
    assert asked("Move City to the shown list", columns(*buttons, hidden=["City"], shown=["Email"])) == []
