"""The goal of the demo: an invoice found, chosen by its month, downloaded, and proved by its file."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import SecretRef
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import Task
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import ORIGIN, Blank, FakeSite, Form, Page, Thing
from tests.agent.shop import deep_shop, login_shop, pages_of_invoices, plain_shop


async def pursue(goal: str, site: FakeSite) -> tuple[Task, FakeDesk]:
    desk = FakeDesk(site)
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk), desk


async def test_last_months_invoice_is_downloaded_from_the_list(tmp_path: Path) -> None:
    task, _ = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    assert (task.status, [one.name for one in tmp_path.iterdir()]) == ("succeeded", ["invoice-2026-10.pdf"]), (
        task.summary
    )


async def test_the_answer_names_file_and_size(tmp_path: Path) -> None:
    task, _ = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    assert task.answer == "invoice-2026-10.pdf (24 bytes)"


async def test_few_round_trips_are_needed(tmp_path: Path) -> None:
    _, desk = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    assert len(desk.steps) == 3 and len(desk.looks) <= 14, desk.looks


async def test_invoices_that_are_not_in_the_menu_are_found_by_exploring(tmp_path: Path) -> None:
    task, desk = await pursue("Download last month's invoice", FakeSite(deep_shop(), tmp_path))
    assert (task.status, "explore.expand" in desk.looks) == ("succeeded", True), task.summary


async def test_exploring_never_visits_a_link_that_looks_like_an_effect(tmp_path: Path) -> None:
    site = FakeSite(deep_shop(), tmp_path)
    await pursue("Download last month's invoice", site)
    assert "/logout" not in site.visits


async def test_an_invoice_on_a_later_page_is_reached_by_turning_pages(tmp_path: Path) -> None:
    pages = {**plain_shop(), **pages_of_invoices("/billing/invoices", list(range(-12, 12)))}
    task, _ = await pursue("Download last month's invoice", FakeSite(pages, tmp_path))
    assert [one.name for one in tmp_path.iterdir()] == ["invoice-2026-10.pdf"], task.summary


async def test_a_login_wall_is_passed_with_the_vaults_entry(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(login_shop(), tmp_path, "/login"))
    desk.secret = SecretRef("shop", "ada", ORIGIN)
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    assert task.status == "succeeded", task.summary


async def test_without_a_vault_entry_the_user_is_asked_to_log_in(tmp_path: Path) -> None:
    task, desk = await pursue("Download last month's invoice", FakeSite(login_shop(), tmp_path, "/login"))
    assert len(desk.takeovers) == 1, task.summary


@pytest.mark.parametrize(
    "wall",
    [
        Page("Verify you are human", [Thing("I'm not a robot", "checkbox")]),
        Page("Two-step verification", forms=[Form([Blank("Code")], "Verify")]),
    ],
)
async def test_what_only_the_user_can_pass_is_handed_over_and_gone_on_from(wall: Page, tmp_path: Path) -> None:
    class Passing(FakeDesk):
        async def take_over(self, reason: str) -> None:
            await super().take_over(reason)
            self.site.go("/billing/invoices")

    desk = Passing(FakeSite({**plain_shop(), "/wall": wall}, tmp_path, "/wall"))
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Download last month's invoice"), desk)
    steps = [one.description for one in desk.steps]
    assert (task.status, len(desk.takeovers), steps) == ("succeeded", 1, ['Click "Download PDF"']), task.summary


@pytest.mark.parametrize(
    "goal",
    ["Download the invoice of August 2026", "Please download my August invoice", "Get me the invoice from August 2026"],
)
async def test_the_month_may_be_said_in_many_ways(goal: str, tmp_path: Path) -> None:
    task, _ = await pursue(goal, FakeSite(plain_shop(), tmp_path))
    assert [one.name for one in tmp_path.iterdir()] == ["invoice-2026-08.pdf"], task.summary
