"""Set a field or a box of one item: `the stock of Bolts`, `the lights in the kitchen`, a comment below a post."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import choose
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills import steps
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    Wants,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.text import fold
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl

SENDS = 0.92
"""A field with a button inside the very item goes before any form of the page."""
LISTS = ("combobox", "listbox")
TEXTS = ("textbox", "searchbox", "spinbutton", "textarea", *LISTS)
BOXES = ("checkbox", "switch", "radio")
_SEND = re.compile(r"\b(?:post|send|add|save|reply|submit|comment|ok|publish|update|apply)\b")
_PLACE = re.compile(r"(?i)^(?:the |my )?(?P<what>[\w -]+?) (?:in|of|for|at|on) (?:the |my )?(?P<where>[\w -]+)$")


class InItemParams(Params):
    """`label` is the control's name or its column's, `which` the item; `value` is typed, else the box is set."""

    label: str
    which: Which
    thing: str = ""
    value: str | None = None
    off: bool = False
    send: bool = False


class InItemSkill(Skill[InItemParams]):
    """One control of one item of a list."""

    name = "in_item"
    kinds = frozenset({"fill", "choose", "create"})
    params = InItemParams
    about = "Set a field or a box that belongs to one item of a list."

    def read(self, intent: Intent) -> InItemParams | None:
        """One value for an item, or one box of it."""
        if intent.kind == "choose":
            found = _PLACE.match(intent.items[0]) if len(intent.items) == 1 else None
            named = Which(words=(found["where"],)) if found else None
            return InItemParams(label=found["what"], which=named, off=intent.off) if found and named else None
        entries = intent.entries
        if len(entries) != 1 or entries[0].value is None:
            return None
        if intent.which.is_any:
            return _read_amount(entries[0]) if intent.kind == "fill" else None
        return InItemParams(label=entries[0].field, which=intent.which, thing=intent.thing, value=entries[0].value,
                            send=intent.kind == "create")  # fmt: skip

    def match(self, mini: MiniPCD, params: InItemParams) -> list[Match]:
        """Lists of the page."""
        lists = rank_collections(mini, params.thing, least=0.3)[:3] or rank_collections(mini, "", least=0.3)[:3]
        return [
            Match((), SENDS if params.send else 0.72, (read_collection(one, controls=True),), f'list "{one.name}"')
            for one, _ in lists
        ]

    def bind(self, evidence: Evidence, params: InItemParams) -> Binding | Wants | None:
        """The item, its control, and what sends it."""
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            chosen = choose(items, params.which, evidence.today)
            if chosen.first is None:
                continue
            if rivals := chosen.rivals(params.which):
                return Binding({}, 0.72, chosen.why, rivals=rivals)
            wanted = _controls(chosen.first, params)
            if not wanted or params.send and len(wanted) < 2:
                continue
            missing = tuple(one.id for one in wanted if one.id not in evidence.details)
            if missing:
                return Wants(ids=missing)
            slots = {str(place): evidence.details[one.id] for place, one in enumerate(wanted)}
            return Binding(slots, 0.8, chosen.explain())
        return None

    def plan(self, binding: Binding, params: InItemParams) -> list[PlannedStep]:
        """Type or check; send where it is sent."""
        first = binding.slots["0"]
        if params.value is None:
            return [steps.check(first, not params.off, binding.why)]
        if first.role in LISTS:
            return [steps.select(first, best_option_of(first.options or (), params.value), binding.why)]
        typed: list[PlannedStep] = [steps.type_text(first, params.value, binding.why)]
        return [*typed, steps.click(binding.slots["1"], binding.why)] if params.send else typed

    def effects(self, params: InItemParams) -> tuple[Effect, ...]:
        """The control shows it."""

        def shown(outcome: Outcome) -> str | None:
            seen = [one.value for one in outcome.observations if one.value is not None]
            if params.value is None or fold(params.value) in map(fold, seen):
                return saw_dispatch(outcome)
            return saw_change(outcome)

        return (shown,)


def _read_amount(entry: Entry) -> InItemParams | None:
    """`three lemonades`: the number goes into the row that is called so."""
    plain = entry.field and not entry.role and entry.ordinal is None and not entry.every
    if not plain or not re.fullmatch(r"\d{1,4}", entry.value or ""):
        return None
    return InItemParams(label="quantity", which=Which(words=(entry.field,)), value=entry.value)


def best_option_of(options: Sequence[str], value: str) -> str:
    """The option that is meant; the value itself where none is called so."""
    best = max(options, key=lambda one: similarity(value, one), default=value)
    return best if similarity(value, best) >= 0.8 else value


def _controls(item: Item, params: InItemParams) -> list[ItemControl]:
    """The field or box that is meant and, for what is sent, its button."""
    roles = BOXES if params.value is None else TEXTS
    fitting = [one for one in item.controls or [] if one.role in roles]
    named = max(fitting, key=lambda one: similarity(params.label, one.label), default=None)
    close = named is not None and (
        len(fitting) == 1 and params.value is not None or similarity(params.label, named.label) >= 0.6
    )
    if named is None or not close:
        return []
    buttons = [one for one in item.controls or [] if one.role == "button" and _SEND.search(fold(one.label))]
    return [named, *buttons[:1]] if params.send else [named]
