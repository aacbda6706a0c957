"""An intent in one line, for tables of what goals mean."""

from __future__ import annotations

from datetime import date

from browser_copilot.page.intent import read_goal
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.which import Which

TODAY = date(2026, 11, 22)  # a Sunday


def say_goal(goal: str) -> str:
    """All of a reading: what is done, `never` before what is forbidden, `?` before what was not understood."""
    reading = read_goal(goal, TODAY)
    parts = [_say(one) for one in reading.intents]
    parts += [f"never {_say(one)}" for one in reading.forbidden]
    return "; ".join([*parts, *(f"? {one.text}" for one in reading.unread)])


def _say(one: Intent) -> str:
    places = {"place": one.scope, "times": one.times if one.times > 1 else "", "way": one.way}
    told = [one.kind, "off" if one.off else "", one.role, repr(one.target) if one.target and one.kind in _NAMED else ""]
    told += [", ".join(one.items), ", ".join(_entry(entry) for entry in one.entries), one.thing, _which(one.which)]
    told[1:1] = [", ".join(one.path)] if one.kind == "format" else []
    told += [f"#{one.ordinal}" if one.ordinal else "", one.attribute, one.format, one.direction]
    told += [f"{name} {value}" for name, value in places.items() if value]
    return " ".join(part for part in told if part)


_NAMED = ("click", "navigate", "search", "press", "drag", "reveal", "create", "login", "sort", "hover")


def _entry(one: Entry) -> str:
    name = one.field or (f"#{one.ordinal}" if one.ordinal else one.role)
    value = f"<{one.source.kind} {one.source.of}>".replace(" >", ">") if one.source else one.value or one.raw
    return f"{name}={value}" if name else str(value)


def _which(one: Which) -> str:
    told = ["all" if one.every else "", *(repr(word) for word in one.words), one.extreme, one.by, one.of]
    told += [f"#{one.ordinal}" if one.ordinal else "", f"{one.most} of them" if one.most else ""]
    told += [f"{bound.op}{bound.number:g}" for bound in one.comparisons]
    told += [f"{one.first}..{one.last}" if one.first else "", one.parity, *(f"but {name}" for name in one.but)]
    return " ".join(part for part in told if part)
