"""What is at work in any session, and what waits there for the user: approvals, questions, a page that is theirs."""

from collections.abc import Iterator

from browser_copilot.protocol.frontend import Waiting, WaitingDown, Working
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.holds import TAKEOVER
from browser_copilot.runtime.runtime import Runtime

MAX_TEXT = 300


def find_waiting(runtime: Runtime) -> WaitingDown:
    """Of every open session, always in the same order: what changes most often must not move about."""
    ids = sorted(info.id for info in runtime.sessions())
    actors = [actor for session_id in ids if (actor := runtime.actor(session_id)) is not None]
    return WaitingDown(
        waiting=[one for actor in actors for one in describe(actor)],
        working=[one for actor in actors for one in describe_work(actor)],
    )


def describe(actor: SessionActor) -> Iterator[Waiting]:
    title = name(actor)
    for event in actor.pending():
        if event.type == "NEEDS_APPROVAL":
            yield Waiting(session_id=actor.state.id, title=title, kind="approval", text=event.preview.target)
        else:
            yield Waiting(session_id=actor.state.id, title=title, kind="question", text=event.text[:MAX_TEXT])
    active = actor.course.active
    if active is not None and active.gate.holds(TAKEOVER):
        reason = actor.course.view.held_for[:MAX_TEXT]
        yield Waiting(session_id=actor.state.id, title=title, kind="takeover", text=reason)


def describe_work(actor: SessionActor) -> Iterator[Working]:
    """A session between two goals is at work, too: a stop there holds what comes next."""
    active, view = actor.course.active, actor.course.view
    if active is None and actor.course.goes_on:
        began = actor.state.changed_ms
        yield Working(session_id=actor.state.id, title=name(actor), state="running", text="", started_ms=began)
    elif active is not None:
        yield Working(
            session_id=actor.state.id,
            title=name(actor),
            state="stopping" if active.gate.closed else "paused" if active.gate.held else "running",
            text=(view.current or view.last_done)[:MAX_TEXT],
            started_ms=int(active.started * 1000),
        )


def name(actor: SessionActor) -> str:
    return (actor.state.title or actor.course.view.goal)[:MAX_TEXT]
