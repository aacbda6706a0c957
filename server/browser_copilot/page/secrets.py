"""`the secret shop-login` names an entry of the vault by its handle; what it holds is never said, nor typed from a goal."""

from __future__ import annotations

import re

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Entry
from browser_copilot.page.text import MASK, unmask

_NOUNS = (
    "word|words|code|message|text|number|key|phrase|answer|question|sentence|value|name|token|field|box|title|note|"
    "below|above|shown|that|which|of|for|from|is|in|on|to"
)
_HANDLE = re.compile(
    rf"^(?:(?:the |my |a )?vault(?:'s)? (?:secret|entry)|(?:the |my )secret)(?: (?:named|called|from the vault))?:? "
    rf"(?P<handle>⟦\d+⟧|(?!(?:{_NOUNS})\b)[\w.@-]+)$",
    re.IGNORECASE,
)
_FIELD = re.compile(r"^(?:the )?(?:vault(?:'s)? )?(?:secret|entry)$", re.IGNORECASE)
_INTO = re.compile(r"(?i)\s+(?:into|in|to|as|for)\s+(?=the |my |a |⟦)")


def with_handles(entries: tuple[Entry, ...], clause: Clause, *, login: bool = False) -> tuple[Entry, ...]:
    """The entries with `secret` where a handle was said. In a `login`, `secret shop` is no field and its value."""
    said = _INTO.split(clause.rest.strip(" .,;"), maxsplit=1)
    found = _HANDLE.match(said[0].strip())
    if found is not None and len(entries) == 1:
        handle = unmask(found["handle"], clause.passages) if MASK.match(found["handle"]) else found["handle"]
        known = entries[0] if len(said) > 1 else Entry()
        return (known.model_copy(update={"secret": handle.strip(), "value": None, "source": None, "raw": ""}),)
    return tuple(one if one.value in clause.passages and not login else _read_handle(one, login) for one in entries)


def _read_handle(entry: Entry, login: bool) -> Entry:
    found = _HANDLE.match(entry.raw or entry.value or "")
    if found is not None:
        return entry.model_copy(update={"secret": found["handle"], "value": None, "raw": ""})
    if login and entry.value and _FIELD.match(entry.field):
        return Entry(secret=entry.value)
    return entry


_QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”|'[^']*'")
_NAMED = re.compile(
    r"\b(?:(?P<vault>vault(?:'s)? (?:secret|entry))|(?:the|my) secret)(?: (?:named|called))?:? [\"'“]?"
    r"(?P<handle>[\w.@-]*\w)",
    re.IGNORECASE,
)


def find_handles(text: str) -> list[tuple[str, bool]]:
    """The handles that an order may name in its own words, and whether it says that they are the vault's."""
    quoted = [one.span() for one in _QUOTED.finditer(text)]
    named = [one for one in _NAMED.finditer(text) if not any(begin < one.start() < end for begin, end in quoted)]
    return [(one["handle"], bool(one["vault"])) for one in named]
