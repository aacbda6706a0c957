"""Going in circles is noticed: the same proposal on the same page, or a few states of the page over and over."""

from __future__ import annotations

from collections import deque

WINDOW = 8
FEW = 3
MOST_REPEATS = 2


class Trail:
    """The last steps as (proposal, page before it), and what failed where."""

    def __init__(self) -> None:
        self._failed: set[tuple[str, str]] = set()
        self._last: deque[tuple[str, str]] = deque(maxlen=WINDOW)

    def find_objection(self, signature: str, page: str) -> str | None:
        """Why a proposal is not carried out again; None when it may be."""
        if (signature, page) in self._failed:
            return "this was tried on this very page and failed; do something else, ask_user or give_up"
        if self._last.count((signature, page)) >= MOST_REPEATS:
            return "this was done twice on this very page and changed nothing; do something else, ask_user or give_up"
        return None

    def add(self, signature: str, page: str, *, failed: bool) -> None:
        """Note one proposal that was carried out."""
        self._last.append((signature, page))
        if failed:
            self._failed.add((signature, page))

    @property
    def is_stuck(self) -> bool:
        """Whether the last steps were few different ones on few pages."""
        return len(self._last) == WINDOW and len(set(self._last)) <= FEW

    def forget(self) -> None:
        """Begin anew after a warning."""
        self._last.clear()
