"""How far a job is: what a resumed job goes on from, and what is told of one that failed."""

from dataclasses import dataclass, field
from uuid import uuid4

from browser_copilot.runtime.conditions import Left
from browser_copilot.runtime.journal import Journal

MAX_REASON = 500
JOB = ""


@dataclass
class Progress:
    """`works` is the state of each Ref that was begun, `values` are the run-time variables.

    `reasons` says why a work failed, by its number; under `JOB` why the job itself did."""

    id: str
    journal: Journal
    works: dict[int, str] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    resumed: bool = False

    def note_end(self, work_id: int, succeeded: bool, left: Left) -> None:
        """What broke the work was noted before; any other failure is what its last run came to."""
        self.works[work_id] = "Succeeded" if succeeded else "Failed"
        if not succeeded:
            self.reasons.setdefault(str(work_id), explain_failure(left)[:MAX_REASON])


def explain_failure(left: Left) -> str:
    if left.done:
        return f"it was done, but the criteria of the task do not hold ({left.answer})"
    return left.answer or "its run ended without a word"


def begin_progress() -> Progress:
    """That of a job that nothing was done for yet."""
    id = f"job-{uuid4().hex[:12]}"
    return Progress(id, Journal(id))
