"""A checkpointed task goes on after the last step that was recorded: nothing is done twice."""

from itertools import pairwise
from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import TaskStopped
from browser_copilot.agent.history import with_plan
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Cell, fail
from tests.agent.fake_desk import NOW_MS, FakeDesk, FixedClock, new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Listing, Page, Thing
from tests.agent.shop import plain_shop
from tests.agent.test_controller_more import members


class BrokenDesk(FakeDesk):
    """Stops the task after some steps, as a crash or the user would; `lost` swallows the record of the last one."""

    def __init__(self, site: FakeSite, steps: int, lost: bool) -> None:
        super().__init__(site)
        self.left = steps
        self.lost = lost

    async def perform(self, step: ToolStep) -> StepRecord:
        if self.left == 0 and not self.lost:
            raise TaskStopped
        record = await super().perform(step)
        self.left -= 1
        if self.left < 0:
            raise TaskStopped
        return record


async def break_and_resume(goal: str, site: FakeSite, steps: int, lost: bool = False) -> tuple[Task, FakeDesk]:
    broken = BrokenDesk(site, steps, lost)
    with pytest.raises(TaskStopped):
        await Controller(Minds(), FixedClock()).pursue(new_task(goal), broken)
    task = broken.saved[-1]
    if lost:
        result = fail("outcome_unknown", "the browser went away", dispatched=True)
        record = StepRecord(id="st-x", step=broken.steps[-1], result=result, ts=NOW_MS, status="error")
        task = task.model_copy(update={"history": [*task.history, record]})
    desk = FakeDesk(site)
    return await Controller(Minds(), FixedClock()).pursue(task, desk), desk


async def break_after_the_record(goal: str, site: FakeSite, clicks: int, answer: str = "") -> tuple[Task, FakeDesk]:
    """Goes on from the checkpoint that holds the record of that click and nothing that came after it."""
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task(goal), first)
    kept = next(one for one in first.saved if len(one.history) == clicks)
    site.effects = site.effects[:clicks]
    desk = FakeDesk(site)
    desk.answer = answer
    return await Controller(Minds(), FixedClock()).pursue(kept, desk), desk


@pytest.mark.parametrize("clicks", [1, 2, 3])
async def test_a_click_that_is_recorded_is_done_though_its_order_was_not_ticked_off(
    clicks: int, tmp_path: Path
) -> None:
    site = FakeSite({"/": Page("P", [Thing(one, "button") for one in ("ONE", "Submit", "THREE")])}, tmp_path)
    task, desk = await break_after_the_record("Click ONE, then click Submit, then click THREE", site, clicks)
    assert (task.status, site.effects) == ("succeeded", ["click ONE", "click Submit", "click THREE"]), task.summary
    assert (len(desk.steps), desk.questions) == (3 - clicks, [])


async def test_clicks_of_one_plan_go_on_behind_the_last_that_is_recorded(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Add", "button")])}, tmp_path)
    task, _ = await break_after_the_record("Click Add three times", site, 1)
    assert (task.status, site.effects) == ("succeeded", ["click Add"] * 3), task.summary


@pytest.mark.parametrize(("answer", "status"), [("yes", "succeeded"), ("", "failed")])
async def test_a_recorded_order_without_a_confirmation_is_asked_about(answer: str, status: str, tmp_path: Path) -> None:
    site = FakeSite({"/cart": Page("Your cart", [Thing("Place order", "button")])}, tmp_path, start="/cart")
    task, desk = await break_after_the_record("Check out", site, 1, answer)
    assert (task.status, desk.steps, len(desk.questions)) == (status, [], 1), task.summary


async def test_what_the_page_refused_before_the_break_is_sent_again(tmp_path: Path) -> None:
    blank = Blank("Email", error="Enter an address")
    site = FakeSite({"/": Page("P", forms=[Form([blank], label="f")])}, tmp_path)
    task, desk = await break_after_the_record("Click Submit", site, 1)
    assert [one.description for one in desk.steps] == ['Click "Submit"'], task.summary


async def test_what_a_model_clicked_is_not_clicked_by_a_skill(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Submit", "button")])}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Click Submit"), first)
    kept = next(one for one in first.saved if one.history)
    assert kept.plan is not None
    kept = kept.model_copy(update={"plan": kept.plan.model_copy(update={"skill": "model"})})
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(kept, desk)
    assert (task.status, desk.steps) == ("failed", [])


