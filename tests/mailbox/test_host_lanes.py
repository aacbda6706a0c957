"""Whoever waits in the mailbox, the disk or a run, holds up nobody who is quick."""

import asyncio
import threading
from collections import Counter
from pathlib import Path

import pytest

from browser_copilot.mailbox.folders import Document, FolderName, Folders, Request
from browser_copilot.mailbox.journal import Attempt, Journal
from tests.mailbox.rig import CountingDoer, hosting, linger, put, refuse, response_of, until


@pytest.mark.parametrize("command", ["ping", "read", "click"])
async def test_runs_that_wait_hold_up_nothing_but_runs(folders: Folders, doer: CountingDoer, command: str) -> None:
    doer.acts["say"] = linger
    for number in range(12):
        put(folders, f"run-{number}")
    async with hosting(folders, doer) as host:
        await until(lambda: len(host.busy) == 12)
        put(folders, "z-1", command)
        assert (await response_of(folders, "z-1"))["status"] == "success"


async def test_what_is_quick_waits_for_no_turn(folders: Folders, doer: CountingDoer) -> None:
    doer.acts["read"] = linger
    for number in range(9):
        put(folders, f"read-{number}", "read")
    async with hosting(folders, doer) as host:
        await until(lambda: len(host.busy) == 9)
        put(folders, "z-1", "ping")
        assert (await response_of(folders, "z-1"))["status"] == "success"


async def test_what_is_quick_waits_for_no_disk(folders: Folders, doer: CountingDoer) -> None:
    over = threading.Event()

    class Slow(Folders):
        def write(self, folder: FolderName, request_id: str, document: Document) -> None:
            if request_id != "z-1":
                over.wait(90)
            super().write(folder, request_id, document)

    folders.path("requests", "bad").write_text("[]")
    put(folders, "r-1")
    async with hosting(Slow(folders.root), doer) as host:
        await until(lambda: len(host.busy) == 2)
        put(folders, "z-1", "ping")
        response = await response_of(folders, "z-1")
        over.set()
    assert response["status"] == "success"


async def test_what_comes_meanwhile_goes_before_the_rest_of_many(folders: Folders, doer: CountingDoer) -> None:
    class Busy(Folders):
        def read_request(self, request_id: str) -> Request | None:
            if request_id == "r-5":
                put(folders, "z-1", "ping")
            order.append(request_id)
            return super().read_request(request_id)

    order: list[str] = []
    for number in range(250):
        folders.path("requests", f"r-{number}").write_text("[]")
    async with hosting(Busy(folders.root), doer):
        await response_of(folders, "z-1")
    assert order.index("z-1") < 200


async def test_a_stop_is_journalled_when_it_is_done(folders: Folders, doer: CountingDoer) -> None:
    found: list[Attempt | None] = []

    async def note(_request: Request, _attempt: Attempt) -> Document:
        found.append(Journal(folders).find("r-1"))
        return {}

    doer.acts["ping"] = note
    put(folders, "r-1", "ping")
    async with hosting(folders, doer):
        await response_of(folders, "r-1")
    last = Journal(folders).find("r-1")
    assert (found, last.state if last else None) == ([None], "succeeded")


async def test_a_request_that_is_withdrawn_before_its_turn_is_not_carried_out(
    folders: Folders, doer: CountingDoer
) -> None:
    go = asyncio.Event()

    async def wait(_request: Request, _attempt: Attempt) -> Document:
        await go.wait()
        return {}

    doer.acts["say"] = wait
    for number in range(9):
        put(folders, f"r-{number}")
    async with hosting(folders, doer) as host:
        await until(lambda: len(host.busy) == 9)
        folders.remove("requests", "r-8")
        go.set()
        await until(lambda: not host.busy)
    assert "r-8" not in doer.done


async def test_no_file_is_read_or_written_in_the_event_loop(folders: Folders, doer: CountingDoer) -> None:
    threads: Counter[int] = Counter()

    class Watched(Folders):
        def ids(self, folder: FolderName) -> list[str]:
            threads[threading.get_ident()] += 1
            return super().ids(folder)

        def path(self, folder: FolderName, request_id: str) -> Path:
            threads[threading.get_ident()] += 1
            return super().path(folder, request_id)

    doer.acts["read"] = refuse
    for command in ("ping", "read", "say"):
        put(folders, command, command)
    folders.path("requests", "bad").write_text("[]")
    async with hosting(Watched(folders.root), doer):
        for name in ("ping", "read", "say", "bad"):
            await response_of(folders, name)
    assert threads.total() > 12 and threads[threading.get_ident()] == 0
