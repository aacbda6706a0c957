"""A goal in plain English becomes ordered intents; what is not understood is said, and no write is ever guessed."""

from __future__ import annotations

import re
from datetime import date
from typing import Literal

from browser_copilot.page.arguments import READERS, read_unknown
from browser_copilot.page.clauses import Clause, split_goal
from browser_copilot.page.clicks import split_click
from browser_copilot.page.facts import is_vague, read_facts
from browser_copilot.page.intents import Entry, Intent, Source
from browser_copilot.page.keeping import KEPT, ask_of_it, drop_needless, goes_away, keeps, look_up
from browser_copilot.page.leftovers import find_leftover, names_another, points_at_nothing
from browser_copilot.page.retractions import TAKES_BACK
from browser_copilot.page.text import unmask
from browser_copilot.page.verbless import read_verbless
from browser_copilot.page.which import Frozen, Which
from browser_copilot.page.words import WRITES

PRONOUNS = ("it", "that", "this", "them", "their", "him", "her", "his", "its", "they", "the email", "the message",
            "that email", "the entry", "the item")  # fmt: skip


class Unread(Frozen):
    """A part of the goal that will not be acted on; `why` says what to do about it.

    `ordered`: it is not just said beside an order; `told`: it is values that no order has used.
    """

    text: str
    why: str
    ordered: bool = True
    told: bool = False


TOLD = 'you told me this, and not what to do with it; say for example "fill it in"'
NAMELESS = "it is not said what that is; name it"


class Reading(Frozen):
    """What was understood of a goal. `forbidden` are intents that must not happen."""

    intents: tuple[Intent, ...]
    forbidden: tuple[Intent, ...] = ()
    unread: tuple[Unread, ...] = ()

    @property
    def writes(self) -> bool:
        """Whether any intent changes something."""
        return any(one.writes for one in self.intents)


Verdict = Literal["act", "forbid", "refuse"]


def read_goal(goal: str, today: date) -> Reading:
    """Read a goal. Relative dates count from `today`. Never raises on text."""
    intents: list[Intent] = []
    forbidden: list[Intent] = []
    unread: list[Unread] = []
    told: tuple[Entry, ...] = ()
    doubt, skipped = "", None
    sentence, begun = -1, 0  # where the intents of the newest sentence begin
    clauses = [(whole.sentence, one) for whole in split_goal(goal) for one in split_click(whole)]
    for number, clause in clauses:
        if TAKES_BACK.fullmatch(clause.text):
            forbidden += intents[begun:]
            unread.append(Unread(text=clause.text, why="the order before it is taken back"))
            del intents[begun:]
            continue
        if number != sentence:
            sentence, begun = number, len(intents)
        intent = _read_clause(clause, today)
        if intent is None and len(clauses) == 1 and clause.kind is None:
            intent = read_verbless(clause, today)
        facts = read_facts(clause.text, clause.passages) if intent is None and not clause.negated else ()
        if facts:
            told += facts
        if intent is not None and intent.kind == "fill" and told and is_vague(intent.entries):
            intent, told = intent.model_copy(update={"entries": told}), ()
            unread = [one for one in unread if not one.told]
        if facts and intents and intents[-1].kind == "fill" and is_vague(intents[-1].entries):
            intents[-1] = intents[-1].model_copy(update={"entries": (*told, *intents[-1].entries)})
            told = ()
            continue
        against = find_leftover(clause, intent) if intent is not None and not clause.negated else ""
        against = against or NAMELESS * names_another(skipped, clause, PRONOUNS)
        verdict = "refuse" if against else _judge(clause, intent)
        if intent is not None:
            asked = clause.asked and clause.polite and intent.writes
            intent = intent.model_copy(update={"after_unread": doubt, "asked": asked})
        if verdict == "forbid" and intent is not None:
            forbidden.append(intent)
        elif verdict == "act" and intent is not None:
            if told and intent.kind == "click" and _STORES.fullmatch(intent.target.lower()):
                intents.append(
                    Intent(kind="fill", text=unread[-1].text if unread else intent.text, verb="fill in", entries=told)
                )
                told, unread = (), [one for one in unread if not one.told]
            intents.append(intent)
        else:
            ordered = clause.hangs or not _STATES.match(clause.text) and not facts
            text, why = unmask(clause.text, clause.passages), TOLD if facts else against or _explain(clause, intent)
            unread.append(Unread(text=text, why=why, ordered=ordered, told=bool(facts)))
            doubt, skipped = doubt or (unread[-1].text if ordered else ""), None if facts else clause
    last = intents[-1] if intents else None
    if last is not None and last.kind == "copy" and not last.entries and re.search(r"(?i)\bto\b", last.text):
        unread.append(
            Unread(text=intents.pop().text, why="say into which field, as in: copy the code into the search field")
        )
    done = _connect(intents, today)
    lost = [one for one in done if points_at_nothing(one, PRONOUNS)]
    unread += [Unread(text=one.text, why=NAMELESS) for one in lost]
    intended = tuple(one for one in done if one not in lost)
    return Reading(intents=intended, forbidden=tuple(forbidden), unread=tuple(unread))


