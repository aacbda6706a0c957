"""One accepted socket: handshake, then frames in, frames out, and a watch over silence. It decides nothing.

Life of a connection: challenge -> hello -> welcome -> frames until one side goes. The socket's frame handler here is
one of the four places where any failure is caught: one bad frame must not take the calls of others with it.
Small frames leave at once when the listening socket is one of `sockets.listen` (TCP_NODELAY).
"""

import asyncio
from collections import deque
from typing import Protocol

from browser_copilot import log
from browser_copilot.browser.clock import Clock, Timer, wait_within
from browser_copilot.browser.handshake import check_hello, make_nonce, refuse_version
from browser_copilot.browser.port import Socket, SocketClosed
from browser_copilot.browser.wire import (
    CLOSE_MALFORMED,
    CLOSE_NORMAL,
    CLOSE_REFUSED,
    CLOSE_SILENT,
    CLOSE_TOO_SLOW,
    Malformed,
    cut_reason,
    find_kind,
    find_version,
    read_frame,
)
from browser_copilot.crash import Mark, pass_by
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.frames import Challenge, Heartbeat, Hello, Refused
from browser_copilot.protocol.limits import MISSED_HEARTBEATS, PROTOCOL_VERSION

HANDSHAKE_S = 10.0
CLOSE_S = 1.0
MAX_QUEUED = 2_000

logger = log.get("link")


class Owner(Protocol):
    """Who is told of a connection's life; all of these return at once."""

    def adopt(self, connection: "Connection") -> Wire:
        """The handshake is right. Returns the welcome, which goes out before anything that was posted."""

    def refuse(self, refused: Refused) -> None:
        """Somebody was turned away."""

    def receive(self, connection: "Connection", frame: Wire) -> None: ...

    def spoil(self, connection: "Connection", call_id: str, text: str) -> None:
        """The answer to that call came, but cannot be read."""

    def lose(self, connection: "Connection", reason: str) -> None: ...


