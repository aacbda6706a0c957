"""`/ws/frontend`: commands go up, events come down from any `seq`; many clients, and a slow one slows only itself.

Who may speak: a request with the bearer token or the cookie, one with a fresh `?ticket=`, or the extension's panel,
which does the same mutual handshake as the link (challenge, hello, welcome) and then speaks as the others do.
"""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from browser_copilot import __version__
from browser_copilot.browser.extension_id import EXTENSION_ID, EXTENSION_ORIGIN
from browser_copilot.browser.handshake import check_hello, compute_proof, make_nonce
from browser_copilot.browser.port import SocketClosed
from browser_copilot.browser.sockets import StarletteSocket
from browser_copilot.browser.wire import CLOSE_REFUSED, CLOSE_TOO_SLOW, Malformed, check_depth, check_size, cut_reason
from browser_copilot.browser.wire import read_frame as read_link_frame
from browser_copilot.portal.auth import TicketBook
from browser_copilot.portal.ports import PortalParts
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.commands import CommandAccepted, Shutdown
from browser_copilot.protocol.events import FrontendSubscribe, Problem
from browser_copilot.protocol.frames import Challenge, Hello, Refused, Welcome
from browser_copilot.protocol.frontend import (
    FrontendCommand,
    FrontendReply,
    FrontendUp,
    FrontendWatch,
    WaitingDown,
)
from browser_copilot.protocol.limits import HEARTBEAT_MS, PROTOCOL_VERSION
from browser_copilot.runtime.waiting import find_waiting
from browser_copilot.store.events import Entry

UP: TypeAdapter[FrontendUp] = TypeAdapter(FrontendUp)
HANDSHAKE_SECONDS = 10.0
SEND_SECONDS = 30.0
MAX_BATCH_CHARS = 256 * 1024


async def serve_frontend(websocket: WebSocket, parts: PortalParts, tickets: TicketBook) -> None:
    """The whole of the route."""
    await websocket.accept()
    socket = StarletteSocket(websocket)
    try:
        refused = await find_refusal(websocket, socket, parts, tickets)
        if refused is not None:
            await socket.send_text(refused.to_json())
            await socket.close(CLOSE_REFUSED, cut_reason(refused.message))
            return
        await Frontend(socket, parts).run()
    except Malformed as malformed:
        with contextlib.suppress(SocketClosed):
            await socket.close(malformed.close_code, cut_reason(malformed.text))
    except SocketClosed:
        return


async def find_refusal(
    websocket: WebSocket, socket: StarletteSocket, parts: PortalParts, tickets: TicketBook
) -> Refused | None:
    """Why the other side may not speak; None when it may. `Host` and `Origin` were looked at by the gate."""
    if websocket.scope["state"]["means"] is not None:
        return None
    ticket = websocket.query_params.get("ticket")
    if ticket is not None:
        good = tickets.use(ticket)
        return None if good else Refused(reason="pairing", message="the ticket was used already or is too old")
    if websocket.headers.get("origin") == EXTENSION_ORIGIN:
        return await shake_hands(socket, parts)
    return Refused(reason="pairing", message="send the bearer token, the portal's cookie, or a ticket")


async def shake_hands(socket: StarletteSocket, parts: PortalParts) -> Refused | None:
    nonce = make_nonce()
    await socket.send_text(Challenge(protocol_version=PROTOCOL_VERSION, nonce=nonce).to_json())
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            hello = read_link_frame(await socket.receive_text())
    except TimeoutError:
        return Refused(reason="malformed", message="no hello came in time")
    except Malformed as malformed:
        return Refused(reason="malformed", message=malformed.text[:500])
    if not isinstance(hello, Hello):
        return Refused(reason="malformed", message="the first message must be a hello")
    refused = check_hello(hello, parts.link_secret, nonce, EXTENSION_ID)
    if refused is None:
        await socket.send_text(welcome(hello, nonce, parts.link_secret).to_json())
    return refused


def welcome(hello: Hello, nonce: str, secret: bytes) -> Welcome:
    """The server's own proof; there are no calls on this socket."""
    return Welcome(
        proof=compute_proof(secret, "server", nonce, hello.nonce, EXTENSION_ID),
        server_version=__version__,
        open_call_ids=[],
        fences={},
        grants=[],
        heartbeat_ms=HEARTBEAT_MS,
    )


