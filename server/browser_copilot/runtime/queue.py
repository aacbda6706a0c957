"""What waits for its turn: steps of a task, goals of a session (Specification 000, "Task Queue Management").

All operations are synchronous, so each is atomic in the event loop. Higher priority goes first, then first come.
"""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from uuid import uuid4

from browser_copilot.protocol.task import ToolStep
from browser_copilot.runtime.calls import DEADLINE_MS, find_deadline_ms

FIRST = 1
"""The priority of what goes before all that waits."""


@dataclass(frozen=True, kw_only=True)
class Queued:
    id: str
    priority: int = 0


@dataclass(frozen=True, kw_only=True)
class QueuedStep(Queued):
    """`timeout_ms` is the deadline of each attempt's call, `max_retries` how many may follow the first."""

    step: ToolStep
    max_retries: int = 2
    timeout_ms: int = DEADLINE_MS

    @classmethod
    def of(cls, step: ToolStep) -> "QueuedStep":
        """With an id of its own, and the time that its tool gets."""
        return cls(id=f"st-{uuid4().hex[:12]}", step=step, timeout_ms=find_deadline_ms(step.tool, step.args))


@dataclass(frozen=True, kw_only=True)
class QueuedGoal(Queued):
    """A goal that comes after the task under way; `id` is the one that its task will have. Where: a tab, or a URL.

    `said`: the goal apart from what a page said in it, as the notes of a run keep it. `held`: the user stopped before
    its turn, so no success begins it.
    """

    goal: str
    tab_id: int | None = None
    url: str | None = None
    said: dict[str, Any] | None = None
    held: bool = False

    def to_wire(self) -> dict[str, Any]:
        return {
            "taskId": self.id,
            "goal": self.goal,
            "priority": self.priority,
            "tabId": self.tab_id,
            "url": self.url,
            **({"said": self.said} if self.said else {}),
            **({"held": True} if self.held else {}),
        }

    @classmethod
    def from_wire(cls, value: dict[str, Any]) -> "QueuedGoal":
        return cls(
            id=value["taskId"],
            goal=value["goal"],
            priority=value["priority"],
            tab_id=value["tabId"],
            url=value["url"],
            said=value.get("said"),
            held=value.get("held", False),
        )


T = TypeVar("T", bound=Queued)


class Queue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: list[T] = []

    @property
    def waiting(self) -> list[T]:
        """In the order of their turns."""
        return sorted(self._waiting, key=_by_priority)

    def enqueue(self, one: T) -> None:
        """Raises ValueError when one of that id is waiting already."""
        if any(known.id == one.id for known in self._waiting):
            raise ValueError(f"{one.id} is queued already")
        self._waiting.append(one)

    def dequeue(self) -> T | None:
        """The next one; None when nothing waits."""
        if not self._waiting:
            return None
        first = min(self._waiting, key=_by_priority)
        self._waiting.remove(first)
        return first

    def cancel(self, id: str) -> bool:
        """Take one out. False when none of that id waits."""
        kept = [one for one in self._waiting if one.id != id]
        found = len(kept) < len(self._waiting)
        self._waiting = kept
        return found

    def clear(self) -> list[T]:
        """Take out all, and give them back in their order."""
        taken, self._waiting = self.waiting, []
        return taken


def _by_priority(one: Queued) -> int:
    return -one.priority
