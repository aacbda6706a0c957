"""What people say in many ways is put in the one way that the readers know. Works on text whose quotes are masked."""

from __future__ import annotations

import re

from browser_copilot.page.contrasts import part
from browser_copilot.page.idioms import DONE, ORDERS, STATUS, say_plainly
from browser_copilot.page.words import ORDINALS, SUPERLATIVES, VERBS

_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)
_NTH = "|".join(sorted((one for one, place in ORDINALS.items() if place > 0), key=len, reverse=True))
_SPELLED = dict(zip(("1st", "2nd", "3rd", *(f"{n}th" for n in range(4, 11))), list(ORDINALS)[:10], strict=True))
_FROM_END = re.compile(
    rf"(?i)\b(?P<nth>{_NTH}|\d{{1,2}}(?:st|nd|rd|th))(?P<noun>(?: [\w-]+){{0,2}}?),? (?:counting |counted )?from (?:the )?"
    r"(?P<end>bottom|end|back|right|last|top|beginning|start|front|left)\b(?! of)"
)
_LAST_BUT = re.compile(r"(?i)\b(?:last but one|next[ -]to[ -]last|penultimate)\b")
_NTH_LAST = re.compile(r"(?i)\b(second|third|fourth|fifth|2nd|3rd|4th|5th)[ -](?:to[ -]|from[ -])?last\b")
_ALL_BUT = re.compile(
    r"(?i)\b(?P<all>(?:all|every|each|any|everything|everyone|anything)\b[^,;.?!]{0,40}?),?\s+but(?P<not>\s+not)?\s+"
    rf"(?!(?:just |only |then |please |also )*(?:do not|don[’']?t|never|(?:{_VERB})(?![\w-])))(?=[\w@⟦])"
)
_PARTICLE = re.compile(
    r"(?i)\b(?:turn|switch|put) (?P<what>(?!on\b|off\b|to\b)(?:(?!\b(?:and|then|turn|switch|put|to)\b)[^,;.:?!]){1,60}?) (?P<way>on|off)\b"
    r"(?=$|[,;.!?]|\s+(?:and|then|but|in|at|for|everywhere|please|again|now)\b)(?! (?:in|at|for) the (?:cart|list))"
)
_SHOULD = re.compile(
    r"(?i)(?P<begin>^|[.!;,]\s+|\b(?:and|then)\s+)(?P<field>(?!(?:no|i|you|we|he|she|they|it|this|that|these|those)\b|nothing|none|nobody|neither)(?:the |my )?[a-z][\w -]{1,40}?) (?:should|must|has to|needs to|is to) (?:be|say|read|become) (?P<value>[^\s].*?)"
    r"(?=$|[.;!]|,?\s+(?:and|then|but)\b|,\s)"
)
_EVERYWHERE = re.compile(
    r"(?i)\b(?P<verb>turn on|turn off|enable|disable|tick|untick|check|uncheck|select|deselect) (?:the |all )?(?P<what>[^,;.]+?) everywhere\b"
)
_INTO_CART = re.compile(
    r"(?i)\b(?:put|place|throw|stick) (?P<what>[^,;.]+?) (?:in|into|to) (?P<cart>(?:the |my |our )?(?:shopping )?(?:cart|basket|bag|trolley))\b"
)
_INTO_CALENDAR = re.compile(
    r"(?i)\b(?:put|enter|add|write|note) (?P<what>⟦\d+⟧|[^,;.]+?) (?:into|in|to|on) (?:the |my |our )?(?:calendar|diary|agenda|schedule)\b"
)
_SPAN = re.compile(
    r"(?i)(?<!from )(?<!between )(?<![\d:.])(?P<first>\b(?:noon|midnight|\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)) ?(?:till|until|to|-|–) ?"
    r"(?=noon|midnight|\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]\.?m)"
)
_PAGE_UNTIL = re.compile(
    r"(?i)\b(?:page|go|look|flick|click|leaf) (?:on |forward )?(?:through|along) (?:the |all (?:the )?)?(?:list|pages?|results?|table)? ?(?:until|till) (?:you |i )?(?:find|see|get to|reach|come to|hit) (?P<what>[^,;.]+?),? and (?:then )?"
    r"(?P<verb>open|click(?: on)?|select|choose|press|tap) (?:it|that|them)\b"
)
_TO_END = re.compile(
    r"(?i)\b(?:put|place|bring) (?P<what>[^,;.]+?) (?:at|to) (?P<where>the (?:very )?(?:top|bottom|beginning|start|end)(?: of (?:the |my |this )?\w+)?)"
    r"(?=$|[.;,]|\s+(?:and|then)\b)"
)
_ORDERED = re.compile(
    rf"(?i)(?P<begin>^|\bthen\s+)(?:please )?(?:show |list |put )?(?:the |me )*(?P<what>{'|'.join(sorted(map(re.escape, SUPERLATIVES), key=len, reverse=True))}|"
    r"(?:low|high)(?:est)? to (?:high|low)(?:est)?)(?: ones?| items?)? first\b"
)
_ONLY_SHOW = re.compile(r"(?i)\b(?:only|just) (?P<verb>show|list|display)(?: me)?\b")
_WRITE_TO = re.compile(
    r"(?i)\b(?:write|compose|draft) (?=(?:an? |the )?(?:new |short |quick )?(?:e-?mail|mail|message|letter|dm)\b)"
)
_AND_SEND_IT = re.compile(
    r"(?i)(?P<said>\b(?:reply|respond)\b[^;.]*?⟦\d+⟧|\bsend (?:an? |the )?(?:new |short |quick )?(?:e-?mail|mail|message|letter|dm)\b.*?),?\s+(?:and|then) (?:then )?send (?:it|that|this)(?: off)?(?=$|[.;!])"
)
_FETCH = re.compile(
    r"(?i)\b(?:get|find|grab) me (?=(?:an? |the )?(?:[\w-]+ )?(?:flight|ticket|train|seat|table|room|hotel|trip)s?\b.*\b(?:from|to|for|on)\b)"
)
_WHICHEVER = re.compile(
    rf"(?i)(?P<verb>book|reserve) (?:an? |the )?(?P<what>.+?),? (?:whichever|whatever|the one (?:that|which)|which|that) (?:is|costs|takes)(?: the)? "
    rf"(?P<best>{'|'.join(sorted(map(re.escape, SUPERLATIVES), key=len, reverse=True))})\b"
)
_AFFIX = re.compile(
    r"(?i)(?<!order )(?<!order, )\b(?:(?:that|which|whose (?:name|label|text|title|subject|heading)) (?P<verb>(?:start|begin|end)s?)|(?P<ing>(?:start|beginn|end)ing)) (?:with|in) "
    r"(?:the (?:letters?|words?|text) )?(?P<what>⟦\d+⟧|[^\s,;.?!]+)"
)


