"""The extension's side of the link, spoken exactly and in Python: ledger, fences, recovery after a worker's death.

It is the reference for `extension/src/background`: what this peer does, the background must do. Its laws:

1. A call id is entered in the ledger before anything else; a repeated id never runs again: `done` answers with the
   stored result, anything earlier is ignored because its result will come.
2. `dispatching` is written down in the last step before the effect, and only when the fence allows the epoch and the
   deadline (counted from reception) has not passed. A write's entry survives the browser (storage.local).
3. A result is kept until the server acknowledges it, and sent again after every welcome that still wants it.
4. A new life of the worker forgets what was only `received` (nothing happened), and asks the page about what was
   `dispatching`: if the page does not know, the result is `outcome_unknown`.
5. What acts asks the server for a lease in the very last step, counts it from when it asked, and acts only while it
   lasts; when it is over it asks again. After a reconnect an open question is asked again.
6. Frames of any socket but the newest are dropped; nothing is handled before the welcome's proof was checked.
"""

import asyncio
import contextlib
import hmac
import uuid
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from browser_copilot.browser.clock import Clock, SystemClock, wait_within
from browser_copilot.browser.extension_id import EXTENSION_ID, EXTENSION_ORIGIN
from browser_copilot.browser.handshake import compute_proof, make_nonce
from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol import frames
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.frames import Frame, LedgerState
from browser_copilot.protocol.limits import LEASE_MS, LEDGER_ENTRIES, MAX_FRAME_BYTES, PROTOCOL_VERSION
from browser_copilot.protocol.tools import Call, fail, get_effect

ROUNDING_MS = 0.5
"""Sums of floating point seconds are no sharper than that."""
FRAME: TypeAdapter[Wire] = TypeAdapter(Frame)
Handler = Callable[[Call, Mapping[str, Secret]], Awaitable[Result]]


class Lost(Exception):
    """The connection is gone."""


class End(Protocol):
    """The client's end of a connection. `send` and `recv` raise `Lost`; `abort` says nothing to the other side."""

    async def send(self, text: str) -> None: ...

    async def recv(self) -> str: ...

    async def abort(self) -> None: ...


class WebsocketEnd:
    """A real one."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed as error:
            raise Lost(str(error)) from error

    async def recv(self) -> str:
        try:
            return str(await self._connection.recv())
        except ConnectionClosed as error:
            raise Lost(str(error)) from error

    async def abort(self) -> None:
        self._connection.transport.abort()
        await self._connection.wait_closed()


def dial(url: str, origin: str = EXTENSION_ORIGIN) -> "Dial":
    """Opens connections to a server's `/ws/browser`."""

    async def open_one() -> End:
        return WebsocketEnd(await connect(url, origin=Origin(origin), max_size=MAX_FRAME_BYTES, compression=None))

    return open_one


Dial = Callable[[], Awaitable[End]]


class Refusal(Exception):
    """The server refused the handshake."""

    def __init__(self, frame: frames.Refused) -> None:
        super().__init__(f"{frame.reason}: {frame.message}")
        self.reason = frame.reason


@dataclass
class Known:
    """A row of the ledger."""

    call: Call
    state: LedgerState = "received"
    result: Result | None = None
    acknowledged: bool = False


@dataclass
class Profile:
    """What outlives the worker: the browser's own storage."""

    browser_id: str = field(default_factory=lambda: f"b-{uuid.uuid4().hex[:12]}")
    ledger: dict[str, Known] = field(default_factory=dict)
    fences: dict[str, int] = field(default_factory=dict)
    generation: int = 0
    dispatched: list[Call] = field(default_factory=list)  # every dispatch ever, for the assertions of tests
    acknowledged: list[str] = field(default_factory=list)  # every Ack ever
    stopped: int = 0  # the highest epoch whose stop was acknowledged to the user

    def enter(self, call: Call) -> Known:
        known = self.ledger[call.id] = Known(call)
        while len(self.ledger) > LEDGER_ENTRIES:
            gone = next((key for key, row in self.ledger.items() if row.acknowledged), None)
            if gone is None:
                break
            del self.ledger[gone]
        return known

    def restart(self) -> None:
        """The browser itself was restarted: what was only in storage.session is gone, writes are not."""
        for key, known in list(self.ledger.items()):
            if get_effect(known.call) != "write":
                del self.ledger[key]

    def open_calls(self) -> list[frames.OpenCall]:
        rows = [(key, row) for key, row in self.ledger.items() if not row.acknowledged]
        return [frames.OpenCall(id=key, state=row.state) for key, row in rows][:1_000]

    def allows(self, call: Call) -> bool:
        return call.epoch >= self.fences.get(call.session_id, 0)


