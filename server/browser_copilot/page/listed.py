"""A list under a head: orders under a plain one, forbidden under `do not:`, one sentence with any other. Masked text."""

from __future__ import annotations

import re

from browser_copilot.page.conditions import is_head
from browser_copilot.page.manners import NEGATIONS, QUESTION_WORDS
from browser_copilot.page.verbs import find_verb

_BULLET = re.compile(r"[ \t]*(?:[•‣◦▪●·*–—-]|(?:step )?\(?\d{1,2}[.):]|\(?[a-h]\))[ \t]+(?=[^\W\d_]|⟦)", re.IGNORECASE)
_INLINE = re.compile(r"(?:^|(?<=\s))\(?(?P<n>\d{1,2})[.)]\s+(?=[^\W\d_])")
_COURTEOUS = r"(?:(?:please|pls|kindly|ok(?:ay)?|so|now|then|next|first|hi|hey|hello|(?:can|could|would|will) you|i (?:want|need) you to|i(?: would|['’]d) like you to|and|just)\W+)*"
_WHAT = r"(?:it|that|this|these|those|(?:any|all|each) of (?:this|these|them|the following)|any of the following|the following|as follows|so)(?: (?:things?|steps?|tasks?|orders?|actions?))?"
_PLAIN = re.compile(
    rf"(?i){_COURTEOUS}(?:please|pls|now|then|next|first|(?:can|could|would|will) you(?: please)?|i (?:want|need) you to|i(?: would|['’]d) like you to|(?:do|follow|carry out|perform|execute|work through) {_WHAT}"
    r"|(?:(?:the|my|these|your|follow (?:the|these)|do the)\s+)?(?:steps?|tasks?|to-?dos?|to do|plan|instructions?|list of tasks|goals?)(?: (?:to (?:do|follow|take)|for (?:today|you|now)|below))?"
    r"|here (?:is|are) (?:the|my|your) (?:steps?|tasks?|plan|instructions?)|(?:in )?(?:this|the following) order)?(?: (?:please|for me|now|in (?:this )?order|one by one))*\W*"
)
"""A head that only says that orders follow."""
_FORBIDS = re.compile(
    rf"(?i){_COURTEOUS}(?:(?:you|we|i) )?(?:{NEGATIONS}|don[’']ts?)(?: (?:ever|please))?(?: do(?:ing)?)?(?: {_WHAT})?\W*"
)
_HOLDS = re.compile(
    r"(?i)\b(?:between|one of|either|texts?|words?|notes?|messages?|comments?|lines?|saying|reply|post|answer|description)\b|"
    rf"\b(?:{'|'.join(('if', 'whether', 'unless', 'said', 'says', 'wrote', 'writes'))})\b|^\W*(?:{'|'.join(QUESTION_WORDS)})\b"
)
"""A head that speaks of what follows, or has it written."""


def break_lists(text: str) -> str:
    """A line for each order of a list, with what its head says of all of them."""
    return "\n".join(_break_lines(_break_numbers(text).split("\n")))


def _break_numbers(text: str) -> str:
    """`1) open it 2) click Save`: a line for each, where the numbers count from one on."""
    found = list(_INLINE.finditer(text))
    if len(found) < 2 or [int(one["n"]) for one in found] != list(range(1, len(found) + 1)):
        return text
    before = text[: found[0].start()]
    if "\n" in text[found[0].start() :].strip():  # a list by lines
        return text
    items = [
        text[one.end() : after.start() if after else None].strip(" ,;")
        for one, after in zip(found, [*found[1:], None], strict=True)
    ]
    head = _last_sentence(before)
    if "?" in text[found[0].start() :] or not (_FORBIDS.fullmatch(head) or _is_plain(head)):
        return f"{before}{' '.join(f'{place}) {_bare(one)}' for place, one in enumerate(items, 1))}" + (
            "?" if text.rstrip().endswith("?") else ""
        )
    kept = before[: len(before.rstrip()) - len(head)].strip()
    forbidden = "do not " * bool(_FORBIDS.fullmatch(head))
    told = [] if _PLAIN.fullmatch(head) or forbidden else [head]
    return "\n".join([*filter(None, [kept]), *told, *(f"{forbidden}{one}" for one in items if one)])


def _last_sentence(before: str) -> str:
    return re.split(r"(?<=[.!?;])\s+|\n+", before.strip())[-1]


def _is_plain(head: str) -> bool:
    """Nothing, a heading, or a sentence of its own that is done before."""
    return not head or bool(_PLAIN.fullmatch(head)) or head.endswith((".", "!", ";")) and not _HOLDS.search(head)


def _bare(item: str) -> str:
    """The item as a part of a sentence."""
    return re.sub(r"[.!?;]+(?=\s|$)", ",", item.strip()).strip(" ,")


def _break_lines(lines: list[str]) -> list[str]:
    """The lines without their bullets; what stands under a head that turns or holds it goes with it."""
    done: list[str] = []
    while lines:
        head, lines = lines[0], lines[1:]
        below = _take_below(head, lines)
        if not below or _PLAIN.fullmatch(head.strip()) and below:
            done += [] if below and head.strip() else [_BULLET.sub("", head, count=1) if _BULLET.match(head) else head]
            continue
        items = [_BULLET.sub("", one, count=1).strip() for one in below if one.strip()]
        if _FORBIDS.fullmatch(head.strip()):
            done += [f"do not {one}" for one in items]
        elif _is_held(head.strip(), items):
            done.append(f"{head.strip(' ?')} {' '.join(f'{n}) {_bare(one)}' for n, one in enumerate(items, 1))}")
        else:
            done.append(head)
            continue
        lines = lines[len(below) :]
    return done


def _take_below(head: str, lines: list[str]) -> list[str]:
    """The lines that a head is of: all bullets behind it, else behind a colon all up to an empty line."""
    if not head.strip():
        return []
    first = next((place for place, one in enumerate(lines) if one.strip()), len(lines))
    listed = first < len(lines) and bool(_BULLET.match(lines[first]))
    if _BULLET.match(head) or not (listed or head.rstrip().endswith(":")):
        return []
    end = first
    while end < len(lines) and lines[end].strip() and (not listed or _BULLET.match(lines[end])):
        end += 1
    return lines[:end] if end > first else []


def _is_held(head: str, items: list[str]) -> bool:
    """Whether the items are no orders by themselves: `if Ann agrees:`, `Bob said:`, `which is better?`."""
    if not head.endswith((":", "?")) or not any(find_verb(one)[0] for one in items):
        return False
    return find_verb(head)[0] in (None, "read") or is_head(head) or bool(_HOLDS.search(head))