_EXTREMES = "|".join(sorted(map(re.escape, SUPERLATIVES), key=len, reverse=True))
_PLAINER: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"(?i){pattern}"), plain)
    for pattern, plain in (
        (r"\b(?:sign|register) (?:me|us) up\b(?: for an account)?|\bregister (?:me|us)\b|\b(?:make|open|get) (?:me )?an account\b(?! page)", "create an account"),
        (r"(?<=create an account)(?::| for| as) ", " with "),
        (r"\baccept (?=(?:all )?(?:the |your |our )?(?:terms|conditions|privacy policy|licen[cs]e))", "agree to "),
        (r"\bnothing (?:over|above|more than|costing more than) (?=\D?\d)", "show only those up to "),
        (r"\bnothing (?:under|below|less than|cheaper than) (?=\D?\d)", "show only those at least "),
        (rf"\b(?:put|move|bring|show) (?:the )?({_EXTREMES})(?: ones?| items?)? (?:at|to|on) (?:the )?(?:very )?top\b", r"sort by \1 first"),
        (r"^if (?:there(?: is|['’]s| are)|you (?:can )?(?:see|find)) (?:an? |the |any |some )?([^,;.]{1,60}?),? (?:then )?(?:please )?(click|press|tap|close|dismiss|accept)(?: on)? (?:it|that|them|this)(?=[.!]?$)", r"\2 the \1"),
        (r"^pay (?:[$€£] ?)?(\d[\d.,]*\d|\d) ?(?:[$€£]|euros?|dollars?|pounds?|eur|usd|gbp|chf)? to (?:the |my )?([\w][\w .'’-]*?)$", r"enter \1 as amount, \2 as to and press Pay"),
        (r"^(?:please )?go ahead and |^(?:please )?(?:simply|just) ", ""),
        (r"^sign up\b(?! for)", "create an account"),
        (r"\b(log|sign) (?:me|us) (in|out|on|off)\b", r"\1 \2"),
        (r"\bshow (?:me )?(?:the )?([\w -]{3,40}?) only$", r"show only \1"),
        (r"\b(?:choose|select|pick) (?:the )?file (\S+\.\w{1,5})(?: (?:for|to) upload)?$", r"upload \1"),
        (r"\b(\d{1,2}) ?o[’']?clock\b", r"\1:00"),
        (r"^(?:please )?(?:change|edit|manage|adjust|review) (?=(?:my |the |your )?(?:[\w-]+ ){0,3}(?:settings|preferences)$)", "open "),
    )
)  # fmt: skip


