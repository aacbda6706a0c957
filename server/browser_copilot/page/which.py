"""Which one of many is meant: by name, place in the order, date, amount or extreme."""

from __future__ import annotations

import re
from datetime import date

from pydantic import BaseModel, ConfigDict

from browser_copilot.page.dates import MONTHS, find_range, find_span
from browser_copilot.page.quantities import take_places, take_some, to_number
from browser_copilot.page.text import MASK, SMALL_WORDS, fold, stem, stems_of, unmask
from browser_copilot.page.traits import take_traits
from browser_copilot.page.words import COMPARISONS, NUMBERS, ORDINALS, ROLES, SUPERLATIVES, THINGS

_SUPERLATIVE = re.compile(
    r"\b(" + "|".join(sorted(map(re.escape, SUPERLATIVES), key=len, reverse=True)) + r")\b(?: (rated|priced))?"
)
_ORDINAL = re.compile(
    r"(?<![-/\d])(?<!every )\b(\d{1,3})(?:st|nd|rd|th)\b|(?<!every )\b("
    + "|".join(sorted(map(re.escape, ORDINALS), key=len, reverse=True))
    + r")\b(?! (?:name|day|month|week|year|quarter)\b)"
)
_HASH = re.compile(r"(?:#|\bnumber |\bno\.? )(\d{1,4})\b")
_NUMBER = (
    r"[$€£]?\s?(-?\d[\d,]*(?:\.\d+)?|"
    + "|".join(NUMBERS)
    + r")\s?(?:%|[$€£]|euros?\b|dollars?\b|pounds?\b|usd\b|eur\b)?"
)
_COMPARE = tuple((re.compile(rf"(?:\b|(?=[<>=]))(?:{phrase}) ?{_NUMBER}"), op) for phrase, op in COMPARISONS)
_BETWEEN = re.compile(rf"\bbetween {_NUMBER} and {_NUMBER}")
_BY = re.compile(
    r"\b(?:by|from|named|called|titled|labell?ed|for|with(?: the)?(?: name| title| subject| username| email)?|of|number|"
    r"that (?:says|contains|mentions)|containing|starting with|to)\b"
)
_FILLER = frozenset(
    "me please one ones whole complete entire copy copies file files pdf csv json row rows entry item items thing "
    "issued dated have has had do does did much many there list lists page pages table exist exists full made sent "
    "paid currently now just only also every each who what which how when where cost costs say says whose called "
    "named you can could would i we they them he she us newly so everything everyone everybody".split()
)


_DATED = frozenset({"order", "invoice", "statement", "bill", "receipt", "payment", "purchase"})
"""Things that come one after another in time: the last one is the newest, wherever the list shows it."""


