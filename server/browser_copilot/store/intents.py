"""A write is committed here before it is sent, and settled after: without a result, its outcome is unknown."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.dialects import postgresql, sqlite

from browser_copilot.protocol.tools import Call, Failed, Ok, ToolCall, ToolResult
from browser_copilot.store.tables import intents

if TYPE_CHECKING:
    from browser_copilot.store.database import Database

CALL: TypeAdapter[Call] = TypeAdapter(ToolCall)
RESULT: TypeAdapter[Ok | Failed] = TypeAdapter(ToolResult)


@dataclass(frozen=True)
class Intent:
    """`result` is None while nothing is known of the outcome. `worker_id`: the life of the extension it was for."""

    call: Call
    recorded_ms: int
    result: Ok | Failed | None
    worker_id: str | None = None


class Intents:
    """The intent log. Every method is one committed transaction."""

    def __init__(self, database: "Database", clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def record(self, call: Call, worker_id: str | None = None) -> None:
        """Durable when it returns. Raises `StoreError`; recording the same id again changes nothing."""
        row = {
            "call_id": call.id,
            "session_id": call.session_id,
            "task_id": call.task_id,
            "tool": call.to_wire()["name"],
            "recorded_ms": int(self._clock() * 1000),
            "call": call.to_json(),
            "worker_id": worker_id,
        }
        insert = postgresql.insert if self._database.dialect == "postgresql" else sqlite.insert
        unless_known = insert(intents).values(row).on_conflict_do_nothing(index_elements=[intents.c.call_id])
        async with self._database.write("intent") as connection:
            await connection.execute(unless_known)

    async def settle(self, call_id: str, result: Ok | Failed) -> None:
        """The first result stands; a later one for the same call changes nothing."""
        change = {"settled_ms": int(self._clock() * 1000), "ok": result.ok, "result": result.to_json()}
        where = (intents.c.call_id == call_id) & intents.c.settled_ms.is_(None)
        async with self._database.write("result") as connection:
            await connection.execute(intents.update().where(where).values(change))

    async def find(self, call_id: str) -> Intent | None:
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(intents).where(intents.c.call_id == call_id))).first()
        return _to_intent(row) if row else None

    async def unsettled(self, session_id: str | None = None) -> list[Intent]:
        """The writes whose outcome is unknown, oldest first."""
        query = sa.select(intents).where(intents.c.settled_ms.is_(None)).order_by(intents.c.recorded_ms)
        if session_id is not None:
            query = query.where(intents.c.session_id == session_id)
        async with self._database.read() as connection:
            return [_to_intent(row) for row in await connection.execute(query)]

    async def of_task(self, task_id: str) -> list[Intent]:
        query = sa.select(intents).where(intents.c.task_id == task_id).order_by(intents.c.recorded_ms)
        async with self._database.read() as connection:
            return [_to_intent(row) for row in await connection.execute(query)]


def _to_intent(row: sa.Row[tuple[object, ...]]) -> Intent:
    fields = row._mapping
    result = fields["result"]
    return Intent(
        call=CALL.validate_json(fields["call"]),
        recorded_ms=fields["recorded_ms"],
        result=RESULT.validate_json(result) if result else None,
        worker_id=fields["worker_id"],
    )