_COMPARATIVES = {
    one.removesuffix("est") + "er": one for one in SUPERLATIVES if one.endswith("est") and " " not in one and one not in ("latest", "best", "least")
} | {"more expensive": "most expensive", "less expensive": "least expensive", "better": "best", "later": "latest"}  # fmt: skip
_OF_TWO = re.compile(
    rf"(?i)\b(?P<more>{'|'.join(_COMPARATIVES)}) (?:one )?of the (?:two|both|2)\b(?P<noun> [a-z]+?s?(?=$|[,;.?!]|\s))?"
)
"""`the cheaper of the two plans` is the cheapest plan."""


_PLACE_FIRST = re.compile(
    r"(?i)^(?P<place>(?:in|from|on) (?:the |this |my )?[\w -]*?(?:list|dropdown|drop-down|menu|box|field|form|table|section|group|tree)),? (?P<verb>expand|open|select|choose|pick|tick|check|set|enter|type) "
    r"(?P<what>[^,;.]+?)(?=$|[.;]|,? (?:and|then) (?:then )?(?:press|click|hit|submit|order|save|send|apply|confirm|continue|go|finish)\b|, then )"
)
"""`in the colours list select red`: the place goes behind what is chosen."""
_SECTION_FIRST = re.compile(
    r"(?i)^(?:in|on|under|inside|within) (?:the )?(?P<part>section|row|card|panel|group|box|column|area|entry|item) (?P<name>⟦\d+⟧|(?-i:[A-Z])[\w ]*?),? "
    r"(?P<verb>click|press|tap|hit)(?: on)? (?P<what>(?:the )?[^,;.]+?)(?=$|[,;.]| and | then )"
)
_VERB_LAST = re.compile(
    r"(?i)^(?P<what>(?:the |my |our |all |latest |newest |last |first )*(?:[\w-]+ ){0,2}?(?:invoice|bill|statement|receipt|report|document|file|page|settings|profile|order|message|e?mail|list|table)s?\b"
    r"(?:(?!\b(?:says?|said|not?|never|if|when|unless)\b)[^,;:.!?])*?)(?:,|:| [-–]) ?(?:please )?(?P<verb>download|open|show|read|extract|export)(?: (?:it|this|that|them))?(?P<end>[.!]?)$"
)
"""`invoice for March, download`: of verbs alone that change nothing."""
_LEAVE = re.compile(
    r"(?i)(?:,| and|, and|\.)? ?\bleave (?:the rest|everything else|(?:all )?(?:the )?others?(?: fields| boxes)?)(?: of the \w+)? (?:empty|blank|alone|unchanged|unticked|unchecked|as (?:it|they) (?:is|are))"
)
_ALPHABET = re.compile(
    r"(?i)\b(?P<noun>[\w-]+)(?: (?:that|which|who))? (?:comes?|is|stands?|would be|would come|appears?) (?:alphabetically )?(?P<end>first|last)(?: (?:by|in|of) (?:the )?alphabet(?:ical(?: order)?)?| alphabetically)"
    r"|\b(?P<end2>first|last) (?P<noun2>[\w-]+) (?:in|by) (?:alphabetical order|the alphabet)|\b(?P<end3>first|last) (?P<noun3>[\w-]+) alphabetically"
)


