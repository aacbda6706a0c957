"""A database that goes away for a while: nothing ends by it, and nobody else has it meanwhile without being noticed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from browser_copilot.errors import StoreError
from browser_copilot.protocol import events as e
from browser_copilot.store import database as store
from browser_copilot.store import postgres
from browser_copilot.store.database import Database
from browser_copilot.store.postgres import Door
from browser_copilot.store.records import Record
from browser_copilot.tending import guard
from tests.postgres import lend_database

SECONDS = 60
ONE = Record("setting", "one", {})
CONNECTED = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"


class Cable:
    """Between a client and PostgreSQL; it can be cut, on both sides or on the client's alone, and mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._server: asyncio.Server | None = None
        self._near: list[asyncio.StreamWriter] = []
        self._far: list[asyncio.StreamWriter] = []
        self._work: set[asyncio.Task[None]] = set()
        self.port = 0

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_there, to_there = await asyncio.open_connection("127.0.0.1", self._to)
        self._near.append(writer)
        self._far.append(to_there)
        for source, target in ((reader, to_there), (from_there, writer)):
            task = asyncio.create_task(self._pump(source, target))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                target.write(data)
                await target.drain()
        target.close()

    def cut(self, *, for_both: bool = True) -> None:
        assert self._server is not None
        self._server.close()
        if not for_both:  # nobody tells the far side
            for task in self._work:
                task.cancel()
        for writer in [*self._near, *(self._far if for_both else ())]:
            writer.transport.abort()
        self._near.clear()

    async def close(self) -> None:
        self.cut()
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)


@pytest.fixture
async def direct(postgres: str) -> AsyncIterator[str]:
    async with lend_database(postgres) as url:
        yield url


@pytest.fixture
async def cable(direct: str) -> AsyncIterator[Cable]:
    cable = Cable(make_url(direct).port or 5432)
    await cable.mend()
    yield cable
    await cable.close()


@pytest.fixture
async def first(direct: str, cable: Cable) -> AsyncIterator[Database]:
    opened = await Database.open(make_url(direct).set(port=cable.port).render_as_string(hide_password=False))
    yield opened
    await opened.close()


async def test_events_are_written_when_the_database_is_back(first: Database, cable: Cable) -> None:
    cable.cut()
    with pytest.raises(StoreError, match="cannot be written"):
        await first.records.put(ONE)
    first.events.emit(e.ChatSaid(role="user", text="while it was away"), "s")
    await cable.mend()
    async with asyncio.timeout(SECONDS):
        await first.events.flush()
    assert [entry.type for entry in await first.events.read("s")] == ["CHAT_MESSAGE"]


@pytest.mark.parametrize("host", ["[::1%25none]", "", "127.0.0.1"], ids=["no such host", "no such file", "silent"])
async def test_a_database_that_is_nowhere_cannot_be_opened(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(store.PATIENCE, "timeout", 0.1)
    silent = await asyncio.start_server(lambda *_: None, "127.0.0.1")
    port = silent.sockets[0].getsockname()[1]
    with pytest.raises(StoreError, match=r"cannot be opened: \S+"):
        await Database.open(f"postgresql://me@{host}:{port}/db" if host else f"postgresql://me@/db?host={tmp_path}")
    silent.close()


async def test_what_is_read_of_a_database_that_is_away_is_told_as_such(first: Database, cable: Cable) -> None:
    cable.cut()
    with pytest.raises(StoreError, match="cannot be read"):
        await first.records.get("setting", "one")


@pytest.mark.parametrize("for_both", [True, False], ids=["dropped", "half open"])
async def test_no_second_server_starts_once_a_dropped_connection_is_replaced(
    first: Database, cable: Cable, direct: str, for_both: bool
) -> None:
    cable.cut(for_both=for_both)
    await cable.mend()
    async with asyncio.timeout(SECONDS):
        while True:
            with suppress(StoreError):
                await first.records.put(ONE)
                break
    with pytest.raises(StoreError, match="another server is using"):
        await Database.open(direct)


async def test_a_server_that_rests_takes_its_lock_again(
    first: Database, cable: Cable, direct: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOOK_SECONDS", 0.0)
    held = first.door.pid if first.door else None
    cable.cut()
    await cable.mend()
    keeping = asyncio.create_task(first.keep_lock())
    async with asyncio.timeout(SECONDS):
        while first.door is not None and first.door.pid == held:
            await asyncio.sleep(0)
    keeping.cancel()
    with pytest.raises(StoreError, match="another server is using"):
        await Database.open(direct)


async def test_a_server_whose_database_another_took_writes_nothing_more_and_ends(
    first: Database, cable: Cable, direct: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOOK_SECONDS", 0.0)
    cable.cut()
    second = await Database.open(direct)
    await cable.mend()
    stopping = asyncio.Event()
    async with asyncio.timeout(SECONDS):
        await guard(first, stopping)
    with pytest.raises(StoreError, match="another server is using"):
        await first.records.put(ONE)
    kept = await second.records.get("setting", "one")
    await second.close()
    assert (kept, stopping.is_set()) == (None, True)


async def test_the_lock_of_a_file_is_kept_without_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "LOOK_SECONDS", 0.0)
    database = await Database.open(f"sqlite:///{tmp_path}/x.db")
    marks: list[str] = []
    database.mark = marks.append
    keeping = asyncio.create_task(database.keep_lock())
    for _ in range(3):
        await database.records.put(ONE)
    assert (set(marks), keeping.done()) == ({"setting.committing", "setting.committed"}, False)
    keeping.cancel()
    await database.close()


async def test_a_connection_that_gets_no_lock_is_closed(direct: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await Database.open(direct)
    monkeypatch.setattr(postgres, "HOLDER", "SELECT nonsense, $1")
    door = Door(make_url(direct), True)
    door.pid = -1
    asker = await asyncpg.connect(direct)
    before = await asker.fetchval(CONNECTED)
    with pytest.raises(ConnectionError, match="nonsense") as refused:
        await door.connect(direct)
    async with asyncio.timeout(SECONDS):
        while await asker.fetchval(CONNECTED) > before:
            await asyncio.sleep(0)
    assert refused.tb is not None, "what still refers to the connection keeps it from being collected"
    await asker.close()
    await first.close()
