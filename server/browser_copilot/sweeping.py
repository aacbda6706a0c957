"""In a browser of ours that has no window nobody closes a tab: the oldest that nothing works in are closed.

A browser that somebody can see is left alone, and so is one that took the place of ours.
"""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import uuid4

from browser_copilot.browser.port import Browser
from browser_copilot.portal.health import list_tabs_for
from browser_copilot.protocol.tools import Ok, TabArgs, TabInfo, TabsClose
from browser_copilot.runtime.calls import parse_data
from browser_copilot.runtime.runtime import Runtime

KEPT_TABS = 16
"""So many of the newest stay, for what is said next in their sessions and for who looks at them later."""
RESTS = frozenset({"SESSION_SAVED", "SESSION_CLOSED", "JOB_FINISHED"})
TABS_MS = 5_000
DOOR = "sweeper"


@dataclass(frozen=True)
class Asked:
    """`is_ours`: whether the browser that is connected is one that we launched; `has_jobs`: whether any job runs."""

    is_ours: Callable[[], bool]
    has_jobs: Callable[[], bool] = lambda: False


class Sweeper:
    """`sweep` once, or `follow` while the browser is there."""

    def __init__(self, runtime: Runtime, browser: Browser, asked: Asked, kept_tabs: int = KEPT_TABS) -> None:
        self._runtime = runtime
        self._browser = browser
        self._asked = asked
        self._kept_tabs = kept_tabs

    async def follow(self) -> None:
        """Sweep whenever a session comes to rest, until cancelled."""
        reader = self._runtime.events.reader()
        try:
            while entries := await reader.next():
                if any(entry.type in RESTS for entry in entries):
                    await self.sweep()
        finally:
            reader.close()

    async def sweep(self) -> list[int]:
        """The tabs that were closed. A browser that does not answer is swept the next time."""
        if not self._asked.is_ours():
            return []
        answer = await self._browser.call(list_tabs_for(self._browser, DOOR, TABS_MS))
        if not isinstance(answer, Ok):
            return []
        tabs: list[TabInfo] = sorted(parse_data("tabs.list", answer), key=lambda tab: tab.tab_id)
        old = tabs[: max(0, len(tabs) - self._kept_tabs)]
        return [tab.tab_id for tab in old if self._is_idle(tab) and await self._close(tab)]

    def _is_idle(self, tab: TabInfo) -> bool:
        """A session between two works of a job rests only for a moment."""
        session = self._runtime.session(tab.session_id) if tab.session_id else None
        if session is None:
            return True
        at_work = session.task_id is not None or self._asked.has_jobs()
        return not at_work and not self._runtime.is_watched(session.id)

    async def _close(self, tab: TabInfo) -> bool:
        session_id = f"door-{DOOR}"
        call = TabsClose(
            id=f"{DOOR}-{uuid4().hex[:12]}",
            epoch=self._browser.get_fence(session_id),
            session_id=session_id,
            deadline_ms=TABS_MS,
            args=TabArgs(tab_id=tab.tab_id),
        )
        closed = isinstance(await self._browser.call(call), Ok)
        actor = self._runtime.actor(tab.session_id or "")
        if closed and actor is not None:
            actor.state.tabs = [own for own in actor.state.tabs if own != tab.tab_id]
        return closed