_SO_FIRST = re.compile(
    r"(?i)\b(?P<move>(?:move|drag) .+?)(?: up| down)?,? so (?:that )?it(?:[’']s| is| becomes| comes| stands) (?:the )?(?P<end>first|last)\b(?: one)?(?: (?:in|of|on) (?:the )?[\w -]+)?"
)
_TRANSFER = re.compile(
    r"(?i)^(?P<verb>transfer|convert|exchange|wire|move(?= \D?\d[\d.,]* ?\w* from)) (?P<amount>[$€£]? ?\d[\d.,]*)(?: ?(?:dollars|euros|pounds|(?P<unit>[A-Za-z]{3})(?= to\b)))?"
    r"(?: from (?:the |my )?(?P<from>[\w -]+?))?(?: (?:in)?to (?:the |my )?(?P<to>[\w -]+?))?(?: accounts?)?$"
)
_KEYPAD = re.compile(
    r"(?i)\b(?:use (?:the )?(?:calculator|key ?pad|number pad) to (?:work out|calculate|compute|find|solve|enter|type|dial|do)|work out|calculate|compute|enter|type|dial|do) "
    r"(?:the )?(?:(?:code|pin|number|combination|digits?|password) )?(?P<said>(?:⟦\d+⟧|[-+*/x×÷−.()=#\d\s]|plus|minus|times|multiplied by|divided by)+)(?P<where>(?:on|with|using|in) the (?:on-?screen )?(?:calculator|key ?pad|number pad))?(?=$|,| and | then )"
)


def _spell_keys(found: re.Match[str], passages: list[str]) -> str:
    """`47 + 38` on a calculator is a click on each of its keys, and on the one that works it out."""
    said = re.sub(r"⟦(\d+)⟧", lambda one: passages[int(one[1])], found["said"])
    for word, sign in (
        (r"plus|and", "+"),
        (r"minus", "-"),
        (r"times|multiplied by|x|×", "*"),
        (r"divided by|over|÷", "/"),
    ):
        said = re.sub(rf"(?i)(?<=\d)\s*(?:{word})\s*(?=\d)", sign, said)
    keys = re.sub(r"\s", "", said)
    if not re.fullmatch(r"[-+*/.()\d=#]+", keys) or not found["where"] and not found[0].lower().startswith("use"):
        return found[0]
    works = re.search(r"(?i)calculator", found[0]) and not keys.endswith("=")
    passages.extend([*keys, *("=" * bool(works))])
    masks = [f"⟦{place}⟧" for place in range(len(passages) - len(keys) - bool(works), len(passages))]
    return "click " + ", ".join(masks)


def _set_field(found: re.Match[str]) -> str:
    """`the title should be Tea` is a value; `the mail should be deleted`, which no order was made of, is none."""
    if DONE.match(found["value"]) and not STATUS.search(found["field"]):
        return found[0]
    head, joined, field = found["field"].rpartition(" and ")
    if not ORDERS.match(head):
        head, joined, field = "", "", found["field"]
    return f"{found['begin']}{head}{joined}set {field} to {found['value']}"


def _place_last(found: re.Match[str]) -> str:
    place = found["place"]
    return f"{found['verb']} {found['what']}" + ("" if place.endswith("tree") else f" {place[0].lower()}{place[1:]}")


def _split_transfer(found: re.Match[str]) -> str:
    """`transfer 250 from A to B`: what goes into the form, and the button that is called so."""
    source = found["from"] or found["unit"]
    parts = [
        f"{found['amount'].strip(' $€£')} as amount",
        *([f"{source} as from"] if source else []),
        *([f"{found['to']} as to"] if found["to"] else []),
    ]
    return f"enter {', '.join(parts)} and press {found['verb'].capitalize()}" if len(parts) > 1 else found[0]


_TOKEN = rf"(?!(?:{_VERB}|then|and)(?![\w-]))(?:⟦\d+⟧|[\w#-]+(?: (?!and\b|then\b)[\w#-]+)?)"
_TOKENS = re.compile(
    rf"(?i)\badd (?:the )?(?P<what>tag|label|keyword|topic|skill|hashtag|interest|categor)(?:s|y|ies)?:? (?P<all>{_TOKEN}(?:(?:, and|,| and) {_TOKEN})*)(?=$|[.;!]|,? (?:and|then)\b)"
)
_REWRITE = re.compile(
    r"(?i)\b(?:clear|empty|erase|delete) (?:the )?(?:text (?:of|in) )?(?P<field>(?!⟦)[^,;.]{2,40}?),? (?:and|then) (?:then )?(?:write|type|enter|put) (?P<text>⟦\d+⟧)(?: (?:instead|there|in it|into it))?"
)
_APPLY = re.compile(
    r"(?i)^(?:please )?(?:register|sign up|apply|enrol|subscribe|join|book|order|check in)\b[^:⟦]{0,60}: ?(?=(?:your |my |the )?(?:first|last|full|user|given|family)? ?(?:name|e-?mail|phone|address|date|city|street)\b)"
)
"""`Register for the class: first name Ida`: the rest is what the form is filled with."""


