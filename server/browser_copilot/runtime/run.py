"""Who the steps belong to, and the page as it was last seen."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from browser_copilot.protocol.events import Event
from browser_copilot.runtime.origins import find_origin, is_same_site

DEFECTS = (
    ValueError, LookupError, TypeError, AttributeError, RuntimeError, ArithmeticError, OSError, AssertionError
)  # fmt: skip
"""What a defect of ours raises: it ends a run, and is logged as what it is."""


RESUME_AT = "resumeAtMs"
"""In the notes of a run: when it goes on by itself, while it rests for a limit (Unix milliseconds)."""
TAB = "tabId"
"""In the notes of a run: the tab that it was in at its last checkpoint."""


@dataclass
class PageSeen:
    """The page as last observed: what an approval is bound to."""

    url: str = ""
    origin: str = ""
    document_id: str = ""


@dataclass
class Run:
    """The identity of the task that the steps belong to. `tab_id` moves with the task.

    `home` is the origin that the task began on: the user's own choice. `notes` are kept with the run: `url` is where it
    was sent to, if anywhere, `home` what that led to.
    """

    session_id: str
    run_id: str
    task_id: str
    tab_id: int
    epoch: Callable[[], int]
    emit: Callable[[Event], None]
    grant_origin: Callable[[str], Awaitable[None]]
    is_granted: Callable[[str], bool]
    own_tab: Callable[[int], None]
    hold: Callable[[str, Event], None]
    let_go: Callable[[str], None]
    say: Callable[[str], None]
    notes: dict[str, Any]

    @property
    def home(self) -> str:
        return str(self.notes.get("home") or "")

    def settle(self, origin: str) -> None:
        """At the first page. An address that leads to another site chooses nothing: its own site is meant."""
        if self.home:
            return
        sent = str(self.notes.get("url") or "")
        self.notes["home"] = origin if not sent or is_same_site(sent, origin) else find_origin(sent)

    def is_inside(self, *origins: str | None) -> bool:
        """Whether the user lets the task act on all of these: where it began, and the origins that were granted."""
        return all(origin == self.home or self.is_granted(origin) for origin in origins if origin)
