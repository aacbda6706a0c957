"""A question with a name and an attribute is answered where the row of the one meets the column of the other."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.amounts import read_number
from browser_copilot.page.text import fold, stem, stems_of
from browser_copilot.protocol.tools import Item

_ASKING = frozenset(
    "what which who when where how is was do doe did tell show give read know find get value content corresponds corresponding correspond match matches "
    "label labelled field cell entry table row column list page shown says have has much many number".split()
)


def look_up(
    phrase: str, items: Sequence[Item], about: frozenset[str] = frozenset(), *, strict: bool = False
) -> str | None:
    """The one cell that a phrase such as `the capital of Peru` or `Peru's capital` means; None for none or several.

    `about` are words that all items share, such as those of the page's heading. `strict`: a number beside a word counts
    only within one cell.
    """
    asked = [one for one in stems_of(phrase) if one not in _ASKING]
    shown = {word for item in items for name, cell in item.fields.items() for word in stems_of(f"{name} {cell.text}")}
    asked = [one for one in asked if one not in about or one in shown]
    found = {cell for item in items for cell in _cells(asked, item, alone=len(items) == 1, strict=strict)}
    best = max((score for score, _ in found), default=0)
    answers = {text for score, text in found if score == best}
    return answers.pop() if len(answers) == 1 else None


def _cells(asked: list[str], item: Item, *, alone: bool, strict: bool) -> list[tuple[int, str]]:
    """Cells of an item whose column is named and whose row is: with how many words were met."""
    found: list[tuple[int, str]] = []
    cells = [(name, cell.text) for name, cell in item.fields.items() if cell.text.strip()]
    for name, text in cells:
        column = [one for one in stems_of(re.sub(r"\d+$", "", name)) if one not in _ASKING]
        if not column or not all(one in asked for one in column):
            continue
        rest = [one for one in asked if one not in column]
        heads = {word for other, _ in cells for word in stems_of(other)}
        rest = [one for one in rest if one not in heads] or rest
        row = {word for other, one in cells if other != name for word in stems_of(one)}
        if (rest or alone) and all(one in row for one in rest):
            found.append((len(rest) + len(column), text.strip()))
    if not found and len(cells) == 2 and _is_name(cells[0][1], asked):
        found.append((len(asked), cells[1][1].strip()))
    if not found and (len(cells) == 1 or not strict):
        found += _inline(asked, " \n ".join(text for _, text in cells))
    return found


def _is_name(text: str, asked: list[str]) -> bool:
    words = stems_of(text)
    return bool(words) and sorted(words) == sorted(asked)


def _inline(asked: list[str], text: str) -> list[tuple[int, str]]:
    """`Rating 7.4` within a card that is about what was asked."""
    words = stems_of(text)
    for place, one in enumerate(asked):
        others = asked[:place] + asked[place + 1 :]
        hit = re.search(rf"\b{re.escape(one)}\w*:?\s+([^\s:]*\d[^\s]*)", fold(text))
        if hit and others and all(other in words for other in others):
            return [(len(asked), hit[1].rstrip(".,;"))]
    return []


_COLUMNS_OF = (
    (
        r"\bwho(?:se|m)?\b",
        r"\b(?:from|by|author|sender|name|user|person|who|customer|member|contact|owner|assignee|teacher|speaker|host)\b",
    ),
    (
        r"\bwhere\b",
        r"\b(?:country|city|place|location|address|room|where|venue|town|region|office|building|hall|destination)\b",
    ),
    (
        r"\bwhen\b|\bwhat (?:time|day|date)\b",
        r"\b(?:date|day|time|when|due|month|hour|starts?|departs?|departure|begins?)\b",
    ),
)
"""What asks for a person, a place or a time, and what the columns are called that hold such."""


def answer_by_row(question: str, items: Sequence[Item]) -> str:
    """`who wrote about lunch`: of the one row that has all words which tell rows apart, the cell that is asked for.

    `what is on Thursday` is answered with the rest of its rows, or with the column that is called so; "" when in doubt.
    """
    asked = [one for one in stems_of(question) if one not in _ASKING]
    rows = [set(stems_of(" ".join(cell.text for cell in one.fields.values()))) for one in items]
    telling = [
        one
        for one in asked
        if any(one in row for row in rows) and not (len(rows) > 1 and all(one in row for row in rows))
    ]
    fitting = [item for item, row in zip(items, rows, strict=True) if telling and all(one in row for one in telling)]
    if not fitting:
        return _column_of(asked, items)
    wanted = next((columns for asking, columns in _COLUMNS_OF if re.search(asking, fold(question))), "")
    if wanted or re.search(r"\bhow (?:many|much)\b", fold(question)):
        return _cell_for(fitting[0], wanted) if len(fitting) == 1 else ""
    if not re.match(r"what(?:'?s| is| are)? (?:there |happening |planned |going )?(?:on|at|for|in)\b", fold(question)):
        return ""
    left = [
        [cell.text for cell in one.fields.values() if not set(stems_of(cell.text)) <= set(asked)]
        for one in fitting[:12]
    ]
    return "; ".join(", ".join(one) for one in left if one)


def _cell_for(item: Item, columns: str) -> str:
    """The cell of such a column; without one the only number."""
    named = [
        cell.text for name, cell in item.fields.items() if columns and re.search(columns, fold(name)) and cell.text
    ]
    numbers = [cell.text for cell in item.fields.values() if read_number(cell.text) is not None]
    return named[0] if named else numbers[0] if not columns and len(numbers) == 1 else ""


def _column_of(asked: Sequence[str], items: Sequence[Item]) -> str:
    """`what is on Thursday` where Thursday is a column: what stands in it, row by row."""
    names = list(dict.fromkeys(name for one in items for name in one.fields))
    named = [one for one in names if (words := stems_of(one)) and sorted(words) == sorted(asked)]
    if len(named) != 1 or named[0] == names[0]:
        return ""
    cells = [
        (one.fields[names[0]].text if names[0] in one.fields else "", one.fields[named[0]].text)
        for one in items
        if named[0] in one.fields
    ]
    return "; ".join(f"{head}: {text}" if head else text for head, text in cells[:12] if text.strip())


def add_up(phrase: str, items: Sequence[Item]) -> str | None:
    """The sum, count, average, largest or smallest of a column; None when the phrase asks for none of them."""
    text = fold(phrase)
    kind = next((name for name, pattern in _SUMS if re.search(pattern, text)), None)
    if kind is None or not items:
        return None
    numbers = _column(text, items)
    if kind == "count":
        return _count(text, items)
    if not numbers:
        return None
    total = {
        "sum": sum(numbers), "average": sum(numbers) / len(numbers), "max": max(numbers), "min": min(numbers)
    }[kind]  # fmt: skip
    return str(int(total)) if total == int(total) else f"{total:.2f}".rstrip("0")


_SUMS = (
    ("average", r"\b(?:average|mean)\b"), ("sum", r"\b(?:sum|total of|add up|altogether|combined)\b"),
    ("count", r"\b(?:how many|number of|count)\b"),
    ("max", r"\b(?:largest|highest|biggest|greatest|maximum) (?:number|value|price|amount)\b"),
    ("min", r"\b(?:smallest|lowest|least|minimum) (?:number|value|price|amount)\b"),
)  # fmt: skip


def _column(text: str, items: Sequence[Item]) -> list[float]:
    """The numbers of the column that is named, else of the only one that has numbers."""
    names = list(dict.fromkeys(name for one in items for name in one.fields))
    named = [one for one in names if any(stem(word) in stems_of(one) for word in stems_of(text))]
    numeric = [
        one
        for one in names
        if all(one in item.fields and read_number(item.fields[one].text) is not None for item in items)
    ]
    column = next(iter([one for one in named if one in numeric] or numeric), None)
    numbers = [read_number(item.fields[column].text) for item in items if column in item.fields] if column else []
    return [one for one in numbers if one is not None]


_COUNTED = re.compile(
    r"(?:how many|number of|count)(?: of| all| the| my)* (?P<head>[^,;.?!]*?)"
    r"(?P<tail>$|[,;.?!]|\b(?:is|are|was|were|have|has|do|does|did|can|that|which|who|in|on|of|at|with|there)\b.*)"
)
_PLAIN = re.compile(
    r"\b(?:there|here|listed|shown|displayed|in total|altogether|have|has|does?|did|can|you|we|i|see|count|exist)\b"
    r"|\b(?:in|on|of|at) (?:the|this|my|our|all|total)\b.*"
)
_DENIED = re.compile(r"\b(?:not|without|no|isn't|aren't|haven't|hasn't)\b")


def _count(text: str, items: Sequence[Item]) -> str | None:
    """How many items are of a kind that the phrase names, all where it names none; None for a word that no item has."""
    counted = _COUNTED.search(text)
    if counted is None:
        return str(len(items))
    rows = [{word for cell in one.fields.values() for word in stems_of(cell.text)} for one in items]
    columns = {word for one in items for name in one.fields for word in stems_of(name)}
    *kinds, noun = stems_of(counted["head"]) or [""]
    tail = _PLAIN.sub(" ", counted["tail"])
    told = [*kinds, *stems_of(_DENIED.sub(" ", tail))]
    known = [one for one in (noun, *told) if any(one in row for row in rows)]
    if any(one not in known and one not in columns for one in told):
        return None
    fitting = sum(all(one in row for one in known) for row in rows)
    return str(len(rows) - fitting if _DENIED.search(tail) else fitting)
