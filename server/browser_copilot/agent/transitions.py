"""Task status moves only here. A move that is not in the table is a bug in the caller."""

from __future__ import annotations

from typing import Literal

from browser_copilot.protocol.task import TaskStatus

Move = Literal["plan", "execute", "explore", "ask", "block", "succeed", "fail", "cancel"]
OPEN: tuple[TaskStatus, ...] = ("created", "planning", "exploring", "executing", "awaiting_user", "blocked")
FINAL: frozenset[TaskStatus] = frozenset({"succeeded", "failed", "cancelled"})
_NEXT: dict[Move, tuple[TaskStatus, tuple[TaskStatus, ...]]] = {
    "plan": ("planning", OPEN),
    "execute": ("executing", ("planning", "executing", "awaiting_user", "blocked")),
    "explore": ("exploring", ("planning", "executing", "exploring")),
    "ask": ("awaiting_user", ("planning", "executing", "exploring", "blocked")),
    "block": ("blocked", ("planning", "executing", "exploring", "awaiting_user")),
    "succeed": ("succeeded", ("planning", "executing")),
    "fail": ("failed", OPEN),
    "cancel": ("cancelled", OPEN),
}
MOVES: dict[tuple[TaskStatus, Move], TaskStatus] = {
    (before, move): after for move, (after, befores) in _NEXT.items() for before in befores
}
"""(status, move) -> status. `succeeded` is reached from planning or executing alone: effects were seen there."""


class IllegalMove(Exception):
    """The table has no such move."""

    def __init__(self, status: TaskStatus, move: Move) -> None:
        super().__init__(f"a task that is {status} cannot {move}")
        self.status = status
        self.move = move


def move_status(status: TaskStatus, move: Move) -> TaskStatus:
    """The status after the move. Raises IllegalMove."""
    after = MOVES.get((status, move))
    if after is None:
        raise IllegalMove(status, move)
    return after
