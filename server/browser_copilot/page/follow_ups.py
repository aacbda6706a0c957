"""A goal that goes on from the last one: `again`, `the same for March`, `now the second one`.

It is the last goal with one value replaced, behind the preposition that it stands behind there; in any doubt it is
none, and says so. What it does it says before, and it is confirmed as ever.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intent import Reading, read_goal
from browser_copilot.page.text import clip, fold
from browser_copilot.page.verbs import find_verb
from browser_copilot.page.words import ORDINALS

LONGEST = 200
"""Of a follow-up, in characters: what is longer stands for itself."""
MOST_OF_A_GOAL = 2_000

_LEAD = r"(?:(?:ok(?:ay)?|please|and|now|then|so|also)[, ]+)*"
_END = r"(?:,? (?:please|too|as well|now))?[.!?]*"
_IT = r"(?:it|that|this|the same(?: thing)?|the last (?:one|goal|task))"
_AGAIN = re.compile(
    rf"(?i){_LEAD}(?:(?:do |repeat |run )?{_IT} (?:again|once more|one more time)|(?:once more|again|one more time)|repeat {_IT}){_END}"
)
_ASKS = re.compile(rf"(?i){_LEAD}(?:what|how) about\b")
_BACK = re.compile(rf"(?i){_LEAD}(?:undo|revert|reverse) (?:{_IT}|them|everything){_END}")
_NTH = "|".join(sorted(map(re.escape, ORDINALS), key=len, reverse=True)) + r"|\d{1,2}(?:st|nd|rd|th)"
_WAYS = r"(?:from|to|for|of|in|by|on)"
_SAME = re.compile(
    rf"(?i){_LEAD}(?:(?:(?:do )?the same(?: thing)?(?: again)?|do (?:it|that)(?: again)?|and|(?:what|how) about)"
    rf" (?P<way>{_WAYS}) (?P<value>.+?)|(?:what|how) about (?P<bare>.+?)"
    rf"|the (?P<nth>{_NTH})(?: one)?){_END}"
)
_WORDS = r"[A-ZÀ-Ý][\w'’-]*(?: [A-ZÀ-Ý][\w'’-]*)*"
_NAME = re.compile(rf"[\"“](?P<quoted>[^\"”]+)[\"”]|(?<![.!?] )(?<!^)\b(?P<name>{_WORDS})")
_IS_NAME = re.compile(rf"[\"“][^\"”]+[\"”]|{_WORDS}")
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w")
_NUMBER = re.compile(r"(?<![\w.@-])\d+(?:[.,]\d+)?(?![\w@-])")
_NO_NAME = re.compile(
    r"(?i)(?:no|none|nothing|nobody|no one|not|never|every\w*|all|any\w*|some\w*|each|both|others?|the|thanks?|yes|ok(?:ay)?|"
    r"i|me|you|us|him|her|it|that|this|them|stop|halt|quit|abort|cancel|pause|wait|skip|undo|enough|now|later|once|today)\b"
)
_CHOOSES = r"(?:click|press|tap|hit|push|touch|choose|pick|select|check|tick|toggle)"
_LOOKS = ("open", "show", "view", "read", "go to", "show me")
"""Verbs of a click after which everything stands where it stood."""
_LISTED = re.compile(r"(?i)[\"”]?,? ?(?:[,&/+]|\b(?:and|or|plus|as well as|nor|but)\b)")
_SECRET = re.compile(r"(?i)pass ?(?:word|code|phrase)|\b(?:pin|code|cvc|cvv|secret|key|token)\b|••••")
"""Where the goal names one of these, no value of it is replaced."""

_DAYS = re.compile(r"(?i)^(?:for|on|in|of|from|at|since|before|after|until|till|during|by|to) ")
"""What a span of days is led in by."""

Places = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class FollowUp:
    """`goal` is all of what is meant; where it is "", `why` says what is not clear."""

    goal: str = ""
    why: str = ""


def follow(goal: str, last: str, today: date) -> FollowUp | None:
    """What a goal means right behind `last`, which was done ("" for none); None for one that stands for itself."""
    text = " ".join(goal.split())
    if len(text) > LONGEST:
        return None
    if _BACK.fullmatch(text):
        return FollowUp(why="I cannot undo what was done; say what to do, as in: click Undo")
    found = _SAME.fullmatch(text)
    if found is None and not _AGAIN.fullmatch(text):
        return None
    before = read_goal(last, today)
    meant = "" if not _is_goal(before) else _replace(last, before, found, today) if found else last
    if meant:
        return _check(meant, text, (last, before), today)
    if _is_goal(read_goal(text, today)):
        return None
    behind = (
        f'"{clip(last, 300)}", and it is not clear how' if last else "a goal done just before it, and there is none"
    )
    return FollowUp(why=f'I take "{text}" as going on from {behind}; say all of it')


def _check(meant: str, text: str, last: tuple[str, Reading], today: date) -> FollowUp:
    """What is meant, if it is the same order with another value, and no question."""
    told, before = last
    after = before if meant == told else read_goal(meant, today)
    asks = text.endswith("?") or _ASKS.match(text)
    if asks and (after.writes or meant == told):
        why = "a question is never taken as an order, say all of it without the question mark"
    elif len(meant) > MOST_OF_A_GOAL or not _is_goal(after) or _outline(after) != _outline(before):
        why = f'that is another order than "{clip(told, 300)}"; say all of it'
    else:
        return FollowUp(goal=meant)
    return FollowUp(why=f'I take this as "{clip(meant, 300)}"; {why}')


def _outline(reading: Reading) -> list[tuple[str, str, bool]]:
    return [(one.kind, one.verb, one.writes) for one in (*reading.intents, *reading.forbidden)]


def _is_goal(reading: Reading) -> bool:
    return bool(reading.intents) and not any(one.ordered for one in reading.unread)


def _replace(last: str, before: Reading, found: re.Match[str], today: date) -> str:
    """The last goal with its one value of that kind replaced; "" where that is in doubt.

    In what changes something the value stands behind the very preposition that was said. Elsewhere `for` is for any.
    """
    if found["nth"]:  # what was changed may have moved the others up
        ordinals = [one.span(1) for one in re.finditer(rf"(?i)\b({_NTH})\b", last)]
        stays = all(not one.writes or one.kind == "click" and one.verb in _LOOKS for one in before.intents)
        return "" if not stays else _put(last, ordinals, found["nth"])
    value = (found["value"] or found["bare"]).strip(" ?!.,")
    places, value = _find_places(last, value, today)
    way = (found["way"] or "for").lower()
    led = [one for one in places if _is_behind(last, one, way)]
    if not led and way == "for" and not before.writes and len(places) == 1:
        led = [one for one in places if _is_behind(last, one, _WAYS)]
    return "" if _SECRET.search(last) else _put(last, led, value)


def _find_places(last: str, value: str, today: date) -> tuple[Places, str]:
    """Where the last goal has values of the same kind as this one, and how this one is written there."""
    dated = _find_dates(last, today)
    if _is_date(value, today):
        year = re.search(r" (?:19|20)\d\d$", last[slice(*dated[0])]) if dated else None
        return dated, value + (year[0] if year and not re.search(r"\d{4}", value) else "")
    for pattern in (_EMAIL, _NUMBER):
        if pattern.fullmatch(value):
            return _keep_apart([one.span() for one in pattern.finditer(last)], dated), value
    if not _IS_NAME.fullmatch(value) or _NO_NAME.match(value.strip('"“”')) or find_verb(fold(value.strip('"“”')))[0]:
        return [], value
    named = [one.span("quoted" if one["quoted"] else "name") for one in _NAME.finditer(last)]
    return _keep_apart(named, dated), value.strip('"“”')


def _keep_apart(places: Places, others: Places) -> Places:
    return [one for one in places if not any(begin < one[1] and one[0] < end for begin, end in others)]


def _is_behind(text: str, place: tuple[int, int], way: str) -> bool:
    """Behind that preposition, alone, and not the thing that is clicked: `click on Save`."""
    led = re.search(rf"(?i)(?P<clicked>\b{_CHOOSES} )?\b{way} (?:the )?[\"“]?$", text[: place[0]])
    return led is not None and not led["clicked"] and not _LISTED.match(text[place[1] :])


def _is_date(text: str, today: date) -> bool:
    spans = [find_span(fold(f"{lead}{text}"), today) for lead in ("", "in ")]
    return any(one is not None and _DAYS.sub("", one.text.strip()) == fold(text) for one in spans)


def _find_dates(text: str, today: date) -> Places:
    spans: list[tuple[int, int]] = []
    begun = 0
    while (span := find_span(fold(text[begun:]), today)) is not None and span.text.strip():
        found = re.search(re.escape(_DAYS.sub("", span.text.strip())), text[begun:], re.IGNORECASE)
        if found is None:
            return []
        spans.append((begun + found.start(), begun + found.end()))
        begun += found.end()
    return spans


def _put(text: str, places: Places, value: str) -> str:
    return f"{text[: places[0][0]]}{value}{text[places[0][1] :]}" if len(places) == 1 else ""
