"""A recorded task, read back from the log: looks, steps and answers in order (Specification 004, section 13)."""

from dataclasses import dataclass, field
from typing import Any

from browser_copilot.errors import UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Artifact, StepRecord, Task
from browser_copilot.runtime.thoughts import Thought, read_thoughts
from browser_copilot.store.database import Database
from browser_copilot.store.events import Entry

STEP_ENDS = (e.StepCompleted, e.StepFailed, e.StepSkipped)


@dataclass(frozen=True)
class Look:
    """A reading call outside any step. `result` is the ToolResult as the log kept it; `ts_ms` Unix milliseconds."""

    tool: str
    args: dict[str, Any]
    result: dict[str, Any]
    ts_ms: int


@dataclass(frozen=True)
class Deed:
    """One step as it happened, with the files that came to be during and after it."""

    record: StepRecord
    ts_ms: int
    artifacts: tuple[Artifact, ...] = ()


@dataclass(frozen=True)
class Reply:
    """What the user said to a question, or to a request for a yes."""

    to: str
    text: str


@dataclass(frozen=True)
class Recording:
    """`trail` is in the order it happened, from the moment the task had its tab."""

    task: Task
    trail: tuple[Look | Deed | Reply, ...]
    entries: tuple[Entry, ...] = field(repr=False)

    @property
    def deeds(self) -> list[Deed]:
        return [one for one in self.trail if isinstance(one, Deed)]

    @property
    def thoughts(self) -> list[Thought]:
        """What its model said. Raises `UsageError` when that was not recorded."""
        return read_thoughts(self.entries)

    @property
    def workflow(self) -> str | None:
        return self.notes.get("workflow")

    notes: dict[str, Any] = field(default_factory=dict)


async def load_recording(database: Database, task_id: str) -> Recording:
    """Raises `UsageError` for a task that is not in the log (any more)."""
    await database.events.flush()
    entries = await database.events.read_task(task_id)
    run_id = next((one.envelope.run_id for one in entries if one.envelope.run_id is not None), "")
    run = await database.records.get("run", run_id)
    if run is None:
        raise UsageError(f"there is no recording of {task_id}", field="task", hint="see: browser-copilot session list")
    kept = await database.records.find("step", statuses=[task_id], limit=5_000)
    records = {one.id: StepRecord.from_wire(one.body["record"]) for one in kept}
    task = Task.from_wire(run.body["task"])
    return Recording(task, tuple(_read_trail(entries, records)), tuple(entries), run.body.get("notes", {}))


def _read_trail(entries: list[Entry], records: dict[str, StepRecord]) -> list[Look | Deed | Reply]:
    """The calls of a step belong to it; what came before TASK_STARTED is how the tab was chosen."""
    trail: list[Look | Deed | Reply] = []
    asked: dict[str, e.ToolRequested] = {}
    in_step, begun, question = False, False, ""
    for entry in entries:
        event, ts = entry.envelope.event, entry.envelope.ts_unix_ms
        match event:
            case e.TaskStarted():
                begun = True
            case _ if not begun:
                continue
            case e.StepStarted():
                in_step = True
            case e.StepCompleted() | e.StepFailed() | e.StepSkipped():
                if not (isinstance(event, e.StepFailed) and event.will_retry):
                    in_step = False
                    if event.step_id in records:
                        trail.append(Deed(records[event.step_id], ts))
            case e.ToolRequested() if not in_step:
                asked[event.call_id] = event
            case e.ToolCompleted() if event.call_id in asked:
                trail.append(_read_look(asked.pop(event.call_id), event, ts))
            case e.ArtifactSaved():
                _add_artifact(trail, event.artifact)
            case e.QuestionAsked():
                question = event.text
            case e.ChatSaid(role="user") if question:
                trail.append(Reply(question, event.text))
                question = ""
            case e.NeedsApproval(action="confirm"):
                question = event.reason
            case e.ApprovalResolved() if question:
                trail.append(Reply(question, event.decision))
                question = ""
            case _:
                pass
    return trail


def _read_look(asked: e.ToolRequested, done: e.ToolCompleted, ts: int) -> Look:
    result = done.result if isinstance(done.result, dict) else {}
    args = asked.args if isinstance(asked.args, dict) else {}
    return Look(asked.tool, dict(args), dict(result), ts)


def _add_artifact(trail: list[Look | Deed | Reply], artifact: Artifact) -> None:
    """To the last step: that is what made the file."""
    for index in range(len(trail) - 1, -1, -1):
        one = trail[index]
        if isinstance(one, Deed):
            trail[index] = Deed(one.record, one.ts_ms, (*one.artifacts, artifact))
            return
