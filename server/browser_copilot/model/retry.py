"""When to try again, and how long to wait: bounded backoff, and the endpoint's word before our own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Protocol

from browser_copilot.errors import ModelError


class Clock(Protocol):
    """Time as this part needs it; tests hand in their own."""

    def now(self) -> float:
        """Unix time in seconds."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """`attempts` counts the first one. Waits grow from `first_s` by doubling up to `cap_s`, each cut at
    random by up to `jitter` of itself. A Retry-After beyond `patience_s` is not waited for."""

    attempts: int = 4
    first_s: float = 0.5
    cap_s: float = 8.0
    patience_s: float = 60.0
    jitter: float = 0.25

    def compute_wait(self, failure: ModelError, attempt: int, chance: float | None = None) -> float | None:
        """Seconds to wait after the `attempt`-th try (from 1) failed; None: give up. `chance` is in [0,
        1)."""
        if not failure.retryable or attempt >= self.attempts:
            return None
        if failure.retry_after_s is not None:
            return failure.retry_after_s if failure.retry_after_s <= self.patience_s else None
        wait = min(self.first_s * 2.0 ** (attempt - 1), self.cap_s)
        cut = self.jitter * (random.random() if chance is None else chance)
        return float(wait * (1 - cut))


def read_retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds from `retry-after-ms` or Retry-After, a number or a date (RFC 9110, section 10.2.3); None if
    absent or unreadable. `headers` is looked up in lower case."""
    for name, scale in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        try:
            seconds = float(headers.get(name, "")) / scale
        except ValueError:
            continue
        if 0 <= seconds < float("inf"):
            return seconds
    try:
        moment = parsedate_to_datetime(headers.get("retry-after", ""))
    except (TypeError, ValueError):
        return None
    return max(0.0, (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp() - now)
