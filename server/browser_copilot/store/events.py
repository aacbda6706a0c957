"""The event log: append-only, one `seq` for the whole server, published to its readers once it is durable.

`emit` never waits: the number is given at once, a writer commits in groups, and only committed events reach a
reader, so nobody sees what a crash could take back. A reader keeps a cursor; one that falls behind reads from the
database until it has caught up, so nothing is lost and memory stays bounded.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from browser_copilot import log
from browser_copilot.errors import StoreError
from browser_copilot.protocol.events import Event, EventEnvelope
from browser_copilot.store.tables import events

if TYPE_CHECKING:
    from browser_copilot.store.database import Database

MAX_BATCH = 1_000
MAX_PENDING = 5_000
RETRY_SECONDS = 0.5
EPHEMERAL = ("BROWSER_FRAME", "MODEL_TEXT_DELTA", "MODEL_REASONING_DELTA", "TOOL_STREAMED")


@dataclass
class Entry:
    """One event as stored: `text` is its canonical JSON."""

    seq: int
    session_id: str
    type: str
    text: str

    @cached_property
    def envelope(self) -> EventEnvelope:
        return EventEnvelope.model_validate_json(self.text)


class EventLog:
    def __init__(self, database: "Database", clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._seq = 0
        self._unwritten: deque[EventEnvelope] = deque()
        self._wake = asyncio.Event()
        self._written = asyncio.Condition()
        self._committed = 0
        self._readers: set[Reader] = set()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Find the last `seq` and start the writer."""
        async with self._database.read() as connection:
            self._seq = self._committed = await connection.scalar(sa.select(sa.func.max(events.c.seq))) or 0
        self._writer = asyncio.create_task(self._write(), name="event log writer")

    async def close(self) -> None:
        """Write what is left; readers get no more."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        for reader in list(self._readers):
            reader.close()

    def emit(
        self, event: Event, session_id: str, run_id: str | None = None, task_id: str | None = None
    ) -> EventEnvelope:
        """Number an event and hand it to the writer. Raises `StoreError` once the log is closed."""
        if self._closing:
            raise StoreError("the event log is closed")
        self._seq += 1
        envelope = EventEnvelope(
            seq=self._seq,
            ts_unix_ms=int(self._clock() * 1000),
            session_id=session_id,
            run_id=run_id,
            task_id=task_id,
            event=event,
        )
        self._unwritten.append(envelope)
        self._wake.set()
        return envelope

    @property
    def last_seq(self) -> int:
        return self._seq

    async def flush(self) -> None:
        """Wait until everything emitted so far is durable."""
        upto = self._seq
        async with self._written:
            await self._written.wait_for(lambda: self._committed >= upto)

    async def read(self, session_id: str | None, after: int = 0, limit: int = 500) -> list[Entry]:
        """Committed events with a greater `seq`, in order."""
        return await self._select(events.c.seq > after, session_id=session_id, limit=limit)

    async def read_task(self, task_id: str, types: Collection[str] | None = None) -> list[Entry]:
        """The events of one task, in order: all, or those of these types."""
        where = events.c.task_id == task_id
        if types is not None:
            where &= events.c.type.in_(types)
        return await self._select(where, session_id=None, limit=None)

    async def find_last(self, session_id: str, run_id: str, types: Collection[str]) -> str | None:
        """The type of the last event of a run, or of a job, that is one of these."""
        where = (events.c.session_id == session_id) & (events.c.run_id == run_id) & events.c.type.in_(types)
        query = sa.select(events.c.type).where(where)
        async with self._database.read() as connection:
            found: str | None = await connection.scalar(query.order_by(events.c.seq.desc()).limit(1))
        return found

    async def _select(self, where: sa.ColumnElement[bool], session_id: str | None, limit: int | None) -> list[Entry]:
        query = sa.select(events.c.seq, events.c.session_id, events.c.type, events.c.body).where(where)
        if session_id is not None:
            query = query.where(events.c.session_id == session_id)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(events.c.seq).limit(limit))
            return [Entry(row.seq, row.session_id, row.type, row.body) for row in rows]

    def reader(self, session_id: str | None = None, after: int | None = None) -> "Reader":
        """A cursor behind `after` (the end of the log when None). Close it when done."""
        reader = Reader(self, session_id, self._committed if after is None else after)
        self._readers.add(reader)
        return reader

    def forget(self, reader: "Reader") -> None:
        self._readers.discard(reader)

    async def prune(self, before_ms: int, *, ephemeral_only: bool = True) -> int:
        """Delete events older than that: frames and deltas, or all. Returns how many went."""
        where = events.c.ts_unix_ms < before_ms
        if ephemeral_only:
            where &= events.c.type.in_(EPHEMERAL)
        where &= events.c.seq < self._committed  # the newest stays, so that `seq` never starts again
        async with self._database.write() as connection:
            return (await connection.execute(events.delete().where(where))).rowcount

    async def _write(self) -> None:
        while True:
            if not self._unwritten:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = [self._unwritten[i] for i in range(min(len(self._unwritten), MAX_BATCH))]
            entries = [_to_entry(envelope) for envelope in batch]
            try:
                await self._commit(batch, entries)
            except StoreError as error:
                log.get("store").error("events cannot be written", reason=str(error), waiting=len(self._unwritten))
                if self._closing:
                    return
                await asyncio.sleep(RETRY_SECONDS)
                continue
            for _ in batch:
                self._unwritten.popleft()
            await self._publish(entries)

    async def _commit(self, batch: Iterable[EventEnvelope], entries: Iterable[Entry]) -> None:
        """What an earlier try committed, though its answer was lost, is there already: this server alone numbers."""
        rows: list[dict[str, Any]] = [
            {
                "seq": envelope.seq,
                "ts_unix_ms": envelope.ts_unix_ms,
                "session_id": envelope.session_id,
                "run_id": envelope.run_id,
                "task_id": envelope.task_id,
                "type": entry.type,
                "body": entry.text,
            }
            for envelope, entry in zip(batch, entries, strict=True)
        ]
        insert = postgresql.insert if self._database.dialect == "postgresql" else sqlite.insert
        unless_there = insert(events).on_conflict_do_nothing(index_elements=[events.c.seq])
        async with self._database.write("event") as connection:
            await connection.execute(unless_there, rows)

    async def _publish(self, entries: list[Entry]) -> None:
        self._committed = entries[-1].seq
        for reader in self._readers:
            reader.take(entries)
        async with self._written:
            self._written.notify_all()


class Reader:
    """An independent cursor over the log. `next` gives what is new, in order, never twice."""

    def __init__(self, log: EventLog, session_id: str | None, after: int) -> None:
        self._log = log
        self._session_id = session_id
        self.cursor = after
        self._pending: deque[Entry] = deque()
        self._behind = True
        self._news = asyncio.Event()
        self.closed = False

    def take(self, entries: Iterable[Entry]) -> None:
        """What the log has just committed. Never blocks: a reader that is too slow falls back on the database."""
        if not self._behind:
            self._pending.extend(
                entry for entry in entries if self._session_id is None or entry.session_id == self._session_id
            )
            if len(self._pending) > MAX_PENDING:
                self._pending.clear()
                self._behind = True
        self._news.set()

    async def next(self, timeout_s: float | None = None) -> list[Entry]:
        """The next events (at least one), or none when the time is over or the reader was closed."""
        try:
            async with asyncio.timeout(timeout_s):
                while not self.closed:
                    self._news.clear()
                    found = await self._catch_up() if self._behind else self._drain()
                    if found:
                        self.cursor = found[-1].seq
                        return found
                    await self._news.wait()
        except TimeoutError:
            return []
        return []

    def _drain(self) -> list[Entry]:
        found = [entry for entry in self._pending if entry.seq > self.cursor]
        self._pending.clear()
        return found

    async def _catch_up(self) -> list[Entry]:
        self._behind = False  # from here on `take` collects; what it collects twice, the cursor drops
        found = await self._log.read(self._session_id, self.cursor, MAX_BATCH)
        if len(found) == MAX_BATCH:
            self._pending.clear()
            self._behind = True
        return found

    def close(self) -> None:
        self.closed = True
        self._news.set()
        self._log.forget(self)


def _to_entry(envelope: EventEnvelope) -> Entry:
    entry = Entry(envelope.seq, envelope.session_id, envelope.event.type, envelope.to_json())
    entry.__dict__["envelope"] = envelope
    return entry
