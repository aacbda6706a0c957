"""After a restart: what the page proves of what was begun, and what the user is asked about instead."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import TaskStopped
from browser_copilot.agent.history import with_plan
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.page import Message
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import fail
from tests.agent.fake_desk import NOW_MS, FakeDesk, FixedClock, new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Page, Thing
from tests.agent.shop import plain_shop
from tests.agent.test_resume import BrokenDesk, break_after_the_record


@pytest.mark.parametrize(("text", "asked"), [("Received report.pdf", 0), ("Thank you", 1)])
async def test_an_upload_is_done_once_the_page_names_the_file(text: str, asked: int, tmp_path: Path) -> None:
    (tmp_path / "report.pdf").write_bytes(b"%PDF")
    told = Page("Received", messages=[Message(kind="status", text=text)])
    form = Form([Blank("Document", "file")], "Upload", lambda site: site.go("/received"))
    site = FakeSite({"/": Page("Upload", forms=[form]), "/received": told}, tmp_path)
    task, desk = await break_after_the_record("Upload report.pdf", site, 2)
    assert (len(desk.questions), desk.steps, task.status) == (asked, [], "failed" if asked else "succeeded")


async def test_a_status_that_was_there_before_proves_no_upload(tmp_path: Path) -> None:
    (tmp_path / "report.pdf").write_bytes(b"%PDF")
    page = Page("Upload", forms=[Form([Blank("Document", "file")], "Upload")])
    site = FakeSite({"/": page}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Upload report.pdf"), first)
    kept = next(one for one in first.saved if len(one.history) == 2)
    page.messages = [Message(kind="status", text="Received report.pdf")]
    desk = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(kept, desk)
    assert (desk.steps, len(desk.questions)) == ([], 1)


@pytest.mark.parametrize(("shown", "asked"), [("Price: high to low", 0), ("Name", 1)])
async def test_a_list_is_sorted_once_its_control_stands_so(shown: str, asked: int, tmp_path: Path) -> None:
    by = Blank("Sort by", "select", "Name", options=["Name", "Price: high to low"])
    page = Page("Products", forms=[Form([by], "Apply", lambda site: site.go("/"))])
    site = FakeSite({"/": page}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Sort the products by price, highest first"), first)
    kept = next(one for one in first.saved if len(one.history) == 2)
    seen = kept.history[1].observation
    assert seen is not None
    moved = kept.history[1].model_copy(update={"observation": seen.model_copy(update={"url_changed": True})})
    by.value = shown
    desk = FakeDesk(site)
    task = kept.model_copy(update={"history": [kept.history[0], moved]})
    ended = await Controller(Minds(), FixedClock()).pursue(task, desk)
    assert (len(desk.questions), desk.steps, ended.status) == (asked, [], "failed" if asked else "succeeded")


async def test_of_several_downloads_one_of_unknown_outcome_is_not_taken_for_all(tmp_path: Path) -> None:
    site = FakeSite(plain_shop(), tmp_path, "/billing/invoices")
    broken = BrokenDesk(site, 1, lost=True)
    with pytest.raises(TaskStopped):
        await Controller(Minds(), FixedClock()).pursue(new_task("Download the last two invoices"), broken)
    kept = broken.saved[-1]
    gone = fail("outcome_unknown", "gone", dispatched=True)
    lost = StepRecord(id="st-x", step=broken.steps[-1], result=gone, ts=NOW_MS, status="error")
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(
        kept.model_copy(update={"history": [*kept.history, lost]}), desk
    )
    assert (task.status, desk.steps, len(desk.questions)) == ("failed", [], 1), task.summary


async def test_an_effect_that_was_not_seen_is_not_sent_again_under_another_plan(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Send", "button"), Thing("Details", "button")])}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Click Send"), first)
    kept = next(one for one in first.saved if one.history)
    other = ToolStep(tool="dom.click", args={}, description='Click "Details"')
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(with_plan(kept, [other], "click", "", NOW_MS), desk)
    assert (task.status, desk.steps) == ("failed", []), task.summary


async def test_what_was_left_of_a_form_is_not_sent_from_another_document(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Add", "button")])}, tmp_path)
    first = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task("Click Add three times"), first)
    kept = next(one for one in first.saved if len(one.history) == 1)
    seen = kept.history[0].observation
    assert seen is not None
    elsewhere = kept.history[0].model_copy(update={"observation": seen.model_copy(update={"document_id": "d-old"})})
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(kept.model_copy(update={"history": [elsewhere]}), desk)
    assert (task.status, desk.steps, len(desk.questions)) == ("failed", [], 1), task.summary
