"""What is said around an order, or in more words than it needs, is put in short: relative clauses, states, who wrote what."""

from __future__ import annotations

import re

from browser_copilot.page.manners import NEGATIONS
from browser_copilot.page.words import VERBS

_STATE = r"on|off|enabled|disabled|ticked|unticked|checked|unchecked|selected"
_OFF = re.compile(r"(?i)off|dis\w+|un\w+")
_STATES = re.compile(
    rf"(?i)(?P<begin>^|[;,]\s+)(?P<one>(?!(?:no|it|this|that|i|you|neither)\b)[\w][\w -]{{1,30}}?) (?:should|must|has to|needs to|is to) be (?P<first>{_STATE})"
    rf"(?:,? (?:and|but) (?P<two>(?!(?:then|not|no)\b)[\w][\w -]{{1,30}}?)(?: (?:should|must) be)? (?P<second>{_STATE}))?(?=$|[,;.!]|\s+and\b|\s+then\b)"
)
_STARS = re.compile(
    r"(?i)\b(?P<verb>give|rate) (?P<one>(?:the |my )?[\w -]+?) (?P<n>\d|one|two|three|four|five) stars?,? and (?P<two>(?:the |my )?[\w -]+?) (?P<m>\d|one|two|three|four|five)(?: stars?)?(?=$|[,;.!]|\s+and\b)"
)
_RUN = re.compile(
    r"(?i)\b(?:run|execute) (?:(?:the )?command )?(?P<what>⟦\d+⟧|(?<=command )[\w./~-]+(?: -[\w-]+| [\w./~-]*[./~-][\w./~-]*)*)(?: (?:in|on|at|from) (?:the |a )?(?:terminal|console|shell|command line|prompt))?(?=$|[,;.!]|\s+and\b|\s+then\b)"
)
_TERMINAL = re.compile(r"(?i)\b(?:command|terminal|console|shell|prompt)\b")
_RUN_NEXT = re.compile(
    r"(?i)(?<=press Enter)(?P<join>,? (?:and|then|and then) )(?:run|execute) (?P<what>⟦\d+⟧|[\w./~-]+)(?=$|[,;.!])"
)
_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)
_WORDS = re.compile(
    r"(?i)\b(?P<verb>(?:click|press|tap|hit)(?: on)?|select|choose) (?:the )?(?:words?|text|phrase|link text) (?!(?:fields?|box(?:es)?|areas?|inputs?|links?|buttons?|editors?|in|of|that|which|on|below|above|with)\b)"
    rf"(?P<what>(?:(?! (?:or|but|then|if|unless|when|once|without|except)\b| and (?:then )?(?:{_VERB}|do not|don[’']t|never|not)(?![\w-]))[^⟦,;.!?])+?)"
    rf"(?=$|[.!?]|,? (?:and|then|and then|but) (?:(?:{_VERB})(?![\w-])|do not\b|don[’']t\b|never\b)|,? without \w+ing\b| (?:in|on|of) the (?:text|page|list|paragraph|menu)\b)"
)
_PICKED = re.compile(
    r"(?i)\b(?:enter|type|write|put)(?: in)? (?P<what>⟦\d+⟧|[^,;.]{1,80}?) (?:as|in|into|for) (?:the |my |a )?(?P<field>[\w -]{1,40}?)(?: (?:field|box|input))?,? (?:and |then |and then )?(?:choose|select|pick|click)(?: on)? "
    r"(?:it|that|this)(?: (?:from|in|out of|among) (?:the |its )?(?:list|suggest\w+|options|matches|drop-?down|menu|results|proposals|hits)(?: list| box)?)"
)
_IT_FROM = re.compile(r"(?i)\b(?:choose|select|pick|click)(?: on)? (?:it|that|this)\b")
_REWORDED: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), plain)
    for pattern, plain in (
        (r"\btake (?P<what>(?!me\b|it\b)[^,;.]+?) (?:off|out of) (?:the |my |our )(?P<list>[\w ]*?(?:list|cart|basket|bag|recipients|team|group))\b", r"remove \g<what> from the \g<list>"),
        (r"(?<=\w), which (?:has|spans|goes over|runs over) (?:several|many|multiple|some|a few|a lot of) (?:pages|sections|tabs|screens|columns)(?:,|$)", ""),
        (r"\b(?:the (?:thing|one)s? |what )(?P<who>⟦\d+⟧|@?\w[\w.-]*(?: (?-i:[A-Z])\w+)?) (?:wrote|posted|said|published|commented|shared)\b", r"the post by \g<who>"),
        (r"^(?:i|we) (?:(?:do not|don['’]t|no longer) (?:want|need|wish)(?: to (?:get|receive|have|see|read))?) (?P<what>(?!to\b)(?:(?! (?:unless|if|or|but|except|not)\b)[^,;.])+?(?<!ed))(?: any ?(?:more|longer))?(?:,? (?:so|and)|[,;:]) (?:please )?"
         r"(?P<verb>unsubscribe|remove|delete|cancel|archive|hide|mute)(?: (?:me|us))?(?: from)? (?:it|that|them)$", r"\g<verb> \g<what>"),
        (r"\blook for (?P<what>[^,;.]+?) in the (?P<where>(?:[\w-]+ )?(?:list|table|tree|directory|pages))\b", r"find \g<what> in the \g<where>"),
        (r"\bin one of the (?P<what>section|tab|page|folder|panel)s\b", r"in the \g<what>s"),
        (r"\b(?:add|sum|count) up (?:all )?(?:the |these |those )?(?P<what>[\w ]*?(?:numbers|prices|amounts|values|figures|costs|items))(?P<tail>,? and (?:then )?(?:enter|type|write|put|fill in) (?:the )?(?:result|sum|total|answer|it)\b)",
         r"find the sum of all \g<what>\g<tail>"),
        (r"\bmake (?:a|one|another) copy of (?=\S)", "duplicate "),
        (r"\bgo to (?P<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{4})(?: in the (?:calendar|date ?picker))?,? (?:and|then) (?:then )?(?:click|select|choose|pick|tap|press)(?: on)? (?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th)?\b",
         r"pick \g<day> \g<month> in the calendar"),
        (r"\bturn (?:up |down )?(?P<what>(?!(?:the )?page\b|it\b)(?:the |my )?[\w -]+?) (?:up |down )?to (?P<n>\d[\d.,]*)(?: (?:degrees|percent|points|%))?(?=$|[,;.!]| and\b| then\b)", r"set \g<what> to \g<n>"),
        (r"\bcount how many\b", "find out how many"),
        (r"(?<=\w)(?P<join>,? (?:and|then)(?: then)? |, (?:then )?)(?:go|continue|proceed|advance|move)(?: on)? to the next (?:step|screen|stage)\b", r"\g<join>click next"),
    )
)  # fmt: skip
_REFUSES = re.compile(
    rf"(?i)\b(?:{NEGATIONS})|n[’']t\b|\b(?:no(?!\.? ?\d)|not|none|nothing|nobody|nowhere|hardly|if|unless|whether|except|or)\b"
)
DOUBT = re.compile(
    rf"{_REFUSES.pattern}|:|\b(?:only|once|when\w*|while|before|until|till|as (?:long|soon|far|if|though)|provided|assuming|suppos\w+|in case|otherwise|"
    r"says?|said|saying|tells?|told|writes|wrote|thinks?|thought|believes?|claims?|claimed|seems?|according|states?|stated|suggests?|suggested|"
    r"asks?|asked|means|meant|wants?|hopes?|knows?|guess|reckons?|recommends?|demands?|insists?|heard|apparently|maybe|perhaps|what|which|who|how|why|where|that)\b"
)
"""A sentence with one of these tells, asks or makes something hang on something: a state in it is no order."""
_ORDER = rf"(?=$|[.;!]|,? and (?:then )?(?:{_VERB})(?![\w-]))"
_SEAT = r"(?:⟦\d+⟧|(?=[\w-]*\d)[\w-]+)"
_SEVERAL: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), plain)
    for pattern, plain in (
        (rf"^(?:please )?(?P<verb>reserve|book) (?:the |these )?(?:seats?|places?|slots?|spots?|lockers?) (?P<what>{_SEAT}(?:(?:,|,? and) (?:(?:the )?(?:seat|place|slot|spot|locker) )?{_SEAT})*){_ORDER}",
         r"select \g<what>, then click \g<verb>"),
        (r"^(?:please )?(?:post|write|say|send) (?P<text>⟦\d+⟧) (?:in|to|into|on) (?:the )?(?P<where>⟦\d+⟧|[#\w-]+(?: [\w-]+)?) (?:channel|chat|conversation|thread|room|group)\b", r"open the \g<where> chat and send the message \g<text>"),
        (r"^(?:please )?(?:post|write|say|send) (?P<text>⟦\d+⟧) (?:in|to|into|on) (?:the )?(?P<where>#[\w-]+)(?: channel| chat| room)?(?=$|[.!])", r"click \g<where> and send the message \g<text>"),
        (r"^(?:please )?assign (?:it|this|(?:this|the) (?:issue|ticket|task|bug|card|request|case|item)) to (?P<who>(?!the\b)(?:(?! (?:by|before|until|on|for|with|from|in|at)\b)[^,;.])+?)(?=$|[,;.!]| and\b| then\b)", r"set the assignee to \g<who>"),
        (r"^(?:please )?(?:complete|finish|go through|fill (?:in|out)) (?:the |this )?(?:[\w-]+ )?(?:wizard|set-?up|questionnaire|survey|onboarding) (?:with|using) (?P<what>[^,;.]*?(?:⟦\d+⟧|[:=]|\bthe [\w-]+ (?-i:[A-Z\d])).*)$", r"fill in \g<what> and click finish"),
        (r"^(?P<verb>fill in .*?),? and (?:choose |select |with )?the (?P<what>[\w-]+ (?:plan|option|package|theme|size|level|tier))(?=$|,| and\b)", r"\g<verb> and choose \g<what>"),
        (r"^(?:please )?order (?:it in |the |a |in )?size (?P<size>\w+),? (?P<count>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of (?:them|it|those|these)|pieces?|items?|pairs?)(?=$|[.!])",
         r"choose the size \g<size>, set the quantity to \g<count> and order it"),
        (r"^(?:please )?(?:expand|open|unfold|look through|go through|search)(?: up)? (?:all |each |every |the |these )*(?:sections?|folders?|nodes?|branch(?:es)?|questions?|panels?|tree|list|menus?|categories|accordions?)(?: one by one| in turn)? (?:until|till) (?:you |i )?(?:find|see|reach|come to) (?P<what>[^,;.]+?),? (?:and|then) (?:then )?(?P<verb>press|click|open|select|tap|choose)(?: on)? (?:it|that)\b",
         r"\g<verb> \g<what>"),
        (r",? (?:and )?let (?:it|the \w+) repeat (?=(?:daily|weekly|monthly|yearly|never|every \w+)\b)", ", set the repeat to "),
    )
)  # fmt: skip
"""Where other orders come out than were said: never in a sentence that forbids, asks or makes something hang on something."""
_BY_HAND = re.compile(r"(?i)(?<=\w) by (?:drag(?:ging)?(?: and drop(?:ping)?)?|drag-and-drop)(?=$|[,;.!])")
_HOURS = dict(zip("one two three four five six seven eight nine ten eleven twelve".split(), range(1, 13), strict=True))
_CLOCK = re.compile(
    rf"(?i)\b(?P<part>half past|(?:a )?quarter past|(?:a )?quarter to) (?P<h>\d{{1,2}}|{'|'.join(_HOURS)})\b"
)


