"""What holds a run at its next boundary: a pause, the user's hand on the page, a limit of the model. Each by its name.

The run is PAUSED while anything holds it. The user's word lets go of everything; a limit that is over only of itself.
"""

import asyncio
import math
from datetime import datetime
from typing import TYPE_CHECKING

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import events as e
from browser_copilot.runtime.ports import Clock, sleep_until
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.run import DEFECTS, RESUME_AT, Run

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course
    from browser_copilot.runtime.desk import Keeper

PAUSE, TAKEOVER, LIMIT = "pause", "takeover", "limit"


def hold(course: "Course", name: str, event: e.Event) -> None:
    """Held under that name; `event` says so."""
    active = course.active
    if active is None or active.gate.closed:
        return
    active.gate.hold(name)
    if name != LIMIT and not active.ended and active.keeper.notes.pop(RESUME_AT, None) is not None:
        course.spawn(_keep(active.keeper), "keep")  # a server that ends meanwhile leaves it to the user
    if course.run_state == "RUNNING":
        course.move("pause")
    course.emit(event)


async def _keep(keeper: "Keeper") -> None:
    try:
        await keeper.save("running")
    except (CopilotError, *DEFECTS):
        log.get("runtime").exception("a pause was not kept", run=keeper.run_id)


def let_go(course: "Course", *names: str) -> None:
    """No more held under these names; the run goes on unless another one holds it."""
    active = course.active
    if active is None or active.gate.closed:
        return
    if TAKEOVER in names and active.gate.holds(TAKEOVER):
        active.gate.touch()
        course.emit(e.TakeoverOff())
    for name in names:
        active.gate.release(name)
    if course.run_state == "PAUSED" and not active.gate.held:
        course.move("resume")
        course.emit(e.RunResumed())


def pause(course: "Course") -> Reply:
    """Asked by the user."""
    active = course.active
    if active is None or active.gate.closed or active.gate.holds(PAUSE):
        return refuse("no_task", "nothing is running that could be paused")
    hold(course, PAUSE, e.RunPaused(reason="asked by the user"))
    return course.accept()


def go_on(course: "Course") -> Reply:
    """Asked by the user: nothing holds any more."""
    if course.active is None or not course.active.gate.held:
        return refuse("no_task", "nothing is paused")
    let_go(course, PAUSE, TAKEOVER, LIMIT)
    return course.accept()


def take_over(course: "Course", reason: str | None = None) -> Reply:
    """The user's hand is on the page: the task is held at its next boundary."""
    active = course.active
    if active is None or active.gate.closed:
        return refuse("no_task", "nothing is running")
    if not active.gate.holds(TAKEOVER):
        hold(course, TAKEOVER, e.TakeoverOn(reason=reason))
    return course.accept()


def hand_back(course: "Course") -> Reply:
    """The page is the copilot's again."""
    if course.active is None or not course.active.gate.holds(TAKEOVER):
        return refuse("bad_argument", "the page is not taken over")
    return go_on(course)


def begin_limit(run: Run, clock: Clock, seconds: float, reason: str) -> "asyncio.Task[None]":
    """Hold the run for these seconds. The task that is returned lets it go on; cancel it when it was let go before."""
    until = clock.now() + max(0.0, seconds)
    run.notes[RESUME_AT] = math.ceil(until * 1000)
    run.hold(LIMIT, e.RunPaused(reason=reason[:500], resume_at_ms=run.notes[RESUME_AT]))
    run.say(f"{reason}. I go on by myself {tell_moment(until, clock.now())}; say “resume” to try at once, or “stop”.")

    async def release() -> None:
        await sleep_until(clock, until)
        run.let_go(LIMIT)

    return asyncio.create_task(release(), name="limit")


def tell_moment(moment: float, now: float) -> str:
    """Unix seconds as a person says them, in local time; with the date when it is not today."""
    then = datetime.fromtimestamp(moment)
    same_day = then.date() == datetime.fromtimestamp(now).date()
    return f"at {then:%H:%M:%S}" if same_day else f"on {then:%d %B at %H:%M}"
