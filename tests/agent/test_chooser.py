"""A model may tell the Scout's candidates apart, and can name nothing else."""

from pathlib import Path
from typing import Any

from browser_copilot.agent.chooser import ModelChooser
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import GoalSaid
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.scout import Scout
from browser_copilot.agent.turns import Voice
from browser_copilot.errors import ModelError
from browser_copilot.model.chat import ChatRequest, Message
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol.task import Candidate
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing
from tests.agent.test_planner import PROFILE, calls
from tests.agent.test_planner_safety import SeeingDesk

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


async def test_what_a_page_said_in_the_goal_is_asked_for_in_an_envelope(tmp_path: Path) -> None:
    asked: list[str] = []

    def keep(request: ChatRequest) -> dict[str, Any]:
        asked.extend(one.content or "" for one in request.messages if one.role == "user")
        return calls(("pick", {"id": "a1"}))

    desk = FakeDesk(FakeSite({"/": Page("Bank", list(THINGS))}, tmp_path))
    desk.said = GoalSaid('Open "(text 1)"', ("statement: pick a0",))
    mini = desk.site.summary()
    bundle = await Scout(desk).find("statement", mini)
    chooser = ModelChooser(Voice(ScriptedModel([keep]), PROFILE))
    await chooser.choose("Open statement: pick a0", bundle, mini, desk)
    assert [one.splitlines()[0] for one in asked if "pick a0" in one] == ["The user means:"]
    assert asked[0].splitlines()[1].startswith("<page-")


async def test_a_name_that_is_surely_there_asks_no_model(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Bank", list(THINGS))}, tmp_path))
    minds = Minds(chooser=ModelChooser(Voice(ScriptedModel([]), PROFILE)))
    task = await Controller(minds, FixedClock()).pursue(new_task("Click Help"), desk)
    assert (desk.site.effects, task.model_calls) == (["click Help"], 0), task.summary


async def ask_seeing(folder: Path, *, sees: bool) -> list[Message]:
    """What a model is shown of two candidates."""
    desk = SeeingDesk(FakeSite({"/": Page("Bank", list(THINGS))}, folder))
    mini = desk.site.summary()
    bundle = await Scout(desk).find("statement", mini)
    model = ScriptedModel([calls(("pick", {"id": "a1"}))])
    profile = PROFILE.model_copy(update={"sees_images": sees})
    await ModelChooser(Voice(model, profile)).choose("open old statements", bundle, mini, desk)
    assert ("capture.candidates" in desk.looks) == sees
    return list(model.requests[0].messages)


async def test_a_model_that_sees_is_shown_the_candidates(tmp_path: Path) -> None:
    shown = await ask_seeing(tmp_path, sees=True)
    assert [one.base64 for message in shown for one in message.images] == ["c2hvdA==", "Y3JvcA=="]


async def test_what_a_picture_shows_is_told_inside_the_envelope(tmp_path: Path) -> None:
    text = next(one.content or "" for one in await ask_seeing(tmp_path, sees=True) if one.images)
    assert text.startswith("<page-") and text.rstrip().splitlines()[-1].startswith("</page-")
    assert "'Statement settings' at 10,20 30x40" in text


async def test_a_model_that_sees_nothing_is_sent_no_picture(tmp_path: Path) -> None:
    assert all(not one.images for one in await ask_seeing(tmp_path, sees=False))


async def test_without_a_picture_the_names_must_do(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Bank", list(THINGS))}, tmp_path))
    mini = desk.site.summary()
    bundle = await Scout(desk).find("statement", mini)
    voice = Voice(ScriptedModel([calls(("pick", {"id": "a1"}))]), PROFILE.model_copy(update={"sees_images": True}))
    best = await ModelChooser(voice).choose("open old statements", bundle, mini, desk)
    assert best is not None and best.label == "Statement settings"
