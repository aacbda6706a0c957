"""What the callbacks of one run said is kept in order, for any number of readers that come when they like."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Batch = list[dict[str, Any]]
Fetch = Callable[[], Awaitable[Batch]]
"""The next responses, at least one; none when there will never be more."""
MAX_FED = 10_000
"""Callbacks of one run: a job may loop for days."""


class Feed:
    """The callbacks of one task or job, kept in order for any number of readers; the newest `MAX_FED` of them."""

    def __init__(self) -> None:
        self._responses: deque[dict[str, Any]] = deque(maxlen=MAX_FED)
        self._pushed = 0
        self._ended = False
        self._news = asyncio.Condition()
        self._background: set[asyncio.Task[None]] = set()

    def push(self, response: dict[str, Any]) -> None:
        self._responses.append(response)
        self._pushed += 1
        self._tell()

    def end(self) -> None:
        """No more will come; what is there can still be read."""
        self._ended = True
        self._tell()

    def _tell(self) -> None:
        task = asyncio.get_running_loop().create_task(self._notify())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _notify(self) -> None:
        async with self._news:
            self._news.notify_all()

    def fetcher(self) -> Fetch:
        """A new cursor from the first response on that is still kept."""
        position = 0

        async def fetch() -> Batch:
            nonlocal position
            async with self._news:
                await self._news.wait_for(lambda: self._ended or self._pushed > position)
            new = min(self._pushed - position, len(self._responses))
            position = self._pushed
            return list(self._responses)[len(self._responses) - new :]

        return fetch
