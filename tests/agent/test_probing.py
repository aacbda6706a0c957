"""Where several controls fit about as well, the Scout looks closer; what fails is followed by what comes next."""

from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.chooser import ModelChooser
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.turns import Voice
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol.events import TaskPlanned
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import BranchStep, ConfirmStep, Task, ToolStep
from browser_copilot.protocol.tools import fail
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing
from tests.agent.shop import plain_shop
from tests.agent.test_planner import PROFILE, calls

SALES = Thing("Report of sales", "button", context="Money")
STOCK = Thing("Report of stock", "button", context="Warehouse")


def desk_of(tmp_path: Path, *things: Thing) -> FakeDesk:
    return FakeDesk(FakeSite({"/": Page("Office", list(things))}, tmp_path))


async def pursue(goal: str, desk: FakeDesk, reply: Any = None) -> Task:
    chooser = ModelChooser(Voice(ScriptedModel([reply]), PROFILE)) if reply is not None else None
    return await Controller(Minds(chooser=chooser), FixedClock()).pursue(new_task(goal), desk)


def whys(task: Task) -> list[str]:
    return [one.step.why or "" for one in task.history if isinstance(one.step, ToolStep)]


async def test_a_tie_that_nobody_can_break_takes_the_first_and_says_so(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, SALES, STOCK)
    task = await pursue("Click report", desk)
    assert desk.site.effects == ["click Report of sales"]
    assert 'tie with "Report of stock"' in whys(task)[0] and "earlier on the page" in whys(task)[0]


class Terse(FakeSite):
    """A site whose summary says nothing of a control's surroundings: only a query tells."""

    def summary(self, tab: int = 1) -> MiniPCD:
        mini = super().summary(tab)
        return mini.model_copy(update={"actions": [one.model_copy(update={"context": None}) for one in mini.actions]})


@pytest.mark.parametrize("goal", ["Click report in the warehouse section", "Click the report of the warehouse"])
async def test_what_else_the_order_says_breaks_a_tie(goal: str, tmp_path: Path) -> None:
    desk = FakeDesk(Terse({"/": Page("Office", [SALES, STOCK])}, tmp_path))
    task = await pursue(goal, desk)
    assert (desk.site.effects, len(desk.steps)) == (["click Report of stock"], 1), task.summary
    assert whys(task)[0].startswith("Scout:")


async def test_a_model_tells_a_tie_apart(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, SALES, STOCK)
    task = await pursue("Click report", desk, calls(("pick", {"id": "a1"})))
    assert (desk.site.effects, task.model_calls) == (["click Report of stock"], 1), task.summary
    assert whys(task)[0].startswith("Scout:")


async def test_a_name_as_it_was_said_is_no_tie(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, Thing("Report", "button"), Thing("Reports", "button"))
    task = await pursue("Click report", desk, calls(("pick", {"id": "a1"})))
    assert (desk.site.effects, task.model_calls, "pcd.query" in desk.looks) == (["click Report"], 0, False)


async def test_a_better_name_beyond_the_summary_wins_a_tie(tmp_path: Path) -> None:
    class Short(FakeSite):
        """A site whose summary has room for two actions only."""

        def summary(self, tab: int = 1) -> MiniPCD:
            mini = super().summary(tab)
            return mini.model_copy(update={"actions": mini.actions[:2]})

    desk = FakeDesk(Short({"/": Page("Office", [SALES, STOCK, Thing("Report", "button")])}, tmp_path))
    task = await pursue("Click report", desk)
    assert desk.site.effects == ["click Report"], task.summary


DELETES = (Thing("Delete old drafts", "button"), Thing("Delete new drafts", "button"))


async def test_of_controls_that_do_harm_the_user_says_which(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, *DELETES)
    desk.answer = "Delete new drafts"
    task = await pursue("Click delete drafts", desk, calls(("pick", {"id": "a0"})))
    assert (desk.site.effects, task.model_calls) == (["click Delete new drafts"], 0), task.summary
    assert desk.choices[0] == ["Delete old drafts", "Delete new drafts"]


async def test_without_an_answer_none_of_them_is_done(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, *DELETES)
    task = await pursue("Click delete drafts", desk)
    assert (task.status, desk.site.effects) == ("failed", []) and "Which one" in (task.summary or "")


async def test_a_tie_is_a_branch_of_the_plan(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, *DELETES)
    await pursue("Click delete drafts", desk)
    plans = [one.plan for one in desk.saved if one.plan is not None]
    branch = plans[-1].steps[0]
    assert isinstance(branch, BranchStep)
    assert [one.label for one in branch.options] == ["Delete old drafts", "Delete new drafts"]


async def test_a_yes_stands_in_the_plan_before_what_needs_it(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, Thing("Delete account", "button"))
    task = await pursue("Click Delete account", desk)
    assert task.plan is not None
    assert [type(one) for one in task.plan.steps] == [ConfirmStep, ToolStep]


