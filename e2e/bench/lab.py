"""One copilot, its real Chromium, and Playwright on the same pages of the same browser, for measuring side by side."""

import itertools
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.tools import TOOL_TYPES, Call, Failed, Ok
from e2e.world import World

SESSION = "bench"
DEADLINE_MS = 60_000


class Refused(Exception):
    """A tool failed; the text is the tool's own."""


class Lab:
    """`open` a page, `ask` the copilot's tools about it; the same page answers Playwright."""

    def __init__(self, world: World, context: BrowserContext) -> None:
        self.world = world
        self.context = context
        self._numbers = itertools.count(1)
        self._took_ms = 0.0

    def allow(self, *origins: str) -> None:
        """Let the copilot act on these origins."""
        grants = [GrantedOrigin(origin=origin) for origin in origins]
        self.world.app_loop(lambda: self.world.app.link.set_grants(grants))

    @contextmanager
    def open(self, address: str) -> Iterator[tuple[Page, int]]:
        """A page and its tab's number, closed at the end."""
        page = self.context.new_page()
        try:
            marked = f"{address}{'&' if '?' in address else '?'}bench={next(self._numbers)}"
            page.goto(marked)
            yield page, self.find_tab(marked)
        finally:
            page.close()

    def find_tab(self, address: str) -> int:
        """Raises `Refused` when the browser has no tab with that address."""
        for _ in range(50):
            for tab in self.ask("tabs.list"):
                if tab["url"] == address:
                    return int(tab["tabId"])
            time.sleep(0.05)
        raise Refused(f"no tab shows {address}")

    def call(self, tool: str, args: dict[str, Any] | None = None, target: Target | None = None) -> Ok | Failed:
        """One call through server, link, background and content script."""
        shape = TOOL_TYPES[tool]
        number = next(self._numbers)
        fields: dict[str, Any] = {"id": f"bench-{number}", "epoch": 1, "sessionId": SESSION, "args": args or {}}
        call = shape.from_wire({**fields, "name": tool, "deadlineMs": DEADLINE_MS})
        if target is not None:
            call = call.model_copy(update={"target": target})
        return self.world.wait(self._clock(call))

    async def _clock(self, call: Call) -> Ok | Failed:
        """Timed where the server lives: how this thread hears of it is no part of the product."""
        began = time.perf_counter()
        result = await self.world.app.link.call(call)
        self._took_ms = (time.perf_counter() - began) * 1000
        return result

    def ask(self, tool: str, args: dict[str, Any] | None = None) -> Any:
        """The data of a call that must succeed. Raises `Refused`."""
        result = self.call(tool, args)
        if isinstance(result, Failed):
            raise Refused(f"{tool}: {result.code}: {result.error}")
        return result.data

    def time(self, tool: str, args: dict[str, Any] | None = None) -> tuple[float, Any]:
        """Milliseconds from the server's call to its answer, and the answer."""
        data = self.ask(tool, args)
        return self._took_ms, data


@contextmanager
def open_lab() -> Iterator[Lab]:
    """Started, and stopped at the end."""
    made = tempfile.TemporaryDirectory(prefix="copilot-bench-", ignore_cleanup_errors=True)
    with made as name, open_lab_in(Path(name)) as lab:
        yield lab


@contextmanager
def open_lab_in(folder: Path) -> Iterator[Lab]:
    """The same, with its data in a folder of the caller's."""
    with World(folder, debugging=True) as world, sync_playwright() as playwright:
        browser = world.app.browser
        if browser is None or browser.debugging_url is None:
            raise Refused("the browser did not open its debugging port")
        yield Lab(world, playwright.chromium.connect_over_cdp(browser.debugging_url).contexts[0])
