"""A session is closed by a door, or as the one longest at rest when too many are open; it can be resumed later.

What it held goes with it: what runs in it, its marks on tabs, its policy, the origins and approvals that were given to
it alone.
"""

from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import events as e
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.course import Course
from browser_copilot.runtime.ports import JobStarter, World
from browser_copilot.runtime.run import DEFECTS, RESUME_AT

BROWSER_CLOSED = "browser_closed"
MAX_OPEN = 200
"""As many are loaded again by a server that starts."""


async def close(actor: SessionActor, world: World) -> None:
    """Stop what runs, and keep the session as closed."""
    course, session_id = actor.course, actor.state.id
    actor.state.closed = True
    actor.state.policy = "ask"
    course.stop("user")
    for tab in actor.state.tabs:
        world.hands.claim_tab(tab, None)
    try:
        async with AsyncExitStack() as stack:  # each of them, whatever became of the others; the last first
            stack.push_async_callback(_leave_rest, course)
            if course.approvals.remembered.session_id == session_id:
                stack.push_async_callback(course.approvals.remembered.clear)
            stack.push_async_callback(course.grants.end_session, session_id)
            await actor.close()
    finally:  # it is closed, whatever could not be written
        world.claims.forget(session_id)
        course.emit(e.SessionClosed())


async def _leave_rest(course: Course) -> None:
    try:
        await _leave_to_user(course)
    except CopilotError:
        log.get("runtime").exception(
            "a rest that ends by itself was not taken from a closed session", session=course.state.id
        )


async def _leave_to_user(course: Course) -> None:
    """A run that rested for a limit does not go on by itself any more, also when the session is open again."""
    for run in await course.records.find("run", session_id=course.state.id, statuses=["interrupted"]):
        notes = dict(run.body.get("notes", {}))
        if notes.pop(RESUME_AT, None) is not None:
            await course.records.put(replace(run, body={**run.body, "notes": notes}))


async def rest_jobs(jobs: JobStarter | None) -> None:
    """All jobs rest as they are. Whatever breaks there, the sessions are stopped all the same."""
    try:
        if jobs is not None:
            await jobs.suspend()
    except (CopilotError, *DEFECTS):
        log.get("runtime").exception("the jobs could not be brought to rest")


async def lose_browser(course: Course, why: str) -> None:
    """Its tabs are gone; what runs is stopped, and the user is told."""
    course.state.tabs.clear()
    if course.active is None:
        return
    said = f"{why[:1].upper()}{why[1:]}, so I stopped. Say “resume”, and I open it again and go on."
    course.emit(e.WarningRaised(code=BROWSER_CLOSED, message=said))
    course.approvals.withdraw_all()
    course.stop("system")
    await course.stopping_over()


def find_superfluous(actors: Mapping[str, SessionActor], is_watched: Callable[[str], bool]) -> list[str]:
    """The sessions longest at rest, as many as are open beyond the limit."""
    resting = [one for one in actors.values() if one.course.active is None and not is_watched(one.state.id)]
    resting.sort(key=lambda one: one.course.updated_ms)
    return [one.state.id for one in resting[: max(0, len(actors) - MAX_OPEN)]]
