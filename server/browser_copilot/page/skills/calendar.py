"""Pick a day in a calendar that the page draws: turn to its month, then press the day."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Any

from browser_copilot.page.dates import MONTHS, find_span
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Params,
    Skill,
    Wants,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.lists import read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import ExtractResult

_TITLE = re.compile(rf"(?<!\d )(?<!\d\. )\b({'|'.join(sorted(MONTHS, key=len, reverse=True))})\.?,? (\d{{4}})\b")
_NEXT = re.compile(r"^(?:(?:go to )?(?:the )?next(?: month)?|month forward|[›»>→▶]|forward)$")
_BACK = re.compile(r"^(?:(?:go to )?(?:the )?prev(?:ious)?(?: month)?|month back|[‹«<←◀]|back)$")
_EARLY, _LATE = 15, 22


class CalendarParams(Params):
    """The day."""

    day: date


class CalendarSkill(Skill[CalendarParams]):
    """A month with its days, and controls that turn to other months."""

    name = "calendar"
    kinds = frozenset({"fill", "choose"})
    params = CalendarParams
    about = "Pick a day in a calendar of the page."

    def read(self, intent: Intent) -> CalendarParams | None:
        """One day and nothing else."""
        if intent.kind == "choose":
            whole = intent.which.first is not None and intent.which.first == intent.which.last
            return CalendarParams(day=intent.which.first) if whole and intent.which.first else None
        if len(intent.entries) != 1 or not intent.entries[0].value:
            return None
        span = find_span(fold(intent.entries[0].value), date(2000, 1, 1))
        exact = span is not None and span.first == span.last and re.search(r"\d{4}", intent.entries[0].value)
        return CalendarParams(day=span.first) if span is not None and exact else None

    def match(self, mini: MiniPCD, params: CalendarParams) -> list[Match]:
        """Something that turns, and days."""
        turns = [one for one in list_controls(mini) if _turn_of(one)]
        days = any(re.fullmatch(r"\d{1,2}", one.label) for one in list_controls(mini))
        if not turns or not (days or mini.collections):
            return []
        lists = tuple(read_collection(one, controls=True) for one in mini.collections[:4])
        return [Match((), 0.7, (read_text(""), *lists), "a calendar")]

    def bind(self, evidence: Evidence, params: CalendarParams) -> Binding | Wants | None:
        """The day's own control, else the one that turns towards its month."""
        months = [
            date(int(year), MONTHS[name], 1)
            for text in passages_of(evidence)
            for name, year in _TITLE.findall(fold(text))
        ]
        if not months:
            return None
        wanted = params.day.replace(day=1)
        if wanted not in months:
            forward = wanted > max(months)
            turn = next((one for one in list_controls(evidence.mini) if _turn_of(one) == (1 if forward else -1)), None)
            return _bound(evidence, turn.id if turn else "", f"towards {params.day:%B %Y}", done=False)
        shown = find_day(_shown_days(evidence), params.day, months.index(wanted), len(set(months)))
        return _bound(evidence, shown, f"{params.day:%d %B %Y}", done=True)

    def plan(self, binding: Binding, params: CalendarParams) -> list[PlannedStep]:
        """One click."""
        return [click(binding.slots["press"], binding.why)]

    def effects(self, params: CalendarParams) -> tuple[Effect, ...]:
        """The page changed, or the very day was pressed."""
        return (saw_change, saw_dispatch)


def _turn_of(one: Control) -> int:
    """1 for what turns to the next month, -1 for the one before, 0 for anything else."""
    if one.part == "field" or one.disabled:
        return 0
    label = fold(one.label)
    return 1 if _NEXT.match(label) else -1 if _BACK.match(label) else 0


def _bound(evidence: Evidence, key: str, why: str, *, done: bool) -> Binding | Wants | None:
    if not key:
        return None
    if key not in evidence.details:
        return Wants(ids=(key,))
    return Binding({"press": evidence.details[key]}, 0.8, why, done=done)


def _shown_days(evidence: Evidence) -> list[tuple[str, str]]:
    """Ids and labels of what looks like days, in the order of the page."""
    found: list[tuple[str, str]] = []
    answers: list[Any] = [evidence.answers.get(one.key) for one in evidence.match.reads]
    for answer in answers:
        if isinstance(answer, ExtractResult):
            found += [(one.id, one.label) for item in answer.items for one in item.controls or []]
    if not any(re.search(r"\d", label) for _, label in found):
        found = [(one.id, one.label) for one in list_controls(evidence.mini) if one.part == "action"]
    return found


def find_day(shown: Sequence[tuple[str, str]], day: date, place: int, months: int) -> str:
    """The id of a day. Days of the months before and after may be shown too, at the edges."""
    dated = [key for key, label in shown if (span := find_span(fold(label), day)) and span.first == span.last == day]
    if dated:
        return dated[0]
    plain = [key for key, label in shown if label.strip().lstrip("0") == str(day.day)]
    if not plain:
        return ""
    if months > 1:
        return plain[min(place, len(plain) - 1)]
    return plain[-1] if day.day >= _LATE else plain[0] if day.day <= _EARLY else plain[len(plain) // 2]
