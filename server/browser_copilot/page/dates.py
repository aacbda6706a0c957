"""A date in words is a range of days counted from an injected today; what is no date is None."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta

MONTHS: dict[str, int] = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar janvier enero", "february feb februar fevrier febrero", "march mar marz mars marzo",
            "april apr avril abril", "may mai mayo", "june jun juni juin junio", "july jul juli juillet julio",
            "august aug aout agosto", "september sept sep septembre septiembre", "october oct oktober octobre octubre",
            "november nov novembre noviembre", "december dec dezember decembre diciembre",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_COUNT = r"(\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_COUNTS = {
    word: number
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
} | {"a": 1, "an": 1}


@dataclass(frozen=True)
class Span:
    """Days from `first` to `last`, both included; `text` is how it was said."""

    first: date
    last: date
    text: str

    def holds(self, day: date) -> bool:
        """Whether the day lies in the span."""
        return self.first <= day <= self.last


def month_span(year: int, month: int, text: str) -> Span:
    """The whole month; months outside 1 to 12 count on into other years."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    after = date(year + month // 12, month % 12 + 1, 1)
    return Span(date(year, month, 1), after - timedelta(days=1), text)


def _day(today: date, text: str, offset: int) -> Span:
    return Span(today + timedelta(days=offset), today + timedelta(days=offset), text)


def _weeks(today: date, text: str, offset: int) -> Span:
    monday = today - timedelta(days=today.weekday()) + timedelta(weeks=offset)
    return Span(monday, monday + timedelta(days=6), text)


def _years(today: date, text: str, offset: int) -> Span:
    return Span(date(today.year + offset, 1, 1), date(today.year + offset, 12, 31), text)


def _quarter(today: date, text: str, offset: int) -> Span:
    first = (today.month - 1) // 3 * 3 + 1 + 3 * offset
    start, end = month_span(today.year, first, text), month_span(today.year, first + 2, text)
    return Span(start.first, end.last, text)


def _months(today: date, text: str, offset: int) -> Span:
    return month_span(today.year, today.month + offset, text)


_UNITS = {"day": _day, "week": _weeks, "month": _months, "quarter": _quarter, "year": _years}
_OFFSETS = {"last": -1, "previous": -1, "past": -1, "prior": -1, "this": 0, "current": 0, "next": 1, "coming": 1}


def _relative(found: re.Match[str], today: date) -> Span | None:
    unit = _UNITS[found[2].rstrip("s")]
    return unit(today, found[0], _OFFSETS[found[1]])


def _ago(found: re.Match[str], today: date) -> Span | None:
    count = int(found[1]) if found[1].isdigit() else _COUNTS[found[1]]
    return _UNITS[found[2]](today, found[0], -count) if count < 1000 else None


def _ahead(found: re.Match[str], today: date) -> Span | None:
    count = int(found[1]) if found[1].isdigit() else _COUNTS[found[1]]
    return _UNITS[found[2]](today, found[0], count) if count < 1000 else None


def _edge(found: re.Match[str], today: date) -> Span | None:
    """`the first of next month`, `the last day of this year`."""
    whole = _UNITS[found[3]](today, found[0], _OFFSETS[found[2]])
    day = whole.first if found[1] == "first" else whole.last
    return Span(day, day, found[0])


def _days_on(found: re.Match[str], today: date) -> Span | None:
    """`a week from today`: that very day."""
    count = int(found[1]) if found[1].isdigit() else _COUNTS[found[1]]
    days = count * (7 if found[2] == "week" else 1) + found[0].endswith("tomorrow")
    return _day(today, found[0], days) if count < 1000 else None


def _older(found: re.Match[str], today: date) -> Span | None:
    count = int(found[1]) if found[1].isdigit() else _COUNTS[found[1]]
    days = {"day": 1, "week": 7, "month": 30, "quarter": 91, "year": 365}[found[2]] * count
    return Span(date.min, today - timedelta(days=days + 1), found[0])


def _window(found: re.Match[str], today: date) -> Span | None:
    count = int(found[1]) if found[1].isdigit() else _COUNTS[found[1]]
    if count > 1000:
        return None
    start = _UNITS[found[2]](today, found[0], -count).first
    return Span(start, today, found[0])


