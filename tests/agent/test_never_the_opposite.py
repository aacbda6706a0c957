"""What is on the page is never taken for its opposite, nor for a part of what was said."""

from pathlib import Path

import pytest

from tests.agent.fake_site import Blank, Form, Page, Thing
from tests.agent.test_controller_ui import buttons, pursue


@pytest.mark.parametrize(
    ("goal", "label"),
    [
        ("Click Unsubscribe", "Subscribe"),
        ("Click Deactivate", "Activate"),
        ("Click Disagree", "Agree"),
        ("Click Unblock user", "Block user"),
        ("Click Unlock account", "Lock account"),
        ("Click Lock account", "Unlock account"),
        ("Click Unarchive", "Archive"),
        ("Click Stop sharing", "Start sharing"),
        ("Click Send test mail", "Send"),
        ("Click Publish preview", "Publish"),
        ("Click Save draft", "Save"),
        ("Click Export orders", "Export users"),
        ("Click Cancel subscription", "Cancel"),
        ("Cancel my subscription", "Cancel"),
        ("Click Remove Ann", "Remove"),
        ("Click Show details", "Hide details"),
        ("Click Move left", "Move right"),
        ("Turn off the alarm", "Turn on the alarm"),
        ("Disable alerts", "Enable alerts"),
        ("Enable alerts", "Disable alerts"),
    ],
)
async def test_no_other_deed_is_done(goal: str, label: str, tmp_path: Path) -> None:
    task, site, _ = await pursue(goal, buttons("Help", label), tmp_path)
    assert (site.effects, task.status) == ([], "failed"), task.summary


@pytest.mark.parametrize(
    ("goal", "label"),
    [
        ("Click Unsubscrbe", "Unsubscribe"),
        ("Click the invoice button", "Invoices"),
        ("Click the Send button", "Send message"),
        ("Click Save changes", "Save"),
        ("Click the Disagree button", "Disagree"),
        ("Click Unlock account", "Unlock account"),
        ("Turn off the alarm", "Turn off the alarm"),
        ("Disable alerts", "Disable alerts"),
    ],
)
async def test_the_same_deed_in_other_words_is_done(goal: str, label: str, tmp_path: Path) -> None:
    task, site, _ = await pursue(goal, buttons("Help", label), tmp_path)
    assert site.effects == [f"click {label}"], task.summary


@pytest.mark.parametrize(("name", "effects"), [("Ann", ["click Remove"]), ("Bo", [])])
async def test_what_is_named_with_its_row_is_clicked_in_that_row_alone(
    name: str, effects: list[str], tmp_path: Path
) -> None:
    page = Page("Team", [Thing("Help", "button"), Thing("Remove", "button", context=name)])
    task, site, _ = await pursue("Click Remove Ann", page, tmp_path)
    assert site.effects == effects, task.summary


async def test_a_bound_is_not_put_into_the_field_of_the_other_one(tmp_path: Path) -> None:
    field = Blank("Minimum price")
    task, _, _ = await pursue("Enter 5 as the maximum price", Page("P", forms=[Form([field])]), tmp_path)
    assert (field.value, task.status) == ("", "failed"), task.summary
