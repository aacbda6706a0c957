"""Which button opens the menu of a setting, and which of what came is meant."""

from datetime import date

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.skills import MENU_CHOICE
from browser_copilot.page.skills.menu_choice import find_fresh, find_openers, pick_option, shows
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import ControlState
from tests.page.test_right_control import button, page


@pytest.mark.parametrize(
    ("setting", "labels", "opens"),
    [
        ("playback speed", ["Speed 1x", "Captions"], ["Speed 1x"]),
        ("language", ["Language: English ▾"], ["Language: English ▾"]),
        ("export", ["Export", "Share"], ["Export"]),
        ("save", ["Save"], []),  # it may save at once
        ("speed", ["Speed up", "Speed +"], []),
        ("password", ["Password reset"], []),
        ("order", ["Order now"], []),
        ("theme", ["Light"], []),
    ],
)
def test_a_button_that_acts_opens_no_menu(setting: str, labels: list[str], opens: list[str]) -> None:
    mini = page(*(button(f"a{place}", label) for place, label in enumerate(labels)))
    assert [one.label for one in find_openers(setting, mini)] == opens


def test_a_button_that_says_it_opens_is_pressed_whatever_it_is_called() -> None:
    mini = page(button("a1", "Status", state=ControlState(expanded=False)), button("a2", "Status", href="/status"))
    assert [one.id for one in find_openers("status", mini)] == ["a1"]


def test_only_what_came_is_offered_and_a_part_of_a_number_is_no_option() -> None:
    before = page(button("a1", "Speed 1x"), button("a2", "2x faster"))
    after = page(*before.actions, button("a3", "0.5x"), button("a4", "✓ 1x"), button("a5", "1.5x (fast)"))
    offered = find_fresh(before, after)
    assert [one.id for one in offered] == ["a3", "a4", "a5"]
    picked = [pick_option(value, offered) for value in ("1x", "1.5x", "5x", "2x")]
    assert [one and one.id for one in picked] == ["a4", "a5", None, None]


def test_two_options_that_say_the_value_are_not_told_apart() -> None:
    offered = list_controls(page(button("a1", "Priya Nair"), button("a2", "Priya Shah")))
    assert pick_option("Priya", offered) is None
    assert shows("Assignee: Priya Nair", "Priya Nair")


@pytest.mark.parametrize(
    ("goal", "setting", "value"),
    [
        ("Set the playback speed to 1.5x", "playback speed", "1.5x"),
        ("Export the report as PDF", "export", "PDF"),
        ("Export it to Excel", "export", "Excel"),
    ],
)
def test_what_is_set_and_to_what(goal: str, setting: str, value: str) -> None:
    [intent] = read_goal(goal, date(2026, 6, 1)).intents
    params = MENU_CHOICE.read(intent)
    assert params is not None
    assert (params.setting, params.value) == (setting, value)


def test_what_is_written_from_a_list_is_still_extracted() -> None:
    kinds = [
        read_goal(one, date(2026, 6, 1)).intents[0].kind for one in ("Export the table as CSV", "Export all orders")
    ]
    assert kinds == ["extract", "extract"]
