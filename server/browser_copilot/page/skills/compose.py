"""Send or create something: open its form, fill it in, send it. The form counts only when every value has a field."""

from __future__ import annotations

import re

from browser_copilot.page.goals import PREDICATES, judge
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import choose
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Read,
    Skill,
    Wants,
    refusals,
    saw_change,
)
from browser_copilot.page.skills.click import UNDOES, ClickParams, find_controls
from browser_copilot.page.skills.click_item import ItemClickParams, find_item_control, find_loose, is_about
from browser_copilot.page.skills.fields import ONLY, Placed, fillable, is_set, place
from browser_copilot.page.skills.fill_form import best_option, set_field
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click, page_step
from browser_copilot.page.skills.written import written
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import TEXT_TYPES, Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep, Risk

SUBMIT = re.compile(r"\b(?:send|submit|save|create|add|post|publish|ok|done|reply|forward|invite|register|absenden|speichern|senden|"
                    r"enviar|guardar|envoyer|enregistrer|continue)\b")  # fmt: skip
WRITERS = ("compose", "write", "new")
CARTS = ("cart", "basket", "bag", "trolley")
MAILS = ("mail", "email", "message")
OPENERS = ("add", "create", "new", "invite", "register", "compose", "write")


LINES = ("task", "todo", "item", "note", "reminder", "entry", "line")
"""What stands in lists that one adds to by a line and Enter."""


TOKENS = ("tag", "label", "keyword", "topic", "skill", "hashtag", "interest", "category")
"""What stands in one field one by one, each ended by Enter; the form's button sends them all."""


class ComposeParams(Params):
    """`verb` opens the form and sends it; `what` is what is made; `which` the item that it is about."""

    verb: str
    what: str = ""
    thing: str = ""
    which: Which = Which()
    entries: tuple[Entry, ...] = ()
    into: str = ""
    named: bool = False
    """Whether the order itself says whose message it answers."""


