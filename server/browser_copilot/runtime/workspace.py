"""A workflow's place of work: the goals it sets are pursued one after the other, inside one task and its history.

Life of a workflow: its pursuer is started like any goal's. Each goal it sets becomes a derived task, which the
controller pursues on the same desk; what it did is folded into the one task at every checkpoint. What each goal came
to is noted with the run, so that a resumed workflow is played from its beginning and finds its answers there.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import Desk, GoalSaid, SecretRef
from browser_copilot.errors import CopilotError
from browser_copilot.protocol.events import Event, TaskStatusChanged, WarningRaised
from browser_copilot.protocol.task import Artifact, OrderDone, StepRecord, Task, ToolStep
from browser_copilot.runtime.ports import Clock, Pursuer
from browser_copilot.runtime.quoted import find_loose, tell_goal_apart

FINAL = frozenset({"succeeded", "failed", "cancelled"})
TEXT = 2_000


class WorkflowFailed(CopilotError):
    """The workflow cannot go on; `status` is how its task ends."""

    def __init__(self, text: str, *, status: str = "failed", hint: str = "") -> None:
        super().__init__(text, hint=hint)
        self.status = status


class GoalDesk:
    """The desk of one derived goal: the task's own, but checkpoints and progress are those of the whole workflow."""

    def __init__(self, workspace: "Workspace", goal: str) -> None:
        self._workspace = workspace
        self._desk = workspace.desk
        self._goal = goal

    @property
    def session_id(self) -> str:
        return self._desk.session_id

    @property
    def task_id(self) -> str:
        return self._desk.task_id

    @property
    def working_directory(self) -> Path:
        return self._desk.working_directory

    @property
    def tab_id(self) -> int:
        return self._desk.tab_id

    @tab_id.setter
    def tab_id(self, value: int) -> None:
        self._desk.tab_id = value

    @property
    def said(self) -> GoalSaid | None:
        """A stage's goal is the workflow's own, but for what a page said in its parameters."""
        run = self._desk.said
        return tell_goal_apart(self._goal, run.texts) if run else None

    @property
    def earlier(self) -> Sequence[Mapping[str, str]]:
        return ()  # a stage's goal says all that it means

    def emit(self, event: Event) -> None:
        """That one goal ended is not the end of the task."""
        if not (isinstance(event, TaskStatusChanged) and event.status in FINAL):
            self._desk.emit(event)

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        return await self._desk.look(tool, args)

    async def perform(self, step: ToolStep) -> StepRecord:
        return await self._desk.perform(step)

    async def confirm(self, message: str) -> bool:
        return await self._desk.confirm(message)

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        return await self._desk.ask(question, choices, last_resort=last_resort)

    async def take_over(self, reason: str) -> None:
        await self._desk.take_over(reason)

    async def wait_out(self, seconds: float, reason: str) -> None:
        await self._desk.wait_out(seconds, reason)

    def progress(self, fraction: float, completed: int, total: int, current: str | None = None) -> None:
        self._workspace.progress(fraction, current)

    async def checkpoint(self, task: Task) -> None:
        await self._desk.checkpoint(self._workspace.fold(task))

    def find_secret(self, origin: str, username: str | None) -> SecretRef | None:
        return self._desk.find_secret(origin, username)

    def list_secrets(self, origin: str) -> Sequence[SecretRef]:
        return self._desk.list_secrets(origin)

    async def save(self, name: str, data: bytes, kind: str) -> Artifact:
        return await self._desk.save(name, data, kind)


