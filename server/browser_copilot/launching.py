"""The browser of a server: one that the user paired and that comes back, or one of ours, launched once and kept.

Which is which is kept in `browsers.json` of the data directory: a profile keeps its id over restarts.
"""

import asyncio
import json
import os
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from browser_copilot.browser.keeper import AGAIN, KeptBrowser
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.pairing import write_private
from browser_copilot.browser.port import LinkChanged
from browser_copilot.browser.process import ManagedBrowser, Wish, hear
from browser_copilot.protocol.frames import BrowserEvent
from browser_copilot.sweeping import Asked, Sweeper
from browser_copilot.tending import Ears

if TYPE_CHECKING:
    from browser_copilot.app import App

BROWSERS_FILE = "browsers.json"
FIND_SECONDS = 25.0
"""A browser that is open and paired tries again within 22.5 s, however long its server was away."""
MAX_KNOWN = 100


class Known:
    """Which browsers have connected: ours, and those that the user paired."""

    def __init__(self, path: Path, link: ExtensionLink) -> None:
        self._path = path
        self._link = link
        self.managed: str | None = None
        self.paired: list[str] = []
        self.is_launching = False
        with suppress(OSError, ValueError, LookupError, TypeError):
            said = json.loads(path.read_text("utf-8"))
            self.managed, self.paired = said["managed"], [str(one) for one in said["paired"]]

    @property
    def is_ours_connected(self) -> bool:
        return self._link.browser_id is not None and self._link.browser_id == self.managed

    def hear(self, event: BrowserEvent | LinkChanged) -> None:
        """One that connects and is not ours was paired by hand."""
        found = self._link.browser_id
        if not isinstance(event, LinkChanged) or found is None or self.is_launching or found == self.managed:
            return
        if found not in self.paired:
            self.paired = [*self.paired, found][-MAX_KNOWN:]
            self._keep()

    def own(self) -> None:
        """The one that is connected was launched by us."""
        if self._link.browser_id in (None, self.managed):
            return
        self.managed = self._link.browser_id
        self.paired = [one for one in self.paired if one != self.managed]
        self._keep()

    def _keep(self) -> None:
        with suppress(OSError):  # then a browser is launched where one could have been found
            write_private(self._path, json.dumps({"managed": self.managed, "paired": self.paired}))

    async def find(self, seconds: float = FIND_SECONDS) -> bool:
        """Whether a browser that the user paired is there, or comes back in that time."""
        if not self.paired:
            return False
        with hear(self._link) as news, suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._link.browser_id not in self.paired:
                    news.ready.clear()
                    await news.ready.wait()
        return self._link.browser_id in self.paired


def know_browsers(app: "App", stack: AsyncExitStack) -> Known:
    """From now on they are remembered."""
    known = Known(app.settings.data_dir / BROWSERS_FILE, app.link)
    stack.callback(app.link.subscribe(known.hear))
    return known


async def launch(app: "App", stack: AsyncExitStack, wish: Wish, *, find: bool) -> "App":
    """Have a browser: with `find` one that the user paired, if it comes back. Ours is opened when one is needed."""
    known = know_browsers(app, stack)
    browser = KeptBrowser(ManagedBrowser(wish), app.link)
    ears = Ears(app.runtime)

    def lose(why: str) -> None:
        app.link.explain(why, AGAIN)
        ears.lose_browser(why)

    async def open_it() -> None:
        known.is_launching = True
        try:
            await browser.open()
            known.own()
        finally:
            known.is_launching = False
        await asyncio.sleep(app.settings.cold_start_seconds)

    browser.ended.append(lose)
    app.link.opener = open_it
    stack.push_async_callback(browser.close)
    if not (find and await known.find()):
        await open_it()
    if wish.headless:
        sweeper = Sweeper(app.runtime, app.link, Asked(lambda: known.is_ours_connected, lambda: has_jobs(app)))
        sweeping = asyncio.create_task(sweeper.follow(), name="tab sweeper")
        stack.callback(sweeping.cancel)
    return replace(app, browser=browser)


def has_jobs(app: "App") -> bool:
    return bool(app.entries.running())


def make_wish(app: "App", start_url: str, debugging: bool) -> Wish:
    """The managed browser as the settings want it, paired with this server."""
    settings = app.settings
    if settings.chromium is not None:
        os.environ["COPILOT_CHROMIUM"] = str(settings.chromium)
    return Wish(
        data_dir=settings.data_dir,
        pairing=app.pairing,
        headless=settings.headless,
        trusted_input=settings.trusted_input,
        downloads=settings.work_folder,
        start_url=start_url,
        debugging=debugging,
    )
