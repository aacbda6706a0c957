"""The desk that the runtime puts before the controller: one task, its tab, its events, its folder, its user."""

import asyncio
import hashlib
import mimetypes
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

from pydantic import ValidationError

from browser_copilot.agent.desk import GoalSaid, SecretRef, TaskStopped, ToolFailed
from browser_copilot.protocol.events import ArtifactSaved, Event, QuestionAsked, TakeoverOn, TaskProgressed
from browser_copilot.protocol.frames import Notice
from browser_copilot.protocol.task import Artifact, StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import EFFECTS, Ok, fail
from browser_copilot.runtime.approvals import Approvals, Effect
from browser_copilot.runtime.calls import READABLE, parse_data
from browser_copilot.runtime.executor import Executor
from browser_copilot.runtime.gate import Gate
from browser_copilot.runtime.holds import TAKEOVER, begin_limit
from browser_copilot.runtime.journal import read_said
from browser_copilot.runtime.notices import MAX_TEXT
from browser_copilot.runtime.ports import World
from browser_copilot.runtime.run import RESUME_AT, TAB
from browser_copilot.store.records import Record, Records
from browser_copilot.visible import make_visible

QUESTION_SECONDS = 600.0
AGAIN_SECONDS = (0.1, 0.5)
BLOCKED = "page_blocked"  # asked for its whole deadline already: only the user can answer the dialog of a page


