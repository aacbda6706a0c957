"""A task of the Entry runs a prompt or a workflow in a session, checks its criteria, and tries again as it says.

The driving session judges conditions; the task session does the work. They are one in single session mode, which is
forced by the caller or chosen when the task needs no other model and its condition is run in the same session.
"""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal
from uuid import uuid4

from browser_copilot import log
from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import RunWorkflow, SessionResume
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.callbacks import TaskCallbacks
from browser_copilot.runtime.conditions import Conditions, Left
from browser_copilot.runtime.entry import MAX_PROMPT, Entry, Prompt, TaskSpec
from browser_copilot.runtime.entry_check import expand, tell_apart
from browser_copilot.runtime.journal import SAID, make_notes
from browser_copilot.runtime.quoted import fill_params
from browser_copilot.runtime.recovery import FINAL
from browser_copilot.runtime.replies import Reply
from browser_copilot.runtime.resumption import start_workflow
from browser_copilot.runtime.run import DEFECTS
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.session_runs import Outcome, recall_outcome, run_in_session
from browser_copilot.store.records import Record

RunStatus = Literal["Executing", "Succeeded", "Failed"]


@dataclass(frozen=True)
class Office:
    """What tasks and jobs work with, once an Entry is installed."""

    runtime: Runtime
    entry: Entry
    conditions: Conditions


@dataclass(frozen=True)
class TaskOrder:
    """What to run. `model` is a category that overrides the task's; `job` names the job it is part of.

    `place` are the id of that job and the place in its tree; `earlier` is the run that did this before a restart.
    """

    name: str
    user_input: str
    driving_session: str
    forced_single_session: bool = False
    ignore_prerequisites: bool = False
    model: str | None = None
    job: str = ""
    url: str | None = None
    values: dict[str, str] = field(default_factory=dict)
    place: tuple[str, str] | None = None
    earlier: Record | None = None
    attended: bool = False


