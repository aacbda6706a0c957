"""Which item of a collection is meant: cells are compared by their types, never by a column's place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.amounts import (
    pick_duration,
    read_clock,
    read_duration,
    read_money,
    read_number,
    read_price,
    read_weight,
)
from browser_copilot.page.dates import Span, find_span
from browser_copilot.page.rank import similarity
from browser_copilot.page.text import fold, order_of_name, stem, stems_of
from browser_copilot.page.traits import says
from browser_copilot.page.which import Which
from browser_copilot.page.words import THINGS
from browser_copilot.protocol.tools import Cell, Item

_DATE_COLUMNS = (
    r"month|period|monat|mois|mes\b",
    r"date|issued|created|datum|fecha|day|sent",
    r"",
    r"due|paid|updated|expir",
)


@dataclass(frozen=True)
class Choice:
    """The items that fit, best first; `why` says by what."""

    items: tuple[Item, ...]
    why: str

    @property
    def first(self) -> Item | None:
        """The best item, None when nothing fits."""
        return self.items[0] if self.items else None

    def explain(self) -> str:
        """The best item and why it is the one; a name that was asked for is not said twice."""
        title = title_of(self.items[0]) if self.items else ""
        return f'"{title}"' if self.why == f'mentions "{title}"' else f'"{title}": {self.why}'

    def rivals(self, which: Which) -> tuple[Item, ...]:
        """All of several items that fit a name equally well, when nothing else tells them apart."""
        told = which.extreme or which.ordinal is not None or which.every or which.comparisons or not which.words
        texts = {text_of(one) for one in self.items}
        return self.items if not told and len(texts) > 1 else ()


def text_of(item: Item) -> str:
    """All texts of an item."""
    return " · ".join(cell.text for cell in item.fields.values() if cell.text)


def title_of(item: Item) -> str:
    """What a person would call the item: its first cell of text that is neither a control's label nor a number."""
    labels = {fold(one.label) for one in item.controls or [] if one.role != "link"}
    texts = [cell for cell in item.fields.values() if cell.text.strip()]
    for cell in texts:
        if cell.type in ("text", "link") and fold(cell.text) not in labels and not cell.text.strip().isdigit():
            return cell.text
    return texts[0].text if texts else ""


def cell_span(cell: Cell, today: date) -> Span | None:
    """The days that a cell stands for."""
    if cell.type == "date" and isinstance(cell.value, str):
        found = find_span(cell.value[:10], today)
        if found:
            return found
    return find_span(fold(cell.text), today) if cell.type in ("date", "text", "link") else None


def item_span(item: Item, today: date) -> Span | None:
    """The item's own date: its month or day before the day it is due."""
    best: tuple[int, Span] | None = None
    for name, cell in item.fields.items():
        span = cell_span(cell, today)
        if span is None or not re.search(r"\d", cell.text + str(cell.value or "")):
            continue
        place = next(n for n in (3, 0, 1, 2) if re.search(_DATE_COLUMNS[n], fold(name)))
        if best is None or place < best[0]:
            best = (place, span)
    return best[1] if best else None


def cell_number(cell: Cell) -> float | None:
    """The number in a cell."""
    return float(cell.value) if isinstance(cell.value, int | float) else read_number(cell.text)


_COLUMNS = {
    "money": r"price|amount|total|cost|sum|betrag|preis|importe|prix|balance|fee",
    "rating": r"rating|stars|score|bewertung",
    "email": r"e-?mail",
    "phone": r"phone|tel|mobile",
    "weight": r"weight|gewicht|peso|poids",
    "status": r"status|state",
    "role": r"role",
    "address": r"address|street",
    "date": r"date|month|issued|created|day|period",
}  # fmt: skip


