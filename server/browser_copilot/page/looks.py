"""How a drawn thing is spoken of, in the words by which the browser lists it: `the biggest green circle`."""

from __future__ import annotations

import re

from browser_copilot.page.text import fold

_LOOKS = {"big": "large", "huge": "large", "biggest": "largest", "little": "small", "tiny": "small", "tiniest": "smallest", "highest": "tallest",
          "longest": "tallest", "lowest": "shortest", "gray": "gray", "grey": "gray"}  # fmt: skip
_SHAPED = re.compile(
    r"(?:the )?(?P<words>(?:\w+ ){0,3}?(?:small|large|big|huge|little|tiny|\w+est) (?:\w+ ){0,2}(?:circle|square|rectangle|triangle|oval|shape|bar|line|box|dot|block|column))s?"
)


def read_look(target: str) -> str:
    """`the biggest green circle` in the words by which drawn things are listed; "" for what is no such thing."""
    found = _SHAPED.fullmatch(fold(target))
    words = [_LOOKS.get(one, one) for one in found["words"].split()] if found else []
    if words and words[-1] != "bar":
        words = [{"tallest": "largest", "shortest": "smallest"}.get(one, one) for one in words]
    plain = {"dot": "circle", "box": "square", "block": "square", "column": "bar", "shape": ""}
    return " ".join(kept for one in words if (kept := plain.get(one, one)))
