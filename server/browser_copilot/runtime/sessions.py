"""A session is a conversation, its tabs and its snapshot; this is what of it is kept and shown."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from browser_copilot.runtime.queue import Queue, QueuedGoal
from browser_copilot.runtime.states import RunState
from browser_copilot.store.records import Record, Records

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course

Policy = Literal["ask", "all", "none", "until"]
"""How a session answers requests for a yes: `until` is `all` up to a time, and `ask` after it."""
MAX_MESSAGES = 400
SERVER = "server"
"""The session id of events that belong to no session."""


@dataclass
class SessionState:
    """The part of a session that survives a restart. `until_ms` (Unix) is the end of the policy `until`."""

    id: str
    profile: str
    working_directory: Path
    title: str = ""
    epoch: int = 1
    conversation: list[dict[str, str]] = field(default_factory=list)
    tabs: list[int] = field(default_factory=list)
    last_run_id: str | None = None
    closed: bool = False
    policy: Policy = "ask"
    until_ms: int = 0
    queue: Queue[QueuedGoal] = field(default_factory=Queue)
    changed_ms: int = 0

    def to_record(self, status: str) -> Record:
        body: dict[str, Any] = {
            "profile": self.profile,
            "workingDirectory": str(self.working_directory),
            "title": self.title,
            "epoch": self.epoch,
            "conversation": self.conversation[-MAX_MESSAGES:],
            "tabs": self.tabs,
            "lastRunId": self.last_run_id,
            "policy": self.policy,
            "untilMs": self.until_ms,
            "queue": [one.to_wire() for one in self.queue.waiting],
            "changedMs": self.changed_ms,
        }
        return Record("session", self.id, body, self.id, status)

    @classmethod
    def from_record(cls, record: Record) -> "SessionState":
        body = record.body
        queue: Queue[QueuedGoal] = Queue()
        for one in body["queue"]:
            queue.enqueue(QueuedGoal.from_wire(one))
        return cls(
            id=record.id,
            profile=body["profile"],
            working_directory=Path(body["workingDirectory"]),
            title=body["title"],
            epoch=body["epoch"],
            conversation=list(body["conversation"]),
            tabs=list(body["tabs"]),
            last_run_id=body["lastRunId"],
            closed=record.status == "closed",
            policy=body["policy"],
            until_ms=body["untilMs"],
            queue=queue,
            changed_ms=find_change(record),
        )

    def remember(self, role: str, text: str, goal: str = "") -> None:
        """`goal`: what that text tells the end of, where a goal may go on from it."""
        self.conversation.append({"role": role, "text": text} | ({"goal": goal} if goal else {}))
        del self.conversation[:-MAX_MESSAGES]
        if role == "user" and not self.title:
            self.title = text[:80]

    def find_earlier(self, goal: str) -> list[dict[str, str]]:
        """What was said before a goal was; where it stands nowhere, before the user's last word.

        Only the user's last word goes on from the goal done before it: no other tells what that was.
        """
        turns = self.conversation
        said = [place for place, one in enumerate(turns) if one["role"] == "user"]
        own = [place for place in said if goal in turns[place]["text"]] or said
        before = turns[: own[-1] if own else len(turns)]
        if goal == self.last_word:
            return [dict(one) for one in before]
        return [{"role": one["role"], "text": one["text"]} for one in before]

    @property
    def last_word(self) -> str:
        """Of the user."""
        return next((one["text"] for one in reversed(self.conversation) if one["role"] == "user"), "")

    def own_tab(self, tab_id: int) -> None:
        """The newest tab stands last."""
        self.tabs = [*(tab for tab in self.tabs if tab != tab_id), tab_id]

    def compact(self, keep: int = 12) -> int:
        """Fold all but the newest messages into one line; returns how many went."""
        removed = max(0, len(self.conversation) - keep)
        if removed:
            asked = [m["text"][:120] for m in self.conversation[:removed] if m["role"] == "user"]
            summary = "Earlier the user asked: " + "; ".join(asked[-10:]) if asked else "Earlier messages left out."
            self.conversation = [{"role": "summary", "text": summary}, *self.conversation[removed:]]
        return removed


def find_change(record: Record) -> int:
    """When something happened in a session last; keeping it at the end of a server is no change."""
    return int(record.body.get("changedMs") or record.updated_ms)


async def find_last(records: Records, opened: Sequence["SessionInfo"]) -> str | None:
    """The session, open or closed, in which something happened last."""
    closed = await records.find("session", statuses=["closed"], limit=1)
    changed = [(one.updated_ms, one.id) for one in opened] + [(find_change(one), one.id) for one in closed]
    return max(changed)[1] if changed else None


@dataclass(frozen=True)
class SessionInfo:
    """A session as a door shows it."""

    id: str
    title: str
    profile: str
    working_directory: str
    state: RunState
    task_id: str | None
    run_id: str | None
    goal: str | None
    tabs: tuple[int, ...]
    policy: str
    updated_ms: int
    closed: bool
    queue: tuple[QueuedGoal, ...]


def describe_session(course: "Course") -> SessionInfo:
    state, run = course.state, course.active.run if course.active else None
    return SessionInfo(
        id=state.id,
        title=state.title,
        profile=state.profile,
        working_directory=str(state.working_directory),
        state=course.run_state,
        task_id=run.task_id if run else None,
        run_id=run.run_id if run else None,
        goal=course.view.goal or None,
        tabs=tuple(state.tabs),
        policy=course.approvals.policy,
        updated_ms=course.updated_ms,
        closed=state.closed,
        queue=tuple(state.queue.waiting),
    )
