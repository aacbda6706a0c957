"""Choose by a condition: every box but one, all numbers under 50, the smallest."""

from __future__ import annotations

import re

from browser_copilot.page.alike import pick
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import steps
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, saw_change
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_SEVERAL = ("checkbox", "switch", "menuitemcheckbox", "option")
_ONE = ("radio", "checkbox", "switch", "option", "menuitemradio", "gridcell")


_ALL = re.compile(r"(?:(?:select|check|tick|mark|choose) )?(?:all|everything)\b")
"""A box that stands for all others is none of them."""


def _without_page(which: Which, mini: MiniPCD) -> Which:
    """Words by which the page calls everything that it shows tell none of its boxes apart."""
    said = [
        mini.title,
        *mini.headings,
        *(one.name for one in mini.collections),
        *(one.label or "" for one in mini.forms),
    ]
    page = set(stems_of(" ".join(said)))
    kept = tuple(without_head(one, mini) for one in which.words if not page.issuperset(stems_of(one)))
    return which.model_copy(update={"words": kept})


def without_head(words: str, mini: MiniPCD) -> str:
    """`vegetarian dishes` of a list with a column of dishes are those that are vegetarian."""
    rest, _, head = words.rpartition(" ")
    columns = " ".join(name for one in mini.collections for name in (one.name, *one.item_fields))
    return rest if rest and stems_of(head) and set(stems_of(head)) <= set(stems_of(columns)) else words


class EveryChoiceParams(Params):
    """`which` holds the conditions; with `every` all that meet them, else the first."""

    which: Which
    off: bool = False


class EveryChoiceSkill(Skill[EveryChoiceParams]):
    """Boxes, radio buttons and options that meet a condition."""

    name = "choose_every"
    kinds = frozenset({"choose"})
    params = EveryChoiceParams
    about = "Choose all boxes, or those whose labels meet a condition."

    def read(self, intent: Intent) -> EveryChoiceParams | None:
        """Only where no option is named."""
        if intent.items or intent.which == Which():
            return None
        which = (
            intent.which
            if not intent.scope
            else intent.which.model_copy(update={"words": (*intent.which.words, intent.scope)})
        )
        return EveryChoiceParams(which=which, off=intent.off)

    def match(self, mini: MiniPCD, params: EveryChoiceParams) -> list[Match]:
        """The boxes of the page."""
        roles = _SEVERAL if params.which.every else _ONE
        boxes = [one for one in list_controls(mini) if one.role in roles and not one.disabled]
        if params.which != Which(every=True):
            boxes = [one for one in boxes if not _ALL.match(fold(one.label))]
        if any(one.collection for one in boxes):
            return []  # the summary shows one for all rows: they are chosen row by row
        return [Match(tuple(one.id for one in boxes), 0.85, why=f"{len(boxes)} to choose from")] if boxes else []

    def bind(self, evidence: Evidence, params: EveryChoiceParams) -> Binding | None:
        """Those that meet the conditions."""
        boxes = [one for one in list_controls(evidence.mini) if one.id in evidence.details]
        found = pick(boxes, _without_page(params.which, evidence.mini), evidence.today)
        chosen = found if params.which.every else found[:1]
        if not chosen:
            return None
        slots = {one.id: evidence.details[one.id] for one in chosen}
        return Binding(slots, 0.85, clip(", ".join(one.label for one in chosen), 300), {"chosen": chosen})

    def plan(self, binding: Binding, params: EveryChoiceParams) -> list[PlannedStep]:
        """Check those that are not as they shall be."""
        chosen: list[Control] = binding.values["chosen"]
        return [
            steps.check(binding.slots[one.id], not params.off, binding.why)
            if one.state.checked is not None
            else steps.click(binding.slots[one.id], binding.why)
            for one in chosen
            if one.state.checked is None or (one.state.checked is True) == params.off
        ]

    def effects(self, params: EveryChoiceParams) -> tuple[Effect, ...]:
        """Each is in the state that was asked for."""

        def chosen(outcome: Outcome) -> str | None:
            after = {one.id: one for one in list_controls(outcome.after)}
            boxes = [after[one.id] for one in outcome.binding.values["chosen"] if one.id in after]
            known = [one for one in boxes if one.state.checked is not None]
            if any((one.state.checked is True) == params.off for one in known):
                return None
            told = known or not outcome.records or saw_change(outcome)
            return f"{'unchecked' if params.off else 'chosen'}: {outcome.binding.why}" if told else None

        return (chosen,)
