"""Small readings that every kind of clause needs: articles off, quotes back in, which control is named."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.text import fold, unmask
from browser_copilot.page.words import ROLES, Kind

Reader = Callable[[Clause, date], Intent | None]
ROLE = re.compile(r"\b(" + "|".join(sorted(map(re.escape, ROLES), key=len, reverse=True)) + r")s?\b")
LABELLED = re.compile(
    r"\b(?:labell?ed|named|called|titled|that says|saying|with the (?:text|label|name|title))(?: as)? "
)
ARTICLE = re.compile(r"^(?:on |at )?(?:the |a |an |my |your |their |his |her |its |this |that )+", re.IGNORECASE)
PURPOSE = re.compile(r"\s+(?:to|in order to|so that) (?:\w+ )*?\w.*$", re.IGNORECASE)
SCOPE = re.compile(r"\s+(?:in|on|inside|within|under|of|for|next to|at|from) (?:the |my |this )?(.+)$", re.IGNORECASE)


def make(kind: Kind, clause: Clause, **more: object) -> Intent:
    text = unmask(clause.text, clause.passages)
    return Intent.model_validate({"kind": kind, "text": text, "verb": clause.verb.lower(), **more})


def plain(text: str, clause: Clause) -> str:
    return unmask(text, clause.passages).strip(" .,:;")


def read_role(text: str) -> str:
    """The kind of control that a phrase names; "" for none."""
    found = ROLE.findall(fold(text))
    return ROLES[found[-1]] if found else ""


_WHERE = re.compile(
    rf"(?i)(?<=\w)\s+(?:in|on|from|of|at|within|inside|under|via|using) (?:the|this|my|your|an?) (?:[\w-]+ )?(?:{ROLE.pattern}|navigation|navbar|sidebar|"
    r"header|footer|toolbar|top|left|right|bottom)(?: (?:bar|above|below))?$"
)
"""Where a control is said to be: `Phones in the menu`."""


def bare(text: str) -> str:
    """The phrase without article, place and control word: `the Send button in the menu` -> `Send`."""
    text = _WHERE.sub("", ARTICLE.sub("", text.strip()))
    without = re.sub(rf"(?i)^{ROLE.pattern}\s+|\s+{ROLE.pattern}$", "", text).strip()
    return "" if ROLE.fullmatch(fold(without)) else without