class Workspace:
    """What a workflow may use: goals, single steps, looks, its user, its folder. All raise `TaskStopped`."""

    def __init__(self, task: Task, desk: Desk, controller: Pursuer, clock: Clock, stages: list[dict[str, Any]]) -> None:
        self.task = task
        self.desk = desk
        self.clock = clock
        self._controller = controller
        self._stages = stages
        self._index = 0
        self._expected = 1
        self._best = task.progress

    def expect(self, goals: int) -> None:
        """How many goals there will be, for the progress that is shown."""
        self._expected = max(1, goals)

    async def achieve(self, goal: str) -> Task:
        """Pursue a goal that the workflow cannot do without. Raises `WorkflowFailed` when it was not reached."""
        done = await self.attempt(goal)
        if done.status != "succeeded":
            raise WorkflowFailed(done.summary or f"not reached: {goal}", status=done.status)
        return done

    async def attempt(self, goal: str) -> Task:
        """Pursue a goal; the derived task says what came of it. One that a restart interrupted is gone on with."""
        index, self._index = self._index, self._index + 1
        stage = self._stages[index] if index < len(self._stages) else None
        if stage is not None and stage["goal"] == goal and stage["status"] in FINAL:
            return self._derive(goal, stage, finished=True)
        if stage is None or stage["goal"] != goal:
            stage = {"goal": goal, "status": "created", "first": len(self.task.history), "subgoal": None, "done": []}
            self._stages[index:] = [stage]
        self._refuse_loose(goal)
        done = await self._controller.pursue(self._derive(goal, stage), GoalDesk(self, goal))
        self.task = self.fold(done)
        stage.update(status=done.status, answer=done.answer, summary=done.summary)
        self.progress(0.0 if done.status != "succeeded" else 1.0, goal, index)
        await self.desk.checkpoint(self.task)
        return done

    def _refuse_loose(self, goal: str) -> None:
        run = self.desk.said
        loose = find_loose(goal, run.texts) if run else None
        if loose is not None:
            raise WorkflowFailed(
                f"the goal would take what a page said for an order: {loose[:80]!r}",
                hint="write the parameter in quotation marks in the workflow's goal",
            )

    def _derive(self, goal: str, stage: Mapping[str, Any], *, finished: bool = False) -> Task:
        changes: dict[str, Any] = {"goal": goal[:TEXT], "history": self.task.history[stage["first"] :]}
        if finished:
            ended = {name: stage.get(name) for name in ("status", "answer", "summary")}
            return self.task.model_copy(update={**changes, **ended})
        fresh = {"status": "created", "progress": 0.0, "subgoal": stage["subgoal"], "answer": None, "summary": None}
        done = [OrderDone.from_wire(one) for one in stage.get("done", [])]
        return self.task.model_copy(update={**changes, **fresh, "done": done})

    def fold(self, derived: Task) -> Task:
        """The whole task with what the goal at work did so far."""
        stage = self._stages[self._index - 1]
        stage["subgoal"] = derived.subgoal
        stage["done"] = [one.to_wire() for one in derived.done]
        own = {"id": self.task.id, "goal": self.task.goal, "answer": self.task.answer, "summary": self.task.summary}
        status = "executing" if derived.status in FINAL else derived.status
        history = [*self.task.history[: stage["first"]], *derived.history]
        return derived.model_copy(update={**own, "status": status, "history": history, "progress": self._best})

    def progress(self, fraction: float, current: str | None = None, index: int | None = None) -> None:
        """How far the goal at work is (0 to 1). What is shown never goes back."""
        at = self._index - 1 if index is None else index
        total = max(self._expected, self._index)
        self._best = max(self._best, min(1.0, (at + fraction) / total))
        self.desk.progress(self._best, max(0, at), total, current)

    async def perform(self, step: ToolStep) -> StepRecord:
        """One step of the workflow's own, kept in the history."""
        record = await self.desk.perform(step)
        self.task = self.task.model_copy(update={"history": [*self.task.history, record]})
        await self.desk.checkpoint(self.task)
        return record

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        """A reading tool. Raises `ToolFailed`."""
        return await self.desk.look(tool, args)

    async def go(self, url: str) -> None:
        """Show a page, or load it again. Raises `WorkflowFailed`."""
        step = ToolStep(
            tool="tabs.navigate", args={"tabId": self.desk.tab_id, "url": url}, description=f"Go to {url}"[:300]
        )
        record = await self.perform(step)
        if record.status == "error":
            raise WorkflowFailed(f"{url} could not be loaded", hint="see whether it can be reached in the browser")

    async def sleep(self, seconds: float) -> None:
        await self.clock.sleep(seconds)

    async def save(self, name: str, data: bytes, kind: str = "report") -> Artifact:
        """A file in the working directory that belongs to the task."""
        artifact = await self.desk.save(name, data, kind)
        self.task = self.task.model_copy(update={"artifacts": [*self.task.artifacts, artifact]})
        return artifact

    def warn(self, code: str, text: str) -> None:
        self.desk.emit(WarningRaised(code=code, message=text[:TEXT]))

    @property
    def answers(self) -> list[str]:
        """What the goals answered, in order."""
        return [stage["answer"] for stage in self._stages[: self._index] if stage.get("answer")]

    @property
    def summaries(self) -> list[str]:
        return [stage["summary"] for stage in self._stages[: self._index] if stage.get("summary")]


Body = Callable[[Workspace], Awaitable[str | None]]
"""A workflow with its parameters filled in; it returns the answer, if it has one of its own."""


class WorkflowRun:
    """Implements `Pursuer` for one run of a workflow. `stages` is kept with the run and given back when it resumes."""

    def __init__(self, body: Body, controller: Pursuer, clock: Clock, stages: list[dict[str, Any]]) -> None:
        self._body = body
        self._controller = controller
        self._clock = clock
        self._stages = stages

    async def pursue(self, task: Task, desk: Desk) -> Task:
        """Returns the task in its final status. Raises `TaskStopped`."""
        begun = task.model_copy(update={"status": "executing"})
        workspace = Workspace(begun, desk, self._controller, self._clock, self._stages)
        try:
            answer = await self._body(workspace)
        except WorkflowFailed as failure:
            return self._end(workspace, failure.status, None, str(failure))
        texts = [answer] if answer else workspace.answers
        summary = "; ".join(workspace.summaries) or answer or "done"
        return self._end(workspace, "succeeded", "\n".join(texts) or None, summary)

    def _end(self, workspace: Workspace, status: str, answer: str | None, summary: str) -> Task:
        fraction = 1.0 if status == "succeeded" else workspace.task.progress
        ended = {
            "status": status,
            "answer": answer[:TEXT] if answer else None,
            "summary": summary[:TEXT],
            "progress": fraction,
            "subgoal": None,
            "updated_at": int(self._clock.now() * 1000),
        }
        task = workspace.task.model_copy(update=ended)
        workspace.desk.emit(TaskStatusChanged(status=task.status))
        return task
