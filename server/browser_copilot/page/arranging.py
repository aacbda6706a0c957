"""How lists are extracted, sorted and filtered: the columns, the direction, the bounds."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.entries import read_entries
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.phrases import make, plain
from browser_copilot.page.text import fold, unmask
from browser_copilot.page.which import read_item, take_extreme


def read_extract(clause: Clause, today: date) -> Intent:
    kind = "json" if re.search(r"\bjson\b", fold(unmask(clause.rest, clause.passages))) else "csv"
    named = re.search(r"[\w.-]+\.(?:csv|json)\b", unmask(clause.rest, clause.passages))
    body = re.sub(
        r"(?i)\s+(?:to|as|into|in) (?:a |an )?(?:file )?\S*(?:csv|json|excel|spreadsheet|file|⟦\d+⟧).*$",
        "",
        clause.rest,
    )
    item = read_item(body, clause.passages, today)
    return make("extract", clause, thing=item.thing, which=item.which, scope=item.scope, format=kind,
                 target=named[0] if named else "")  # fmt: skip


_FROM_TO = re.compile(r"\bfrom (?:the )?(?P<first>[a-z]+(?: [a-z]+)?) to (?:the )?(?P<last>[a-z]+(?: [a-z]+)?)\b")
"""`from oldest to youngest`: of ages the oldest is the most, of days the least."""


def read_sort(clause: Clause, today: date) -> Intent:
    text = fold(unmask(clause.rest, clause.passages))
    upward = re.sub(r"\b(?:small|low|cheap|old|short|few|least)\w* (?:to|first|before)\b.*", "", text)
    desc = re.search(
        r"desc|decreas|high(?:est)?(?: to low| first)|newest|latest|largest|most expensive|z to a|z-a|reverse|biggest",
        upward,
    )
    if re.search(r"\bdrag", fold(clause.text)):
        falling = desc or re.search(r"decreas|falling", text)
        return make("drag", clause, target="the list", way="falling" if falling else "rising")
    by = re.search(r"\bby (?:the )?(.+?)(?:,| in |\(| from | with |$)", text)
    way, of, field = take_extreme(by[1] if by else text)
    falls = bool(desc)
    ends = _FROM_TO.search(text)
    first, kind, _ = take_extreme(ends["first"]) if ends else ("", "", "")
    if first:
        turned = "age" in field.split() and kind == "date"
        falls, way = (first == "max") != turned, ""
    field = re.sub(
        r"\b(?:descending|ascending|asc|desc|highest|lowest|newest|oldest|cheapest|first|order|alphabetical(?:ly)?|(?:the )?list)\b|:.*$",
        " ",
        field,
    )
    item = read_item(text.split(" by ")[0], [], today)
    target = " ".join(field.split()) or {"money": "price", "number": ""}.get(of, of)
    direction = "desc" if falls or way == "max" else "asc"
    return make("sort", clause, target=target, direction=direction, thing=item.thing)


def read_filter(clause: Clause, today: date) -> Intent:
    body = re.sub(r"(?i)^.*?\b(?:by|to|for|where|with|whose)\b ", "", clause.rest, count=1)
    pairs = read_entries(Clause(clause.text, "fill", "set", body, passages=clause.passages))
    item = read_item(clause.rest, clause.passages, today)
    bounds = {"<": "max", ">": "min"}
    if item.which.comparisons:
        pairs = tuple(
            Entry(field=bounds[one.op[0]], value=f"{one.number:g}")
            for one in item.which.comparisons
            if one.op[0] in bounds
        )
    return make("filter", clause, entries=pairs, thing=item.thing, which=item.which, target=plain(body, clause))