def _word_day(found: re.Match[str], today: date) -> Span | None:
    offsets = {"today": 0, "yesterday": -1, "tomorrow": 1, "day before yesterday": -2, "day after tomorrow": 2}
    return _day(today, found[0], offsets[found[1]])


def _weekday(found: re.Match[str], today: date) -> Span | None:
    distance = DAYS.index(found[2]) - today.weekday()
    if found[1].strip() == "last":
        distance -= 7 if distance >= 0 else 0
    elif distance <= 0:
        distance += 7
    return _day(today, found[0], distance)


def _day_of(year: int, month: int, day: int, text: str) -> Span | None:
    try:
        only = date(year, month, day)
    except ValueError:
        return None
    return Span(only, only, text)


def _iso(found: re.Match[str], today: date) -> Span | None:
    return _day_of(int(found[1]), int(found[2]), int(found[3]), found[0])


def _iso_month(found: re.Match[str], today: date) -> Span | None:
    return month_span(int(found[1]), int(found[2]), found[0]) if 1 <= int(found[2]) <= 12 else None


def _slashes(found: re.Match[str], today: date) -> Span | None:
    month, day, year = int(found[1]), int(found[2]), int(found[3])
    year += 2000 if year < 100 else 0
    return _day_of(year, month, day, found[0]) or _day_of(year, day, month, found[0])


def _dots(found: re.Match[str], today: date) -> Span | None:
    return _day_of(int(found[3]), int(found[2]), int(found[1]), found[0])


def _day_month(found: re.Match[str], today: date) -> Span | None:
    return _day_of(int(found[3] or today.year), MONTHS[found[2]], int(found[1]), found[0])


def _month_day(found: re.Match[str], today: date) -> Span | None:
    return _day_of(int(found[3] or today.year), MONTHS[found[1]], int(found[2]), found[0])


def _month_year(found: re.Match[str], today: date) -> Span | None:
    return month_span(int(found[2]), MONTHS[found[1]], found[0])


def _bare_month(found: re.Match[str], today: date) -> Span | None:
    month = MONTHS[found[1]]
    return month_span(today.year - (month > today.month), month, found[0])


def _bare_year(found: re.Match[str], today: date) -> Span | None:
    return _years(date(int(found[1]), 1, 1), found[0], 0)


_ORD = r"(\d{1,2})(?:st|nd|rd|th)?"
_UNIT = r"(day|week|month|quarter|year)"
PATTERNS = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        (rf"\b{_COUNT} (day|week)s? from (?:now|today|tomorrow)\b", _days_on),
        (rf"\b(?:older|earlier) than {_COUNT} {_UNIT}s?\b", _older),
        (r"\b(day before yesterday|day after tomorrow|today|yesterday|tomorrow)\b", _word_day),
        (r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b", _iso),
        (r"\b(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})\b", _slashes),
        (r"\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b", _dots),
        (rf"\b{_ORD}(?: of)? ({_MONTH})\b\.?,?(?: (\d{{4}})\b)?", _day_month),
        (rf"\b({_MONTH})\.? {_ORD}\b(?!\d|:)(?:,? (\d{{4}})\b)?", _month_day),
        (rf"\b({_MONTH})\.?,?(?: of)? (\d{{4}})\b", _month_year),
        (r"\b(\d{4})-(\d{2})\b", _iso_month),
        (rf"\b{_COUNT} {_UNIT}s? (?:ago|back|earlier|before)\b", _ago),
        (rf"\bin {_COUNT} {_UNIT}s?\b", _ahead),
        (rf"\b(?:the )?{_UNIT} before last\b", lambda found, today: _UNITS[found[1]](today, found[0], -2)),
        (rf"\b(?:the )?(first|last)(?: day)? of (?:the )?(last|previous|this|current|next|coming) {_UNIT}\b", _edge),
        (rf"\b(?:last|past|previous) {_COUNT} {_UNIT}s\b", _window),
        (rf"\b(last|previous|past|prior|this|current|next|coming) {_UNIT}\b", _relative),
        (rf"\b(last |next |this |on |)({'|'.join(DAYS)})\b", _weekday),
        (rf"\b(?:in |for |of |from |since |during )?({_MONTH.replace('|may|', '|').replace('|mar|', '|')})\b(?:'s)?",
         _bare_month),
        (r"\b(?:in|since|before|after|until|till|older than|newer than|earlier than|later than|during|last|next) (may|mar)\b", _bare_month),
        (r"\b(?:in|for|of|from|during|the|year) (20\d\d|19\d\d)\b", _bare_year),
    )
)  # fmt: skip


