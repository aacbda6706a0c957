"""The browser is told when the user is needed and how it ended; the session goes where its task goes."""

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Approve, Stop
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Ok
from browser_copilot.runtime.notices import MAX_TEXT, find_notice
from tests.runtime.conftest import SHOP, Bench, click, succeeded


def kinds(bench: Bench) -> list[tuple[str, str]]:
    return [(notice.kind, notice.text) for notice in bench.browser.notices]


async def test_an_approval_is_told_taken_back_when_it_is_answered_and_the_end_is_told(bench: Bench) -> None:
    async def delete(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Delete", "high"))
        return succeeded(task, "deleted")

    accepted = await bench.begin(delete)
    asked = await bench.until(e.NeedsApproval)
    await bench.do(Approve(approval_id=asked.approval_id, decision="allow"), accepted.session_id)
    await bench.until(e.SessionSaved)
    told = [one for one in kinds(bench) if one[0] != "none"]
    assert told == [("approval", asked.preview.target), ("done", "deleted")]
    assert kinds(bench)[kinds(bench).index(told[0]) + 1][0] == "none"


async def test_a_stop_is_the_users_own_and_tells_nothing(bench: Bench) -> None:
    async def ask(task: Task, desk: Desk) -> Task:
        await desk.ask("Which one?")
        return succeeded(task)

    accepted = await bench.begin(ask)
    await bench.until(e.QuestionAsked)
    await bench.do(Stop(), accepted.session_id)
    await bench.until(e.Stopped)
    assert kinds(bench)[-1] == ("none", "")


async def test_a_page_that_needs_the_users_hand_is_told(bench: Bench) -> None:
    async def give(task: Task, desk: Desk) -> Task:
        await desk.take_over("solve the puzzle")
        return succeeded(task)

    accepted = await bench.begin(give)
    await bench.until(e.TakeoverOn)
    await bench.do(Stop(), accepted.session_id)
    await bench.until(e.Stopped)
    assert ("takeover", "solve the puzzle") in kinds(bench)


async def test_what_an_approval_asks_about_is_pointed_at_while_it_waits(bench: Bench) -> None:
    async def delete(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Delete", "high"))
        return succeeded(task)

    accepted = await bench.begin(delete)
    await bench.until(e.NeedsApproval)
    pointed = [label for _, label in bench.browser.highlights]
    await bench.do(Stop(), accepted.session_id)
    await bench.until(e.Stopped)
    assert "click Delete" in pointed


async def test_what_is_clicked_without_asking_is_pointed_at(bench: Bench) -> None:
    async def save(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Save"))
        return succeeded(task)

    await bench.begin(save)
    await bench.until(e.RunFinished)
    assert [label for _, label in bench.browser.highlights] == ["click Save"]


async def test_the_tab_that_a_task_moves_to_becomes_the_sessions(bench: Bench) -> None:
    async def move(task: Task, desk: Desk) -> Task:
        opened = await desk.perform(
            click("Next").model_copy(update={"tool": "tabs.open", "args": {"url": SHOP, "active": True}})
        )
        assert isinstance(opened.result, Ok)
        desk.tab_id = opened.result.data["tabId"]
        return succeeded(task)

    accepted = await bench.begin(move)
    await bench.until(e.SessionSaved)
    info = bench.runtime.session(accepted.session_id)
    assert info is not None and info.tabs[-1] == max(bench.browser.world.tabs)


@pytest.mark.parametrize("event", [e.StepSkipped(step_id="s"), e.ChatSaid(role="assistant", text="hello")])
def test_most_events_are_worth_no_notice(event: e.Event) -> None:
    assert find_notice(event, "s1") is None


def test_a_long_text_is_cut() -> None:
    notice = find_notice(e.QuestionAsked(question_id="q", text="x" * 900), "s1")
    assert notice is not None and len(notice.text) == MAX_TEXT
