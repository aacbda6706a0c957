"""An exploration that a crash cut off leaves no tab behind, whether its run is gone on with or not."""

import asyncio

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake_site import FakeAction
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import RecoverRun, Stop, SubmitPrompt
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import SECONDS, SHOP, Bench


async def explore(task: Task, desk: Desk) -> Task:
    """Opens two children, and is at work on them when the server ends."""
    mini = await desk.look("getMiniPCD", {})
    await desk.checkpoint(task)
    await desk.look("explore.expand", {"tabId": desk.tab_id, "actionIds": [one.id for one in mini.actions]})
    await desk.ask("Go on?")
    return task


async def cut_off(bench: Bench) -> tuple[str, str]:
    """Session and run of an exploration that the end of the server cut off, with its tabs open."""
    links = [FakeAction("Docs", href="/docs"), FakeAction("Help", href="/help")]
    bench.browser.world.site.page(SHOP, "Shop", actions=links)
    bench.browser.world.site.page(SHOP + "docs", "Docs")
    bench.browser.world.site.page(SHOP + "help", "Help")
    accepted = await bench.begin(explore)
    await bench.until(e.QuestionAsked, accepted.session_id)
    assert len(children(bench)) == 2
    await bench.crash()
    return str(accepted.session_id), str(accepted.run_id)


def children(bench: Bench) -> set[int]:
    return {child for kept in bench.browser.world.children.values() for child in kept}


async def until_closed(bench: Bench) -> None:
    async with asyncio.timeout(SECONDS):
        while children(bench):
            await asyncio.sleep(0.01)


async def test_after_a_restart_its_tabs_are_closed_and_the_run_is_offered(bench: Bench) -> None:
    session, run = await cut_off(bench)
    await bench.start()
    await until_closed(bench)
    assert [one.run_id for one in await bench.runtime.incomplete()] == [run]
    assert any(isinstance(one, e.RunFound) for one in await bench.events(session))


@pytest.mark.parametrize("decision", ["resume", "discard"])
async def test_its_tabs_are_gone_before_anything_else_is_done(bench: Bench, decision: str) -> None:
    session, run = await cut_off(bench)
    seen: list[int] = []

    async def look(task: Task, desk: Desk) -> Task:
        seen.append(len(children(bench)))
        return task.model_copy(update={"status": "succeeded", "summary": "looked"})

    await bench.start()
    bench.scripts["skills"] = look
    await bench.do(RecoverRun(run_id=run, decision=decision), session)  # type: ignore[arg-type]
    await until_closed(bench)
    if decision == "resume":
        await bench.until(e.TaskCompleted, session)
        assert seen == [0]


async def test_a_browser_that_does_not_answer_holds_up_no_command(bench: Bench) -> None:
    """Its tabs cannot be closed for 15 s: talk, a stop and what comes after it are answered all the same."""
    session, run = await cut_off(bench)
    await bench.start()
    await until_closed(bench)
    bench.browser.hang("explore.close")
    await bench.do(RecoverRun(run_id=run, decision="resume"), session)
    await bench.do(SubmitPrompt(text="What are you doing?"), session)
    open_calls = [call.to_wire()["name"] for call, _, _ in bench.browser._answering]
    await bench.do(Stop(), session)
    await bench.until(e.Stopped, session)
    before = bench.runtime.events.last_seq
    await bench.do(RecoverRun(run_id=run, decision="discard"), session)
    assert (open_calls, (await bench.until(e.ChatSaid, session, before)).text) == (
        ["explore.close"], "“do it” is discarded.",
    )  # fmt: skip
