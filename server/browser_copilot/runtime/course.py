"""The course of a session: what runs, how it starts, is held, is stopped and goes on; it never waits for a task.

How it ends is told in `endings.py`.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Literal
from uuid import uuid4

from browser_copilot import log
from browser_copilot.agent.desk import TaskStopped
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.task import Task
from browser_copilot.runtime import chat
from browser_copilot.runtime.agenda import Agenda, make_task_id
from browser_copilot.runtime.approvals import Approvals
from browser_copilot.runtime.endings import break_off, finish, stop_between, take_down
from browser_copilot.runtime.grants import Grants
from browser_copilot.runtime.holds import go_on, hold, let_go
from browser_copilot.runtime.journal import SAID
from browser_copilot.runtime.notices import find_notice
from browser_copilot.runtime.ports import Pursuer, World
from browser_copilot.runtime.pursuit import Pursuit, make_task
from browser_copilot.runtime.queue import QueuedGoal
from browser_copilot.runtime.recovery import close_children
from browser_copilot.runtime.remembered import RememberedGrants
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.resumption import find_pursuer, recover
from browser_copilot.runtime.run import DEFECTS, Run
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.runtime.states import MOVES, RunMove, RunState
from browser_copilot.store.database import Database
from browser_copilot.store.records import Records

STOPPING_OVER_SECONDS = 5.0


class Course:
    """One per session; used by its actor alone."""

    def __init__(self, state: SessionState, world: World, database: Database, grants: Grants) -> None:
        self.state = state
        self._world = world
        self._database = database
        self.grants = grants
        self.run_state: RunState = "IDLE"
        self.view = chat.RunView()
        self.active: Pursuit | None = None
        remembered = RememberedGrants(state.id, database.records, world.clock.now)
        self.approvals = Approvals(self.emit, world.clock.now, remembered)
        self.approvals.restore(state.policy, state.until_ms)
        state.changed_ms = state.changed_ms or int(world.clock.now() * 1000)
        self._stopping: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[Any]] = set()
        self.goes_on = False  # a goal succeeded, and the one behind it is about to begin
        self.listeners: list[Callable[[e.Event], None]] = []
        self.agenda = Agenda(self)

    def emit(self, event: e.Event, run_id: str | None = None, task_id: str | None = None) -> None:
        """Append an event: of that run and task, else of those under way when there are."""
        self.view.see(event)
        self.state.changed_ms = int(self._world.clock.now() * 1000)
        run = self.active.run if self.active else None
        if run is not None:
            run_id, task_id = run_id or run.run_id, task_id or run.task_id
        self._database.events.emit(event, self.state.id, run_id, task_id)
        for listener in self.listeners:
            listener(event)
        notice = find_notice(event, self.state.id)
        if notice is not None:
            self._world.hands.notify(notice)

    def say(self, text: str, goal: str = "") -> None:
        """The copilot speaks; `goal` as in `SessionState.remember`."""
        self.state.remember("assistant", text, goal)
        self.emit(e.ChatSaid(role="assistant", text=text))

    def accept(self) -> Reply:
        run = self.active.run if self.active else None
        return c.CommandAccepted(
            session_id=self.state.id, task_id=run.task_id if run else None, run_id=run.run_id if run else None
        )

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def save(self, status: str = "open") -> None:
        await self._database.records.put(self.state.to_record(status))

    @property
    def updated_ms(self) -> int:
        return self.state.changed_ms

    @property
    def records(self) -> Records:
        return self._database.records

    def move(self, event: RunMove) -> None:
        self.run_state = self.view.state = MOVES[(self.run_state, event)]

    # Beginning

    async def start(
        self,
        goal: str,
        *,
        tab_id: int | None = None,
        url: str | None = None,
        pursuer: Pursuer | None = None,
        notes: dict[str, Any] | None = None,
    ) -> Reply:
        """Begin to pursue a goal; refused while another is pursued. `notes` are kept with the run."""
        await self.stopping_over()
        waited = QueuedGoal(id=make_task_id(), goal=goal, tab_id=tab_id, url=url)
        return self.begin_queued(waited, pursuer, notes)

    def begin_queued(
        self, one: QueuedGoal, pursuer: Pursuer | None = None, notes: dict[str, Any] | None = None
    ) -> Reply:
        """Its turn has come."""
        task = make_task(one.goal, self.state.id, int(self._world.clock.now() * 1000), one.id)
        noted = (notes or {}) | ({SAID: one.said} if one.said else {})
        return self.begin(task, f"run-{uuid4().hex[:12]}", (one.tab_id, one.url), (pursuer, noted))

    def begin(
        self,
        task: Task,
        run_id: str,
        place: tuple[int | None, str | None],
        work: tuple[Pursuer | None, dict[str, Any]],
    ) -> Reply:
        """Begin with that task in its place (tab, URL). `work` is who pursues it and the notes of its run."""
        if self.active is not None:
            return refuse("task_active", chat.refuse_goal(self.view))
        try:
            pursuer = work[0] or find_pursuer(self._world, self.state.profile, work[1])
            self.state.working_directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        except (CopilotError, OSError) as error:
            return refuse("bad_argument", str(error))
        notes = {"url": place[1]} | work[1]
        run = Run(
            session_id=self.state.id,
            run_id=run_id,
            task_id=task.id,
            tab_id=1,
            epoch=lambda: self.state.epoch,
            emit=self.emit,
            grant_origin=self.grant,
            is_granted=lambda origin: self.grants.allows(origin, self.state.id),
            own_tab=self.state.own_tab,
            hold=partial(hold, self),
            let_go=partial(let_go, self),
            say=self.say,
            notes=notes,
        )
        self.state.epoch = max(self.state.epoch, self._world.hands.get_fence(self.state.id))
        self.active = Pursuit(self.state, self._world, self._database.records, self.approvals, run)
        self.active.keeper.notes = notes
        self.active.before = self._closing
        self.move("start" if (self.run_state, "start") in MOVES else "resume")
        self.view = chat.RunView(goal=task.goal, state=self.run_state)
        self.state.last_run_id = run_id
        self.state.title = self.state.title or task.goal[:80]
        self.emit(e.TaskQueued(goal=task.goal))
        self.emit(e.RunStarted(task=task.goal, profile=self.state.profile, url=place[1]))
        self.active.work = self.spawn(self._follow(self.active, task, place, pursuer), f"task {task.id}")
        return self.accept()

    async def grant(self, origin: str) -> None:
        await self.grants.change(GrantedOrigin(origin=origin, session_id=self.state.id), True)

    async def _follow(
        self, active: Pursuit, task: Task, place: tuple[int | None, str | None], pursuer: Pursuer
    ) -> None:
        try:
            await self.save()
            ended = await active.follow(pursuer, task, *place)
            await finish(self, active, ended, int((self._world.clock.now() - active.started) * 1000))
        except TaskStopped:
            return
        except CopilotError as error:
            await break_off(self, active, task, error)
        except DEFECTS as error:
            log.get("runtime").exception("a task failed by a defect", task=task.id)
            await break_off(self, active, task, error)
        finally:
            active.recorded.set()

    # Interrupts

    def stop(self, source: e.StopSource, *, resumable: bool = True) -> Reply:
        """Close the gate and raise the epoch now; the rest follows on its own."""
        active = self.active
        if active is None and self.goes_on:  # between two goals
            self.goes_on = False
            self.agenda.hold()
            self.emit(e.StopRequested(source=source))
            self.emit(e.StopAcknowledged(source=source, epoch=self.state.epoch))
            self._stopping = self.spawn(stop_between(self, source), "stop")
            return self.accept()
        if active is None:
            return refuse("no_task", "nothing is running")
        if not active.gate.closed:
            active.gate.close(resumable=resumable)
            self.state.epoch += 1
            self.emit(e.StopRequested(source=source))
            self._stopping = self.spawn(take_down(self, active, self._world.hands, source, resumable), "stop")
        return self.accept()

    async def stopping_over(self) -> None:
        """Wait until a stop under way is through."""
        if self._stopping is not None and not self._stopping.done():
            await asyncio.wait({self._stopping}, timeout=STOPPING_OVER_SECONDS)

    async def resume(self) -> Reply:
        """Go on from a pause or a takeover, or with what was stopped or broke."""
        active = self.active
        if active is not None and not active.gate.closed:
            return go_on(self)
        await self.stopping_over()
        if self.active is None and self.state.last_run_id and self.run_state in ("STOPPED", "FAILED"):
            return await self.recover(self.state.last_run_id, "resume")
        if self.active is None and await self.agenda.resume():
            return self.accept()
        return refuse("no_task", "nothing is paused")

    def skip(self) -> Reply:
        """The step under way is called back if it was not dispatched yet."""
        if self.active is None or self.active.gate.closed:
            return refuse("no_task", "nothing is running")
        self.active.gate.skip()
        self.approvals.withdraw_all("user")
        self.state.epoch += 1
        self.spawn(self._world.hands.raise_fence(self.state.id, self.state.epoch, "skip"), "skip")
        return self.accept()

    async def recover(self, run_id: str, decision: Literal["resume", "discard"], attended: bool | None = None) -> Reply:
        """Go on with an incomplete run from its last checkpoint, or let it go. See `resumption.recover`."""
        asked = c.RecoverRun(run_id=run_id, decision=decision, attended=attended)
        return await recover(self, self._world, self._database, asked)

    def close_children(self) -> None:
        """Begin to close what an exploration left open; the next run waits for that, and nobody else does."""
        self._closing = self.spawn(close_children(self._world.hands, self.state), "close-children")

    async def close(self) -> None:
        """Deny what is pending, stop what runs (it can be resumed), keep the session."""
        if self.active is not None:
            self.stop("system")
        await self.stopping_over()
        for task in list(self._background):
            task.cancel()
        if self._background:
            await asyncio.wait(self._background, timeout=2.0)
        await self.save("closed" if self.state.closed else "open")
