"""Ways to say an order that are put in plain words first: passives, asides, texts to reply with, tabs. Masked text."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser_copilot.page.asides import DOUBT, shorten
from browser_copilot.page.words import VERBS

_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)
_DEEDS = (
    "cancelled canceled deleted removed erased discarded archived renamed duplicated moved checked ticked unticked unchecked selected deselected "
    "opened closed expanded collapsed published approved rejected declined accepted muted unmuted pinned unpinned hidden saved pressed "
    "clicked chosen picked starred marked enabled disabled turned switched added uploaded downloaded typed entered sorted dismissed "
    "restored resolved reopened followed unfollowed liked flagged snoozed blocked unblocked subscribed confirmed submitted sent"
).split()
DONE = re.compile(rf"(?i)(?:now |please |all |both )*(?:{'|'.join(_DEEDS)}|on|off)\b")
"""What is no value of a field: `the mail should be deleted`."""
_IRREGULAR = {"cancelled": "cancel", "hidden": "hide", "chosen": "choose", "sent": "send", "submitted": "submit",
              "pinned": "pin", "unpinned": "unpin", "flagged": "flag"}  # fmt: skip
_BASES = (
    "delete remove erase archive rename duplicate move close expand collapse approve save mute unmute star enable disable type "
    "resolve unsubscribe subscribe follow like snooze"
).split()
_MUST = r"(?:should|must|has to|have to|needs? to|is to|are to|ought to|shall) (?:now |please |all )?be"
_PASSIVE = re.compile(
    r"(?i)(?P<begin>^|[;,]\s+|\b(?:and|then)\s+)(?P<what>(?!(?:no|nothing|none|nobody|neither|nor|it|this|that|hardly)\b|no-?one\b)"
    r"(?:(?!\b(?:then|i|you|we|he|she|they|if|whether|when|who|what|which|how|why|that|not|never|unless|before|after|once|until|should|must)\b)[^,;!?])"
    rf"{{2,60}}?) {_MUST} "
    rf"(?P<done>{'|'.join(_DEEDS)})(?P<way> (?:on|off))?\b"
)
STATUS = re.compile(r"(?i)\b(?:status|state|stage|phase)$")
_END_OF_PASSIVE = re.compile(
    rf"(?i)(?: (?:(?:now|please|too|again|immediately|today)\b|(?:from|in|on|at|to|as|into|under) (?:(?!\b(?:and|then|{'|'.join(_DEEDS)})\b)[^,;.!?])+))?"
    rf"(?=$|[.;!]|,? please[.!]?$|(?:,|,? and|,? then|,? and then) (?:(?:please )?(?:{_VERB})(?![\w-])|[^,;.!?]+ {_MUST} ))"
)
"""What may stand behind `the mail should be deleted`: a place, and the next order; not `or archived`, nor `by Ann`."""
UNTURNED = re.compile(
    rf"(?i)(?:[,;]|\b(?:and|then|but)) [^,;]*?\b(?:should|must|has to|have to|needs? to|is to|are to|ought to|shall) (?:not )?be {DONE.pattern.removeprefix('(?i)')}"
)
"""Behind an order, what `say_plainly` made no order of: `Save, and Bob said the mail should be deleted`."""
ORDERS = re.compile(rf"(?i)(?!(?:order|post|note|list|comment|reply|report|star|book|review)s?\b)(?:{_VERB})\s")
_IGNORED = r"(?:the |any |all )?(?:[\w-]+ )?(?:banners?|warnings?|adverts?|advertisements?|ads?|cookies|cookie \w+|pop-?ups?|notice|hints?|tour|newsletter|sidebar|footer|header)"
_REST = r"(?:the |any |all )?(?:rest|others|everything else)"
_ASIDE = (
    r"(?:never ?mind|(?:don[’']?t|do not) (?:worry|bother|care) (?:about|with)|pay no attention to|take no notice of|forget about|ignore|disregard)"
    r" (?!\w+ing\b|(?:it|that|this|them)\b)(?P<what>[^,;.!?–]{2,50}?)"
)
_ASIDE_FIRST = re.compile(
    rf"(?i)^(?:please )?{_ASIDE}(?:,? (?:and |but )?(?:just|simply|only|instead)|,(?: and| but)?|;| [-–]) (?P<order>(?:please )?(?:{_VERB})(?![\w-]).*)$"
)
_ASIDE_LAST = re.compile(rf"(?i)(?<=\w)(?P<join>,| and| but|, and|, but) {_ASIDE}$")
_EVERY = re.compile(r"(?i)\b(?:all|every\w*|each|any\w*|both)\b")
_ONES = re.compile(r"(?i)^(?:the )?ones? ")
_NEXT = rf"(?:{_VERB}|do not|don[’']?t|never)(?![\w-])"
_ENDS = rf"(?=$|[.;!]|,? (?:and|then|and then|but|but then) (?:please )?{_NEXT}|,? (?:and|then) (?:press|click|send|hit|submit)\b|,? without \w+ing\b)"
"""Where the text of an order ends: behind it comes nothing, or the next order."""
_REPLY = re.compile(
    r"(?i)\b(?P<verb>reply|respond|answer)(?P<to>(?: to)? (?!with\b|the question\b)(?:(?! with\b)[^,;:⟦]){1,60}?)? with (?:just |a simple |only )?"
    r"(?P<text>(?:(?:yes|okay|ok|sure|thanks|thank you|sorry|agreed|noted|great|congratulations|see you|i|i[’']ll|i[’']m|we|we[’']ll|no(?= thanks?\b| thank you\b| problem\b| worries\b| need\b| sorry\b|$|[,.;!]| (?:and|then|but)\b))\b)"
    rf"(?:(?! (?:and|or|but|then|if|unless|when|once|without|in|from)\b)[^;.!?⟦])*?){_ENDS}"
)
_QUESTION = re.compile(
    r"(?i)\banswer (?:the )?(?:question (?:number |no\.? |#)?(?P<n>\d{1,2}|one|two|three|four|five)|(?P<nth>first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th)) question)"
    rf"(?: with| by| as|:| to be) (?P<value>⟦\d+⟧|(?:(?! (?:and|or|but|then|if|unless|when|once|without)\b)[^,;.!?⟦])+?){_ENDS}"
)
_COUNTS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "first": "1", "second": "2", "third": "3",
           "fourth": "4", "fifth": "5"}  # fmt: skip
_ON = re.compile(
    r"(?i)(?<=[\w⟧])(?P<join>,? (?:and|then)(?: then)? |, (?:then )?)(?:go on|move on|carry on|go forward|go further)(?: to the next (?:step|page|screen|one))?"
    r"(?=$|[,;.]| and\b| then\b)"
)
_SETS = r"turn on|turn off|switch on|switch off|enable|disable|tick|untick|check|uncheck|select|choose|set|enter|type|change|click(?: on)?|press|fill in"
_TAB_LAST = re.compile(
    rf"(?i)^(?P<verb>{_SETS}) (?P<what>(?!(?:the )?[\w ]*\btab\b)[^,;.]+?) (?:in|on|under|of) the (?P<tab>⟦\d+⟧|[\w-]+(?: [\w-]+)?) tab(?=$|[,;.]| and\b| then\b)"
)
_TAB_FIRST = re.compile(
    rf"(?i)^(?:in|on|under) the (?P<tab>⟦\d+⟧|[\w-]+(?: [\w-]+)?) tab,? (?=(?:please )?(?:{_SETS})\b)"
)
_SUGGESTED = re.compile(
    r"(?i)^(?P<verb>choose|select|pick|enter|type) (?P<what>⟦\d+⟧|[^,;.]+?) (?:in|into|for|as) the (?P<field>[\w -]+?)(?: (?:field|box|input))?,? "
    r"(?:with the help of|with help from|by using|using|with|from|via|through) (?:the |its |a )?(?:suggest\w+(?: list)?|auto-?complet\w+(?: list)?|type-?ahead|completions?|proposals?)"
)


def _drop_last(found: re.Match[str]) -> str:
    """Without an aside on what only stands in the way; one on some of the things is what the order leaves out."""
    ignored = re.fullmatch(f"(?i){_IGNORED}", found["what"])
    if re.fullmatch(f"(?i){_REST}", found["what"]) or ignored and not _EVERY.search(found.string[: found.start()]):
        return ""
    if not _EVERY.search(found.string[: found.start()]) or ignored and not found["join"].endswith("but"):
        return found[0]
    return f" except {_ONES.sub('', found['what'])}"


def _drop_first(found: re.Match[str]) -> str:
    order, what = found["order"], found["what"]
    every = _EVERY.search(order) and not re.match(r"(?i)(?:please )?(?:click|press|tap|hit)\b", order)
    if re.fullmatch(f"(?i){_IGNORED}|{_REST}", what) and not every:
        return order
    one = every and not re.search(r"[,;]|\b(?:and|then|but)\b", order)
    return f"{order} except {_ONES.sub('', what)}" if one else found[0]


def _passive(found: re.Match[str]) -> str:
    if not _END_OF_PASSIVE.match(found.string, found.end()) or STATUS.search(found["what"]):
        return found[0]
    head, _, what = found["what"].rpartition(" and ")
    if ORDERS.match(head):
        return f"{head} and {_turn_round(found, what)}"
    return found[0] if ORDERS.match(found["what"]) else found["begin"] + _turn_round(found, found["what"])


def _turn_round(found: re.Match[str], what: str) -> str:
    done = found["done"].lower()
    base = _IRREGULAR.get(done, done.removesuffix("d") if done.removesuffix("d") in _BASES else done.removesuffix("ed"))
    return f"{base}{found['way'] or ''} {what}"


def _question(found: re.Match[str], passages: list[str]) -> str:
    number = (found["n"] or found["nth"]).lower()
    passages.append(f"question {_COUNTS.get(number) or re.sub(r'[a-z]+$', '', number)}")
    return f"enter {found['value']} into the field ⟦{len(passages) - 1}⟧"


def _reply(found: re.Match[str], passages: list[str]) -> str:
    passages.append(found["text"].strip(" ."))
    return f"{found['verb']}{found['to'] or ''} with ⟦{len(passages) - 1}⟧"


def say_plainly(text: str, passages: list[str]) -> str:
    """The sentence without asides, and with its passives as orders. New quoted passages go to `passages`."""
    with_passages: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], list[str]], str]], ...] = (
        (_QUESTION, _question), (_REPLY, _reply),
    )  # fmt: skip
    text = shorten(text, passages)
    text = _ASIDE_LAST.sub(_drop_last, _ASIDE_FIRST.sub(_drop_first, text))
    text = text if DOUBT.search(text) else _PASSIVE.sub(_passive, text)
    for pattern, change in with_passages:
        text = pattern.sub(lambda found, change=change: change(found, passages), text)  # type: ignore[misc]
    text = _ON.sub(r"\g<join>click next", text)
    text = _TAB_FIRST.sub(r"click the \g<tab> tab and ", text)
    text = _TAB_LAST.sub(r"click the \g<tab> tab and \g<verb> \g<what>", text)
    return _SUGGESTED.sub(r"choose \g<what> from the suggestions of the \g<field> field", text)
