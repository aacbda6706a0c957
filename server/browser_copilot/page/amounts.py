"""How much a text says: a number, a duration in minutes, a time of the day in minutes."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NUMBER = re.compile(r"-?\d[\d.,\s]*\d|-?\d")
_DURATION = re.compile(
    r"(?:(?P<d>\d+)\s*(?:d|days?)\b)?[\s,]*(?:(?P<h>\d+)\s*(?:h|hrs?|hours?)\b)?[\s,]*(?:(?P<m>\d+)\s*(?:m|mins?|minutes?)\b)?", re.IGNORECASE
)  # fmt: skip
_MONEY = re.compile(r"[$€£¥]\s?(-?\d[\d.,]*\d|\d)|(-?\d[\d.,]*)\s?(?:[$€£¥]|EUR\b|USD\b|GBP\b)")
_CLOCK = re.compile(r"\b(\d{1,2})[:.](\d{2})\s*([ap])?\.?m?\b|\b(\d{1,2})\s*([ap])\.?m\b", re.IGNORECASE)


def read_number(text: str) -> float | None:
    """The first number of a text; a decimal comma counts as a point."""
    found = _NUMBER.search(text)
    if not found:
        return None
    digits = found[0].replace(" ", "")
    if "," in digits and "." in digits:
        decimal_point = digits.rfind(".") > digits.rfind(",")
        digits = digits.replace(",", "") if decimal_point else digits.replace(".", "").replace(",", ".")
    elif re.fullmatch(r"-?\d+,\d{1,2}", digits):
        digits = digits.replace(",", ".")
    try:
        return float(digits.replace(",", ""))
    except ValueError:
        return None


def read_money(text: str) -> float | None:
    """The number beside the first sign of a currency, else the first number."""
    found = _MONEY.search(text)
    return read_number(found[1] or found[2]) if found else read_number(text)


def read_duration(text: str) -> float | None:
    """Minutes of `2h 50m`, `1 day 3 hours`, `2:58`; None where no time is named. Two parts are hours and minutes, or minutes and seconds."""
    if spelled := re.fullmatch(
        r"\s*(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?:\.(\d+))?(?: ?(?:min|h|s)\w*)?\s*", text
    ):
        first, second, third = int(spelled[1]), int(spelled[2]), float(spelled[3] or 0)
        return 60.0 * first + second + third / 60 + float(f"0.{spelled[4] or 0}") / 60
    for found in _DURATION.finditer(text):
        if found[0].strip(" ,"):
            return 1440.0 * int(found["d"] or 0) + 60.0 * int(found["h"] or 0) + int(found["m"] or 0)
    return None


def read_clock(text: str) -> int | None:
    """Minutes since midnight of `7:05 AM`, `19:30` or `3pm`."""
    found = _CLOCK.search(text)
    if not found:
        return None
    hour, minute = int(found[1] or found[4]), int(found[2] or 0)
    half = (found[3] or found[5] or "").lower()
    hour = hour % 12 + (12 if half == "p" else 0) if half else hour
    return hour * 60 + minute if hour < 24 and minute < 60 else None


_GRAMS = {"g": 1.0, "kg": 1000.0, "t": 1_000_000.0, "lb": 453.6, "lbs": 453.6, "oz": 28.35}


def read_weight(text: str) -> float | None:
    """Grams of the first weight that a text names with its unit."""
    found = re.search(r"(\d[\d.,]*) ?(kg|g|lbs?|oz|t)\b", text)
    return (read_number(found[1]) or 0.0) * _GRAMS[found[2]] if found else None


def read_price(text: str) -> float | None:
    """The price in a text such as `Milk 1.20`: its one number, if it has two decimals or a currency; `Phone 9` has none."""
    numbers = re.findall(r"\d+(?:[.,]\d+)*", text)
    if len(numbers) != 1 or not (_MONEY.search(text) or re.fullmatch(r"[\d.,]*[.,]\d{2}", numbers[0])):
        return None
    return read_money(text)


_LENGTHS = re.compile(r"\bduration|\blength|\bruntime|\brun time|\b(?:travel|flight|journey|playing|total) time|^time$")
_MOMENTS = re.compile(r"depart|arriv|leav|start|begin|\bend|\bfrom\b|\bto\b|\bat\b|date|clock|hour")


def pick_duration(cells: Sequence[tuple[str, str]]) -> float | None:
    """Minutes of the cell that says how long, of pairs of column and text: by its column, else by its units, else the only `2:58`."""
    for column, text in cells:
        if _LENGTHS.search(column.lower()) and (length := read_duration(text)) is not None:
            return length
    spelled = [text for _, text in cells if re.search(r"[a-z]", text, re.IGNORECASE)]
    bare = [
        text for column, text in cells if text not in spelled and ":" in text and not _MOMENTS.search(column.lower())
    ]
    told = [length for text in spelled if (length := read_duration(text)) is not None]
    spans = [length for text in bare if (length := read_duration(text)) is not None] if not told else []
    return told[0] if told else spans[0] if len(spans) == 1 else None
