"""A sentence that takes back the order before it, or makes an order hang on what is not read here."""

from __future__ import annotations

import re

CONDITION = re.compile(
    r"(?i)\bunless\b|^(?:please )?(?:check|confirm|clear it|consult|verify|talk|speak)(?: it| this| that)? with me\b|^(?:please )?(?:ask|tell|warn|remind) me (?:first )?before\b|"
    r"^(?:please )?(?:ignore|disregard|forget about|never ?mind|(?:don[’']?t|do not) (?:bother|worry|care) (?:about|with)) [^,;–]+(?:[,;]| [-–]).*\b(?:all|every|each)\b"
)
"""What makes an order hang on something that is not read here: none of the sentence is carried out."""
_BACK = r"(?:don[’']?t|do not)(?: (?:do )?(?:that|it|so|this))?|never ?mind(?: that| it)?|(?:forget|scratch|skip) (?:it|that)|take (?:it|that) back"
TAKES_BACK = re.compile(
    rf"(?i)\W*(?:(?:oh|no|nope|wait|stop|actually|hold on|sorry|please|hm+|on second thoughts?)\b\W*)*(?:{_BACK}|no\W+wait|no\W+stop|on second thoughts?,? no)\W*(?:please|thanks?|after all|anymore|yet)?\W*"
)
"""A sentence that takes back the order before it: `No, wait, don't.`"""
_BACK_LAST = re.compile(
    rf"(?i)\s{{0,3}}(?<![,;:–—-])[,;:–—-]{{1,9}}\s{{0,3}}(?=(?:(?:oh|no|nope|wait|actually|hold on|sorry)\b\W*)+(?:{_BACK})\W*$)"
)


def split_back(sentence: str) -> list[str]:
    """`delete it - no, don't` is an order and what takes it back."""
    return [sentence] if TAKES_BACK.fullmatch(sentence) else _BACK_LAST.split(sentence, maxsplit=1)
