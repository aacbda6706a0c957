"""Ours and theirs in turn, in one run: only their ratio means anything on a machine that has other work too."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from e2e.bench.table import median


@dataclass
class Pair:
    """Milliseconds of the same, ours and theirs, as many times."""

    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def add(self, side: str, act: Callable[[], float | None]) -> None:
        """`act` says how long it took, ms, if it knows better than who waits for its end."""
        began = time.perf_counter()
        told = act()
        took = (time.perf_counter() - began) * 1000 if told is None else told
        (self.ours if side == "ours" else self.theirs).append(took)

    @property
    def ratio(self) -> float:
        return median(self.ours) / median(self.theirs)


def order(number: int) -> tuple[str, str]:
    """Who goes first is who went last before."""
    return ("theirs", "ours") if number % 2 else ("ours", "theirs")
