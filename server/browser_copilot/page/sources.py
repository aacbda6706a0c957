"""A value that stands on the page: the nth word of a text, the text of a field, a cell beside its label, a sum."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.codes import find_token, name_of_code
from browser_copilot.page.dates import count_days
from browser_copilot.page.intents import Source
from browser_copilot.page.items import choose, title_of
from browser_copilot.page.lookup import add_up, look_up
from browser_copilot.page.rank import similarity
from browser_copilot.page.sums import solve, spell_out
from browser_copilot.page.text import best_word, fold, stem, stems_of
from browser_copilot.page.view import Control
from browser_copilot.page.which import read_item
from browser_copilot.protocol.tools import Item

_WORD = re.compile(r"\S+")


@dataclass(frozen=True)
class Shown:
    """What a page tells: its texts in order, its fields and other controls, the items of its lists.

    `near` are passages about what is looked for, wherever they stand.
    """

    passages: Sequence[str] = ()
    fields: Sequence[Control] = ()
    lists: Sequence[Sequence[Item]] = ()
    today: date = date.min
    near: Sequence[str] = ()

    @property
    def labels(self) -> set[str]:
        """The names of the controls, folded: no values of anything."""
        return {fold(one.label).rstrip(":* ") for one in self.fields}

    @property
    def columns(self) -> set[str]:
        """The words that the columns of the lists are called by."""
        return {word for items in self.lists for one in items for name in one.fields for word in fold(name).split()}


def find_value(source: Source, shown: Shown) -> str | None:
    """The value that a source stands for; None when the page does not hold it, or holds several."""
    found = _find(source, shown)
    if found is None or not source.case:
        return found
    return found.upper() if source.case == "upper" else found.lower()


def _find(source: Source, shown: Shown) -> str | None:
    if source.kind == "kept":
        return None
    if source.kind == "answer" and source.of:
        return solve(spell_out(source.of))
    if source.kind == "total" and (numbers := _ONLY_NUMBERS.fullmatch(source.of)):
        return solve(" + ".join(re.findall(r"-?\d+(?:\.\d+)?", numbers["numbers"])))
    if source.kind == "answer":
        return solve(" \n ".join(shown.passages))
    if source.kind == "shown":
        return _line_of(source.of, shown.passages, {one.label for one in shown.fields if one.part != "field"})
    if source.kind == "total" and re.search(r"\bdays\b.*\bbetween\b", source.of):
        return count_days(" \n ".join([*shown.passages, *(one.value for one in shown.fields)]))
    if source.kind == "total":
        total = next((total for items in shown.lists if (total := add_up(source.of, items)) is not None), None)
        return total or _total_of_line(source.of, shown.passages) or _counted(source.of, shown.passages)
    if source.kind == "cell":
        return _named(source, shown)
    if source.kind == "text" and source.of and not source.ordinal and not _is_field(source.of, shown.fields):
        named = _names_something(source.of) or name_of_code(source.of)
        return _named(source, shown) if named else _text(source, shown)
    text = _text(source, shown)
    if text is None or source.kind == "text":
        return text
    words = _WORD.findall(text)
    if source.extreme:
        return best_word([bare for one in words if (bare := one.strip(",.;:!?\"'()"))], source.extreme)
    index = (source.ordinal or 1) - 1 if (source.ordinal or 1) > 0 else source.ordinal or -1
    return words[index].strip(",.;:!?\"'()") if -len(words) <= index < len(words) else None


_ONLY_NUMBERS = re.compile(r"(?:the )?(?:sum|total) of (?P<numbers>-?\d[\d.]*(?:(?:,? and |, )-?\d[\d.]*)+)")
_NAMELESS = frozenset(
    "text value content number code word words line page screen paragraph passage sentence shown displayed given above below "
    "following first second third last whole full entire message here".split()
)


def _names_something(of: str) -> bool:
    """Whether words tell which value is meant: `the order number` does, `the text below` takes what there is."""
    return any(one not in _NAMELESS for one in stems_of(of))


def _named(source: Source, shown: Shown) -> str | None:
    """What the page shows for a name: in a list, in a field, or beside or below it in the text; else the one code."""
    name = re.sub(r"^(?:the|my|this) |^what (?:is|are|was) (?:the )?", "", source.of)
    if source.way != "above":
        cells = {
            cell
            for items in shown.lists
            if (cell := look_up(name, items, strict=True) or _of_the_one(name, items, shown.today))
        }
        if cells or _is_in_a_list(name, shown.lists):
            return cells.pop() if len(cells) == 1 else None
        held = {
            one.value for one in shown.fields if one.value and not one.is_secret and similarity(name, one.label) > 0.9
        }
        if held:
            return held.pop() if len(held) == 1 else None
    if (noun := name_of_code(name)) and not source.way:
        return find_token(noun, shown.fields, _lines(shown.passages))
    found = _told(name, source.way, shown)
    if found is not None or source.way or not re.search(r"\b(?:code|number|id|key|token)$", name.partition(" of ")[0]):
        return found
    codes = {one for text in shown.passages for one in _CODE.findall(text)}
    return codes.pop() if len(codes) == 1 else None


def _is_in_a_list(name: str, lists: Sequence[Sequence[Item]]) -> bool:
    """Whether a row or a column is called so: then its list tells the value, or nothing does."""
    wanted = stems_of(name)
    for items in lists:
        columns = [stems_of(one) for item in items for one in item.fields]
        named = len(items) > 1 and any(not re.fullmatch(r"(?:text ?)?\d*", fold(" ".join(one))) for one in columns)
        tables = [item for item in items if len(item.fields) > 2 or named]
        cells = [stems_of(cell.text) for item in tables for cell in item.fields.values()]
        if wanted in cells or wanted in columns and len(items) > 1:
            return True
    return False


def _of_the_one(name: str, items: Sequence[Item], today: date) -> str | None:
    """`price of the cheapest product`, `name of the last customer`: the cell of the one item that is meant."""
    column, _, whose = name.partition(" of ")
    item = read_item(whose, [], today)
    if not whose or not (item.which.extreme or item.which.ordinal is not None):
        return None
    best = choose(items, item.which, today).first
    if best is None:
        return None
    named = [cell.text for one, cell in best.fields.items() if stems_of(one) == stems_of(column)]
    if named or not re.search(r"\b(?:name|title)\b", column):
        return named[0] if len(named) == 1 else None
    return title_of(best)


_BARE = re.compile(r"(?<=\w) (?:address|value|text|number|details|name)$")
"""What may be said of a value that is called without it: the `ship to address`."""


def _told(name: str, way: str, shown: Shown) -> str | None:
    """The one value that the text gives for a label; `price of lamp` may stand beside `Lamp` when it looks like one."""
    what, _, whose = name.partition(" of ")
    found = find_told(name, shown, way)
    if found is None and (short := _BARE.sub("", name)) != name and fold(name) not in shown.labels:
        found = find_told(short, shown, way, below=True)
    if found is not None or not whose:
        return found
    shape = next((one for word, one in _SHAPES.items() if re.search(rf"\b(?:{word})s?\b", what)), None)
    found = find_told(whose, shown, way) if shape and not _is_in_a_list(whose, shown.lists) else None
    return found if found and shape and re.fullmatch(shape, found) else None


_SHAPES = {
    "price|cost|amount|total|sum|balance": r"\D{0,4}-?\d[\d.,]*\D{0,4}",
    "number|count|quantity|age|rating|score": r"[\w./-]*\d[\w./-]*",
    "e-?mail|mail|email address": r"[^@\s]+@[^@\s]+",
    "phone": r"\+?[\d ()/-]{5,}",
    "name|title|code|status|reference|id": r".+",
}  # fmt: skip
"""What a value looks like, by its noun."""


def find_told(label: str, shown: Shown, way: str = "", *, below: bool = False) -> str | None:
    """What stands beside a label (`Color: red`), else on the next line (`above`: the one before); None in doubt.

    `below`: only the next line counts. Names of controls and of columns are no values; behind a label that is a field's own only a colon counts.
    """
    wanted, labels, columns = fold(label).rstrip(":"), shown.labels, shown.columns
    own = wanted in labels
    gap = r"\s*[:=–-]\s*" if own else r"\s*[:=–-]?\s+"
    beside, beyond = set(), set()
    for lines in (_lines(shown.passages), *(_lines([one]) for one in shown.near)):
        for place, line in enumerate(lines):
            here = re.fullmatch(rf"{re.escape(wanted)}{gap}(.+)", fold(line))
            if here and not way and not below and not columns.issuperset(here[1].split()):
                beside.add(line[len(line) - len(here[1]) :].strip())
            other = place - 1 if way == "above" else place + 1
            if fold(line).rstrip(":* ") == wanted and not own and 0 <= other < len(lines):
                beyond.add(lines[other])
    found = beside or {
        one
        for one in beyond
        if (value := fold(one).rstrip(":* ")) not in labels and not columns.issuperset(value.split())
    }
    return found.pop() if len(found) == 1 else None


def _lines(passages: Sequence[str]) -> list[str]:
    return [line.strip() for one in passages for line in re.split(r"\n| · |\t| \| ", one) if line.strip()]


def _total_of_line(of: str, passages: Sequence[str]) -> str | None:
    """The sum of the numbers of the one line that holds several; None in doubt."""
    if not re.search(r"\b(?:sum|total)\b", of) or not re.search(r"\b(?:numbers|values|figures)\b", of):
        return None
    lines = [re.findall(r"(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\w)", one) for one in _lines(passages)]
    several = [one for one in lines if len(one) > 1]
    return solve(" + ".join(several[0])) if len(several) == 1 else None


def _counted(of: str, passages: Sequence[str]) -> str | None:
    """`how many tests failed`, where the text says `3 failed`; None in doubt."""
    asked = re.search(r"\bhow many (?P<what>.+)", of)
    words = stems_of(asked["what"]) if asked else []
    told = {
        (number, stem(word))
        for one in passages
        for number, word in re.findall(r"(?<![\w.,])(\d+) ([a-z]+)", fold(one))
        if stem(word) in words
    }
    best = [number for word in reversed(words) for number, named in told if named == word]
    last = {
        number
        for number, named in told
        if best and named == next(one for one in reversed(words) if any(one == other for _, other in told))
    }
    return last.pop() if len(last) == 1 else None


def _line_of(noun: str, passages: Sequence[str], labels: Collection[str]) -> str | None:
    """The one line of the page that is a word, a number or a text, and no control; None for none or several."""
    shape = {"word": r"[^\W\d_]+", "number": r"-?\d[\d.,]*", "code": _CODE.pattern}.get(noun, r".*\s.*")
    lines = {line.strip() for one in passages for line in one.split("\n")} - {*labels}
    fitting = {line for line in lines if re.fullmatch(shape, line)}
    return fitting.pop() if len(fitting) == 1 else None


_CODE = re.compile(r"\b(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,}\b")


def _is_field(name: str, fields: Sequence[Control]) -> bool:
    return bool(re.search(r"area|box|field|input", name)) or any(
        similarity(name, one.label) > 0.75 and one.value for one in fields
    )


def _text(source: Source, shown: Shown) -> str | None:
    filled = [one for one in shown.fields if one.value and one.role == "textbox"]
    areas = [one for one in filled if one.type == "textarea"] if re.search(r"area", source.of) else []
    named = [one for one in filled if similarity(source.of, one.label) > 0.75]
    candidates = areas or named or (filled if not re.search(r"paragraph|passage|sentence|page", source.of) else [])
    if candidates:
        index = (source.ordinal or 1) - 1 if source.kind == "text" else 0
        return candidates[index].value if -len(candidates) <= index < len(candidates) else None
    lines = [line for one in shown.passages for line in one.split("\n") if line.strip()]
    long = [one for one in lines if len(one.split()) > 1] or lines
    index = (source.ordinal or 1) - 1 if source.kind == "text" and source.ordinal else 0
    return long[index] if -len(long) <= index < len(long) else None


def find_labelled(label: str, passages: Sequence[str]) -> str | None:
    """What follows a label: `Color: red`, or the next line."""
    lines = _lines(passages)
    wanted = fold(label)
    for place, line in enumerate(lines):
        folded = fold(line)
        if folded.rstrip(":") == wanted:
            return lines[place + 1] if place + 1 < len(lines) else None
        found = re.match(rf"{re.escape(wanted)}\s*[:=–-]?\s+(.+)", folded)
        if found:
            return line[len(line) - len(found[1]) :].strip()
    return None


def best_passage(question: str, passages: Sequence[str]) -> str | None:
    """The passage that shares most words with a question; None when none shares any."""
    wanted = set(stems_of(question))
    scored = [(len(wanted & set(stems_of(one))) / max(1, len(wanted)), one) for one in passages]
    best = max(scored, key=lambda pair: pair[0], default=(0.0, ""))
    return best[1] if best[0] > 0 else None
