"""A goal falls into clauses: one verb each, with whether it is forbidden or asked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from browser_copilot.page.conditions import drop_needless, is_conditional, is_told
from browser_copilot.page.idioms import UNTURNED
from browser_copilot.page.manners import FUNCTION_WORDS, NEGATIONS, POLITE, QUESTION_WORDS, REQUESTS
from browser_copilot.page.retractions import CONDITION, TAKES_BACK, split_back
from browser_copilot.page.sentences import is_form, split_sentences
from browser_copilot.page.text import mask_quotes
from browser_copilot.page.tidy import tidy
from browser_copilot.page.verbs import ANY_VERB, find_verb
from browser_copilot.page.wording import reword
from browser_copilot.page.words import Kind

_NEGATION = re.compile(rf"(?:{NEGATIONS})", re.IGNORECASE)
_POLITE = re.compile(rf"^(?:{POLITE})", re.IGNORECASE)
_REQUEST = re.compile(rf"(?:{REQUESTS}),? (?:please )?", re.IGNORECASE)
_TELL = re.compile(
    rf"(?:tell me|let me know|say|check|find out|look up|explain|see) (?=(?:{'|'.join(QUESTION_WORDS)}|if|whether)\b)",
    re.IGNORECASE,
)
_THEN = re.compile(r"\s*,?\s*\b(?:and |but )?(?:then|afterwards|after that|finally|next,|lastly)\b,?\s+", re.IGNORECASE)
_LEAD = r"(?:also|please|just|finally|do not|don[’']?t|never|without)\s+"
_OUT = r"(?:without|instead of|rather than|before)"
_BUT = re.compile(r"\s*,?\s+but\s+(?:just |only |instead )?|\s*,\s*(?:just|only|instead)\s+", re.IGNORECASE)
_JOIN = re.compile(
    r"(?:\s*,\s*(?:and\s+|but\s+|to\s+)?|\s+and\s+(?:to\s+)?|\s+but\s+|\s*;\s*|\s+to\s+(?=find\s+and\s)"
    rf"|\s+(?={_OUT}\s))(?!(?:start|end|order|post|play|check[ -]in) (?:date|time|day|number|code)\b)(?=(?:{_OUT}\s+\w+ing|(?:{_LEAD})?(?:{ANY_VERB}|do not|don[’']t|never)(?![\w-])))",
    re.IGNORECASE,
)
_RUN_ON = re.compile(
    r"(?<!\bto)(?<!\band)(?<!\bor)(?<!,)(?<!\bnot)(?<!n['’]t)(?<!\bnever)(?<!\bbutton)(?<!\blink)\s+(?="
    r"(?:hit|press|click)\s+(?:on\s+)?(?:the\s+)?(?:⟦|\"?(?:submit|search|ok|okay|login|enter|next)\b))",
    re.IGNORECASE,
)
_WHEN_FIRST = re.compile(r"(?:when(?:ever)?|once|as soon as|if) (?P<cond>.+?),\s+(?:then )?(?P<act>.+)$", re.IGNORECASE)
_WHEN_LAST = re.compile(r"(?P<act>.+?),? (?:when(?:ever)?|once|as soon as|if) (?P<cond>.+)$", re.IGNORECASE)
_BOUND = re.compile(
    r"\b(?:below|under|above|over|less than|more than|lower than|higher than|at most|at least|greater than|smaller than|reaches|hits|exceeds) [$€£]?\d",
    re.IGNORECASE,
)
_NEXT_PAGE = re.compile(r"\s+(?:on|in) the (?:next|following) (?:page|step|screen)$", re.IGNORECASE)
_TAIL = re.compile(
    r",?\s+(?:when|once|after) (?:you(?:['’]re| are)? (?:done|ready|finished)|done|finished)$|,?\s+please$|^to do (?:so|that|this),\s*",
    re.IGNORECASE,
)


_UNKNOWN = re.compile(
    r"(?P<verb>[A-Za-z]+)(?: (?:up|down|out|off|on|over|away|back))? (?:the|an?|it|them|my|your|our|all|every|each|everything)\b"
)
"""What looks like an order by a verb that is not in the table: `frobnicate the thing`."""
_UNKNOWN_JOIN = re.compile(rf"(?:\s*,\s*(?:and\s+)?|\s+and\s+(?:to\s+)?)(?={_UNKNOWN.pattern})")
_DEEDS = frozenset(
    "click choose navigate reveal delete paginate press checkout download upload scroll hover login sort".split()
)
"""Kinds whose objects are names: an unknown verb behind one is no part of it."""
_REPEATED = frozenset({"click", "choose", "navigate", "reveal", "press"})


@dataclass
class Clause:
    """`text` is masked (quoted passages as ⟦n⟧), `rest` what follows the verb; `kind` None: verb unknown.

    `asked`: it stood in a question; `polite`: one that asks to do it. `apart`: it came after a `then`.
    `sentence`: the number of its sentence. `hangs`: it would change something, on a condition or in others' words.
    """

    text: str
    kind: Kind | None
    verb: str
    rest: str
    negated: bool = False
    asked: bool = False
    passages: list[str] = field(default_factory=list)
    through: str = ""  # page, tab or section: where to look for it
    polite: bool = False
    apart: bool = False
    sentence: int = 0
    hangs: bool = False


def split_goal(goal: str) -> list[Clause]:
    """The clauses of a goal, in order. A sentence that asks is one clause, whatever verbs it holds."""
    masked, passages = mask_quotes(goal)
    clauses: list[Clause] = []
    for number, sentence in enumerate(half for one in split_sentences(tidy(masked)) for half in split_back(one)):
        bare, before = sentence.strip(" .!;,"), clauses[-1] if clauses else None
        if is_form(bare, asked=before is not None and before.asked and not before.polite):
            said = [Clause(bare, None, "", bare, negated=True, passages=passages)]
        else:
            said = _split_sentence(reword(drop_needless(sentence.strip()), passages), passages)
        while said and clauses and clauses[-1].kind == "fill" and said[0].kind is None and _VALUE.match(said[0].text):
            clauses[-1].text, clauses[-1].rest = (
                f"{one}, {said[0].text}" for one in (clauses[-1].text, clauses[-1].rest)
            )
            said = said[1:]
        for clause in said:
            clause.sentence = number
        clauses += said
    return clauses


_VALUE = re.compile(r"[^\W\d][\w -]{0,30}\s*(?::|=)\s*\S")
"""`email = x` behind an order to fill in."""


def _split_sentence(sentence: str, passages: list[str]) -> list[Clause]:
    asks = sentence.rstrip("\"'”’) ").endswith("?") or "?" in re.sub(r"https?://\S+", "", sentence)
    bare = sentence.strip(" .!?;,:")
    if not bare:
        return []
    if TAKES_BACK.fullmatch(bare) or not asks and (CONDITION.search(bare) or UNTURNED.search(bare)):
        return [Clause(bare, None, "", bare, negated=True, passages=passages)]
    if asks or is_question(bare) and not (_WHEN_FIRST.match(bare) and _BOUND.search(bare)):
        return _split_question(bare, asks, passages)
    condition = _WHEN_FIRST.match(bare) or _WHEN_LAST.match(bare)
    if condition and _BOUND.search(condition["cond"]):
        waits = Clause(
            f"wait until {condition['cond']}", "wait", "wait", f"until {condition['cond']}", passages=passages
        )
        return [waits, *_split_sentence(condition["act"], passages)]
    clauses: list[Clause] = []
    for place, part in enumerate(half for one in _THEN.split(bare) for half in _BUT.split(one)):
        pieces = [one for half in _split_run_on(part) for joined in _JOIN.split(half) for one in _split_unknown(joined)]
        inherited = False
        for number, piece in enumerate(pieces):
            inherited = inherited and not _INSTEAD.search(piece)
            clause = read_clause(_INSTEAD.sub("", piece), passages, inherited)
            clause.apart = place > 0 and number == 0
            inherited = clause.negated and not _ASIDE.match(piece) and not (number == 0 and _WITHOUT.match(piece))
            clauses.append(clause)
    joined = [one for one in _join_loose(clauses) if one.text]
    if is_conditional(joined) or is_told(joined):
        return [Clause(bare, None, "", bare, negated=True, passages=passages, hangs=True)]
    return joined


_ASIDE = re.compile(r"(?i)\s*(?:instead of|rather than) \w+ing\b")
"""A thing not done, of which the order that follows is no part: `instead of saving, click Discard`."""
_INSTEAD = re.compile(r"(?i) instead\W*$")
"""`do not click Save, click Cancel instead`: a prohibition ends there."""
_WITHOUT = re.compile(r"(?i)\s*without \w+ing\b")
_LISTED_KINDS = ("delete", "extract", "download", "read", "find")
_WITHOUT_NAME = re.compile(r"(?i)(?<=\w) without (?!\w+ing\b)")
"""`the mails without Bob`, behind a verb that takes a list: those that are left out, not what is forbidden."""
_NO_HEAD = re.compile(
    r"(?i)\W*(?:(?:just|only|please|now|also|then|go ahead|simply|finally|first|next|and|(?:you|i|we) (?:should|must|have to|need to|can|want to))\W*)+"
)
_LEADS_ON = re.compile(
    r"(?i)(?::|\b(?:to|can|could|should|must|may|might|would|will|shall|i|you|we|they|he|she|one|who|not|says?|said|tells?|told|then|and|or))$"
)
"""What the words behind belong to: `check whether I can click it` is no two orders."""


def _split_run_on(part: str) -> list[str]:
    """`enter x click Submit` are two orders, `just click Submit` is one."""
    pieces = _RUN_ON.split(part)
    head = strip_polite(pieces[0])
    order = find_verb(head)[0] or _NEGATION.match(head)
    return (
        pieces if len(pieces) > 1 and order and not _NO_HEAD.fullmatch(head) and not _LEADS_ON.search(head) else [part]
    )


def _split_unknown(piece: str) -> list[str]:
    """`click Save and frobnicate the thing` is two orders, of which the second is not known."""
    for found in _UNKNOWN_JOIN.finditer(piece):
        head, rest = piece[: found.start()], piece[found.end() :]
        if head.strip() and _is_unknown_order(rest, lower=True) and read_clause(head, []).kind in _DEEDS:
            return [head, *_split_unknown(rest)]
    return [piece]


def _is_unknown_order(text: str, *, lower: bool = False) -> bool:
    found = _UNKNOWN.match(text)
    return (
        found is not None
        and found["verb"].lower() not in FUNCTION_WORDS
        and not (lower and found["verb"] != found["verb"].lower())
    )


_PLACE = re.compile(
    r"(?:for|in|on|under|inside|within|from|at|next to|using|with|use) (?:the |my |a )?\w", re.IGNORECASE
)


def _through(text: str) -> str:
    """`use the pagination to ...`: what has to be turned or opened to get there."""
    found = (
        re.search(r"(?i)\b(page|tab|section)s?\b|\b(pagination|pager)\b", text)
        if re.match(r"(?i)us(?:e|ing)\b", text)
        else None
    )
    return (found[1] or "page").lower() if found else ""


def _as_scope(text: str, after: Clause) -> str:
    """`for the second order, open ...` says where; `use the pagination to ...` names no place, nor does a place to look in."""
    if after.kind not in ("click", "delete", "fill", "read") or re.match(r"(?i)(?:us(?:e|ing)|with)\b", text):
        return ""
    return text[0].lower() + text[1:]


def _join_loose(clauses: list[Clause]) -> list[Clause]:
    """A piece without a verb belongs to the clause before it (`..., one and two`)."""
    joined: list[Clause] = []
    for place, one in enumerate(clauses):
        after = clauses[place + 1] if place + 1 < len(clauses) else None
        if (
            one.kind is None
            and _PLACE.match(one.text)
            and after is not None
            and after.kind is not None
            and not one.negated
        ):
            after.through = _through(one.text)
            after.text, after.rest = f"{one.text}, {after.text}", f"{after.rest} {_as_scope(one.text, after)}".strip()
            continue
        last = joined[-1] if joined else None
        if (
            one.kind is None
            and _is_unknown_order(one.text, lower=not one.apart)
            and (one.apart or last and last.kind in _DEEDS)
        ):
            joined.append(one)
        elif one.kind is None and one.apart and last is not None and last.kind in _REPEATED and not last.negated:
            joined.append(replace(one, text=f"{last.verb} {one.text}", kind=last.kind, verb=last.verb, rest=one.text))
        elif one.kind is None and joined and not one.negated and not joined[-1].negated:
            joined[-1].text += ", " + one.text
            joined[-1].rest += ", " + one.text
        else:
            joined.append(one)
    return joined


def is_question(text: str) -> bool:
    """Whether a sentence without a question mark asks: it opens with a question word and no request follows."""
    lowered = text.lower().lstrip("\"'“")
    if re.match(r"(?:can|could|would|will) you\b|do (?:the same|it|this|that|so)\b", lowered):
        return False
    first = re.match(r"[\w'’]+", lowered)
    if first is None or _NEGATION.match(lowered):
        return False
    return first[0].replace("’", "'") in QUESTION_WORDS


def _split_question(text: str, marked: bool, passages: list[str]) -> list[Clause]:
    """A question is one clause; one that asks to do something is the clauses of what it asks for."""
    request = _REQUEST.match(text)
    wish = text[request.end() :] if request else text
    told = _TELL.match(wish)
    if request is None or told:
        asked = _AND_ITS.split(wish[told.end() :] if told else text)
        return [Clause(one, "read", "", one, asked=True, passages=passages) for one in asked]
    clauses = _split_sentence(wish, passages)
    for one in clauses:
        one.asked, one.polite = marked, True
    return clauses


_AND_ITS = re.compile(
    r"(?i),? and (?=(?:what|when|how|who|where|which)\b[^,;]*\b(?:its|their|his|her|(?:this|that) one)\b)"
)
"""`what is the newest order and what is its total` asks twice."""


def strip_polite(text: str) -> str:
    """The clause without its courtesies."""
    while True:
        shorter = _POLITE.sub("", text.strip(" ,.:;-")).strip(" ,.:;-")
        if shorter == text:
            return text
        text = shorter


def read_clause(piece: str, passages: list[str], negated: bool = False) -> Clause:
    """Read one clause: courtesies off, negation, verb. An inherited negation holds on (`do not save or send`)."""
    text = strip_polite(_NEXT_PAGE.sub("", _TAIL.sub("", piece.strip(" .!?;,:"))))
    forbidden = _NEGATION.match(text) or re.match(r"not\b", text, re.IGNORECASE)
    body = strip_polite(text[forbidden.end() :]) if forbidden else text
    body = re.sub(r"^to (?=\w)", "", body, flags=re.IGNORECASE)
    kind, verb, rest = find_verb(body)
    spoken = _WITHOUT_NAME.sub(" except ", text) if kind in _LISTED_KINDS else text
    refusing = negated or bool(forbidden) or bool(_NEGATION.search(spoken))
    return Clause(text, kind, verb, rest, refusing, False, passages)
