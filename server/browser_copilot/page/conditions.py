"""An order that hangs on something: `if it is open, delete it`, `pay it once it is approved`. Masked text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from browser_copilot.page.verbs import ANY_VERB
from browser_copilot.page.words import WRITES

if TYPE_CHECKING:
    from browser_copilot.page.clauses import Clause

_THING = r"(?:it|they|he|she|we|you|i|there|this|that|(?:the|my|our|your|an?|all|any|no|every|its|their) (?:[\w-]+ ){0,4}?[\w-]+)"
_IS = r"(?:is|are|was|were|has|have|had|gets?|becomes?|does|do|did|can|could|will|isn['’]t|aren['’]t|[a-z]{2,}(?:s|ed))"
_OWN = (
    r"(?:after|before) (?:(?:you |we |i )?(?:go|move|leave|continue|proceed|start|begin)\b(?: on| away| ahead| this \w+)?|(?!being\b|having\b)\w{2,}ing\b(?! (?:with|by|from) (?:him|her|them|[A-Z]))[^,]*|(?:the |a )?(?:search|log-?in|sign-?in|scroll(?:ing)?|filter|upload|download|reload|refresh)"
    r"|that|this|all (?:that|this))(?=,|$)|while (?:you are |you['’]re )?(?:on|in|at|here|still)\b[^,]*(?=,|$)"
)
"""Order in time among the user's own orders, and where one is: nothing that has to be judged."""
_HEAD = re.compile(
    rf"(?i)^(?:and |but |then |so |or |please |only |even |just )*(?!{_OWN})(?:if|unless|in case|provided|providing|assuming|supposing|suppose|given(?: that)?|depending on|(?:as|so) long as|"
    r"on condition|in the event|otherwise|or else|else|when(?:ever)?|once|as soon as|after|before|while|until|till|should (?:it|the|there|this|that)|according to)\b(?! (?:that|this),)"
)
"""What a part of a sentence begins with that tells when or on what condition the rest is meant."""
_INSIDE = re.compile(
    r"(?i)(?<=\S)(?: |, ?)(?:(?<!tell me )(?<!know )(?<!see )(?<!check )(?<!find out )if|unless|whenever|as soon as|(?:as|so) long as|provided|assuming|in case|otherwise|or else|on condition|depending on|given(?= (?:that|the|its?|his|her|their|my|our)\b))\b"
    rf"(?=\s+\S|$)|(?<=\S)(?: |, ?)(?:when|once|after|before|while) (?:{_THING} {_IS}\b|(?:i|you|we|they) [a-z]{{2,}}\b|\w{{3,}}ing\b)|(?<=\S) (?:else|after \d+ (?:seconds?|minutes?|hours?|days?|weeks?))\b"
    r"|(?<=\S)(?: |, ?)(?:when|once|if) (?:on|in|out|ready|available|approved|possible|done|free|open|paid|shipped|cheap|cheaper|finished|complete[d]?|over)\b|(?<=\S) (?:after|before|on|upon|pending) (?:the |his |her |their |my |our )?(?:approval|confirmation|permission|consent|review|agreement|acceptance)\b"
)
"""The same behind an order. What stands in quotes is no condition."""
_WISH = r"if (?:at all )?(?:possible|you (?:can|could|please|like|would|don['’]t mind|do not mind)|that['’]s ok(?:ay)?|it['’]s not too much trouble)"
_THERE = (
    r"(?:when|once|after|as soon as) (?:it|(?:the|this|that) (?:new )?(?:page|site|website|screen|dialog|form|window|popup|pop-up|list|menu|results?))"
    r"(?: page| list)? (?:(?:has|have|is|are|was) )?(?:loaded|opened|open|appeared|shown|displayed|ready|there|visible|up|opens|loads|appears?|shows(?: up)?|comes up)"
)
_NEEDED = r"(?:if|when|where) (?:it is |it['’]s )?(?:needed|necessary|required)"
_NEEDLESS = re.compile(
    rf"(?i)^(?:{_WISH}|{_THERE}|{_NEEDED}),? (?:then )?(?=\S)|,? (?:{_WISH}|{_THERE})(?=[.!]?$)|"
    r"^if (?:(?:you|i|we)(?: are|['’]re|['’]m| am) )?not (?:yet |already )?(?:logged|signed) in(?: yet)?,? (?:then )?(?=(?:log|sign) in\b)"
)
_ANY = r"if (?:there (?:is|are) (?:one|any|some)|any|needed|necessary|required|asked|prompted|shown|present|(?:it|one) (?:appears|shows up|pops up|comes up|is (?:shown|there|needed|required)))"
_BARRIER = re.compile(
    rf"(?i)(?P<does>\b(?:(?:log|sign) in|(?:close|dismiss) (?:the |any )?(?:[\w-]+ )?(?:dialog|window|modal|message|tooltip)|(?:accept|reject|decline|close|dismiss) (?:the |all |any )?(?:[\w-]+ )?(?:cookies?|cookie \w+|banner|pop-?up|overlay|consent|notice))),? {_ANY}\b"
)
"""What only stands before the page is passed where it stands there."""


