"""All sessions of the server: commands in, events out. Finds what a crash left behind, and hears the browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from browser_copilot.errors import UsageError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import BrowserEvent, GrantedOrigin, OriginGranted, UserInput, UserStop
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.audience import Audience
from browser_copilot.runtime.ports import JobStarter, World
from browser_copilot.runtime.recovery import OPEN
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.sessions import SessionInfo, SessionState
from browser_copilot.store.database import Database
from browser_copilot.store.events import EventLog
from browser_copilot.store.records import Record, Records

MAKES_A_SESSION = c.SubmitPrompt | c.GrantOrigin | c.RunWorkflow
SERVER = "server"  # the session id of events that belong to no session


class Runtime:
    """`command` is the only input, `events` the only output. Start it before use, close it at the end."""

    def __init__(self, world: World, database: Database, version: str) -> None:
        self.world = world
        self._database = database
        self._version = version
        self._actors: dict[str, SessionActor] = {}
        self._grants: dict[tuple[str, str | None], GrantedOrigin] = {}
        self._audience = Audience(world.watch, self._actors)
        self._last_session: str | None = None
        self._closing = False
        self.jobs: JobStarter | None = None  # set by the composition root, once there are any

    @property
    def events(self) -> EventLog:
        return self._database.events

    @property
    def records(self) -> Records:
        return self._database.records

    async def start(self) -> None:
        """Load the sessions and grants, and say which runs a crash or a stop left incomplete."""
        for record in await self._database.records.find("grant", limit=1_000):
            grant = GrantedOrigin.from_wire(record.body)
            self._grants[(grant.origin, grant.session_id)] = grant
        self._send_grants()
        for record in reversed(await self._database.records.find("session", statuses=["open"], limit=200)):
            await self._revive(record)
        self.events.emit(e.LifecycleStarted(version=self._version), SERVER)
        for record in await self._database.records.find("run", statuses=["running"], limit=200):
            await self._report_incomplete(record)

    async def _revive(self, record: Record) -> SessionActor:
        state = SessionState.from_record(record)
        state.epoch += 1  # what was sent before is refused from now on
        actor = self._add(state)
        await actor.course.save()
        return actor

    async def _report_incomplete(self, record: Record) -> None:
        actor = self._actors.get(str(record.session_id))
        if actor is None:
            return
        task = record.body["task"]
        unknown = [i for i in await self._database.intents.of_task(task["id"]) if i.result is None]
        await self._database.records.put(Record("run", record.id, record.body, record.session_id, "stopped"))
        actor.course.emit(
            e.RunFound(
                run_id=record.id,
                goal=task["goal"],
                steps_done=len(task["history"]),
                unknown_outcome=f"{len(unknown)} action(s) may or may not have been done" if unknown else None,
            )
        )

    async def incomplete(self) -> list[Record]:
        """The runs that can be resumed or discarded, newest first."""
        return await self._database.records.find("run", statuses=list(OPEN))

    def _add(self, state: SessionState) -> SessionActor:
        actor = SessionActor(state, self.world, self._database, self._change_grant)
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
        return actor

    async def new_session(self, profile: str | None = None, working_directory: Path | None = None) -> SessionInfo:
        """Raises `UsageError` for an unknown profile."""
        self.world.find_pursuer(profile or self.world.default_profile)
        return (await self._create(profile, working_directory)).info

    async def new_session_for(self, other_id: str, profile: str, working_directory: Path) -> SessionInfo:
        """A session that works on behalf of another (if there is one): approvals are decided as they are there."""
        info = await self.new_session(profile, working_directory)
        other = self._actors.get(other_id)
        if other is not None:
            self._actors[info.id].course.approvals.follow(other.course.approvals)
        return info

    async def close_session(self, session_id: str) -> bool:
        """Stop what runs in it and close it; it can be resumed later. False when there is none."""
        actor = self._actors.pop(session_id, None)
        if actor is None:
            return False
        self._audience.end(session_id)
        actor.state.closed = True
        actor.course.stop("user")
        for tab in actor.state.tabs:
            self.world.hands.claim_tab(tab, None)
        await actor.close()
        actor.course.emit(e.SessionClosed())
        return True

    async def command(self, command: c.Command, session_id: str | None = None) -> Reply:
        """Handle one command. Without a session: the last one, or a new one. Never raises for what is asked."""
        if self._closing:
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
                return await self._run_job(command, session_id)
            case c.CancelTask() if self.jobs is not None and await self.jobs.stop_job(command.task_id):
                return c.CommandAccepted(session_id=session_id or SERVER, run_id=command.task_id)
        actor = self._actors.get(session_id) if session_id else await self._default_actor(command)
        if actor is None:
            return refuse("unknown", f"there is no open session {session_id}; resume it, or start a new one")
        return await actor.submit(command)

    async def _default_actor(self, command: c.Command) -> SessionActor | None:
        last = self._actors.get(self._last_session or "")
        if last is not None:
            return last
        return await self._create() if isinstance(command, MAKES_A_SESSION) else None

    async def _run_job(self, command: c.RunJob, session_id: str | None) -> Reply:
        """The job's events go to the log of the session, or of the server when none is named."""
        actor = self._actors.get(session_id) if session_id else None
        if session_id is not None and actor is None:
            return refuse("unknown", f"there is no open session {session_id}; resume it, or start a new one")
        if self.jobs is None:
            return refuse("unknown", "this server has no jobs; write jobs.json in the data directory")
        folder = Path(command.working_directory) if command.working_directory else None
        if folder is not None and not (folder.is_absolute() and folder.is_dir()):
            return refuse("bad_argument", f"workingDirectory: {folder} is not the absolute path of a folder")
        folder = folder or (actor.state.working_directory if actor else self.world.working_directory)
        try:
            job_id = await self.jobs.run_for(command.name, command.user_input, folder, session_id or SERVER)
        except UsageError as error:
            return refuse("unknown" if error.field in ("name", "entry") else "bad_argument", str(error))
        return c.CommandAccepted(session_id=session_id or SERVER, run_id=job_id)

    async def _resume_session(self, session_id: str) -> Reply:
        actor = self._actors.get(session_id)
        if actor is None:
            record = await self._database.records.get("session", session_id)
            if record is None:
                return refuse("unknown", f"there is no session {session_id}")
            actor = await self._revive(record)
            actor.state.closed = False
            await actor.course.save()
        self._last_session = session_id
        actor.course.emit(e.SessionResumed())
        return actor.course.accept()

    async def _resume_last(self) -> Reply:
        found = await self._database.records.find("session", limit=1)
        if not found:
            return refuse("unknown", "there is no session yet")
        return await self._resume_session(found[0].id)

    async def _shut_down(self) -> Reply:
        for actor in list(self._actors.values()):
            actor.course.approvals.withdraw_all()
            actor.course.stop("system")
        for actor in list(self._actors.values()):
            await actor.course.stopping_over()
        return c.CommandAccepted(session_id=SERVER)

    def sessions(self) -> list[SessionInfo]:
        """The open sessions, newest change first."""
        return sorted((actor.info for actor in self._actors.values()), key=lambda info: -info.updated_ms)

    async def history(self, text: str | None = None, limit: int = 50) -> list[Record]:
        """All sessions that were, newest change first; `text` is looked for in title and conversation."""
        return await self._database.records.find("session", text=text, limit=limit)

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

    # Grants

    @property
    def grants(self) -> list[GrantedOrigin]:
        return list(self._grants.values())

    async def _change_grant(self, grant: GrantedOrigin, given: bool) -> None:
        key = (grant.origin, grant.session_id)
        name = f"{grant.origin}|{grant.session_id or ''}"
        if given:
            self._grants[key] = grant
            self._send_grants()
            await self._database.records.put(Record("grant", name, grant.to_wire(), grant.session_id))
        else:
            for known in [k for k in self._grants if k[0] == grant.origin]:
                del self._grants[known]
                await self._database.records.remove("grant", f"{known[0]}|{known[1] or ''}")
            self._send_grants()

    def _send_grants(self) -> None:
        self.world.hands.set_grants(list(self._grants.values()))

    # The browser

    def warn(self, code: str, text: str) -> None:
        """Something is wrong that belongs to no session."""
        self.events.emit(e.WarningRaised(code=code, message=text[:2_000]), SERVER)

    def link_changed(self, connected: bool, reason: str | None = None) -> None:
        """The link came up or went down."""
        if connected:
            self.world.link_up.set()
        else:
            self.world.link_up.clear()
        self.events.emit(e.LifecycleBrowser(connected=connected, reason=reason), SERVER)

    async def browser_event(self, event: BrowserEvent) -> None:
        """What the user did in the browser: stop, a hand on the page of a task, a grant from the panel."""
        match event:
            case UserStop():
                for actor in self._chosen(event.session_id):
                    actor.course.stop("user")
            case UserInput() if event.kind in ("click", "key"):
                for actor in self._actors.values():
                    if event.tab_id in actor.state.tabs and actor.course.active is not None:
                        actor.course.take_over("you used the page; hand it back when you are done")
            case OriginGranted():
                await self._change_grant(GrantedOrigin(origin=event.origin), event.granted)
            case _:
                pass

    def _chosen(self, session_id: str | None) -> list[SessionActor]:
        if session_id is None:
            return list(self._actors.values())
        actor = self._actors.get(session_id)
        return [actor] if actor else []

    async def close(self) -> None:
        """Stop what runs (it can be resumed) and keep every session."""
        await self._shut_down()
        self._closing = True
        self._audience.close()
        for actor in list(self._actors.values()):
            await actor.close()
        self.events.emit(e.LifecycleStopped(), SERVER)
