"""Drag a thing onto a place or before and after another; the order that the page shows is the proof."""

from __future__ import annotations

import re
from typing import Any

from browser_copilot.page.amounts import read_number
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import text_of
from browser_copilot.page.rank import similarity
from browser_copilot.page.risk import assess
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
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import clip, fold
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import ByText
from browser_copilot.protocol.task import PlannedStep, ToolStep
from browser_copilot.protocol.tools import Item, ItemControl

ARRANGES = frozenset({"before", "after", "first", "last", "up", "down", "place", "rising", "falling"})


class DragParams(Params):
    """`what` goes to `where`; `way` is into, before, after, first, last, up, down or place (the nth)."""

    what: str
    where: str = ""
    way: str = "into"
    ordinal: int | None = None


class DragSkill(Skill[DragParams]):
    """Sort a list by hand, or drop a thing somewhere."""

    name = "drag"
    kinds = frozenset({"drag"})
    params = DragParams
    about = "Drag something onto another thing, or to a place of its list."

    def read(self, intent: Intent) -> DragParams:
        """As said."""
        return DragParams(what=intent.target, where=intent.scope, way=intent.way or "into", ordinal=intent.ordinal)

    def match(self, mini: MiniPCD, params: DragParams) -> list[Match]:
        """The lists, for what is arranged in one; else the two texts."""
        lists = rank_collections(mini, "", least=0.3)[:4] if params.way in ARRANGES else []
        found = [Match((), 0.8, (read_collection(one, controls=True),), f'list "{one.name}"') for one, _ in lists]
        return found if params.way in ARRANGES else [Match((), 0.7, why=f'"{params.what}" to "{params.where}"')]

    def bind(self, evidence: Evidence, params: DragParams) -> Binding | Wants | None:
        """Onto which text to drop; nothing when the order is right."""
        if params.way not in ARRANGES:
            return Binding(
                {}, 0.7, evidence.match.why, {"onto": params.where, "from": params.what, "way": params.where}
            )
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads], pagers=True):
            texts = [text_of(one) for one in items]
            at, goal = _find_move(texts, params)
            if at is None or goal is None:
                continue
            if goal == at:
                return Binding({}, 0.9, f'"{texts[at]}" is number {at + 1} of {len(texts)}')
            mover = _find_mover(items[at], up=goal < at)
            if mover is not None:
                if mover.id not in evidence.details:
                    return Wants(ids=(mover.id,))
                way = {"way": f"{at}>{goal}"}
                return Binding(
                    {"mover": evidence.details[mover.id]}, 0.85, f'"{mover.label}" moves it', way, done=False
                )
            values = {"onto": texts[goal], "from": texts[at], "way": f"{at}>{goal}"}
            return Binding({}, 0.8, f"from place {at + 1} to {goal + 1}", values, done=False)
        return None

    def plan(self, binding: Binding, params: DragParams) -> list[PlannedStep]:
        """One drag, or one click on what moves the item by a place."""
        if "mover" in binding.slots:
            return [click(binding.slots["mover"], binding.why)]
        if "onto" not in binding.values:
            return []
        start, onto = binding.values["from"], binding.values["onto"]
        args: dict[str, Any] = {"selector": ByText(text=start[:500]).to_wire(), "to": ByText(text=onto[:500]).to_wire()}
        words = f'Drag "{clip(start, 60)}" to "{clip(onto, 60)}"'
        return [
            ToolStep(tool="dom.drag", args=args, description=words, risk=assess(onto, tool="dom.drag"), why=binding.why)
        ]

    def effects(self, params: DragParams) -> tuple[Effect, ...]:
        """The order is right; on the way, and for a drop, the page took it."""

        def arranged(outcome: Outcome) -> str | None:
            if "onto" not in outcome.binding.values and not outcome.binding.slots:
                return outcome.binding.why
            return saw_change(outcome) or saw_dispatch(outcome)

        return (arranged,)


_UP, _DOWN = (
    re.compile(r"(?:move )?(?:up|higher|earlier)|[↑▲⬆🔼]"),
    re.compile(r"(?:move )?(?:down|lower|later)|[↓▼⬇🔽]"),
)


def _find_mover(item: Item, *, up: bool) -> ItemControl | None:
    """The button of an item that moves it by one place."""
    wanted = _UP if up else _DOWN
    return next((one for one in item.controls or [] if wanted.fullmatch(fold(one.label))), None)


def _find_move(texts: list[str], params: DragParams) -> tuple[int | None, int | None]:
    """What to take from where to which place; the same place twice when nothing is left to move."""
    if params.way in ("rising", "falling"):
        return _find_misplaced(texts, falling=params.way == "falling")
    at = _place_of(params.what, texts)
    return at, find_goal(texts, at, params) if at is not None else None


def _find_misplaced(texts: list[str], *, falling: bool) -> tuple[int | None, int | None]:
    """The first place whose thing stands elsewhere: numbers by their size, else texts by the alphabet."""
    numbers = [read_number(one) for one in texts]
    known = [one for one in numbers if one is not None]
    order = sorted(
        range(len(texts)),
        key=(lambda place: known[place]) if len(known) == len(texts) else (lambda place: fold(texts[place])),
        reverse=falling,
    )
    wrong = next((place for place, own in enumerate(order) if texts[own] != texts[place]), None)
    return (order[wrong], wrong) if wrong is not None else (0, 0)


def _place_of(name: str, texts: list[str]) -> int | None:
    best = max(range(len(texts)), key=lambda place: similarity(name, texts[place]), default=None)
    return best if best is not None and similarity(name, texts[best]) >= 0.75 else None


def find_goal(texts: list[str], at: int, params: DragParams) -> int | None:
    """The place where it shall be, counted as the list is without it. None when the other thing is not there."""
    last = len(texts) - 1
    fixed = {"first": 0, "last": last, "up": max(0, at - 1), "down": min(last, at + 1)}
    if params.way in fixed:
        return fixed[params.way]
    if params.way == "place":
        ordinal = params.ordinal or 1
        return min(last, ordinal - 1) if ordinal > 0 else last + 1 + ordinal
    other = _place_of(params.where, texts)
    if other is None or other == at:
        return None
    if params.way == "before":
        return at if at < other else other
    return at if at > other else other