class ComposeSkill(Skill[ComposeParams]):
    """Reply, forward, send, add, create."""

    name = "compose"
    kinds = frozenset({"send", "create"})
    params = ComposeParams
    about = "Send a message or create something: open the form, fill it in, send it."

    def read(self, intent: Intent) -> ComposeParams:
        """As said."""
        return ComposeParams(verb=intent.target if intent.kind == "send" else intent.verb, what=intent.target, thing=intent.thing,
                             which=intent.which, entries=intent.entries, into=intent.scope, named=not intent.about_it)  # fmt: skip

    def match(self, mini: MiniPCD, params: ComposeParams) -> list[Match]:
        """The open form; else what opens it, in the item or on the page; else the item itself."""
        found = self._form(mini, params)
        if not params.which.is_any:
            lists = rank_collections(mini, params.thing, least=0.3)[:3] or rank_collections(mini, "", least=0.3)[:2]
            found += [
                Match((), 0.8 - 0.05 * n, (read_collection(one, controls=True),), f'list "{one.name}"')
                for n, (one, _) in enumerate(lists)
            ]
        found += find_loose(mini, params.verb, params.which)
        found += [
            Match((one.id,), min(0.75 if params.which.is_any else 0.58, score), why=f'"{one.label}" opens the form')
            for one, score in self._openers(mini, params)
        ]
        return sorted(found, key=lambda one: -one.confidence)

    def _form(self, mini: MiniPCD, params: ComposeParams) -> list[Match]:
        if not params.entries:
            return []
        placed, left = place(params.entries, fillable(mini))
        forms = {one.control.form_id for one in placed}
        searches = any(one.control.purpose.startswith(("search", "filter")) for one in placed)
        if left or not placed or len(forms) > 1 or searches:
            return []
        about: tuple[Read, ...] = ()
        sure = 0.9
        if params.named and params.verb in REPLIES and params.which.words and not _is_headed(mini, params.which):
            about = (Read("text", "dom.read", {"query": " ".join(params.which.words)[:400], "maxChars": 500}),)
            sure = 0.78 if mini.collections else 0.9  # of several messages the one that is meant is opened first
        return [
            Match(tuple(one.control.id for one in placed), sure, about, why="; ".join(one.why for one in placed)[:250])
        ]

    def _openers(self, mini: MiniPCD, params: ComposeParams) -> list[tuple[Control, float]]:
        names = _ways_to_say(params)
        if params.verb == "send" and params.thing in MAILS and params.which.is_any:
            names += [*WRITERS, *(f"{verb} {thing}" for verb in WRITERS for thing in MAILS)]
        names += [f"{verb} {params.what or params.thing}" for verb in OPENERS] if params.verb in OPENERS else []
        best: dict[str, tuple[Control, float]] = {}
        for name in filter(None, names):
            for hit in find_controls(mini, ClickParams(label=name))[:3]:
                plain = (
                    0.0 if params.verb in OPENERS and similarity(hit.control.label, params.verb) > 0.95 else hit.score
                )
                if plain >= 0.75 and hit.score > best.get(hit.control.id, (hit.control, 0.0))[1]:
                    best[hit.control.id] = (hit.control, hit.score)
        return sorted(best.values(), key=lambda pair: -pair[1])[:3]

    def bind(self, evidence: Evidence, params: ComposeParams) -> Binding | Wants | None:
        """The form with its button; or one control to click on the way."""
        match = evidence.match
        if match.reads and match.requested_ids and not is_about(evidence, params.which):
            return None
        if match.reads and not match.requested_ids:
            return self._bind_item(evidence, params)
        placed, left = place(params.entries, fillable(evidence.mini))
        if set(match.requested_ids) != {one.control.id for one in placed} or left or not placed:
            detail = evidence.details.get(match.requested_ids[0])
            if params.into and not params.entries and not _is_shown(params.what, evidence.mini):
                return None  # it puts something into the cart, but not what was named
            if params.entries and match.requested_ids[0] in _sends_fields(evidence.mini, params.verb):
                return None  # it opens nothing, but sends a form that the values do not fit
            return Binding({"open": detail}, match.confidence, match.why, done=not params.entries) if detail else None
        return self._bind_form(evidence, params, placed)

    def _bind_form(self, evidence: Evidence, params: ComposeParams, placed: list[Placed]) -> Binding | Wants | None:
        button = find_send(evidence.mini, placed[0].control.form_id, params.verb)
        if any(one.control.id not in evidence.details for one in placed):
            return None
        token = params.verb == "add" and params.what in TOKENS and len(placed) == 1
        if token and button is not None and not fold(button.label).startswith("add"):
            button = None
        if button is None:
            return self._bind_line(evidence, placed) if params.verb in OPENERS else None
        if button.id not in evidence.details:
            return Wants(ids=(button.id,))
        slots = {one.control.id: evidence.details[one.control.id] for one in placed}
        return Binding({**slots, "send": evidence.details[button.id]}, 0.9, evidence.match.why,
                       {"placed": placed, "today": evidence.today, "purpose": placed[0].control.purpose})  # fmt: skip

    def _bind_line(self, evidence: Evidence, placed: list[Placed]) -> Binding | None:
        """One line without a button is sent by Enter."""
        if (
            len(placed) != 1
            or placed[0].control.type in ("textarea", "editor")
            or placed[0].why == ONLY
            and placed[0].entry.field not in ("", *LINES)
        ):
            return None
        slots = {placed[0].control.id: evidence.details[placed[0].control.id]}
        return Binding(slots, 0.8, evidence.match.why, {"placed": placed, "today": evidence.today})

    def _bind_item(self, evidence: Evidence, params: ComposeParams) -> Binding | Wants | None:
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            chosen = choose(items, params.which, evidence.today)
            if chosen.first is None:
                continue
            if rivals := chosen.rivals(params.which):
                return Binding({}, 0.85, chosen.why, rivals=rivals)
            said = [
                find_item_control(chosen.first, ItemClickParams(label=one)) for one in reversed(_ways_to_say(params))
            ]
            own = next(filter(None, said), None)
            control = own or find_item_control(chosen.first, ItemClickParams())
            if control is None:
                continue
            if control.id not in evidence.details:
                return Wants(ids=(control.id,))
            done = own is not None and not params.entries
            return Binding({"open": evidence.details[control.id]}, 0.85, chosen.explain(), done=done)
        return None

    def plan(self, binding: Binding, params: ComposeParams) -> list[PlannedStep]:
        """Open; or fill and send."""
        if "open" in binding.slots:
            return [click(binding.slots["open"], binding.why)]
        planned: list[PlannedStep] = []
        for one in binding.values["placed"]:
            detail = binding.slots[one.control.id]
            value = written(one.control, best_option(one.control, detail, one.value), binding.values["today"])
            step = None if is_set(one.control, value) else set_field(detail, one.control, value, one.why)
            planned += [step] if step else []
        if "send" not in binding.slots:
            detail = next(iter(binding.slots.values()))
            return [*planned, page_step("dom.press", "Press Enter", key="Enter", selector=detail.selector.to_wire())]
        send = binding.slots["send"]
        least: Risk = "high" if ARROW.fullmatch(send.label.strip()) else "low"
        return [*planned, click(send, purpose=binding.values["purpose"], least=least)]

    def effects(self, params: ComposeParams) -> tuple[Effect, ...]:
        """Sent: the page says so or moved on, and shows no error."""

        def sent(outcome: Outcome) -> str | None:
            if refusals(outcome):
                return None
            if "send" in outcome.binding.slots and judge(PREDICATES["form_sent"], outcome.after).hit:
                said = next((one.text for one in outcome.after.messages), outcome.after.title)
                return f'the page says "{said}"'
            line = "send" not in outcome.binding.slots and "open" not in outcome.binding.slots
            last = outcome.observations[-1] if line and outcome.observations else None
            if last is not None and not (last.changes or last.messages or last.url_changed or last.opened_tabs):
                return None  # a key that nothing came of has sent nothing
            return saw_change(outcome)

        return (sent,)


