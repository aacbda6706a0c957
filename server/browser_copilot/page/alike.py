"""Controls of one kind are compared like the items of a list: by name, number, extreme, odd or even."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from browser_copilot.page.amounts import read_number
from browser_copilot.page.items import choose
from browser_copilot.page.view import Control
from browser_copilot.page.which import Which
from browser_copilot.protocol.tools import Cell, Item


def pick(controls: Sequence[Control], which: Which, today: date) -> list[Control]:
    """The controls that meet the conditions, best first. Odd, even and prime are of the numbers where all labels have one."""
    items = [_item(place, one) for place, one in enumerate(controls)]
    numbers = [read_number(one.label) for one in controls]
    numbered = bool(which.parity) and all(one is not None for one in numbers)
    asked = which.model_copy(update={"every": False, "of": "", "parity": "" if numbered else which.parity})
    kept = list(items) if asked.is_any else list(choose(items, asked, today).items)
    if which.parity == "prime" and not numbered:
        return []
    return [controls[one.index] for one in kept if not numbered or _is(which.parity, int(numbers[one.index] or 0))]


def _is(parity: str, number: int) -> bool:
    """Whether a number is odd, even or prime."""
    if parity == "prime":
        return number > 1 and all(number % one for one in range(2, int(number**0.5) + 1))
    return (number % 2 == 1) == (parity == "odd")


def _item(place: int, one: Control) -> Item:
    """A control as an item of a list: what it is called and where it stands."""
    name = Cell(type="text", text=one.label or one.value or "?", value=read_number(one.label))
    fields = {"text": name, "where": Cell(type="text", text=one.context)} if one.context else {"text": name}
    return Item(index=place, fields=fields)
