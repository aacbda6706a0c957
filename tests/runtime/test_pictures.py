"""Pictures are kept by hash, bounded; frames are taken while somebody watches; a step may have a thumbnail."""

import asyncio
import os
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import StepRecord, Task
from browser_copilot.protocol.tools import fail
from browser_copilot.runtime.frames import FRAME_SECONDS, Camera, StepThumbnails, Watch
from browser_copilot.runtime.pictures import MAX_AGE_SECONDS, Picture, PictureStore
from tests.runtime.conftest import SECONDS, Bench, click, succeeded

JPEG = Picture("image/jpeg", b"\xff\xd8\xff")
NOW = 1_700_000_000.0


class SetClock:
    """Its sleeps are counted, and end when the test lets them."""

    def __init__(self) -> None:
        self.time = NOW
        self.slept: list[float] = []
        self._sleeping = asyncio.Queue[asyncio.Future[None]]()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.put_nowait(woken)
        await woken

    async def wait(self) -> asyncio.Future[None]:
        """Until somebody sleeps."""
        async with asyncio.timeout(SECONDS):
            return await self._sleeping.get()


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def store(tmp_path: Path, clock: SetClock) -> PictureStore:
    return PictureStore(tmp_path / "frames", clock, max_files=3)


async def test_a_picture_is_found_by_its_hash(store: PictureStore) -> None:
    await store.keep("a" * 16, JPEG)
    assert await store.find("a" * 16) == JPEG


async def test_an_unknown_hash_finds_nothing(store: PictureStore) -> None:
    assert await store.find("b" * 16) is None


@pytest.mark.parametrize("hash", ["", "short", "../../etc/passwd", "a" * 65, "a" * 16 + "/"])
async def test_what_is_no_hash_is_no_file(store: PictureStore, hash: str) -> None:
    with pytest.raises(ValueError, match="not the hash"):
        await store.keep(hash, JPEG)


async def test_the_oldest_go_when_there_are_too_many(store: PictureStore, clock: SetClock) -> None:
    for letter in "abcde":
        clock.time += 1
        await store.keep(letter * 16, JPEG)
    store.sweep()
    assert [letter for letter in "abcde" if await store.find(letter * 16)] == ["c", "d", "e"]


async def test_those_that_are_too_old_go(store: PictureStore, clock: SetClock) -> None:
    await store.keep("a" * 16, JPEG)
    clock.time += MAX_AGE_SECONDS + 1
    store.sweep()
    assert await store.find("a" * 16) is None


async def test_the_folder_is_the_users_alone(store: PictureStore, tmp_path: Path) -> None:
    await store.keep("a" * 16, JPEG)
    assert os.stat(tmp_path / "frames").st_mode & 0o077 == 0


# Frames


async def open_session(bench: Bench, clock: SetClock, store: PictureStore) -> str:
    """A session that has a tab, on a server that takes frames."""
    camera = Camera(bench.browser, store)
    object.__setattr__(bench.runtime.world, "watch", partial(Watch, camera, clock))
    bench.runtime._audience._watcher = bench.runtime.world.watch

    async def done(task: Task, desk: Desk) -> Task:
        return succeeded(task)

    accepted = await bench.begin(done)
    await bench.until(e.SessionSaved)
    return accepted.session_id


async def frames(bench: Bench) -> list[e.BrowserFrame]:
    return [event for event in await bench.events() if isinstance(event, e.BrowserFrame)]


