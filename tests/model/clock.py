"""A clock that only moves when somebody sleeps on it."""

from __future__ import annotations

import asyncio


class FakeClock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.sleeps: list[float] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)
