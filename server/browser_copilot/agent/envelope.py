"""What a page says reaches a model only between two marks that the page cannot know: it is material, never an order.

Each envelope has a nonce of its own, drawn after its text was there. Marks in the text itself are broken, and so are
characters that hide from people (controls, direction marks, tags).
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

NONCE_BYTES = 9
_MARK = re.compile(r"<(?=\s*/?\s*page-)", re.IGNORECASE)
_ORIGIN = re.compile(r"[^A-Za-z0-9.:/\[\]_-]")
_KEPT = frozenset("\n\t")
_HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})


def make_nonce() -> str:
    """Letters and digits that nobody can guess (72 bits)."""
    return secrets.token_hex(NONCE_BYTES)


def clean(text: str) -> str:
    """The text without hidden characters and with its marks broken."""
    shown = "".join(one for one in text if one in _KEPT or unicodedata.category(one) not in _HIDDEN)
    return _MARK.sub("‹", shown)


@dataclass(frozen=True)
class Envelopes:
    """Puts page text into envelopes. `draw` makes the nonces."""

    draw: Callable[[], str] = make_nonce

    def wrap(self, text: str, origin: str) -> str:
        """The text between marks that name its origin; the nonce occurs nowhere in the text."""
        inner = clean(text)
        nonce = self.draw()
        while nonce in inner:
            nonce = self.draw()
        named = _ORIGIN.sub("", origin)[:200] or "unknown"
        return f"<page-{nonce} origin={named}>\n{inner}\n</page-{nonce}>"


def wrap_texts(texts: Sequence[str], whose: str, envelopes: Envelopes = Envelopes()) -> list[str]:
    """What stands as `(text 1)` and so on in somebody's own words, such as the `goal`, each in an envelope."""
    return [
        f"(text {number}) of the {whose} is what a page said:\n{envelopes.wrap(text, 'earlier-task')}"
        for number, text in enumerate(texts, 1)
    ]
