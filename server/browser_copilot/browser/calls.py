"""Every call is answered once, and a write leaves only after its intent is committed.

Life of a call: checked against the fence -> (write, when a browser is there) committed in the intent log -> sent ->
leased, right before it acts -> answered by the extension -> (write) result committed -> handed to the caller ->
acknowledged. If the socket goes, the call stays in the book; at the next hello `ledger.py` decides what becomes of it.
"""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Protocol

from browser_copilot import log
from browser_copilot.browser.clock import Clock
from browser_copilot.browser.ledger import (
    Book,
    Entry,
    decide_dispatch,
    decide_expiry,
    decide_reconnect,
    decide_spoilt,
    raise_to,
)
from browser_copilot.browser.past import Past
from browser_copilot.browser.port import IntentLog, Result, Secret
from browser_copilot.browser.wire import Malformed, check_size, write_call
from browser_copilot.errors import StoreError
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.frames import Ack, AskLease, Hello, Lease, ResultFrame
from browser_copilot.protocol.limits import MAX_LEASE_MS
from browser_copilot.protocol.tools import Call, Failed, fail

GRACE_S = 2.0
"""How much longer than the call's own deadline we wait for the extension to say how it ended."""

ELSEWHERE = "the extension began anew before this was sent; nothing happened"
UNRECEIVED = "the server ended before this was sent; nothing happened"

logger = log.get("link")


class Outlet(Protocol):
    """Where frames go: a connection."""

    @property
    def hello(self) -> Hello: ...

    def post(self, frame: Wire, *, first: bool = False) -> None: ...

    def post_text(self, text: str, *, first: bool = False) -> None: ...


