"""Whose a tab is when two sessions want it."""

import asyncio

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import SECONDS, Bench
from tests.runtime.test_control import hang
from tests.runtime.test_sessions import save_once


async def begin_here(bench: Bench, tab_id: int) -> str:
    """A goal that the user sets on this tab, in a session of its own."""
    session = (await bench.do(c.SessionNew())).session_id
    await bench.do(c.SubmitPrompt(text="do it here", tab_id=tab_id), session)
    return session


async def test_a_goal_is_pursued_in_the_tab_of_a_session_that_rests(bench: Bench) -> None:
    first = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, first)
    tab = bench.browser.world.active
    second = await begin_here(bench, tab)
    await bench.until(e.TaskCompleted, second)
    tabs = {session: bench.runtime.actor(session).state.tabs for session in (first, second)}  # type: ignore[union-attr]
    assert tabs == {first: [], second: [tab]}


async def test_a_goal_is_not_pursued_elsewhere_when_its_tab_is_at_work(bench: Bench) -> None:
    first = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, first)
    bench.browser.world.open_tab("https://shop.test/")
    busy = bench.runtime.actor(first).state.tabs[-1]  # type: ignore[union-attr]
    second = await begin_here(bench, busy)
    failed = await bench.until(e.RunFailed, second)
    assert "another session is at work in this tab" in failed.error


async def test_a_session_goes_on_in_its_own_tab_when_the_one_in_front_is_at_work(bench: Bench) -> None:
    second = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, second)
    own = bench.browser.world.active
    first = (await bench.do(c.SessionNew())).session_id
    await bench.begin(hang, session_id=first)
    await bench.until(e.TaskStarted, first)
    busy = bench.runtime.actor(first).state.tabs[-1]  # type: ignore[union-attr]
    bench.scripts["skills"] = save_once
    seq = bench.runtime.events.last_seq
    await bench.do(c.SubmitPrompt(text="do it again", tab_id=busy), second)
    await bench.until(e.TaskCompleted, second, seq)
    assert bench.runtime.actor(second).state.tabs == [own]  # type: ignore[union-attr]


@pytest.mark.parametrize(("url", "stays"), [("https://shop.test/", True), ("https://bank.test/", False)])
async def test_a_tab_of_the_same_number_in_another_browser_is_nobodys_unless_it_shows_the_site(
    url: str, stays: bool, bench: Bench
) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    world = bench.browser.world
    own = bench.runtime.actor(session).state.tabs[-1]  # type: ignore[union-attr]
    world.tabs[own].session_id = None
    world.tabs[own].go(url)
    seq = bench.runtime.events.last_seq
    bench.scripts["skills"] = save_once
    await bench.do(c.Resume(), session)
    await bench.until(e.TaskCompleted, session, seq)
    saved = next(one for one in reversed(world.performed) if one.label == "Save")
    assert (saved.call.args.tab_id == own, world.tabs[own].url) == (stays, url)


async def test_a_run_goes_on_in_the_tab_that_it_had_moved_to_without_a_write(bench: Bench) -> None:
    async def move(task: Task, desk: Desk) -> Task:
        await save_once(task, desk)
        desk.tab_id = bench.browser.world.open_tab("https://shop.test/").id
        return await hang(task, desk)

    session = (await bench.begin(move)).session_id
    await bench.until(e.ActionDone, session)
    async with asyncio.timeout(SECONDS):
        while "tabId" not in bench.runtime.actor(session).course.active.run.notes:  # type: ignore[union-attr]
            await asyncio.sleep(0)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    seq = bench.runtime.events.last_seq
    bench.scripts["skills"] = save_once
    await bench.do(c.Resume(), session)
    await bench.until(e.TaskCompleted, session, seq)
    saved = [one.call.args.tab_id for one in bench.browser.world.performed if one.label == "Save"]
    assert saved == [2, max(bench.browser.world.tabs)] != [2, 2]
