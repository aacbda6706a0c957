"""What a question asks for: an amount, a date, a count, a name, a yes or no."""

from __future__ import annotations

import re

_ATTRIBUTES: tuple[tuple[str, str, str], ...] = (
    (r"\bhow (?:many|often)\b|(?<!phone )(?<!telephone )(?<!mobile )(?<!order )(?<!account )(?<!tracking )(?<!invoice )(?<!serial )"
     r"(?<!house )(?<!reference )(?<!room )\b(?:number|count) of\b|^count\b", "count", ""),
    (r"\bhow (?:much|expensive)\b|\b(?:what|tell me|give me|read|report) .*\b(?:amount|price|cost|total|balance|sum)\b|\bcosts?\b",
     "value", "money"),
    (r"\bwhen\b|\b(?:what|which) (?:date|day|month|time)\b|\bdue date\b", "value", "date"),
    (r"\b(?:e-?mail)(?: address)?\b", "value", "email"),
    (r"\b(?:phone|telephone)(?: number)?\b", "value", "phone"),
    (r"\bstatus\b|\bstate of\b", "value", "status"),
    (r"\brating\b|\bstars\b", "value", "rating"),
    (r"\brole\b", "value", "role"),
    (r"\baddress\b", "value", "address"),
    (r"^(?:which|who|what is the name|what[' ]i?s the (?:newest|oldest|cheapest|latest|most))\b|\bwhich\b", "which", ""),
    (r"^(?:is|are|was|were|do|does|did|has|have|can|will|am)\b|\b(?:whether|if)\b", "exists", ""),
)  # fmt: skip


def read_question(text: str) -> tuple[str, str]:
    """Kind of answer (count, value, which, exists, text) and attribute asked for; `text` must be folded."""
    for pattern, kind, attribute in _ATTRIBUTES:
        if re.search(pattern, text):
            return kind, attribute
    return "text", ""
