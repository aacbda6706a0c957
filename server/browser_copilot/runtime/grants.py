"""The origins that may be acted on: given by the user alone, kept, and told to the browser, whose guard decides."""

from collections.abc import Container

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.runtime.ports import Hands
from browser_copilot.store.records import Record, Records

MAX_GRANTS = 10_000


class Grants:
    """Those of all sessions. A grant without a session is for every one."""

    def __init__(self, hands: Hands, records: Records) -> None:
        self._hands = hands
        self._records = records
        self._all: dict[tuple[str, str | None], GrantedOrigin] = {}

    async def load(self, sessions: Container[str]) -> None:
        """Those that were kept; what was given to a session that is not open any more is forgotten."""
        for record in await self._records.find("grant", limit=MAX_GRANTS):
            grant = GrantedOrigin.from_wire(record.body)
            if grant.session_id is None or grant.session_id in sessions:
                self._all[(grant.origin, grant.session_id)] = grant
            else:
                await self._records.remove("grant", record.id)
        self._send()

    async def end_session(self, session_id: str) -> None:
        """What was given to it alone counts no more; durable when it returns."""
        await self._withdraw([key for key in self._all if key[1] == session_id])

    def listing(self) -> list[GrantedOrigin]:
        return list(self._all.values())

    def allows(self, origin: str, session_id: str, now: float) -> bool:
        """As the guard decides it: deny wins. `now` in Unix seconds."""
        own = [self._all.get((origin, None)), self._all.get((origin, session_id))]
        due = [one for one in own if one is not None and (one.expires_ms is None or one.expires_ms > now * 1000)]
        return bool(due) and not any(one.denied for one in due)

    async def change(self, grant: GrantedOrigin, given: bool) -> None:
        """Give one, or withdraw every one of that origin; durable when it returns."""
        if given:
            self._all[(grant.origin, grant.session_id)] = grant
            self._send()
            name = _name(grant.origin, grant.session_id)
            await self._records.put(Record("grant", name, grant.to_wire(), grant.session_id))
            return
        await self._withdraw([key for key in self._all if key[0] == grant.origin])

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
