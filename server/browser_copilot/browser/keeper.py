"""The managed browser is opened when something needs it and is not there; when it ends, that is told, once.

Its user may close it at any time. That ends what works in it, never the server.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from browser_copilot import log
from browser_copilot.browser.port import Browser, LinkChanged
from browser_copilot.browser.process import ManagedBrowser

CLOSED = "the browser was closed"
AGAIN = "it is opened again with the next task"
LINK_SECONDS = 2.0

logger = log.get("browser")


class KeptBrowser:
    """`open` as often as one likes, `close` at the end. `ended` are told why a browser that was open is gone."""

    def __init__(self, managed: ManagedBrowser, browser: Browser) -> None:
        self._managed = managed
        self._browser = browser
        self._opening = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None
        self.ended: list[Callable[[str], None]] = []

    @property
    def pid(self) -> int | None:
        """The browser's process id while it runs."""
        return self._managed.pid

    @property
    def debugging_url(self) -> str | None:
        """As `ManagedBrowser.debugging_url`."""
        return self._managed.debugging_url

    async def open(self) -> None:
        """Have it running; the link of one that runs comes back by itself. Raises `LinkError` and `StoreError`."""
        async with self._opening:
            if self._managed.pid is not None:
                return
            await self._managed.stop()
            await self._managed.start(self._browser)
            self._watching = asyncio.create_task(self._watch(), name="managed browser")

    async def _watch(self) -> None:
        """The link learns of it at about the same time; while it still has a browser, that is another one."""
        gone = asyncio.Event()

        def hear(event: object) -> None:
            if isinstance(event, LinkChanged) and not event.connected:
                gone.set()

        unsubscribe = self._browser.subscribe(hear)
        try:
            why = explain_end(await self._managed.wait())
            logger.info("browser ended", reason=why)
            with suppress(TimeoutError):
                async with asyncio.timeout(LINK_SECONDS if self._browser.connected else 0):
                    await gone.wait()
        finally:
            unsubscribe()
        if not self._browser.connected:
            for tell in list(self.ended):
                tell(why)

    async def close(self) -> None:
        """End it, and tell nobody."""
        if self._watching is not None:
            self._watching.cancel()
        await self._managed.stop()


def explain_end(code: int) -> str:
    """Why a browser is gone, by its exit code (negative: the signal)."""
    return CLOSED if code == 0 else f"the browser ended unexpectedly (exit code {code})"
