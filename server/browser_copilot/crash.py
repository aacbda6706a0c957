"""A crash test kills the server at a named point of a write's path; without its two keys nothing here does anything.

`COPILOT_CRASH_TEST=call.sent:2` sends the process SIGKILL when it passes that point for the second time. The other key
is a file named `crash-test` in the data directory: a variable left in a shell does nothing to anybody's data.
"""

import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path

from browser_copilot import log
from browser_copilot.errors import UsageError

VARIABLE = "COPILOT_CRASH_TEST"
KEY_FILE = "crash-test"

COMMITS = ("session", "run", "job", "step", "grant", "approval", "intent", "result", "event")
SENT = ("welcome", "call", "lease", "ack")
RECEIVED = ("hello", "askLease", "result")
POINTS = frozenset(
    [f"{what}.{when}" for what in COMMITS for when in ("committing", "committed")]
    + [f"{what}.{when}" for what in SENT for when in ("sending", "sent")]
    + [f"{what}.received" for what in RECEIVED]
)
"""Before and after each commit and each sending, and where the browser's answers arrive, on the path of a write."""

Mark = Callable[[str], None]
"""Told of every point that is passed."""


def pass_by(point: str) -> None:
    """What every server does at every point."""


def read_crash_test(environment: Mapping[str, str], data_dir: Path) -> Mark:
    """What to do at the points. Raises `UsageError` for a point that there is not."""
    wanted = environment.get(VARIABLE)
    if not wanted or not (data_dir / KEY_FILE).exists():
        return pass_by
    point, _, count = wanted.partition(":")
    if point not in POINTS or not count.isdigit() or int(count) == 0:
        raise UsageError(
            f"{VARIABLE}: {wanted!r} is no point with a count", hint=f"write one of {', '.join(sorted(POINTS))}, and :1"
        )
    log.get("crash").warning("this server will kill itself", point=point, count=int(count))
    return Countdown(point, int(count)).mark


class Countdown:
    """Kills this process when the point is passed for the `left`-th time."""

    def __init__(self, point: str, left: int) -> None:
        self._point = point
        self._left = left

    def mark(self, point: str) -> None:
        if point != self._point:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
