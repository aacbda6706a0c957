"""A goal without a verb names something: it is looked up or gone to, and never done anything with."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from browser_copilot.page.arguments import READERS
from browser_copilot.page.clauses import Clause
from browser_copilot.page.goals import PREDICATES
from browser_copilot.page.intents import Intent
from browser_copilot.page.phrases import ARTICLE, make, plain
from browser_copilot.page.questions import read_question
from browser_copilot.page.text import MASK, fold, words_of
from browser_copilot.page.which import read_item

MOST_WORDS = 8
_TURN = re.compile(r"(?:the )?(?:next|previous|last|first) page|page \d+")
_PLACE = re.compile(r"(?:page|screen|section|overview|settings|preferences)$")
_STATE = re.compile(
    r"\b(?:is|are|was|am|have|has|want|need|should|must|ought|shall)\b|\b(?:on|off|enabled|disabled|please|it|them|not|no)$|^(?:\d+|not|no)\b"
)
"""What asks for a change rather than naming something."""
_ORDER = re.compile(r"[a-z]+ (?:the|an?|my|your|our|all|every|each|it|them|this|that)\b")
"""What looks like an order by a verb that is not known."""


def read_verbless(clause: Clause, today: date) -> Intent | None:
    """`latest invoice`, `email address of Anna`, `settings page`: to be read or gone to; None when it names nothing known."""
    text = fold(clause.text)
    if (
        clause.negated
        or not 0 < len(words_of(text)) <= MOST_WORDS
        or re.search(r"[,;:=!?]", text)
        or _STATE.search(text)
    ):
        return None
    if _TURN.fullmatch(text):
        return READERS["paginate"](replace(clause, kind="paginate"), today)
    if _ORDER.match(text):
        return None
    item = read_item(clause.text, clause.passages, today)
    kind, attribute = read_question(text)
    if not attribute and (attribute := read_question(f"what is the {text}")[1]):
        clause = replace(clause, text=f"what is the {clause.text}")
    meant = item.which.extreme or item.which.first or item.which.words or item.which.ordinal is not None
    if attribute or kind == "count" or item.thing and meant:
        return READERS["read"](replace(clause, kind="read", verb="", rest=clause.text), today)
    name = plain(ARTICLE.sub("", MASK.sub("", clause.text)), clause)
    if item.thing or _PLACE.search(text) or fold(name) in PREDICATES:
        target = re.sub(r"(?i)\s+(?:page|screen|section)$", "", name)
        return make("navigate", clause, target=target, thing=item.thing) if target else None
    return None
