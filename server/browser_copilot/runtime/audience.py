"""Who watches which session: the first one starts its frames, the last one ends them."""

from collections.abc import Mapping

from browser_copilot.runtime.actor import SessionActor
from browser_copilot.runtime.ports import Watching, World


class Audience:
    """`actors` are the open sessions; one that is opened later is seen by those who come after that."""

    def __init__(self, world: World, actors: Mapping[str, SessionActor]) -> None:
        self._watcher = world.watch
        self._actors = actors
        self._watchers = world.watched
        self._running: dict[str, Watching] = {}

    def come(self, session_id: str) -> None:
        self._watchers[session_id] += 1
        actor = self._actors.get(session_id)
        if actor is not None and self._watcher is not None and session_id not in self._running:
            course = actor.course
            self._running[session_id] = self._watcher(actor.state, course.emit, lambda: course.active is not None)

    def go(self, session_id: str) -> None:
        self._watchers[session_id] -= 1
        if self._watchers[session_id] <= 0:
            del self._watchers[session_id]
            self.end(session_id)

    def end(self, session_id: str) -> None:
        """The session is closed, or nobody watches any more."""
        running = self._running.pop(session_id, None)
        if running is not None:
            running.stop()

    def is_watched(self, session_id: str) -> bool:
        return session_id in self._watchers

    def close(self) -> None:
        for session_id in list(self._running):
            self.end(session_id)
