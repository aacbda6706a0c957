"""What is dragged where: before, after, into something, to an end, or to a place that is counted."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.phrases import bare, make, plain
from browser_copilot.page.text import fold
from browser_copilot.page.which import take_ordinal

_DROP = re.compile(
    r"(?i)^(?P<what>.+?)(?: (?:out of|from) (?:the )?[^⟦]+?)?,? (?:(?P<before>above|before|in front of|ahead of)|(?P<after>below|after|under(?:neath)?|beneath|behind)"
    r"|(?P<edge>(?:to|at) the (?:very )?(?P<end>top|beginning|start|bottom|end|left|right)(?: of .+)?)"
    r"|(?P<place>(?:to|into) (?:the )?(?P<nth>[\w-]+) (?:place|position|spot))|(?P<step>(?:one (?:place|step) )?(?P<to>up|down))"
    r"|(?P<into>onto|on to|into|in|to|on|over))(?: (?P<where>.+))?$"
)  # fmt: skip


def read_drag(clause: Clause, today: date) -> Intent | None:
    """`move Milk above Bread`, `drag report.pdf into the Archive folder`, `drag Tea to the top`."""
    found = _DROP.match(clause.rest)
    if not found:
        return None
    what, where = (plain(bare(found[name] or ""), clause) for name in ("what", "where"))
    end = fold(found["end"] or "")
    way = "before" if found["before"] else "after" if found["after"] else "into"
    if end or found["to"]:
        way = {"up": "up", "down": "down"}.get(
            fold(found["to"] or ""), "last" if end in ("bottom", "end", "right") else "first"
        )
    ordinal = take_ordinal(fold(found["nth"]))[0] if found["nth"] else None
    if not what or not where and way in ("before", "after", "into") and ordinal is None:
        return None
    return make("drag", clause, target=what, scope=where, way="place" if ordinal is not None else way, ordinal=ordinal)
