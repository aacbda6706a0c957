"""The origins that may be acted on: given by the user alone, kept, and told to the browser, whose guard decides.

None is for ever: one that names no session and no end is good for 30 days, one of a session until that is closed.
"""

from collections.abc import Callable, Container

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.limits import GRANT_DAYS
from browser_copilot.runtime.ports import Hands
from browser_copilot.store.records import Record, Records

MAX_GRANTS = 10_000
DAY_SECONDS = 86_400


class Grants:
    """Those of all sessions. A grant without a session is for every one."""

    def __init__(self, hands: Hands, records: Records, now: Callable[[], float]) -> None:
        """`now` gives Unix seconds."""
        self._hands = hands
        self._records = records
        self._now = now
        self._all: dict[tuple[str, str | None], GrantedOrigin] = {}

    async def load(self, sessions: Container[str]) -> None:
        """Those that were kept; what is over, or was given to a session that is not open any more, is forgotten."""
        for record in await self._records.find("grant", limit=MAX_GRANTS):
            grant = GrantedOrigin.from_wire(record.body)
            is_lost = grant.session_id is not None and grant.session_id not in sessions
            if is_lost or not self._counts(grant):
                await self._records.remove("grant", record.id)
            else:
                await self._restore(grant)
        self._send()

    async def _restore(self, grant: GrantedOrigin) -> None:
        """One of an earlier version may be without an end: its time begins now."""
        bounded = self._all[(grant.origin, grant.session_id)] = self._bound(grant)
        if bounded is not grant:
            await self._keep(bounded)

    async def end_session(self, session_id: str) -> None:
        """What was given to it alone counts no more; durable when it returns."""
        await self._withdraw([key for key in self._all if key[1] == session_id])

    def listing(self) -> list[GrantedOrigin]:
        """Those that count."""
        return [grant for grant in self._all.values() if self._counts(grant)]

    def _counts(self, grant: GrantedOrigin) -> bool:
        return grant.expires_ms is None or grant.expires_ms > self._now() * 1000

    def allows(self, origin: str, session_id: str) -> bool:
        """As the guard decides it: deny wins."""
        own = [self._all.get((origin, None)), self._all.get((origin, session_id))]
        due = [one for one in own if one is not None and self._counts(one)]
        return bool(due) and not any(one.denied for one in due)

    async def change(self, grant: GrantedOrigin, given: bool) -> None:
        """Give one, or withdraw every one of that origin; durable when it returns."""
        if not given:
            await self._withdraw([key for key in self._all if key[0] == grant.origin])
            return
        bounded = self._bound(grant)
        self._all[(grant.origin, grant.session_id)] = bounded
        self._send()
        await self._keep(bounded)

    def _bound(self, grant: GrantedOrigin) -> GrantedOrigin:
        """With an end. A denial needs none."""
        if grant.session_id is not None or grant.expires_ms is not None or grant.denied:
            return grant
        return grant.model_copy(update={"expires_ms": int(self._now() + GRANT_DAYS * DAY_SECONDS) * 1000})

    async def _keep(self, grant: GrantedOrigin) -> None:
        name = _name(grant.origin, grant.session_id)
        await self._records.put(Record("grant", name, grant.to_wire(), grant.session_id))

    async def _withdraw(self, withdrawn: list[tuple[str, str | None]]) -> None:
        if not withdrawn:
            return
        for key in withdrawn:
            del self._all[key]
        self._send()
        for origin, session_id in withdrawn:
            await self._records.remove("grant", _name(origin, session_id))

    def _send(self) -> None:
        self._hands.set_grants(self.listing())


def _name(origin: str, session_id: str | None) -> str:
    return f"{origin}|{session_id or ''}"
