"""A limit of the model's endpoint is waited out: as long as the endpoint says, else longer each time; never for ever.

Short waits are the client's own (`model/retry.py`); what comes here is beyond its patience.
"""

from __future__ import annotations

from browser_copilot.errors import ModelError

FIRST_S = 60.0
LONGEST_S = 86_400.0
"""A daily limit is waited for, a monthly one is not."""
MOST = 8


class Rests:
    """The rests in a row; a new one begins after every reply."""

    def __init__(self) -> None:
        self._taken = 0

    def compute_rest(self, error: ModelError) -> float:
        """Seconds to rest before the same request is made again. Raises the error when that is no use."""
        named = error.retry_after_s
        limited = error.kind == "rate_limited" or (error.retryable and named is not None)
        seconds = named if named is not None else FIRST_S * 2.0**self._taken
        if not limited or seconds > LONGEST_S or self._taken == MOST:
            raise error
        self._taken += 1
        return max(1.0, seconds)