def find_span(text: str, today: date) -> Span | None:
    """The first date or range that the text names, most exact kind first; `text` must be folded."""
    for pattern, read in PATTERNS:
        for found in pattern.finditer(text):
            try:
                span = read(found, today)
            except (ValueError, OverflowError):
                continue
            if span is not None:
                return span
    return None


_BOUND = re.compile(
    r"(?P<before>before|older than|earlier than|prior to|up to|until|till)|(?P<after>since|after|newer than|later than)|between|from"
)
_AND = re.compile(r" (?:and|to|until|till|-|–) (?:the )?")


def find_range(text: str, today: date) -> Span | None:
    """Like find_span, with what bounds it: `before June`, `since May`, `between 1 March and 15 March`; text must be folded."""
    span = find_span(text, today)
    if span is None or span.first == date.min:
        return span
    start = text.find(span.text)
    head = re.search(r"(?:^|\s)((?:\w+ )?\w+)(?: the)? $", text[:start])
    inside = re.match(_BOUND, span.text)
    bound = inside or (_BOUND.fullmatch(head[1]) or _BOUND.fullmatch(head[1].split()[-1]) if head else None)
    if bound is None:
        return _join_next(text, span, today)
    begin = start if inside else text.rfind(bound[0], 0, start)
    whole = text[begin : start + len(span.text)]
    if bound["before"]:
        return Span(
            date.min, span.last if bound[0] in ("up to", "until", "till") else span.first - timedelta(days=1), whole
        )
    if bound["after"]:
        return Span(span.first if bound[0] == "since" else span.last + timedelta(days=1), date.max, whole)
    joined = _AND.match(text, start + len(span.text))
    second = _span_after(text[joined.end() :], today) if joined else None
    if joined is None or second is None or not text[joined.end() :].startswith(second.text) or second.last < span.first:
        return span
    return Span(span.first, second.last, text[begin : joined.end() + len(second.text)])


def _span_after(text: str, today: date) -> Span | None:
    """The days that a text begins with; behind other days `may` is the month."""
    found = find_span(f"in {text}" if re.match(r"(?:may|mar)\b", text) else text, today)
    return Span(found.first, found.last, text[:3]) if found and found.text in ("in may", "in mar") else found


_ON = re.compile(r" ?(?P<word>and|to|until|till|through|-|–) ?")


def _join_next(text: str, span: Span, today: date) -> Span:
    """`March to May`, `March and April`: one span, where nothing lies between them that was not said."""
    end = text.find(span.text) + len(span.text)
    joined = _ON.match(text, end)
    second = _span_after(text[joined.end() :], today) if joined else None
    if joined is None or second is None or not text[joined.end() :].startswith(second.text):
        return span
    follows = second.first == span.last + timedelta(days=1) if joined["word"] == "and" else second.first > span.last
    return (
        Span(span.first, second.last, text[text.find(span.text) : joined.end() + len(second.text)]) if follows else span
    )


_WRITTEN = re.compile(
    r"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}\b|\b\d{1,2}\.? [A-Z][a-z]{2,8} \d{4}\b"
)


def count_days(text: str) -> str | None:
    """The days between the two dates of a text; None unless it holds just two."""
    spans = [find_span(found.lower(), date(2000, 1, 1)) for found in dict.fromkeys(_WRITTEN.findall(text))]
    days = [one.first for one in spans if one is not None and one.first == one.last]
    return str(abs((days[1] - days[0]).days)) if len(days) == 2 else None


def is_dated(piece: str) -> bool:
    """Whether it is a name and a day: `check-in June 10`."""
    text = piece.casefold()
    span = find_span(text, date(2000, 1, 1))
    name = text.removesuffix(span.text).strip() if span and span.first == span.last else ""
    return bool(name) and name != text and name not in ("the", "on", "for")
