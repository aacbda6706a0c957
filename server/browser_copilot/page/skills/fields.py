"""Which field a value is for, and how the value is written there: by label, kind, place, and what it looks like."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Entry
from browser_copilot.page.opposites import oppose
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.field_names import SAME, TYPES
from browser_copilot.page.text import fold, stem, stems_of, words_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD

ROLES: dict[str, tuple[str, ...]] = {
    "textbox": ("textbox", "searchbox", "combobox", "spinbutton"), "textarea": ("textbox",), "field": (),
    "combobox": ("combobox", "listbox"), "slider": ("slider",), "spinbutton": ("spinbutton", "textbox"),
    "list": ("listbox", "combobox"), "checkbox": ("checkbox",), "radio": ("radio", "radiogroup"), "date": ("textbox",),
    "switch": ("checkbox",), "option": ("radio", "combobox", "listbox", "radiogroup"),
}  # fmt: skip
ONLY = "the only field"
CONFIRM = re.compile(r"\b(?:confirm\w*|repeat|again|verify|retype|re-enter|wiederholen|confirmation)\b")


@dataclass(frozen=True)
class Placed:
    """A value for one field; `why` tells how the field was found."""

    control: Control
    value: str
    entry: Entry
    why: str


def fillable(mini: MiniPCD, scope: str = "") -> list[Control]:
    """The fields that a value can go into; with a scope those of the form that is called so, if there is one."""
    fields = [
        one
        for one in list_controls(mini)
        if one.part == "field" and not one.disabled and one.type not in ("hidden", "button")
    ]
    fields += [one for one in list_controls(mini) if one.part == "action" and not one.disabled and one.role in
               ("textbox", "searchbox", "combobox", "listbox", "slider", "spinbutton", "radio", "checkbox", "switch", "option")]  # fmt: skip
    if not scope:
        return fields
    scored = {
        one.form_id: max(similarity(scope, one.context), similarity(scope, one.purpose))
        for one in fields
        if one.form_id
    }
    best = max(scored.values(), default=0.0)
    return [one for one in fields if scored.get(one.form_id, 0.0) >= best] if best > 0.5 else fields


def place(entries: tuple[Entry, ...], fields: list[Control]) -> tuple[list[Placed], list[Entry]]:
    """Give every value its field; returns what was placed and what was not."""
    placed: list[Placed] = []
    left: list[Entry] = []
    for entry in _split_names(entries, fields):
        found = _place_one(entry, fields, {one.control.id for one in placed})
        placed += found
        if not found:
            left.append(entry)
    return placed + _repeated(placed, fields), left


def _split_names(entries: tuple[Entry, ...], fields: list[Control]) -> list[Entry]:
    """A whole name for a form that asks for first and last name and for no whole one."""
    labels = [fold(one.label) for one in fields]
    apart = any("first name" in one for one in labels) and any(re.search(r"last name|surname", one) for one in labels)
    if not apart or any(re.fullmatch(r"(?:your |full )*name", one) for one in labels):
        return list(entries)
    split: list[Entry] = []
    for one in entries:
        first, _, last = (one.value or "").rpartition(" ")
        whole = one.field in ("name", "full name") and bool(first)
        parts = {"first name": first, "last name": last} if whole else {}
        split += [Entry(field=field, value=value) for field, value in parts.items()] or [one]
    return split


def _repeated(placed: list[Placed], fields: list[Control]) -> list[Placed]:
    """A password or address that a form asks for twice."""
    taken = {one.control.id for one in placed}
    return [
        Placed(again, one.value, one.entry, f'"{again.label}" repeats "{one.control.label}"')
        for one in placed
        for again in fields
        if again.id not in taken and again.type == one.control.type in ("password", "email") and again.form_id == one.control.form_id
        and CONFIRM.search(fold(again.label)) and not CONFIRM.search(fold(one.control.label))
    ]  # fmt: skip


def _place_one(entry: Entry, fields: list[Control], taken: set[str]) -> list[Placed]:
    if entry.raw:
        return _place_raw(entry, fields, taken)
    free = [one for one in fields if one.id not in taken]
    if ROLES.get(entry.role):
        typed = [one for one in free if one.role in ROLES[entry.role]]
        textareas = [one for one in free if one.type == "textarea"]
        plain = [one for one in typed if one.type != "textarea"]
        free = (
            textareas
            if entry.role == "textarea" and textareas
            else plain
            if entry.role == "textbox" and plain
            else typed or free
        )
    value = entry.value or ""
    if entry.every:
        texts = [one for one in free if one.role in ("textbox", "searchbox")]
        return [Placed(one, value, entry, "all of them") for one in texts]
    if entry.ordinal is not None:
        index = entry.ordinal - 1 if entry.ordinal > 0 else entry.ordinal
        ordered = [one for one in fields if one in free or one.role in ROLES.get(entry.role, ())]
        return (
            [Placed(ordered[index], value, entry, f"number {entry.ordinal}")]
            if -len(ordered) <= index < len(ordered)
            else []
        )
    return _by_name(entry, free, value) if entry.field else _by_shape(entry, free, value)


def name_score(name: str, one: Control) -> float:
    """How well a field answers to a name."""
    names = SAME.get(fold(name), (name,))
    label = max(similarity(name, one.label), similarity(name, one.name.replace("_", " ").replace("-", " ")) * 0.97)
    other = max((similarity(text, one.label) * 0.9 for text in names), default=0.0)
    typed = 0.85 if TYPES.get(fold(name)) == one.type else 0.0
    doubt = 0.2 if CONFIRM.search(fold(one.label)) and not CONFIRM.search(fold(name)) else 0.0
    return max(label, other, typed) - doubt


_QUESTION = re.compile(r"question (\d{1,2})")


def _by_number(entry: Entry, free: list[Control], value: str) -> list[Placed]:
    """`question 2`: the field, or of several choices the one with that answer, whose label begins with the number."""
    number = _QUESTION.fullmatch(entry.field)
    if number is None:
        return []
    begins = re.compile(rf"(?:q(?:uestion)?\.? ?)?0?{number[1]}\s?[.):–-]?(?!\d)")
    numbered = [one for one in free if begins.match(fold(one.label)) or begins.match(fold(one.context))]
    choices = [one for one in numbered if one.role in ("radio", "checkbox")]
    named = [one for one in choices if similarity(value, one.label.rpartition(": ")[2]) >= 0.85]
    texts = [one for one in numbered if one not in choices]
    plain = [one for one in free if one.role in ("textbox", "combobox", "spinbutton", "listbox")]
    place = int(number[1]) - 1
    nth = plain[place : place + 1] if not numbered and len(plain) > 1 else []
    return [Placed(one, value, entry, f"the field of question {number[1]}") for one in [*named, *texts, *nth][:1]]


def _by_name(entry: Entry, free: list[Control], value: str) -> list[Placed]:
    if numbered := _by_number(entry, free, value):
        return numbered
    if _QUESTION.fullmatch(entry.field):
        free = [one for one in free if similarity(entry.field, one.label) >= 0.6]
    areas = [one for one in free if one.type in ("textarea", "editor")]
    if "message" in SAME.get(fold(entry.field), ()) and len(areas) == 1 and not areas[0].label:
        return [Placed(areas[0], value, entry, "the only text area")]
    choices = [one for one in free if one.role in ("radio", "checkbox")]
    scored = sorted(
        ((name_score(entry.field, one), one) for one in free if one not in choices), key=lambda pair: -pair[0]
    )
    if scored and scored[0][0] >= 0.6:
        return [Placed(scored[0][1], value, entry, f'"{scored[0][1].label}" is the field for "{entry.field}"')]
    option = [one for one in choices if similarity(value, one.label) >= 0.85]
    option = option or [one for one in choices if _group_score(entry.field, value, one) >= 0.8]
    if option:
        return [Placed(option[0], value, entry, f'option "{option[0].label}"')]
    boxes = [one for one in choices if one.role == "checkbox" and name_score(entry.field, one) >= 0.75]
    if boxes and fold(value) in (
        "yes",
        "no",
        "on",
        "off",
        "true",
        "false",
        "checked",
        "unchecked",
        "enabled",
        "disabled",
    ):
        return [Placed(boxes[0], value, entry, f'box "{boxes[0].label}"')]
    texts = [one for one in free if one.role in ("textbox", "searchbox", "combobox", "slider", "spinbutton", "listbox")]
    meant = len(texts) == 1 and not oppose(entry.field, texts[0].label)
    return [Placed(texts[0], value, entry, ONLY)] if meant else []


def _by_shape(entry: Entry, free: list[Control], value: str) -> list[Placed]:
    """No name was said: by what the value is, else the only or first text field."""
    wants = "email" if re.fullmatch(r"[^@\s]+@[^@\s]+\.\w+", value) else ""
    typed = [one for one in free if wants and one.type == wants]
    options = [one for one in free if any(similarity(value, text) >= 0.9 for text in one.options)]
    texts = [one for one in free if one.role in ("textbox", "searchbox", "spinbutton", "slider", "combobox", "listbox")]
    empty = [one for one in texts if not one.filled] or texts
    best = (typed or options or empty or free)[:1]
    return [Placed(one, value, entry, "the field that such a value fits") for one in best]


def _group_score(name: str, value: str, one: Control) -> float:
    """How well `Plan: Pro` answers to the name `plan` and the value `Pro`."""
    group, _, option = one.label.rpartition(": ")
    if not group or similarity(_OF.sub("", value), option) < 0.85:
        return 0.0
    asked = set(stems_of(name))  # `pay by card` of "How would you like to pay?"
    return max(similarity(name, group), 0.85 if asked and asked <= set(stems_of(group)) else 0.0)


_OF = re.compile(r"^(?:by|with|via|through) ", re.IGNORECASE)


def _place_raw(entry: Entry, fields: list[Control], taken: set[str]) -> list[Placed]:
    """`name Ada Lovelace`: the longest head that names a field; `Ada Lovelace as name` the longest tail."""
    words = entry.raw.split()
    best: tuple[float, int, Control, str] | None = None
    for cut in range(1, len(words)):
        for name, value in ((" ".join(words[:cut]), " ".join(words[cut:])),):
            for one in fields:
                if one.id in taken:
                    continue
                score = _group_score(name, value, one) if one.role == "radio" else name_score(name, one)
                if score >= 0.8 and (best is None or (score, cut) > (best[0], best[1])):
                    best = (score, cut, one, value)
    if best is not None:
        value = re.sub(r"(?i)^(?:is|as|to|=|:|of|with)\s+", "", best[3])
        return [Placed(best[2], value, entry, f'"{best[2].label}" is the field for "{entry.raw}"')]
    texts = [one for one in fields if one.role in ("textbox", "searchbox") and one.id not in taken]
    return [Placed(texts[0], entry.raw, entry, "the only text field")] if len(texts) == 1 else []


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


def is_set(control: Control, value: str) -> bool:
    """Whether a field shows the value already."""
    if control.is_secret or not control.value:
        return False
    return fold(control.value) == fold(value)


def share_words(left: str, right: str) -> bool:
    """Whether two labels share a word of meaning."""
    return bool({stem(one) for one in words_of(left)} & {stem(one) for one in words_of(right)})
