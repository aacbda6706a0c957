"""How a drawn thing is spoken of, in the words by which the browser lists it: `the biggest green circle`."""

from __future__ import annotations

import re
from collections.abc import Sequence

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


COLOURS = frozenset("red orange yellow green cyan blue purple pink brown black white gray".split())
"""The names by which drawn things are listed."""
_BASIC = {
    one: basic
    for basic, names in {
        "red": "crimson scarlet ruby maroon", "orange": "coral amber", "yellow": "gold golden olive khaki", "green": "lime emerald",
        "cyan": "teal turquoise aqua", "blue": "navy", "purple": "indigo", "pink": "magenta fuchsia violet orchid",
        "gray": "grey silver",
    }.items()
    for one in names.split()
}  # fmt: skip
_DRAWN = re.compile(
    r"(?:small |large )?(?P<colour>[a-z]+) (?P<shape>circle|square|rectangle|triangle|oval|shape|bar|line)(?:, .*)?"
)
_COUNTED = re.compile(
    r"(?P<size>small|large|big|little)? ?(?P<colour>[a-z]+)? ?(?P<shape>circle|square|rectangle|triangle|oval|shape|object|figure|dot)s"
)


_SHAPES = {"dot": "circle", "object": "", "figure": "", "shape": ""}


def basic_colour(word: str) -> str:
    """The basic colour that a colour is counted among; "" for a word that is none."""
    plain = fold(word)
    return plain if plain in COLOURS else _BASIC.get(plain, "")


def is_drawn(label: str) -> bool:
    """Whether a label is but the look of a nameless thing."""
    found = _DRAWN.fullmatch(fold(label))
    return found is not None and found["colour"] in COLOURS


def count_drawn(asked: str, labels: Sequence[str]) -> int | None:
    """How many of the labels are such things as `red circles`; None where that is no look, or nothing drawn is there."""
    found = _COUNTED.fullmatch(fold(asked))
    drawn = [fold(one).partition(",")[0].split() for one in labels if is_drawn(one)]
    if found is None or not drawn or found["colour"] and found["colour"] not in COLOURS:
        return None
    said = [
        _LOOKS.get(found["size"] or "", found["size"]),
        found["colour"],
        _SHAPES.get(found["shape"], found["shape"]),
    ]
    return sum({one for one in said if one} <= set(words) for words in drawn)


def find_standing_out(asked: str, labels: Sequence[str]) -> int | None:
    """The place of the only label that is called large, of those that are what `largest blue square` is of."""
    size, _, kind = asked.partition(" ")
    wanted = {"largest": "large", "smallest": "small"}.get(size, "")
    plain = [re.sub(r"^(?:small|large) |,.*$", "", fold(one)) for one in labels]
    fitting = [place for place, one in enumerate(plain) if wanted and is_drawn(labels[place]) and one == kind]
    best = [place for place in fitting if fold(labels[place]).startswith(wanted)]
    return best[0] if len(best) == 1 and len(fitting) > 1 else None
