"""Words that turn an order round are never a label or a value: an order that they are left over in is not carried out."""

from __future__ import annotations

import re

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.text import fold
from browser_copilot.page.which import find_thing

_EXCEPT = re.compile(r"\b(?:except|apart from|other than|excluding)\b")
_ROUND = re.compile(
    r"^(?:(?:on |in )?(?:none|neither|nothing|nobody) (?:of )?|no (?:[\w-]+ )*(?:buttons?|links?|fields?|boxes|items?)\b)|"
    r"\b(?:hold off|stop short|before you (?:do|click|send|delete|submit))\b"
)
_ANSWER = re.compile(r"(?i)reply|respond|answer")
_WITH = re.compile(r"(?i)(?:^|\s)with (?!⟦)")
_THAT = re.compile(
    r"(?i)\bthat (?:i|we|you|he|she|they|it)\b(?! (?:sent|wrote|got|received|posted|forwarded)\b)[^,;]*$"
)
_FILE = re.compile(r"\S\.[a-z0-9]{1,5} (?:to|into|as) ")
_LATER = re.compile(
    r"(?<!\bto)(?<!\buntil)(?<!\bfor)(?<!\bby)(?<!\bfrom)(?<!\bof)(?<=\S) (?:tomorrow|tonight|in \d+ (?:second|minute|hour|day|week)s?)$"
)
_WITHOUT_TRAIT = re.compile(
    r"\b(?:whose|where|that|which) (?:[\w-]+ ){0,3}(?:is|are|was|were|does|do|has|have)(?: not\b|n['’]t\b| never\b| no\b)"
)
_LAST = re.compile(
    r"(?:it|that|this|them|everything|all(?: of (?:it|that|them))?|(?:the |my |your )?(?:last|previous) .+)"
)
_NOW = ("click", "delete", "send", "checkout", "press")
"""What is done at once or not at all."""
_NAMES = ("click", "choose", "press", "create", "drag", "upload", "checkout", "book")


def find_leftover(clause: Clause, intent: Intent) -> str:
    """Why an order is not carried out as it was read; "" for nothing against it."""
    rest = fold(clause.rest)
    if intent.kind == "fill" and _EXCEPT.search(rest):
        return "what is left out of a form is not read here; name each field with its value"
    if intent.kind == "click" and intent.verb in ("undo", "redo") and _LAST.fullmatch(rest):
        return "what was done is not known here; say which button to click, as in: click Undo"
    if intent.kind == "click" and not intent.quoted and _EXCEPT.search(fold(intent.target)):
        return "what is left out is not read here; name each thing that you mean"
    if intent.kind in (*_NOW, "choose") and not intent.which.but and _WITHOUT_TRAIT.search(rest):
        return "what is not so of it is not read here; say what is so"
    if intent.kind in _NOW and _LATER.search(rest):
        return "it is done now or not at all; a job or a schedule is for later"
    if intent.kind == "send" and _lacks_text(clause, intent):
        return "what to write is not read here; put it in quotes"
    if intent.kind == "fill" and intent.verb == "rename" and _FILE.search(rest):
        return "where to rename it is not said; say which button to click and what to enter"
    if intent.kind in _NAMES and not intent.quoted and _ROUND.search(rest) and not _is_no_choice(intent):
        return 'it may mean that nothing is to be done; say what to do, and the rest with "do not"'
    return ""


def _lacks_text(clause: Clause, intent: Intent) -> bool:
    """`reply to Ann with what she asked for`, `that I accept`: words that are neither a text nor tell which message."""
    text = any(one.field == "message" for one in intent.entries)
    if _ANSWER.match(intent.verb) and not text and _THAT.search(clause.rest):
        return True
    return not (text or intent.thing) and bool(_ANSWER.match(intent.verb) and _WITH.search(clause.rest))


def _is_no_choice(intent: Intent) -> bool:
    """`select nothing` is an order that can be followed."""
    return intent.kind == "choose" and not intent.items


_NAMING = re.compile(r"(?i)(?:the|my|our|this|that|all|every|latest|newest|last|first)\b")


def names_another(before: Clause | None, clause: Clause, pronouns: tuple[str, ...]) -> bool:
    """`the order from Ann, delete`: what the bare verb is meant for was named before it, and was not read."""
    if (
        before is None
        or before.sentence != clause.sentence
        or before.negated
        or clause.rest.lower() not in ("", *pronouns)
    ):
        return False
    return bool(_NAMING.match(before.text) or find_thing(fold(before.text)))


def points_at_nothing(one: Intent, pronouns: tuple[str, ...]) -> bool:
    """`click it`, where nothing that was named before can be meant."""
    named = one.items[0] if one.kind == "choose" and len(one.items) == 1 else one.target
    return one.kind in ("click", "choose") and not one.quoted and one.which.is_any and named.lower() in pronouns
