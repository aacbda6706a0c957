"""An Entry over the bench: goals that succeed, fail or break by their first word; callbacks that are kept."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import Desk, GoalSaid
from browser_copilot.errors import CopilotError
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.conditions import Report, ReportingTool
from browser_copilot.runtime.entry_book import EntryBook
from browser_copilot.runtime.entry_check import validate_entry
from browser_copilot.runtime.jobs import JobRun
from browser_copilot.runtime.tasks import TaskOrder, TaskRun
from tests.runtime.conftest import SECONDS, SHOP, Bench, click, succeeded


class Heard:
    """Implements `TaskCallbacks` and `JobCallbacks`."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    def task_succeeded(self) -> None:
        self.calls.append("succeeded")

    def task_failed(self) -> None:
        self.calls.append("failed")

    def task_session_started(self, task_session: str | None) -> None:
        self.calls.append(("started", "driving" if task_session is None else "own"))

    def task_session_stopped(self, task_session: str | None, succeeded: bool) -> None:
        self.calls.append(("stopped", "driving" if task_session is None else "own", succeeded))

    def task_error(self, message: str) -> None:
        self.calls.append(("error", message))

    def job_succeeded(self) -> None:
        self.calls.append("succeeded")

    def job_failed(self) -> None:
        self.calls.append("failed")

    def work_started(self, work_id: int) -> None:
        self.calls.append(("started", work_id))

    def work_stopped(self, work_id: int, succeeded: bool) -> None:
        self.calls.append(("stopped", work_id, succeeded))

    def job_error(self, message: str) -> None:
        self.calls.append(("error", message))


class Verdicts:
    """A judge that says what it is told to, in order, and keeps what it was asked."""

    def __init__(self, *verdicts: bool | Report) -> None:
        self._verdicts = list(verdicts)
        self.questions: list[str] = []

    async def judge(
        self, profile: str, question: str, page: MiniPCD | None, tools: Sequence[ReportingTool]
    ) -> list[Report]:
        self.questions.append(question)
        said = self._verdicts.pop(0)
        if isinstance(said, Report):
            return [said, Report("job_boolean_true", "so it is")]
        return [Report("job_boolean_true" if said else "job_boolean_false", "because")]


class Crew:
    """`goals` are those that were begun; `linger` waits for `go`; `flaky` fails until it was begun three times."""

    def __init__(self, bench: Bench, judge: Any = None, find: Any = None) -> None:
        self.bench = bench
        self.goals: list[str] = []
        self.said: list[GoalSaid | None] = []
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        self.heard = Heard()
        bench.scripts["skills"] = bench.scripts["other"] = self._pursue
        self.book = EntryBook(bench.runtime, find or (lambda name, page: name.lower() in page.title.lower()), judge)
        bench.runtime.jobs = self.book

    async def _pursue(self, task: Task, desk: Desk) -> Task:
        self.goals.append(task.goal)
        self.said.append(desk.said)
        match task.goal.split()[0]:
            case "break":
                raise CopilotError("the page burnt down")
            case "linger":
                self.begun.set()
                await self.go.wait()
            case "fail":
                return task.model_copy(update={"status": "failed", "summary": "no such page"})
            case "flaky" if len(self.goals) < 3:
                return task.model_copy(update={"status": "failed", "summary": "not yet"})
            case "click":
                await desk.perform(click(task.goal.removeprefix("click ")))
        return succeeded(task, f"answer to {task.goal}")

    def install(self, tasks: dict[str, Any] | None = None, work: Any = None, **more: Any) -> None:
        """Tasks named like the first word of their goal are there anyway."""
        plain = {name: {"prompt": name, "url": SHOP} for name in ("save", "next", "fail", "break", "linger", "flaky")}
        jobs = {"job": {"work": work}} if work is not None else {}
        raw = {"tasks": {**plain, **(tasks or {})}, "jobs": jobs, **more}
        self.book.install(validate_entry(raw))

    async def run(self, work: Any, tasks: dict[str, Any] | None = None, **more: Any) -> bool:
        """Install and run a job of that work to its end."""
        self.install(tasks, work, **more)
        return await self.finish(await self.start())

    async def start(self, user_input: str = "") -> JobRun:
        folder = self.bench.folder / "out"
        folder.mkdir(exist_ok=True)
        return await self.book.start("job", user_input, folder, self.heard)

    async def crash(self) -> None:
        """As if the process were killed while jobs run."""
        for run in self.book._runs.values():
            run._work.cancel()
            for _, task in run._running.values():
                task._suspended = True  # nothing is put away
                task._work.cancel()
            await asyncio.wait({run._work, *(task._work for _, task in run._running.values())}, timeout=SECONDS)
        await self.bench.crash()

    async def finish(self, run: JobRun | TaskRun) -> bool:
        async with asyncio.timeout(SECONDS):
            return await run.wait()

    async def do(self, name: str, user_input: str = "", **order: Any) -> bool:
        """Run one task in a new driving session."""
        return await self.finish(await self.begin(name, user_input, **order))

    async def begin(self, name: str, user_input: str = "", **order: Any) -> TaskRun:
        session = await self.bench.runtime.new_session(working_directory=self.bench.folder)
        return self.book.tasks.start(TaskOrder(name, user_input, session.id, **order), self.heard)


def ref(name: str, **more: Any) -> dict[str, Any]:
    return {"kind": "Ref", "taskId": name, **more}


def seq(*names: Any) -> dict[str, Any]:
    return {"kind": "Seq", "works": [ref(one) if isinstance(one, str) else one for one in names]}


def par(*names: Any) -> dict[str, Any]:
    return {**seq(*names), "kind": "Par"}


def folder_of(bench: Bench) -> Path:
    return bench.folder / "out"
