"""The steps that wait to be carried out (Specification 000, "Task Queue Management"; a queue task is a queued Step).

All operations are synchronous, so each is atomic in the event loop. Higher priority goes first, then first come.
"""

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import uuid4

from browser_copilot.protocol.task import ToolStep
from browser_copilot.runtime.calls import DEADLINE_MS, find_deadline_ms


@dataclass(frozen=True)
class QueuedStep:
    """`timeout_ms` is the deadline of each attempt's call. `retries` counts the attempts after the first."""

    id: str
    step: ToolStep
    priority: int = 0
    retries: int = 0
    max_retries: int = 2
    timeout_ms: int = DEADLINE_MS
    order: int = field(default=0, compare=False)

    @classmethod
    def of(cls, step: ToolStep) -> "QueuedStep":
        """With an id of its own, and the time that its tool gets."""
        return cls(f"st-{uuid4().hex[:12]}", step, timeout_ms=find_deadline_ms(step.tool, step.args))

    def to_wire(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "step": self.step.to_wire(),
            "priority": self.priority,
            "retries": self.retries,
            "maxRetries": self.max_retries,
            "timeout": self.timeout_ms,
        }

    @classmethod
    def from_wire(cls, value: dict[str, Any]) -> "QueuedStep":
        return cls(
            id=value["id"],
            step=ToolStep.from_wire(value["step"]),
            priority=value["priority"],
            retries=value["retries"],
            max_retries=value["maxRetries"],
            timeout_ms=value["timeout"],
        )


class StepQueue:
    def __init__(self) -> None:
        self.pending: list[QueuedStep] = []
        self.current: QueuedStep | None = None
        self.completed: list[QueuedStep] = []
        self.failed: list[QueuedStep] = []
        self._order = itertools.count()

    def enqueue(self, step: QueuedStep) -> None:
        """Raises ValueError when a step of that id is already waiting or under way."""
        if any(known.id == step.id for known in self._live()):
            raise ValueError(f"step {step.id} is queued already")
        self.pending.append(replace(step, order=next(self._order)))

    def dequeue(self) -> QueuedStep | None:
        """The next step, which becomes the current one; None while one is under way or nothing waits."""
        if self.current is not None or not self.pending:
            return None
        self.current = min(self.pending, key=lambda step: (-step.priority, step.order))
        self.pending.remove(self.current)
        return self.current

    def complete(self) -> None:
        if self.current is not None:
            self.completed.append(self.current)
            self.current = None

    def fail(self) -> None:
        if self.current is not None:
            self.failed.append(self.current)
            self.current = None

    def cancel(self, step_id: str) -> bool:
        """Take one out of those that wait."""
        kept = [step for step in self.pending if step.id != step_id]
        found = len(kept) < len(self.pending)
        self.pending = kept
        return found

    def clear(self) -> list[QueuedStep]:
        """Take out all that wait, and give them back in their order."""
        taken = sorted(self.pending, key=lambda step: (-step.priority, step.order))
        self.pending = []
        return taken

    def retry(self, step_id: str) -> bool:
        """Queue a failed step again; False when there is none of that id or its retries are used up."""
        for step in self.failed:
            if step.id == step_id and step.retries < step.max_retries:
                self.failed.remove(step)
                self.enqueue(replace(step, retries=step.retries + 1))
                return True
        return False

    def _live(self) -> Iterable[QueuedStep]:
        return itertools.chain(self.pending, [self.current] if self.current else [])
