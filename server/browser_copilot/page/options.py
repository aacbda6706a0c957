"""What is to be chosen: options by their names, or a value for the field that is named."""

from __future__ import annotations

import re

from browser_copilot.page.clauses import Clause
from browser_copilot.page.dates import is_dated
from browser_copilot.page.entries import DETERMINERS, GENERIC, ROLE_WORDS, SPLIT, make_entry, read_value
from browser_copilot.page.intents import Entry
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.which import take_ordinal


def read_options(clause: Clause) -> tuple[tuple[str, ...], tuple[Entry, ...]]:
    """What a choose clause names: options to be chosen, or entries where it names the field."""
    passages, text = clause.passages, _OFFERED.sub("", clause.rest)
    if re.match(r"(?i)(?:nothing|none|no (?:options?|items?|checkbox(?:es)?))$", text.strip()):
        return (), ()
    named = re.search(r"(?i)^(?P<value>.+?) (?:as|for) (?:the |my |your )?(?P<field>[^⟦⟧]+)$", text)
    where = re.search(rf"(?i)\s+(?:with|using|from|in|on|via|of) (?P<field>{DETERMINERS}(?:[\w -]*?)\b(?P<role>{ROLE_WORDS}|options|choices|"
                      r"boxes)s?)(?: below| above| menu)?$", text)  # fmt: skip
    if named and not where:
        return (), (make_entry(named["field"], named["value"], passages),)
    if where:
        entry = make_entry(where["field"], text[: where.start()], passages)
        if entry.role in ("slider", "spinbutton", "textbox", "date", "textarea") or entry.field:
            return (), (entry,)
        text = text[: where.start()]
    listed = re.sub(r"(?i)^(?:the )?(?:options?|items?|entries|entry|values?|words?|choices?|checkbox(?:es)?|radio(?: button)?)"
                    r"(?: for| with| labell?ed| named)?\s+(?=\S)", "", text.strip())  # fmt: skip
    listed = re.sub(r"(?i)^the (?=.*(?:option|checkbox|radio button|radio|item)s?$)|\s+(?:options?|checkbox(?:es)?|radio buttons?|radio)$",
                    "", listed)  # fmt: skip
    pieces = [one.strip() for one in SPLIT.split(listed) if one.strip()]
    if pieces and all(is_dated(one) for one in pieces):
        return (), tuple(Entry(raw=one) for one in pieces)
    options = tuple(read_value(one, passages) for one in pieces)
    return tuple(one for one in options if one and _names_one(one)), ()


_OFFERED = re.compile(
    r"(?i)\s+(?:from|in|among|out of) the (?:list of )?(?:suggestions?|suggested \w+|proposals|completions|matches)(?: list| below| shown)?$"
)


def _names_one(option: str) -> bool:
    """Whether it is a name: `the second one` is none."""
    left = stems_of(take_ordinal(GENERIC.sub(" ", fold(option)))[1])
    return bool(left) and left != ["one"]


SUGGESTED = re.compile(
    r"(?i)(?:the )?(?:suggestion|completion|proposal|match|hit)s? (?:in|with|from|for|named|called|saying|containing|mentioning|that (?:says|contains|has|reads|mentions)) (?:the )?(?P<part>.+)"
)
"""`the suggestion in Iceland`: only a part of what it says is told."""