class Connection:
    """`run` returns when the socket is done with; `post` and `close` never block."""

    def __init__(self, socket: Socket, owner: Owner, clock: Clock, heartbeat_ms: int) -> None:
        self.mark: Mark = pass_by
        self.server_nonce = make_nonce()
        self.last_seen = clock.now()
        self._socket = socket
        self._owner = owner
        self._clock = clock
        self._heartbeat_s = heartbeat_ms / 1000
        self._hello: Hello | None = None
        self._queue: deque[str] = deque()
        self._queued = asyncio.Event()
        self._ending: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._timer: Timer | None = None

    @property
    def hello(self) -> Hello:
        """The verified hello; only there once the owner adopted the connection."""
        if self._hello is None:
            raise RuntimeError("the handshake is not done")
        return self._hello

    def post(self, frame: Wire, *, first: bool = False) -> None:
        """Queue a frame; `first` overtakes those that wait (fences do)."""
        self.post_text(frame.to_json(), first=first)

    def post_text(self, text: str, *, first: bool = False) -> None:
        if len(self._queue) >= MAX_QUEUED:
            self.close(CLOSE_TOO_SLOW, "the browser does not read what it is sent")
            return
        if first:
            self._queue.appendleft(text)
        else:
            self._queue.append(text)
        self._queued.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection soon, saying why."""
        if not self._ending.done():
            self._ending.set_result((code, reason))

    async def run(self, secret: bytes, extension_id: str) -> None:
        """Shake hands, then carry frames until the end. Refused and broken handshakes only close the socket."""
        refused = await self._shake_hands(secret, extension_id)
        if refused is not None:
            await self._refuse(refused)
            return
        welcome = self._owner.adopt(self)
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write(welcome))]
        self._watch()
        code, reason = CLOSE_NORMAL, "the server is stopping"
        try:
            code, reason = await self._ending
        finally:
            self._stop_watching()
            for task in tasks:
                task.cancel()
            self._owner.lose(self, reason)
            await self._close_socket(code, reason)

    async def _shake_hands(self, secret: bytes, extension_id: str) -> Refused | None:
        reading = asyncio.ensure_future(self._exchange())
        try:
            text = await wait_within(self._clock, reading, HANDSHAKE_S)
        except SocketClosed:
            return Refused(reason="malformed", message="the browser left during the handshake")
        except Malformed as error:
            return Refused(reason="malformed", message=error.text[:500])
        finally:
            reading.cancel()
        if text is None:
            return Refused(reason="malformed", message="no hello came in time")
        try:
            version = find_version(text)
            if version is not None and version != PROTOCOL_VERSION:
                return refuse_version(version)
            frame = read_frame(text)
        except Malformed as error:
            return Refused(reason="malformed", message=error.text[:500])
        if not isinstance(frame, Hello):
            return Refused(reason="malformed", message="the first frame must be a hello")
        self._hello = frame
        return check_hello(frame, secret, self.server_nonce, extension_id)

    async def _exchange(self) -> str:
        challenge = Challenge(protocol_version=PROTOCOL_VERSION, nonce=self.server_nonce)
        await self._socket.send_text(challenge.to_json())
        return await self._socket.receive_text()

    async def _refuse(self, refused: Refused) -> None:
        self._owner.refuse(refused)
        try:
            await self._socket.send_text(refused.to_json())
        except SocketClosed:
            logger.debug("the refused side had left already")
        await self._close_socket(CLOSE_REFUSED, refused.message)

    async def _read(self) -> None:
        """The socket's frame handler."""
        try:
            while True:
                text = await self._socket.receive_text()
                self.last_seen = self._clock.now()
                self._handle(text)
        except SocketClosed as closed:
            self.close(CLOSE_NORMAL, f"the browser closed the connection ({closed.text})")
        except Malformed as malformed:
            self.close(malformed.close_code, malformed.text)
        except Exception:
            logger.exception("reading from the browser failed")
            self.close(CLOSE_MALFORMED, "the server could not read from the connection")

    def _handle(self, text: str) -> None:
        try:
            frame = read_frame(text)
        except Malformed as malformed:
            if malformed.call_id is None:
                raise
            self._owner.spoil(self, malformed.call_id, malformed.text)
            return
        try:
            self._owner.receive(self, frame)
        except Malformed:
            raise
        except Exception:
            logger.exception("a frame could not be handled", frame=type(frame).__name__)

    async def _write(self, welcome: Wire) -> None:
        try:
            await self._send(welcome.to_json())
            while True:
                await self._queued.wait()
                self._queued.clear()
                while self._queue:
                    await self._send(self._queue.popleft())
        except SocketClosed as closed:
            self.close(CLOSE_NORMAL, f"the browser closed the connection ({closed.text})")

    async def _send(self, text: str) -> None:
        kind = find_kind(text)
        self.mark(f"{kind}.sending")
        await self._socket.send_text(text)
        self.mark(f"{kind}.sent")

    def _watch(self) -> None:
        """Send a heartbeat each period; after two periods and a half of silence the connection is dead."""
        silence = self._clock.now() - self.last_seen
        if silence > self._heartbeat_s * (MISSED_HEARTBEATS + 0.5):
            self.close(CLOSE_SILENT, f"nothing came from the browser for {silence:.0f} s")
            return
        self.post(Heartbeat(sent_ms=self._clock.unix_ms()))
        self._timer = self._clock.call_at(self._clock.now() + self._heartbeat_s, self._watch)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def _close_socket(self, code: int, reason: str) -> None:
        """Bounded: a dead peer does not answer the closing handshake."""
        closing = asyncio.ensure_future(self._socket.close(code, cut_reason(reason)))
        done, _ = await asyncio.wait({closing}, timeout=CLOSE_S)
        if not done:
            closing.cancel()
        elif (error := closing.exception()) is not None:
            logger.debug("the socket was gone before it was closed", error=str(error))
