"""What is waited for: a time, a text, a number within a bound, a control that can be used."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.phrases import make, plain
from browser_copilot.page.text import MASK, fold
from browser_copilot.page.which import take_comparisons

_ENABLED = re.compile(
    r"(?i)(?:for|until|till) (?:the )?(?P<what>.+?)(?: button| link)? (?:is|becomes|gets|to (?:be|become|get)) "
    r"(?:enabled|active|activated|clickable|available|usable|unlocked)$"
)
_LOADS = re.compile(
    r"(?i)(?:for|until|till) (?:the |this |all (?:the )?)?[a-z ]*?(?:to (?:load|finish(?: loading)?|be (?:loaded|ready))|"
    r"(?:has|have|is|are) (?:loaded|finished(?: loading)?|ready))"
)


def read_wait(clause: Clause, today: date) -> Intent:
    seconds = re.search(r"(\d+) ?(s|sec|seconds?|ms|m|minutes?)\b", clause.rest)
    factor = {"ms": 1, "m": 60_000}.get(seconds[2][:2] if seconds else "", 1000) if seconds else 0
    quoted = MASK.search(clause.rest)
    bounds, name = take_comparisons(
        re.sub(r"\b(?:reaches|hits)\b", "equal to", re.sub(r"\bexceeds\b", "above", fold(clause.rest)))
    )
    if bounds and not seconds:
        name = re.sub(
            r"\b(?:for|until|till|the|is|are|has|drops?|falls?|dropped|fallen|goes|rises?|gets|becomes|climbs?|to|of|it)\b",
            " ",
            name,
        )
        return make("wait", clause, until=bounds[0], target=" ".join(name.split()) or "price")
    enabled = _ENABLED.match(clause.rest)
    if enabled and not seconds:
        return make("wait", clause, target=plain(enabled["what"], clause), way="enabled")
    if _LOADS.fullmatch(clause.rest) and not seconds:
        return make("wait", clause)
    target = clause.passages[int(quoted[1])] if quoted else re.sub(
        r"(?i)^(?:for|until) (?:the )?|\s+(?:(?:to )?(?:appear|show)s?(?: up)?|(?:to be|is) (?:shown|visible|loaded|there))$", "", clause.rest)  # fmt: skip
    return make("wait", clause, number=int(seconds[1]) * factor if seconds else None, target=plain(target, clause))