@pytest.mark.parametrize("code", ["not_found", "not_visible", "covered"])
async def test_what_cannot_be_used_is_followed_by_the_next_candidate(code: str, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, SALES, STOCK)
    failed = fail(code, "it cannot be used")  # type: ignore[arg-type]
    desk.fails['Click "Report of sales"'] = [failed, failed]
    task = await pursue("Click report", desk)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Report of stock"]), task.summary


async def test_an_unknown_outcome_is_followed_by_nothing(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, SALES, STOCK)
    desk.fails['Click "Report of sales"'] = [fail("outcome_unknown", "the link was lost", dispatched=True)]
    task = await pursue("Click report", desk)
    assert (task.status, desk.site.effects, len(desk.steps)) == ("failed", [], 1)


async def test_what_does_harm_is_no_second_choice(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, Thing("Clear form", "button"), Thing("Clear form and delete everything", "button"))
    failed = fail("not_visible", "it is hidden")
    desk.fails['Click "Clear form"'] = [failed, failed]
    task = await pursue("Click clear form", desk)
    assert (task.status, desk.site.effects) == ("failed", []), task.summary


class Hiding(FakeSite):
    """A site whose summary shows no actions at all: only a query finds them."""

    def summary(self, tab: int = 1) -> MiniPCD:
        return super().summary(tab).model_copy(update={"actions": []})


async def test_candidates_beyond_the_summary_are_tried_one_after_the_other(tmp_path: Path) -> None:
    things = [Thing(f"Report {letter}", "button") for letter in "ABCDEFG"]
    desk = FakeDesk(Hiding({"/": Page("Office", things)}, tmp_path))
    failed = fail("not_visible", "it is hidden")
    desk.fails = {f'Click "Report {letter}"': [failed, failed] for letter in "ABCDEF"}
    task = await pursue("Click report", desk)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Report G"]), task.summary


async def test_a_page_that_is_named_just_so_is_gone_to_though_its_name_may_be_a_deed(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, Thing("Invoice archive", goes="/invoices/archive"), Thing("Archive", goes="/a"))
    desk.site.pages |= {"/invoices/archive": Page("Invoices of old"), "/a": Page("Archived")}
    task = await pursue("Go to the invoice archive", desk)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Invoice archive"]), task.summary


async def test_the_ladder_is_climbed_rung_by_rung_up_to_the_user(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, Thing("Garden plans", goes="/plans"), Thing("About us", goes="/about"))
    desk.site.pages |= {"/about": Page("About us"), "/plans": Page("Nothing here")}
    failed = fail("not_visible", "it is hidden")
    desk.fails['Click "Garden plans"'] = [failed] * 9
    desk.attended = True
    await pursue("Go to the garden plans", desk)
    order = ["getMiniPCD", "pcd.query", "explore.expand"]
    places = [desk.looks.index(one) for one in order]
    assert places == sorted(places) and len(desk.steps) >= 2
    assert len(desk.questions) == 1 and "it is hidden" in desk.questions[0]
    assert "tried: probing the page" in desk.questions[0] and "exploring" in desk.questions[0]


def paper_shop() -> dict[str, Page]:
    """Two links of the menu are as near to invoices as each other; the first of them has none."""
    names = {"Billing data": Page("Billing data"), "Billing papers": plain_shop()["/billing/invoices"]}
    menu = [Thing(name, goes=f"/{place}", landmark="nav") for place, name in enumerate(names)]
    return {"/": Page("Home", menu), **{f"/{place}": page for place, page in enumerate(names.values())}}


async def test_a_tie_of_ways_is_told_apart_by_a_model(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(paper_shop(), tmp_path))
    task = await pursue("Download last month's invoice", desk, calls(("pick", {"id": "a1"})))
    assert (task.status, task.model_calls, "explore.expand" in desk.looks) == ("succeeded", 1, False), task.summary
    assert whys(task)[0].startswith("Scout:")


async def test_a_tie_of_ways_that_nobody_tells_apart_is_explored(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(paper_shop(), tmp_path))
    task = await pursue("Download last month's invoice", desk)
    assert (task.status, "explore.expand" in desk.looks) == ("succeeded", True), task.summary
    assert "scout" in [one.skill for one in desk.events if isinstance(one, TaskPlanned)]


async def test_a_way_that_the_summary_leaves_out_is_found_without_exploring(tmp_path: Path) -> None:
    class Short(FakeSite):
        """A site whose summary has room for three actions only."""

        def summary(self, tab: int = 1) -> MiniPCD:
            mini = super().summary(tab)
            return mini.model_copy(update={"actions": mini.actions[:3]})

    desk = FakeDesk(Short(plain_shop(), tmp_path))
    task = await pursue("Download last month's invoice", desk)
    assert (task.status, "explore.expand" in desk.looks) == ("succeeded", False), task.summary
