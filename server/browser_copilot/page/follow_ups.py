"""A goal that goes on from the last one: `the same for March`, `now the second one`, `again`.

It is the last goal with one value replaced, where exactly one of that kind stands in it; in any doubt it is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intent import Reading, read_goal
from browser_copilot.page.text import fold
from browser_copilot.page.words import ORDINALS

_LEAD = r"(?:(?:ok(?:ay)?|please|and|now|then|so|also)[, ]+)*"
_END = r"(?:,? (?:please|too|as well|now))?[.!?]*"
_IT = r"(?:it|that|this|the same(?: thing)?|the last (?:one|goal|task))"
_AGAIN = re.compile(
    rf"(?i){_LEAD}(?:(?:do |repeat |try |run )?{_IT} (?:again|once more|one more time)|(?:once more|again|one more time)|repeat {_IT}){_END}"
)
_BACK = re.compile(rf"(?i){_LEAD}(?:undo|revert|reverse) (?:{_IT}|them|everything){_END}")
_NTH = "|".join(sorted(map(re.escape, ORDINALS), key=len, reverse=True)) + r"|\d{1,2}(?:st|nd|rd|th)"
_WAY = r"(?P<way>for|with|in|on|from|of|to|at|about)"
_SAME = re.compile(
    rf"(?i){_LEAD}(?:(?:do )?(?:the same(?: thing)?|it|that)(?: again)? {_WAY} (?P<same>.+?)|(?:and|what about|how about|(?:and )?now) (?:{_WAY.replace('way', 'way2')} )?(?P<about>.+?)"
    rf"|(?P<nth>the (?:{_NTH})(?: one)?)){_END}"
)
_ONE = re.compile(rf"(?i)(?:the )?(?P<nth>{_NTH})(?: one)?")
_NAME = re.compile(r"[\"“](?P<quoted>[^\"”]+)[\"”]|(?<![.!?] )(?<!^)\b(?P<name>[A-ZÀ-Ý][\w'’-]*(?: [A-ZÀ-Ý][\w'’-]*)*)")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w")
_NUMBER = re.compile(r"(?<![\w.@-])\d+(?:[.,]\d+)?(?![\w@-])")

_DAYS = re.compile(r"(?i)^(?:for|on|in|of|from|at|since|before|after|until|till|during|by|to) ")
"""What a span of days is led in by."""


@dataclass(frozen=True)
class FollowUp:
    """`goal` is all of what is meant; where it is "", `why` says what is not clear."""

    goal: str = ""
    why: str = ""


def follow(goal: str, said: Sequence[str], today: date) -> FollowUp | None:
    """What a goal means behind the user's earlier words, oldest first; None for one that stands for itself."""
    last = ""
    for one in said:
        found = _resolve(one, last, today) if last else None
        last = (found.goal or last) if found else one if _is_goal(read_goal(one, today)) else last
    return _resolve(goal, last, today) if last else None


def _resolve(goal: str, last: str, today: date) -> FollowUp | None:
    text = " ".join(goal.split())
    if _BACK.fullmatch(text):
        return FollowUp(why=f'I cannot undo "{last}"; say what to do, as in: click Undo')
    if _AGAIN.fullmatch(text):
        return FollowUp(goal=last)
    found = _SAME.fullmatch(text)
    if found is None:
        return None
    value = (found["same"] or found["about"] or found["nth"]).strip(" ?!.,")
    if not (found["same"] or found["nth"]) and not _is_value(value, today):
        return None
    meant = _replace(last, value, (found["way"] or found["way2"] or "").lower(), today)
    before = read_goal(last, today)
    if not meant:
        return FollowUp(
            why=f'I take this as going on from "{last}", and it is not clear what "{value}" stands for there; say all of it'
        )
    after = read_goal(meant, today)
    if not _is_goal(after) or [one.kind for one in after.intents] != [one.kind for one in before.intents]:
        return FollowUp(why=f'I take this as "{meant}", which I do not understand; say all of it')
    if after.writes and text.endswith("?"):
        return FollowUp(
            why=f'I take this as "{meant}"; a question is never taken as an order, say it without the question mark'
        )
    return FollowUp(goal=meant)


def _is_goal(reading: Reading) -> bool:
    return bool(reading.intents) and not any(one.ordered for one in reading.unread)


def _is_value(text: str, today: date) -> bool:
    """Whether `and X` names but a value: a day, a place in the order, a name, a number."""
    return bool(_ONE.fullmatch(text) or _is_date(text, today) or re.fullmatch(_NAME.pattern.replace("(?<!^)", ""), text)
                or _EMAIL.fullmatch(text) or _NUMBER.fullmatch(text))  # fmt: skip


def _is_date(text: str, today: date) -> bool:
    spans = [find_span(fold(f"{lead}{text}"), today) for lead in ("", "in ")]
    return any(one is not None and _DAYS.sub("", one.text.strip()) == fold(text) for one in spans)


def _replace(last: str, value: str, way: str, today: date) -> str:
    """The last goal with its one value of that kind replaced; "" where it has none or several."""
    nth = _ONE.fullmatch(value)
    if nth:
        return _put(last, [one.span(1) for one in re.finditer(rf"(?i)\b({_NTH})\b", last)], nth["nth"])
    if _is_date(value, today):
        places = _find_dates(last, today)
        year = re.search(r" (?:19|20)\d\d$", last[slice(*places[0])]) if places else None
        return _put(last, places, value + (year[0] if year and not re.search(r"\d{4}", value) else ""))
    if _EMAIL.fullmatch(value):
        return _put(last, [one.span() for one in _EMAIL.finditer(last)], value)
    if _NUMBER.fullmatch(value):
        return _put(last, [one.span() for one in _NUMBER.finditer(last)], value)
    named = [one.span("quoted" if one["quoted"] else "name") for one in _NAME.finditer(last)]
    dated = _find_dates(last, today)
    named = [one for one in named if not any(begin < one[1] and one[0] < end for begin, end in dated)]
    if way in ("from", "to", "in", "at"):
        named = [one for one in named if re.search(rf"(?i)\b{way} (?:the )?[\"“]?$", last[: one[0]])]
    return _put(last, named, value.strip('"“”')) if re.fullmatch(_NAME.pattern.replace("(?<!^)", ""), value) else ""


def _find_dates(text: str, today: date) -> list[tuple[int, int]]:
    spans, begun = [], 0
    while (span := find_span(fold(text[begun:]), today)) is not None and span.text.strip():
        found = re.search(re.escape(_DAYS.sub("", span.text.strip())), text[begun:], re.IGNORECASE)
        if found is None:
            return []
        spans.append((begun + found.start(), begun + found.end()))
        begun += found.end()
    return spans


def _put(text: str, places: Sequence[tuple[int, int]], value: str) -> str:
    return f"{text[: places[0][0]]}{value}{text[places[0][1] :]}" if len(places) == 1 else ""
