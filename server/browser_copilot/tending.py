"""What goes on beside the work while a server is up: it hears the browser, holds its lock, deletes what is too old."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress

from browser_copilot import log
from browser_copilot.browser.port import LinkChanged
from browser_copilot.errors import StoreError
from browser_copilot.protocol.frames import BrowserEvent
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.store.database import Database

DAY_MS = 86_400_000
TIDY_SECONDS = 6 * 3_600.0


class Ears:
    """Carries the browser's events to the runtime, in order, without holding up the link."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, event: BrowserEvent | LinkChanged) -> None:
        if isinstance(event, LinkChanged):
            self._runtime.link_changed(event.connected, event.reason)
            return
        self._spawn(self._runtime.browser_event(event))

    def lose_browser(self, why: str) -> None:
        self._spawn(self._runtime.browser_closed(why))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def prune(database: Database, days: int) -> None:
    """Delete the frames and deltas that are older than that."""
    await database.events.prune(int(time.time() * 1000) - days * DAY_MS)


async def guard(database: Database, stopping: asyncio.Event) -> None:
    """A server whose database another one has can do nothing any more: it ends."""
    await database.keep_lock()
    log.get("store").error("another server took the database while it could not be reached: this one ends")
    stopping.set()


async def tidy(database: Database, days: int) -> None:
    """Again and again, for a server that stays up."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        with suppress(StoreError):  # a database that is busy is tidied the next time
            await prune(database, days)