class Peer:
    """One life of a service worker. `handler` stands for the page: it does the call and says what came of it."""

    def __init__(
        self,
        dial: Dial,
        secret: bytes,
        handler: Handler,
        profile: Profile | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.profile = profile or Profile()
        self.welcome: frames.Welcome | None = None
        self.received: list[Wire] = []
        self.before_dispatch = asyncio.Event()
        self.before_dispatch.set()
        self.before_act = asyncio.Event()
        self.before_act.set()
        self.before_result = asyncio.Event()
        self.before_result.set()
        self.confirm_fences = True
        self.changed = asyncio.Condition()
        self._dial = dial
        self._clock = clock or SystemClock()
        self._secret = secret
        self._handler = handler
        self._socket: End | None = None
        self._reader: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._asked: dict[str, tuple[int, asyncio.Future[int]]] = {}
        self._worker_id = f"w-{uuid.uuid4().hex[:12]}"
        self.profile.generation += 1
        self._recover()

    def _recover(self) -> None:
        """Law 4."""
        for key, known in list(self.profile.ledger.items()):
            if known.state == "received":
                del self.profile.ledger[key]
            elif known.state == "dispatching":
                text = "the worker was restarted while this ran, and the page does not know"
                known.state, known.result = "done", fail("outcome_unknown", text, dispatched=True)

    # The socket

    async def connect(self, *, version: int = PROTOCOL_VERSION) -> None:
        """Handshake. Raises `Refusal`, `Lost`, or `AssertionError` when the server's own proof is wrong."""
        await self.drop()
        socket = await self._dial()
        try:
            self.welcome = await self._shake_hands(socket, version)
        except BaseException:
            await socket.abort()
            raise
        self._socket = socket
        await self._enter(self.welcome)
        self._reader = asyncio.create_task(self._read(socket))

    async def _shake_hands(self, socket: End, version: int) -> frames.Welcome:
        challenge = FRAME.validate_json(await socket.recv())
        if isinstance(challenge, frames.Refused):
            raise Refusal(challenge)
        assert isinstance(challenge, frames.Challenge)
        hello = self._make_hello(challenge, version)
        await socket.send(hello.to_json())
        answer = FRAME.validate_json(await socket.recv())
        if isinstance(answer, frames.Refused):
            raise Refusal(answer)
        assert isinstance(answer, frames.Welcome)
        expected = compute_proof(self._secret, "server", challenge.nonce, hello.nonce, EXTENSION_ID)
        assert hmac.compare_digest(answer.proof, expected), "the server does not know the secret"
        return answer

    def _make_hello(self, challenge: frames.Challenge, version: int) -> frames.Hello:
        nonce = make_nonce()
        return frames.Hello(
            protocol_version=version,
            extension_id=EXTENSION_ID,
            extension_version="0.1.0",
            browser="peer",
            browser_id=self.profile.browser_id,
            worker_id=self._worker_id,
            nonce=nonce,
            proof=compute_proof(self._secret, "extension", challenge.nonce, nonce, EXTENSION_ID),
            open_calls=self.profile.open_calls(),
            fences=self.profile.fences,
        )

    async def _enter(self, welcome: frames.Welcome) -> None:
        for session_id, epoch in welcome.fences.items():
            self._raise(session_id, epoch)
        wanted = set(welcome.open_call_ids)
        for key, known in list(self.profile.ledger.items()):
            if known.acknowledged:
                continue
            if key not in wanted:
                known.acknowledged = True  # forgotten; what was only received is never dispatched (see _run)
            elif known.result is not None:
                await self._send(frames.ResultFrame(id=key, result=known.result))
        for call_id, (_, answer) in list(self._asked.items()):
            await self._ask_lease(call_id, answer)

    async def drop(self) -> None:
        """The connection breaks without a word."""
        socket, self._socket = self._socket, None
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
        if socket is not None:
            await socket.abort()

    async def kill(self, *, browser_too: bool = False) -> "Peer":
        """The worker dies at once; returns its next life, not connected yet."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.drop()
        if browser_too:
            self.profile.restart()
        return Peer(self._dial, self._secret, self._handler, self.profile, self._clock)

    async def close(self) -> None:
        await self.kill()

    async def send_text(self, text: str) -> None:
        """Anything at all, for tests of what the server makes of it."""
        assert self._socket is not None
        await self._socket.send(text)

    async def _send(self, frame: Wire) -> None:
        socket = self._socket
        if socket is None:
            return
        try:
            await socket.send(frame.to_json())
        except Lost:
            return

    async def emit(self, event: Wire) -> None:
        await self._send(frames.EventFrame.model_construct(event=event))  # type: ignore[arg-type]

    async def beat(self) -> None:
        await self._send(frames.Heartbeat(sent_ms=0))

    async def _read(self, socket: End) -> None:
        with contextlib.suppress(Lost):
            while socket is self._socket:
                await self._take(FRAME.validate_json(await socket.recv()))
        if socket is self._socket:
            self._socket = None
        await self._note()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    async def _note(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def until(self, condition: Callable[[], bool], timeout: float = 30) -> None:
        """Wait for something this peer notices."""
        async with asyncio.timeout(timeout), self.changed:
            await self.changed.wait_for(condition)

    # Calls

    async def _take(self, frame: Wire) -> None:
        self.received.append(frame)
        match frame:
            case frames.CallFrame():
                await self._take_call(frame)
            case frames.Ack():
                self.profile.acknowledged.append(frame.id)
                if frame.id in self.profile.ledger:
                    self.profile.ledger[frame.id].acknowledged = True
            case frames.Lease():
                asked_ms, answer = self._asked.get(frame.id, (None, None))
                if answer is not None and asked_ms == frame.asked_ms and not answer.done():
                    answer.set_result(frame.ms)
            case frames.Fence():
                self._raise(frame.session_id, frame.epoch)
                await self._confirm(frame)
            case _:
                pass  # shown to the user by the real one
        await self._note()

    def _raise(self, session_id: str, epoch: int) -> None:
        self.profile.fences[session_id] = max(epoch, self.profile.fences.get(session_id, 0))

    async def _confirm(self, frame: frames.Fence) -> None:
        if not self.confirm_fences:
            return
        rows = self.profile.ledger.items()
        past = [k for k, r in rows if r.state == "dispatching" and r.call.session_id == frame.session_id]
        epoch = self.profile.fences[frame.session_id]
        await self._send(frames.Fenced(session_id=frame.session_id, epoch=epoch, dispatched=past))

    async def _take_call(self, frame: frames.CallFrame) -> None:
        known = self.profile.ledger.get(frame.call.id)
        if known is None:
            known = self.profile.enter(frame.call)
            origins = frame.secret_origins or {}
            secrets = {handle: Secret(value, origins[handle]) for handle, value in (frame.secrets or {}).items()}
            self._start(self._run(known, secrets))
        elif known.result is not None:
            await self._send(frames.ResultFrame(id=frame.call.id, result=known.result))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run(self, known: Known, secrets: Mapping[str, Secret]) -> None:
        call = known.call
        end = self._clock.now() + call.deadline_ms / 1000
        await self.before_dispatch.wait()
        if not self.profile.allows(call) or known.acknowledged:
            await self._finish(known, fail("cancelled", "stopped before it was dispatched"))
            return
        if self._clock.now() >= end:
            await self._finish(known, fail("timeout", "its time was up before it was dispatched"))
            return
        known.state = "dispatching"
        if get_effect(call) != "read" and not await self._take_lease(known, end):
            await self._finish(known, fail("cancelled", "the server gave no leave to act"))
            return
        self.profile.dispatched.append(call)
        self._start(self._note())  # waiting for it could let a fence in between leave and act
        result = await self._handler(call, secrets)
        await self.before_result.wait()
        await self._finish(known, result)

    async def _take_lease(self, known: Known, end: float) -> bool:
        """Law 5. Nothing is awaited between a yes of this and the act."""
        call = known.call
        while True:
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            await self._ask_lease(call.id, answer)
            ms = await wait_within(self._clock, answer, end - self._clock.now())
            asked_ms, _ = self._asked.pop(call.id)
            await self.before_act.wait()
            if not ms or known.acknowledged or not self.profile.allows(call) or self._clock.now() >= end:
                return False
            if self._clock.now() * 1000 < asked_ms + ms - ROUNDING_MS:
                return True

    async def _ask_lease(self, call_id: str, answer: "asyncio.Future[int]") -> None:
        asked_ms = int(self._clock.now() * 1000)
        self._asked[call_id] = asked_ms, answer
        await self._send(frames.AskLease(id=call_id, asked_ms=asked_ms, ms=LEASE_MS))

    async def _finish(self, known: Known, result: Result) -> None:
        known.state, known.result = "done", result
        if not known.acknowledged:
            await self._send(frames.ResultFrame(id=known.call.id, result=result))
        await self._note()

    def list_writes(self) -> list[str]:
        """Ids of the writes that were ever dispatched in this profile, in order."""
        return [call.id for call in self.profile.dispatched if get_effect(call) == "write"]
