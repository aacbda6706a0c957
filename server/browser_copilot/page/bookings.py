"""What a booking names: where from and to, when, for how many, and which of the offers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.phrases import make, plain
from browser_copilot.page.text import MASK, fold
from browser_copilot.page.which import Which, read_item

_CLOCK = r"\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|noon|midnight"
_STOP = (
    r"(?=,? (?:from|to|on|at|for|with|in|between|departing|leaving|returning|arriving|and|under|until|by)\b:?|[,;.]|$)"
)
_SLOTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("start time", re.compile(rf"(?i)\b(?:from|between) (?P<value>{_CLOCK})(?= (?:to|until|till|and|-))")),
    ("end time", re.compile(rf"(?i)\b(?:to|until|till|and) (?P<value>{_CLOCK})")),
    ("time", re.compile(rf"(?i)\b(?:at|@) (?P<value>{_CLOCK})")),
    ("guests", re.compile(r"(?i)\bfor (?P<value>\d+|one|two|three|four|five|six|seven|eight)"
                          r"(?: (?:people|persons?|guests?|adults?|passengers?|travell?ers?|tickets?|seats?|of us))?(?! (?:nights?|days?|hours?))\b")),
    ("nights", re.compile(r"(?i)\bfor (?P<value>\d+|one|two|three|four|five|six|seven) nights?\b")),
    ("from", re.compile(rf"(?i)\b(?:from|leaving|departing):? (?P<value>\S.*?){_STOP}")),
    ("to", re.compile(rf"(?i)\b(?:to|arriving (?:in|at)):? (?P<value>\S.*?){_STOP}")),
)  # fmt: skip
_NUMBERS = dict(zip("one two three four five six seven eight".split(), "12345678", strict=True))


WHEN = ("start time", "end time", "time")


def take_slots(text: str, clause: Clause, today: date, only: Sequence[str] = ()) -> tuple[list[Entry], str]:
    """The day, times, places and numbers of a phrase as entries, and what is left of it; `only` names the slots."""
    entries: list[Entry] = []
    span = find_span(fold(MASK.sub("", text)), today)
    if span is not None and span.first == span.last:
        entries.append(Entry(field="date", value=span.first.isoformat()))
        text = re.sub(rf"(?i)(?:\b(?:on|for|this)(?: the)?:? )?{re.escape(span.text.strip())}", " ", text, count=1)
        text = " ".join(text.split())
    for field, pattern in _SLOTS:
        if only and field not in only:
            continue
        found = pattern.search(text)
        if found:
            value = plain(found["value"], clause)
            entries.append(Entry(field=field, value=_NUMBERS.get(value.lower(), value)))
            text = " ".join(f"{text[: found.start()]} {text[found.end() :]}".split())
    return entries, text


def read_book(clause: Clause, today: date) -> Intent:
    """`book the cheapest flight from A to B on 20 December`, `reserve a table for 4 at 19:30`."""
    entries, rest = take_slots(clause.rest, clause, today)
    item = read_item(rest, clause.passages, today)
    which = item.which if item.which.extreme or item.which.ordinal is not None else Which(words=item.which.words)
    return make("book", clause, target=clause.verb.lower(), entries=tuple(entries), which=which, thing=item.thing)
