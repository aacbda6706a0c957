"""Which one is meant by what stands in a column of it: `with subject Hello`, `whose status is open`. Masked text."""

from __future__ import annotations

import re

from browser_copilot.page.rank import similarity
from browser_copilot.page.text import fold, stems_of, unmask

_ALIKE = 0.75
_COLUMN = (
    r"(?:subject|title|name|status|state|id|role|priority|type|category|label|author|sender|recipient|owner|assignee|city|country|colou?r|"
    r"department|reference|sku|username|e-?mail(?: address)?|(?:order|invoice|customer|account|tracking|serial|phone|reference) number)"
)
_VALUE = (
    r"(?P<value>⟦\d+⟧|(?!(?:not|no|none|the|an?|same|and|or|with|from|is|over|under|above|below|less|more|at)\b)[\w@#.'’/+-]+"
    r"(?: (?!(?:and|or|but|with|whose|from|by|to|in|on|at|of|saying|that|which|where|is|then)\b)[\w@#.'’/+-]+)*)"
)
_TRAIT = re.compile(
    rf"(?i)(?<=\w) (?:(?:with|having|(?:that|which) has)(?: the| an?)? (?P<column>{_COLUMN})(?: (?:is|of|saying)|:| =)?"
    rf"|(?:whose|where(?: the)?) (?P<other>[a-z][a-z-]*(?: [a-z-]+)?) (?:is|are|=|says)) {_VALUE}(?=$|[,;.!?]| )"
)


def take_traits(masked: str, passages: list[str]) -> tuple[tuple[tuple[str, str], ...], str]:
    """(column, value) of each trait, and the phrase without them."""
    traits = []
    while found := _TRAIT.search(masked):
        value = unmask(found["value"], passages).strip(" .")
        traits.append(((found["column"] or found["other"]).lower(), value))
        masked = masked[: found.start()] + masked[found.end() :]
    return tuple(traits), masked


_THING = re.compile(
    r"(?i)\b(?:e-?mails?|mails?|messages?|posts?|comments?|tweets?|reviews?|letters?|threads?|conversations?|one)\b"
)


def find_described(masked: str) -> str:
    """The phrase up to its last trait, from the thing on that it is said of; "" for none."""
    ends = [one.end() for one in _TRAIT.finditer(masked) if _THING.search(masked[: one.start() + 1])]
    return re.sub(r"(?i)^(?:.*?\s)?to (?=(?:the|my|that|this|an?) )", "", masked[: ends[-1]]) if ends else ""


_TURNED = re.compile(r"(?:non|un|in|im|ir|il|dis|de|ex|anti)-?")


def says(value: str, text: str) -> bool:
    """Whether a cell has the value: `Re: Lunch` has Lunch; `not open`, `inactive` and `non-admin` turn it round."""
    wanted, shown = fold(value).split(), fold(text).split()
    if wanted == shown:
        return True
    others = set(re.split(r"[\s-]+", fold(text))) - set(re.split(r"[\s-]+", fold(value)))
    turned = others & {"not", "no", "never", "non", "un", "ex", "former"} or any(
        one.endswith(word) and _TURNED.fullmatch(one.removesuffix(word))
        for one in others | (set(shown) - set(wanted))
        for word in wanted
    )
    return not turned and (set(stems_of(value)) <= set(stems_of(text)) or similarity(value, text) >= _ALIKE)