class Questions:
    """Questions of the task that wait for the user's answer."""

    def __init__(self) -> None:
        self.pending: dict[str, tuple[QuestionAsked, asyncio.Future[str]]] = {}

    async def ask(self, event: QuestionAsked) -> str:
        """The answer, or "" when nobody answered in ten minutes."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.pending[event.question_id] = (event, answer)
        try:
            async with asyncio.timeout(QUESTION_SECONDS):
                return await answer
        except TimeoutError:
            return ""
        finally:
            self.pending.pop(event.question_id, None)

    def answer(self, question_id: str, text: str) -> bool:
        found = self.pending.get(question_id)
        if found is None or found[1].done():
            return False
        found[1].set_result(text)
        return True


class TaskDesk:
    """Implements `agent.desk.Desk` for one task of one session."""

    def __init__(
        self,
        executor: Executor,
        world: World,
        gate: Gate,
        approvals: Approvals,
        keep: "Keeper",
    ) -> None:
        self._executor = executor
        self._world = world
        self._gate = gate
        self._approvals = approvals
        self._keep = keep
        self.questions = Questions()
        self.earlier: Sequence[Mapping[str, str]] = ()

    @property
    def session_id(self) -> str:
        return self._executor.run.session_id

    @property
    def task_id(self) -> str:
        return self._executor.run.task_id

    @property
    def working_directory(self) -> Path:
        return self._keep.working_directory

    @property
    def tab_id(self) -> int:
        return self._executor.run.tab_id

    @tab_id.setter
    def tab_id(self, value: int) -> None:
        """Where the task goes the session goes with it: its pictures, its takeover, its next goal."""
        self._executor.run.tab_id = value
        self._executor.run.own_tab(value)
        self._world.hands.claim_tab(value, self.session_id, self._keep.title)

    def emit(self, event: Event) -> None:
        self._executor.run.emit(event)

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        if EFFECTS.get(tool) != "read" and tool not in READABLE:
            raise ValueError(f"{tool} changes the page: it needs a step")
        step = ToolStep(tool=tool, args=dict(args), description=tool)
        pauses = iter(AGAIN_SECONDS)
        while True:
            await self._gate.wait()
            epoch = self._executor.run.epoch()
            result = await self._executor.dispatch(step, None, epoch)
            if isinstance(result, Ok):
                if tool == "getMiniPCD":
                    self._gate.take_touch()
                return self._parse(tool, result)
            if result.code == "cancelled" and self._executor.run.epoch() > epoch:
                continue  # a step was skipped, and no look
            pause = next(pauses, None)
            if not result.retryable or result.code == BLOCKED or pause is None:
                await self._gate.wait()
                raise ToolFailed(tool, result)
            await self._executor.wait_for_link()
            await self._world.clock.sleep(pause)

    def _parse(self, tool: str, result: Ok) -> Any:
        try:
            return parse_data(tool, result)
        except ValidationError as error:
            where = ".".join(str(part) for part in error.errors()[0]["loc"])
            failed = fail("unsupported", f"{tool} answered in a shape that is not its own, at {where}")
            raise ToolFailed(tool, failed) from error

    async def perform(self, step: ToolStep) -> StepRecord:
        lost = self._world.said.find_lost(step.args.get("text"))
        if lost is not None:
            answer = await self.ask(
                "The password of the goal was kept in memory only and is gone. What is the password?"
            )
            self._world.said.revive(lost, answer)
        return await self._executor.submit(step)

    async def confirm(self, message: str) -> bool:
        page = self._executor.page
        effect = Effect(
            tool="confirm",
            kind="confirm",
            origin=page.origin,
            document_id=page.document_id,
            fingerprint=None,
            args={"message": message},
            payload={"message": message},
            target=message,
            url=page.url,
            reason=message,
            inside=self._executor.run.is_inside(page.origin),
        )
        decision = await self._approvals.request(effect, active=not self._gate.closed)
        await self._gate.wait()
        return decision in ("allow", "always")

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        await self._gate.wait()
        if last_resort and not self._is_attended():
            return ""
        event = QuestionAsked(
            question_id=f"q-{uuid4().hex[:12]}",
            text=question[:2_000],
            choices=[choice[:80] for choice in choices[:12]] if choices else None,
        )
        self.emit(event)
        answer = await self.questions.ask(event)
        await self._gate.wait()
        return answer

    @property
    def said(self) -> GoalSaid | None:
        return read_said(self._executor.run.notes)

    def _is_attended(self) -> bool:
        """Whether somebody looks on who may answer: a frontend shows the session, or its door said so."""
        return self._world.watched[self.session_id] > 0 or bool(self._executor.run.notes.get("attended"))

    async def take_over(self, reason: str) -> None:
        self._executor.run.hold(TAKEOVER, TakeoverOn(reason=reason[:500]))
        self._world.hands.notify(Notice(session_id=self.session_id, kind="takeover", text=reason[:MAX_TEXT]))
        await self._gate.wait()

    async def wait_out(self, seconds: float, reason: str) -> None:
        await self._gate.wait()
        limit = begin_limit(self._executor.run, self._world.clock, seconds, reason)
        try:
            await self._keep.save("running")  # a server that ends meanwhile knows when to go on
            await self._gate.wait()
        finally:
            limit.cancel()
        self._executor.run.notes.pop(RESUME_AT, None)
        await self._keep.save("running")

    def progress(self, fraction: float, completed: int, total: int, current: str | None = None) -> None:
        shown = min(1.0, max(0.0, fraction))
        self._world.hands.claim_tab(self.tab_id, self.session_id, progress=shown)
        self.emit(
            TaskProgressed(
                progress=shown,
                completed=completed,
                total=total,
                current=current[:500] if current else None,
            )
        )

    async def checkpoint(self, task: Task) -> None:
        if self._gate.closed:
            raise TaskStopped(resumable=self._gate.resumable)
        self._keep.notes[TAB] = self.tab_id
        await self._keep.save_task(task)

    def find_secret(self, origin: str, username: str | None) -> SecretRef | None:
        return self._world.vault.find(origin, username)

    def list_secrets(self, origin: str) -> list[SecretRef]:
        return self._world.vault.list_for(origin)

    async def save(self, name: str, data: bytes, kind: Any) -> Artifact:
        await self._gate.wait()
        path = find_free_name(self.working_directory, name)
        await asyncio.to_thread(write_new, path, data)
        artifact = Artifact(
            kind=kind,
            path=str(path),
            bytes=len(data),
            mime=mimetypes.guess_type(path.name)[0],
            sha256=hashlib.sha256(data).hexdigest(),
        )
        self.emit(ArtifactSaved(artifact=artifact))
        return artifact


class Keeper:
    """Where a task is kept: its run's record. `title` is what its tab group is called, `notes` are its workflow's."""

    def __init__(self, records: Records, session_id: str, run_id: str, working_directory: Path, title: str) -> None:
        self._records = records
        self._session_id = session_id
        self.run_id = run_id
        self.working_directory = working_directory
        self.title = title
        self.task: Task | None = None
        self.notes: dict[str, Any] = {}

    async def save_task(self, task: Task) -> None:
        self.task = task
        await self.save("running")

    async def save(self, status: str, **more: Any) -> None:
        """`status`: running, stopped, failed, done, discarded. `more` goes into the document (what waits behind it)."""
        if self.task is None:
            return
        folder = str(self.working_directory)
        body = {"task": self.task.to_wire(), "workingDirectory": folder, "notes": self.notes, **more}
        await self._records.put(Record("run", self.run_id, body, self._session_id, status))


_NOT_IN_NAMES = re.compile(r'[<>:"|?*\x00-\x1f\x7f]')
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)


def find_free_name(folder: Path, name: str) -> Path:
    """`name` in the folder, or `name-2`, `name-3` when it is taken; see `make_file_name`."""
    plain = make_file_name(name)
    path = folder / plain
    number = 2
    while os.path.lexists(path):  # a link that leads nowhere is taken too
        path = folder / f"{Path(plain).stem}-{number}{Path(plain).suffix}"
        number += 1
    return path


def make_file_name(name: str) -> str:
    """The last part of a name that a page may have chosen: nothing hidden, no device of Windows, at most 200 bytes."""
    last = name.replace("\\", "/").rstrip("/").rpartition("/")[2]
    plain = _NOT_IN_NAMES.sub("_", make_visible(last)).lstrip(".").rstrip(". ")
    if _DEVICE.match(plain):
        plain = f"_{plain}"
    stem, dot, suffix = plain.rpartition(".")
    if not dot or len(suffix) > 20:
        stem, dot, suffix = plain, "", ""
    room = 200 - len((dot + suffix).encode())
    return stem.encode()[:room].decode(errors="ignore") + dot + suffix or "file"


def write_new(path: Path, data: bytes) -> None:
    """Never over what is there, and never through a link."""
    with path.open("xb") as file:
        file.write(data)
