"""Texts compare folded: case, accents, quotes and white space do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

QUOTED = re.compile(
    r"\"([^\"]*)\"|“([^”]*)”|„([^“”]*)[“”]|«\s?([^»]*?)\s?»|`([^`]*)`|(?<!\w)'([^']*)'(?!\w)|(?<!\w)‘([^’]*)’(?!\w)"
)
MASK = re.compile("⟦(\\d+)⟧")
WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)?")
SMALL_WORDS = frozenset(
    "a an the of in on at to for from by with and or is are was were be as it its this that these those my our "
    "your me please all any into onto there then which who whose".split()
)


def fold(text: str) -> str:
    """The text for comparison: lower case without accents, single spaces, plain quotes."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(one for one in decomposed if not unicodedata.combining(one))
    plain = plain.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    return " ".join(plain.split())


def words_of(text: str) -> list[str]:
    """The folded words of a text, in order, possessive endings taken off."""
    return [one.removesuffix("'s") for one in WORD.findall(fold(text))]


SHORT_DAYS = {
    **{one: one[:3] for one in "monday tuesday wednesday thursday friday saturday sunday".split()},
    **{one: one[:3] for one in "january february april june july august september october november december".split()},
    "tues": "tue", "thur": "thu", "thurs": "thu", "sept": "sep",
}  # fmt: skip
"""Days and months by the short names that pages give them."""


def stem(word: str) -> str:
    """The word without a plural ending (English), so that `invoices` meets `invoice`."""
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and re.search(r"(?:ss|x|ch|sh)es$", word):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")) else word


def stems_of(text: str) -> list[str]:
    """The stems of the words that carry meaning."""
    return [stem(one) for one in words_of(text) if one not in SMALL_WORDS]


def mask_quotes(text: str) -> tuple[str, list[str]]:
    """Put `⟦n⟧` in the place of every quoted passage; returns the masked text and the passages."""
    passages: list[str] = []

    def hide(found: re.Match[str]) -> str:
        passages.append(next(one for one in found.groups() if one is not None))
        return f"⟦{len(passages) - 1}⟧"

    return QUOTED.sub(hide, text.replace("⟦", "[").replace("⟧", "]")), passages


def unmask(text: str, passages: list[str]) -> str:
    """Put the passages back, without their quotes."""
    return MASK.sub(lambda found: passages[int(found[1])] if int(found[1]) < len(passages) else "", text)


def clip(text: str, limit: int = 80) -> str:
    """The text in at most `limit` characters, an ellipsis where it was cut."""
    flat = " ".join(text.split())
    return flat if len(flat) <= limit else flat[: limit - 1] + "…"


def best_word(words: Sequence[str], extreme: str) -> str | None:
    """The one word that is longest or shortest, or first or last in the alphabet; None for none or several."""
    if not words:
        return None
    measure: Callable[[str], object] = fold if extreme.startswith("alpha") else len
    best = (max if extreme in ("longest", "alphabetically last") else min)(measure(one) for one in words)  # type: ignore[type-var]
    fitting = {one for one in words if measure(one) == best}
    return fitting.pop() if len(fitting) == 1 else None


def order_of_name(name: str) -> float:
    """A number that orders names as the alphabet does, by their first letters."""
    return float(int.from_bytes(fold(name).encode("utf-8")[:6].ljust(6, b"\0"), "big"))
