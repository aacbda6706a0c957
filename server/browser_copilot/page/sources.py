"""A value that stands on the page: the nth word of a text, the text of a field, a cell beside its label, a sum."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Collection, Sequence

from browser_copilot.page.dates import count_days
from browser_copilot.page.intents import Source
from browser_copilot.page.lookup import add_up, look_up
from browser_copilot.page.rank import similarity
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control
from browser_copilot.protocol.tools import Item

_SUM = re.compile(r"(?<![\w.])\(?-?\d+(?:\.\d+)?\)?(?:\s*[-+*/x×÷−·]\s*\(?-?\d+(?:\.\d+)?\)?)+")
_UNKNOWN = re.compile(
    r"(?P<left>[-\d\s+*/.()]*(?<![A-Za-z])(?P<letter>[A-Za-z])(?![A-Za-z])[-\d\s+*/.()]*)=\s*(?P<right>-?\d+(?:\.\d+)?)(?![\w.])"
)
_WORD = re.compile(r"\S+")
_OPERATIONS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip


def find_value(
    source: Source, passages: Sequence[str], fields: Sequence[Control], lists: Sequence[Sequence[Item]] = ()
) -> str | None:
    """The value that a source stands for; None when the page does not hold it. `lists` are the page's collections."""
    found = _find(source, passages, fields, lists)
    if found is None or not source.case:
        return found
    return found.upper() if source.case == "upper" else found.lower()


def _find(
    source: Source, passages: Sequence[str], fields: Sequence[Control], lists: Sequence[Sequence[Item]]
) -> str | None:
    if source.kind == "answer":
        return solve(" \n ".join(passages))
    if source.kind == "shown":
        return _shown(source.of, passages, {one.label for one in fields if one.part != "field"})
    if source.kind == "total" and re.search(r"\bdays\b.*\bbetween\b", source.of):
        return count_days(" \n ".join([*passages, *(one.value for one in fields)]))
    if source.kind == "total":
        return next((total for items in lists if (total := add_up(source.of, items)) is not None), None)
    if source.kind == "cell":
        return _named(source.of, passages, lists)
    if source.kind == "text" and source.of and not source.ordinal and not _is_field(source.of, fields):
        found = _named(source.of, passages, lists)
        if found is not None:
            return found
    text = _text(source, passages, fields)
    if text is None or source.kind == "text":
        return text
    words = _WORD.findall(text)
    index = (source.ordinal or 1) - 1 if (source.ordinal or 1) > 0 else source.ordinal or -1
    return words[index].strip(",.;:!?\"'()") if -len(words) <= index < len(words) else None


def _named(name: str, passages: Sequence[str], lists: Sequence[Sequence[Item]]) -> str | None:
    """What a list shows for a name, else what follows it in the text, else the one code that the page shows."""
    for items in lists:
        found = look_up(name, items)
        if found is not None:
            return found
    found = find_labelled(re.sub(r"^(?:the|my|this) ", "", name), passages)
    if found is not None or not re.search(r"\b(?:code|number|id|key|token)\b", name):
        return found
    codes = {one for text in passages for one in _CODE.findall(text)}
    return codes.pop() if len(codes) == 1 else None


def _shown(noun: str, passages: Sequence[str], labels: Collection[str]) -> str | None:
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


def _text(source: Source, passages: Sequence[str], fields: Sequence[Control]) -> str | None:
    filled = [one for one in fields if one.value and one.role == "textbox"]
    areas = [one for one in filled if one.type == "textarea"] if re.search(r"area", source.of) else []
    named = [one for one in filled if similarity(source.of, one.label) > 0.75]
    candidates = areas or named or (filled if not re.search(r"paragraph|passage|sentence|page", source.of) else [])
    if candidates:
        index = (source.ordinal or 1) - 1 if source.kind == "text" else 0
        return candidates[index].value if -len(candidates) <= index < len(candidates) else None
    lines = [line for one in passages for line in one.split("\n") if line.strip()]
    long = [one for one in lines if len(one.split()) > 1] or lines
    index = (source.ordinal or 1) - 1 if source.kind == "text" and source.ordinal else 0
    return long[index] if -len(long) <= index < len(long) else None


def solve(text: str) -> str | None:
    """The result of the first sum in a text, of an equation its unknown; None when there is none."""
    plain = text.replace("×", "*").replace("÷", "/").replace("−", "-").replace("·", "*")
    unknown = _UNKNOWN.search(plain)
    if unknown:
        return _solve_for_x(unknown["left"].replace(unknown["letter"], "x"), float(unknown["right"]))
    found = _SUM.search(plain)
    if not found:
        return None
    return _say(_compute(re.sub(r"(?<=[\d)\s])x(?=[\s\d(])", "*", found[0])))


def _solve_for_x(left: str, right: float) -> str | None:
    """`x + 3 = 10` by two probes: the left side is linear in x."""
    body = re.sub(r"(?<=\d)\s*x", "*x", left)
    at_zero, at_one = _compute(body.replace("x", "(0)")), _compute(body.replace("x", "(1)"))
    if at_zero is None or at_one is None or at_one == at_zero:
        return None
    return _say((right - at_zero) / (at_one - at_zero))


def _compute(text: str) -> float | None:
    try:
        return _value(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError):
        return None


def _value(node: ast.expr) -> float:
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        return float(node.value)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand)
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
        return _OPERATIONS[type(node.op)](_value(node.left), _value(node.right))
    raise ValueError("not a sum")


def _say(number: float | None) -> str | None:
    if number is None:
        return None
    return str(int(number)) if number == int(number) else f"{number:g}"


def find_labelled(label: str, passages: Sequence[str]) -> str | None:
    """What follows a label: `Color: red`, or the next line."""
    lines = [line.strip() for one in passages for line in re.split(r"\n| · |\t| \| ", one) if line.strip()]
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