def _each_token(found: re.Match[str], passages: list[str]) -> str:
    """`add the tags red and round` is one order for each."""
    noun = "category" if found["what"].lower() == "categor" else found["what"].lower()
    orders = []
    for one in re.split(r",? and |, ?", found["all"]):
        if not one.startswith("⟦"):
            passages.append(one)
            one = f"⟦{len(passages) - 1}⟧"
        orders.append(f"add the {noun} {one}")
    return " and ".join(orders)


def reword(masked: str, passages: list[str]) -> str:
    """The sentence in the words of the readers. New quoted passages (`Re…` for `starts with Re`) go to `passages`."""

    def affix(found: re.Match[str]) -> str:
        inside = re.fullmatch(r"⟦(\d+)⟧", found["what"])
        text = passages[int(inside[1])] if inside and int(inside[1]) < len(passages) else found["what"]
        passages.append(f"…{text}" if (found["verb"] or found["ing"]).lower().startswith("end") else f"{text}…")
        return f"⟦{len(passages) - 1}⟧"

    masked = part(say_plainly(masked, passages))
    masked = _VERB_LAST.sub(r"\g<verb> \g<what>\g<end>", masked)
    text = _FROM_END.sub(_count_back, _LAST_BUT.sub("second-to-last", masked))
    text = _NTH_LAST.sub(lambda found: f"{_SPELLED.get(found[1].lower(), found[1])}-to-last", text)
    text = _ALL_BUT.sub(r"\g<all> except ", text)
    text = _PARTICLE.sub(r"turn \g<way> \g<what>", text)
    text = _EVERYWHERE.sub(r"\g<verb> all \g<what>", text)
    text = _INTO_CART.sub(r"add \g<what> to \g<cart>", text)
    for pattern, plain in _PLAINER:
        text = pattern.sub(plain, text)
    text = _INTO_CALENDAR.sub(r"create an event called \g<what>", text)
    if re.match(r"(?i)(?:create|add|schedule|book) ", text):
        text = _SPAN.sub(r"from \g<first> to ", text)
    text = _PAGE_UNTIL.sub(r"use the pagination to find and click \g<what>", text)
    text = _TO_END.sub(r"move \g<what> to \g<where>", text)
    text = _ORDERED.sub(r"\g<begin>sort by \g<what> first", text)
    text = _ONLY_SHOW.sub(r"\g<verb> only", text)
    text = _AND_SEND_IT.sub(r"\g<said>", _WRITE_TO.sub("send ", text))
    text = _WHICHEVER.sub(r"\g<verb> the \g<best> \g<what>", _FETCH.sub("book ", text))
    text = _ALPHABET.sub(
        lambda found: (
            f"alphabetically {found['end'] or found['end2'] or found['end3']} {found['noun'] or found['noun2'] or found['noun3']}"
        ),
        text,
    )
    text = _OF_TWO.sub(
        lambda found: f"{_COMPARATIVES[found['more'].lower()]} {(found['noun'] or ' one').strip().removesuffix('s')}",
        text,
    )
    text = _SO_FIRST.sub(lambda found: f"{found['move']} to the {'top' if found['end'] == 'first' else 'bottom'}", text)
    text = _KEYPAD.sub(lambda found: _spell_keys(found, passages), _TRANSFER.sub(_split_transfer, text.rstrip(".!")))
    text = _TOKENS.sub(lambda found: _each_token(found, passages), _APPLY.sub("fill in ", text))
    text = _REWRITE.sub(r"type \g<text> into the \g<field>", text)
    text = _SECTION_FIRST.sub(r"\g<verb> \g<what> of the \g<part> \g<name>", _LEAVE.sub("", text))
    text = _PLACE_FIRST.sub(_place_last, text)
    text = _SHOULD.sub(_set_field, text)
    return _AFFIX.sub(affix, text)


def _count_back(found: re.Match[str]) -> str:
    """`third one from the bottom` -> `third-to-last one`; from the top it is just the third."""
    if found["end"].lower() in ("top", "beginning", "start", "front", "left"):
        return f"{found['nth']}{found['noun']}"
    nth = _SPELLED.get(found["nth"].lower(), found["nth"].lower())
    if ORDINALS.get(nth) == 1:
        return f"last{found['noun']}"
    return f"{nth}-to-last{found['noun']}" if nth in ORDINALS else found[0]
