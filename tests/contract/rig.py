"""A link behind a real web server on loopback, and everything a test needs to break it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from browser_copilot.browser.clock import Clock
from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Result
from browser_copilot.browser.sockets import listen, serve_websocket
from browser_copilot.errors import StoreError
from browser_copilot.protocol.tools import Call

SECRET = bytes(range(32))


@dataclass(frozen=True)
class Remembered:
    """What the intent log knows of one write."""

    result: Result | None


class MemoryIntents:
    """An IntentLog without a disk. `broken` makes every commit fail."""

    def __init__(self) -> None:
        self.recorded: dict[str, Call] = {}
        self.workers: dict[str, str | None] = {}
        self.settled: dict[str, Result] = {}
        self.broken = False
        self._changed = asyncio.Condition()

    async def record(self, call: Call, worker_id: str | None = None) -> None:
        await asyncio.sleep(0)
        self._check()
        self.recorded.setdefault(call.id, call)
        self.workers.setdefault(call.id, worker_id)
        async with self._changed:
            self._changed.notify_all()

    async def until_recorded(self, call_id: str) -> None:
        async with asyncio.timeout(60), self._changed:
            await self._changed.wait_for(lambda: call_id in self.recorded)

    async def settle(self, call_id: str, result: Result) -> None:
        await asyncio.sleep(0)
        self._check()
        self.settled.setdefault(call_id, result)

    async def find(self, call_id: str) -> Remembered | None:
        await asyncio.sleep(0)
        self._check()
        return Remembered(self.settled.get(call_id)) if call_id in self.recorded else None

    def _check(self) -> None:
        if self.broken:
            raise StoreError("the disk is full", hint="make room")


class QuietServer(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # the test run keeps its own


def make_link(intents: MemoryIntents, clock: Clock | None = None) -> ExtensionLink:
    return ExtensionLink(SECRET, EXTENSION_ID, intents, clock)


@contextlib.asynccontextmanager
async def serve(link: ExtensionLink) -> AsyncIterator[str]:
    """The link's route on a free port; yields its `ws://` address."""

    async def route(websocket: WebSocket) -> None:
        await serve_websocket(link, websocket)

    app = Starlette(routes=[WebSocketRoute("/ws/browser", route)])
    config = uvicorn.Config(
        app, log_level="error", ws_max_size=1024 * 1024, ws_per_message_deflate=False, lifespan="off"
    )
    server = QuietServer(config)
    listener = listen(0)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}/ws/browser"
    finally:
        await link.close()
        server.should_exit = True
        server.force_exit = True
        await running
