"""What a booking names: where from and to, when, for how many, and which of the offers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.dates import MONTHS, find_range, find_span
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


_TRAVEL = (
    (
        "return date",
        r"(?:,? and )?(?:return(?:ing)?|coming back|come back|back|(?:check(?:ing)?[- ]?out|leaving again))(?: date)?(?: is)?(?: on)?:?",
    ),
    (
        "departure date",
        r"(?:leav(?:e|ing)|depart(?:ing|ure)?|fly(?:ing)?(?: out)?|going(?: out)?|check(?:ing)?[- ]?in|arriving)(?: date)?(?: is)?(?: on)?:?",
    ),
)
_CLASS = re.compile(
    r"(?i),? ?\b(?:in|travelling|flying) (?P<value>(?:premium )?(?:economy|business|first)(?: class)?)\b"
)
_COUNTED = re.compile(
    r"(?i)(?:\b(?:for|and)|,) ?(?P<value>\d+|one|two|three|four|five|six) (?P<of>child(?:ren)?|kids?|infants?|rooms?|nights?|bags?)\b"
)
_KIN = {
    "child": "children",
    "kid": "children",
    "kids": "children",
    "infant": "infants",
    "room": "rooms",
    "night": "nights",
    "bag": "bags",
}


_SPAN = re.compile(
    rf"(?i)\b(?:from |between )?(?:the )?(?P<first>\d{{1,2}})(?:st|nd|rd|th)? ?(?:to|until|till|and|-|–) ?(?:the )?(?P<last>\d{{1,2}})(?:st|nd|rd|th)? (?:of )?(?P<month>(?:{'|'.join(MONTHS)})\b(?:,? \d{{4}})?)"
)


def _take_days(text: str, today: date) -> tuple[list[Entry], str]:
    """`leaving on 4 March and returning on 11 March`, `from 4 to 11 March`: a day for each way."""
    entries = []
    text = _SPAN.sub(r"leaving on \g<first> \g<month> returning on \g<last> \g<month>", text)
    for field, lead in _TRAVEL:
        for found in re.finditer(rf"(?i)\b{lead} (?:the )?", text):
            rest = text[found.end() :]
            span = find_span(fold(rest), today)
            if span is None or span.first != span.last or not fold(rest).startswith(span.text.strip()):
                continue
            entries.append(Entry(field=field, value=span.first.isoformat()))
            text = " ".join(f"{text[: found.start()]} {rest[len(span.text.strip()) :]}".split())
            break
    span = find_range(fold(MASK.sub("", text)), today) if not entries else None
    several = (
        span is not None and span.first < span.last and re.search(r"\d.*(?:\bto\b|\buntil\b|\band\b|[-–])", span.text)
    )
    if span is not None and several:
        entries = [
            Entry(field="departure date", value=span.first.isoformat()),
            Entry(field="return date", value=span.last.isoformat()),
        ]
        text = re.sub(rf"(?i)(?:\b(?:from|between) )?{re.escape(span.text.strip())}", " ", text, count=1)
    return entries, " ".join(text.split())


WHEN = ("start time", "end time", "time")


def take_slots(text: str, clause: Clause, today: date, only: Sequence[str] = ()) -> tuple[list[Entry], str]:
    """The day, times, places and numbers of a phrase as entries, and what is left of it; `only` names the slots."""
    entries: list[Entry] = []
    if not only:
        entries, text = _take_days(text, today)
        if cabin := _CLASS.search(text):
            entries.append(Entry(field="class", value=cabin["value"]))
            text = f"{text[: cabin.start()]} {text[cabin.end() :]}"
        for counted in list(_COUNTED.finditer(text)):
            named = counted["of"].lower()
            value = counted["value"].lower()
            entries.append(Entry(field=_KIN.get(named, named), value=_NUMBERS.get(value, value)))
            text = text.replace(counted[0], " ", 1)
        text = " ".join(text.split())
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


TRAVELS = re.compile(
    r"(?i)^(?:for )?(?:an? |the |some |me )*(?:[\w-]+ ){0,2}?(?:flight|train|bus|ferry|ticket|trip|room|hotel|apartment|car|table|stay)s?\b(?=.* (?:from|to|in|on|for|at|between|leaving|departing)\b)"
)


def read_looking(clause: Clause, today: date) -> Intent | None:
    """`search for a flight from A to B on Friday`: the search form is filled in and sent, and nothing is booked."""
    if not TRAVELS.match(clause.rest) or MASK.match(clause.rest):
        return None
    entries, _ = take_slots(clause.rest, clause, today)
    inside = re.search(
        r"(?i)\b(?:room|hotel|apartment|stay|table)s? (?:in|near|at) (?P<value>(?-i:[A-Z])[\w.'’-]*(?: (?-i:[A-Z])[\w.'’-]*)*)",
        clause.rest,
    )
    if inside:
        entries.append(Entry(field="to", value=inside["value"]))
    return make("book", clause, target="search", entries=tuple(entries)) if len(entries) > 1 else None


def read_book(clause: Clause, today: date) -> Intent:
    """`book the cheapest flight from A to B on 20 December`, `reserve a table for 4 at 19:30`."""
    entries, rest = take_slots(clause.rest, clause, today)
    item = read_item(rest, clause.passages, today)
    which = item.which if item.which.extreme or item.which.ordinal is not None else Which(words=item.which.words)
    return make("book", clause, target=clause.verb.lower(), entries=tuple(entries), which=which, thing=item.thing)
