"""What a page shows may be the opposite of what was said, or a part of it: no likeness of letters makes up for that."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import fuzz

from browser_copilot.page.text import SMALL_WORDS, stem, words_of
from browser_copilot.page.words import ROLES

MISSPELT = 75
"""Likeness, of 100, from which on two words are one word that was written in two ways."""
_PAIRS = (
    "on off|start stop|start end|begin end|open close|open closed|show hide|first last|before after|left right|min max|minimum maximum|"
    "in out|up down|next previous|next back|old new|low high|lowest highest|top bottom|yes no|accept decline|accept reject|accept deny|"
    "approve reject|approve deny|allow deny|allow block|add remove|add delete|add subtract|expand collapse|more less|more fewer|login logout|"
    "signin signout|save discard|public private|with without|buy sell|send receive|join leave|enter leave|play pause|play stop|pause resume|"
    "debit credit|from to|sender recipient|arrival departure|departure return|all none|keep remove|keep delete|keep discard|"
    "an aus|ein aus|activar desactivar|anterior siguiente|abrir cerrar|links rechts|oui non|ja nein|si no"
)
_OPPOSITES = frozenset(frozenset(one.split()) for one in _PAIRS.split("|"))
_UNDOING = ("un", "de", "dis", "in", "im", "non", "ab", "des")
_SWAPPED = (
    ("en", "dis"),
    ("en", "de"),
    ("in", "de"),
    ("in", "ex"),
    ("im", "ex"),
    ("up", "down"),
    ("min", "max"),
    ("a", "de"),
)
_NEGATING = frozenset({"not", "don't", "never"})
_NEUTRAL = SMALL_WORDS | {stem(one) for one in ROLES} | frozenset(
    "change form now here there everything again once only just one button option action up"
    " application request answer key symbol sign arrow control".split()
)  # fmt: skip
"""Words that say nothing of what a control does: `save changes` is done by `Save`."""


def _is_like(left: str, right: str) -> bool:
    return left == right or min(len(left), len(right)) >= 4 and fuzz.ratio(left, right) >= 85


def are_opposite(left: str, right: str) -> bool:
    """Whether two words undo each other: `on` and `off`, `lock` and `unlock`, `enable` and `disable`."""
    if frozenset((left, right)) in _OPPOSITES:
        return True
    for one, other in ((left, right), (right, left)):
        if any(one.startswith(lead) and len(other) > 2 and _is_like(one[len(lead) :], other) for lead in _UNDOING):
            return True
        for lead, against in _SWAPPED:
            tails = one.removeprefix(lead), other.removeprefix(against)
            if one.startswith(lead) and other.startswith(against) and len(tails[0]) > 2 and _is_like(*tails):
                return True
    return False


def oppose(said: str, label: str) -> bool:
    """Whether a word of the one is the opposite of a word of the other, or one of both is negated."""
    left, right = set(words_of(said)), set(words_of(label))
    if bool(left & _NEGATING) != bool(right & _NEGATING):
        return True
    return any(are_opposite(one, other) for one in left - right for other in right - left)


def is_misspelt(said: list[str], label: list[str]) -> bool:
    """Whether each word of the one that the other lacks is a word of the other, written in another way."""
    missing, spare = [one for one in said if one not in label], [one for one in label if one not in said]
    if any(one.isdigit() for one in (*missing, *spare)):
        return False
    if fuzz.ratio("".join(said), "".join(label)) >= 92 and len(said) != len(label):
        return True
    return all(_has_like(one, spare) for one in missing)


def _has_like(word: str, others: Iterable[str]) -> bool:
    return any(fuzz.ratio(word, one) >= MISSPELT and not are_opposite(word, one) for one in others)


def find_stray(said: str, shown: str) -> str:
    """The first word with a meaning that was said and that is not shown; "" for none."""
    there = [stem(one) for one in words_of(shown)]
    joined = "".join(there)
    for word in map(stem, words_of(said)):
        if word in _NEUTRAL or word in there or _has_like(word, there) or len(word) > 3 and word in joined:
            continue
        return word
    return ""
