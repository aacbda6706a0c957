"""Choose by what stands beside a box: `every file larger than 10 MB`, `the plan with unlimited storage`."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, names_of
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
from browser_copilot.page.skills.choose_every import without_head
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.limits import MAX_DETAIL_IDS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl

BOXES = ("checkbox", "switch", "radio", "option", "menuitemcheckbox", "menuitemradio")
_DESCRIBED = re.compile(
    r"(?i)^(?:the |a |an |any |every |all )?[\w -]+? (?:with|that (?:has|is|have|costs?)|which (?:has|is|costs?)|for|having|including|"
    r"containing|costing|priced at|whose|of) (?P<words>.+)$"
)


_STATES = re.compile(r"(?i)(?:de)?activate|enable|disable|turn|switch")
_IN_USE = re.compile(r"\b(?:activ\w*|enabl\w*|status|state|on|off|in use|live)\b")


class ItemChoiceParams(Params):
    """`which` are the conditions on the item that the box belongs to, `scope` is a name of it that names no box.

    `states`: only a box that says whether the item is in use, not one that marks it.
    """

    which: Which
    thing: str = ""
    scope: str = ""
    off: bool = False
    states: bool = False


class ItemChoiceSkill(Skill[ItemChoiceParams]):
    """The boxes of the rows or cards that are meant."""

    name = "choose_item"
    kinds = frozenset({"choose"})
    params = ItemChoiceParams
    about = "Tick the boxes of rows or cards by what stands in them."

    def read(self, intent: Intent) -> ItemChoiceParams | None:
        """Conditions, or one description."""
        if intent.which != Which():
            return ItemChoiceParams(which=intent.which, thing=intent.thing, scope=intent.scope, off=intent.off)
        item = intent.items[0] if len(intent.items) == 1 else ""
        thing = (
            re.match(rf"(?i)(?:the |this |my )*(?:{'|'.join(names_of(intent.thing))}) (?=\S)", item)
            if intent.thing
            else None
        )
        if thing:
            states = bool(_STATES.match(intent.verb))
            return ItemChoiceParams(which=Which(words=(item[thing.end() :],)), off=intent.off, states=states)
        found = _DESCRIBED.match(item)
        return ItemChoiceParams(which=Which(words=(found["words"],)), off=intent.off) if found else None

    def match(self, mini: MiniPCD, params: ItemChoiceParams) -> list[Match]:
        """Lists of the page; boxes by their own labels go first."""
        found = [
            Match((), BESIDE, (read_collection(one, controls=True),), f'list "{one.name}"')
            for one, _ in rank_collections(mini, "", least=0.3)[:3]
        ]
        boxes = tuple(one.id for one in list_controls(mini) if one.role in BOXES and one.label and not one.disabled)
        described = (
            params.which == Which(words=params.which.words) and not params.states and 1 < len(boxes) <= MAX_DETAIL_IDS
        )
        return [*found, Match(boxes, TOLD, (read_text(""),), "what the page says of it")] if described else found

    def bind(self, evidence: Evidence, params: ItemChoiceParams) -> Binding | Wants | None:
        """The boxes of the items that fit; of several for one choice nothing before the user said which."""
        if evidence.match.confidence == TOLD:
            return _bind_described(evidence, params)
        named = tuple(without_head(one, evidence.mini) if params.which.every else one for one in params.which.words)
        which = params.which.model_copy(update={"every": False, "most": 0, "words": named})
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            words = " ".join(which.words)
            within = which.model_copy(update={"words": (*which.words, params.scope)}) if params.scope else which
            usable = [one for one in items if _boxes(one, words) and (not params.states or _tells_use(one))]
            chosen = choose(usable, within, evidence.today)
            fitting = chosen.items if params.which.every else chosen.items[:1]
            if not fitting:
                continue
            if not params.which.every and (rivals := chosen.rivals(which)):
                return Binding({}, BESIDE, chosen.why, rivals=rivals)
            boxes = [box for one in fitting for box in _boxes(one, words)[: None if params.which.every else 1]]
            missing = tuple(one.id for one in boxes if one.id not in evidence.details)
            if missing:
                return Wants(ids=missing)
            slots = {one.id: evidence.details[one.id] for one in boxes}
            known = {one.id: one for one in list_controls(evidence.mini)}
            return Binding(slots, BESIDE, clip(chosen.why, 300), {"known": known, "way": ",".join(slots)})
        return None

    def plan(self, binding: Binding, params: ItemChoiceParams) -> list[PlannedStep]:
        """Check those that are not as they shall be."""
        known: dict[str, Control] = binding.values["known"]
        planned: list[PlannedStep] = []
        for key, detail in binding.slots.items():
            checked = detail.state.checked if detail.state else known[key].state.checked if key in known else None
            if (checked is True) == params.off:
                planned.append(steps.check(detail, not params.off, binding.why))
        return planned

    def effects(self, params: ItemChoiceParams) -> tuple[Effect, ...]:
        """Each box was set."""

        def chosen(outcome: Outcome) -> str | None:
            told = not outcome.records or saw_change(outcome) or saw_dispatch(outcome)
            labels = ", ".join(f'"{one.label}"' for one in outcome.binding.slots.values())
            return f"{'unchecked' if params.off else 'chosen'}: {labels}" if told else None

        return (chosen,)


BESIDE = 0.68
"""The confidence of a box that is known by its row alone."""


TOLD = 0.62
"""The confidence of a box that is known by the text that follows its label."""


def _bind_described(evidence: Evidence, params: ItemChoiceParams) -> Binding | None:
    """The one box whose label is followed by the description, before the next label."""
    text = fold(" ".join(passages_of(evidence)))
    known = {one.id: one for one in list_controls(evidence.mini)}
    starts, at = [], 0
    for key in evidence.match.requested_ids:
        at = text.find(fold(known[key].label), at)
        if at < 0:
            return None
        starts.append(at)
    wanted = stems_of(" ".join(params.which.words))
    parts = [text[begin:end] for begin, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    fitting = [
        key
        for key, part in zip(evidence.match.requested_ids, parts, strict=True)
        if wanted and all(word in stems_of(part) for word in wanted) and key in evidence.details
    ]
    if len(fitting) != 1:
        return None
    slots = {fitting[0]: evidence.details[fitting[0]]}
    return Binding(slots, TOLD, f'"{known[fitting[0]].label}" is described so', {"known": known, "way": fitting[0]})


def _tells_use(item: Item) -> bool:
    """Whether the one box of an item is a switch, or is called Active or the like."""
    boxes = [one for one in item.controls or [] if one.role in BOXES]
    return len(boxes) == 1 and (boxes[0].role == "switch" or bool(_IN_USE.search(fold(boxes[0].label))))


def _boxes(item: Item, words: str) -> list[ItemControl]:
    """The boxes of an item: those that the words name, else all; of none when each is called something else."""
    boxes = [one for one in item.controls or [] if one.role in BOXES]
    wanted = stems_of(words)
    named = [one for one in boxes if wanted and all(word in stems_of(one.label) for word in wanted)]
    return named or (boxes if len(boxes) == 1 or not wanted else [])
