"""Which item of a collection is meant: cells are compared by their types, never by a column's place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.dates import Span, find_span
from browser_copilot.page.rank import similarity
from browser_copilot.page.text import fold, stem, stems_of
from browser_copilot.page.which import Which
from browser_copilot.page.words import THINGS
from browser_copilot.protocol.tools import Cell, Item

_DATE_COLUMNS = (
    r"month|period|monat|mois|mes\b",
    r"date|issued|created|datum|fecha|day|sent",
    r"",
    r"due|paid|updated|expir",
)
_NUMBER = re.compile(r"-?\d[\d.,\s]*\d|-?\d")


@dataclass(frozen=True)
class Choice:
    """The items that fit, best first; `why` says by what."""

    items: tuple[Item, ...]
    why: str

    @property
    def first(self) -> Item | None:
        """The best item, None when nothing fits."""
        return self.items[0] if self.items else None


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
    """The number in a cell; a decimal comma counts as a point."""
    if isinstance(cell.value, int | float):
        return float(cell.value)
    found = _NUMBER.search(cell.text)
    if not found:
        return None
    digits = found[0].replace(" ", "")
    if "," in digits and "." in digits:
        digits = (
            digits.replace(",", "")
            if digits.rfind(".") > digits.rfind(",")
            else digits.replace(".", "").replace(",", ".")
        )
    elif re.fullmatch(r"-?\d+,\d{1,2}", digits):
        digits = digits.replace(",", ".")
    try:
        return float(digits.replace(",", ""))
    except ValueError:
        return None


_COLUMNS = {
    "money": r"price|amount|total|cost|sum|betrag|preis|importe|prix|balance|fee",
    "rating": r"rating|stars|score|bewertung",
    "email": r"e-?mail",
    "phone": r"phone|tel|mobile",
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
    for words in which.words:
        scored = [(one, word_score(words, one)) for one in found]
        top = max((score for _, score in scored), default=0.0)
        found = [one for one, score in scored if score >= 0.75 and score >= top - 0.05]
        reasons.append(f'mentions "{words}"')
    for bound in which.comparisons:
        found = [one for one in found if _keeps(one, bound.field, bound.holds)]
        reasons.append(f"{bound.op} {bound.number:g}")
    if which.extreme:
        found = _order(found, which, today)
        reasons.append(f"{which.extreme} {which.by}")
    if which.ordinal is not None:
        index = which.ordinal - 1 if which.ordinal > 0 else which.ordinal
        found = [found[index]] if -len(found) <= index < len(found) else []
        reasons.append(f"number {which.ordinal}")
    return Choice(tuple(found), ", ".join(reasons) or "first of the list")


def _in_span(item: Item, which: Which, today: date) -> bool:
    own = item_span(item, today)
    return own is not None and which.first is not None and which.last is not None and (
        which.first <= own.first and own.last <= which.last or own.first <= which.first and which.last <= own.last
        and (own.last - own.first).days <= 31
    )  # fmt: skip


def word_score(words: str, item: Item) -> float:
    """How well an item answers to a name: its best cell, or all its words together."""
    wanted = stems_of(words)
    best = max((similarity(words, cell.text) for cell in item.fields.values()), default=0.0)
    text = [stem(one) for one in stems_of(text_of(item))]
    if wanted and all(one in text for one in wanted):
        best = max(best, 0.9)
    return best


def _keeps(item: Item, field: str, holds: object) -> bool:
    cell = find_cell(item, field or "money") or find_cell(item, "number")
    number = cell_number(cell[1]) if cell else None
    return number is not None and callable(holds) and bool(holds(number))


def _order(items: list[Item], which: Which, today: date) -> list[Item]:
    keyed: list[tuple[float, Item]] = []
    for one in items:
        key = _key(one, which.by, today)
        if key is not None:
            keyed.append((key, one))
    if not keyed and which.by == "date":
        keyed = [(number, one) for one in items if (number := _running_number(one)) is not None]
    keyed.sort(key=lambda pair: pair[0], reverse=which.extreme == "max")
    return [one for _, one in keyed]


def _running_number(item: Item) -> float | None:
    """The number that a thing without a date is counted by, such as an order's."""
    found = re.search(r"(\d+)\D*$", next((cell.text for cell in item.fields.values() if cell.text.strip()), ""))
    return float(found[1]) if found else None


def _key(item: Item, by: str, today: date) -> float | None:
    if by == "date":
        span = item_span(item, today)
        return float(span.first.toordinal()) if span else None
    cell = find_cell(item, by)
    return cell_number(cell[1]) if cell else None


def names_of(thing: str) -> tuple[str, ...]:
    """What a thing may be called on a page."""
    return THINGS.get(thing, (thing,) if thing else ())