@pytest.mark.parametrize("steps", [1, 2, 3])
async def test_buttons_in_a_row_are_each_clicked_once_wherever_it_broke(steps: int, tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing(one, "button") for one in ("ONE", "TWO", "THREE", "FOUR")])}, tmp_path)
    goal = "Click button ONE, then click button TWO, then click button THREE, then click button FOUR"
    task, _ = await break_and_resume(goal, site, steps)
    assert (task.status, site.effects) == ("succeeded", ["click ONE", "click TWO", "click THREE", "click FOUR"]), (
        task.summary
    )


async def test_a_download_that_was_interrupted_before_it_goes_on_from_the_page_that_was_reached(tmp_path: Path) -> None:
    task, desk = await break_and_resume("Download last month's invoice", FakeSite(plain_shop(), tmp_path), 2)
    assert (task.status, len(desk.steps), len(task.history)) == ("succeeded", 1, 3), task.summary


async def test_a_download_of_unknown_outcome_counts_when_its_file_is_there(tmp_path: Path) -> None:
    task, desk = await break_and_resume("Download last month's invoice", FakeSite(plain_shop(), tmp_path), 2, lost=True)
    assert (task.status, desk.steps, len(task.artifacts)) == ("succeeded", [], 1), task.summary


async def test_a_click_of_unknown_outcome_is_not_repeated_unasked(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Send", "button")])}, tmp_path)
    task, desk = await break_and_resume("Click Send", site, 0, lost=True)
    assert (task.status, desk.steps, len(desk.questions)) == ("failed", [], 1)


async def test_a_finished_task_is_left_alone(tmp_path: Path) -> None:
    done = new_task("Click Send").model_copy(update={"status": "succeeded"})
    desk = FakeDesk(FakeSite({"/": Page("P")}, tmp_path))
    assert await Controller(Minds(), FixedClock()).pursue(done, desk) is done and desk.looks == []


async def test_history_only_grows(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(plain_shop(), tmp_path))
    await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    ids = [[one.id for one in task.history] for task in desk.saved]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(ids))


async def test_every_step_says_why(tmp_path: Path) -> None:
    task, _ = await break_and_resume("Download last month's invoice", FakeSite(plain_shop(), tmp_path), 1)
    assert all(isinstance(one.step, ToolStep) and one.step.why for one in task.history)


async def break_in_a_deletion(site: FakeSite) -> Task:
    """Until the record of the first of two clicks is kept: the site asks whether it is meant."""
    broken = BrokenDesk(site, 2, lost=False)
    with pytest.raises(TaskStopped):
        await Controller(Minds(), FixedClock()).pursue(new_task("Delete Grace Hopper from the team"), broken)
    return next(one for one in broken.saved if len(one.history) == 2)


async def test_a_deletion_that_the_site_asks_about_goes_on_with_the_answer(tmp_path: Path) -> None:
    site = FakeSite(members(), tmp_path)
    kept = await break_in_a_deletion(site)
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(kept, desk)
    assert (task.status, [one.description for one in desk.steps]) == ("succeeded", ['Click "Yes, delete"']), (
        task.summary
    )
    assert (len(site.pages["/team"].lists[0].rows), desk.questions) == (2, [])


async def test_another_page_than_the_one_that_was_reached_proves_nothing(tmp_path: Path) -> None:
    site = FakeSite(members(), tmp_path)
    kept = await break_in_a_deletion(site)
    site.tabs[1] = "/"
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(kept, desk)
    assert (task.status, len(site.pages["/team"].lists[0].rows), len(desk.questions)) == ("failed", 3, 1), task.summary


def mails() -> dict[str, Page]:
    rows = [("Bob", "Lunch"), ("Eve", "Minutes"), ("Bob", "Budget"), ("Bob", "Trip")]
    cells = [{"From": Cell(type="text", text=who), "Subject": Cell(type="text", text=what)} for who, what in rows]
    return {"/": Page("Mails", lists=[Listing("Mails", [(one, [Thing("Star", "button")]) for one in cells])])}


async def resume_from(goal: str, site: FakeSite, kept: int, effects: int, answer: str = "") -> tuple[Task, FakeDesk]:
    """Goes on from that checkpoint, when so many effects had been seen by the site."""
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task(goal), first)
    task, site.effects = first.saved[kept].model_copy(update={"status": "created"}), site.effects[:effects]
    desk = FakeDesk(site)
    desk.answer = answer
    return await Controller(Minds(), FixedClock()).pursue(Task.from_wire(task.to_wire()), desk), desk


