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
    """The controls that meet the conditions, best first. Odd and even are of the numbers where all labels have one."""
    items = [_item(place, one) for place, one in enumerate(controls)]
    numbers = [read_number(one.label) for one in controls]
    numbered = bool(which.parity) and all(one is not None for one in numbers)
    asked = which.model_copy(update={"every": False, "of": "", "parity": "" if numbered else which.parity})
    kept = list(items) if asked.is_any else list(choose(items, asked, today).items)
    odd = which.parity == "odd"
    return [controls[one.index] for one in kept if not numbered or (int(numbers[one.index] or 0) % 2 == 1) == odd]


def _item(place: int, one: Control) -> Item:
    """A control as an item of a list: what it is called and where it stands."""
    name = Cell(type="text", text=one.label or one.value or "?", value=read_number(one.label))
    fields = {"text": name, "where": Cell(type="text", text=one.context)} if one.context else {"text": name}
    return Item(index=place, fields=fields)
