"""A date in words becomes an ISO 8601 value, counted from an injected today; what is no certain date stays words.

Values have one of these forms: a day `2026-11-27`, a month `2026-10`, a year `2026`, a day or a month of any year
`--12-03` and `--11` (ISO 8601:2000, 5.2.1.3), and an interval of days, both included, `2026-11-18/2026-11-25`.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

MONTHS = {
    name: number
    for number, names in enumerate(
        "january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|"
        "october oct|november nov|december dec".split("|"),
        start=1,
    )
    for name in names.split()
}
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_M = "|".join(sorted(MONTHS, key=len, reverse=True))
_WORDY = "|".join(sorted((m for m in MONTHS if m not in ("may", "march", "mar", "jan", "dec", "sep")), key=len)[::-1])
_NUMBERS = {w: n for n, w in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())}
_N = rf"\d{{1,3}}|{'|'.join(_NUMBERS)}"
DATE = re.compile(
    rf"""(?<![\w-])(?:
    (?P<iso>\d{{4}}-\d{{2}}(?:-\d{{2}})?)
    | (?P<day>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?(?P<month>{_M})\.?(?:,?\s+(?P<year>\d{{4}}))?
    | (?P<month2>{_M})\.?\s+(?P<day2>\d{{1,2}})(?:st|nd|rd|th)?(?:,?\s+(?P<year2>\d{{4}}))?
    | (?P<month3>{_M})\.?\s+(?P<year3>\d{{4}})
    | (?P<named>today|yesterday|tomorrow)
    | (?P<which>last|this|next)\s+(?P<unit>week|month|year|quarter)
    | (?:last|past)\s+(?P<count>{_N})\s+(?P<units>days|weeks|months|years)
    | last\s+(?P<weekday>{"|".join(DAYS)})
    | (?P<alone>{_WORDY}|(?:(?<=of\s)|(?<=in\s)|(?<=for\s)|(?<=from\s)|(?<=the\s)|(?<=since\s)|(?<=before\s)
        |(?<=after\s))(?-i:May|March))
    )(?![\w-])""",
    re.IGNORECASE | re.VERBOSE,
)


def read_date(found: re.Match[str], today: date) -> str | None:
    """The ISO value of what `DATE` found; None for a day that no calendar has."""
    said = found.groupdict()
    if said["iso"]:
        return said["iso"] if _is_day(said["iso"] if len(said["iso"]) > 7 else f"{said['iso']}-01") else None
    if said["named"]:
        return str(today + timedelta(days=("yesterday", "today", "tomorrow").index(said["named"].lower()) - 1))
    if said["unit"]:
        return _read_unit(said["unit"].lower(), ("last", "this", "next").index(said["which"].lower()) - 1, today)
    if said["count"]:
        return _read_past(said["count"].lower(), said["units"].lower(), today)
    if said["weekday"]:
        back = (today.weekday() - DAYS.index(said["weekday"].lower()) - 1) % 7 + 1
        return str(today - timedelta(days=back))
    return _read_calendar(said)


def _read_calendar(said: dict[str, str | None]) -> str | None:
    name = said["month"] or said["month2"] or said["month3"] or said["alone"] or ""
    day, year = said["day"] or said["day2"], said["year"] or said["year2"] or said["year3"]
    month = MONTHS[name.lower()]
    if day is None:
        return f"{year}-{month:02}" if year else f"--{month:02}"
    value = f"{year or '2000'}-{month:02}-{int(day):02}"
    return (value if year else value[3:].replace("0", "-", 1)) if _is_day(value) else None


def _read_unit(unit: str, offset: int, today: date) -> str:
    if unit == "year":
        return str(today.year + offset)
    if unit == "month":
        return _month(today, offset)
    if unit == "quarter":
        first = -((today.month - 1) % 3) + 3 * offset
        end = date.fromisoformat(f"{_month(today, first + 3)}-01") - timedelta(days=1)
        return f"{_month(today, first)}-01/{end}"
    monday = today - timedelta(days=today.weekday() - 7 * offset)
    return f"{monday}/{monday + timedelta(days=6)}"


def _read_past(count: str, units: str, today: date) -> str:
    number = _NUMBERS.get(count) or int(count) if count in _NUMBERS or count.isdecimal() else 1
    days = {"days": 1, "weeks": 7, "months": 30, "years": 365}[units] * number
    if units == "months":
        months = date.fromisoformat(f"{_month(today, -number)}-01")
        return f"{months + timedelta(days=min(today.day, 28) - 1)}/{today}"
    return f"{today - timedelta(days=days)}/{today}"


def _month(today: date, offset: int) -> str:
    year, month = divmod(today.year * 12 + today.month - 1 + offset, 12)
    return f"{year:04}-{month + 1:02}"


def _is_day(value: str) -> bool:
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True
