"""How many of several, and each how manieth: `the last two`, `every third`."""

from __future__ import annotations

import re

from browser_copilot.page.words import NUMBERS, ORDINALS


def to_number(text: str) -> float | None:
    """The number in a token (`1,200.50`, `three`), None for no number."""
    if text in NUMBERS:
        return float(NUMBERS[text])
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return None


_EACH = re.compile(
    rf"\b(?:every other|every second|alternate|every (?P<nth>\d{{1,2}})(?:st|nd|rd|th)|every (?P<word>{'|'.join(list(ORDINALS)[2:10])}))\b"
)


def take_places(text: str) -> tuple[str, int, str]:
    """`every other row` is each odd one, `every third row` each third: parity, nth, and the rest of the text."""
    found = _EACH.search(text)
    if not found:
        return next((one for one in ("odd", "even", "prime") if re.search(rf"\b{one}\b", text)), ""), 0, text
    rest = f"{text[: found.start()]} every {text[found.end() :]}"
    if found[0] in ("every other", "alternate"):
        return "odd", 0, rest
    return "", int(found["nth"] or ORDINALS.get(found["word"] or "", 2)), rest


_SOME = re.compile(
    rf"\b(?P<end>first|last|top|bottom|final) (?:of the )?(?P<count>\d{{1,2}}|{'|'.join(NUMBERS)})\b(?! ?(?:%|percent|[$€£]))"
)


_COUNT = re.compile(rf"^(?:the |my |our )?(?P<count>\d{{1,2}}|{'|'.join(NUMBERS)})(?= [a-z]+s\b| *$)")


def take_some(text: str, extreme: str) -> tuple[int, int | None, str]:
    """`the last two mails`, `the two` (cheapest) ones: how many, from which end on (1 or -1), the rest of the text."""
    plain = " ".join(text.split())
    counted = _COUNT.search(plain) if extreme else None
    if counted:
        return int(to_number(counted["count"]) or 0), 1, plain[counted.end() :]
    found = _SOME.search(text)
    count = int(to_number(found["count"]) or 0) if found else 0
    if found is None or count < 2:
        return 0, None, text
    end = 1 if found["end"] in ("first", "top") else -1
    return count, end, text[: found.start()] + " " + text[found.end() :]
