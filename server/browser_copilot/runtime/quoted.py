"""What a page said stays a value in a workflow's goals: it stands in quotation marks, and a model gets it apart."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from browser_copilot.agent.desk import GoalSaid
from browser_copilot.runtime.entry import Entry
from browser_copilot.runtime.entry_check import FROM_PAGES, VARIABLE, expand, find_variables, make_line

_QUOTED = re.compile(r'"[^"]*"|“[^”]*”')
_FIGURES = r"[\d.,:/€$£-]+"
_WORD = re.compile(rf"(?:{_FIGURES}\s+)*\S+(?:\s+{_FIGURES})*")
"""One word, also with figures, is no order: `INV-41`, `October 2026`, `EUR 12.50`."""


def fill_params(entry: Entry, params: Mapping[str, Any], values: dict[str, str]) -> tuple[dict[str, Any], list[str]]:
    """The parameters with their variables, and the texts in them that a page said; each of those is one line."""
    written = {name: one for name, one in params.items() if isinstance(one, str)}
    used = {name for one in written.values() for name in find_variables(entry, one)} & FROM_PAGES
    filled = {name: _fill(entry, one, values) for name, one in written.items()}
    lines = (make_line(values.get(name) or "") for name in sorted(used))
    return {**params, **filled}, [line for line in lines if line]


def _fill(entry: Entry, text: str, values: dict[str, str]) -> str:
    """A parameter that is just a variable gets no marks of its own: they are the workflow's."""
    if VARIABLE.fullmatch(text.strip()):
        return expand(entry, f'"{text.strip()}"', values, as_goal=True)[1:-1]
    return expand(entry, text, values, as_goal=True)


def find_loose(goal: str, texts: Sequence[str]) -> str | None:
    """The first of the texts that stands in a goal outside of quotation marks, where it would be an order."""
    bare = _QUOTED.sub('""', goal)
    return next((one for one in texts if one in bare and not _WORD.fullmatch(one)), None)


def tell_goal_apart(goal: str, texts: Sequence[str]) -> GoalSaid:
    """The goal with `(text 1)` and so on in the place of what a page said, and those texts."""
    kept: list[str] = []

    def replace(found: str) -> str:
        kept.append(found)
        return f"(text {len(kept)})"

    def mark(hit: re.Match[str]) -> str:
        inner = hit[0][1:-1]
        return hit[0][0] + replace(inner) + hit[0][-1] if any(one in inner for one in texts) else hit[0]

    own = _QUOTED.sub(mark, goal)
    for one in sorted(texts, key=len, reverse=True):
        if not _WORD.fullmatch(one) and one in own:
            own = own.replace(one, replace(one))
    return GoalSaid(own, tuple(kept))
