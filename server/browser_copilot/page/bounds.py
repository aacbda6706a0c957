"""`Any number between 40 and 60`: a number that the user leaves open, within bounds."""

from __future__ import annotations

import re

from browser_copilot.page.which import take_comparisons

ANY_NUMBER = re.compile(
    r"(?:any|a|some) (?:whole |random )?(?:number|value|integer) (?:(?:that is|which is) )?(?=between |above |over |greater |more |less |below |under |at )"
    r".*?\d+(?: and \d+)?(?! ?\d)"
)


def number_within(text: str) -> str:
    """A whole number that keeps the bounds of `any number between 40 and 60`, in the middle where there are two."""
    bounds, _ = take_comparisons(text)
    low = max((one.number + (one.op == ">") for one in bounds if one.op.startswith(">")), default=None)
    high = min((one.number - (one.op == "<") for one in bounds if one.op.startswith("<")), default=None)
    if low is not None and high is not None:
        return str(int((low + high) // 2))
    return str(int(low if low is not None else high if high is not None else bounds[0].number if bounds else 1))
