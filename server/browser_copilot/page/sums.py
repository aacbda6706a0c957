"""The result of a sum, or the unknown of an equation, that stands in a text."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable

_SUM = re.compile(r"(?<![\w.])\(?-?\d+(?:\.\d+)?\)?(?:\s*[-+*/x×÷−·]\s*\(?-?\d+(?:\.\d+)?\)?)+")
_UNKNOWN = re.compile(
    r"(?P<left>[-\d\s+*/.()]*(?<![A-Za-z])(?P<letter>[A-Za-z])(?![A-Za-z])[-\d\s+*/.()]*)=\s*(?P<right>-?\d+(?:\.\d+)?)(?![\w.])"
)
_OPERATIONS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip


_SPELLED = (
    (r"multiplied by|times", "*"), (r"divided by|over", "/"), (r"plus|added to", "+"), (r"minus|less", "-"),
)  # fmt: skip


def spell_out(text: str) -> str:
    """`12 times 7` in signs."""
    for words, sign in _SPELLED:
        text = re.sub(rf"(?i)(?<=\d) (?:{words}) (?=-?\d)", f" {sign} ", text)
    return text


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
