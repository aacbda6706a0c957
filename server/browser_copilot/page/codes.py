"""`the code` and `the number` of a page: what is called so, or alone looks so; never just any text of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from browser_copilot.page.text import stems_of
from browser_copilot.page.view import Control

TOKEN = r"(?=[A-Za-z-]*\d|[A-Z-]{4,}(?![A-Za-z0-9-]))[A-Za-z0-9](?:[A-Za-z0-9-]|(?<=\d\d\d) (?=\d{3}\b)){2,}(?![\w-])"
"""A code has a digit, or is all capitals; groups of three digits may stand apart."""
_OTHER = r"(?:post(?:al|leitzahl)?|zip|country|area|dial(?:l?ing)?|error|status|exit|response|http|promo(?:tion)?|discount|colou?r|hex|qr|bar|source|sort|swift|bank|tax|dress|product|item|language|currency|airport|building|class|course)"
"""Whose codes are others than `the code`."""
_BESIDE = re.compile(rf"(?i:\bcode)(?i: is| was)?\s*[:=–-]?\s+[\"'“]?(?P<code>{TOKEN})")
_LABEL = re.compile(r"(?i)(?:[\w'’-]+ ){0,4}code(?: is)?\s*:?")
_OTHERS = re.compile(rf"(?i)\b{_OTHER}(?:[ -]?code)\b")
_MIXED = re.compile(r"(?<![\w./@-])(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,}(?![\w@-]|\.\w)")
_NUMBER = re.compile(r"(-?\d[\d.,]*)|(?i:(?:your |the )?number)(?: is)?\s*[:=–-]?\s+(-?\d[\d.,]*)")


def find_code(lines: Sequence[str]) -> str | None:
    """The one code that a page tells: beside the word, below it, or else the only text of such a shape."""
    own = [one for one in lines if not _OTHERS.search(one)]
    told = {found["code"] for line in own for found in _BESIDE.finditer(line)}
    told |= {
        below.strip()
        for line, below in pairwise(lines)
        if not _OTHERS.search(line) and _LABEL.fullmatch(line.strip()) and re.fullmatch(TOKEN, below.strip())
    }
    beside = {below for line, below in pairwise(lines) if _OTHERS.search(line)}
    found = told or {one for line in own if line not in beside for one in _MIXED.findall(line)}
    return found.pop() if len(found) == 1 else None


_PLACES = frozenset("shown displayed given above below following page screen line here printed".split())


def name_of_code(of: str) -> str:
    """`code` or `number` where nothing is said of it but where it stands; "" else."""
    said = set(stems_of(of))
    return next((one for one in ("code", "number") if one in said and said <= _PLACES | {one}), "")


def find_token(noun: str, fields: Sequence[Control], lines: Sequence[str]) -> str | None:
    """The value of the one field that is called so, else what the page tells."""
    held = {
        one.value
        for one in fields
        if one.value and not one.is_secret and stems_of(one.label)[-1:] == [noun] and not _OTHERS.search(one.label)
    }
    if held:
        return held.pop() if len(held) == 1 else None
    if noun == "code":
        return find_code(lines)
    found = {told[1] or told[2] for line in lines if (told := _NUMBER.fullmatch(line.strip()))}
    return found.pop() if len(found) == 1 else None
