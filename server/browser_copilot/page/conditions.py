"""An order that hangs on something: `if it is open, delete it`, `pay it once it is approved`. Masked text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from browser_copilot.page.verbs import ANY_VERB
from browser_copilot.page.words import WRITES

if TYPE_CHECKING:
    from browser_copilot.page.clauses import Clause

_HEAD = re.compile(
    r"(?i)^(?:and |but |then |so |or |please |only |even |just )*(?:if|unless|in case|provided|providing|assuming|supposing|suppose|given that|(?:as|so) long as|"
    r"on condition|in the event|otherwise|or else|else|when(?:ever)?|once|as soon as|after|before|while|until|till|should (?:it|the|there|this|that)|according to)\b(?! (?:that|this),)"
)
"""What a part of a sentence begins with that tells when or on what condition the rest is meant."""
_THING = r"(?:it|they|he|she|we|you|i|there|this|that|(?:the|my|our|your|an?|all|any|no|every|its|their) (?:[\w-]+ ){0,4}?[\w-]+)"
_IS = r"(?:is|are|was|were|has|have|had|gets?|becomes?|does|do|did|can|could|will|isn['’]t|aren['’]t|[a-z]{2,}(?:s|ed))"
_INSIDE = re.compile(
    r"(?i)(?<=\S)(?: |, ?)(?:(?<!tell me )(?<!know )(?<!see )(?<!check )(?<!find out )if|unless|whenever|as soon as|(?:as|so) long as|provided|assuming|in case|otherwise|or else|on condition)\b"
    rf"(?=\s+\S|$)|(?<=\S)(?: |, ?)(?:when|once|after|before|while) (?:{_THING} {_IS}\b|(?:i|you|we|they) [a-z]{{2,}}\b|\w{{3,}}ing\b)|(?<=\S) (?:else|after \d+ (?:seconds?|minutes?|hours?|days?|weeks?))\b"
)
"""The same behind an order. What stands in quotes is no condition."""
_WISH = r"if (?:at all )?(?:possible|you (?:can|could|please|like|would|don['’]t mind|do not mind)|that['’]s ok(?:ay)?|it['’]s not too much trouble)"
_THERE = (
    r"(?:when|once|after|as soon as) (?:it|(?:the|this|that) (?:new )?(?:page|site|website|screen|dialog|form|window|popup|pop-up|list|menu|results?))"
    r"(?: page| list)? (?:(?:has|have|is|are|was) )?(?:loaded|opened|open|appeared|shown|displayed|ready|there|visible|up|opens|loads|appears?|shows(?: up)?|comes up)"
)
_NEEDLESS = re.compile(rf"(?i)^(?:{_WISH}|{_THERE}),? (?:then )?(?=\S)|,? (?:{_WISH}|{_THERE})(?=[.!]?$)")
_ANY = r"if (?:there (?:is|are) (?:one|any|some)|any|needed|necessary|required|asked|prompted|shown|present|(?:it|one) (?:appears|shows up|pops up|comes up|is (?:shown|there|needed|required)))"
_BARRIER = re.compile(
    rf"(?i)(?P<does>\b(?:(?:log|sign) in|(?:accept|reject|decline|close|dismiss) (?:the |all |any )?(?:[\w-]+ )?(?:cookies?|cookie \w+|banner|pop-?up|overlay|consent|notice))),? {_ANY}\b"
)
"""What only stands before the page is passed where it stands there."""


def drop_needless(sentence: str) -> str:
    """The sentence without a wish (`if possible`) and without waiting for the page, which is waited for anyway."""
    return _BARRIER.sub(r"\g<does>", _NEEDLESS.sub("", sentence))


def is_conditional(clauses: Sequence[Clause]) -> bool:
    """Whether something would be changed on a condition, which nobody here can judge."""
    told = [one.text for one in clauses if one.kind not in ("read", "search")]
    writes = any(one.kind in WRITES and not one.negated for one in clauses)
    return writes and any(_HEAD.match(one) or _INSIDE.search(one) for one in told)


_TOLD = re.compile(
    r"(?i)(?:\b(?:to|can|could|should|might|may|must|would|will|says?|said|tells?|told|reads?|writes?|wrote|imagine you|"
    rf"pretend you|suppose you)|:) (?:please )?(?:{ANY_VERB})(?![\w-])"
)
_HOW = re.compile(r"(?i)\b(?:how|whether|if|what|who|when|why)\b")


def is_told(clauses: Sequence[Clause]) -> bool:
    """Whether orders are only told of: `Ann says to save and publish it`, `show me how to save and publish it`."""
    told = [one.text for one in clauses if one.kind is None or one.kind == "read" and _HOW.search(one.text)]
    return any(one.kind in WRITES for one in clauses) and any(_TOLD.search(one) for one in told)
