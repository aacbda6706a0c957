"""A request names a command, a tool, a workflow or a job; the clerk carries it out and says how it ended.

Names are looked up in that order, `ping`, `pending`, `sessions` and `incomplete` first. Commands and tools take the
parameters that the wire has for them, in camelCase. What runs for a while (SubmitPrompt, SwitchTask, RecoverRun,
RunWorkflow, RunJob, workflows, jobs) is waited for, at most `timeoutS` seconds.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from pydantic import TypeAdapter, ValidationError

from browser_copilot.browser.port import Browser
from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.mailbox.folders import Document, Request
from browser_copilot.mailbox.following import follow_job, follow_resumed, follow_run
from browser_copilot.mailbox.journal import Attempt, Effect
from browser_copilot.mailbox.outcome import Answer, Final
from browser_copilot.protocol import commands as c
from browser_copilot.protocol.tools import EFFECTS, TOOL_TYPES, Failed, Ok
from browser_copilot.runtime.calls import build_call, mask_result
from browser_copilot.runtime.runtime import Runtime

COMMAND: TypeAdapter[c.Command] = TypeAdapter(c.Command)
RUNS = ("SubmitPrompt", "SwitchTask", "RecoverRun", "RunWorkflow", "RunJob")
CONTROLS = ("Approve", "Answer", "CancelTask", "Stop", "Pause", "Resume", "Skip", "Takeover", "SetApprovalPolicy",
            "Enqueue", "ClearQueue", "Retry", "SwitchModel", "SessionNew", "SessionResume", "SessionResumeLast",
            "SessionCompact", "GrantOrigin", "WithdrawGrant")  # fmt: skip
BEGINS = frozenset({"Enqueue", "Retry"})
"""Controls that begin a goal: done twice, they begin it twice."""
NEEDS_A_SESSION = frozenset({"SubmitPrompt", "RunWorkflow"})
QUESTIONS = ("ping", "pending", "sessions", "incomplete")
SESSION = "door-mailbox"
CARRIED = ("sessionId", "timeoutS")
"""They stand beside the parameters of a workflow that is asked for by its name."""
DEFAULT_TIMEOUT_S = 3_600.0
MAX_TIMEOUT_S = 86_400.0


class Jobs(Protocol):
    """The jobs that can be started by name."""

    def listing(self) -> dict[str, dict[str, Any]]: ...

    async def start(self, name: str, user_input: str, working_directory: Path, callbacks: Any) -> Any:
        """Raises `UsageError` for what cannot start."""

    def find_run(self, job_id: str) -> Any | None:
        """A job that runs, or ran, in this server."""


class NoJobs:
    def find_run(self, job_id: str) -> None:
        return None

    def listing(self) -> dict[str, dict[str, Any]]:
        return {}

    async def start(self, name: str, user_input: str, working_directory: Path, callbacks: Any) -> Any:
        raise UsageError(f"there is no job {name!r}", field="name", hint="no jobs are installed")


class Named(Protocol):
    @property
    def name(self) -> str: ...


class Workflows(Protocol):
    def listing(self) -> Sequence[Named]: ...


@dataclass(frozen=True)
class Clerk:
    """Carries requests out through the runtime, which is the only one to decide what may be done."""

    runtime: Runtime
    browser: Browser
    workflows: Workflows
    jobs: Jobs

    @property
    def is_at_work(self) -> bool:
        return self.runtime.is_at_work

    def find_effect(self, request: Request) -> Effect:
        """What is known of a request whose outcome was lost. Unknown names only fail, which is harmless."""
        if request.command in EFFECTS:
            repeatable = EFFECTS[request.command] == "read"
            return "repeatable" if repeatable else "tool"
        return "repeatable" if self.is_quick(request) and request.command not in BEGINS else "run"

    def is_quick(self, request: Request) -> bool:
        """Questions and controls are over at once."""
        return request.command in (*QUESTIONS, *CONTROLS)

    async def carry_out(self, request: Request, attempt: Attempt) -> Answer:
        """Raises `UsageError` for what cannot be done at all, `Final` for what must not be tried again."""
        name = request.command
        if name in QUESTIONS:
            return Answer(await self._ask(name))
        if name in TOOL_TYPES:
            return await self._call(request, attempt)
        if name in (*RUNS, *CONTROLS):
            return await self._command(name, request.params)
        if name in {one.name for one in self.workflows.listing()}:
            own = {key: value for key, value in request.params.items() if key not in CARRIED}
            carried = {key: request.params[key] for key in CARRIED if key in request.params}
            return await self._command("RunWorkflow", {"name": name, "params": own, **carried})
        if name in self.jobs.listing():
            if request.params.get("name", name) != name:
                raise UsageError(f"name: the request is for the job {name!r}", field="name", hint="leave `name` out")
            return await self._command("RunJob", {**request.params, "name": name})
        raise UsageError(f"there is no command {name!r}", field="command", hint=f"there are: {self._say_names()}")

    def _say_names(self) -> str:
        own = [one.name for one in self.workflows.listing()] + list(self.jobs.listing())
        return ", ".join([*QUESTIONS, *RUNS, *CONTROLS, *TOOL_TYPES, *own])

    async def _ask(self, name: str) -> Document:
        asked: dict[str, Callable[[], Awaitable[Document]]] = {
            "ping": self._ping,
            "pending": self._pending,
            "sessions": self._sessions,
            "incomplete": self._incomplete,
        }
        return await asked[name]()

    async def _ping(self) -> Document:
        """Whether there is a browser to work with; one of ours that was closed is opened again."""
        with suppress(CopilotError):  # the status says what is wrong
            await self.browser.awaken()
        status = self.browser.status()
        trouble = {"reason": status.reason, "fix": status.fix}
        return {"ready": self.browser.connected} | {key: text for key, text in trouble.items() if text}

    async def _pending(self) -> Document:
        waiting = [
            {"sessionId": info.id, "event": event.to_wire()}
            for info in self.runtime.sessions()
            for event in self.runtime.pending(info.id)
        ]
        return {"pending": waiting}

    async def _sessions(self) -> Document:
        rows = self.runtime.sessions()
        return {"sessions": [{"sessionId": i.id, "title": i.title, "state": i.state, "goal": i.goal} for i in rows]}

    async def _incomplete(self) -> Document:
        rows = await self.runtime.incomplete()
        return {"runs": [row.to_wire() for row in rows]}

    async def _call(self, request: Request, attempt: Attempt) -> Answer:
        """One tool call under the attempt's id: the browser does an id once, whatever happens to us."""
        carried = {"id": attempt.id, "epoch": self.browser.get_fence(SESSION), "sessionId": SESSION}
        call = build_call(request.command, dict(request.params), carried, 1)
        trouble = await self._awaken()
        result = call if isinstance(call, Failed) else await self.browser.call(call)
        result = mask_result(request.command, result, self.runtime.world.redact)
        if isinstance(result, Ok):
            return Answer({key: value for key, value in result.to_wire().items() if key != "ok"})
        text = f"{result.code}: {result.error}{trouble}"
        if result.code == "outcome_unknown" or result.dispatched:
            raise Final(text)
        raise UsageError(text)

    async def _awaken(self) -> str:
        """Have the browser there, or what is wrong: it is no reason not to ask, as the call may be done already."""
        try:
            await self.browser.awaken()
        except CopilotError as error:
            return f"; {error}"
        return ""

    async def _command(self, name: str, params: Document) -> Answer:
        fields = dict(params)
        session_id = fields.pop("sessionId", None) if name != "SessionResume" else None
        limit = read_limit(fields.pop("timeoutS", DEFAULT_TIMEOUT_S))
        if name == "RunJob":
            return await self._run_job(fields, limit)
        command = read_command(name, fields)
        if session_id is not None and not isinstance(session_id, str):
            raise UsageError("sessionId must be a text", field="sessionId")
        if name not in RUNS:
            reply = await self.runtime.command(command, session_id)
            return Answer(read_reply(reply).to_wire())
        if session_id is None and name in NEEDS_A_SESSION:
            session_id = (await self.runtime.new_session()).id
        return await self._run(command, session_id, limit)

    async def _run(self, command: c.Command, session_id: str | None, limit: float) -> Answer:
        reader = self.runtime.events.reader(session_id, after=self.runtime.events.last_seq)
        try:
            before = self.runtime.session(session_id) if session_id else None
            accepted = read_reply(await self.runtime.command(command, session_id))
            job = self.jobs.find_run(command.run_id) if isinstance(command, c.RecoverRun) else None
            if job is not None and job.status == "Executing":
                return await follow_resumed(job, limit)
            if accepted.task_id is None or (before is not None and before.task_id == accepted.task_id):
                return Answer(accepted.to_wire())  # it was talk, not a goal
            return await follow_run(reader, accepted, limit)
        finally:
            reader.close()

    async def _run_job(self, fields: Document, limit: float) -> Answer:
        command = read_command("RunJob", {"userInput": "", **fields})
        assert isinstance(command, c.RunJob)
        folder = Path(command.working_directory or self.runtime.world.working_directory)
        if not folder.is_absolute() or not await asyncio.to_thread(folder.is_dir):
            raise UsageError(f"workingDirectory: {folder} is no absolute path of a folder", field="workingDirectory")
        return await follow_job(self.jobs, command.name, command.user_input, folder, limit)


def read_limit(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MAX_TIMEOUT_S:
        raise UsageError("timeoutS must be a number of seconds", field="timeoutS", limit=MAX_TIMEOUT_S)
    return float(value)


def read_command(name: str, fields: Document) -> c.Command:
    """Raises `UsageError`, which names the field."""
    if fields.get("type", name) != name:
        raise UsageError(f"{name}: type: the request's own `command` says what it is", field="type")
    try:
        return COMMAND.validate_python({"type": name, **fields})
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or "params"
        raise UsageError(f"{name}: {where}: {first['msg']}", field=where) from None


def read_reply(reply: c.CommandAccepted | c.CommandRefused) -> c.CommandAccepted:
    """Raises `UsageError` for a refusal."""
    if isinstance(reply, c.CommandRefused):
        raise UsageError(f"{reply.code}: {reply.error}")
    return reply