_STORES = re.compile(r"submit|send|save|register|apply|finish|done")
"""What a form is sent by: values that were told before it belong into it."""
_STATES = re.compile(
    r"(?i)(?:this|that|these|those|the|a|an|it|its|there|here|you|your|we|our|i|my|he|she|they|note|if|when|where|while|because|since|as|"
    r"in|on|at|for|with|after|before|thanks?|hello|hi|example|remember|only|no)\b"
)
"""How a clause begins that tells something and orders nothing."""


def _read_clause(clause: Clause, today: date) -> Intent | None:
    if clause.kind is None:
        return read_unknown(clause, today)
    intent = READERS[clause.kind](clause, today)
    return intent.model_copy(update={"through": clause.through}) if intent is not None and clause.through else intent


def _judge(clause: Clause, intent: Intent | None) -> Verdict:
    if intent is None:
        return "refuse"
    if clause.negated:
        return "forbid"
    return "refuse" if clause.asked and not clause.polite and intent.kind in WRITES else "act"


def _explain(clause: Clause, intent: Intent | None) -> str:
    if clause.hangs:
        return (
            "whether to do it is not judged here; say just what to do, and put in quotes what is only a name or a text"
        )
    if intent is None:
        return "no action that I know; say it with a verb such as click, enter, select, download or find"
    return "a question is never taken as an order; to have it done, say it without the question mark"


def _connect(intents: list[Intent], today: date) -> list[Intent]:
    """Join what belongs together: `find X and click its Y`, `copy A, paste it into B`, `switch tabs to find L`."""
    joined: list[Intent] = []
    which, thing, scope, source, through, last_reveal = Which(), "", "", None, "", ""
    asked: Intent | None = None
    for place, one in enumerate(intents):
        after = intents[place + 1] if place + 1 < len(intents) else None
        if one.kind == "read" and keeps(one):
            source = Source(kind="total" if one.question == "count" else "cell", of=one.target)
            asked = one
            if goes_away(intents[place + 1 :]):
                source, asked = KEPT, None
        if one.kind in ("find", "copy") and one.source is not None and not one.entries and after is None:
            rest = one.text[len(one.verb) :].strip() if one.text.lower().startswith(one.verb) else one.text
            one = READERS["read"](Clause(one.text, "read", "", rest), today) or one
        if one.kind == "read" and one.verb in ("calculate", "compute", "work out"):
            source, asked = Source(kind="answer", of=one.target), one
        if one.kind in ("find", "copy", "read") and one.source is not None:
            source = one.source
            if one.kind != "read" and not one.entries and goes_away(intents[place + 1 :]):
                source = KEPT
                joined.append(one.model_copy(update={"kind": "find", "way": "keep"}))
            if one.kind != "copy" or not one.entries:
                continue
        if one.kind == "find" and not one.which.is_any:
            which, thing, scope = one.which, one.thing, one.scope
        elif one.kind == "find" and _is_place(one, alone=after is None and not joined):
            one = one.model_copy(update={"kind": "navigate"})
        elif one.kind == "find":
            through = one.through or last_reveal or through
            continue
        else:
            one = ask_of_it(_refer(_open_found(_use_awaited(one, joined), joined), which, thing, scope), joined)
        if one.kind == "fill" and source is not None:
            before = one
            one = one.model_copy(update={"entries": tuple(_fill_in(entry, source) for entry in one.entries)})
            joined = [other for other in joined if other is not asked or one == before]
        if one.kind == "checkout" and one.way == "amounts":
            joined.append(one.model_copy(update={"kind": "fill"}))
            if after is not None and (after.kind == "checkout" or _SENDS.fullmatch(after.target.lower())):
                continue
            one = one.model_copy(update={"kind": "click", "target": one.verb, "entries": (), "way": ""})
        if one.kind == "checkout" and joined and joined[-1].kind == "wait" and joined[-1].until:
            one = one.model_copy(update={"kind": "click", "target": one.verb, "which": Which(), "entries": ()})
        if one.kind == "checkout" and one.which.words:
            joined.append(_into_cart(one))
        if joined and joined[-1].kind == "reveal" and joined[-1].target and one.kind in ("click", "choose"):
            one = one.model_copy(update={"under": joined[-1].target})
        if one.kind == "reveal" and not one.target and after is not None and _SOME.search(one.text):
            through = "sections"  # which of them holds what comes next is seen there
            continue
        if one.kind == "reveal":
            last_reveal = one.role or "section"
            if re.search(r"\b(?:through|between)$", one.verb):
                through = last_reveal
        elif through and one.kind in ("click", "read", "find", "choose", "download"):
            one = one.model_copy(update={"through": one.through or through})
        joined.append(one)
    return drop_needless([look_up(one) for one in joined])


