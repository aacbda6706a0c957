"""What waits for the user in any session: each approval and question, and a page that is the user's."""

from collections.abc import Iterator

from browser_copilot.protocol.frontend import Waiting
from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.holds import TAKEOVER
from browser_copilot.runtime.runtime import Runtime

MAX_TEXT = 300


def find_waiting(runtime: Runtime) -> list[Waiting]:
    """Of every open session, the one that changed last first."""
    actors = [runtime.actor(info.id) for info in runtime.sessions()]
    return [one for actor in actors if actor is not None for one in describe(actor)]


def describe(actor: SessionActor) -> Iterator[Waiting]:
    title = (actor.state.title or actor.course.view.goal)[:MAX_TEXT]
    for event in actor.pending():
        if event.type == "NEEDS_APPROVAL":
            yield Waiting(session_id=actor.state.id, title=title, kind="approval", text=event.preview.target)
        else:
            yield Waiting(session_id=actor.state.id, title=title, kind="question", text=event.text[:MAX_TEXT])
    active = actor.course.active
    if active is not None and active.gate.holds(TAKEOVER):
        reason = actor.course.view.held_for[:MAX_TEXT]
        yield Waiting(session_id=actor.state.id, title=title, kind="takeover", text=reason)
