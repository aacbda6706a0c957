"""The one of several that is not what was named: `the circle that is not red`, `the button that is not disabled`."""

from __future__ import annotations

from collections.abc import Sequence

from browser_copilot.page.skills.base import Match
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD

_UNUSABLE = ("disabled", "inactive", "greyed", "grayed")


def find_other(mini: MiniPCD, kind: str, roles: Sequence[str], left_out: str) -> list[Match]:
    """The only one of its kind that is called otherwise; nothing where none is called so, or several are not."""
    like = [one for one in list_controls(mini) if one.part != "field" and _is_of(one, kind, roles)]
    if fold(left_out) in _UNUSABLE:
        named = [one for one in like if one.disabled]
    else:
        named = [one for one in like if set(stems_of(left_out)) <= set(stems_of(f"{one.label} {one.context}"))]
    others = [one for one in like if one not in named and not one.disabled]
    if not named or len(others) != 1 or others[0].cluster:
        return []
    return [Match((others[0].id,), 0.85, why=f'the only one that is not "{left_out}"')]


def _is_of(one: Control, kind: str, roles: Sequence[str]) -> bool:
    words = set(stems_of(kind))
    return one.role in roles if roles else bool(words) and words <= set(stems_of(one.label))


def find_unique(controls: list[Control]) -> list[Control]:
    """A submit control may be listed as an action too: one of them is enough."""
    labels = {fold(one.label) for one in controls if one.part == "submit"}
    return [
        one
        for one in controls
        if one.part != "action" or one.role != "button" or fold(one.label) not in labels or not one.label
    ]
