"""Writes of earlier lives of the server: what came of one is looked up, or heard from the browser, never done again."""

import asyncio
from collections.abc import Set

from browser_copilot.browser.clock import Clock, wait_within
from browser_copilot.browser.ledger import find_unreceived, give_up
from browser_copilot.browser.port import IntentLog, Result
from browser_copilot.protocol.frames import Hello
from browser_copilot.protocol.tools import Call

RESTARTED = "the server was restarted after this call was recorded"
UNHEARD = "neither the intent log nor the browser said in time what came of this call"


class Past:
    """`expected`: the writes without a result, by the life of the extension that each was for. The browser may still
    have the result, or say that it never saw the call. `hello`: that of the browser that is there."""

    def __init__(self, intents: IntentLog, clock: Clock) -> None:
        self.expected: dict[str, str | None] = {}
        self.hello: Hello | None = None
        self._intents = intents
        self._clock = clock
        self._told: dict[str, asyncio.Future[None]] = {}

    async def recall(self, call: Call) -> Result | None:
        """What came of a write that is recorded, `outcome_unknown` if that cannot be learnt within its deadline; None
        for one that is not recorded. Raises `StoreError`."""
        asking = asyncio.ensure_future(self._recall(call.id))
        try:
            found = await wait_within(self._clock, asking, call.deadline_ms / 1000)
            return found if asking.done() else give_up(UNHEARD)
        finally:
            asking.cancel()

    def meet(self, hello: Hello) -> list[str]:
        """A browser is there: the writes that it never received. Who waits for what it cannot tell waits no longer."""
        self.hello = hello
        for call_id in [one for one in self._told if not self._is_to_come(one)]:
            self._tell(call_id)
        return find_unreceived(self.expected, _list(hello), hello.worker_id)

    def settle(self, call_id: str) -> None:
        """Its result is in the intent log."""
        self.expected.pop(call_id, None)
        self._tell(call_id)

    def close(self) -> None:
        """Nobody waits any longer."""
        for call_id in list(self._told):
            self._tell(call_id)

    async def _recall(self, call_id: str) -> Result | None:
        intent = await self._intents.find(call_id)
        if intent is not None and intent.result is None and self._is_to_come(call_id):
            await asyncio.wait({self._told.setdefault(call_id, asyncio.get_running_loop().create_future())})
            intent = await self._intents.find(call_id)
        return None if intent is None else intent.result or give_up(RESTARTED)

    def _is_to_come(self, call_id: str) -> bool:
        """Whether a browser may still tell: none is there yet, or this one knows the call or is who it was for."""
        hello = self.hello
        if call_id not in self.expected or hello is None:
            return call_id in self.expected
        return call_id in _list(hello) or self.expected[call_id] == hello.worker_id

    def _tell(self, call_id: str) -> None:
        told = self._told.pop(call_id, None)
        if told is not None:
            told.set_result(None)


def _list(hello: Hello) -> Set[str]:
    return {known.id for known in hello.open_calls}
