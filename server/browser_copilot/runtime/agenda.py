"""What comes after the task under way: goals that wait behind it. Its success begins the next, and nothing else does.

Whatever else ends a task takes them out, and keeps them with its run: who goes on with that run has them back. A stop
that comes when a task has succeeded holds them where they are, until the user goes on.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.runtime.journal import JOB, SAID
from browser_copilot.runtime.queue import FIRST, QueuedGoal
from browser_copilot.runtime.quoted import find_loose, tell_goal_apart
from browser_copilot.runtime.replies import Reply, refuse

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course

MOST = 50


class Agenda:
    """One per session; its queue is a part of the session's state."""

    def __init__(self, course: "Course") -> None:
        self._course = course
        self._queue = course.state.queue

    async def enqueue(self, command: c.Enqueue) -> Reply:
        """Begins at once when nothing runs."""
        goal = QueuedGoal(
            id=make_task_id(),
            priority=FIRST if command.first else 0,
            goal=command.text.strip(),
            tab_id=command.tab_id,
            url=command.url,
        )
        return await self.add(goal)

    async def add(self, goal: QueuedGoal) -> Reply:
        if not goal.goal:
            return refuse("bad_argument", "text: the goal is empty; say what to do")
        await self._course.stopping_over()
        active = self._course.active
        if active is None:
            return self._course.begin_queued(goal)
        if JOB in active.run.notes:
            return refuse("task_active", "a job works in this session; queue the goal in another one")
        if len(self._queue.waiting) >= MOST:
            return refuse("bad_argument", f"text: {MOST} goals wait already; cancel one, or clear the queue")
        self._queue.enqueue(goal)
        await self._tell()
        return c.CommandAccepted(session_id=self._course.state.id, task_id=goal.id)

    async def retry(self, command: c.Retry) -> Reply:
        """The goal of a task that is over, anew and from its beginning."""
        records = self._course.records
        found = await records.find("run", session_id=self._course.state.id, holding=f'"id":"{command.task_id}"')
        run = next((one for one in found if one.body["task"]["id"] == command.task_id), None)
        active = self._course.active
        if run is None or active is not None and active.run.task_id == command.task_id:
            return refuse("wrong_task", f"{command.task_id} is no task of this session that is over")
        goal, notes = str(run.body["task"]["goal"]), run.body.get("notes", {})
        said = notes.get(SAID)
        if said and "workflow" in notes:
            if find_loose(goal, said["texts"]) is not None:
                return refuse("bad_argument", "its goal holds words of a page; begin its workflow again instead")
            apart = tell_goal_apart(goal, said["texts"])
            said = {"own": apart.own, "texts": list(apart.texts)}
        return await self.add(QueuedGoal(id=make_task_id(), goal=goal, url=notes.get("url"), said=said))

    async def cancel(self, task_id: str) -> bool:
        """Whether that one waited."""
        found = self._queue.cancel(task_id)
        if found:
            await self._tell()
        return found

    async def clear(self, _command: c.ClearQueue) -> Reply:
        self._queue.clear()
        await self._tell()
        return self._course.accept()

    def take_out(self) -> list[dict[str, Any]]:
        """For the record of the run that they wait behind. The session is kept without them a moment later."""
        active = self._course.active
        own = active.run.task_id if active is not None else None
        taken = [one.to_wire() for one in self._queue.clear() if one.id != own]
        if taken:
            self._course.emit(e.QueueChanged(waiting=[]))
        return taken

    async def put_back(self, taken: Sequence[dict[str, Any]]) -> None:
        """Those that are not there already: a crash may have left them in both places."""
        if taken:
            self.give_back(taken)
            await self._course.save()

    def give_back(self, taken: Sequence[dict[str, Any]]) -> None:
        """As `put_back`, without keeping the session."""
        known = {one.id for one in self._queue.waiting}
        for one in map(QueuedGoal.from_wire, taken):
            if one.id not in known:
                self._queue.enqueue(one)
        if taken:
            self._say_waiting()

    def hold(self, held: bool = True) -> None:
        """After a stop: what waits begins no more by itself. The session is kept by who calls."""
        for one in self._queue.clear():
            self._queue.enqueue(replace(one, held=held))

    @property
    def is_due(self) -> bool:
        """Whether a success begins one of them."""
        return any(not one.held for one in self._queue.waiting)

    async def resume(self) -> bool:
        """The user goes on: what was held is not any more, and the next one begins. False when nothing waits."""
        self.hold(False)
        return await self.go_on()

    async def go_on(self) -> bool:
        """After a success: the next one begins. It leaves the queue when its run is recorded, so no crash loses it."""
        is_busy = self._course.active is not None
        if is_busy or not self.is_due:
            return False
        goal = next(one for one in self._queue.waiting if not one.held)
        reply = self._course.begin_queued(goal)
        if isinstance(reply, c.CommandRefused):
            self._course.say(f"“{goal.goal}” cannot begin: {reply.error}")
        elif self._course.active is not None:
            await self._course.active.recorded.wait()
        self._queue.cancel(goal.id)
        await self._tell()
        return True

    async def _tell(self) -> None:
        await self._course.save()
        self._say_waiting()

    def _say_waiting(self) -> None:
        waiting = [e.WaitingGoal(task_id=one.id, goal=one.goal) for one in self._queue.waiting]
        self._course.emit(e.QueueChanged(waiting=waiting))


def make_task_id() -> str:
    return f"task-{uuid4().hex[:12]}"
