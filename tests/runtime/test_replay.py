"""A recorded task is read back, pursued again against its recording, and written as one HTML file."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import Desk
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.planner import ModelPlanner
from browser_copilot.agent.turns import Voice
from browser_copilot.browser.fake_site import FakeAction, FakeCollection, FakeField, FakeForm, FakeRow
from browser_copilot.errors import ModelError, UsageError
from browser_copilot.model.chat import ChatRequest
from browser_copilot.model.profiles import Profile
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.runtime.pictures import Picture
from browser_copilot.runtime.recording import Deed, Look, Recording, load_recording
from browser_copilot.runtime.replay import check_recording
from browser_copilot.runtime.replay_page import write_html
from browser_copilot.settings import Settings
from browser_copilot.voices import Voices
from tests.runtime.conftest import SHOP, Bench, click, succeeded

CONTROLLER = Controller(Minds())


async def record(bench: Bench, goal: str = "Click Save", pursue: object = None) -> Recording:
    """A task that was pursued to its end, read back."""
    bench.scripts["skills"] = pursue or CONTROLLER.pursue  # type: ignore[assignment]
    accepted = await bench.do(SubmitPrompt(text=goal, url=SHOP, allow=["https://shop.test"]))
    await bench.until(e.SessionSaved)
    return await load_recording(bench.database, str(accepted.task_id))


class Scripted:
    """A pursuer that does these steps."""

    def __init__(self, *steps: ToolStep) -> None:
        self._steps = steps

    async def pursue(self, task: Task, desk: Desk) -> Task:
        for step in self._steps:
            await desk.perform(step)
        return succeeded(task)


async def test_a_recording_has_looks_and_steps_in_order(bench: Bench) -> None:
    recording = await record(bench)
    kinds = [type(one) for one in recording.trail]
    assert (kinds[0], kinds.count(Deed)) == (Look, 1)


async def test_choosing_the_tab_is_no_part_of_it(bench: Bench) -> None:
    recording = await record(bench)
    assert "tabs.open" not in [getattr(deed.record.step, "tool", "") for deed in recording.deeds]


async def test_a_task_that_is_not_there_is_said(bench: Bench) -> None:
    with pytest.raises(UsageError, match="no recording of task-none"):
        await load_recording(bench.database, "task-none")


async def test_the_same_controller_decides_the_same(bench: Bench) -> None:
    assert await check_recording(await record(bench), CONTROLLER) == []


async def test_a_replay_does_nothing_in_the_browser(bench: Bench) -> None:
    recording = await record(bench)
    before = len(bench.browser.calls)
    await check_recording(recording, CONTROLLER)
    assert len(bench.browser.calls) == before


async def test_a_failed_task_fails_again(bench: Bench) -> None:
    recording = await record(bench, 'Click "No such button"')
    assert (recording.task.status, await check_recording(recording, CONTROLLER)) == ("failed", [])


async def test_a_form_is_replayed(bench: Bench) -> None:
    form = FakeForm([FakeField("Name"), FakeField("City")], submit="Send")
    bench.browser.site.page(SHOP, "Shop", forms=[form])
    recording = await record(bench, 'Fill in the form with Name "Ada", City "London"')
    assert (recording.task.status, await check_recording(recording, CONTROLLER)) == ("succeeded", [])


async def test_a_download_is_replayed(bench: Bench) -> None:
    bench.browser.world.downloads = bench.folder / "work"
    rows = [
        FakeRow({"Date": f"2026-{month:02}-01", "Amount": "5.00"},
                [FakeAction("Download", download=(f"invoice-{month}.pdf", b"%PDF"))])
        for month in (9, 10)
    ]  # fmt: skip
    bench.browser.site.page(SHOP, "Invoices", headings=["Invoices"], collections=[FakeCollection("Invoices", rows)])
    recording = await record(bench, "Download the newest invoice")
    assert (recording.task.status, await check_recording(recording, CONTROLLER)) == ("succeeded", [])


async def test_another_step_is_a_difference(bench: Bench) -> None:
    recording = await record(bench, pursue=Scripted(click("Save"), click("Next")).pursue)
    found = await check_recording(recording, Scripted(click("Save"), click("Save")))
    assert [(one.kind, "Next" in one.recorded, "Save" in one.replayed) for one in found] == [("step", True, True)]


async def test_a_step_too_few_is_a_difference(bench: Bench) -> None:
    recording = await record(bench, pursue=Scripted(click("Save"), click("Next")).pursue)
    found = await check_recording(recording, Scripted(click("Save")))
    assert [one.replayed for one in found] == ["nothing more"]


async def test_a_step_too_many_is_a_difference(bench: Bench) -> None:
    recording = await record(bench, pursue=Scripted(click("Save")).pursue)
    found = await check_recording(recording, Scripted(click("Save"), click("Next")))
    assert [one.recorded for one in found] == ["nothing more"]


async def test_another_look_is_a_difference(bench: Bench) -> None:
    class Curious:
        async def pursue(self, task: Task, desk: Desk) -> Task:
            await desk.look("dom.read", {"query": "prices"})
            return succeeded(task)

    recording = await record(bench, pursue=Scripted(click("Save")).pursue)
    assert [one.kind for one in await check_recording(recording, Curious())] == ["look"]


async def test_another_end_is_a_difference(bench: Bench) -> None:
    class Sad:
        async def pursue(self, task: Task, desk: Desk) -> Task:
            return task.model_copy(update={"status": "failed"})

    recording = await record(bench, pursue=Scripted().pursue)
    found = await check_recording(recording, Sad())
    assert [(one.kind, one.recorded, one.replayed) for one in found] == [("end", "succeeded", "failed")]


async def test_what_the_user_answered_is_answered_again(bench: Bench) -> None:
    class Asking:
        def __init__(self) -> None:
            self.answers: list[str] = []

        async def pursue(self, task: Task, desk: Desk) -> Task:
            self.answers.append(await desk.ask("Which one?"))
            return succeeded(task)

    asking = Asking()
    bench.scripts["skills"] = asking.pursue
    accepted = await bench.do(SubmitPrompt(text="choose one", url=SHOP))
    await bench.until(e.QuestionAsked)
    await bench.do(SubmitPrompt(text="the red one"), accepted.session_id)
    await bench.until(e.SessionSaved)
    await check_recording(await load_recording(bench.database, str(accepted.task_id)), asking)
    assert asking.answers == ["the red one"] * 2


# Tasks of a model

PROFILE = Profile(name="test", api="scripted", script=Path("unused.json"), context_tokens=32_000, skills=False)


def think(model: ScriptedModel) -> Controller:
    """A controller that leaves all to that model."""
    voice = Voice(model, PROFILE)
    return Controller(Minds(model, planner=lambda: ModelPlanner(voice, skills=False), skills=False))


def press(label: str) -> Callable[[ChatRequest], Any]:
    """The model reads the id in what it is shown."""

    def reply(request: ChatRequest) -> Any:
        shown = "\n".join(one.content or "" for one in request.messages).splitlines()
        found = next(line.split()[0] for line in reversed(shown) if f'"{label}"' in line)
        return {"tool_calls": [{"name": "dom.click", "arguments": {"id": found}}]}

    return reply


DONE = {"tool_calls": [{"name": "done", "arguments": {"answer": "here", "evidence": "Everything on paper"}}]}


def replay(tmp_path: Path, recording: Recording) -> Controller:
    """As `replay --check` does: the profile is one of an endpoint that nobody answers at."""
    profiles = {"test": {"base_url": "http://127.0.0.1:9/v1", "model": "m", "skills": False}}
    voices = Voices(Settings(data_dir=tmp_path, profiles=profiles), {}.get)
    return voices.find_replayer("test", recording.thoughts)


async def test_a_task_of_a_model_is_decided_again_without_asking_it(bench: Bench, tmp_path: Path) -> None:
    bench.browser.site.page(SHOP, "Shop", actions=[FakeAction("Papers", href="/papers")])
    bench.browser.site.page(SHOP + "papers", "Papers", headings=["Everything on paper"])
    model = ScriptedModel(["let me see", press("Papers"), DONE])
    recording = await record(bench, "Bring me there", think(model).pursue)
    asked = len(model.requests)
    assert (recording.task.status, len(recording.deeds)) == ("succeeded", 1)
    assert (await check_recording(recording, replay(tmp_path, recording)), len(model.requests)) == ([], asked)


async def test_a_model_that_failed_fails_again(bench: Bench, tmp_path: Path) -> None:
    model = ScriptedModel([press("Next"), ModelError("unauthorized", "no key")])
    recording = await record(bench, "Keep it", think(model).pursue)
    assert recording.task.status == "failed"
    assert await check_recording(recording, replay(tmp_path, recording)) == []


async def test_another_reply_is_a_difference(bench: Bench, tmp_path: Path) -> None:
    recording = await record(bench, "Keep it", think(ScriptedModel([press("Next"), press("Save"), DONE])).pursue)
    found = await check_recording(recording, think(ScriptedModel([press("Next"), press("Next"), DONE])))
    assert [one.kind for one in found] == ["look"]


async def test_what_was_said_beside_a_task_is_no_part_of_it(bench: Bench) -> None:
    async def talk_beside(task: Task, desk: Desk) -> Task:
        desk.emit(e.ModelRequested(profile="test", messages=1, tools=0, characters=2, beside=True))
        desk.emit(e.ModelReplied(text="I am at it", tool_calls=0, beside=True))
        return succeeded(task)

    assert (await record(bench, pursue=talk_beside)).thoughts == []


async def test_a_log_without_the_calls_of_the_model_says_that_it_cannot_be_checked(bench: Bench) -> None:
    async def think_as_before(task: Task, desk: Desk) -> Task:
        desk.emit(e.ModelRequested(profile="test", messages=1, tools=0, characters=2))
        desk.emit(e.ModelReplied(text="", tool_calls=1))
        return succeeded(task)

    recording = await record(bench, pursue=think_as_before)
    with pytest.raises(UsageError, match="recorded without the calls"):
        _ = recording.thoughts


# The page


class OnePicture:
    async def find(self, hash: str) -> Picture | None:
        return Picture("image/jpeg", b"\xff\xd8\xff") if hash == "f" * 16 else None


async def write(bench: Bench, recording: Recording, folder: Path) -> str:
    await write_html(recording, OnePicture(), folder / "replay.html")
    return (folder / "replay.html").read_text("utf-8")


async def test_the_page_shows_every_step(bench: Bench, tmp_path: Path) -> None:
    page = await write(bench, await record(bench, pursue=Scripted(click("Save"), click("Next")).pursue), tmp_path)
    assert ("click Save" in page, "click Next" in page) == (True, True)


async def test_what_a_page_said_stays_text(bench: Bench, tmp_path: Path) -> None:
    evil = '<script>alert(1)</script><img src="https://evil.test/x">'
    page = await write(bench, await record(bench, f"Click {evil}"), tmp_path)
    assert ("<script" in page, "<img" in page, "&lt;script&gt;" in page) == (False, False, True)


async def test_the_page_needs_nothing_from_anywhere(bench: Bench, tmp_path: Path) -> None:
    page = await write(bench, await record(bench), tmp_path)
    assert re.findall(r'(?:src|href)="(?!data:)', page) == []


async def test_a_thumbnail_is_in_the_page(bench: Bench, tmp_path: Path) -> None:
    recording = await record(bench, pursue=Scripted(click("Save")).pursue)
    deed = recording.deeds[0]
    shown = Deed(deed.record.model_copy(update={"thumbnail": "f" * 16}), deed.ts_ms)
    page = await write(bench, Recording(recording.task, (shown,), recording.entries), tmp_path)
    assert "data:image/jpeg;base64,/9j/" in page
