"""What a goal tells of its user before it gives an order: `My name is Ada, born 10 Dec 1815. Fill this in.`"""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Entry
from browser_copilot.page.text import MASK, fold, unmask

_FIELDS = (
    "first name|last name|full name|surname|name|nickname|e-?mail(?: address)?|phone(?: number)?|mobile|street|address|city|town|country|"
    "colou?r|size|quantity|arrival|departure|check-in|check-out|subject|gender|department|username|"
    "age|company|zip(?: code)?|postcode|birthday|date of birth|job|title|language"
)
_ANY_DAY = date(2000, 1, 1)
_WHEN = r"(?:on |the |at )*(?P<value>\S.+)"
_TOLD: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"(?i)(?:hi|hello|hey)?,? ?{pattern}"), field)
    for pattern, field in (
        (r"(?:my|our|the) (?P<field>[a-z][\w -]{1,30}?)(?: is| are|:| =) (?P<value>.+)", ""),
        (rf"(?:my |the )?(?P<field>{_FIELDS})(?: is|:| =|) (?P<value>.+)", ""),
        (r"(?:my |the )?(?P<field>[a-z][\w -]{1,30}?)(?::| =) (?P<value>.+)", ""),
        (r"(?:i was |i[’']m |i am )?born (?:on |in )?(?P<value>.+)", "date of birth"),
        (r"(?:i[’']m|i am) (?P<value>\d{1,3})(?: years old)?", "age"),
        (r"(?:i[’']m |i am |i )?(?:from|living in|live in) (?:the )?(?P<value>.+)", "country"),
        (rf"(?:i[’']m|i am|i|we|we[’']re|we are)? ?(?:leav|depart|fly|travell?)(?:e|ing)? {_WHEN}", "departure date"),
        (rf"(?:i[’']m|i am|i|we|we[’']re|we are)? ?(?:arriv|check)(?:e|ing)?(?: in)? {_WHEN}", "arrival date"),
        (r"(?:i[’']m|i am)(?: called)? (?P<value>(?-i:[A-Z])[\w.’'-]*(?: (?-i:[A-Z])[\w.’'-]*)*)", "name"),
    )
)  # fmt: skip
_VAGUE = re.compile(
    r"(?i)(?:(?:this|that|it|them|these|those|all of (?:this|that))(?: all)?|(?:the |this |my )?(?:form|details|fields|data))?(?: (?:in|out|there|up))*\.?"
)
"""What a fill order says when the values were told before."""


def read_facts(text: str, passages: list[str]) -> tuple[Entry, ...]:
    """The values that a sentence tells, each with what it is of; nothing unless all of the sentence does."""
    entries = []
    for piece in re.split(
        r"(?i),\s*(?:and\s+)?|\s+and\s+(?=(?:my|i|born|the [\w -]{2,30} is|[\w-]+ is)\b)", text.strip(" .!,")
    ):
        entry = _read_one(piece.strip(), passages)
        if entry is None:
            return ()
        entries.append(entry)
    return tuple(entries)


def _read_one(piece: str, passages: list[str]) -> Entry | None:
    for pattern, field in _TOLD:
        found = pattern.fullmatch(piece)
        if found is None:
            continue
        named = found.groupdict().get("field") or field
        value = unmask(found["value"], passages).strip()
        dated = named.endswith("date") and named != "date of birth"
        if dated and (MASK.search(found["value"]) or find_span(fold(value), _ANY_DAY) is None):
            continue
        return Entry(field=fold(named), value=re.sub(r"(?<=\d)(?:st|nd|rd|th) of\b", "", value))
    return None


def is_vague(entries: tuple[Entry, ...]) -> bool:
    """Whether an order to fill in names no value: `this in`, `the form`."""
    return all(not one.field and _VAGUE.fullmatch(_words_of(one)) for one in entries)


def _words_of(entry: Entry) -> str:
    told = entry.source.of if entry.source is not None and entry.source.kind == "told" else ""
    return told or ("a source" if entry.source is not None else entry.raw or entry.value or "")


def take_facts(text: str, passages: list[str]) -> tuple[tuple[Entry, ...], str]:
    """`name Bob, I live in Norway`: sentences at the end that tell a value, and the text before them."""
    head, comma, last = text.rpartition(", ")
    told = read_facts(last, passages) if comma and re.match(r"(?i)(?:i|my|we|our|born)\b", last) else ()
    if not told:
        return (), text
    before, left = take_facts(head, passages)
    return (*before, *told), left