class TaskRun:
    """003's `ICopilotTask`: begins at once, ends by itself. `left` is what its last attempt left behind."""

    def __init__(self, office: Office, order: TaskOrder, callbacks: TaskCallbacks) -> None:
        self._office = office
        self._order = order
        self._callbacks = callbacks
        self._spec: TaskSpec = office.entry.tasks[order.name]
        self._driving = self._get_actor(order.driving_session)
        self._at_work: SessionActor | None = None
        self._over = False  # nothing is to be tried again
        self._suspended = False
        self._earlier = order.earlier
        self._attempt = int(order.earlier.body["notes"]["job"]["attempt"]) if order.earlier else 0
        self.id = f"work-{uuid4().hex[:12]}"
        self.status: RunStatus = "Executing"
        self.forced_single_session = order.forced_single_session
        self.left = Left(self.working_directory)
        self.values = {
            **order.values,
            "working-directory": str(self.working_directory),
            "user-input": order.user_input,
            "task": order.name,
            "job": order.job,
        }
        self._work = asyncio.create_task(self._follow(), name=f"task {self.id}")

    @property
    def working_directory(self) -> Path:
        return self._driving.state.working_directory

    def _get_actor(self, session_id: str) -> SessionActor:
        actor = self._office.runtime.actor(session_id)
        if actor is None:
            raise UsageError(f"there is no open session {session_id}", field="sessionId")
        return actor

    async def wait(self) -> bool:
        """Whether it succeeded, once it is over."""
        await asyncio.wait({self._work})
        return self.status == "Succeeded"

    async def stop(self, *, resumable: bool = True) -> None:
        """Stop its sessions; no callback comes any more. `resumable`: what ran there can be gone on with."""
        if self._work.done():
            return
        at_work = self._at_work
        self._work.cancel()
        if at_work is not None:
            at_work.course.stop("user", resumable=resumable)
            await at_work.course.stopping_over()
        await asyncio.wait({self._work})
        self.status = "Failed"

    async def suspend(self) -> None:
        """Let go of its sessions as they are: the server goes down."""
        self._suspended = True
        self._work.cancel()
        await asyncio.wait({self._work})

    async def _follow(self) -> None:
        try:
            succeeded = await self._run()
        except CopilotError as error:
            self._callbacks.task_error(str(error))
            succeeded = False
        except DEFECTS as error:
            log.get("runtime").exception("a task broke by a defect", task=self._order.name)
            self._callbacks.task_error(f"{type(error).__name__}: {error}")
            succeeded = False
        self.status = "Succeeded" if succeeded else "Failed"
        try:
            await self._keep()
        except CopilotError as error:  # it ended all the same, and its readers wait
            self._callbacks.task_error(f"its end could not be kept: {error}")
        (self._callbacks.task_succeeded if succeeded else self._callbacks.task_failed)()

    async def _keep(self) -> None:
        body = {"task": self._order.name, "job": self._order.job, "workingDirectory": str(self.working_directory)}
        record = Record("workflow", self.id, body, self._order.driving_session, self.status)
        await self._office.runtime.records.put(record)

    async def _run(self) -> bool:
        if not self._order.ignore_prerequisites and self._earlier is None:
            await self._check_prerequisites()
        action = self._spec.criteria.failure_action
        again = action.retries if action is not None and action.kind == "RetryWithNewSession" else 0
        while True:
            if await self._run_in_a_session():
                return True
            if self._over or self._attempt >= again:
                return False
            self._attempt += 1

    async def _check_prerequisites(self) -> None:
        missing = await find_missing(self._office, self._spec, self.working_directory)
        if missing is None and self._spec.availability.condition is not None:
            self.left.session = self._driving.state
            holds = await self._office.conditions.holds(
                self._spec.availability.condition, self.left, self.values, self._driving.state.profile
            )
            missing = None if holds else "its condition does not hold"
        if missing is not None:
            raise CopilotError(f"the task {self._order.name} cannot begin: {missing}")

    def _is_single(self) -> bool:
        profile = self._choose_profile()
        same = profile in (None, self._driving.state.profile) and self._spec.criteria.run_condition_in_same_session
        return self._order.forced_single_session or same

    def _choose_profile(self) -> str | None:
        category = self._order.model or self._spec.model
        return self._office.entry.models[category] if category is not None else None

    async def _run_in_a_session(self) -> bool:
        """One task session, from its start to its stop."""
        if self._is_single():
            return await self._pursue(self._driving, None)
        own = await self._open_session()
        try:
            return await self._pursue(self._get_actor(own), own)
        finally:
            if not self._suspended:
                await self._office.runtime.close_session(own)

    async def _open_session(self) -> str:
        """A session of its own; the one that was at work before a restart."""
        runtime = self._office.runtime
        if self._earlier is not None and self._earlier.session_id is not None:
            await runtime.command(SessionResume(session_id=self._earlier.session_id))
            if runtime.follow(self._earlier.session_id, self._driving.state.id):
                return self._earlier.session_id
        profile = self._choose_profile() or self._driving.state.profile
        return (await runtime.new_session_for(self._driving.state.id, profile, self.working_directory)).id

    async def _pursue(self, actor: SessionActor, shown: str | None) -> bool:
        self._callbacks.task_session_started(shown)
        succeeded = False
        self._at_work = actor
        try:
            succeeded = await self._try(actor)
        finally:
            self._at_work = None
            if not self._is_stopped():
                self._callbacks.task_session_stopped(shown, succeeded)
        return succeeded

    def _is_stopped(self) -> bool:
        return self._work.cancelling() > 0

    async def _try(self, actor: SessionActor) -> bool:
        """The prompt; and the prompts that a failure adds."""
        action = self._spec.criteria.failure_action
        more = action if action is not None and action.kind == "RetryWithUserPrompt" else None
        outcome = await self._begin(actor)
        while True:
            if await self._meets(actor, outcome):
                return True
            self._over = outcome.stopped or outcome.unknown
            if self._over or more is None or more.prompt is None or self._attempt >= more.retries:
                return False
            self._attempt += 1
            outcome = await run_in_session(actor, partial(self._say, actor, more.prompt, None))

    async def _begin(self, actor: SessionActor) -> Outcome:
        """The first run; or the one that a restart cut off, from its last checkpoint; or what that came to."""
        earlier, self._earlier = self._earlier, None
        if earlier is None:
            return await run_in_session(actor, partial(self._start, actor))
        outcome = await recall_outcome(self._office.runtime.events, earlier)
        if earlier.status in FINAL or earlier.status == "failed":
            return outcome
        go_on = partial(actor.course.recover, earlier.id, "resume", self._order.attended)
        return await run_in_session(actor, go_on, outcome)

    async def _meets(self, actor: SessionActor, outcome: Outcome) -> bool:
        """Did it succeed, by the criteria of the task?"""
        self.left = Left(
            self.working_directory,
            actor.state,
            "\n".join(one for one in (outcome.answer, outcome.summary) if one),
            frozenset(outcome.tools),
            outcome.succeeded,
        )
        self.values.update(answer=outcome.answer, summary=outcome.summary)
        criteria = self._spec.criteria
        if not outcome.succeeded or not outcome.tools.issuperset(criteria.tool_executed):
            return False
        if criteria.condition is None:
            return True
        judge = actor if criteria.run_condition_in_same_session else self._driving
        return await self._office.conditions.holds(criteria.condition, self.left, self.values, judge.state.profile)

    async def _start(self, actor: SessionActor) -> Reply:
        for origin in self._spec.allow:
            await actor.course.grant(origin)
        own = expand(self._office.entry, self._spec.url, self.values) if self._spec.url else None
        url = own or (self._order.url if not actor.state.tabs else None)
        call = self._spec.workflow
        if call is None:
            return await self._say(actor, self._spec.prompt or "", url)
        params, texts = fill_params(self._office.entry, call.params, self.values)
        command = RunWorkflow(name=call.name, params=params, url=url)
        noted = {SAID: {"own": call.name, "texts": texts}} if texts else {}
        return await start_workflow(actor.course, self._office.runtime.world, command, self._notes | noted)

    async def _say(self, actor: SessionActor, prompt: Prompt, url: str | None) -> Reply:
        said = expand(self._office.entry, prompt, self.values, as_goal=True)
        hide = self._office.runtime.world.said.hide
        goal, (own, texts) = hide(said.strip()), tell_apart(self._office.entry, prompt, self.values)
        if not goal or len(goal) > MAX_PROMPT:
            raise UsageError(f"the prompt has {len(goal)} characters", limit=MAX_PROMPT, hint="write 1 to 2,000")
        noted = {SAID: {"own": hide(own.strip()), "texts": [hide(one) for one in texts]}} if texts else {}
        actor.state.remember("user", hide(own.strip()))
        actor.course.emit(e.ChatSaid(role="user", text=goal))
        return await actor.course.start(goal, url=url, notes=self._notes | noted)

    @property
    def _notes(self) -> dict[str, Any]:
        return make_notes(*self._order.place, self._attempt, self._order.attended) if self._order.place else {}


async def find_missing(office: Office, spec: TaskSpec, folder: Path) -> str | None:
    """What should have been done in this folder and was not."""
    done = await office.runtime.records.find("workflow", statuses=["Succeeded"], limit=5_000)
    names = {one.body["task"] for one in done if one.body["workingDirectory"] == str(folder)}
    for name in spec.availability.previous_tasks:
        if name not in names:
            return f"the task {name} has not succeeded in {folder} yet"
    jobs = await office.runtime.records.find("job", statuses=["Succeeded"], limit=5_000)
    keywords = {word for one in jobs if one.body["workingDirectory"] == str(folder) for word in one.body["keywords"]}
    for keyword in spec.availability.previous_job_keywords:
        if keyword not in keywords:
            return f"no job of {keyword} has succeeded in {folder} yet"
    return None
