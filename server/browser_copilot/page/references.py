"""Words that point at a value of the page are never the value: `what stands for Country`, `the price of the lamp`."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Source
from browser_copilot.page.text import MASK, fold, unmask
from browser_copilot.page.which import take_ordinal
from browser_copilot.page.words import ROLES

_NOUN = (
    r"(?:values?|numbers?|text|words?|codes?|figures?|amounts?|contents?|entry|names?|titles?|dates?|times?|prices?|costs?|"
    r"totals?|sums?|count|balance|address|e-?mail(?: address)?|phone(?: number)?|status|id|key|token|string|phrase|rating|"
    r"score|age|quantity|reference)"
)
_PLAIN = re.compile(r"(?:value|number|text|word|figure|content|entry|string|phrase)s?")
"""Nouns that say nothing of a value but that it is one."""
_BESIDE = (
    r"next to|besides?|alongside|against|opposite|after|behind|(?:to|at|on) the (?:right|left) (?:side )?of|"
    r"(?:right|left) of|in front of|before|under(?:neath)?|beneath|below|above|over"
)
_VERB = (
    r"(?:that|which|is|are|was|it|you see|there|right|just|directly|stands?|standing|belong(?:s|ing)?|"
    r"correspond(?:s|ing)?|go(?:es)?|comes?|appears?|listed|given|shown|displayed|written|printed|stated|found|located|"
    r"placed|reported|recorded|seen|stored)"
)
_THE = rf"(?:what(?:ever)?(?= {_VERB}\b)|the (?P<what>(?:[\w-]+ )?{_NOUN}))"
_POINTS = tuple(
    re.compile(pattern)
    for pattern in (
        r"the same (?P<what>[\w-]+)?(?: value)? ?(?:as|like)(?: in| for| under)?(?: the| my)? (?P<of>.+)",
        rf"{_THE}(?: {_VERB})+ (?:for|to|with|by|as)(?: the| my)? (?P<of>.+)",
        rf"{_THE}(?: {_VERB})* (?:for|{_BESIDE}|follows|following|(?:called|named|labell?ed|titled|marked)(?: as| with)?)"
        r"(?: the| my)? (?P<of>.+)",
        rf"{_THE}(?: {_VERB})* (?:in|on|at|from|inside|within)(?: the| my)? (?P<of>.+)",
    )
)
_OF = re.compile(rf"the (?P<what>(?:[\w-]+ ){{0,2}}{_NOUN})(?: {_VERB})* (?:of|for|from)(?: the| my)? (?P<of>.+)")
_SAYS = re.compile(
    r"what(?:ever)? (?:the |my |this |that )?(?P<of>[\w -]+?) (?:says|shows|reads|displays|tells(?: you| me)?|holds|contains)"
)
_OWNED = re.compile(rf"(?P<owner>⟦\d+⟧|[\w .-]+?)'s? (?P<what>(?:[\w-]+ )?{_NOUN})")
_BARE = re.compile(rf"the (?P<of>(?:[\w-]+ ){{0,3}}{_NOUN}(?: due| paid| owed)?)|(?P<it>it|this|that|them)")
_SHOWN = re.compile(
    rf"what(?:ever)?(?: {_VERB})+(?: (?:here|above|below|on (?:it|the (?:page|screen|site))))?|what(?:ever)? (?:it|the (?:page|site|screen|text)) says"
)
_SPOT = re.compile(
    r"(?:very )?(?:top|bottom|end|beginning|right|left|page|screen|site|side|picture|bold|italics|red|green|blue)(?: .*)?"
)
"""Where something stands, by no name."""
_ABOVE = re.compile(r"\b(?:above|over|before|in front of|(?:to|at|on) the left (?:side )?of|left of)(?: the| my)? $")
_COMPOUND = re.compile(
    r"the (?:date|place|country|city|state|town) of (?:birth|residence|origin|issue|arrival|departure|entry)\b"
)
"""Names of fields that look like a value of something."""
_THERE = re.compile(r"(?:text |input )?(?:field|box|area|input|button|form|line)(?: below| above)?")
"""What has no name of its own."""
_FIELD = re.compile(r"\b(?:box|field|area|input|textbox|textarea|paragraph|editor)\b")
_ROLE = "|".join(sorted(map(re.escape, ROLES), key=len, reverse=True))
_HERE = r"(?:the |a |an |my |this |that ){0,3}"
_TARGETS = (
    re.compile(rf"(?P<value>.+),? (?:into|onto|in to) (?P<field>{_HERE}.+)", re.IGNORECASE),
    re.compile(
        rf"(?P<value>.+),? (?:in|on|to|inside|as|for) (?P<field>{_HERE}(?:[\w' -]+ )?(?:{_ROLE})(?: below| above)?"
        r"(?: [^⟦⟧]*⟦\d+⟧)?)",
        re.IGNORECASE,
    ),
    re.compile(rf"(?P<value>.+?) as (?P<field>{_HERE}[\w' -]+)", re.IGNORECASE),
)
_ENDS_IN_ROLE = re.compile(rf" (?:{_ROLE})(?: below| above)?(?: [^⟦⟧]*⟦\d+⟧)?$", re.IGNORECASE)
_SET = re.compile(
    rf"{_HERE}(?P<field>.+?) (?:to be|to|with|as|=|:|is) (?P<value>(?:what|the |[\w .-]+['’]s ).+)", re.IGNORECASE
)
_ANY_DAY = date(2000, 1, 1)


def read_reference(phrase: str, passages: list[str]) -> Source | None:
    """The value that a masked phrase points at; None when the phrase is the value itself."""
    text = fold(phrase).strip(" .,:;")
    if MASK.fullmatch(text) or is_title(phrase):
        return None
    if _SHOWN.fullmatch(text):
        return Source(kind="shown", of="text")
    if says := _SAYS.fullmatch(text):
        return Source(kind="cell", of=says["of"])
    if owned := _OWNED.fullmatch(text):
        return Source(kind="cell", of=_plain(f"{owned['what']} of {owned['owner']}", passages))
    of = _OF.fullmatch(text)
    if of and not _is_quotation(of["of"], text):
        return _make(of["what"], of["of"], passages)
    for pattern in _POINTS:
        found = pattern.fullmatch(text)
        if found is None or _is_quotation(found["of"], text):
            continue
        if _THERE.fullmatch(found["of"]):
            kind = re.match(r"word|number|code", found["what"] or "")
            return None if pattern is _POINTS[-1] else Source(kind="shown", of=kind[0] if kind else "text")
        way = "above" if _ABOVE.search(text[: found.start("of")]) else ""
        return _make(found["what"] or "value", found["of"], passages, way)
    return None


def read_bare(phrase: str) -> Source | None:
    """`it`, `the price`, `the amount due`: what was found before, else what the page tells under that name."""
    text = fold(phrase).strip(" .,:;")
    found = None if is_title(phrase) else _BARE.fullmatch(text)
    return Source(kind="told", of=found["of"] or found["it"]) if found else None


def split_reference(text: str, passages: list[str], *, setting: bool) -> tuple[Source, str] | None:
    """`what stands for Country into the box`: where the value comes from, and the field; None for a value as it stands."""
    if setting:
        found = _SET.fullmatch(text)
        source = _read(found["value"], passages) if found else None
        return (source, found["field"]) if found and source else None
    into, onto, as_one = _TARGETS
    for pattern in (into, onto, as_one) if _ENDS_IN_ROLE.search(text) else (into, as_one):
        found = pattern.fullmatch(text)
        source = _read(found["value"], passages) if found else None
        if found and source:
            return source, found["field"]
    source = _read(text, passages)
    return (source, "") if source else None


def _read(phrase: str, passages: list[str]) -> Source | None:
    return read_reference(phrase, passages) or read_bare(phrase)


def is_title(phrase: str) -> bool:
    """Whether the page has nothing to tell: `The Name of the Rose`, `the date of birth 10/10/2012`, `today's date`.

    A capital at the head makes a name of it, and days are told by the calendar.
    """
    text = fold(phrase).strip(" .,:;")
    day = re.search(r"\b(?:date|day|time)s?\b", text) and find_span(text, _ANY_DAY) is not None
    return bool(re.match(r"[A-Z]", phrase.strip()) and not re.match(r"[\w .-]+['’]s ", phrase)) or bool(
        _COMPOUND.match(text) or day
    )


def _is_quotation(label: str, text: str) -> bool:
    """`the text for "hello"` names a place; in `the text "hello" for it` the quoted is the value."""
    return bool(MASK.search(text)) and not MASK.search(label)


def _make(what: str, label: str, passages: list[str], way: str = "") -> Source:
    """`price` and `lamp` are the price of the lamp; `total` and `bottom` are just the total."""
    if _FIELD.search(label) and not MASK.search(label):
        ordinal, rest = take_ordinal(label)
        return Source(kind="text", ordinal=ordinal, of=" ".join(rest.split()))
    plain = _PLAIN.fullmatch(what)
    name = label if plain else what if _SPOT.fullmatch(label) else f"{what} of {label}"
    return Source(kind="cell", of=_plain(name, passages), way=way)


def _plain(label: str, passages: list[str]) -> str:
    return unmask(label, passages).strip(" .,:;\"'")


_BEST_WORD = re.compile(
    r"\b(?:(?P<best>longest|shortest) (?:\w+ )?word|(?:alphabetically (?P<end>first|last) word))(?: (?:in|of|from) (?:the |this )?(?P<of>[\w ]+?)(?= in$|$))?"
)


def read_best_word(text: str) -> Source | None:
    """`the longest word of the sentence`, `the alphabetically first word`; None where no word is told so."""
    best = None if MASK.search(text) else _BEST_WORD.search(text)
    if best is None:
        return None
    extreme = best["best"] or f"alphabetically {best['end']}"
    return Source(kind="word", of=(best["of"] or "").strip(), extreme=extreme)
