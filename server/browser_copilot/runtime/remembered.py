"""An "always" of the user is for one origin and one kind of action, so many times, until then; it can be taken back.

It is kept with its session: a use is counted durably before it counts as a yes, so that a restart gives nothing back.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from browser_copilot.protocol.limits import REMEMBERED_SECONDS, REMEMBERED_USES
from browser_copilot.store.records import Record, Records


@dataclass(frozen=True)
class Remembered:
    """For this origin and kind of action, so many times, until then (Unix ms)."""

    id: str
    origin: str
    kind: str
    count_left: int
    until_ms: int
    session_id: str
    created_ms: int

    def to_wire(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "origin": self.origin,
            "kind": self.kind,
            "countLeft": self.count_left,
            "untilMs": self.until_ms,
            "sessionId": self.session_id,
            "createdMs": self.created_ms,
        }

    @classmethod
    def from_wire(cls, body: Any) -> "Remembered":
        return cls(
            id=body["id"],
            origin=body["origin"],
            kind=body["kind"],
            count_left=body["countLeft"],
            until_ms=body["untilMs"],
            session_id=body["sessionId"],
            created_ms=body["createdMs"],
        )


class RememberedGrants:
    """Those of one session. `records` is None for a session that is not kept; `now` gives Unix seconds."""

    def __init__(self, session_id: str, records: Records | None, now: Callable[[], float]) -> None:
        self.session_id = session_id
        self._records = records
        self._now = now
        self._all: dict[str, Remembered] = {}

    async def load(self) -> None:
        """After a restart. What has expired is gone."""
        if self._records is None:
            return
        for record in await self._records.find("approval", session_id=self.session_id, statuses=["remembered"]):
            grant = Remembered.from_wire(record.body)
            self._all[grant.id] = grant
            await self._prune(grant)

    def listing(self) -> list[Remembered]:
        """Those that still count, oldest first."""
        return sorted((one for one in self._all.values() if self._counts(one)), key=lambda one: one.created_ms)

    def _counts(self, grant: Remembered) -> bool:
        return grant.count_left > 0 and grant.until_ms > self._now() * 1000

    async def add(self, origin: str, kind: str) -> None:
        now = self._now()
        grant = Remembered(
            id=f"gr-{uuid4().hex[:12]}",
            origin=origin,
            kind=kind,
            count_left=REMEMBERED_USES,
            until_ms=int((now + REMEMBERED_SECONDS) * 1000),
            session_id=self.session_id,
            created_ms=int(now * 1000),
        )
        self._all[grant.id] = grant
        await self._keep(grant)

    async def use(self, origin: str, kind: str) -> bool:
        """Whether there is one for this; it counts one less then."""
        for grant in list(self._all.values()):
            if await self._prune(grant):
                continue
            if (grant.origin, grant.kind) == (origin, kind):
                used = self._all[grant.id] = replace(grant, count_left=grant.count_left - 1)
                if not await self._prune(used):
                    await self._keep(used)
                return True
        return False

    async def withdraw(self, grant_id: str) -> bool:
        """Whether there was one of that id that still counted."""
        grant = self._all.pop(grant_id, None)
        if grant is None:
            return False
        await self._forget(grant_id)
        return self._counts(grant)

    async def clear(self) -> None:
        """The session is closed."""
        for grant_id in list(self._all):
            await self.withdraw(grant_id)

    async def _prune(self, grant: Remembered) -> bool:
        if self._counts(grant):
            return False
        self._all.pop(grant.id, None)
        await self._forget(grant.id)
        return True

    async def _keep(self, grant: Remembered) -> None:
        if self._records is not None:
            await self._records.put(Record("approval", grant.id, grant.to_wire(), self.session_id, "remembered"))

    async def _forget(self, grant_id: str) -> None:
        if self._records is not None:
            await self._records.remove("approval", grant_id)