def _clock(found: re.Match[str]) -> str:
    part, hour = found["part"].lower(), _HOURS.get(found["h"].lower()) or int(found["h"])
    if part.endswith("to"):
        return f"{hour - 1 or 12}:45"
    return f"{hour}:{30 if part.startswith('half') else 15}"


def _states(found: re.Match[str]) -> str:
    def order(state: str, what: str) -> str:
        switched = re.fullmatch(r"(?i)on|off|\w*abled", state)
        verb = (
            ("turn off" if _OFF.match(state) else "turn on")
            if switched
            else ("untick" if _OFF.match(state) else "tick")
        )
        return f"{verb} {what}"

    second = f" and {order(found['second'], found['two'])}" if found["two"] else ""
    return f"{found['begin']}{order(found['first'], found['one'])}{second}"


def _quote(text: str, passages: list[str]) -> str:
    passages.append(text.strip())
    return f"⟦{len(passages) - 1}⟧"


def shorten(text: str, passages: list[str]) -> str:
    """The sentence in fewer words. New quoted passages go to `passages`."""
    if not re.match(r"(?i)(?:please )?(?:sort|(?:re)?arrange|(?:re)?order|put)\b", text):
        text = _BY_HAND.sub("", text)
    for pattern, plain in _REWORDED:
        text = pattern.sub(plain, text)
    if not _REFUSES.search(text):
        for pattern, plain in _SEVERAL:
            text = pattern.sub(plain, text)
    text = _CLOCK.sub(_clock, text)
    text = text if DOUBT.search(text) else _STATES.sub(_states, text)
    text = _STARS.sub(r"\g<verb> \g<one> \g<n> stars and \g<verb> \g<two> \g<m> stars", text)
    if _IT_FROM.search(text):
        text = _PICKED.sub(r"choose \g<what> from the suggestions of the \g<field> field", text)
    text = _WORDS.sub(lambda found: _words(found, passages), text)
    if _TERMINAL.search(text) and not _REFUSES.search(text):
        text = _RUN.sub(lambda found: _type(found["what"], passages), text)
        text = _RUN_NEXT.sub(lambda found: f"{found['join']}{_type(found['what'], passages)}", text)
    return text


def _words(found: re.Match[str], passages: list[str]) -> str:
    marked = found["verb"].lower().startswith(("sel", "cho"))
    return f"{found['verb']}{' the words' * marked} {_quote(found['what'], passages)}"


def _type(what: str, passages: list[str]) -> str:
    said = what if what.startswith("⟦") else _quote(what, passages)
    return f"type {said} into the terminal and press Enter"
