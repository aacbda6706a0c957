"""What a task remembers of its way: how far it is, the pages it was on, what its slots were bound to."""

from pathlib import Path

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.events import TaskPlanned
from browser_copilot.protocol.task import Task, ToolStep
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import ORIGIN, Blank, FakeSite, Form, Page, Thing
from tests.agent.shop import plain_shop


async def pursue(goal: str, site: FakeSite) -> tuple[Task, FakeDesk]:
    desk = FakeDesk(site)
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk), desk


def form_site(tmp_path: Path) -> FakeSite:
    blanks = [Blank("Name"), Blank("City"), Blank("Phone")]
    pages = {"/": Page("Address", forms=[Form(blanks, "Save", lambda site: site.go("/done"))]), "/done": Page("Saved")}
    return FakeSite(pages, tmp_path)


async def test_the_progress_of_a_plan_is_its_steps_done_of_those_planned(tmp_path: Path) -> None:
    _, desk = await pursue('Fill in Name with "Ann", City with "Ulm" and Phone with "12"', form_site(tmp_path))
    planned = next(one for one in desk.events if isinstance(one, TaskPlanned))
    count = len(planned.steps)
    assert count >= 3
    assert [round(done / count, 4) for done in range(count)] == [round(one, 4) for one in desk.progress_seen[:count]]


async def test_on_the_goal_page_four_fifths_are_done(tmp_path: Path) -> None:
    task, desk = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    before = desk.progress_seen.index(0.8)
    assert task.history and "explore.expand" not in desk.looks
    assert max(desk.progress_seen[:before]) < 0.8 and len(desk.progress_seen[before:]) > 1


async def test_a_page_on_the_way_is_not_the_goal_page(tmp_path: Path) -> None:
    site = FakeSite({**plain_shop(), "/billing/invoices": Page("Nothing here")}, tmp_path)
    task, desk = await pursue("Download last month's invoice", site)
    assert task.status == "failed" and max(desk.progress_seen) < 0.8


async def test_the_progress_is_one_only_once_effects_were_seen(tmp_path: Path) -> None:
    task, desk = await pursue('Fill in Name with "Ann" and City with "Ulm"', form_site(tmp_path))
    assert (task.status, task.progress, desk.progress_seen[-1]) == ("succeeded", 1.0, 1.0)
    assert all(one.progress < 1.0 for one in desk.saved if one.status != "succeeded" and one.subgoal != "1/1 (done)")


async def test_what_fails_never_comes_to_one(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Home", [Thing("Help", "button"), Thing("News", "button")])}, tmp_path)
    task, desk = await pursue('Click Help, then click "Absent"', site)
    assert (task.status, task.progress) == ("failed", 0.5) and max(desk.progress_seen) == 0.5


async def test_each_page_leaves_a_crumb_that_tells_what_led_there(tmp_path: Path) -> None:
    task, _ = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    assert [(one.url.removeprefix(ORIGIN), one.label_from) for one in task.breadcrumbs] == [
        ("/", None),
        ("/billing", 'Click "Billing"'),
        ("/billing/invoices", 'Click "Invoices"'),
    ]
    assert (task.site_graph.nodes, task.site_graph.edges) == (3, 2)
    assert task.site_graph.recent_urls[0] == task.breadcrumbs[-1].url


async def test_slots_keep_what_they_were_bound_to(tmp_path: Path) -> None:
    task, _ = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    done = [one.step for one in task.history if isinstance(one.step, ToolStep)]
    assert task.bindings["link"].label == "Invoices"
    assert all(one.target for one in done)
    assert done[-1].target is not None and done[-1].target["id"] in {one.id for one in task.bindings.values()}
