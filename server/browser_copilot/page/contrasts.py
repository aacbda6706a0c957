"""What a sentence leaves out or wants in a state: `A, not B`, `buy nothing`, `make sure X is on`. Masked text."""

from __future__ import annotations

import re

from browser_copilot.page.words import VERBS

_NOT_THIS = re.compile(
    r"(?i)^(?P<verb>[a-z]+(?: on)?) (?P<this>[^,;.]+?)(?:, (?:and |but )?not| rather than| instead of) "
    r"(?!\w+ing\b)(?P<that>(?!(?:on|in|at|before|after|yet|to|just|only|all|more|less|until|if|when)\b)[^,;.]+)$"
)
_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)
_OTHER_FIRST = re.compile(
    rf"(?i)^(?:please )?(?:instead of|rather than) (?!\w+ing\b)(?P<that>⟦\d+⟧|[^,;.]+?),? (?:please )?(?P<verb>(?:{_VERB})(?![\w-]))(?P<this> .+?)(?P<end>[.!]?)$"
)
"""`instead of Save click Cancel`."""
_DOES_FIRST = re.compile(
    rf"(?i)^(?:please )?(?:instead of|rather than) (?P<that>(?:{_VERB}) (?:it|that|this|them|(?:the|my|an?|all|this|that) [^,;.]+|⟦\d+⟧)),? (?:please )?(?P<this>(?:{_VERB})(?![\w-]).*)$"
)
"""`rather than delete it, archive it`."""
_REMIND = re.compile(r"(?i)\b(?:don[’']?t|do not) (?:ever )?(?:forget|neglect|fail|hesitate) to (?!not\b)(?=\w)")
_LEAVE = re.compile(
    r"(?i)\b(?:leave|keep) (?P<what>[^,;.]+?) (?:empty|blank|alone|unchanged|untouched|as (?:it is|they are|is)|out)(?=$|[,;.]|\s+and\b)"
)
_ENSURE = re.compile(
    r"(?i)\b(?:make sure|ensure|be sure|see to it)(?: that)? (?P<what>(?!(?:you|i|it|not|to)\b)[^,;.]+?) (?:is|are|gets|stays?)(?P<no> not)? "
    r"(?P<state>ticked|checked|selected|enabled|active|activated|switched on|turned on|on|unticked|unchecked|deselected|disabled|"
    r"inactive|switched off|turned off|off)\b"
)
_PAIR = re.compile(
    r"(?i)\b(?P<verb>turn|switch) (?P<first>on|off) (?P<one>[^,;.]+?)(?:,? and|,) (?P<two>(?!turn|switch|then)[^,;.]{1,40}?) (?P<second>on|off)(?=$|[,;.!])"
)
_PAIR_LAST = re.compile(
    r"(?i)\b(?P<verb>turn|switch) (?P<one>(?!on\b|off\b|to\b)[^,;.]{1,40}?) (?P<first>on|off)(?:,? and|,) (?P<two>(?!turn|switch|then)[^,;.]{1,40}?) "
    r"(?P<second>on|off)(?=$|[,;.!])"
)
_BEGIN = r"(?i)(?P<begin>^|[.!;,]\s+|\b(?:and|then|but|please)\s+)"
_NOTHING = re.compile(
    rf"{_BEGIN}(?P<verb>(?!(?:select|choose|pick|tick|check|says?|is|are|was|do|to|the|click|press|tap|hit)\b)[a-z]+(?: (?:in|out|up|off))?) "
    r"(?:nothing|nobody|no ?one)(?: at all| else)?(?=$|[,.;!](?:\s|$)|\s+(?:and|but|then)\b)"
)
_NONE_OF = re.compile(
    rf"{_BEGIN}(?P<verb>delete|remove|erase|trash|discard|send|buy|purchase|order|pay|book|reserve|upload|attach|create|add|invite|post|publish|share|"
    r"archive|cancel|forward|submit|save|change|edit|fill in|fill out|download|extract|export) (?:none\b(?: of\b)?|neither\b(?: of\b)?|no(?= (?!\d)))(?: (?P<what>[^\s]))?"
)
_SHORT_OF = re.compile(
    r"(?i)\b(?:(?:but |and )?(?:stop|stay)(?:ping)? short (?:of|before)|hold(?:ing)? (?:off|back) (?:on|from|with)|steer clear of|keep from|abstain from) (?=\w+ing\b)"
)
_UNDONE = re.compile(
    r"(?i)\b(?:leave|keep) (?:it|that|this|them|(?:the |my )?[\w -]{2,30}?) un(?P<done>sent|saved|submitted|published|posted|paid|booked|deleted)\b"
)
_DOES = {"sent": "send", "submitted": "submit", "paid": "pay"}
_OFF = re.compile(r"(?i)un|de|dis|in(?!g)|.*off")


def part(text: str) -> str:
    """The sentence with what it leaves out said as a prohibition, and a state as the order that brings it about."""
    text = _DOES_FIRST.sub(r"\g<this> and do not \g<that>", _REMIND.sub("", text))
    text = _OTHER_FIRST.sub(r"\g<verb>\g<this> and do not \g<verb> \g<that>\g<end>", text)
    text = _NOTHING.sub(r"\g<begin>do not \g<verb> anything", text)
    text = _NONE_OF.sub(lambda one: f"{one['begin']}do not {one['verb']} {one['what'] or 'it'}", text)
    text = _UNDONE.sub(lambda one: f"do not {_DOES.get(one['done'].lower(), one['done'].removesuffix('d'))} it", text)
    text = _SHORT_OF.sub("do not ", text)
    text = _NOT_THIS.sub(r"\g<verb> \g<this> and do not \g<verb> \g<that>", text)
    text = _LEAVE.sub(r"do not fill \g<what>", text)
    text = _ENSURE.sub(_order, text)
    for pattern in (_PAIR, _PAIR_LAST):
        text = pattern.sub(r"\g<verb> \g<first> \g<one> and \g<verb> \g<second> \g<two>", text)
    return text


def _order(found: re.Match[str]) -> str:
    off = bool(_OFF.match(found["state"])) != bool(found["no"])
    switched = re.search(r"(?i)(?:on|off)$|abled|activ", found["state"])
    verb = ("turn off" if off else "turn on") if switched else ("untick" if off else "tick")
    return f"{verb} {found['what']}"
