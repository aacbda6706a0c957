"""Everything else that is kept, as JSON documents by kind and id: sessions, runs, approvals, grants, artifacts."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from browser_copilot.store.tables import records

if TYPE_CHECKING:
    from browser_copilot.store.database import Database

RecordKind = Literal[
    "session", "run", "step", "approval", "grant", "artifact", "job", "work", "workflow", "setting"
]  # fmt: skip


SEARCHED_AT_ONCE = 50
Place = tuple[int, str]
"""Where a document stands among those of its kind: when it changed last (Unix ms), and its id."""


@dataclass(frozen=True)
class Record:
    """One document. `status` and `session_id` can be searched by; times are Unix milliseconds."""

    kind: RecordKind
    id: str
    body: Mapping[str, Any]
    session_id: str | None = None
    status: str | None = None
    created_ms: int = field(default=0, compare=False)
    updated_ms: int = field(default=0, compare=False)

    @property
    def place(self) -> Place:
        return self.updated_ms, self.id


class Records:
    """Each call is one transaction; `put` of several documents is atomic. Raises `StoreError`."""

    def __init__(self, database: "Database", clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def put(self, *documents: Record) -> None:
        """Write or replace, all or none; durable when it returns."""
        async with self._database.write(documents[0].kind if documents else "record") as connection:
            for document in documents:
                await self._put(connection, document)

    async def _put(self, connection: AsyncConnection, document: Record) -> None:
        now = int(self._clock() * 1000)
        dialect = postgresql if self._database.dialect == "postgresql" else sqlite
        row = {
            "kind": document.kind,
            "id": document.id,
            "session_id": document.session_id,
            "status": document.status,
            "created_ms": now,
            "updated_ms": now,
            "body": json.dumps(document.body, ensure_ascii=False, separators=(",", ":")),
        }
        change = {name: row[name] for name in ("session_id", "status", "updated_ms", "body")}
        statement = dialect.insert(records).values(row)
        await connection.execute(statement.on_conflict_do_update(index_elements=["kind", "id"], set_=change))

    async def get(self, kind: RecordKind, id: str) -> Record | None:
        query = sa.select(records).where((records.c.kind == kind) & (records.c.id == id))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return _to_record(row) if row else None

    async def find(
        self,
        kind: RecordKind,
        *,
        session_id: str | None = None,
        statuses: Iterable[str] | None = None,
        before: Place | None = None,
        holding: str | None = None,
        limit: int = 200,
    ) -> list[Record]:
        """Newest change first; behind `before` where that is given. `holding`: whose JSON has these very characters.

        Where many are found they are read in a thread.
        """
        query = _narrow(sa.select(records).where(records.c.kind == kind), session_id, statuses)
        if holding is not None:
            query = query.where(records.c.body.contains(holding, autoescape=True))
        async with self._database.read() as connection:
            rows = (await connection.execute(_order(query, before, limit))).all()
        few = len(rows) <= SEARCHED_AT_ONCE
        return _read_all(rows) if few else await asyncio.to_thread(_read_all, rows)

    async def pick(
        self,
        kind: RecordKind,
        path: Sequence[str],
        *,
        session_id: str | None = None,
        statuses: Iterable[str] | None = None,
        limit: int = 200,
    ) -> dict[str, str]:
        """What stands at a path of each document, by its id; the database looks, so no document is read whole.

        Of the documents as `find` orders them, those that have nothing there are left out.
        """
        at_postgres = self._database.dialect == "postgresql"
        body = sa.cast(records.c.body, sa.JSON) if at_postgres else sa.type_coerce(records.c.body, sa.JSON)
        chosen = sa.select(records.c.id, body[tuple(path)].as_string()).where(records.c.kind == kind)
        async with self._database.read() as connection:
            rows = await connection.execute(_order(_narrow(chosen, session_id, statuses), None, limit))
            return {id: text for id, text in rows if text}

    async def search(
        self, kind: RecordKind, fits: Callable[[Record], bool], *, before: Place | None = None, limit: int = 200
    ) -> list[Record]:
        """Those that fit, as `find` orders them. Documents are read in a thread: there may be many to look at."""
        found: list[Record] = []
        while len(found) < limit:
            query = _order(sa.select(records).where(records.c.kind == kind), before, SEARCHED_AT_ONCE)
            async with self._database.read() as connection:
                rows = (await connection.execute(query)).all()
            found += await asyncio.to_thread(_pick, rows, fits)
            if len(rows) < SEARCHED_AT_ONCE:
                break
            before = (rows[-1].updated_ms, rows[-1].id)
        return found[:limit]

    async def remove(self, kind: RecordKind, id: str) -> bool:
        """Whether there was such a document."""
        where = (records.c.kind == kind) & (records.c.id == id)
        async with self._database.write() as connection:
            return bool((await connection.execute(records.delete().where(where))).rowcount)

    async def remove_all(self, kind: RecordKind, status: str) -> int:
        """How many there were of that status."""
        where = (records.c.kind == kind) & (records.c.status == status)
        async with self._database.write() as connection:
            return int((await connection.execute(records.delete().where(where))).rowcount)


def _narrow(query: sa.Select[Any], session_id: str | None, statuses: Iterable[str] | None) -> sa.Select[Any]:
    if session_id is not None:
        query = query.where(records.c.session_id == session_id)
    if statuses is not None:
        query = query.where(records.c.status.in_(list(statuses)))
    return query


def _order(query: sa.Select[Any], before: Place | None, limit: int) -> sa.Select[Any]:
    """Newest change first, from behind `before` on."""
    if before is not None:
        query = query.where(sa.tuple_(records.c.updated_ms, records.c.id) < sa.tuple_(*map(sa.literal, before)))
    return query.order_by(records.c.updated_ms.desc(), records.c.id.desc()).limit(limit)


def _pick(rows: Sequence[sa.Row[Any]], fits: Callable[[Record], bool]) -> list[Record]:
    return [record for record in _read_all(rows) if fits(record)]


def _read_all(rows: Sequence[sa.Row[Any]]) -> list[Record]:
    return list(map(_to_record, rows))


def _to_record(row: sa.Row[tuple[object, ...]]) -> Record:
    fields = dict(row._mapping)
    return Record(**fields | {"body": json.loads(fields["body"])})
