"""One goal from the command line: submit it, show what happens, ask the user, end with a result and an exit code."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol

from rich.console import Console

from browser_copilot.attending import Ask, Attendant
from browser_copilot.console import Progress
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import TaskResult, TaskStatus
from browser_copilot.store.events import Entry
from browser_copilot.visible import make_visible

EXIT_OK, EXIT_FAILED, EXIT_USAGE, EXIT_NEEDS_USER, EXIT_CANCELLED = 0, 1, 2, 3, 130
NEEDS_USER: frozenset[TaskStatus] = frozenset({"awaiting_user", "blocked"})
STOP_SECONDS = 3.0


class HasRuntime(Protocol):
    """The app, or a server elsewhere that answers like it (`remote.py`)."""

    @property
    def runtime(self) -> Any: ...


@dataclass(frozen=True)
class Goal:
    """What `run` was asked. `ask_user` reads one line from the terminal; None when there is nobody to ask."""

    command: c.Command
    approve: Literal["ask", "all", "none"]
    session_id: str | None = None
    ask_user: Ask | None = None


@dataclass
class Outcome:
    status: TaskStatus = "failed"
    answer: str | None = None
    summary: str = ""
    artifacts: list[str] = field(default_factory=list)
    steps: int = 0
    model_calls: int = 0
    task_id: str = "none"
    refused: str | None = None

    def to_result(self) -> TaskResult:
        return TaskResult(
            task_id=self.task_id,
            status=self.status,
            answer=self.answer,
            summary=self.summary[:2_000],
            artifacts=self.artifacts,
            steps=self.steps,
            model_calls=self.model_calls,
        )

    @property
    def exit_code(self) -> int:
        if self.status == "succeeded":
            return EXIT_OK
        if self.status == "cancelled":
            return EXIT_CANCELLED
        if self.refused in ("bad_argument", "unknown"):
            return EXIT_USAGE
        return EXIT_NEEDS_USER if self.status in NEEDS_USER else EXIT_FAILED


class GoalRun:
    """Follows the events of one run to its end."""

    def __init__(self, app: HasRuntime, goal: Goal, show: Callable[[Entry], None]) -> None:
        self._app = app
        self._goal = goal
        self._show = show
        self.outcome = Outcome()
        self._session_id = goal.session_id or ""
        self._attendant = Attendant(app.runtime, goal.ask_user)

    async def pursue(self) -> Outcome:
        """The outcome; a cancellation (Ctrl-C) stops the task first."""
        runtime = self._app.runtime
        if not self._session_id:
            self._session_id = (await runtime.new_session()).id
        reader = runtime.events.reader(self._session_id, after=runtime.events.last_seq)
        try:
            await self._set_policy(self._goal.approve)
            reply = await runtime.command(self._goal.command, self._session_id)
            if isinstance(reply, c.CommandRefused):
                self.outcome.summary, self.outcome.refused = reply.error, reply.code
                return self.outcome
            self.outcome.task_id = reply.task_id or "none"
            if reply.task_id is None:
                await self._hear_answer(reader.next)
                return self.outcome
            async with asyncio.timeout(None):
                async for entry in self._entries(reader.next):
                    if await self._take(entry):
                        break
        except asyncio.CancelledError:
            await self._attendant.close()
            ended = await self._stop()
            said = "cancelled by the user" if ended else "cancelled by the user; what it did last has not ended yet"
            self.outcome.status, self.outcome.summary = "cancelled", said
        finally:
            await self._attendant.close()
            reader.close()
            await self._set_policy("ask")
        return self.outcome

    async def _set_policy(self, policy: Literal["ask", "all", "none"]) -> None:
        """For this run alone: a session keeps its policy. `ask` leaves the session as it is."""
        if self._goal.approve != "ask":
            await self._app.runtime.command(c.SetApprovalPolicy(policy=policy), self._session_id)

    async def _hear_answer(self, read: Callable[..., object]) -> None:
        """It was talk, not a goal: what is said to it is the answer."""
        async for entry in self._entries(read):
            self._show(entry)
            said = entry.envelope.event
            if isinstance(said, e.ChatSaid) and said.role == "assistant":
                self.outcome.status, self.outcome.answer, self.outcome.summary = "succeeded", said.text, said.text
                return

    async def _entries(self, read: Callable[..., object]) -> AsyncIterator[Entry]:
        while True:
            for entry in await read(None):  # type: ignore[misc]
                yield entry

    async def _stop(self) -> bool:
        """Whether all that it did has ended, too: nothing new is begun in any case."""
        await self._app.runtime.command(c.Stop(), self._session_id)
        actor = self._app.runtime.actor(self._session_id)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await actor.course.stopping_over() if actor is not None else None
        except TimeoutError:
            return False
        return True

    async def _take(self, entry: Entry) -> bool:
        """Show one event and react; True when the run is over."""
        self._attendant.show(partial(self._show, entry))
        event = entry.envelope.event
        missed = await self._attendant.take(event, self._session_id)
        if missed is not None:
            return await self._give_up(missed)
        match event:
            case e.ActionDone():
                self.outcome.steps += 1
            case e.ArtifactSaved():
                self.outcome.artifacts.append(event.artifact.path)
            case e.TaskCompleted():
                self._end(event.status, event.summary, event)
                self.outcome.answer = event.answer
                self.outcome.artifacts = [artifact.path for artifact in event.artifacts] or self.outcome.artifacts
            case e.TaskFailed():
                status: TaskStatus = "awaiting_user" if self._attendant.was_missed else event.status
                self._end(status, event.error, event)
            case e.WarningRaised(code="browser_closed"):
                self.outcome.summary = event.message
            case e.Stopped():
                self.outcome.status = "awaiting_user" if self._attendant.was_missed else "cancelled"
                self.outcome.summary = self.outcome.summary or "stopped"
            case e.SessionSaved():
                return True
            case _:
                pass
        return False

    def _end(self, status: TaskStatus, summary: str, event: e.TaskCompleted | e.TaskFailed) -> None:
        self.outcome.status, self.outcome.summary = status, summary
        self.outcome.steps, self.outcome.model_calls = event.steps, event.model_calls

    async def _give_up(self, reason: str) -> bool:
        """Nobody is there: stop, and say what the user is needed for."""
        await self._stop()
        self.outcome.status, self.outcome.summary = "awaiting_user", reason
        return True


def make_printer(as_json: bool) -> Callable[[Entry], None]:
    """One JSON line per event, or what a person reads."""
    if as_json:
        return lambda entry: print(entry.text, flush=True)
    progress = Progress(Console(stderr=False))
    return lambda entry: progress.show(entry.envelope)


def print_result(outcome: Outcome, as_json: bool) -> None:
    if as_json:
        print(outcome.to_result().to_json(), flush=True)
        return
    if outcome.status != "succeeded":
        print(make_visible(f"{outcome.status}: {outcome.summary}"), file=sys.stderr)
        return
    print(make_visible(outcome.answer or outcome.summary))
    for path in outcome.artifacts:
        size = Path(path).stat().st_size if Path(path).exists() else 0
        print(make_visible(f"  {path}  {size:,} bytes"))
