"""Tabs that nothing works in do not pile up in a browser that nobody sees; one that somebody sees is left alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.sweeping import Asked, Sweeper
from tests.runtime.conftest import SECONDS, SHOP, Bench, make_site, succeeded
from tests.runtime.crew import Crew, seq

KEPT = 3
OURS = Asked(lambda: True)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    made = Bench(tmp_path, FakeBrowser(make_site()))
    made.scripts["skills"] = lambda task, desk: asyncio.sleep(0, succeeded(task))
    await made.start()
    yield made
    await made.close()


async def visit(bench: Bench, times: int) -> list[str]:
    """So many sessions, each with a tab of its own; then they rest."""
    sessions = []
    for _ in range(times):
        session = (await bench.runtime.new_session()).id
        await bench.do(SubmitPrompt(text="go", url=SHOP), session)
        await bench.until(e.SessionSaved, session)
        sessions.append(session)
    return sessions


def tabs_of(bench: Bench) -> list[int]:
    return sorted(bench.browser.world.tabs)


async def test_the_oldest_tabs_that_rest_are_closed(bench: Bench) -> None:
    await visit(bench, 5)
    before = tabs_of(bench)
    await Sweeper(bench.runtime, bench.browser, OURS, KEPT).sweep()
    assert tabs_of(bench) == before[-KEPT:]


async def test_a_session_whose_tab_was_closed_works_in_a_new_one(bench: Bench) -> None:
    first = (await visit(bench, 5))[0]
    await Sweeper(bench.runtime, bench.browser, OURS, KEPT).sweep()
    seen = bench.runtime.session(first)
    assert seen is not None and seen.tabs == ()
    await bench.do(SubmitPrompt(text="go", url=SHOP), first)
    async with asyncio.timeout(SECONDS):
        while not (seen := bench.runtime.session(first)) or not seen.tabs:
            await asyncio.sleep(0.01)
    assert seen.tabs[0] in tabs_of(bench)


async def test_a_watched_session_keeps_its_tab(bench: Bench) -> None:
    first = (await visit(bench, 5))[0]
    [own] = bench.runtime.session(first).tabs  # type: ignore[union-attr]
    with bench.runtime.watch(first):
        await Sweeper(bench.runtime, bench.browser, OURS, KEPT).sweep()
    assert own in tabs_of(bench)


async def test_while_a_job_runs_its_sessions_keep_their_tabs(bench: Bench) -> None:
    crew = Crew(bench)
    crew.install(work=seq("save", "linger"))
    run = await crew.start()
    async with asyncio.timeout(SECONDS):
        await crew.begun.wait()
    own = {tab for info in bench.runtime.sessions() for tab in info.tabs}
    await Sweeper(bench.runtime, bench.browser, Asked(lambda: True, lambda: bool(crew.book.running())), 1).sweep()
    assert own <= set(tabs_of(bench)) and own
    await run.stop()


async def test_a_browser_that_is_not_ours_is_left_alone(bench: Bench) -> None:
    await visit(bench, 5)
    before = tabs_of(bench)
    await Sweeper(bench.runtime, bench.browser, Asked(lambda: False), KEPT).sweep()
    assert tabs_of(bench) == before


async def test_it_sweeps_when_a_session_comes_to_rest(bench: Bench) -> None:
    sweeping = asyncio.create_task(Sweeper(bench.runtime, bench.browser, OURS, KEPT).follow())
    await visit(bench, 6)
    async with asyncio.timeout(SECONDS):
        while len(tabs_of(bench)) > KEPT:
            await asyncio.sleep(0.01)
    sweeping.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping
