"""A recorded task is pursued again, against what was recorded: same looks, same decisions, or it says where not.

The desk here touches no browser. It answers every look and step from the recording, in its order; the first one that
was not recorded there is a difference, and ends the replay.
"""

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import GoalSaid, SecretRef, TaskStopped, ToolFailed
from browser_copilot.protocol.events import Event
from browser_copilot.protocol.page import Observation
from browser_copilot.protocol.task import Artifact, StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Failed, Ok, fail
from browser_copilot.runtime.calls import parse_data
from browser_copilot.runtime.desk import AGAIN_SECONDS, BLOCKED
from browser_copilot.runtime.journal import read_said
from browser_copilot.runtime.ports import Pursuer
from browser_copilot.runtime.recording import Deed, Look, Recording, Reply

MAX_FILE_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class Difference:
    """Where the replay left the recording. `place` counts the recorded looks and steps from 0."""

    place: int
    kind: str
    recorded: str
    replayed: str

    def __str__(self) -> str:
        return f"at {self.place} ({self.kind}): recorded {self.recorded}; replayed {self.replayed}"


class Departed(TaskStopped):
    """The replay decided otherwise than the recording; nothing after that can be compared."""


async def check_recording(recording: Recording, pursuer: Pursuer) -> list[Difference]:
    """Where the decisions differ; none when they are the same. Nothing is done in any browser."""
    with tempfile.TemporaryDirectory(prefix="browser-copilot-replay-") as folder:
        desk = RecordedDesk(recording, Path(folder))
        try:
            ended = await pursuer.pursue(make_fresh(recording.task), desk)
        except Departed:
            return desk.differences
        return [*desk.differences, *desk.compare_end(ended)]


def make_fresh(task: Task) -> Task:
    """The task as it began: same goal, same day, nothing done."""
    changes: dict[str, Any] = {
        "status": "created", "progress": 0.0, "history": [], "breadcrumbs": [], "bindings": {}, "artifacts": [],
        "plan": None, "subgoal": None, "answer": None, "summary": None, "model_calls": 0, "done": [],
    }  # fmt: skip
    return task.model_copy(update=changes)


