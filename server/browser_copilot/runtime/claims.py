"""A tab belongs to one session. A session that rests gives it up to the goal that the user sets on it elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from browser_copilot.errors import CopilotError
from browser_copilot.protocol.tools import TabInfo
from browser_copilot.runtime.sessions import SessionState


@dataclass
class Claims:
    """Which sessions are at work. A run that waits, is paused or is taken over is at work too."""

    _states: dict[str, SessionState] = field(default_factory=dict)
    _at_work: set[str] = field(default_factory=set)

    @contextmanager
    def at_work(self, state: SessionState) -> Iterator[None]:
        """Meanwhile its tabs are nobody else's."""
        self._states[state.id] = state
        self._at_work.add(state.id)
        try:
            yield
        finally:
            self._at_work.discard(state.id)

    def forget(self, session_id: str) -> None:
        """The session is closed."""
        self._states.pop(session_id, None)

    def take(self, tab: TabInfo, taker: str) -> bool:
        """Whether the tab is the taker's from now on: it was free, its own, or of a session that rests."""
        owner = tab.session_id
        if owner is None or owner == taker:
            return True
        if owner in self._at_work:
            return False
        state = self._states.get(owner)
        if state is not None:
            state.tabs = [own for own in state.tabs if own != tab.tab_id]
        return True


def choose_tab(
    tabs: list[TabInfo], state: SessionState, wanted: tuple[int | None, str | None], claims: Claims
) -> int | None:
    """The tab to work in; None when a new one must be opened. `wanted` are the tab in front of the user, and a URL.

    Raises `CopilotError` when another session is at work in the wanted tab, and this one has no tab and no URL: a goal
    that was set on one page is not pursued on another.
    """
    tab_id, url = wanted
    named = next((tab for tab in tabs if tab.tab_id == tab_id), None)
    if named is not None and claims.take(named, state.id):
        return named.tab_id
    free = {tab.tab_id: tab for tab in tabs if tab.session_id in (None, state.id)}
    claimed = [tab.tab_id for tab in reversed(tabs) if tab.session_id == state.id and tab.tab_id not in state.tabs]
    own = [tab for tab in [*reversed(state.tabs), *claimed] if tab in free]
    if url is not None or own and named is not None:
        return own[0] if own else None
    if named is not None:
        raise CopilotError(
            "another session is at work in this tab", hint="wait for it, stop it, or set the goal in another tab"
        )
    pages = [tab for tab in free.values() if tab.url.startswith(("http:", "https:"))]
    in_front = [tab.tab_id for tab in pages if tab.active]
    return next(iter([*in_front, *own, *(tab.tab_id for tab in pages)]), None)
