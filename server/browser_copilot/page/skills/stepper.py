"""Bring a number to a value by the buttons beside it: plus and minus, up and down, warmer and cooler."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.items import text_of
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
)
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_UP = re.compile(
    r"(?:^|\b)(?:increase|increment|plus|more|add(?: one)?|up|raise|higher|warmer|louder|brighter|next)\b|^[+▲△↑⬆＋˄∧]$|\+$"
)
_DOWN = re.compile(
    r"(?:^|\b)(?:decrease|decrement|minus|less|fewer|down|lower|reduce|cooler|colder|quieter|darker)\b|^[-−–▼▽↓⬇˅∨]$|[-−]$"
)
_CART = re.compile(r"(?i)\b(?:cart|basket|bag|trolley|order)\b")
_NUMBER = re.compile(r"(?<![\w.,])-?\d+(?:\.\d+)?(?![\w.,]*\d)")


def moves_number(label: str) -> bool:
    """Whether a button is called like one that raises or lowers a number."""
    return bool(_UP.search(fold(label)) or _DOWN.search(fold(label)))


class StepperParams(Params):
    """What is counted and the number that it shall be."""

    label: str
    value: float


class StepperSkill(Skill[StepperParams]):
    """For numbers that are no field: the buttons move them."""

    name = "stepper"
    kinds = frozenset({"fill", "create"})
    params = StepperParams
    about = "Bring a number to a value with the buttons beside it."

    def read(self, intent: Intent) -> StepperParams | None:
        """One number for one name; `add 3 lemons to the basket` names a number of things."""
        if intent.kind == "create":
            counted = (
                re.fullmatch(r"(\d{1,3}) (\D+)", " ".join(intent.which.words)) if _CART.search(intent.scope) else None
            )
            return StepperParams(label=counted[2], value=float(counted[1])) if counted else None
        only = intent.entries[0] if len(intent.entries) == 1 else None
        found = _NUMBER.search(only.value or "") if only and only.source is None else None
        if only is None or found is None or not re.fullmatch(r"\D{0,3}-?\d+(?:\.\d+)?\D{0,10}", only.value or ""):
            return None
        about = " ".join([only.field, *intent.which.words])
        return StepperParams(
            label=re.sub(r"\b(?:quantity|number|amount|count|of|the|to)\b", " ", about).strip(), value=float(found[0])
        )

    def match(self, mini: MiniPCD, params: StepperParams) -> list[Match]:
        """A button that raises and one that lowers."""
        up, down = _pair(mini, params)
        lists = tuple(read_collection(one, controls=True) for one, _ in rank_collections(mini, "", least=0.3)[:2])
        if up is None or down is None:
            return [Match((), 0.6, lists, "the buttons of the item")] if lists and params.label else []
        return [
            Match((up.id, down.id), 0.6, (read_text(params.label[:400]), *lists), f'"{up.label}" and "{down.label}"')
        ]

    def bind(self, evidence: Evidence, params: StepperParams) -> Binding | Wants | None:
        """The button, and how often; done when the number is there."""
        ids = evidence.match.requested_ids or _pair_of_item(evidence, params)
        if ids is None:
            return None
        up, down = ids
        if not evidence.match.requested_ids and up not in evidence.details:
            return Wants(ids=ids)
        if up not in evidence.details or down not in evidence.details:
            return None
        shown = _shown(evidence, params)
        if shown is None:
            return None
        if shown == params.value:
            return Binding({}, 0.9, f"it shows {shown:g}")
        key = up if params.value > shown else down
        return Binding({"press": evidence.details[key]}, 0.7, evidence.match.why, done=False)

    def plan(self, binding: Binding, params: StepperParams) -> list[PlannedStep]:
        """One click a round: what it counts for is seen afterwards."""
        return [click(binding.slots["press"], binding.why)] if binding.slots else []

    def effects(self, params: StepperParams) -> tuple[Effect, ...]:
        """The number is shown; on the way, it changed."""

        def shown(outcome: Outcome) -> str | None:
            return outcome.binding.why if not outcome.binding.slots else saw_change(outcome)

        return (shown,)


def _sides(mini: MiniPCD) -> tuple[list[Control], list[Control]]:
    """What raises a number and what lowers one."""
    buttons = [
        one
        for one in list_controls(mini)
        if one.part == "action" and one.role in ("button", "other", "generic") and not one.disabled
    ]
    ups = [one for one in buttons if _UP.search(fold(one.label))]
    return ups, [one for one in buttons if _DOWN.search(fold(one.label))]


def _pair(mini: MiniPCD, params: StepperParams) -> tuple[Control | None, Control | None]:
    """The buttons of the number that is named; of a page with one pair those."""
    ups, downs = _sides(mini)
    wanted = stems_of(params.label)
    near = [
        [one for one in side if all(word in stems_of(f"{one.label} {one.context}") for word in wanted)]
        for side in (ups, downs)
    ]
    if near[0] and near[1]:
        return near[0][0], near[1][0]
    # One that stands for several alike may be anybody's.
    alone = len(ups) == len(downs) == 1 and not any(one.cluster or one.collection for one in (*ups, *downs))
    return (ups[0], downs[0]) if alone else (None, None)


def _pair_of_item(evidence: Evidence, params: StepperParams) -> tuple[str, str] | None:
    """What raises and what lowers the number of the one item that is named."""
    wanted = stems_of(params.label)
    named = [
        item
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads])
        for item in items
        if all(word in stems_of(text_of(item)) for word in wanted)
    ]
    controls = (named[0].controls or []) if len(named) == 1 else []
    sides = [[one.id for one in controls if side.search(fold(one.label))] for side in (_UP, _DOWN)]
    return (sides[0][0], sides[1][0]) if len(sides[0]) == len(sides[1]) == 1 else None


def _shown(evidence: Evidence, params: StepperParams) -> float | None:
    """The number beside the name."""
    wanted = stems_of(params.label)
    texts = [
        " ".join(cell.text for cell in item.fields.values())
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads])
        for item in items
    ]
    named = [one for one in texts if wanted and all(word in stems_of(one) for word in wanted)]
    for text in [*named, *passages_of(evidence)]:
        numbers = _NUMBER.findall(text)
        if wanted and all(word in stems_of(text) for word in wanted) and numbers:
            after = re.search(rf"{re.escape(wanted[-1])}\w*\W*\s(?:[-+−]\s)?(-?\d+(?:\.\d+)?)", fold(text))
            return float(after[1] if after else numbers[0])
    return None
