"""How a run ends: by itself, by what broke it, by a stop. It does end, also when that cannot be kept; then it says so.

A stop is three moves: the gate closes and the epoch rises (at once); the browser confirms the fence, or its 30 ms
are over (STOP_ACKNOWLEDGED, and the answer to the command); the task is taken down and kept (STOPPED).
"""

import asyncio
from typing import TYPE_CHECKING

from browser_copilot import log
from browser_copilot.agent.said import MASKED
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.journal import JOB, SAID
from browser_copilot.runtime.ports import Hands
from browser_copilot.runtime.pursuit import Pursuit, tell_end
from browser_copilot.runtime.run import DEFECTS
from browser_copilot.runtime.states import RunMove

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course

STOP_SECONDS = 0.3
NOT_KEPT = "not_kept"
WORKFLOW = "workflow"
"""In the notes of a run: the workflow that it is of."""
STATUSES = {"succeeded": "done", "failed": "failed", "cancelled": "cancelled"}


async def finish(course: "Course", active: Pursuit, task: Task, duration_ms: int) -> None:
    """The task came to an end by itself. Its success begins what waits behind it."""
    active.keeper.task, active.ended = task, True
    succeeded = task.status == "succeeded"
    await keep(course, active, STATUSES.get(task.status, "stopped"), goes_on=succeeded)
    if succeeded and active.gate.closed:
        course.agenda.hold()
    for event in tell_end(task, duration_ms, course.view):
        course.emit(event)
    course.say(task.answer or task.summary or task.status, _tell_goal(course, active, task))
    course.goes_on = succeeded and course.agenda.is_due
    await end(course, "finish" if succeeded else "fail")
    if course.goes_on:
        course.goes_on = False
        await course.agenda.go_on()


def _tell_goal(course: "Course", active: Pursuit, task: Task) -> str:
    """The goal in full, where the next may go on from it: it is the user's last word, and all of it was done."""
    is_own = course.view.goal == course.state.last_word and not active.run.notes.keys() & {JOB, SAID, WORKFLOW}
    return task.goal if task.status == "succeeded" and is_own and not MASKED.search(task.goal) else ""


async def break_off(course: "Course", active: Pursuit, task: Task, error: Exception) -> None:
    """`task` is as it was begun: its newest checkpoint counts, if there is one."""
    if course.active is not active or active.gate.closed:
        return
    active.ended = True
    text = str(error)[:2_000] or type(error).__name__
    failed = (active.keeper.task or task).model_copy(update={"status": "failed", "summary": text})
    for event in tell_end(failed, 0, course.view):
        course.emit(event)
    course.say(text)
    await keep(course, active, "failed")
    await end(course, "fail")


async def take_down(course: "Course", active: Pursuit, hands: Hands, source: e.StopSource, resumable: bool) -> None:
    """What follows when the gate is closed."""
    epoch = course.state.epoch
    try:
        await hands.raise_fence(course.state.id, epoch, "stop" if resumable else "cancel")
    except (CopilotError, *DEFECTS):
        log.get("runtime").exception("the browser was not told of a stop", session=course.state.id)
    finally:
        course.emit(e.StopAcknowledged(source=source, epoch=epoch))
        active.acknowledged.set()
    course.approvals.withdraw_all("user")
    if active.work is not None:
        if not active.ended:
            active.work.cancel()
        await asyncio.wait({active.work}, timeout=STOP_SECONDS)
    if active.ended or course.active is not active:  # it came to its end before the stop could reach it
        course.emit(e.Stopped(source=source, resumable=False))
        return
    rest = "suspended" if source == "system" else "stopped"
    try:
        await keep(course, active, rest if resumable else "cancelled")
    finally:
        course.emit(e.Stopped(source=source, resumable=resumable))
        await end(course, "stop")


async def stop_between(course: "Course", source: e.StopSource) -> None:
    """A goal has succeeded, and the one behind it does not begin: it is held already, which is kept here."""
    try:
        await course.save()
    except (CopilotError, *DEFECTS) as error:
        _tell_not_kept(course, "The session could not be kept", error)
    finally:
        course.emit(e.Stopped(source=source, resumable=False))


async def keep(course: "Course", active: Pursuit, status: str, *, goes_on: bool = False) -> None:
    """Record how it ended, with what waits behind it unless that goes on. What cannot be kept waits on as it is."""
    recorded = active.keeper.task is not None
    queue = course.agenda.take_out() if recorded and not goes_on else []
    try:
        await active.keeper.save(status, queue=queue)
    except (CopilotError, *DEFECTS) as error:
        _tell_not_kept(course, f"How “{course.view.goal}” ended could not be kept", error)
        course.agenda.give_back(queue)


async def end(course: "Course", event: RunMove) -> None:
    """Nothing runs any more, whatever the database says."""
    course.approvals.withdraw_all()
    course.move(event)
    course.active = None
    try:
        await course.save()
    except (CopilotError, *DEFECTS) as error:
        _tell_not_kept(course, "The session could not be kept", error)
    else:
        course.emit(e.SessionSaved())


def _tell_not_kept(course: "Course", what: str, error: Exception) -> None:
    log.get("runtime").error("an end was not kept", session=course.state.id, reason=str(error))
    course.emit(e.ErrorRaised(code=NOT_KEPT, message=f"{what}: {error}"[:2_000], recoverable=True))
