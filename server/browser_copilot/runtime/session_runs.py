"""One run inside a session, from its start to its end, for whoever has to wait for it: tasks and jobs."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from browser_copilot.errors import UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import CommandRefused
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.replies import Reply
from browser_copilot.store.events import EventLog
from browser_copilot.store.records import Record


@dataclass
class Outcome:
    """How a run ended. `unknown`: a write may or may not have been done, so nothing must be tried again."""

    succeeded: bool = False
    answer: str = ""
    summary: str = ""
    stopped: bool = False
    unknown: bool = False
    tools: set[str] = field(default_factory=set)


async def run_in_session(
    actor: SessionActor, start: Callable[[], Awaitable[Reply]], before: Outcome | None = None
) -> Outcome:
    """Start a run and wait for its end; `before` is what it came to earlier. Raises `UsageError` when refused."""
    outcome = Outcome(tools=set(before.tools) if before else set())
    ended = asyncio.Event()

    def hear(event: e.Event) -> None:
        if read_event(event, outcome):
            ended.set()

    actor.course.listeners.append(hear)
    try:
        reply = await start()
        if isinstance(reply, CommandRefused):
            raise UsageError(reply.error)
        await ended.wait()
    finally:
        actor.course.listeners.remove(hear)
    return outcome


async def recall_outcome(events: EventLog, run: Record) -> Outcome:
    """What a run of the past came to, from its record and the log."""
    task = Task.from_wire(run.body["task"])
    outcome = Outcome()
    for entry in await events.read_task(task.id):
        if entry.type == "TOOL_COMPLETED":
            read_event(entry.envelope.event, outcome)
    done = [one.step for one in task.history if one.status == "ok"]
    outcome.tools.update(step.tool for step in done if isinstance(step, ToolStep))
    outcome.succeeded = run.status == "done"
    outcome.stopped = run.status in ("cancelled", "discarded")
    outcome.answer, outcome.summary = task.answer or "", task.summary or ""
    return outcome


def read_event(event: e.Event, outcome: Outcome) -> bool:
    """Take in one event of the session; True when the session is free again."""
    match event:
        case e.ToolCompleted():
            if event.ok:
                outcome.tools.add(event.tool)
            outcome.unknown = outcome.unknown or event.code == "outcome_unknown"
        case e.TaskCompleted():
            outcome.succeeded = True
            outcome.answer, outcome.summary = event.answer or "", event.summary
        case e.TaskFailed():
            outcome.summary = event.error
        case e.Stopped():
            outcome.stopped = True
            outcome.summary = outcome.summary or "stopped"
        case e.SessionSaved():
            return True
        case _:
            pass
    return False