def _is_place(one: Intent, *, alone: bool) -> bool:
    """`find the contact page`, or a find that is all of the goal: one goes there."""
    return (
        bool(one.target) and one.target.lower() not in PRONOUNS and (alone or bool(re.search(r"(?i) page$", one.text)))
    )


def _into_cart(one: Intent) -> Intent:
    """`buy X` begins with X in the cart."""
    name = " ".join(one.which.words)
    fields = {"kind": "create", "verb": "add", "target": name, "scope": "cart", "entries": ()}
    return one.model_copy(update=fields)


def _open_found(one: Intent, before: list[Intent]) -> Intent:
    """`search for X and open it`: the result that is called so."""
    last = before[-1] if before else None
    if last is None or last.kind != "search" or one.target.lower() not in PRONOUNS:
        return one
    if one.kind not in ("navigate", "click"):
        return one
    found = {"kind": "click", "target": "", "which": Which(words=(last.target,)), "thing": last.thing, "about_it": True}
    return one.model_copy(update=found)


def _use_awaited(one: Intent, before: list[Intent]) -> Intent:
    """`wait until Save is enabled, then click it`: what was waited for."""
    last = before[-1] if before else None
    if last is None or last.kind != "wait" or not last.target or last.until or one.kind != "click":
        return one
    return one.model_copy(update={"target": last.target}) if one.target.lower() in PRONOUNS else one


def _refer(one: Intent, which: Which, thing: str, scope: str) -> Intent:
    """An intent after `find X` is about X: by a pronoun, or because it names no item of its own."""
    if (
        which.is_any
        or not one.which.is_any
        or one.kind not in ("click", "send", "delete", "read", "download", "fill", "choose", "navigate")
        or one.kind == "navigate"
        and one.target.lower() not in PRONOUNS
    ):
        return one
    if one.kind == "choose" and one.items or one.kind == "click" and _SENDS.fullmatch(one.target.lower()):
        return one
    if one.kind == "fill" and not one.about_it:
        return one
    if one.kind == "navigate":
        one = one.model_copy(update={"kind": "click"})
    target = "" if one.target.lower() in (*PRONOUNS, *_ITSELF) else one.target
    return one.model_copy(update={"which": which, "target": target, "thing": one.thing or thing, "scope": one.scope or scope,
                                  "about_it": True})  # fmt: skip


def _fill_in(entry: Entry, source: Source) -> Entry:
    """`type it into the field`: the value is what was found before."""
    told = entry.source is not None and entry.source.kind == "told" and _is_back(entry.source.of)
    told = (
        told
        or entry.source is not None
        and entry.source.kind == "answer"
        and source.kind in ("answer", "total")
        and not entry.source.of
    )
    vague = entry.source is None and (entry.value is None or entry.value.lower() in (*PRONOUNS, *_FOUND, ""))
    return entry.model_copy(update={"value": None, "source": source}) if vague or told else entry


def _is_back(words: str) -> bool:
    """Whether words point back at what was found, and name nothing."""
    return words in PRONOUNS or f"the {words}" in _FOUND


_SOME = re.compile(
    r"(?i)^(?!.*\b(?:all|every|each|both)\b).*\b(?:sections|panels|accordions|folders|groups|categories|questions|branches|nodes)\b"
)
"""`expand the sections and click X`: it is not said which, and need not be all."""
_ITSELF = ("name", "title", "link", "entry", "result", "profile", "username", "user", "item", "row", "number", "one")
_SENDS = re.compile(r"submit|ok|okay|done|next|continue|finish|save|send|confirm|apply")
_FOUND = tuple(
    f"the {one}" for one in "text word number result answer value code count sum total name amount price".split()
)
