"""Orders about several items whose list, or whose question, stands on another page."""

from pathlib import Path

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Cell
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Listing, Page, Thing
from tests.agent.shop import NAV, invoice_row, plain_shop


async def pursue(goal: str, site: FakeSite) -> tuple[Task, FakeDesk]:
    desk = FakeDesk(site)
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk), desk


async def test_invoices_are_looked_for_where_they_all_are(tmp_path: Path) -> None:
    pages = plain_shop()
    pages["/"] = Page("Home", list(NAV), lists=[Listing("Latest", [invoice_row(0)])])
    site = FakeSite(pages, tmp_path)
    task, _ = await pursue("Download the last two invoices", site)
    assert (task.status, site.effects.count("click Download PDF")) == ("succeeded", 2), task.summary


async def test_more_invoices_than_there_are_are_not_begun_with(tmp_path: Path) -> None:
    pages = plain_shop()
    pages["/"] = pages["/billing/invoices"] = Page("Invoices", list(NAV), lists=[Listing("Invoices", [invoice_row(0)])])
    task, desk = await pursue("Download the last two invoices", FakeSite(pages, tmp_path))
    assert (task.status, desk.steps, desk.expanded) == ("failed", [], []), task.summary


def club() -> dict[str, Page]:
    """Members with a role, and a page for each that asks whether to delete who it names by name alone."""
    pages: dict[str, Page] = {}
    left = [("Ada Byron", "Developer"), ("Grace Hopper", "Admin"), ("Alan Turing", "Developer")]

    def show() -> None:
        rows = [
            ({"Name": Cell(type="text", text=name), "Role": Cell(type="text", text=role)}, [ask(name)])
            for name, role in left
        ]
        pages["/"] = Page("Team", [Thing("Home", goes="/")], lists=[Listing("Members", rows)])

    def ask(name: str) -> Thing:
        def confirm(site: FakeSite) -> None:
            left[:] = [one for one in left if one[0] != name]
            show()
            site.effects.append(f"gone {name}")
            site.go("/")

        def open_question(site: FakeSite) -> None:
            pages["/ask"] = Page(f"Delete {name}?", [Thing("Yes, delete", "button", does=confirm)])
            site.go("/ask")

        return Thing("Delete", "button", does=open_question)

    show()
    return pages


async def test_each_that_is_deleted_may_be_asked_about_on_a_page_of_its_own(tmp_path: Path) -> None:
    site = FakeSite(club(), tmp_path)
    task, desk = await pursue("Delete all developers from the team", site)
    gone = [one for one in site.effects if one.startswith("gone")]
    assert (task.status, gone) == ("succeeded", ["gone Ada Byron", "gone Alan Turing"]), task.summary
    assert {one.risk for one in desk.steps if "elete" in one.description} == {"high"}