def drop_needless(sentence: str) -> str:
    """The sentence without a wish (`if possible`) and without waiting for the page, which is waited for anyway."""
    return _BARRIER.sub(r"\g<does>", _NEEDLESS.sub("", sentence))


_DOING = rf"(?:{ANY_VERB}|call|ring|notify|alert|remind|tell|inform|warn|e-?mail|text|ping|meet|ask|wait)"
_TIME = r"(?:when|once|after|before|while|as soon as)"
_FIELD = rf"(?:the |my |its |a )?(?:(?!(?:{_TIME}|if|unless|as)\b)[\w-]+ ?){{1,3}}"
_VALUES = {
    "create": rf"(?i)\b(?:called|named|titled|saying|that (?:says|reads)) {_DOING} [^,;]{{0,200}}? {_TIME} [^,;]*",
    "choose": rf"(?i)^\w+ (?:the )?(?:option )?(?:(?-i:After|Before|When|Once|While|As soon as)|after \d+|(?-i:{ANY_VERB}) {_TIME})\b.*|\b{_DOING} (?:me|us) (?:again )?{_TIME} .*",
    "fill": rf"(?i)(?<= to) (?:{_TIME})\b.*|^(?:enter|type|write|put) [^,;]*(?<!long)(?<!soon)(?<!far) as (?!(?:long|soon|far|much|it|they|well)\b){_FIELD}$",
}
"""What is a value or a name, though it holds such a word: `Create a task called Call Bob when he is back`."""
_VALUES["send"] = _VALUES["create"]
_ASKED = re.compile(r"(?i)^(?:check|see|verify|look|find out) (?P<what>if|whether|which|who|what)\b")


def is_head(text: str) -> bool:
    """Whether the text begins with what tells on what condition the rest is meant."""
    return bool(_HEAD.match(text))


def is_conditional(clauses: Sequence[Clause]) -> bool:
    """Whether something would be changed on a condition, which nobody here can judge."""
    told = [
        re.sub(_VALUES.get(one.kind or "", "(?!)"), "", one.text)
        for one in clauses
        if one.kind not in ("read", "search")
    ]
    writes = any(one.kind in WRITES and not one.negated for one in clauses)
    return writes and (any(_HEAD.match(one) or _INSIDE.search(one) for one in told) or _hangs_on_answer(clauses))


def _hangs_on_answer(clauses: Sequence[Clause]) -> bool:
    """`check if it is there and delete it`, `see which is cheapest and buy it`."""
    for place, one in enumerate(clauses):
        asked = _ASKED.match(one.text)
        behind = [after for after in clauses[place + 1 :] if after.kind in WRITES and not after.negated]
        judged = asked is not None and asked["what"].lower() in ("if", "whether")
        if asked and any(judged or after.rest.lower() in _PRONOUNS for after in behind):
            return True
    return False


_PRONOUNS = ("", "it", "that", "that one", "this", "them", "one", "him", "her")


_TOLD = re.compile(
    r"(?i)(?:\b(?:to|can|could|should|might|may|must|would|will|says?|said|tells?|told|reads?|writes?|wrote|imagine you|"
    rf"pretend you|suppose you)|:) (?:please )?(?:{ANY_VERB})(?![\w-])"
)
_HOW = re.compile(r"(?i)\b(?:how|whether|if|what|who|when|why)\b")


def is_told(clauses: Sequence[Clause]) -> bool:
    """Whether orders are only told of: `Ann says to save and publish it`, `show me how to save and publish it`."""
    told = [one.text for one in clauses if one.kind is None or one.kind == "read" and _HOW.search(one.text)]
    return any(one.kind in WRITES for one in clauses) and any(_TOLD.search(one) for one in told)