ARROW = re.compile(r"[➤➔➜➝➢✈⏎↵►▶📤]\uFE0F?")
"""A button that is but such a sign beside a text sends it."""
REPLIES = ("reply", "respond", "answer", "comment")


_ANY = frozenset("it this that them one item product article".split())


def _is_shown(what: str, mini: MiniPCD) -> bool:
    """Whether the page is about what goes into the cart: by all the words that name it."""
    words = [one for one in stems_of(what) if one not in _ANY]
    told = stems_of(
        " ".join([mini.title, *mini.headings, *(f"{one.label} {one.context or ''}" for one in mini.actions)])
    )
    return all(one in told for one in words)


def _is_headed(mini: MiniPCD, which: Which) -> bool:
    """Whether title, headings or the form's own words name whose message it is."""
    words = stems_of(" ".join(which.words))
    told = stems_of(" ".join([mini.title, *mini.headings, *(one.label or "" for one in mini.forms)]))
    return bool(words) and all(one in told for one in words)


def _sends_fields(mini: MiniPCD, verb: str) -> set[str]:
    """The submit controls of forms into which something is written, and a reply's button beside its text."""
    sends = {f"{one.id}.submit" for one in mini.forms if any(field.type in TEXT_TYPES for field in one.field_summaries)}
    written = any(field.type in ("textarea", "editor") for one in mini.forms for field in one.field_summaries)
    beside = {one.id for one in mini.actions if fold(one.label) == verb} if written and verb in REPLIES else set()
    return sends | beside


def _ways_to_say(params: ComposeParams) -> list[str]:
    """`add X to my basket` is done by `Add`, `Add to basket`, `Add to cart`."""
    if not params.into:
        return [params.verb]
    into = re.sub(r"^(?:my|the|our|your) ", "", fold(params.into))
    places = [into, *(CARTS if into.split()[-1] in CARTS else ())]
    return [f"{params.verb}{way} {place}" for way in ("", " to") for place in dict.fromkeys(places)]


def find_send(mini: MiniPCD, form_id: str, verb: str) -> Control | None:
    """The control that sends a form: its own submit, else a button near by that says so."""
    controls = list_controls(mini)
    submits = [one for one in controls if one.part == "submit" and one.form_id == form_id]
    own = [one for one in submits if not UNDOES.match(fold(one.label))]
    if own:
        return own[0]
    named = [
        one
        for one in controls
        if one.part != "field"
        and (SUBMIT.search(fold(one.label)) or ARROW.fullmatch(one.label.strip()))
        and not UNDOES.match(fold(one.label))
    ]
    exact = [one for one in named if similarity("send", one.label) > 0.9 or similarity(verb, one.label) > 0.9]
    return (exact or named or [None])[0]  # type: ignore[list-item]
