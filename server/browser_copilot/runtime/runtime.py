"""All sessions of the server: commands in, events out. Finds what a crash left behind, and hears the browser."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import (
    BrowserEvent,
    GrantedOrigin,
    OriginGranted,
    UserInput,
    UserStop,
    WorkerMetrics,
)
from browser_copilot.runtime import closing, halting
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.audience import Audience
from browser_copilot.runtime.grants import Grants
from browser_copilot.runtime.holds import take_over
from browser_copilot.runtime.job_commands import recover_job, run_job
from browser_copilot.runtime.ports import JobStarter, World
from browser_copilot.runtime.recovery import Unfinished, find_cut_sessions, find_unfinished, settle_runs
from browser_copilot.runtime.remembered import Remembered
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.resumption import close_left, recall
from browser_copilot.runtime.sessions import SERVER, SessionInfo, SessionState, find_last
from browser_copilot.store.database import Database
from browser_copilot.store.events import EventLog
from browser_copilot.store.records import Record, Records

MAKES_A_SESSION = c.SubmitPrompt | c.GrantOrigin | c.RunWorkflow


class Runtime:
    """`command` is the only input, `events` the only output. Start it before use, close it at the end."""

    def __init__(self, world: World, database: Database, version: str) -> None:
        self.world = world
        self._database = database
        self._version = version
        self._actors: dict[str, SessionActor] = {}
        self._grants = Grants(world.hands, database.records, world.clock.now)
        self._audience = Audience(world, self._actors)
        self._last_session: str | None = None
        self.is_closing = False
        self._opening = asyncio.Lock()
        self._cut: set[str] = set()  # sessions whose explorations a crash may have left open
        self.jobs: JobStarter | None = None  # set by the composition root, once there are any

    @property
    def events(self) -> EventLog:
        return self._database.events

    @property
    def records(self) -> Records:
        return self._database.records

    async def start(self) -> None:
        """Load the sessions and grants, and say which runs a crash or a stop left incomplete."""
        kept = await self._database.records.find("session", statuses=["open"], limit=closing.MAX_OPEN)
        for record in reversed(kept):
            await self._revive(record)
        await self._grants.load(self._actors)
        self.events.emit(e.LifecycleStarted(version=self._version), SERVER)
        self._cut = await find_cut_sessions(self._database)
        for told in await settle_runs(self._database):
            self.events.emit(*told)

    async def _revive(self, record: Record) -> SessionActor:
        state = SessionState.from_record(record)
        state.epoch += 1  # what was sent before is refused from now on
        actor = self._add(state)
        await actor.course.approvals.remembered.load()
        await recall(actor.course, self._database)
        await actor.course.save()
        return actor

    async def incomplete(self) -> list[Unfinished]:
        """The runs and jobs that can be resumed or discarded, newest first."""
        found = await find_unfinished(self._database)
        found += await self.jobs.find_unfinished() if self.jobs is not None else []
        return sorted(found, key=lambda one: -one.updated_ms)

    def _add(self, state: SessionState) -> SessionActor:
        actor = SessionActor(state, self.world, self._database, self._grants)
        self._actors[state.id] = actor
        self._last_session = state.id
        return actor

    async def _create(self, profile: str | None = None, working_directory: Path | None = None) -> SessionActor:
        state = SessionState(
            id=f"s-{uuid4().hex[:12]}",
            profile=profile or self.world.default_profile,
            working_directory=working_directory or self.world.working_directory,
        )
        actor = self._add(state)
        await actor.course.save()
        actor.course.emit(e.SessionCreated(profile=state.profile, working_directory=str(state.working_directory)))
        for superfluous in closing.find_superfluous(self._actors, self.is_watched):
            await self.close_session(superfluous)
        return actor

    async def new_session(self, profile: str | None = None, working_directory: Path | None = None) -> SessionInfo:
        """Raises `UsageError` for an unknown profile."""
        self.world.find_pursuer(profile or self.world.default_profile)
        return (await self._create(profile, working_directory)).info

    async def new_session_for(self, other_id: str, profile: str, working_directory: Path) -> SessionInfo:
        """A session that works on behalf of another (if there is one): approvals are decided as they are there."""
        info = await self.new_session(profile, working_directory)
        self.follow(info.id, other_id)
        return info

    def follow(self, session_id: str, other_id: str) -> bool:
        """Approvals are decided there as in the other session, if that is open. False when there is no such session."""
        actor, other = self._actors.get(session_id), self._actors.get(other_id)
        if actor is not None and other is not None:
            actor.course.approvals.follow(other.course.approvals)
        return actor is not None

    async def close_session(self, session_id: str) -> bool:
        """Stop what runs in it and close it; it can be resumed later. False when there is none."""
        actor = self._actors.pop(session_id, None)
        if actor is None:
            return False
        self._audience.end(session_id)
        await closing.close(actor, self.world)
        return True

    async def command(self, command: c.Command, session_id: str | None = None) -> Reply:
        """Handle one command. Without a session: the last one, or a new one. Never raises for what is asked."""
        if self.is_closing and not isinstance(command, c.Stop | c.Shutdown):
            return refuse("shutting_down", "the server is shutting down")
        match command:
            case c.SessionNew():
                return (await self._create()).course.accept()
            case c.SessionResume():
                return await self._resume_session(command.session_id)
            case c.SessionResumeLast():
                return await self._resume_last()
            case c.Shutdown():
                return await self._shut_down()
            case c.RunJob():
                return await run_job(self, command, session_id)
            case c.RecoverRun():
                return await recover_job(self, command) or await self._recover(command)
            case c.CancelTask() if self.jobs is not None and await self.jobs.stop_job(command.task_id):
                return c.CommandAccepted(session_id=session_id or SERVER, run_id=command.task_id)
        actor = self._actors.get(session_id) if session_id else await self._default_actor(command)
        if actor is None:
            return refuse("unknown", f"there is no open session {session_id}; resume it, or start a new one")
        return await halting.submit(actor, command, self.jobs)

    async def _recover(self, command: c.RecoverRun) -> Reply:
        """In the session of the run, which is opened again when it was closed."""
        record = await self.records.get("run", command.run_id)
        session_id = str(record.session_id) if record is not None else ""
        if session_id not in self._actors:
            refused = await self._resume_session(session_id)
            if isinstance(refused, c.CommandRefused):
                return refuse("expired", f"{command.run_id} is not an incomplete run")
        return await self._actors[session_id].submit(command)

    async def _default_actor(self, command: c.Command) -> SessionActor | None:
        last = self._actors.get(self._last_session or "")
        return last or (await self._create() if isinstance(command, MAKES_A_SESSION) else None)

    async def _resume_session(self, session_id: str) -> Reply:
        actor = self._actors.get(session_id) or await self._reopen(session_id)
        if actor is None:
            return refuse("unknown", f"there is no session {session_id}")
        self._last_session = session_id
        actor.course.emit(e.SessionResumed())
        return actor.course.accept()

    async def _reopen(self, session_id: str) -> SessionActor | None:
        """A session that is kept; None when there is none. Two doors that ask at once get the same one."""
        async with self._opening:
            if session_id in self._actors:
                return self._actors[session_id]
            record = await self.records.get("session", session_id)
            if record is None:
                return None
            actor = await self._revive(record)
            actor.state.closed = False
            await actor.course.save()
            return actor

    async def _resume_last(self) -> Reply:
        last = await find_last(self.records, self.sessions())
        return await self._resume_session(last) if last else refuse("unknown", "there is no session yet")

    async def _shut_down(self) -> Reply:
        self.is_closing = True
        await closing.rest_jobs(self.jobs)
        for actor in list(self._actors.values()):
            actor.course.approvals.withdraw_all()
            actor.course.stop("system")
        for actor in list(self._actors.values()):
            await actor.course.stopping_over()
        return c.CommandAccepted(session_id=SERVER)

    @property
    def is_at_work(self) -> bool:
        """Whether a run is under way in any session."""
        return any(actor.course.active is not None for actor in self._actors.values())

    def sessions(self) -> list[SessionInfo]:
        """The open sessions, newest change first."""
        return sorted((actor.info for actor in self._actors.values()), key=lambda info: -info.updated_ms)

    def session(self, session_id: str) -> SessionInfo | None:
        actor = self._actors.get(session_id)
        return actor.info if actor else None

    def actor(self, session_id: str) -> SessionActor | None:
        """For workflows and jobs, which pursue goals of their own inside a session."""
        return self._actors.get(session_id)

    def pending(self, session_id: str) -> list[e.NeedsApproval | e.QuestionAsked]:
        actor = self._actors.get(session_id)
        return actor.pending() if actor else []

    @contextmanager
    def watch(self, session_id: str) -> Iterator[None]:
        """While somebody watches, frames of the page are taken."""
        self._audience.come(session_id)
        try:
            yield
        finally:
            self._audience.go(session_id)

    def is_watched(self, session_id: str) -> bool:
        return self._audience.is_watched(session_id)

    @property
    def grants(self) -> list[GrantedOrigin]:
        return self._grants.listing()

    def remembered(self) -> list[Remembered]:
        """Every "always" that still counts, of all open sessions, oldest first."""
        held = [actor.course.approvals.remembered for actor in self._actors.values()]
        found = {one.id: one for remembered in held for one in remembered.listing()}
        return sorted(found.values(), key=lambda one: one.created_ms)

    async def withdraw_remembered(self, grant_id: str) -> bool:
        """Whether there was such an "always"."""
        held = [actor.course.approvals.remembered for actor in self._actors.values()]
        return any([await remembered.withdraw(grant_id) for remembered in held])

    def warn(self, code: str, text: str) -> None:
        """Something is wrong that belongs to no session."""
        self.events.emit(e.WarningRaised(code=code, message=text[:2_000]), SERVER)

    def link_changed(self, connected: bool, reason: str | None = None) -> None:
        """The link came up or went down."""
        if connected:
            self.world.link_up.set()
            while self._cut:
                close_left(self._actors.get(self._cut.pop()))
        else:
            self.world.link_up.clear()
        self.events.emit(e.LifecycleBrowser(connected=connected, reason=reason), SERVER)

    async def browser_closed(self, why: str) -> None:
        """It will not come back by itself: what runs comes to rest, and can be gone on with in another one."""
        await closing.rest_jobs(self.jobs)
        for actor in list(self._actors.values()):
            await closing.lose_browser(actor.course, why)

    async def browser_event(self, event: BrowserEvent) -> None:
        """What the user did in the browser: stop, a hand on the page of a task, a grant from the panel."""
        match event:
            case UserStop():
                await halting.stop_all(self._actors.values(), self.jobs, event.session_id)
            case UserInput() if event.kind != "scroll":
                for actor in self._actors.values():
                    if event.tab_id in actor.state.tabs and actor.course.active is not None:
                        take_over(actor.course, "you used the page; hand it back when you are done")
            case OriginGranted():
                await self._grants.change(GrantedOrigin(origin=event.origin), event.granted)
            case WorkerMetrics():
                self.events.emit(e.PhaseMeasured(values=event.values), SERVER)
            case _:
                pass

    async def close(self) -> None:
        """Stop what runs (it can be resumed) and keep every session."""
        await self._shut_down()
        self._audience.close()
        for actor in list(self._actors.values()):
            await actor.close()
        self.events.emit(e.LifecycleStopped(), SERVER)
