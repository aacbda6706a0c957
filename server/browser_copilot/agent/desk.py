"""A Desk is all that a controller may touch: one task, its tab, its events, its folder, its user.

The runtime puts it together; tests bring their own. Every method raises `TaskStopped` once the task was stopped,
so that a stop needs no polling in the agent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from browser_copilot.errors import CopilotError
from browser_copilot.protocol.events import Event
from browser_copilot.protocol.task import Artifact, StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Failed


class TaskStopped(CopilotError):
    """The task was stopped: leave at once, change nothing more. `resumable` says that a checkpoint may go on later."""

    def __init__(self, text: str = "the task was stopped", *, resumable: bool = True) -> None:
        super().__init__(text)
        self.resumable = resumable


class ToolFailed(CopilotError):
    """A reading tool gave no answer; `failed` is the typed failure as the browser sent it."""

    def __init__(self, tool: str, failed: Failed) -> None:
        super().__init__(f"{tool}: {failed.error}")
        self.tool = tool
        self.failed = failed


@dataclass(frozen=True)
class SecretRef:
    """Names a vault entry without its value: `handle` goes into `dom.type` as `secret`. `origin` is where it may go."""

    handle: str
    username: str | None
    origin: str


@dataclass(frozen=True)
class GoalSaid:
    """A goal in the user's `own` words; `(text 1)` stands there for the first of the `texts` that came from a page."""

    own: str
    texts: Sequence[str] = ()


class Desk(Protocol):
    """What the runtime offers to the controller of one task."""

    @property
    def session_id(self) -> str: ...

    @property
    def task_id(self) -> str: ...

    @property
    def said(self) -> GoalSaid | None:
        """The goal apart from what a page said in it; None where all of it is the user's."""

    @property
    def earlier(self) -> Sequence[Mapping[str, str]]:
        """What was said in the session before the goal, oldest first: `role` (user, assistant, summary) and `text`.

        Where a text tells that a goal of the user's is done, `goal` is that goal in full.
        """

    @property
    def working_directory(self) -> Path:
        """Where downloads, extractions and reports of the session go (absolute)."""

    @property
    def tab_id(self) -> int:
        """The task's current tab (logical id)."""

    @tab_id.setter
    def tab_id(self, value: int) -> None: ...

    def emit(self, event: Event) -> None:
        """Append an event of this task to the log."""

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        """Run a tool that changes nothing (effect `read`, also `dom.scroll` and `dom.hover`), outside any step.

        `args` in camelCase, without `tabId`: the current tab is meant unless `args` names another. Returns the data
        parsed as `RESULT_TYPES[tool]`. Raises ToolFailed; ValueError for a tool that writes.
        """

    async def perform(self, step: ToolStep) -> StepRecord:
        """Carry out one step: the boundary (pause, takeover), its approval, the events, the dispatch, the record.

        Status `ok`, `error` (with the Failed in `result`) or `skipped` (by the user, or because an approval was
        refused: then `result` is a Failed with code `not_allowed`). Never tries a write twice.
        """

    async def confirm(self, message: str) -> bool:
        """Ask for a yes. False when refused or expired."""

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        """Ask the user a question and return the answer ("" when nobody is there to answer).

        `last_resort`: without an answer the task only fails as it would anyway, so that it waits for none where nobody
        is known to be there.
        """

    async def take_over(self, reason: str) -> None:
        """Hand the page to the user and return when it is handed back."""

    async def wait_out(self, seconds: float, reason: str) -> None:
        """Pause the run because of a limit of somebody else's; return when the time is over or the user says resume.

        `reason` is a sentence without its full stop.
        """

    def progress(self, fraction: float, completed: int, total: int, current: str | None = None) -> None:
        """Report progress: `fraction` 0 to 1, steps done of those planned."""

    async def checkpoint(self, task: Task) -> None:
        """Make the task durable; returns once it is."""

    def find_secret(self, origin: str, username: str | None) -> SecretRef | None:
        """Find the vault entry of this origin (and user name, if one is given); None also where several fit."""

    def list_secrets(self, origin: str) -> Sequence[SecretRef]:
        """All vault entries of this origin, by handle."""

    async def save(self, name: str, data: bytes, kind: str) -> Artifact:
        """Write a file into the working directory and return it as an artifact; an existing name gets `-2`, `-3`...

        `kind` is one of Artifact.kind. Emits ARTIFACT_SAVED.
        """