@pytest.mark.parametrize(("kept", "done", "asked"), [(1, 0, 0), (3, 1, 1), (5, 2, 1)])
async def test_items_that_were_dealt_with_are_not_dealt_with_again(
    kept: int, done: int, asked: int, tmp_path: Path
) -> None:
    site = FakeSite(mails(), tmp_path)
    task, desk = await resume_from("Click Star on all mails from Bob", site, kept, done)
    assert (len(site.effects), len(desk.questions)) == (done or 3, asked), task.summary
    assert task.status == ("failed" if done else "succeeded")


TWO_QUESTIONS = "How much was last month's invoice? What is the status of the November invoice?"


@pytest.mark.parametrize("kept", [-1, -2, 0])
async def test_what_was_answered_before_the_break_is_told_at_the_end(kept: int, tmp_path: Path) -> None:
    task, _ = await resume_from(TWO_QUESTIONS, FakeSite(plain_shop(), tmp_path), kept, 0)
    assert (task.status, task.answer) == ("succeeded", "€51.00 Open"), task.summary
    assert (task.summary or "").count("read from list") == 2


async def test_what_was_kept_before_the_break_is_entered_after_it(tmp_path: Path) -> None:
    form = Page("Support", forms=[Form([Blank("Amount")], label="Support")])
    pages = plain_shop()
    pages["/billing/invoices"].things = [*pages["/billing/invoices"].things, Thing("Support", goes="/support")]
    site = FakeSite({**pages, "/support": form}, tmp_path)
    goal = "How much was last month's invoice? Then open the support page, and enter it into the amount field"
    broken = BrokenDesk(site, 3, lost=False)
    with pytest.raises(TaskStopped):
        await Controller(Minds(), FixedClock()).pursue(new_task(goal), broken)
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(Task.from_wire(broken.saved[-1].to_wire()), desk)
    assert (task.status, form.forms[0].fields[0].value, desk.questions) == ("succeeded", "€51.00", []), task.summary


async def test_a_page_that_was_opened_is_not_asked_about(tmp_path: Path) -> None:
    task, desk = await break_after_the_record("Open the orders page", FakeSite(plain_shop(), tmp_path), 1)
    assert (task.status, desk.steps, desk.questions) == ("succeeded", [], []), task.summary


async def break_in_the_second_of_three(site: FakeSite, answer: str) -> tuple[Task, FakeDesk]:
    broken = BrokenDesk(site, 2, lost=False)
    with pytest.raises(TaskStopped):
        await Controller(Minds(), FixedClock()).pursue(new_task("Click Add three times"), broken)
    task = broken.saved[-1]
    lost = task.history[-1].model_copy(
        update={"result": fail("outcome_unknown", "gone", dispatched=True), "status": "error", "observation": None}
    )
    desk = FakeDesk(site)
    desk.answer = answer
    kept = task.model_copy(update={"history": [*task.history[:-1], lost]})
    return await Controller(Minds(), FixedClock()).pursue(kept, desk), desk


@pytest.mark.parametrize(("answer", "clicks"), [("yes", 1), ("no", 2)])
async def test_an_answer_about_one_click_is_not_taken_for_all_of_them(answer: str, clicks: int, tmp_path: Path) -> None:
    task, desk = await break_in_the_second_of_three(
        FakeSite({"/": Page("P", [Thing("Add", "button")])}, tmp_path), answer
    )
    assert (task.status, len(desk.steps)) == ("succeeded", clicks), task.summary


async def test_a_first_click_that_was_done_deletes_nothing_yet(tmp_path: Path) -> None:
    site = FakeSite(members(), tmp_path)
    kept = await break_in_a_deletion(site)
    lost = kept.history[-1].model_copy(
        update={"result": fail("outcome_unknown", "gone", dispatched=True), "status": "error", "observation": None}
    )
    desk = FakeDesk(site)
    desk.answer = "yes"
    task = kept.model_copy(update={"history": [*kept.history[:-1], lost]})
    ended = await Controller(Minds(), FixedClock()).pursue(task, desk)
    assert (ended.status, len(site.pages["/team"].lists[0].rows)) == ("succeeded", 2), ended.summary


async def test_what_a_model_did_in_a_step_before_is_not_begun_anew_by_a_skill(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Submit", "button")], [Form([Blank("Name")])])}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Click Submit"), first)
    kept = next(one for one in first.saved if one.history)
    step = ToolStep(tool="dom.type", args={"text": "Ada"}, description="type")
    kept = with_plan(kept, [step], "model", "", NOW_MS)
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(kept, desk)
    assert (task.status, desk.steps) == ("failed", [])
