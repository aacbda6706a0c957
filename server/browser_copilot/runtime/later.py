"""A goal for after the task under way says so by its words: "then open the report", "open the report next"."""

import re
from dataclasses import dataclass

from browser_copilot.runtime.chat import find_topic
from browser_copilot.runtime.interrupts import find_interrupt

_WHEN_DONE = (
    r"(?:when|once|as soon as) (?:(?:you(?: are|['’]re| have|['’]ve)|(?:this|that|it)(?: is| has|['’]s))"
    r" (?:done|finished|ready|through|over|complete)(?: with (?:this|that|it))?|(?:you|this|that|it) finish(?:es)?)|"
    r"(?:wenn|sobald) (?:du (?:damit )?fertig bist|das (?:erledigt|fertig) ist|du das hast)|"
    r"(?:cuando|en cuanto) (?:termines|acabes|hayas terminado|esté listo|esto termine)"
)
_ADVERBS = r"danach|anschlie(?:ß|ss)end|später|hinterher|nachher|luego|después|más tarde"
_AFTER = (
    rf"{_WHEN_DONE}|after(?:wards?| (?:that|this|it)(?!\s+\w+(?:\s+\w+){{0,2}},))|later(?: on)?|and then|then|und dann|"
    rf"dann|después de (?:eso|esto)|{_ADVERBS}|y luego|y después"
)
_NEXT = r"next(?: up)?|als nächstes|a continuación|lo siguiente"
_START = re.compile(
    rf"^(?:ok(?:ay)?,? |please,? |and |und |y )?(?:(?P<next>{_NEXT})\s*[,:]\s*|"
    rf"(?P<bare>als nächstes|a continuación)\s+|(?:{_AFTER})\s*[,:]?\s+)(?:please |bitte |por favor )?(?P<goal>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_WITHIN = re.compile(
    rf"^(?P<verb>\w+)\s+(?:bitte )?(?:(?P<next>als nächstes)|{_ADVERBS})\s+(?P<goal>\S.*)$", re.I | re.S
)
_END = re.compile(
    rf"^(?P<goal>.*?\S)[,;]?\s+(?:(?P<next>{_NEXT})|{_WHEN_DONE}|afterwards?|later(?: on)?|{_ADVERBS})\s*[.!]?$",
    re.IGNORECASE | re.DOTALL,
)
_NO_TIME = re.compile(
    r"\b(?:on|the|to|press|click|called|labelled|named|button|it|in|for|and|or|comes?|goes|happens?|is|was|are|follows?|"
    r"auf|el|la|en)$",
    re.IGNORECASE,
)
"""“Click on next” names a button, “what comes next” a thing: neither says when."""
_NO_GOAL = re.compile(r"^(?:what|who|why|how|where|was|wer|warum|wie|wo|qué|quién|por qué|cómo|dónde)\b|[?]\s*$", re.I)


@dataclass(frozen=True)
class Later:
    """`first`: before all that waits already."""

    goal: str
    first: bool = False


def find_later(text: str) -> Later | None:
    """The goal and its turn; None when the words say nothing about a turn, or are no goal."""
    said = text.strip()
    found = _START.match(said) or _WITHIN.match(said) or _match_end(said)
    if found is None:
        return None
    parts = found.groupdict()
    goal = " ".join(one for one in (parts.get("verb"), parts["goal"].strip()) if one)
    if _NO_GOAL.search(goal) or find_interrupt(goal) is not None or find_topic(goal) is not None:
        return None
    return Later(goal, bool(parts["next"] or parts.get("bare")))


def _match_end(said: str) -> re.Match[str] | None:
    found = _END.match(said)
    if found is None or _NO_TIME.search(found["goal"]):
        return None
    words = len(found["goal"].split())
    return found if words > (2 if found["next"] else 1) else None