class Frozen(BaseModel):
    """A value that does not change."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Comparison(Frozen):
    """A bound on a number; `field` names the column when the goal did."""

    op: str
    number: float
    field: str = ""

    def holds(self, number: float) -> bool:
        """Whether the number keeps the bound."""
        return {
            ">": number > self.number,
            "<": number < self.number,
            ">=": number >= self.number,
            "<=": number <= self.number,
            "=": number == self.number,
        }[self.op]


class Which(Frozen):
    """The conditions that an item must meet. `ordinal` counts from 1, or back from -1.

    `traits` are (column, word): in which column one of the words has to stand, where the items have such a column.
    """

    words: tuple[str, ...] = ()
    traits: tuple[tuple[str, str], ...] = ()
    ordinal: int | None = None
    extreme: str = ""  # max or min
    by: str = ""  # what the extreme is of: date, money, number, rating, duration
    of: str = ""  # the noun after it, which may name a column
    first: date | None = None
    last: date | None = None
    when: str = ""
    comparisons: tuple[Comparison, ...] = ()
    parity: str = ""  # odd, even or prime: by number where all have one, else by place
    nth: int = 0  # of places: each nth
    but: tuple[str, ...] = ()  # names of those that are left out
    every: bool = False
    exact: bool = False  # the words are all that the item shows, not a part of its name
    most: int = 0  # of every: only so many; with an ordinal so many from the first or the last on

    @property
    def is_any(self) -> bool:
        """Whether nothing is asked of the item."""
        return self == Which() or self == Which(every=True)


class ItemPhrase(Frozen):
    """A noun phrase: the thing, which one, where it is, and what of it is meant."""

    thing: str = ""
    which: Which = Which()
    scope: str = ""


def take_comparisons(text: str) -> tuple[list[Comparison], str]:
    """Read the bounds on numbers out of folded text; returns them and the rest."""
    found: list[Comparison] = []

    def keep(op: str, token: str) -> str:
        number = to_number(token)
        if number is not None:
            found.append(Comparison(op=op, number=number))
        return " "

    text = _BETWEEN.sub(lambda one: keep(">=", one[1]) + keep("<=", one[2]), text)
    for pattern, op in _COMPARE:
        text = pattern.sub(lambda one, op=op: keep(op, one[1]), text)  # type: ignore[misc]
    return found, text


def take_ordinal(text: str) -> tuple[int | None, str]:
    """Read an ordinal (`3rd`, `last`, `#2`) out of folded text."""
    found = _ORDINAL.search(text)
    if found:
        value = int(found[1]) if found[1] else ORDINALS[found[2]]
        return value, text[: found.start()] + " " + text[found.end() :]
    return None, text


def take_extreme(text: str) -> tuple[str, str, str]:
    """Read a superlative out of folded text: direction, what of, rest."""
    found = _SUPERLATIVE.search(text)
    if not found:
        return "", "", text
    direction, by = SUPERLATIVES[found[1]]
    by = {"rated": "rating", "priced": "money"}.get(found[2] or "", by)
    return direction, by, text[: found.start()] + " " + text[found.end() :]


def find_thing(text: str) -> str:
    """The last noun of the phrase that names a kind of thing; "" when there is none."""
    for word in reversed(re.findall(r"[a-z][a-z-]*", text)):
        if stem(word) in THINGS:
            return stem(word)
    return ""


def _take_scope(text: str, masked: str) -> tuple[str, str]:
    """The place that a phrase ends with, and the phrase before it; `of` is a place only after a named thing.

    Who is written with a capital or an @ is no place: `from Frankie`.
    """
    found = re.search(
        r"\b(in|on|from|under|inside|within|at|of) (?:the |my |our |this )?([a-z][\w -]*?)"
        r"(?: (?:page|section|table|list|area|menu|below|above))?\s*$", text
    )  # fmt: skip
    if not found or find_span(found[2], date(2000, 1, 1)) or found[2] in MONTHS:
        return "", text
    inside = text[: found.start()].strip()
    if found[1] in ("from", "of") and found[2].split()[0] not in re.findall(r"[^\s,@]+", masked):
        return "", text
    if found[1] in ("of", "at") and not find_thing(inside):
        return "", text
    return (found[2].strip(), inside) if stems_of(inside) else ("", text)


def _noun_after(text: str, by: str) -> str:
    """`the largest population`: the noun that a bare superlative is of."""
    found = _SUPERLATIVE.search(text) if by == "number" else None
    noun = re.match(r"\s+([a-z]+)", text[found.end() :]) if found else None
    return noun[1] if noun and noun[1] not in SMALL_WORDS and noun[1] not in _FILLER else ""


def _names_in(masked: str, folded: str, passages: list[str], thing: str, of: str = "") -> tuple[str, ...]:
    quoted = [passages[int(one)] for one in MASK.findall(folded) if int(one) < len(passages)]
    if quoted:
        return tuple(quoted)
    kept = [
        one for one in re.findall(r"[^\s,;:!?()⟦⟧]+", folded)
        if (bare := one.strip(".'\"").removesuffix("'s")) and bare not in SMALL_WORDS and bare not in _FILLER
        and stem(bare) != thing and stem(bare) not in ("odd", "even", "prime") and bare not in ROLES and bare != of
    ]  # fmt: skip
    name = " ".join(one.strip(".'\"").removesuffix("'s") for one in kept)
    original = re.search(re.escape(name), masked, re.IGNORECASE) if name else None
    return (original[0] if original else name,) if name else ()


_HEAD = re.compile(
    r"^(?:the |a |an |all |every |each |any |both |my |our |your |only |of )*(?P<head>[a-z-]+(?: [a-z-]+)?) (?:by|from|about|with|named|called|titled|"
    r"containing|mentioning|that (?:says?|contains?|mentions?|is about)|next to|beside|of|to) (?=\S)"
)


def _take_head(masked: str, folded: str) -> tuple[str, str]:
    """`comments by Mira`, `mail from Bob about X`: the noun before the name is what it is, not what it is called."""
    found = _HEAD.match(folded)
    if not found or not re.match(re.escape(found["head"]), _without_lead(masked)):
        return "", folded
    return found["head"], folded[found.end() :]


def _without_lead(masked: str) -> str:
    return re.sub(
        r"(?i)^(?:the |a |an |all |every |each |any |both |my |our |your |only |of |\w+est |most \w+ )*",
        "",
        masked.strip(),
    )


_EXCEPT = re.compile(
    r"(?i),?\s*\b(?:except(?: for)?|but not|excluding|apart from|other than|without(?: the words?)?(?! \w+ing\b)|"
    r"(?:(?:that|which|who) )?(?:(?:is|are|was|were|do|does) )?not (?=(?:from|by|sent by|named|called|titled|about|containing|mentioning|contain|mention|belonging to)\b))\s*(?P<out>.+)$"
)


def _take_but(masked: str, passages: list[str], today: date) -> tuple[tuple[str, ...], str]:
    """`all mails except Bob's and the one from Ann`: the names that are left out, and the text before."""
    found = _EXCEPT.search(masked)
    if not found or not masked[: found.start()].strip():
        return (), masked
    parts = re.split(r",\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor)\s+", found["out"])
    items = [(one, read_item(one, passages, today)) for one in parts if one.strip()]
    names = [" ".join(item.which.words) or item.scope or unmask(one, passages) for one, item in items]
    return tuple(names), masked[: found.start()]


LESS_IS_BETTER = ("time", "price", "cost", "fare", "rank", "lap", "latency")
"""Of these the best is the least."""


def read_item(masked: str, passages: list[str], today: date) -> ItemPhrase:
    """Read a noun phrase such as `the cheapest product under 20 in Hand tools` or `last month's invoice`."""
    but, masked = _take_but(masked, passages, today)
    traits, masked = take_traits(masked, passages)
    text = fold(masked)
    span = find_range(text, today)
    rest = re.sub(r"^'s\b", " ", text.replace(span.text, " ", 1).strip()) if span else text
    rest = re.sub(r"(?<=\s)'s\b", " ", rest)
    comparisons, rest = take_comparisons(rest)
    extreme, by, rest = take_extreme(rest)
    parity, nth, rest = take_places(rest)
    most, end, rest = take_some(rest, extreme)
    ordinal, rest = (end, rest) if most else take_ordinal(rest)
    if ordinal == -1 and stem(find_thing(rest)) in _DATED and not extreme:
        ordinal, extreme, by = 1 if most else None, "max", "date"
    every = bool(re.search(r"\b(?:all|every\w*|each|alternate)\b", rest)) or bool(
        but and not re.search(r"\bany\w*\b", rest)
    )
    of = _noun_after(text, by)
    if of in LESS_IS_BETTER and re.search(r"\b(?:best|worst)\b", text):
        extreme = "min" if extreme == "max" else "max"
    thing = find_thing(rest)
    scope, inside = _take_scope(" ".join(rest.split()), masked)
    if scope:
        rest, thing = inside, find_thing(inside) or thing
    head, named = _take_head(masked, " ".join(rest.split()))
    thing = find_thing(head) or thing
    names = _names_in(
        masked, _BY.sub(" ", re.sub(r"\b(?:about|via|mentioning|that says)\b", " ", named)), passages, thing, of
    )
    which = Which(
        words=(*names, *(value for _, value in traits)), traits=traits, ordinal=ordinal, extreme=extreme, by=by, of=of,
        first=span.first if span else None, last=span.last if span else None, when=span.text if span else "",
        comparisons=tuple(comparisons), parity=parity, nth=nth, but=but, every=every or most > 0, most=most,
    )  # fmt: skip
    return ItemPhrase(thing=thing, which=which, scope=unmask(scope, passages))
