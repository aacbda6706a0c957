"""One database, one server: opening it takes the lock, brings the schema up to date and hands out the three stores.

SQLite (WAL, synchronous FULL, so that a commit survives a power cut) by default, PostgreSQL by URL.
"""

import asyncio
import fcntl
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from browser_copilot.crash import Mark, pass_by
from browser_copilot.errors import StoreError
from browser_copilot.store.events import EventLog
from browser_copilot.store.intents import Intents
from browser_copilot.store.postgres import PATIENCE, Door, refuse_second
from browser_copilot.store.records import Records

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

FAILURES = (DBAPIError, sa.exc.TimeoutError, OSError)
"""What a database that is away, broken or too slow raises."""
LOOK_SECONDS = 5.0
CLOSE_SECONDS = 5.0

Clock = Callable[[], float]


class Database:
    """Open with `Database.open`, close with `close`; the stores are `events`, `intents` and `records`."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, lock: "Lock", clock: Clock) -> None:
        self.mark: Mark = pass_by
        self.door: Door | None = None
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self.intents = Intents(self, clock)
        self.records = Records(self, clock)
        self.events = EventLog(self, clock)

    @classmethod
    async def open(cls, url: str, *, lock: bool = True, clock: Clock = time.time) -> "Database":
        """Raises `StoreError` for a URL we cannot use, a database that another server uses, or one newer than us."""
        address = parse_url(url)
        _make_folder(address)
        held = Lock(address if lock else None)
        (writer, door), (reader, _) = _create_engine(address, 1, lock=lock), _create_engine(address, 4)
        try:
            held.take()
            async with writer.begin() as connection:
                await connection.run_sync(_upgrade)
            database = cls(writer, reader, held, clock)
            database.door = door
            await database.events.start()
        except (SQLAlchemyError, OSError) as error:
            await _let_go(held, writer, reader)
            raise StoreError(
                f"the database {address.render_as_string()} cannot be opened: {_first_line(error)}",
                hint="check the database setting, that its server is up, the folder's rights and the free space",
            ) from error
        except StoreError:
            await _let_go(held, writer, reader)
            raise
        return database

    @asynccontextmanager
    async def write(self, what: str = "record") -> AsyncIterator[AsyncConnection]:
        """One transaction. Writers take turns; committed when the block ends. Raises `StoreError`.

        `what` names it for crash tests (`crash.py`).
        """
        try:
            async with self._writer.begin() as connection:
                yield connection
                self.mark(f"{what}.committing")
            self.mark(f"{what}.committed")
        except FAILURES as error:
            raise StoreError(f"the database cannot be written: {_first_line(error)}") from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except FAILURES as error:
            raise StoreError(f"the database cannot be read: {_first_line(error)}") from error

    async def keep_lock(self) -> None:
        """Until another server has the database: what is left then is to end. Never returns with SQLite.

        The lock of PostgreSQL goes with a connection that drops, and is taken again with the next one.
        """
        if self.door is None:
            await asyncio.Event().wait()
        while self.door is not None and not self.door.taken:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StoreError):
                async with self.write("lock"):
                    pass

    @property
    def dialect(self) -> str:
        return self._writer.dialect.name

    async def close(self) -> None:
        """Writes what is still to be written, then lets go of the lock."""
        await self.events.close()
        await _let_go(self._lock, self._writer, self._reader)


class Lock:
    """Keeps a second server out of a SQLite file: `flock` on a file beside it. PostgreSQL's is in `postgres.py`."""

    def __init__(self, address: URL | None) -> None:
        self._address = address
        self._file: int | None = None

    def take(self) -> None:
        address = self._address
        if address is None or address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
            return
        self._file = os.open(f"{address.database}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise refuse_second(address) from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


async def _let_go(lock: Lock, *engines: AsyncEngine) -> None:
    """Bounded: a network that swallows everything does not say goodbye."""
    for engine in engines:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await engine.dispose()
    lock.release()


def parse_url(url: str) -> URL:
    """A SQLAlchemy URL with the asynchronous driver; `sqlite:///file` and `postgresql://...` are enough."""
    try:
        address = make_url(url)
    except sa.exc.ArgumentError as error:
        raise StoreError(
            "the database URL cannot be read", hint="write sqlite:///path/to/file.db or postgresql://..."
        ) from error
    driver = DRIVERS.get(address.get_backend_name())
    if driver is None:
        raise StoreError(
            f"databases of the kind {address.get_backend_name()!r} are not supported",
            hint="use sqlite:/// or postgresql://",
        )
    return address.set(drivername=driver)


def _make_folder(address: URL) -> None:
    if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
        file = Path(str(address.database))
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))  # SQLite would ask the umask
        except OSError as error:
            raise StoreError(
                f"the database {file} cannot be opened: {error.strerror}",
                hint="check the database setting, the folder's rights and the free space",
            ) from error


def _create_engine(address: URL, size: int, *, lock: bool = False) -> tuple[AsyncEngine, Door | None]:
    """With what says whether another server took the lock, in PostgreSQL."""
    if address.get_backend_name() != "sqlite":
        door = Door(address, lock)
        opened = {"async_creator_fn": door.connect, **PATIENCE}
        pool: dict[str, Any] = {"pool_size": size, "max_overflow": 0, "pool_pre_ping": True}
        return create_async_engine(address, connect_args=opened, **pool), door
    engine = create_async_engine(address, pool_size=size, max_overflow=0, poolclass=sa.pool.AsyncAdaptedQueuePool)
    event.listen(engine.sync_engine, "connect", _configure_sqlite)
    return engine, None


def _configure_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    """To the newest schema. Alembic is loaded only when there is something to do: that is a tenth of a start."""
    if not _is_newest(connection):
        _migrate(connection)


def _is_newest(connection: Connection) -> bool:
    newest = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return False
    return list(connection.scalars(sa.text(f"SELECT version_num FROM {VERSION_TABLE}"))) == [newest]


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"the database has a schema that this version does not know: {error}",
            hint="it was written by a newer version; update, or use another --data-dir",
        ) from error


def _first_line(error: Exception) -> str:
    original = error.orig if isinstance(error, (DBAPIError, OperationalError)) else error
    if isinstance(original, TimeoutError):
        return "nobody answers"
    return str(original).split("\n", 1)[0]
