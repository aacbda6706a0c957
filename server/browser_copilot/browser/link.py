"""The link is a Browser over the sockets that the extension opens: one counts at a time, and the newest is it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from browser_copilot import __version__, log
from browser_copilot.browser.calls import Calls
from browser_copilot.browser.clock import Clock, SystemClock, wait_within
from browser_copilot.browser.connection import Connection
from browser_copilot.browser.handshake import compute_proof
from browser_copilot.browser.port import (
    BrowserStatus,
    FenceReason,
    IntentLog,
    LinkChanged,
    Listener,
    Result,
    Secret,
    Socket,
)
from browser_copilot.browser.wire import CLOSE_NORMAL, CLOSE_REPLACED, Malformed
from browser_copilot.crash import Mark, pass_by
from browser_copilot.protocol import frames
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.limits import HEARTBEAT_MS
from browser_copilot.protocol.selector import RoleSelector
from browser_copilot.protocol.tools import Call, DomType, Failed, fail, get_effect

RETURN_S = 45.0
"""A browser that was there this short a time ago is expected back: calls wait for it within their deadline."""
TELL_AGAIN_S = 30.0
"""So seldom the same kind of refusal is logged and told: guessing 256 bits is hopeless, filling a log is not."""
NEVER = "no browser has connected yet"
FIX = "open the browser with the Browser Copilot extension, or run `browser-copilot up`; `doctor` tells more"

logger = log.get("link")


class ExtensionLink:
    """Implements `Browser`. `serve` is given every accepted socket whose headers passed `check_origin`."""

    def __init__(
        self,
        secret: bytes,
        extension_id: str,
        intents: IntentLog,
        clock: Clock | None = None,
        heartbeat_ms: int = HEARTBEAT_MS,
    ) -> None:
        self.mark: Mark = pass_by
        self.opener: Callable[[], Awaitable[None]] | None = None  # how a browser of ours is opened again
        self._secret = secret
        self._extension_id = extension_id
        self._clock: Clock = clock or SystemClock()
        self._heartbeat_ms = heartbeat_ms
        self._calls = Calls(intents, self._clock)
        self._connection: Connection | None = None
        self._serving: set[Connection] = set()
        self._fence_waiters: list[tuple[str, int, asyncio.Future[None]]] = []
        self._grants: list[frames.GrantedOrigin] = []
        self._listeners: list[Listener] = []
        self._reason: str | None = NEVER
        self._fix = FIX
        self._since: int | None = None
        self._told: dict[str, float] = {}  # reasons of refusals, and when they were told last
        self._left_at: float | None = None

    @property
    def connected(self) -> bool:
        return self._connection is not None

    @property
    def extension_id(self) -> str:
        return self._extension_id

    @property
    def browser_id(self) -> str | None:
        """Which browser profile is connected; it stays the same over restarts of the browser."""
        return self._connection.hello.browser_id if self._connection is not None else None

    async def call(self, call: Call, secrets: Mapping[str, Secret] | None = None) -> Result:
        find, past = self._calls.book.find, None
        if find(call.id) is None and get_effect(call) == "write":
            past = await self._calls.past.recall(call)
        known = find(call.id)  # looked up after the waiting: the same call may have been asked for meanwhile
        if known is not None:
            return known.result if known.result is not None else await asyncio.shield(known.answer)
        refused = past or self._check(call, secrets or {})
        return refused or await self._calls.run(call, secrets or {})

    async def raise_fence(self, session_id: str, epoch: int, reason: FenceReason) -> bool:
        self._calls.raise_fence(session_id, epoch)
        if self._connection is not None:
            self._connection.post(frames.Fence(session_id=session_id, epoch=epoch, reason=reason), first=True)
        leased_s = self._calls.compute_leased_s(session_id, epoch)
        if leased_s == 0 or reason == "restart":  # nobody waits for the fence of a restart
            return False
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._fence_waiters.append((session_id, epoch, waiter))
        await wait_within(self._clock, waiter, leased_s)
        self._fence_waiters = [one for one in self._fence_waiters if one[2] is not waiter]
        return waiter.done()

    def get_fence(self, session_id: str) -> int:
        """As `Browser` says; the extension's memory is known from its hello."""
        return self._calls.fences.get(session_id, 0)

    def set_grants(self, grants: Sequence[frames.GrantedOrigin]) -> None:
        self._grants = list(grants)
        self._post(frames.Grants(grants=self._grants))

    def claim_tab(
        self, tab_id: int, session_id: str | None, title: str | None = None, progress: float | None = None
    ) -> None:
        cut = title[:80] if title else None
        self._post(frames.ClaimTab(tab_id=tab_id, session_id=session_id, title=cut, progress=progress))

    def notify(self, notice: frames.Notice) -> None:
        self._post(notice)

    def highlight(self, tab_id: int, label: str, selector: RoleSelector | None) -> None:
        shown = selector.to_wire() if selector else None
        self._post(frames.Highlight(tab_id=tab_id, label=label[:200], selector=shown))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def status(self) -> BrowserStatus:
        if self._connection is None:
            return BrowserStatus(connected=False, since=self._since, reason=self._reason, fix=self._fix)
        hello = self._connection.hello
        age = int((self._clock.now() - self._connection.last_seen) * 1000)
        return BrowserStatus(True, hello.browser, hello.extension_version, self._since, age, self._reason)

    async def awaken(self) -> None:
        if self._connection is None and self.opener is not None:
            await self.opener()

    def explain(self, reason: str, fix: str) -> None:
        """Why the browser is gone and does not come back by itself, from who knows better than the socket does."""
        self._reason, self._fix, self._left_at = reason, fix, None
        self._tell(LinkChanged(connected=False, reason=f"{reason}; {fix}"[:500]))

    def expect(self, calls: Mapping[str, str | None]) -> None:
        """Writes of an earlier life of the server without a result, with the worker that each was for.

        If the extension still has a result, or can say that it never saw the call, that one is settled. It was there
        when they were sent, so it is expected back.
        """
        self._calls.past.expected.update(calls)
        if calls:
            self._left_at = self._clock.now()

    async def serve(self, socket: Socket) -> None:
        """Speak on one accepted socket until it ends."""
        connection = Connection(socket, self, self._clock, self._heartbeat_ms)
        connection.mark = self.mark
        self._serving.add(connection)
        try:
            await connection.run(self._secret, self._extension_id)
        finally:
            self._serving.discard(connection)

    async def close(self) -> None:
        """End every connection, answer what is open, let commits finish."""
        for connection in list(self._serving):
            connection.close(CLOSE_NORMAL, "the server is stopping")
        await self._calls.close()

    # What a connection tells (`connection.Owner`)

    def adopt(self, connection: Connection) -> Wire:
        """The newest verified connection counts; open calls are reconciled before anything new is sent."""
        self.mark("hello.received")
        hello = connection.hello
        self._told.clear()
        self._reason = self._replace(self._connection, hello) if self._connection else None
        stopped = self._calls.find_stopped(hello)
        wanted = self._calls.reconcile(connection)
        self._connection, self._since = connection, self._clock.unix_ms()
        logger.info("browser connected", browser=hello.browser, extension=hello.extension_version)
        self._tell(LinkChanged(connected=True, reason=self._reason))
        for session_id in stopped:
            self._tell(frames.UserStop(session_id=session_id))
        proof = compute_proof(self._secret, "server", connection.server_nonce, hello.nonce, hello.extension_id)
        return frames.Welcome(
            proof=proof,
            server_version=__version__,
            open_call_ids=wanted,
            fences=self._calls.fences,
            grants=self._grants,
            heartbeat_ms=self._heartbeat_ms,
        )

    def refuse(self, refused: frames.Refused) -> None:
        """While nobody else is connected, this is the reason why. Told seldom: a stranger may knock for ever."""
        if self._connection is None:
            self._reason = refused.message
        told = self._told.get(refused.reason)
        if told is not None and self._clock.now() - told < TELL_AGAIN_S:
            return
        self._told[refused.reason] = self._clock.now()
        logger.warning("refused a connection", reason=refused.reason, message=refused.message)
        if self._connection is None:
            hopeless = refused.reason == "protocol_version"
            self._tell(LinkChanged(connected=False, reason=refused.message, hopeless=hopeless))

    def receive(self, connection: Connection, frame: Wire) -> None:
        """Handle one frame. Raises `Malformed` for one that does not belong here."""
        if connection is not self._connection:
            return
        match frame:
            case frames.ResultFrame():
                self.mark("result.received")
                self._calls.take_result(connection, frame)
            case frames.AskLease():
                self.mark("askLease.received")
                self._calls.lease(connection, frame)
            case frames.Fenced():
                self._confirm_fence(frame)
            case frames.EventFrame():
                self._tell(frame.event)
            case frames.Heartbeat():
                pass  # a sign of life; the connection has noted it
            case _:
                raise Malformed(f"a {type(frame).__name__} frame is not for the server")

    def spoil(self, connection: Connection, call_id: str, text: str) -> None:
        """One answer that cannot be read costs one call, not the connection."""
        if connection is self._connection:
            logger.error("an answer cannot be read", call=call_id, problem=text)
            self._calls.spoil(connection, call_id, text)

    def lose(self, connection: Connection, reason: str) -> None:
        """The calls stay in the book until the browser is back or their time is up."""
        if connection is not self._connection:
            return
        self._connection = None
        self._calls.lose()
        self._since, self._left_at = self._clock.unix_ms(), self._clock.now()
        self._reason, self._fix = reason, FIX
        logger.info("browser disconnected", reason=reason)
        self._tell(LinkChanged(connected=False, reason=f"{reason}; {FIX}"[:500]))

    def _replace(self, old: Connection, hello: frames.Hello) -> str | None:
        """Close the older connection; returns what the user should know."""
        same = old.hello.browser_id == hello.browser_id
        text = "this browser connected again" if same else f"another browser took over ({hello.browser[:100]})"
        old.close(CLOSE_REPLACED, text)
        return None if same else f"{text}: the newest counts; close the one that you do not want"

    def _check(self, call: Call, secrets: Mapping[str, Secret]) -> Failed | None:
        if call.epoch < self.get_fence(call.session_id):
            return fail("cancelled", "stopped: this call is older than the session's last stop; nothing was sent")
        if isinstance(call, DomType) and call.args.secret is not None and call.args.secret not in secrets:
            return fail("bad_argument", f"no secret was given for the handle {call.args.secret}")
        if self._connection is None and not self._is_expected_back():
            return fail("link_lost", f"{self._reason or 'the browser is not connected'}; {self._fix}")
        return None

    def _is_expected_back(self) -> bool:
        return self._left_at is not None and self._clock.now() - self._left_at < RETURN_S

    def _confirm_fence(self, frame: frames.Fenced) -> None:
        """Also of a fence that the browser raised by itself, when the user stopped everything there."""
        self._calls.raise_fence(frame.session_id, frame.epoch)
        for session_id, epoch, waiter in self._fence_waiters:
            if session_id == frame.session_id and epoch <= frame.epoch and not waiter.done():
                waiter.set_result(None)

    def _post(self, frame: Wire) -> None:
        if self._connection is not None:
            self._connection.post(frame)

    def _tell(self, event: frames.BrowserEvent | LinkChanged) -> None:
        """Each listener in a turn of its own: one that fails is logged by the loop and harms nobody else."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, event)
