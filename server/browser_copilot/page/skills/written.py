"""How a value is written in its field: ISO dates and 24-hour times where the browser wants them, else as it was said."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control
from browser_copilot.page.words import NUMBERS


def written(control: Control, value: str, today: date) -> str:
    """The value as the field wants it: ISO dates and 24-hour times in date and time inputs."""
    span = find_span(fold(value), today) if control.type in ("date", "datetime-local", "month", "week") else None
    if span is not None:
        return (
            span.first.isoformat()
            if control.type == "date"
            else span.first.isoformat()[:7]
            if control.type == "month"
            else value
        )
    if control.role == "spinbutton" and fold(value) in NUMBERS:
        return str(NUMBERS[fold(value)])
    if control.type == "time":
        return _clock(value) or value
    pattern = _PATTERN.search(control.label) if control.role == "textbox" else None
    day = find_span(fold(value), today) if pattern else None
    if pattern and day and day.first == day.last and re.search(r"[a-z]|\d{4}-", fold(value)):
        return _by_pattern(pattern[1], day.first)
    named = re.sub(r"^(?:the )?(?:date of )?(?:the )?|(?:'s)? date$", "", fold(value))
    relative = find_span(named, today) if span is None and not re.search(r"\d{2}|\d(?:st|nd|rd|th)", named) else None
    whole = relative is not None and relative.text.removeprefix("the ") == named
    days = re.match(r"(?:today|tomorrow|yesterday|day|next|last|first|in|an?|one|two|three|\d)\b", named)
    return relative.first.isoformat() if relative and whole and days else value


_PATTERN = re.compile(r"(?i)\(((?:d{1,2}|m{1,2}|y{2,4})([./-])(?:d{1,2}|m{1,2})\2(?:d{1,2}|m{1,2}|y{2,4}))\)$")
"""How a field says that it wants a date: `When? (dd.mm.yyyy)`."""


def _by_pattern(pattern: str, day: date) -> str:
    parts = {"dd": f"{day.day:02d}", "d": str(day.day), "mm": f"{day.month:02d}", "m": str(day.month), "yyyy": str(day.year),
             "yy": f"{day.year % 100:02d}"}  # fmt: skip
    return re.sub(r"[a-z]+", lambda one: parts.get(one[0], one[0]), pattern.lower())


def _clock(value: str) -> str | None:
    named = {"noon": "12:00", "midday": "12:00", "midnight": "00:00"}.get(fold(value))
    found = re.search(r"(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?", fold(value))
    if named or not found:
        return named
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3] == "p" and hour < 12:
        hour += 12
    if found[3] == "a" and hour == 12:
        hour = 0
    return f"{hour:02d}:{minute:02d}" if hour < 24 and minute < 60 else None
