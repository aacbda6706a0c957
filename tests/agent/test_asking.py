"""When nothing else is left, the user is asked, with what was tried and what is there; the answer is what is done."""

from datetime import date
from pathlib import Path

import pytest

from browser_copilot.agent.asking import MOST_ASKED, read_answer
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds, Planner
from browser_copilot.page.intents import Intent
from browser_copilot.protocol.events import TaskStatusChanged
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import Task
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing

GOAL = 'Click the "Publish" button'


def attended(tmp_path: Path, *answers: str) -> FakeDesk:
    things = [Thing("Release", "button"), Thing("More", "button")]
    desk = FakeDesk(FakeSite({"/": Page("Draft", things)}, tmp_path))
    desk.attended, desk.answers = True, list(answers)
    return desk


async def pursue(goal: str, desk: FakeDesk) -> Task:
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk)


async def test_the_question_tells_what_was_tried_and_what_is_there(tmp_path: Path) -> None:
    desk = attended(tmp_path, "no")
    task = await pursue(GOAL, desk)
    question = desk.questions[0]
    assert "could not do" in question and '"Release", "More"' in question and "What shall I do instead?" in question
    assert task.status == "failed" and "could not do" in (task.summary or "")


@pytest.mark.parametrize("answer", ["Release", "release", "Click Release", 'Click the "Release" button'])
async def test_the_answer_is_what_is_done_instead(answer: str, tmp_path: Path) -> None:
    desk = attended(tmp_path, answer)
    task = await pursue(GOAL, desk)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Release"]), task.summary


async def test_the_task_waits_for_its_user_meanwhile(tmp_path: Path) -> None:
    desk = attended(tmp_path, "Release")
    await pursue(GOAL, desk)
    seen = [one.status for one in desk.events if isinstance(one, TaskStatusChanged)]
    assert seen[-4:] == ["awaiting_user", "planning", "executing", "succeeded"]


async def test_what_comes_behind_it_is_done_too(tmp_path: Path) -> None:
    desk = attended(tmp_path, "Release")
    task = await pursue(GOAL + ", then click More", desk)
    assert (task.status, desk.site.effects) == ("succeeded", ["click Release", "click More"]), task.summary


async def test_nobody_is_waited_for_where_nobody_is(tmp_path: Path) -> None:
    desk = attended(tmp_path)
    desk.attended = False
    task = await pursue(GOAL, desk)
    assert (task.status, desk.questions) == ("failed", []) and '"Release"' in (task.summary or "")


@pytest.mark.parametrize("answer", ["", "No, thanks", "never mind", "nothing"])
async def test_no_is_an_answer(answer: str, tmp_path: Path) -> None:
    desk = attended(tmp_path, answer)
    task = await pursue(GOAL, desk)
    assert (task.status, desk.site.effects, len(desk.questions)) == ("failed", [], 1)


async def test_an_answer_that_cannot_be_read_is_said_and_nothing_is_guessed(tmp_path: Path) -> None:
    desk = attended(tmp_path, "the usual one")
    task = await pursue(GOAL, desk)
    assert (task.status, desk.site.effects) == ("failed", []) and "the usual one" in (task.summary or "")


async def test_it_is_asked_a_few_times_at_most(tmp_path: Path) -> None:
    desk = attended(tmp_path, *['Click "Absent"'] * 9)
    task = await pursue(GOAL, desk)
    assert (task.status, len(desk.questions)) == ("failed", MOST_ASKED)


async def test_what_the_goal_forbids_stays_forbidden(tmp_path: Path) -> None:
    desk = attended(tmp_path, "Release")
    task = await pursue(GOAL + ", but do not click Release", desk)
    assert (task.status, desk.site.effects) == ("failed", []), task.summary


async def test_names_that_come_close_are_offered(tmp_path: Path) -> None:
    desk = attended(tmp_path, "no")
    desk.site.pages["/"].things += [Thing("List of what to publish"), Thing("Help")]
    await pursue('Click the "Publish everything now" button', desk)
    assert desk.choices[0] == ["List of what to publish"]


async def test_what_the_user_names_may_lead_to_what_was_meant(tmp_path: Path) -> None:
    site = FakeSite(
        {
            "/": Page("Home", [Thing("Cellar", goes="/cellar")]),
            "/cellar": Page("Cellar", [Thing("report.pdf", file="report.pdf", kind="download")]),
        },
        tmp_path,
    )
    desk = FakeDesk(site)
    intent = Intent(kind="download", text="download the report", thing="report")
    steps = read_answer("Cellar", intent, site.summary(), date(2026, 11, 21)).intents
    assert [(one.kind, one.target) for one in steps] == [("click", "Cellar"), ("download", "")]
    assert desk.questions == []


async def test_a_model_is_turned_to_before_the_user(tmp_path: Path) -> None:
    class Helping(Planner):
        async def pursue(self, task: Task, desk: object, mini: MiniPCD | None, reason: str) -> Task:
            return task.model_copy(update={"status": "failed", "summary": f"helped: {reason}"})

    desk = attended(tmp_path, "Release")
    task = await Controller(Minds(planner=Helping), FixedClock()).pursue(new_task(GOAL), desk)
    assert (desk.questions, (task.summary or "")[:7]) == ([], "helped:")