def find_cell(item: Item, attribute: str) -> tuple[str, Cell] | None:
    """The cell that an attribute names: by its type, else by its column."""
    if attribute == "money":
        for name, cell in item.fields.items():
            if cell.type == "money" or re.search(r"[$€£¥]\s?\d|\d\s?[$€£¥]", cell.text):
                return name, cell
    pattern = _COLUMNS.get(attribute, re.escape(fold(attribute)) if attribute else r"(?!)")
    named = [(name, cell) for name, cell in item.fields.items() if re.search(pattern, fold(name))]
    if named:
        return named[0]
    if attribute == "rating":
        return next(((n, c) for n, c in item.fields.items() if re.search(r"\bstars?\b|★", fold(c.text))), None)
    if attribute == "email":
        return next(((n, c) for n, c in item.fields.items() if "@" in c.text), None)
    if attribute == "number":
        return next(((n, c) for n, c in item.fields.items() if cell_number(c) is not None), None)
    best = (
        max(item.fields.items(), key=lambda pair: similarity(attribute, pair[0]), default=None) if attribute else None
    )
    return best if best and similarity(attribute, best[0]) > 0.6 else None


def choose(items: Sequence[Item], which: Which, today: date) -> Choice:
    """The items that meet all conditions. An extreme orders them, an ordinal picks; a date in doubt never fits."""
    found, reasons = list(items), []
    if which.first and which.last:
        found = [one for one in found if _in_span(one, which, today)]
        reasons.append(f"dated {which.when}")
    for column, value in which.traits:
        exact = [one for one in found if fold(value) in map(fold, _cells_of(one, column))]
        found = exact or [
            one for one in found if not which.every and any(says(value, cell) for cell in _cells_of(one, column))
        ]
    for words in which.words:
        if which.extreme and _names_column(words, items):
            continue
        named = [one for one in found if _is_it(words, one)] or (
            [one for one in found if fold(title_of(one)) in fold(words)] if which.exact else found
        )
        scored = [(one, word_score(words, one)) for one in named]
        top = max((score for _, score in scored), default=0.0)
        found = [one for one, score in scored if score >= 0.75 and score >= top - 0.05]
        reasons.append(f'mentions "{words}"')
    for name in which.but:
        left = [one for one in found if word_score(name, one) < 0.75]
        found = left if len(left) < len(found) else []  # a name that leaves out nothing was misunderstood
        reasons.append(f'not "{name}"')
    for bound in which.comparisons:
        found = [one for one in found if _keeps(one, bound.field, bound.holds)]
        reasons.append(f"{bound.op} {bound.number:g}")
    if which.extreme:
        found = _order(found, which, today)
        reasons.append(f"{which.extreme} {which.by}")
    if which.parity == "prime":
        return Choice((), "no place is prime")
    if which.parity or which.nth:
        step, first = (which.nth, which.nth - 1) if which.nth else (2, int(which.parity == "even"))
        found = found[first::step]
        reasons.append(f"each {which.parity or which.nth}")
    if which.most and which.ordinal is not None:
        found = found[: which.most] if which.ordinal > 0 else found[-which.most :]
        reasons.append(f"{which.most} of them")
    elif which.ordinal is not None:
        index = which.ordinal - 1 if which.ordinal > 0 else which.ordinal
        found = [found[index]] if -len(found) <= index < len(found) else []
        reasons.append(f"number {which.ordinal}")
    return Choice(tuple(found), ", ".join(reasons) or "first of the list")


def _cells_of(item: Item, column: str) -> list[str]:
    """What stands in the column; an item that has but one tells by it."""
    cells = [one.text for name, one in item.fields.items() if set(stems_of(column)) <= set(stems_of(name))]
    told = find_cell(item, column) if column in _COLUMNS and not cells else None
    return cells or ([told[1].text] if told else [one.text for one in item.fields.values()] * (len(item.fields) == 1))


def _names_column(words: str, items: Sequence[Item]) -> bool:
    """`which country has the largest population`: the word says which column to answer with."""
    columns = {stem for one in items for name in one.fields for stem in stems_of(name)}
    return all(one in columns for one in stems_of(words))


def _in_span(item: Item, which: Which, today: date) -> bool:
    own = item_span(item, today)
    return own is not None and which.first is not None and which.last is not None and (
        which.first <= own.first and own.last <= which.last or own.first <= which.first and which.last <= own.last
        and (own.last - own.first).days <= 31
    )  # fmt: skip