class RecordedDesk:
    """Implements `Desk` from a recording; `folder` stands for the working directory."""

    def __init__(self, recording: Recording, folder: Path) -> None:
        self._recording = recording
        self._trail = list(enumerate(recording.trail))
        self._folder = folder
        self._tab_id = 1
        self.differences: list[Difference] = []

    @property
    def session_id(self) -> str:
        return self._recording.task.session_id

    @property
    def task_id(self) -> str:
        return self._recording.task.id

    @property
    def said(self) -> GoalSaid | None:
        return read_said(self._recording.notes)

    @property
    def earlier(self) -> Sequence[Mapping[str, str]]:
        return ()  # what a model replied to it is recorded

    @property
    def working_directory(self) -> Path:
        return self._folder

    @property
    def tab_id(self) -> int:
        return self._tab_id

    @tab_id.setter
    def tab_id(self, value: int) -> None:
        self._tab_id = value

    def emit(self, event: Event) -> None:
        return

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        """The recorded look of that kind that comes next, before the next step: looks may overtake each other."""
        found = self._take_look(tool, args)
        if found is None:
            raise self._depart("look", f"{tool} {_show(args)}")
        for _ in AGAIN_SECONDS:
            passing = found.result.get("retryable") and found.result.get("code") != BLOCKED
            again = self._take_look(tool, args) if passing else None
            found = again or found
        return _answer(found)

    def _take_look(self, tool: str, args: Mapping[str, Any]) -> Look | None:
        for position, (_, one) in enumerate(self._trail):
            if isinstance(one, Deed):
                return None
            if isinstance(one, Look) and one.tool == tool and _same(one.args, args):
                del self._trail[position]
                return one
        return None

    async def perform(self, step: ToolStep) -> StepRecord:
        """The recorded step, if it is the same one. Looks that were recorded before it and not made are no matter."""
        position = next((i for i, (_, one) in enumerate(self._trail) if isinstance(one, Deed)), None)
        if position is None:
            raise self._depart("step", _describe(step))
        deed = self._trail[position][1]
        assert isinstance(deed, Deed)
        if not _same_step(deed.record, step):
            del self._trail[:position]
            raise self._depart("step", _describe(step))
        del self._trail[: position + 1]
        return self._place_files(deed)

    def _place_files(self, deed: Deed) -> StepRecord:
        """The files of the step, in name and size, where the replay looks for them."""
        for artifact in deed.artifacts:
            path = self._folder / Path(artifact.path).name
            with path.open("wb") as file:
                file.truncate(min(artifact.bytes, MAX_FILE_BYTES))
        seen = deed.record.observation
        if seen is None or seen.download is None or not seen.download.path:
            return deed.record
        moved = str(self._folder / Path(seen.download.path).name)
        observation: Observation = seen.model_copy(
            update={"download": seen.download.model_copy(update={"path": moved})}
        )
        return deed.record.model_copy(update={"observation": observation})

    async def confirm(self, message: str) -> bool:
        return self._take_reply(message) in ("allow", "always")

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        return self._take_reply(question)

    def _take_reply(self, question: str) -> str:
        for position, (_, one) in enumerate(self._trail):
            if isinstance(one, Reply) and one.to == question[:500]:
                del self._trail[position]
                return one.text
        return ""

    async def take_over(self, reason: str) -> None:
        return

    async def wait_out(self, seconds: float, reason: str) -> None:
        return

    def progress(self, fraction: float, completed: int, total: int, current: str | None = None) -> None:
        return

    async def checkpoint(self, task: Task) -> None:
        return

    def list_secrets(self, origin: str) -> list[SecretRef]:
        """The one that was used."""
        used = self.find_secret(origin, None)
        return [used] if used else []

    def find_secret(self, origin: str, username: str | None) -> SecretRef | None:
        """The handle that was used; the user name is what was typed just before it."""
        typed = username
        for deed in self._recording.deeds:
            step = deed.record.step
            if not isinstance(step, ToolStep) or step.tool != "dom.type":
                continue
            if step.args.get("secret"):
                return SecretRef(str(step.args["secret"]), typed, origin)
            typed = username or str(step.args.get("text") or "")
        return None

    async def save(self, name: str, data: bytes, kind: Any) -> Artifact:
        path = self._folder / Path(name).name
        path.write_bytes(data)
        return Artifact(kind=kind, path=str(path), bytes=len(data))

    def _depart(self, kind: str, replayed: str) -> Departed:
        place, recorded = (self._trail[0][0], self._trail[0][1]) if self._trail else (len(self._recording.trail), None)
        if self._is_cut_off():
            return Departed("what was recorded ends here: the task was stopped")
        self.differences.append(Difference(place, kind, _tell(recorded), replayed))
        return Departed(f"the replay left the recording at {place}")

    def _is_cut_off(self) -> bool:
        """Whether all that a task did which came to no end of its own was done again."""
        ended = self._recording.task.status in ("succeeded", "failed")
        return not ended and not any(isinstance(one, Deed) for _, one in self._trail)

    def compare_end(self, task: Task) -> list[Difference]:
        """Steps that were not replayed, and another end."""
        left = [(place, one) for place, one in self._trail if isinstance(one, Deed)]
        found = [Difference(left[0][0], "step", _tell(left[0][1]), "nothing more")] if left else []
        before = self._recording.task.status
        if before in ("succeeded", "failed") and task.status != before:
            found.append(Difference(len(self._recording.trail), "end", before, task.status))
        return found


def _answer(one: Look) -> Any:
    """The data as it was. Raises `ToolFailed` for what failed then, or was too large to be kept."""
    if not one.result.get("ok"):
        raise ToolFailed(one.tool, Failed.from_wire(one.result))
    data = one.result.get("data")
    if isinstance(data, dict) and "omitted" in data:
        raise ToolFailed(one.tool, fail("unsupported", "the answer was too large to be recorded"))
    return parse_data(one.tool, Ok.from_wire(one.result))


def _same(recorded: Mapping[str, Any], args: Mapping[str, Any]) -> bool:
    """The same arguments; the tab is the task's own."""
    return _bare(recorded) == _bare(args)


def _bare(args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name not in ("tabId", "files") and value is not None}


def _same_step(record: StepRecord, step: ToolStep) -> bool:
    known = record.step
    return isinstance(known, ToolStep) and known.tool == step.tool and _same(known.args, step.args)


def _describe(step: ToolStep) -> str:
    return f"{step.tool} {_show(step.args)} ({step.description})"


def _show(args: Mapping[str, Any]) -> str:
    return str(_bare(args))[:300]


def _tell(one: Look | Deed | Reply | None) -> str:
    match one:
        case Look():
            return f"{one.tool} {_show(one.args)}"
        case Deed(record=StepRecord(step=ToolStep() as step)):
            return _describe(step)
        case Deed():
            return one.record.step.kind
        case Reply():
            return f"the answer to “{one.to[:100]}”"
        case None:
            return "nothing more"
