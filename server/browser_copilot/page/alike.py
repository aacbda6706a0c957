"""Controls of one kind are compared like the items of a list: by name, number, extreme, odd or even."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from browser_copilot.page.amounts import read_number
from browser_copilot.page.items import choose
from browser_copilot.page.rank import similarity
from browser_copilot.page.view import Control
from browser_copilot.page.which import Which
from browser_copilot.protocol.tools import Cell, Item


def pick(controls: Sequence[Control], which: Which, excluded: Sequence[str], today: date) -> list[Control]:
    """The controls that meet the conditions, best first; those that are called like an excluded name never."""
    items = [
        Item(
            index=place,
            fields={"text": Cell(type="text", text=one.label or one.value or "?", value=read_number(one.label))},
        )
        for place, one in enumerate(controls)
    ]
    asked = which.model_copy(update={"every": False, "of": ""})
    kept = list(items) if asked.is_any else list(choose(items, asked, today).items)
    found = [controls[one.index] for one in kept]
    if which.parity:
        odd = which.parity == "odd"
        found = [
            one for one in found if (number := read_number(one.label)) is not None and (int(number) % 2 == 1) == odd
        ]
    return [one for one in found if not any(similarity(name, one.label) >= 0.85 for name in excluded)]