def _is_it(words: str, item: Item) -> bool:
    """Whether an item is called just so: `Guest B` is not `Guest C`."""
    wanted = fold(words)
    return wanted == fold(text_of(item)) or any(fold(cell.text) == wanted for cell in item.fields.values())


def word_score(words: str, item: Item) -> float:
    """How well an item answers to a name: its best cell, or all its words together."""
    wanted = stems_of(words)
    best = max((similarity(words, cell.text) for cell in item.fields.values()), default=0.0)
    text = [stem(one) for one in stems_of(text_of(item))]
    if wanted and all(one in text or _heads(one, wanted, item) for one in wanted):
        best = max(best, 0.9)
    return best


def _heads(word: str, wanted: Sequence[str], item: Item) -> bool:
    """Whether a word only names the column in which another wanted word stands: `status open`."""
    named = [set(stems_of(cell.text)) for name, cell in item.fields.items() if word in stems_of(name)]
    return any(cell & (set(wanted) - {word}) for cell in named)


def _keeps(item: Item, field: str, holds: object) -> bool:
    cell = find_cell(item, field or "money") or find_cell(item, "number")
    number = cell_number(cell[1]) if cell else None
    return number is not None and callable(holds) and bool(holds(number))


def _order(items: list[Item], which: Which, today: date) -> list[Item]:
    for measure in (_measure_of(which, today), _time_of if which.by in ("date", "number") else None, _fallback(which)):
        keyed = [(key, one) for one in items if measure is not None and (key := measure(one)) is not None]
        if keyed:
            return [one for _, one in sorted(keyed, key=lambda pair: pair[0], reverse=which.extreme == "max")]
    return []


Measure = Callable[[Item], float | None]


def _measure_of(which: Which, today: date) -> Measure:
    """What the extreme is of: the column that is named after it, else what the word itself says."""

    def by_column(item: Item) -> float | None:
        named = find_cell(item, which.of)
        number = _size_of(named[1]) if named else None
        return number if number is not None else _key(item, which.by, today)

    return by_column if which.of else lambda item: _key(item, which.by, today)


def _size_of(cell: Cell) -> float | None:
    """A number or a time: `2:58` is less than `3:12`."""
    length = read_duration(cell.text) if ":" in cell.text else None
    return length if length is not None else cell_number(cell)


def _fallback(which: Which) -> Measure | None:
    if which.by == "money":
        return lambda item: read_price(title_of(item))
    return {"date": _running_number, "number": lambda item: read_number(text_of(item))}.get(which.by)


def _time_of(item: Item) -> float | None:
    """A time of the day, for things that have no date."""
    return next((float(clock) for one in item.fields.values() if (clock := read_clock(one.text)) is not None), None)


def _running_number(item: Item) -> float | None:
    """The number that a thing without a date is counted by, such as an order's."""
    found = re.search(r"(\d+)\D*$", next((cell.text for cell in item.fields.values() if cell.text.strip()), ""))
    return float(found[1]) if found else None


def _key(item: Item, by: str, today: date) -> float | None:
    if by == "date":
        span = item_span(item, today)
        return float(span.first.toordinal()) if span else None
    if by == "length":
        return float(len(title_of(item)))
    if by == "name":
        return order_of_name(title_of(item))
    if by == "weight":
        own = find_cell(item, by)
        weight = read_weight(own[1].text if own else text_of(item))
        return weight if weight is not None else cell_number(own[1]) if own else None
    if by == "duration":
        return pick_duration([(name, one.text) for name, one in item.fields.items()])
    cell = find_cell(item, by)
    if cell and by == "money" and not isinstance(cell[1].value, int | float):
        return read_money(cell[1].text)
    return cell_number(cell[1]) if cell else None


def names_of(thing: str) -> tuple[str, ...]:
    """What a thing may be called on a page."""
    return THINGS.get(thing, (thing,) if thing else ())