class Calls:
    """The calls of one link. `outlet` is the current connection; `fences` the lowest epoch allowed, by session."""

    def __init__(self, intents: IntentLog, clock: Clock) -> None:
        self.outlet: Outlet | None = None
        self.fences: dict[str, int] = {}
        self.book = Book()
        self.past = Past(intents, clock)
        self._newest: dict[str, int] = {}
        self._browser_id: str | None = None
        self._leased: dict[str, Entry] = {}
        self._intents = intents
        self._clock = clock
        self._began = clock.now()
        self._tasks: set[asyncio.Task[object]] = set()

    async def run(self, call: Call, secrets: Mapping[str, Secret]) -> Result:
        """Open a call that is new to the book and, if it is a write, to the intent log; wait for its answer."""
        raise_to(self._newest, call.session_id, call.epoch)
        deadline = self._clock.now() + call.deadline_ms / 1000
        entry = Entry(call, deadline, asyncio.get_running_loop().create_future(), secrets, browser_id=self._browser_id)
        self.book.add(entry)
        self._watch(entry, deadline)
        if entry.effect == "write":
            self._start(self._carry(entry))
        else:
            entry.recorded = True
            self._send(entry)
        try:
            return await asyncio.shield(entry.answer)
        except asyncio.CancelledError:
            entry.withdrawn = True
            raise

    def raise_fence(self, session_id: str, epoch: int) -> None:
        """Only upwards. Calls that were not sent yet are answered at once."""
        raise_to(self.fences, session_id, epoch)
        for entry in self.book.find_open():
            at_rest = entry.state == "prepared" and (entry.recorded or entry.waiting)
            decision = self._decide(entry) if at_rest and entry.call.session_id == session_id else None
            if isinstance(decision, Failed):
                self._start(self._settle(entry, decision))

    def lease(self, outlet: Outlet, asked: AskLease) -> None:
        """May that call act now? Only while it is open and would be sent, too; the leave lasts for `ms`."""
        entry = self.book.find(asked.id)
        may = entry is not None and entry.state == "sent" and self._decide(entry) == "send"
        if entry is not None and may:
            now = self._clock.now()
            entry.leased_until = max(entry.leased_until, now + asked.ms / 1000)
            self._leased = {id: one for id, one in self._leased.items() if one.leased_until > now} | {entry.id: entry}
        outlet.post(Lease(id=asked.id, asked_ms=asked.asked_ms, ms=asked.ms if may else 0))

    def compute_leased_s(self, session_id: str, epoch: int) -> float:
        """So long, in seconds, a call of the session below the epoch may still act. 0 when none may.

        What an earlier life of the server gave leave to has run out `MAX_LEASE_MS` after this one began.
        """
        calls = (entry for entry in self._leased.values() if entry.call.session_id == session_id)
        ends = [entry.leased_until for entry in calls if entry.call.epoch < epoch]
        if self.past.expected:
            ends.append(self._began + MAX_LEASE_MS / 1000)
        return max(0.0, max(ends, default=0.0) - self._clock.now())

    def find_stopped(self, hello: Hello) -> list[str]:
        """Sessions that the user stopped in the browser while it could not tell us: fences that we did not raise."""
        return [
            session_id
            for session_id, epoch in hello.fences.items()
            if epoch > self.fences.get(session_id, 0) and epoch > self._newest.get(session_id, epoch)
        ]

    def reconcile(self, outlet: Outlet) -> list[str]:
        """A browser said hello: settle what cannot go on, send what it never received.

        Returns the ids of the calls whose results are still wanted, for the welcome.
        """
        hello = outlet.hello
        self.outlet, self._browser_id = outlet, hello.browser_id
        for session_id, epoch in hello.fences.items():
            raise_to(self.fences, session_id, epoch)
        listed = {known.id for known in hello.open_calls}
        for entry in self.book.find_open():
            if not (entry.waiting or entry.recorded):
                continue
            fence = self.fences.get(entry.call.session_id, 0)
            decision = decide_reconnect(entry, listed, hello.browser_id, fence, self._clock.now())
            if isinstance(decision, Failed):
                self._start(self._settle(entry, decision))
            elif entry.waiting:
                entry.waiting = False
                self._start(self._carry(entry))
            elif decision == "send":
                self._send(entry)
        for call_id in self.past.meet(hello):
            self._start(self._settle_unreceived(call_id))
        wanted = [entry.id for entry in self.book.find_open() if entry.state == "sent"]
        wanted += [entry.id for entry in self.book.find_uncertain()]
        return [*wanted, *sorted(self.past.expected)][:1_000]

    def take_result(self, outlet: Outlet, frame: ResultFrame) -> None:
        """Settle, then acknowledge. A result of a call long settled is only acknowledged."""
        entry = self.book.find(frame.id)
        self._leased.pop(frame.id, None)
        if entry is not None:
            self._start(self._settle_and_acknowledge(outlet, entry, frame.result))
        elif frame.id in self.past.expected:
            self._start(self._settle_expected(outlet, frame))
        else:
            outlet.post(Ack(id=frame.id))

    def spoil(self, outlet: Outlet, call_id: str, text: str) -> None:
        """The answer of a call cannot be read. That of a write is not acknowledged: who forgot it would be taken for
        one that never received the call."""
        entry = self.book.find(call_id)
        if entry is not None:
            self._start(self._settle(entry, decide_spoilt(entry, text)))
        if call_id not in self.past.expected and (entry is None or entry.effect != "write"):
            outlet.post(Ack(id=call_id))

    def lose(self) -> None:
        """The browser is gone. The calls stay in the book until it is back or their time is up."""
        self.outlet = self.past.hello = None

    async def close(self) -> None:
        """Answer what is open as if its time were up, and let commits finish."""
        self.past.close()
        for entry in self.book.find_open():
            self._expire(entry)
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _carry(self, entry: Entry) -> None:
        """Commit the intent of a write, with the life of the extension that it is for, then send; else wait for one."""
        if entry.state == "settled":
            return
        if self._decide(entry) == "send":
            entry.waiting = self.outlet is None
            if self.outlet is None or not await self._record(entry, self.outlet.hello.worker_id):
                return
        entry.recorded = True
        if entry.result is not None:  # its time was up meanwhile
            await self._commit(entry.id, entry.result)
        else:
            self._send(entry)

    async def _record(self, entry: Entry, worker_id: str) -> bool:
        """False when the store failed: then the call must not be sent."""
        entry.worker_id = worker_id
        try:
            await self._intents.record(entry.call, worker_id)
        except StoreError as error:
            self.book.drop(entry)
            if not entry.answer.done():
                entry.answer.set_exception(error)
            return False
        return True

    def _decide(self, entry: Entry) -> Failed | str:
        return decide_dispatch(entry, self.fences.get(entry.call.session_id, 0), self._clock.now())

    def _send(self, entry: Entry) -> None:
        """The last look before a call leaves; nothing is awaited between the look and the sending."""
        decision = self._decide(entry)
        if isinstance(decision, Failed):
            self._start(self._settle(entry, decision))
            return
        if self.outlet is None:
            return
        if entry.state == "prepared" and entry.worker_id not in (None, self.outlet.hello.worker_id):
            self._start(self._settle(entry, fail("link_lost", ELSEWHERE)))
            return
        try:
            text = self._write(entry)
        except Malformed as error:
            self._start(self._settle(entry, fail("bad_argument", f"{error.text}: send less at once")))
            return
        entry.move("send")
        entry.browser_id = self.outlet.hello.browser_id
        self.outlet.post_text(text)

    def _write(self, entry: Entry) -> str:
        """The call's frame with the time that is left. Raises `Malformed` when it is too large."""
        left = max(1, int((entry.deadline - self._clock.now()) * 1000))
        call = entry.call.model_copy(update={"deadline_ms": min(entry.call.deadline_ms, left)})
        values = {handle: secret.value for handle, secret in entry.secrets.items()}
        origins = {handle: secret.origin for handle, secret in entry.secrets.items()}
        text = write_call(call, values, origins).to_json()
        check_size(text)
        return text

    def _watch(self, entry: Entry, when: float) -> None:
        """At its deadline what was not sent is over; what was sent has a little longer to say how it ended."""

        def act() -> None:
            if entry.state == "sent" and when == entry.deadline:
                self._watch(entry, when + GRACE_S)
            else:
                self._expire(entry)

        timer = self._clock.call_at(when, act)
        entry.answer.add_done_callback(lambda _: timer.cancel())

    def _expire(self, entry: Entry) -> None:
        self._start(self._settle(entry, decide_expiry(entry, self.outlet is not None)))

    async def _settle(self, entry: Entry, result: Result) -> bool:
        """Commit what became of a call, then tell. The browser's own word replaces `outcome_unknown`, nothing else.

        True when the result is safe: committed, or superfluous. Intents whose outcome is unknown stay open.
        """
        certain = result.ok or result.code != "outcome_unknown"
        async with entry.lock:
            if entry.result is not None and (entry.certain or not certain):
                return True
            safe = True
            if entry.worker_id is not None and certain:
                safe = await self._commit(entry.id, result)
            self.book.settle(entry, result, certain and safe)
            if not entry.answer.done():
                entry.answer.set_result(result)
            return safe

    async def _commit(self, call_id: str, result: Result) -> bool:
        try:
            await self._intents.settle(call_id, result)
        except StoreError as error:
            logger.error("a result could not be stored, so it is not acknowledged", call=call_id, error=str(error))
            return False
        return True

    async def _settle_and_acknowledge(self, outlet: Outlet, entry: Entry, result: Result) -> None:
        if await self._settle(entry, result):
            await asyncio.sleep(0)  # who waits for the answer has it first
            outlet.post(Ack(id=entry.id))

    async def _settle_expected(self, outlet: Outlet, frame: ResultFrame) -> None:
        if await self._commit(frame.id, frame.result):
            self.past.settle(frame.id)
            outlet.post(Ack(id=frame.id))

    async def _settle_unreceived(self, call_id: str) -> None:
        if await self._commit(call_id, fail("link_lost", UNRECEIVED)):
            self.past.settle(call_id)

    def _start(self, work: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
