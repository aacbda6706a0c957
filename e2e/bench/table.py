"""Figures are printed as plain tables: a title, columns as wide as they need, nothing coloured."""

import math
from collections.abc import Sequence
from dataclasses import dataclass


def render_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Lines to print; the first column is aligned left, the others right."""
    cells = [list(heads), *[[show(cell) for cell in row] for row in rows]]
    widths = [max(len(row[column]) for row in cells) for column in range(len(heads))]
    lines = ["", title, "-" * max(len(title), sum(widths) + 2 * (len(widths) - 1))]
    for row in cells:
        first, *rest = (
            cell.ljust(w) if n == 0 else cell.rjust(w) for n, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join([first, *rest]).rstrip())
    return "\n".join(lines)


def show(cell: object) -> str:
    """A number with as many digits as it deserves."""
    if isinstance(cell, float):
        return f"{cell:,.0f}" if abs(cell) >= 100 else f"{cell:.1f}" if abs(cell) >= 10 else f"{cell:.2f}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def percentile(values: Sequence[float], share: float) -> float:
    """The nearest-rank percentile; `share` from 0 to 1. NaN without values."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def median(values: Sequence[float]) -> float:
    return percentile(values, 0.5)


@dataclass(frozen=True)
class Goal:
    """One figure beside what it should be; `reached` is None where no goal is set."""

    what: str
    figure: object
    goal: str = "-"
    reached: bool | None = None


def render_goals(title: str, goals: Sequence[Goal]) -> str:
    """A table that says which goals are reached."""
    words = {True: "yes", False: "NO", None: "-"}
    return render_table(
        title,
        ("what", "figure", "goal", "reached"),
        [(one.what, one.figure, one.goal, words[one.reached]) for one in goals],
    )


def share(part: int, whole: int) -> str:
    """A part of a whole, with its percentage."""
    return f"{part:,}/{whole:,} = {part / max(1, whole):.1%}"
