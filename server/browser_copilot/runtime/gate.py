"""The one way to hold a task up: every step passes the gate, which is open, held or closed for good.

Nothing here is polled: who waits at the gate is woken by the move that concerns it.
"""

import asyncio

from browser_copilot.agent.desk import TaskStopped

TOUCHED = "the user acted in the page; look at it again"


class Gate:
    """Held by a pause or a takeover (each by its own reason), closed by a stop."""

    def __init__(self) -> None:
        self._holds: set[str] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._skip = False
        self._touched = False
        self.closed = False
        self.resumable = True

    @property
    def held(self) -> bool:
        return bool(self._holds)

    def holds(self, reason: str) -> bool:
        return reason in self._holds

    def hold(self, reason: str) -> None:
        self._holds.add(reason)
        self._open.clear()

    def release(self, reason: str) -> None:
        self._holds.discard(reason)
        if not self._holds:
            self._open.set()

    def close(self, *, resumable: bool = True) -> None:
        self.closed = True
        self.resumable = resumable
        self._open.set()

    async def wait(self) -> None:
        """Pass the boundary between two steps. Raises `TaskStopped`."""
        await self._open.wait()
        if self.closed:
            raise TaskStopped(resumable=self.resumable)

    def skip(self) -> None:
        """The step under way, or the next one, is not to be done."""
        self._skip = True

    def take_skip(self) -> bool:
        taken, self._skip = self._skip, False
        return taken

    def touch(self) -> None:
        """The user acted in the page: what was planned rests on a page that may be gone."""
        self._touched = True

    def take_touch(self) -> bool:
        taken, self._touched = self._touched, False
        return taken