async def test_nobody_watching_means_no_frame(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    await open_session(bench, clock, store)
    assert [call for call in bench.browser.calls if call.to_wire()["name"] == "capture.frame"] == []


async def test_a_frame_is_an_event_with_the_hash_of_a_picture(
    bench: Bench, clock: SetClock, store: PictureStore
) -> None:
    session_id = await open_session(bench, clock, store)
    with bench.runtime.watch(session_id):
        await clock.wait()
    found = await frames(bench)
    assert (len(found), await store.find(found[0].hash) is not None) == (1, True)


async def test_a_page_that_stays_the_same_gives_one_frame(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    with bench.runtime.watch(session_id):
        for _ in range(3):
            (await clock.wait()).set_result(None)
        await clock.wait()
    assert len(await frames(bench)) == 1


async def test_a_page_that_changes_gives_another(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    with bench.runtime.watch(session_id):
        woken = await clock.wait()
        tab = bench.browser.world.tabs[bench.runtime._actors[session_id].state.tabs[-1]]
        tab.go("https://shop.test/other")
        woken.set_result(None)
        await clock.wait()
    assert [frame.url for frame in await frames(bench)][1:] == ["https://shop.test/other"]


async def test_while_a_task_runs_two_a_second_are_taken(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    go = asyncio.Event()

    async def linger(task: Task, desk: Desk) -> Task:
        await go.wait()
        return succeeded(task)

    await bench.begin(linger, session_id=session_id)
    with bench.runtime.watch(session_id):
        await clock.wait()
    go.set()
    assert clock.slept == [FRAME_SECONDS]


async def test_two_who_watch_get_one_camera(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    with bench.runtime.watch(session_id), bench.runtime.watch(session_id):
        await clock.wait()
    assert len(clock.slept) == 1


async def test_the_last_one_to_go_ends_it(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    with bench.runtime.watch(session_id):
        with bench.runtime.watch(session_id):
            await clock.wait()
        still = bool(bench.runtime._audience._running)
    assert (still, bench.runtime._audience._running) == (True, {})


async def test_a_tab_that_is_not_in_front_is_no_error(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session_id = await open_session(bench, clock, store)
    bench.browser.fail_next("capture.frame", fail("not_visible", "the tab is not in front"))
    with bench.runtime.watch(session_id):
        await clock.wait()
    assert await frames(bench) == []


# Thumbnails


async def rest(thumbnails: StepThumbnails) -> None:
    """Until no picture is being taken."""
    async with asyncio.timeout(SECONDS):
        while thumbnails._busy:
            await asyncio.wait(list(thumbnails._busy.values()))
            await asyncio.sleep(0)


async def photograph(bench: Bench, store: PictureStore, act: Any = None, *, watched: bool = True) -> StepRecord:
    """The record of one click, once its thumbnail was taken or given up."""
    session = (await bench.runtime.new_session()).id
    watching = [session] if watched else []
    thumbnails = StepThumbnails(Camera(bench.browser, store), bench.database.records, watching)
    object.__setattr__(bench.runtime.world, "thumbnails", thumbnails)
    if act is not None:
        act()

    async def press(task: Task, desk: Desk) -> Task:
        await rest(thumbnails)
        await desk.perform(click("Save"))
        return succeeded(task)

    accepted = await bench.begin(press, session_id=session)
    await bench.until(e.SessionSaved)
    await rest(thumbnails)
    found = await bench.database.records.find("step", statuses=[str(accepted.task_id)])
    records = [StepRecord.from_wire(one.body["record"]) for one in found]
    return next(one for one in records if "Save" in one.step.description)  # type: ignore[union-attr]


async def test_the_picture_of_a_step_is_told_with_its_step(bench: Bench, store: PictureStore) -> None:
    record = await photograph(bench, store)
    assert [(one.step_id, one.hash) for one in await frames(bench) if one.step_id == record.id] == [
        (record.id, record.thumbnail)
    ]


async def test_no_picture_is_told_twice_in_a_row(bench: Bench, clock: SetClock, store: PictureStore) -> None:
    session = await open_session(bench, clock, store)
    camera = bench.runtime._audience._watcher.args[0]  # type: ignore[union-attr]
    thumbnails = StepThumbnails(camera, bench.database.records, bench.runtime.world.watched)
    object.__setattr__(bench.runtime.world, "thumbnails", thumbnails)

    async def press(task: Task, desk: Desk) -> Task:
        for _ in range(3):
            await desk.perform(click("Save"))
            await rest(thumbnails)
        return succeeded(task)

    with bench.runtime.watch(session):
        (await clock.wait()).set_result(None)
        seq = bench.runtime.events.last_seq
        await bench.begin(press, session_id=session)
        await bench.until(e.SessionSaved, session, seq)
        await clock.wait()
    hashes = [one.hash for one in await frames(bench)]
    assert hashes and all(one != after for one, after in pairwise(hashes))


async def test_the_picture_of_a_step_is_told_to_nobody_when_nobody_watches(bench: Bench, store: PictureStore) -> None:
    record = await photograph(bench, store, watched=False)
    assert (await frames(bench), await store.find(record.thumbnail or "") is not None) == ([], True)


async def test_a_step_has_the_hash_of_its_picture(bench: Bench, store: PictureStore) -> None:
    record = await photograph(bench, store)
    assert await store.find(record.thumbnail or "") is not None


async def test_a_step_without_a_picture_is_kept_all_the_same(bench: Bench, store: PictureStore) -> None:
    failed = fail("needs_grant", "no pictures of this site")

    def refuse() -> None:
        for _ in range(3):
            bench.browser.fail_next("capture.frame", failed)

    record = await photograph(bench, store, refuse)
    assert (record.status, record.thumbnail) == ("ok", None)


async def test_taking_pictures_is_in_no_log(bench: Bench, store: PictureStore) -> None:
    await photograph(bench, store)
    tools = [event.tool for event in await bench.events() if isinstance(event, e.ToolRequested)]
    assert "capture.frame" not in tools
