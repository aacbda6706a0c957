"""Readings as short lines, so that a table of sentences can be read: `Click Edit of:order 1006`."""

from datetime import date
from typing import Any

from pydantic import BaseModel

from browser_copilot.goal.intents import Condition, Reading, Superlative, Target
from browser_copilot.goal.parser import parse_goal

TODAY = date(2026, 11, 25)
UNREAD = "unread"
_RELATIONS = {"is": "=", "is_not": "!=", "contains": "~", "below": "<", "at_most": "<=", "above": ">", "at_least": ">="}


def read(text: str) -> Reading:
    return parse_goal(text, TODAY)


def say(text: str) -> str:
    """The reading of a text, a clause a line; or that it is unread."""
    reading = read(text)
    assert (reading.clauses == ()) == bool(reading.unread)
    return " | ".join(show(clause.intent) for clause in reading.clauses) or UNREAD


def show(value: Any) -> str:
    if isinstance(value, Condition):
        return f"{value.column}{_RELATIONS.get(value.relation, f' {value.relation} ')}{value.value}"
    if isinstance(value, Superlative):
        return ("most " if value.most else "least ") + value.column
    if isinstance(value, BaseModel):
        return _show_model(value)
    if isinstance(value, tuple):
        return " & ".join(show(one) for one in value)
    return str(value)


def _show_model(value: BaseModel) -> str:
    parts = []
    for name in sorted(type(value).model_fields, key=_rank):
        held = getattr(value, name)
        if name != "skill" and held == type(value).model_fields[name].default:
            continue
        shown = show(held)
        inner = f"({shown})" if isinstance(held, Target) and " " in shown else shown
        parts.append(name if held is True else shown if name in _BARE else f"{name}:{inner}")
    return " ".join(parts)


_BARE = ("skill", "words", "conditions", "superlative", "fields", "target", "to", "url", "query", "question")


def _rank(name: str) -> int:
    order = ("skill", "asks", "attribute", "words", "role", "exact", "every", "ordinal", "superlative", "of")
    return order.index(name) if name in order else len(order)
