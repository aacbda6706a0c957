"""Which field a value is for, and how the value is written there: by label, kind, place, and what it looks like."""

from __future__ import annotations

import re
from dataclasses import dataclass

from browser_copilot.page.entries import GENERIC
from browser_copilot.page.intents import Entry
from browser_copilot.page.opposites import oppose
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.field_names import SAME, TYPES
from browser_copilot.page.text import fold, stems_of
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
    if boxes := _one_each(entry, fields, taken):
        return boxes
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


LEAST_BOXES = 4
_NAMED_CODE = re.compile(r"(?P<field>[^\d]+?):? (?P<code>[\w-]*\d[\w-]*)")
_CODE = re.compile(r"\b(?:code|pin|passcode|otp|token|digits?|characters?)\b")


def _one_each(entry: Entry, fields: list[Control], taken: set[str]) -> list[Placed]:
    """A code for a row of boxes that are all called the same, one for each of its characters."""
    said = _NAMED_CODE.fullmatch(entry.raw)  # `PIN 7304`
    entry = Entry(field=fold(said["field"]), value=said["code"]) if said else entry
    code = re.sub(r"(?<=\w)[ -](?=\w)", "", entry.value or "")
    like: dict[tuple[str, str], list[Control]] = {}
    for one in fields:
        if one.role == "textbox" and one.type in ("text", "tel", "number", "password") and one.id not in taken:
            like.setdefault((one.form_id, one.label), []).append(one)
    rows = [row for row in like.values() if len(row) == len(code) >= LEAST_BOXES]
    named = [
        row
        for row in rows
        if not entry.field or set(stems_of(GENERIC.sub(" ", entry.field))) <= set(stems_of(row[0].label))
    ]
    alone = rows if len(rows) == 1 and len(like) == 1 else []
    row = next(iter(named or alone), [])
    asks = row and _CODE.search(fold(f"{entry.field} {row[0].label} {row[0].context}"))
    if not asks or not code.isalnum() or entry.ordinal is not None or entry.every or entry.secret:
        return []
    why = f"a box for each of the {len(row)} characters"
    return [Placed(one, char, entry, why) for one, char in zip(row, code, strict=False)]


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


def is_set(control: Control, value: str) -> bool:
    """Whether a field shows the value already."""
    if control.is_secret or not control.value:
        return False
    return fold(control.value) == fold(value)
