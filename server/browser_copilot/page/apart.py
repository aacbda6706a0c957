"""What like items are told apart by."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.items import title_of
from browser_copilot.page.text import clip
from browser_copilot.protocol.tools import Item


def tell_apart(items: Sequence[Item]) -> list[str]:
    """A name for each of several like items: its title, and what it has that not all of them have."""
    texts = [[text for cell in one.fields.values() if (text := _own_text(cell.text, one))] for one in items]
    shared = set(texts[0]).intersection(*texts[1:]) if texts else set()
    return [
        clip(", ".join(dict.fromkeys([title_of(one), *(text for text in own if text not in shared)])), 80)
        for one, own in zip(items, texts, strict=True)
    ]


def _own_text(text: str, item: Item) -> str:
    """A cell's text without the labels of the item's buttons and without the item's title before it."""
    for one in item.controls or []:
        text = (
            re.sub(rf"(?<=\s){re.escape(one.label)}(?=\s|$)", "", text) if one.role == "button" and one.label else text
        )
    title = title_of(item)
    return " ".join(text.removeprefix(title).split() if text != title else text.split())
