"""What is said of all items is done on all pages of their list, or the result says how far it went."""

import csv
import io
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from browser_copilot.agent import several, survey
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.intent import read_goal
from browser_copilot.protocol.page import Message
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Cell
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Listing, Page, Thing
from tests.agent.shop import plain_shop

NAMES = [f"Guest {letter}" for letter in "ABCDE"]
SIZE = 2
TODAY = date(2026, 11, 22)


async def pursue(goal: str, site: FakeSite) -> Task:
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), FakeDesk(site))


def guests(folder: Path, names: list[str], label: str, does: Callable[[FakeSite, str], None]) -> FakeSite:
    """A list in pages of two with a button in each row; `does` says what it does."""
    site = FakeSite({}, folder)
    draw(site, names, label, does)
    return site


def draw(site: FakeSite, names: list[str], label: str, does: Callable[[FakeSite, str], None], note: str = "") -> None:
    def row(name: str) -> tuple[dict[str, Cell], list[Thing]]:
        return {"Name": Cell(type="text", text=name)}, [Thing(label, "button", does=lambda at: does(at, name))]

    count = max(1, -(-len(names) // SIZE))
    for number in range(1, count + 1):
        things = [Thing(str(n), goes="/" if n == 1 else f"/?page={n}") for n in range(1, count + 1)]
        things += [Thing("Next", goes=f"/?page={number + 1}")] if number < count else []
        shown = [row(one) for one in names[(number - 1) * SIZE : number * SIZE]]
        told = [Message(kind="status", text=note)] if note else []
        site.pages["/" if number == 1 else f"/?page={number}"] = Page(
            "Guests", things, lists=[Listing("Guests", shown)], messages=told
        )


def delete_from(names: list[str]) -> Callable[[FakeSite, str], None]:
    def delete(site: FakeSite, name: str) -> None:
        names.remove(name)
        draw(site, names, "Delete", delete, f"{name} was deleted.")
        site.go("/")

    return delete


async def test_all_items_are_deleted_also_those_that_come_up_from_the_pages_behind(tmp_path: Path) -> None:
    names = [*NAMES]
    task = await pursue("Delete all guests", guests(tmp_path, names, "Delete", delete_from(names)))
    assert (names, task.status) == ([], "succeeded"), task.summary


async def test_each_item_of_all_pages_is_clicked_once(tmp_path: Path) -> None:
    clicked: list[str] = []
    site = guests(tmp_path, NAMES, "Invite", lambda at, name: clicked.append(name))
    task = await pursue("Click Invite for all guests", site)
    assert (sorted(clicked), task.status) == (NAMES, "succeeded"), task.summary


async def test_beyond_the_bound_the_result_says_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(several, "MOST", 3)
    names = [*NAMES]
    task = await pursue("Delete all guests", guests(tmp_path, names, "Delete", delete_from(names)))
    assert (len(names), "stopped after 3 items" in (task.summary or "")) == (2, True), task.summary


async def test_rows_that_are_the_same_are_all_extracted(tmp_path: Path) -> None:
    same = ["Ada", "Bob", "Ada", "Ada"]
    task = await pursue("Extract all guests to guests.csv", guests(tmp_path, same, "Open", lambda at, name: None))
    assert task.status == "succeeded", task.summary
    rows = list(csv.reader(io.StringIO((tmp_path / "guests.csv").read_text("utf-8-sig"))))
    assert [row[0] for row in rows[1:]] == same, task.summary


async def test_all_pages_become_a_json_file_of_typed_values(tmp_path: Path) -> None:
    task = await pursue("Extract all invoices as JSON", FakeSite(plain_shop(), tmp_path))
    rows = json.loads((tmp_path / "invoices.json").read_text("utf-8"))
    told = (len(rows), rows[0]["Number"], rows[0]["Amount"], rows[-1]["Number"])
    assert told == (24, "INV-2026-1011", 50.0, "INV-2024-1012"), task.summary


async def test_an_extraction_that_stops_at_the_bound_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "MAX_PAGES", 2)
    task = await pursue("Extract all invoices as JSON", FakeSite(plain_shop(), tmp_path))
    assert "only the first 2 pages were read" in (task.summary or "")


@pytest.mark.parametrize(("pages", "told"), [(NAMES, True), (NAMES[:SIZE], False)])
async def test_boxes_that_were_ticked_on_one_page_of_several_are_said_to_be_those_of_this_page(
    tmp_path: Path, pages: list[str], told: bool
) -> None:
    pursuit = Pursuit(
        new_task("tick all"), FakeDesk(guests(tmp_path, pages, "Open", lambda at, name: None)), FixedClock(), TODAY
    )
    await pursuit.see()
    several.say_what_was_covered(pursuit, read_goal("Tick all guests", TODAY).intents[0])
    assert any("only this page" in one for one in pursuit.notes) == told
