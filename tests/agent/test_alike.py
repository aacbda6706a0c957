"""Controls of one name: of those that do harm the user says which, of the others the first is taken and said."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import Task
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Page, Thing


def keys_page() -> Page:
    def revoke(name: str) -> Thing:
        return Thing("Revoke", "button", context=name, does=lambda site: site.effects.append(f"revoked {name}"))

    shows = [Thing("Details", "button", context=one) for one in ("ci-runner", "laptop")]
    return Page("Keys", [revoke("ci-runner"), shows[0], revoke("laptop"), shows[1]])


async def pursue(goal: str, page: Page, folder: Path, answer: str = "") -> tuple[Task, FakeDesk]:
    desk = FakeDesk(FakeSite({"/": page}, folder))
    desk.answer = answer
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk), desk


@pytest.mark.parametrize("goal", ["Click Revoke", "Press the Revoke button", 'Click "Revoke"'])
async def test_nothing_is_clicked_of_several_that_do_harm_before_the_user_said_which(goal: str, tmp_path: Path) -> None:
    task, desk = await pursue(goal, keys_page(), tmp_path)
    assert (task.status, desk.site.effects) == ("failed", [])
    assert all(one in desk.questions[0] for one in ("ci-runner", "laptop", "Which one do you mean?"))


@pytest.mark.parametrize("answer", ["laptop", "the laptop one", "the second one", "2", "the last"])
async def test_the_one_that_the_user_names_is_clicked(answer: str, tmp_path: Path) -> None:
    task, desk = await pursue("Click Revoke", keys_page(), tmp_path, answer)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Revoke", "revoked laptop"])


async def test_of_several_that_do_no_harm_the_first_is_taken_and_said(tmp_path: Path) -> None:
    task, desk = await pursue("Click Details", keys_page(), tmp_path)
    assert (task.status, desk.questions) == ("succeeded", [])
    assert 'there are 2 "Details" here, and the first was taken' in (task.summary or "")


@pytest.mark.parametrize("goal", ["Delete it", "Delete"])
async def test_a_deletion_that_names_nothing_asks_which(goal: str, tmp_path: Path) -> None:
    page = Page("Rows", [Thing("Delete", "button", context="Milk"), Thing("Delete", "button", context="Eggs")])
    task, desk = await pursue(goal, page, tmp_path)
    assert (task.status, desk.site.effects) == ("failed", [])
    assert "Milk" in desk.questions[0] and "Eggs" in desk.questions[0]


async def test_the_only_deletion_of_a_page_is_meant_and_of_high_risk(tmp_path: Path) -> None:
    page = Page("Milk", [Thing("Delete", "button"), Thing("Edit", "button")])
    _, desk = await pursue("Delete it", page, tmp_path)
    assert [(one.description, one.risk) for one in desk.steps] == [('Click "Delete"', "high")]


async def test_the_form_that_was_filled_in_is_the_one_that_is_sent(tmp_path: Path) -> None:
    page = Page(
        "Contact", forms=[Form([Blank("E-mail")], "Send", label="News"), Form([Blank("Name")], "Send", label="Contact")]
    )
    _, desk = await pursue("Enter Ada as the name and click Send", page, tmp_path)
    assert (desk.questions, desk.site.effects) == ([], ["submit Contact"])


async def test_links_to_one_place_are_one(tmp_path: Path) -> None:
    page = Page(
        "Home", [Thing("Delete account", goes="/gone", landmark="header"), Thing("Delete account", goes="/gone")]
    )
    desk = FakeDesk(FakeSite({"/": page, "/gone": Page("Gone")}, tmp_path))
    task = await Controller(Minds(), FixedClock()).pursue(new_task('Click "Delete account"'), desk)
    assert (task.status, desk.questions) == ("succeeded", [])


async def test_a_polite_question_is_done_only_after_a_yes(tmp_path: Path) -> None:
    page = Page("Form", [Thing("Refresh", "button"), Thing("Stop", "button")])
    _, desk = await pursue("Could you click Refresh?", page, tmp_path)
    assert [(one.description, one.risk) for one in desk.steps] == [('Click "Refresh"', "high")]


async def test_a_button_that_is_listed_twice_is_one(tmp_path: Path) -> None:
    page = Page("Menu", [Thing("Place order", "button")], [Form([Blank("Burgers")], "Place order", label="Menu")])
    _, desk = await pursue("Enter 3 as the burgers and click Place order", page, tmp_path)
    assert (desk.questions, desk.site.effects) == ([], ["submit Menu"])


async def test_a_form_that_the_values_do_not_fit_is_not_sent_empty(tmp_path: Path) -> None:
    page = Page("Account", forms=[Form([Blank("Nickname")], "Create account", label="Account")])
    _, desk = await pursue("Create an account with shoe size 44 and hat size 60", page, tmp_path)
    assert desk.site.effects == []


async def test_the_box_around_a_button_is_not_another_one(tmp_path: Path) -> None:
    page = Page("Files", [Thing("Delete", "other"), Thing("Delete", "button"), Thing("Keep", "button")])
    _, desk = await pursue("Click Delete", page, tmp_path)
    assert (desk.questions, [(one.target or {})["id"] for one in desk.steps]) == ([], ["a1"])
