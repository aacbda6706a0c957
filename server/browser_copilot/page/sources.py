"""A value that stands on the page: the nth word of a text, the text of a field, a cell beside its label, a sum."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Sequence

from browser_copilot.page.intents import Source
from browser_copilot.page.rank import similarity
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control

_SUM = re.compile(r"(?<![\w.])\(?-?\d+(?:\.\d+)?\)?(?:\s*[-+*/x×÷−·]\s*\(?-?\d+(?:\.\d+)?\)?)+")
_UNKNOWN = re.compile(r"(?P<left>[\dx\s+*/×÷−.-]+)=\s*(?P<right>-?\d+)")
_WORD = re.compile(r"\S+")
_OPERATIONS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip


def find_value(source: Source, passages: Sequence[str], fields: Sequence[Control]) -> str | None:
    """The value that a source stands for; None when the page does not hold it."""
    if source.kind == "answer":
        return solve(" \n ".join(passages))
    if source.kind == "cell":
        return find_labelled(source.of, passages)
    text = _text(source, passages, fields)
    if text is None or source.kind == "text":
        return text
    words = _WORD.findall(text)
    index = (source.ordinal or 1) - 1 if (source.ordinal or 1) > 0 else source.ordinal or -1
    return words[index].strip(",.;:!?\"'()") if -len(words) <= index < len(words) else None


def _text(source: Source, passages: Sequence[str], fields: Sequence[Control]) -> str | None:
    filled = [one for one in fields if one.value and one.role == "textbox"]
    areas = [one for one in filled if one.type == "textarea"] if re.search(r"area", source.of) else []
    named = [one for one in filled if similarity(source.of, one.label) > 0.75]
    candidates = areas or named or (filled if not re.search(r"paragraph|passage|sentence|page", source.of) else [])
    if candidates:
        index = (source.ordinal or 1) - 1 if source.kind == "text" else 0
        return candidates[index].value if -len(candidates) <= index < len(candidates) else None
    long = [one for one in passages if len(one.split()) > 1] or list(passages)
    index = (source.ordinal or 1) - 1 if source.kind == "text" and source.ordinal else 0
    return long[index] if -len(long) <= index < len(long) else None


def solve(text: str) -> str | None:
    """The result of the first sum in a text, of an equation its unknown; None when there is none."""
    plain = text.replace("×", "*").replace("÷", "/").replace("−", "-").replace("·", "*")
    unknown = _UNKNOWN.search(plain)
    if unknown and "x" in unknown["left"]:
        return _solve_for_x(unknown["left"], float(unknown["right"]))
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
