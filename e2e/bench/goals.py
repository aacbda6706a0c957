"""Figures beside their limits, as lines of the table of goals."""

from e2e.bench.table import Goal, show


def at_most(what: str, figure: float, limit: float, unit: str = "ms") -> Goal:
    return Goal(what, f"{show(float(figure))} {unit}", f"<= {limit:,g} {unit}", figure <= limit)


def at_least(what: str, figure: float, limit: float, unit: str) -> Goal:
    return Goal(what, f"{show(float(figure))} {unit}", f">= {limit:,g} {unit}", figure >= limit)


def exactly(what: str, figure: int, wanted: int = 0) -> Goal:
    return Goal(what, f"{figure:,}", f"{wanted:,}", figure == wanted)
