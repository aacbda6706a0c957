"""A date in words becomes an ISO 8601 value, counted from an injected today; what is no certain date stays words.

Values have one of these forms: a day `2026-11-27`, a month `2026-10`, a year `2026`, a day or a month of any year
`--12-03` and `--11` (ISO 8601:2000, 5.2.1.3), and an interval of days, both included, `2026-11-18/2026-11-25`.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_ALONE = "january|february|feb|april|apr|june|jun|july|jul|august|aug|september|sept|october|oct|november|nov|december"
_MONTH = rf"{_ALONE}|jan|march|mar|may|sep|dec"
DATE = re.compile(
    rf"""(?<![\w-])(?:
    (?P<iso>\d{{4}}-\d{{2}}(?:-\d{{2}})?)
    | (?P<day>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?(?P<month>{_MONTH})\.?(?:,?\s+(?P<year>\d{{4}}))?
    | (?P<month2>{_MONTH})\.?\s+(?P<day2>\d{{1,2}})(?:st|nd|rd|th)?(?:,?\s+(?P<year2>\d{{4}}))?
    | (?P<month3>{_MONTH})\.?\s+(?P<year3>\d{{4}})
    | (?P<named>today|yesterday|tomorrow)
    | (?P<which>last|this|next)\s+(?P<unit>week|month|year|quarter)
    | last\s+(?P<count>\d{{1,3}})\s+(?P<units>days|weeks)
    | last\s+(?P<weekday>{"|".join(_DAYS)})
    | (?P<alone>{_ALONE}|(?:(?<=of\s)|(?<=in\s)|(?<=for\s)|(?<=from\s)|(?<=the\s)|(?<=since\s)|(?<=before\s)
        |(?<=after\s))(?-i:May|March))
    )(?![\w-])""",
    re.IGNORECASE | re.VERBOSE,
)


def read_date(found: re.Match[str], today: date) -> str | None:
    """The ISO value of what `DATE` found; None for a day that no calendar has."""
    said = {name: value.lower() for name, value in found.groupdict(default="").items()}
    if said["named"]:
        return str(today + timedelta(days=("yesterday", "today", "tomorrow").index(said["named"]) - 1))
    if said["unit"]:
        return _read_unit(said["unit"], ("last", "this", "next").index(said["which"]) - 1, today)
    if said["count"]:
        days = int(said["count"]) * (7 if said["units"] == "weeks" else 1)
        return f"{today - timedelta(days=days)}/{today}"
    if said["weekday"]:
        return str(today - timedelta(days=(today.weekday() - _DAYS.index(said["weekday"]) - 1) % 7 + 1))
    value = said["iso"] or _read_calendar(said)
    whole = value.replace("--", "2000-", 1) if value.startswith("--") else value
    try:
        date.fromisoformat(whole if len(whole) == 10 else f"{whole}-01")
    except ValueError:
        return None
    return value


def _read_calendar(said: dict[str, str]) -> str:
    name = said["month"] or said["month2"] or said["month3"] or said["alone"]
    day, year = said["day"] or said["day2"], said["year"] or said["year2"] or said["year3"]
    month = 1 + "janfebmaraprmayjunjulaugsepoctnovdec".index(name[:3]) // 3
    return f"{year or '-'}-{month:02}" + (f"-{int(day):02}" if day else "")


def _read_unit(unit: str, offset: int, today: date) -> str:
    if unit == "year":
        return str(today.year + offset)
    if unit == "month":
        return str(_first_of_month(today, offset))[:7]
    if unit == "quarter":
        first = 3 * offset - (today.month - 1) % 3
        return f"{_first_of_month(today, first)}/{_first_of_month(today, first + 3) - timedelta(days=1)}"
    monday = today - timedelta(days=today.weekday() - 7 * offset)
    return f"{monday}/{monday + timedelta(days=6)}"


def _first_of_month(today: date, offset: int) -> date:
    year, month = divmod(today.year * 12 + today.month - 1 + offset, 12)
    return date(year, month + 1, 1)
