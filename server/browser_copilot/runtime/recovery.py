"""What was left unfinished, and what was done or sent after its last checkpoint: from records and the intent log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal
from uuid import uuid4

from browser_copilot.agent.history import name_files
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import ExploreClose, Failed, Ok, fail
from browser_copilot.runtime.binding import find_opened
from browser_copilot.runtime.chat import RunView
from browser_copilot.runtime.journal import find_job_id
from browser_copilot.runtime.lapsed import find_lapsed
from browser_copilot.runtime.ports import Hands
from browser_copilot.runtime.pursuit import tell_end
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.store.database import Database
from browser_copilot.store.events import EventLog
from browser_copilot.store.intents import Intent
from browser_copilot.store.records import Record, Records

FINAL = frozenset({"done", "discarded", "cancelled"})
CUT = ("running", "suspended")
"""What a crash, and the orderly end of a server, leave behind."""
OPEN = ("interrupted", "suspended", "stopped", "failed")
ENDED = ("done", "failed", "cancelled", "stopped")
TOLD = ("RUN_STARTED", "JOB_STARTED", "RUN_RESUMED", "RUN_FOUND")
"""The last of these is the newest that a log says of a run or a job that did not end."""
BEGINNINGS = ("RUN_STARTED", "STOP_REQUESTED")
ENDINGS = ("RUN_FINISHED", "RUN_FAILED", "STOPPED")
Kind = Literal["run", "job"]
FOUND: dict[Kind, str] = {"run": "interrupted", "job": "Interrupted"}
"""The status of what was cut off, once it was found."""
MAX_CUT = 1_000
MAX_STEPS = 10_000
MAX_UNTOLD = 20
"""More runs do not end between a commit of the records and one of the events."""
INTERRUPTED = frozenset({"interrupted", "suspended"})
Reason = Literal["stopped", "interrupted"]
Told = tuple[e.Event, str, str, str | None]
"""An event with its session, run and task."""


@dataclass(frozen=True)
class Unfinished:
    """A run or a job that can be resumed or discarded. `interrupted`: it came to rest against the user's wish.

    `unknown_outcome` says that a write may have been done, `waiting_for` what the run waited for the user to answer.
    """

    run_id: str
    session_id: str
    task_id: str
    goal: str
    status: str
    reason: Reason
    steps_done: int
    updated_ms: int
    kind: Literal["task", "job"] = "task"
    unknown_outcome: str | None = None
    waiting_for: str | None = None

    def to_wire(self) -> dict[str, Any]:
        return {
            "runId": self.run_id,
            "sessionId": self.session_id,
            "taskId": self.task_id,
            "goal": self.goal,
            "status": self.status,
            "reason": self.reason,
            "kind": self.kind,
            "stepsDone": self.steps_done,
            "updatedMs": self.updated_ms,
            "unknownOutcome": self.unknown_outcome,
            "waitingFor": self.waiting_for,
        }


def describe_run(record: Record) -> Unfinished:
    task, found = record.body["task"], record.body.get("found", {})
    return Unfinished(
        run_id=record.id,
        session_id=str(record.session_id),
        task_id=task["id"],
        goal=task["goal"],
        status=str(record.status),
        reason="interrupted" if record.status in INTERRUPTED else "stopped",
        steps_done=len(task["history"]),
        updated_ms=record.updated_ms,
        unknown_outcome=found.get("unknownOutcome"),
        waiting_for=found.get("waitingFor"),
    )


async def find_unfinished(database: Database) -> list[Unfinished]:
    """The runs that wait to be gone on with, but for those of jobs: a job is resumed as a whole."""
    kept = await database.records.find("run", statuses=OPEN)
    return [describe_run(record) for record in kept if find_job_id(record) is None]


async def find_cut(records: Records, log: EventLog, kind: Kind, statuses: Sequence[str]) -> list[Record]:
    """At start: what stood so when the server ended; and what an earlier start found, but was killed before it told."""
    again = await records.find(kind, statuses=[FOUND[kind]], limit=MAX_UNTOLD)
    own = [one for one in again if find_job_id(one) is None]
    untold = [one for one in own if await log.find_last(str(one.session_id), one.id, TOLD) != "RUN_FOUND"]
    return await records.find(kind, statuses=statuses, limit=MAX_CUT) + untold


async def find_cut_sessions(database: Database) -> set[str]:
    """At start, before `settle_runs`: the sessions in which something ran when the server ended."""
    return {str(record.session_id) for record in await find_cut(database.records, database.events, "run", CUT)}


async def settle_runs(database: Database) -> list[Told]:
    """At start: what was cut off is interrupted. Returns what to tell; of jobs nothing.

    That is each run that was found, and the end of each that had ended when the server did, before it could say so.
    """
    told: list[Told] = []
    for record in await find_cut(database.records, database.events, "run", CUT):
        told += await _settle(database, record)
    for record in await database.records.find("run", statuses=ENDED, limit=MAX_UNTOLD):
        if find_job_id(record) is None:
            task_id = str(record.body["task"]["id"])
            told += [
                (event, str(record.session_id), record.id, task_id) for event in await tell_untold(database, record)
            ]
    return told


async def _settle(database: Database, record: Record) -> list[Told]:
    """What is found out now stands in its record, for whoever asks later."""
    task_id, session_id = str(record.body["task"]["id"]), str(record.session_id)
    unknown = [one for one in await database.intents.of_task(task_id) if one.result is None]
    waiting_for, untold = await find_lapsed(database, task_id)
    uncertain = f"{len(unknown)} action(s) may or may not have been done" if unknown else None
    found = {"unknownOutcome": uncertain, "waitingFor": waiting_for}
    run = Record("run", record.id, {**record.body, "found": found}, session_id, "interrupted")
    await database.records.put(run)
    told: list[Told] = [(event, session_id, record.id, task_id) for event in untold]
    if find_job_id(record) is None:
        told.append((tell_found(describe_run(run)), session_id, record.id, None))
    return told


def tell_found(run: Unfinished) -> e.RunFound:
    return e.RunFound(
        run_id=run.run_id,
        goal=run.goal,
        steps_done=run.steps_done,
        unknown_outcome=run.unknown_outcome,
        waiting_for=run.waiting_for,
    )


async def tell_untold(database: Database, record: Record) -> list[e.Event]:
    """The events that end a run, when its end was recorded and the server was gone before they were."""
    last = await database.events.find_last(str(record.session_id), record.id, [*BEGINNINGS, *ENDINGS])
    if last in ENDINGS:
        return []
    if last == "STOP_REQUESTED":
        return [e.Stopped(source="system", resumable=record.status == "stopped")]
    return tell_end(Task.from_wire(record.body["task"]), 0, RunView())


async def close_children(hands: Hands, state: SessionState) -> None:
    """Close what an exploration of the session left open. The browser does so by itself when it is not there now."""
    close = {
        "id": f"c-{uuid4().hex[:20]}",
        "epoch": max(state.epoch, hands.get_fence(state.id)),
        "sessionId": state.id,
        "deadlineMs": 15_000,
        "name": "explore.close",
        "args": {},
    }
    if hands.connected:
        await hands.call(ExploreClose.from_wire(close))


async def add_unseen(database: Database, task: Task) -> Task:
    """The task with what its checkpoint does not know: steps, writes that were done after the last of them, and writes
    whose outcome is unknown.

    A write's result is committed before its step is, which names its calls: no clock says what has none. A step that
    was kept before steps named them tells all writes that have a result and were recorded before its end.
    """
    intents = await database.intents.of_task(task.id)
    history = [learn(record, intents, task) for record in task.history]
    known = {record.id for record in history}
    kept = await database.records.find("step", statuses=[task.id], limit=MAX_STEPS)
    steps = [StepRecord.from_wire(record.body["record"]) for record in kept]
    unseen = [step for step in steps if step.id not in known]
    told = {call_id for record in kept for call_id in record.body.get("calls", ())}
    told_until_ms = max((int(one.body["record"]["ts"]) for one in kept if "calls" not in one.body), default=0)
    for intent in intents:
        if intent.result is not None and intent.recorded_ms < told_until_ms:
            continue
        if intent.call.id in told or known & {f"unknown-{intent.call.id}", f"done-{intent.call.id}"}:
            continue
        if intent.result is None:
            unseen.append(describe_unknown(intent, task))
        elif intent.result.ok or intent.result.dispatched:
            unseen.append(describe_sent(f"done-{intent.call.id}", intent, intent.result, task))
    history = merge(history, sorted(unseen, key=lambda step: step.ts))
    if history and is_left_behind(history[-1], task):
        history[-1] = reopen(history[-1])
    return task.model_copy(update={"history": history})


async def catch_up(database: Database, task: Task, *, kept: int | None = None) -> tuple[Task, int | None]:
    """The task as `add_unseen` tells it, and the tab it was last in: of its newest write, or that of the checkpoint
    (`kept`) where the work went on without a write; None when it has none."""
    intents = await database.intents.of_task(task.id)
    return await add_unseen(database, task), find_place(intents[-1], kept) if intents else kept


def find_place(intent: Intent, kept: int | None) -> int | None:
    """The tab that a write was for, or the one that it opened; or `kept`, when the work had moved there after it.

    Each plan is kept before its writes: another tab was gone to behind the write. Of two, the higher number is newer.
    """
    own, opened = intent.call.to_wire()["args"].get("tabId"), _find_opened(intent)
    if kept is None or kept == own:
        return opened or own
    return max(kept, opened or kept)


def _find_opened(intent: Intent) -> int | None:
    """What only brings a file leads nowhere."""
    seen = intent.result.observation if intent.result is not None else None
    if seen is not None and seen.opened_tabs and seen.download is None:
        return seen.opened_tabs[-1]
    return find_opened(intent.result) if isinstance(intent.result, Ok) else None


def learn(record: StepRecord, intents: Sequence[Intent], task: Task) -> StepRecord:
    """What was unknown when the run went on before may be known by now."""
    for intent in intents:
        if record.id == f"unknown-{intent.call.id}" and intent.result is not None:
            return describe_sent(f"done-{intent.call.id}", intent, intent.result, task)
    return record


def merge(known: list[StepRecord], unseen: list[StepRecord]) -> list[StepRecord]:
    """The newest is the last; of what is known the rest keeps its place, by which plans remember where they began."""
    last = known[-1:]
    older = [one for one in unseen if last and one.ts < last[0].ts]
    return [*known[:-1], *older, *last, *unseen[len(older) :]]


def describe_unknown(intent: Intent, task: Task) -> StepRecord:
    """A write that was committed and may have been done."""
    result = fail("outcome_unknown", "it is not known whether this was done", dispatched=True)
    return describe_sent(f"unknown-{intent.call.id}", intent, result, task)


def is_left_behind(record: StepRecord, task: Task) -> bool:
    """Whether a step downloaded a file that is no artifact of the task yet."""
    download = record.observation.download if record.observation is not None else None
    return download is not None and all(one.bytes != download.bytes for one in task.artifacts)


def reopen(record: StepRecord) -> StepRecord:
    """A step whose file nobody took in before the server ended: whoever goes on looks for the file first."""
    text = "this was done, and what it downloaded was not taken in before the restart: look for the file"
    began_ms = max(0, record.ts - (record.duration_ms or 0))
    result = fail("outcome_unknown", text, dispatched=True)
    return record.model_copy(update={"result": result, "status": "error", "ts": began_ms})


def describe_sent(record_id: str, intent: Intent, result: Ok | Failed, task: Task) -> StepRecord:
    """A write that was sent, when the server ended before its step was kept: the step of the plan that it was."""
    wire = intent.call.to_wire()
    args = {name: value for name, value in wire["args"].items() if name != "tabId"}
    told = "sent before the restart"
    sent = name_files(ToolStep(tool=wire["name"], args=args, target=wire.get("target"), description=told))
    planned = task.plan.steps if task.plan is not None else []
    step = next((one for one in planned if isinstance(one, ToolStep) and is_same(one, sent)), sent)
    return StepRecord(
        id=record_id[:128],
        step=step,
        result=result,
        observation=result.observation,
        ts=intent.recorded_ms,
        status="ok" if result.ok else "error",
    )


def is_same(planned: ToolStep, sent: ToolStep) -> bool:
    """Whether a call is that of a planned step: more may be said in a call than in a plan."""
    args, known = name_files(sent).args, name_files(planned).args
    return planned.tool == sent.tool and all(args.get(name) == value for name, value in known.items())
