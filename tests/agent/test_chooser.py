"""A model may tell the Scout's candidates apart, and can name nothing else."""

from pathlib import Path
from typing import Any

from browser_copilot.agent.chooser import ModelChooser
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.scout import Scout
from browser_copilot.agent.turns import Voice
from browser_copilot.errors import ModelError
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol.task import Candidate
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing
from tests.agent.test_planner import PROFILE, calls

THINGS = [Thing("Monthly statement archive"), Thing("Statement settings"), Thing("Help")]


async def choose(reply: Any, folder: Path) -> Candidate | None:
    desk = FakeDesk(FakeSite({"/": Page("Bank", list(THINGS))}, folder))
    mini = desk.site.summary()
    bundle = await Scout(desk).find("statement", mini)
    return await ModelChooser(Voice(ScriptedModel([reply]), PROFILE)).choose("open old statements", bundle, mini, desk)


async def test_the_candidate_that_the_model_picks_is_chosen(tmp_path: Path) -> None:
    best = await choose(calls(("pick", {"id": "a1"})), tmp_path)
    assert best is not None and best.label == "Statement settings"


async def test_none_is_an_answer(tmp_path: Path) -> None:
    assert await choose(calls(("pick", {"id": "none"})), tmp_path) is None


async def test_what_is_no_candidate_is_not_chosen(tmp_path: Path) -> None:
    assert await choose(calls(("pick", {"id": "a2"})), tmp_path) is None


async def test_two_answers_are_none(tmp_path: Path) -> None:
    assert await choose(calls(("pick", {"id": "a0"}), ("pick", {"id": "a1"})), tmp_path) is None


async def test_words_are_none(tmp_path: Path) -> None:
    assert await choose("a1, I think", tmp_path) is None


async def test_broken_arguments_are_none(tmp_path: Path) -> None:
    assert await choose({"tool_calls": [{"name": "pick", "arguments": "{"}]}, tmp_path) is None


async def test_a_failing_model_is_none(tmp_path: Path) -> None:
    assert await choose(ModelError("server", "it failed"), tmp_path) is None


async def test_a_name_that_is_surely_there_asks_no_model(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Bank", list(THINGS))}, tmp_path))
    minds = Minds(chooser=ModelChooser(Voice(ScriptedModel([]), PROFILE)))
    task = await Controller(minds, FixedClock()).pursue(new_task("Click Help"), desk)
    assert (desk.site.effects, task.model_calls) == (["click Help"], 0), task.summary
