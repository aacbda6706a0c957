"""Time comes from here and nowhere else in this part, so that tests can hold it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds, monotonic, from any start."""

    def unix_ms(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call back once `now()` has reached `when`."""


class SystemClock:
    """The running event loop's clock."""

    def now(self) -> float:
        return time.monotonic()

    def unix_ms(self) -> int:
        return int(time.time() * 1000)

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)


class FakeClock:
    """Stands still until `advance`; for tests."""

    def __init__(self, start: float = 1_000.0) -> None:
        self._now = start
        self._timers: list[_FakeTimer] = []

    def now(self) -> float:
        return self._now

    def unix_ms(self) -> int:
        return int(self._now * 1000)

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        timer = _FakeTimer(when, callback, self._timers)
        self._timers.append(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Move on, calling back in order of time."""
        end = self._now + seconds
        while due := [timer for timer in self._timers if timer.when <= end]:
            first = min(due, key=lambda timer: timer.when)
            self._now = max(self._now, first.when)
            self._timers.remove(first)
            first.callback()
        self._now = end


class _FakeTimer:
    def __init__(self, when: float, callback: Callable[[], None], home: "list[_FakeTimer]") -> None:
        self.when = when
        self.callback = callback
        self._home = home

    def cancel(self) -> None:
        if self in self._home:
            self._home.remove(self)


async def wait_within(clock: Clock, future: "asyncio.Future[T]", seconds: float) -> T | None:
    """The future's result, or None when `seconds` passed first; the future itself is left alone."""
    expired: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def expire() -> None:
        if not expired.done():
            expired.set_result(None)

    timer = clock.call_at(clock.now() + seconds, expire)
    waiting: set[asyncio.Future[Any]] = {future, expired}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        timer.cancel()
    return future.result() if future.done() else None
