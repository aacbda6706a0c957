"""A site that serves nobody for a while is waited for, and one that has shut the account ends the task at once."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.planner import ModelPlanner
from browser_copilot.agent.rests import FIRST_S, MOST, MOST_DOWN
from browser_copilot.agent.turns import Voice
from browser_copilot.model.profiles import Profile
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol.page import HttpError, Message
from browser_copilot.protocol.task import Task
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing
from tests.agent.shop import plain_shop

GOAL = "Download last month's invoice"
LIMITED = Page("Too many requests", messages=[Message(kind="alert", text="Please try again in 40 seconds")])
SHUT = Page("Account suspended", [Thing("Contact us")])


class Limited(FakeDesk):
    """The page `/wall` is a refusal until the desk has waited so often; then it is the list of invoices."""

    def __init__(self, folder: Path, page: Page, waits: int) -> None:
        super().__init__(FakeSite({**plain_shop(), "/wall": page}, folder, "/wall"))
        self._left = waits

    async def wait_out(self, seconds: float, reason: str) -> None:
        await super().wait_out(seconds, reason)
        self._left -= 1
        if self._left == 0:
            self.site.pages["/wall"] = plain_shop()["/billing/invoices"]


async def pursue(desk: FakeDesk, goal: str = GOAL, minds: Minds | None = None) -> Task:
    return await Controller(minds or Minds(), FixedClock()).pursue(new_task(goal), desk)


async def test_the_time_that_a_page_names_is_waited_out_and_the_page_opened_again(tmp_path: Path) -> None:
    desk = Limited(tmp_path, LIMITED, 1)
    task = await pursue(desk)
    assert (task.status, desk.waits, desk.steps[0].tool) == ("succeeded", [40.0], "tabs.navigate"), task.summary


async def test_without_a_time_each_wait_is_longer(tmp_path: Path) -> None:
    desk = Limited(tmp_path, Page("429 Too Many Requests"), 2)
    task = await pursue(desk)
    assert (task.status, desk.waits) == ("succeeded", [FIRST_S, 2 * FIRST_S]), task.summary


async def test_it_is_not_waited_for_ever(tmp_path: Path) -> None:
    desk = Limited(tmp_path, LIMITED, 0)
    task = await pursue(desk)
    assert (task.status, len(desk.waits), "try again later" in str(task.summary)) == ("failed", MOST, True)


@pytest.mark.parametrize(
    ("error", "waits"),
    [
        (HttpError(status=429), [FIRST_S]),
        (HttpError(status=429, refresh_s=9), [9.0]),
        (HttpError(status=503), [FIRST_S]),
        (HttpError(status=503, refresh_s=9), [9.0]),
    ],
)
async def test_a_page_without_a_word_is_known_by_its_status(
    error: HttpError, waits: list[float], tmp_path: Path
) -> None:
    desk = Limited(tmp_path, Page("", http_error=error), 1)
    task = await pursue(desk)
    assert (task.status, desk.waits) == ("succeeded", waits), task.summary


async def test_a_site_that_is_down_is_waited_for_a_few_times(tmp_path: Path) -> None:
    desk = Limited(tmp_path, Page("", http_error=HttpError(status=503)), 0)
    task = await pursue(desk)
    assert (task.status, len(desk.waits), "cannot serve anybody now" in str(task.summary)) == (
        "failed",
        MOST_DOWN,
        True,
    )


@pytest.mark.parametrize("goal", ["Go to Broken", 'Click "Broken"'])
async def test_an_error_that_answers_an_action_is_no_success(goal: str, tmp_path: Path) -> None:
    pages = {
        "/": Page("Shop", [Thing("Broken", goes="/gone")]),
        "/gone": Page("Oops", http_error=HttpError(status=404)),
    }
    task = await pursue(FakeDesk(FakeSite(pages, tmp_path)), goal)
    assert task.status == "failed"
    assert "HTTP 404 (Not Found)" in str(task.summary)


async def test_what_stands_on_a_page_of_plain_text_counts(tmp_path: Path) -> None:
    desk = Limited(tmp_path, Page("", text="Too many requests, retry after 7 s"), 1)
    task = await pursue(desk)
    assert (task.status, desk.waits) == ("succeeded", [7.0]), task.summary


@pytest.mark.parametrize("has_model", [False, True])
async def test_a_shut_account_ends_the_task_and_no_model_goes_on(has_model: bool, tmp_path: Path) -> None:
    model = ScriptedModel([])
    voice = Voice(model, Profile(name="test", api="scripted", script=Path("unused.json")))
    minds = Minds(model, planner=lambda: ModelPlanner(voice, FixedClock())) if has_model else None
    desk = Limited(tmp_path, SHUT, 0)
    task = await pursue(desk, minds=minds)
    assert (task.status, desk.steps, model.requests) == ("failed", [], [])
    assert '"Account suspended"' in str(task.summary)


async def test_a_model_alone_is_not_asked_about_it_either(tmp_path: Path) -> None:
    model = ScriptedModel([])
    voice = Voice(model, Profile(name="test", api="scripted", script=Path("unused.json")))
    minds = Minds(model, planner=lambda: ModelPlanner(voice, FixedClock(), skills=False), skills=False)
    task = await pursue(Limited(tmp_path, SHUT, 0), minds=minds)
    assert (task.status, model.requests) == ("failed", [])


async def test_a_goal_about_it_is_pursued_there(tmp_path: Path) -> None:
    desk = Limited(tmp_path, SHUT, 0)
    task = await pursue(desk, 'Click "Contact us", because my account is suspended')
    assert [one.tool for one in desk.steps][:1] == ["dom.click"], task.summary
