"""A limit of an endpoint or a site is waited out: as long as it says, else longer each time; never for ever.

Short waits are the client's own (`model/retry.py`); what comes here is beyond its patience.
"""

from __future__ import annotations

from browser_copilot.errors import ModelError

FIRST_S = 60.0
LONGEST_S = 86_400.0
"""A daily limit is waited for, a monthly one is not."""
MOST = 8
MOST_DOWN = 3
"""Of a site that is down and names no time."""


class Rests:
    """The rests in a row; a new one begins after every reply."""

    def __init__(self) -> None:
        self._taken = 0

    def compute_rest(self, error: ModelError) -> float:
        """Seconds to rest before the same request is made again. Raises the error when that is no use."""
        named = error.retry_after_s
        limited = error.kind == "rate_limited" or (error.retryable and named is not None)
        seconds = self.take(named) if limited else None
        if seconds is None:
            raise error
        return seconds

    def take(self, named: float | None, most: int = MOST) -> float | None:
        """Seconds to rest, as long as was `named` where that was; None when that is no use."""
        seconds = named if named is not None else FIRST_S * 2.0**self._taken
        if seconds > LONGEST_S or self._taken >= most:
            return None
        self._taken += 1
        return max(1.0, seconds)