class Frontend:
    """One client. A new subscription takes the place of the one before."""

    def __init__(self, socket: StarletteSocket, parts: PortalParts) -> None:
        self._socket = socket
        self._parts = parts
        self._sending = asyncio.Lock()
        self._senders: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until the client leaves or does not read what it is sent."""
        reading = asyncio.create_task(self._read(), name="frontend")
        try:
            while True:
                done, _ = await asyncio.wait({reading, *self._senders.values()}, return_when=asyncio.FIRST_COMPLETED)
                if reading in done:
                    reading.result()
                    return
                for name, task in list(self._senders.items()):
                    if task in done:
                        task.result()
                        del self._senders[name]
        finally:
            await end([reading, *self._senders.values()])

    async def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Something that sends on its own; it takes the place of the one before of that name."""
        old = self._senders.pop(name, None)
        if old is not None:
            await end([old])
        self._senders[name] = asyncio.create_task(work, name=f"frontend {name}")

    async def _read(self) -> None:
        while True:
            await self._take(await self._socket.receive_text())

    async def _take(self, text: str) -> None:
        try:
            check_size(text)
            check_depth(text)
            message = UP.validate_json(text)
        except (Malformed, ValidationError) as error:
            await self._send(Problem(error=describe(error)))
            return
        match message:
            case FrontendSubscribe():
                await self._begin("events", self._follow(message))
            case FrontendWatch():
                await self._begin("waiting", self._tell_waiting())
            case FrontendCommand():
                await self._command(message)

    async def _command(self, message: FrontendCommand) -> None:
        reply = await self._parts.runtime.command(message.command, message.session_id)
        await self._send(FrontendReply(request_id=message.request_id, reply=reply))
        if isinstance(message.command, Shutdown) and isinstance(reply, CommandAccepted):
            self._parts.shutdown()

    async def _follow(self, wanted: FrontendSubscribe) -> None:
        """Send what is new, batch by batch; the next batch waits until this one has left."""
        reader = self._parts.runtime.events.reader(wanted.session_id, wanted.after)
        try:
            with Watching(self._parts, wanted) as watching:
                while entries := await reader.next():
                    watching.widen(entries)
                    shown = [entry for entry in entries if wanted.frames or entry.type != "BROWSER_FRAME"]
                    for batch in cut(shown):
                        await self._send_text(f'{{"type":"events","events":[{",".join(batch)}]}}')
        finally:
            reader.close()

    async def _tell_waiting(self) -> None:
        """What is at work and what waits changes with an event, so it is looked at after each."""
        reader = self._parts.runtime.events.reader()
        told: WaitingDown | None = None
        try:
            while True:
                found = find_waiting(self._parts.runtime)
                if found != told:
                    await self._send(found)
                    told = found
                if not await reader.next():
                    return
        finally:
            reader.close()

    async def _send(self, message: Wire) -> None:
        await self._send_text(message.to_json())

    async def _send_text(self, text: str) -> None:
        async with self._sending:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(text)
            except TimeoutError:
                raise Malformed("the client does not read what it is sent", CLOSE_TOO_SLOW) from None


class Watching:
    """Keeps frames coming while a client wants them: of its session, or of every session that it hears of."""

    def __init__(self, parts: PortalParts, wanted: FrontendSubscribe) -> None:
        self._runtime = parts.runtime
        self._wanted = wanted
        self._watched: set[str] = set()
        self._stack = contextlib.ExitStack()

    def __enter__(self) -> "Watching":
        if self._wanted.frames:
            named = self._wanted.session_id
            self._add([named] if named else [info.id for info in self._runtime.sessions()])
        return self

    def __exit__(self, *_: Any) -> None:
        self._stack.close()

    def widen(self, entries: list[Entry]) -> None:
        if self._wanted.frames and self._wanted.session_id is None:
            self._add([entry.session_id for entry in entries if entry.type in ("SESSION_CREATED", "SESSION_RESUMED")])

    def _add(self, sessions: list[str]) -> None:
        for session_id in set(sessions) - self._watched:
            self._watched.add(session_id)
            self._stack.enter_context(self._runtime.watch(session_id))


async def end(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def cut(entries: list[Entry]) -> list[list[str]]:
    """Batches of at most 256 Ki characters, or of one event that is larger."""
    batches: list[list[str]] = []
    size = MAX_BATCH_CHARS + 1
    for entry in entries:
        size += len(entry.text)
        if size > MAX_BATCH_CHARS:
            batches.append([])
            size = len(entry.text)
        batches[-1].append(entry.text)
    return batches


def describe(error: Malformed | ValidationError) -> str:
    """What is wrong with a message, without quoting it."""
    if isinstance(error, Malformed):
        return error.text
    first = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "the message"
    return f"{where}: {first['msg']}"[:2_000]
