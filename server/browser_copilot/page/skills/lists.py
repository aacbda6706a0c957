"""Which collection of a page holds a kind of thing, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from browser_copilot.page.goals import judge, predicate_for
from browser_copilot.page.items import names_of
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.base import Evidence, Read
from browser_copilot.page.text import stem, stems_of
from browser_copilot.protocol.page import MiniCollection, MiniPCD
from browser_copilot.protocol.tools import ExtractResult, Item

LIMIT = 300


def score_collection(one: MiniCollection, mini: MiniPCD, thing: str) -> float:
    """How likely the collection holds the things, 0 to 1."""
    if not thing:
        return 0.6 if one.landmark in ("main", None) else 0.3
    names = names_of(thing)
    by_name = max((similarity(name, one.name) for name in names), default=0.0)
    columns = {stem(word) for field in one.item_fields for word in stems_of(field)}
    by_column = 0.6 if any(name in columns for name in names) else 0.0
    page = judge(predicate_for(thing), mini)
    by_page = 0.75 if page.hit and one.landmark in ("main", None) else 0.45 * page.confidence
    return max(by_name * 0.95, by_column, by_page)


def rank_collections(mini: MiniPCD, thing: str, least: float = 0.5) -> list[tuple[MiniCollection, float]]:
    """The collections that may hold the things, best first; larger ones win ties."""
    scored = [
        (one, score_collection(one, mini, thing))
        for one in mini.collections
        if one.landmark not in ("nav", "footer", "header")
    ]
    kept = [pair for pair in scored if pair[1] >= least]
    return sorted(
        kept, key=lambda pair: (-round(pair[1], 2), -(len(pair[0].item_fields)), -(pair[0].approx_count or 0))
    )


def read_collection(one: MiniCollection, *, controls: bool) -> Read:
    """The extraction of one collection; the answer is found under its id."""
    args: dict[str, Any] = {"collectionId": one.id, "fields": [], "limit": LIMIT}
    if controls:
        args["controls"] = True
    if one.virtual:
        args["scroll"] = True
    return Read(one.id, "dom.extract", args)


def items_in(evidence: Evidence, keys: Iterable[str], *, pagers: bool = False) -> list[tuple[str, list[Item]]]:
    """The items of the collections that were read; lists of mere page numbers only when asked for."""
    found = []
    for key in keys:
        answer = evidence.answers.get(key)
        if isinstance(answer, ExtractResult) and (pagers or not is_pager(answer.items)):
            found.append((key, answer.items))
    return found


def is_pager(items: Sequence[Item]) -> bool:
    """Whether a list is only the numbers and arrows that turn pages."""
    texts = [cell.text.strip() for one in items for cell in one.fields.values()]
    return bool(texts) and all(re.fullmatch(r"\d{1,4}|[<>«»‹›←→…]+|next|prev(?:ious)?", one.lower()) for one in texts)
