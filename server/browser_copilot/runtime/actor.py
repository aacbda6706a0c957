"""One actor per session: commands go in one at a time and are answered at once; events are the only way out.

The inbox serialises the commands. None of the handlers waits for a task, so a stop is never behind anything slow.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.runtime import changes, chat, conversation, holds
from browser_copilot.runtime.course import Course
from browser_copilot.runtime.grants import Grants
from browser_copilot.runtime.hiding import hide_in, keep_for_task
from browser_copilot.runtime.interrupts import Interrupt, find_interrupt
from browser_copilot.runtime.journal import JOB
from browser_copilot.runtime.later import Later, find_later
from browser_copilot.runtime.origins import parse_origin
from browser_copilot.runtime.ports import Talker, World
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.resumption import start_workflow
from browser_copilot.runtime.run import DEFECTS
from browser_copilot.runtime.sessions import SessionInfo, SessionState, describe_session
from browser_copilot.store.database import Database

CLOSED = "the session was closed meanwhile; resume it, or start a new one"
SAID = {"stop": "Stopping.", "pause": "Paused.", "resume": "Going on.", "skip": "Skipping this step."}


class SessionActor:
    """`submit` is the only way in."""

    def __init__(self, state: SessionState, world: World, database: Database, grants: Grants) -> None:
        self.course = Course(state, world, database, grants)
        self.course.listeners.append(partial(keep_for_task, self.course, world.said))
        self.state = state
        self._world = world
        self._inbox: asyncio.Queue[tuple[c.Command, asyncio.Future[Reply]]] = asyncio.Queue()
        self._asked = 0  # commands that are not answered yet
        self._stopped: asyncio.Event | None = None  # at once, by a stop whose turn is still to come
        self._loop = asyncio.create_task(self._work(), name=f"session {state.id}")
        self._handlers: dict[type, Callable[[Any], Awaitable[Reply]]] = {
            c.SubmitPrompt: self._submit_prompt,
            c.Approve: self._approve,
            c.Answer: self._answer,
            c.CancelTask: self._cancel,
            c.Stop: self._stop,
            c.Pause: self._pause,
            c.Resume: self._resume,
            c.Skip: self._skip,
            c.SwitchTask: self._switch,
            c.Enqueue: self.course.agenda.enqueue,
            c.ClearQueue: self.course.agenda.clear,
            c.Retry: self.course.agenda.retry,
            c.Takeover: self._takeover,
            c.SetApprovalPolicy: partial(changes.set_policy, self.course),
            c.SwitchModel: partial(changes.switch_model, self.course, world),
            c.SessionCompact: partial(changes.compact, self.course),
            c.RecoverRun: self._recover,
            c.RunWorkflow: self._run_workflow,
            c.GrantOrigin: partial(changes.grant, self.course, world),
            c.WithdrawGrant: partial(changes.withdraw_grant, self.course),
        }

    async def submit(self, command: c.Command) -> Reply:
        """Handle one command in its turn; what runs is stopped at once. Never raises for what the command asks."""
        stopped, accepted = self._stop_at_once(command), self.course.accept()
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, answer))
        self._asked += 1
        if stopped is not None and not isinstance(command, c.SubmitPrompt):
            await stopped.wait()
            return accepted
        ends: set[asyncio.Future[Any]] = {answer, self._loop}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else refuse("unknown", CLOSED)

    def _stop_at_once(self, command: c.Command) -> asyncio.Event | None:
        """A stop is behind nothing, not even a slow disk. In its turn it is also for what was asked for before it.

        The event is set once the stop is acknowledged.
        """
        active = self.course.active
        if active is None and self.course.goes_on and asks_to_stop(command):
            self.course.stop("user")
            self._stopped = asyncio.Event()
            self._stopped.set()  # nothing runs
            return self._stopped
        if active is None or active.gate.closed:
            return None
        is_cancelled = isinstance(command, c.CancelTask) and command.task_id == active.run.task_id
        if not (is_cancelled or asks_to_stop(command)):
            return None
        if is_cancelled:
            self.course.emit(e.TaskCancelling())
        self.course.stop("user", resumable=not is_cancelled)
        self._stopped = self._stopped if is_cancelled else active.acknowledged
        return active.acknowledged

    async def _work(self) -> None:
        while True:
            command, answer = await self._inbox.get()
            try:
                reply = await self._handle(command)
            except Exception as error:  # the loop outlives any command
                log.get("runtime").exception("a command failed", command=type(command).__name__)
                self.course.emit(e.ErrorRaised(code="command_failed", message=str(error)[:2_000], recoverable=True))
                reply = refuse("bad_argument", f"{type(command).__name__} failed: {error}")
            self._asked -= 1
            if not answer.done():
                answer.set_result(reply)

    async def _handle(self, command: c.Command) -> Reply:
        handler = self._handlers.get(type(command))
        if handler is None:
            return refuse("unknown", f"{type(command).__name__} is not for a session")
        return await handler(hide_in(command, self._world.said, self.pending()))

    # Prompts

    async def _submit_prompt(self, command: c.SubmitPrompt) -> Reply:
        text = command.text.strip()
        if not text:
            return refuse("bad_argument", "text: the message is empty; say what to do")
        self.state.remember("user", text)
        self.course.emit(e.ChatSaid(role="user", text=text))
        interrupt = find_interrupt(text)
        if interrupt is not None and not conversation.is_answer(self.course, interrupt):
            return await self._interrupt(interrupt, command)
        if conversation.answer_question(self.course, text):
            return self.course.accept()
        topic = chat.find_topic(text)
        if topic is not None:
            self.course.say(conversation.tell(self.course, topic, self.pending()))
            return self.course.accept()
        later = find_later(text)
        if self.course.active is not None and not self.course.active.gate.closed:
            return await self._queue(later, command) if later is not None else self._refuse_second(text)
        return await self._start(later.goal if later is not None else text, command)

    async def _queue(self, later: Later, command: c.SubmitPrompt) -> Reply:
        asked = c.Enqueue(text=later.goal, tab_id=command.tab_id, url=command.url, first=later.first or None)
        reply = await self.course.agenda.enqueue(asked)
        self.course.say(chat.tell_queued(later.goal) if isinstance(reply, c.CommandAccepted) else reply.error)
        return reply

    async def _start(self, goal: str, command: c.SubmitPrompt) -> Reply:
        refused = self._check_start(goal, command)
        if refused is not None:
            return refused
        for origin in filter(None, map(parse_origin, command.allow or [])):
            await self.course.grant(origin)
        if command.working_directory is not None:
            self.state.working_directory = Path(command.working_directory)
        notes = {"attended": True} if command.attended else None
        reply = await self.course.start(goal, tab_id=command.tab_id, url=command.url, notes=notes)
        active = self.course.active
        if active is not None:
            await active.recorded.wait()  # what is accepted is not forgotten by a crash
        return reply

    def _check_start(self, goal: str, command: c.SubmitPrompt) -> c.CommandRefused | None:
        folder = command.working_directory
        if not goal:
            return refuse("bad_argument", "text: the goal is empty; say what to do")
        if None in map(parse_origin, command.allow or []):
            return refuse("bad_argument", changes.BAD_ORIGIN)
        if folder is not None and not Path(folder).is_absolute():
            return refuse("bad_argument", f"workingDirectory: {folder} is not an absolute path")
        return None

    def _refuse_second(self, text: str) -> Reply:
        talker = self._world.find_talker(self.state.profile)
        if talker is not None:
            self.course.spawn(self._talk(talker, text), "talk")
            return self.course.accept()
        said = chat.refuse_goal(self.course.view)
        self.course.say(said)
        return refuse("task_active", said)

    async def _talk(self, talker: Talker, text: str) -> None:
        try:
            said = await talker.talk(text, chat.to_messages(self.state.conversation), self.course.emit)
        except CopilotError as error:
            said = f"The model does not answer: {error}"
        except DEFECTS as error:
            log.get("runtime").exception("talk failed", session=self.state.id)
            said = f"I cannot answer that, by an error of mine: {str(error) or type(error).__name__}"
        self.course.say(said or chat.refuse_goal(self.course.view))

    async def _interrupt(self, interrupt: Interrupt, command: c.SubmitPrompt) -> Reply:
        if interrupt.kind == "switch":
            return await self._change_over(interrupt.goal or "", command)
        named: dict[str, c.Command] = {"stop": c.Stop(), "pause": c.Pause(), "resume": c.Resume(), "skip": c.Skip()}
        reply = await self._handle(named[interrupt.kind])
        self.course.say(SAID[interrupt.kind] if isinstance(reply, c.CommandAccepted) else reply.error)
        return reply

    # Control

    async def _stop(self, _command: c.Stop | c.CancelTask, *, resumable: bool = True) -> Reply:
        """The answer is the acknowledgement: from then on nothing is done in the page."""
        active = self.course.active
        acknowledged, self._stopped = active.acknowledged if active else self._stopped, None
        reply = self.course.stop("user", resumable=resumable)
        if acknowledged is None:
            return reply
        await acknowledged.wait()
        return self.course.accept()

    async def _cancel(self, command: c.CancelTask) -> Reply:
        if await self.course.agenda.cancel(command.task_id):
            return self.course.accept()
        active = self.course.active
        if active is None or active.run.task_id != command.task_id:
            return refuse("wrong_task", f"{command.task_id} is not the active task")
        if not active.gate.closed:
            self.course.emit(e.TaskCancelling())
        return await self._stop(command, resumable=False)

    async def _pause(self, _command: c.Pause) -> Reply:
        return holds.pause(self.course)

    async def _resume(self, _command: c.Resume) -> Reply:
        return await self.course.resume()

    async def _skip(self, _command: c.Skip) -> Reply:
        return self.course.skip()

    async def _switch(self, command: c.SwitchTask) -> Reply:
        return await self._change_over(command.text.strip(), c.SubmitPrompt(text=command.text))

    async def _change_over(self, goal: str, command: c.SubmitPrompt) -> Reply:
        """What is refused stops nothing."""
        active = self.course.active
        refused = self._check_start(goal, command)
        if refused is None and active is not None and JOB in active.run.notes:
            refused = refuse("task_active", "a job works in this session; give the goal to another one")
        if refused is not None:
            return refused
        self.course.stop("user")
        await self.course.stopping_over()
        return await self._start(goal, command)

    async def _takeover(self, command: c.Takeover) -> Reply:
        return holds.take_over(self.course) if command.on else holds.hand_back(self.course)

    async def _recover(self, command: c.RecoverRun) -> Reply:
        return await self.course.recover(command.run_id, command.decision, bool(command.attended))

    async def _run_workflow(self, command: c.RunWorkflow) -> Reply:
        return await start_workflow(self.course, self._world, command)

    # Answers

    async def _approve(self, command: c.Approve) -> Reply:
        if self.course.approvals.answer(command.approval_id, command.decision):
            return self.course.accept()
        return refuse("expired", f"{command.approval_id} waits no more: it was answered, withdrawn or expired")

    async def _answer(self, command: c.Answer) -> Reply:
        active = self.course.active
        if active and active.desk.questions.answer(command.question_id, command.text):
            self.course.emit(e.ChatSaid(role="user", text=command.text))
            return self.course.accept()
        return refuse("expired", f"{command.question_id} waits no more")

    # What a door shows

    @property
    def is_idle(self) -> bool:
        """There is nothing to stop, and nothing is about to begin."""
        return self.course.active is None and not self.course.goes_on and self._asked == 0

    @property
    def info(self) -> SessionInfo:
        return describe_session(self.course)

    def pending(self) -> list[e.NeedsApproval | e.QuestionAsked]:
        """What waits for the user."""
        active = self.course.active
        questions = [event for event, _ in active.desk.questions.pending.values()] if active else []
        return [*(pending.event for pending in self.course.approvals.pending.values()), *questions]

    async def close(self) -> None:
        self._loop.cancel()
        await self.course.close()


def asks_to_stop(command: c.Command) -> bool:
    """By its kind, or in words."""
    if isinstance(command, c.SubmitPrompt):
        found = find_interrupt(command.text)
        return found is not None and found.kind == "stop"
    return isinstance(command, c.Stop)
