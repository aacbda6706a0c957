"""Short texts are ranked by one function: BM25 for rare words, fuzzy matching for spelling, the label above all."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from rank_bm25 import BM25Plus
from rapidfuzz import fuzz

from browser_copilot.page.opposites import find_stray, is_misspelt, oppose
from browser_copilot.page.text import SHORT_DAYS, fold, stem, words_of

CLOSE = 0.05
OPPOSITE = 0.3
"""The most that the opposite of what was said can have."""
PARTIAL = 0.5
"""The most for a label that leaves out, with its surroundings, a word that was said: it is offered, and never taken."""


@dataclass(frozen=True)
class Candidate:
    """`label` is compared with the query; `context` helps a little; `bonus` is added as it is."""

    id: str
    label: str
    context: str = ""
    bonus: float = 0.0


@dataclass(frozen=True)
class Ranked:
    """`score` is 0 to 1 before the bonus; `why` tells what it rests on."""

    id: str
    label: str
    score: float
    why: str


def similarity(query: str, label: str) -> float:
    """How well a label answers a query, 0 to 1; 1 when they are the same text. `Re…` and `…ing` are a beginning and an end."""
    left, right = fold(query), fold(label)
    if not left or not right:
        return 0.0
    if left == right:
        return 1.0
    if len(left) > 3 and left.endswith("..."):
        return 0.97 if right.startswith(left[:-3]) else 0.0
    if len(left) > 3 and left.startswith("..."):
        return 0.97 if right.endswith(left[3:]) else 0.0
    a, b = ([stem(SHORT_DAYS.get(one, one)) for one in words_of(text)] for text in (left, right))
    if not a or not b:
        return 0.9 if left in right else 0.0
    if a == b:
        return 0.98
    return min(_liken(a, b), OPPOSITE if oppose(left, right) else 1.0)


def _liken(a: list[str], b: list[str]) -> float:
    shared = sum(1 for one in a if one in b)
    whole = shared / len(a)
    spelled = fuzz.ratio(" ".join(a), " ".join(b)) / 100
    if whole == 1:
        return 0.78 + 0.17 * len(a) / max(len(b), len(a))
    if all(one in a for one in b):
        return 0.6 + 0.25 * len(b) / len(a)
    return max(0.55 * whole, 0.85 * spelled if spelled > 0.75 and is_misspelt(a, b) else 0.45 * spelled)


def _lexical(query: list[str], texts: Sequence[list[str]]) -> list[float]:
    """BM25+ scores scaled to 0..1. Plus, because plain BM25 gives words of half the texts no weight at all."""
    if not query or not any(texts):
        return [0.0] * len(texts)
    scores = BM25Plus([one or [""] for one in texts]).get_scores(query)
    floor, top = min(scores), max(scores)
    if math.isclose(top, floor):
        return [1.0 if any(word in text for word in query) else 0.0 for text in texts]
    return [float((one - floor) / (top - floor)) for one in scores]


def rank(query: str, candidates: Sequence[Candidate]) -> list[Ranked]:
    """The candidates, best first; equal scores keep the order of the page."""
    stems = [stem(one) for one in words_of(query)]
    texts = [[stem(word) for word in words_of(f"{one.label} {one.context}")] for one in candidates]
    ranked = []
    for one, lexical in zip(candidates, _lexical(stems, texts), strict=True):
        named = similarity(query, one.label)
        about = similarity(query, one.context) if one.context else 0.0
        score = (
            max(named, 0.55 * lexical if any(one.label for one in candidates) else 0.0, 0.5 * about)
            + 0.03 * lexical
            + one.bonus
        )
        most = _find_limit(query, one) if named < 0.95 else 1.5
        ranked.append(Ranked(one.id, one.label, round(min(score, most), 4), f"label {named:.2f}, words {lexical:.2f}"))
    return sorted(ranked, key=lambda one: -one.score)


def _find_limit(query: str, one: Candidate) -> float:
    """The most that a candidate can have whatever its likeness and its place."""
    if oppose(query, one.label):
        return OPPOSITE
    return PARTIAL if one.label and find_stray(query, f"{one.label} {one.context}") else 1.5


def explain(ranked: Sequence[Ranked]) -> str:
    """Why the first was taken: its score, and how the tie was broken when another came close."""
    if not ranked:
        return "nothing to choose from"
    first = ranked[0]
    text = f'"{first.label}" {first.score:.2f} ({first.why})'
    if len(ranked) > 1 and first.score - ranked[1].score <= CLOSE:
        second = ranked[1]
        reason = "earlier on the page" if math.isclose(first.score, second.score) else "closer"
        text += f'; tie with "{second.label}" {second.score:.2f}: taken as {reason}'
    elif len(ranked) > 1:
        text += f'; next "{ranked[1].label}" {ranked[1].score:.2f}'
    return text


def find_close(ranked: Sequence[Ranked], wanted: str) -> tuple[str, ...]:
    """The ids of those whose score comes close to the first's under another name; none beside a name as it was said."""
    if not ranked or fold(ranked[0].label) == fold(wanted):
        return ()
    first = ranked[0]
    others = [one for one in ranked[1:] if first.score - one.score <= CLOSE and fold(one.label) != fold(first.label)]
    return tuple(one.id for one in others)


def is_tie(ranked: Sequence[Ranked]) -> bool:
    """Whether two different labels are too close to call."""
    return (
        len(ranked) > 1
        and ranked[0].score - ranked[1].score <= CLOSE
        and fold(ranked[0].label) != fold(ranked[1].label)
    )
