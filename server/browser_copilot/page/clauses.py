"""A goal falls into clauses: one verb each, with whether it is forbidden or asked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from browser_copilot.page.text import mask_quotes
from browser_copilot.page.words import NEGATIONS, POLITE, QUESTION_WORDS, VERBS, Kind

_VERB_ROWS = tuple((re.compile(rf"(?:{pattern})(?![\w-])", re.IGNORECASE), kind) for pattern, kind in VERBS)
_ANY_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)
_NEGATION = re.compile(rf"(?:{NEGATIONS})", re.IGNORECASE)
_POLITE = re.compile(rf"^(?:{POLITE})", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?;])\s+|\n+|(?<=[.!?])(?=[A-Z]{2,}|[A-Z][a-z])|(?<=⟧[.!?;])\s*")
_THEN = re.compile(r"\s*,?\s*\b(?:and |but )?(?:then|afterwards|after that|finally|next,|lastly)\b,?\s+", re.IGNORECASE)
_LEAD = r"(?:also|please|just|finally|do not|don[’']?t|never|without)\s+"
_OUT = r"(?:without|instead of|rather than|before)"
_BUT = re.compile(r"\s*,?\s+but\s+(?:just |only |instead )?|\s*,\s*(?:just|only|instead)\s+", re.IGNORECASE)
_JOIN = re.compile(
    r"(?:\s*,\s*(?:and\s+|but\s+|to\s+)?|\s+and\s+(?:to\s+)?|\s+but\s+|\s*;\s*|\s+to\s+(?=find\s+and\s)"
    rf"|\s+(?={_OUT}\s))(?=(?:{_OUT}\s+\w+ing|(?:{_LEAD})?(?:{_ANY_VERB}|do not|don[’']t|never)(?![\w-])))",
    re.IGNORECASE,
)
_RUN_ON = re.compile(
    r"(?<!\bto)(?<!\band)(?<!\bor)(?<!,)(?<!\bnot)(?<!n['’]t)(?<!\bnever)(?<!\bbutton)(?<!\blink)\s+(?="
    r"(?:hit|press|click)\s+(?:on\s+)?(?:the\s+)?(?:⟦|\"?(?:submit|search|ok|okay|login|enter|next)\b))",
    re.IGNORECASE,
)
_TAIL = re.compile(
    r",?\s+(?:when|once|after) (?:you(?:'re| are)? )?(?:done|ready|finished)$|,?\s+please$|^to do (?:so|that|this),\s*",
    re.IGNORECASE,
)


@dataclass
class Clause:
    """`text` is masked (quoted passages as ⟦n⟧), `rest` what follows the verb; `kind` None: verb unknown."""

    text: str
    kind: Kind | None
    verb: str
    rest: str
    negated: bool = False
    asked: bool = False
    passages: list[str] = field(default_factory=list)


def split_goal(goal: str) -> list[Clause]:
    """The clauses of a goal, in order. A sentence that asks is one clause, whatever verbs it holds."""
    masked, passages = mask_quotes(goal)
    clauses: list[Clause] = []
    for sentence in _SENTENCE.split(masked):
        clauses += _split_sentence(sentence.strip(), passages)
    return clauses


def _split_sentence(sentence: str, passages: list[str]) -> list[Clause]:
    asks = sentence.rstrip("\"'”’) ").endswith("?") or "?" in re.sub(r"https?://\S+", "", sentence)
    bare = sentence.strip(" .!?;,:")
    if not bare:
        return []
    if asks or is_question(bare):
        return [_read_question(bare, asks, passages)]
    clauses: list[Clause] = []
    for part in (half for one in _THEN.split(bare) for half in _BUT.split(one)):
        pieces = [one for half in _RUN_ON.split(part) for one in _JOIN.split(half)]
        inherited = False
        for piece in pieces:
            clause = read_clause(piece, passages, inherited)
            inherited = clause.negated
            clauses.append(clause)
    return [one for one in _join_loose(clauses) if one.text]


def _join_loose(clauses: list[Clause]) -> list[Clause]:
    """A piece without a verb belongs to the clause before it (`..., one and two`)."""
    joined: list[Clause] = []
    for one in clauses:
        if one.kind is None and joined and not one.negated and not joined[-1].negated:
            joined[-1].text += ", " + one.text
            joined[-1].rest += ", " + one.text
        else:
            joined.append(one)
    return joined


def is_question(text: str) -> bool:
    """Whether a sentence without a question mark asks: it opens with a question word and no request follows."""
    lowered = text.lower().lstrip("\"'“")
    if re.match(r"(?:can|could|would|will) you\b", lowered):
        return False
    first = re.match(r"[\w'’]+", lowered)
    if first is None or _NEGATION.match(lowered):
        return False
    return first[0].replace("’", "'") in QUESTION_WORDS


def _read_question(text: str, marked: bool, passages: list[str]) -> Clause:
    polite = re.match(r"(?:can|could|would|will) you (?:please )?(?:tell me |show me )?", text, re.IGNORECASE)
    if polite:
        clause = read_clause(text[polite.end() :], passages)
        clause.asked = marked
        return clause
    return Clause(text, "read", "", text, asked=True, passages=passages)


def strip_polite(text: str) -> str:
    """The clause without its courtesies."""
    while True:
        shorter = _POLITE.sub("", text.strip(" ,.:;-")).strip(" ,.:;-")
        if shorter == text:
            return text
        text = shorter


def read_clause(piece: str, passages: list[str], negated: bool = False) -> Clause:
    """Read one clause: courtesies off, negation, verb. An inherited negation holds on (`do not save or send`)."""
    text = strip_polite(_TAIL.sub("", piece.strip(" .!?;,:")))
    forbidden = _NEGATION.match(text) or re.match(r"not\b", text, re.IGNORECASE)
    refusing = negated or bool(forbidden) or bool(_NEGATION.search(text))
    body = strip_polite(text[forbidden.end() :]) if forbidden else text
    body = re.sub(r"^to (?=\w)", "", body, flags=re.IGNORECASE)
    kind, verb, rest = find_verb(body)
    return Clause(text, kind, verb, rest, refusing, False, passages)


def find_verb(text: str) -> tuple[Kind | None, str, str]:
    """The leading verb of a clause: kind, the verb as written, the rest. `find and click X` is its last verb."""
    for pattern, kind in _VERB_ROWS:
        found = pattern.match(text) or pattern.match(_infinitive(text))
        if found:
            base = text if pattern.match(text) else _infinitive(text)
            rest = base[found.end() :].strip(" ,:")
            deeper = re.match(r"(?:and|, then|to) (?=\w)", rest)
            if kind in ("find", "navigate") and deeper and (inner := find_verb(rest[deeper.end() :]))[0]:
                return inner
            return kind, found[0].strip(), rest
    return None, "", text


def _infinitive(text: str) -> str:
    """`submitting it` -> `submit it`, for the verbs of the table only."""
    found = re.match(r"([a-z]+)ing\b", text, re.IGNORECASE)
    if not found:
        return text
    base = found[1]
    doubled = len(base) > 3 and base[-1] == base[-2] and base[-1] not in "sl"
    forms = (base[:-1],) if doubled else (base, base + "e")
    for form in forms:
        if any(pattern.fullmatch(form) for pattern, _ in _VERB_ROWS):
            return form + text[found.end() :]
    return text
