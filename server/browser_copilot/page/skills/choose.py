"""Choose options: boxes, radio buttons, entries of lists and menus, by name or place."""

from __future__ import annotations

import json
import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.looks import basic_colour, is_drawn
from browser_copilot.page.phrases import ARTICLE
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
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.fields import ROLES, fillable, name_score
from browser_copilot.page.text import clip, fold, stems_of, words_of
from browser_copilot.page.view import Control, behind, list_controls
from browser_copilot.page.which import Which
from browser_copilot.page.words import ROLES as ROLE_WORDS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import UNSEEN, PlannedStep

PICKS = (
    "checkbox",
    "radio",
    "option",
    "switch",
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
    "treeitem",
    "gridcell",
)
LISTS = ("listbox", "combobox", "radiogroup")
TEXTS = ("textbox", "searchbox")


class ChooseParams(Params):
    """`items` by name, or the nth control of a kind; `off` takes the choice away."""

    items: tuple[str, ...] = ()
    role: str = ""
    ordinal: int | None = None
    off: bool = False
    under: str = ""
    field: str = ""
    """What it is chosen for, where no field may be called so: `blue for the door`."""


_KIND = re.compile(
    r"(?i)\s+(?:swatch|colou?r|option|choice|tile|chip|button|icon|shape|dot|circle|square|seat|size|plan|course|theme|one)$"
)
_KIND_FIRST = re.compile(r"(?i)^(?:colou?r|size|plan|option|seat|theme|style|course) (?=\S)")
_THAT = re.compile(r"(?i)^.*?\b(?:that|which) \w+ (?:at|on|in|to|from|for|by|with) ")
_PLACE = re.compile(r"(?i)\s+(?:on|in|from|of) (?:the|this) [\w -]+$")


AGREES = ("accept", "terms", "consent", "confirm", "conditions", "privacy policy")
"""What a box may speak of that one agrees by."""


def find_option(
    item: str, controls: list[Control], role: str, *, off: bool = False
) -> tuple[Control, str, float] | None:
    """The control that stands for an option, and the option's own name; else that of the phrase without article and place."""
    if (found := _find_named(item, controls, role, off=off)) or item.startswith(("…", "...")):
        return found
    if item == "agree":
        return next((found for one in AGREES if (found := _find_named(one, controls, role, off=off))), None)
    plain = ARTICLE.sub("", _PLACE.sub("", item))
    kindless = _KIND_FIRST.sub("", _KIND.sub("", plain))
    for other in (plain, kindless, _THAT.sub("", plain)):
        if other and other != item and (found := _find_named(other, controls, role, off=off)):
            return _in_place(item, found, controls)
    return _by_colour(kindless, controls) or _in_field(plain, controls)


def _by_colour(item: str, controls: list[Control]) -> tuple[Control, str, float] | None:
    """`teal`, where one nameless thing alone is of that colour."""
    colour = basic_colour(item)
    shown = [one for one in controls if colour and colour in words_of(one.label)[:2] and is_drawn(one.label)]
    return (shown[0], item, 0.75) if len(shown) == 1 and not shown[0].cluster else None


def _in_field(item: str, controls: list[Control]) -> tuple[Control, str, float] | None:
    """`the city Lisbon`: the text field that the first words are the name of, and what goes into it."""
    for one in controls:
        name = fold(one.label).rstrip(" :*")
        if one.role in TEXTS and name and fold(item).startswith(f"{name} "):
            return one, item[len(name) + 1 :], 0.8
    return None


def _in_place(
    item: str, found: tuple[Control, str, float], controls: list[Control]
) -> tuple[Control, str, float] | None:
    """`the lights in the kitchen`: of several that are called so the one that stands there; None when the page does not tell."""
    alike = [one for one in controls if one.label == found[0].label and one.role == found[0].role]
    place = _PLACE.search(item)
    words = set(stems_of(place[0])) - {*ROLE_WORDS, "page", "below", "above"} if place else set()
    if not words or found[0].role in LISTS or len(alike) < 2 and not found[0].collection:
        return found
    there = [one for one in alike if not one.collection and words & set(stems_of(one.context))]
    return (there[0], found[1], found[2]) if len(there) == 1 else None


def _find_named(
    item: str, controls: list[Control], role: str, *, off: bool = False
) -> tuple[Control, str, float] | None:
    best: tuple[Control, str, float] | None = None
    for one in controls:
        if one.role in TEXTS or _goes_against(item, one, off=off):
            continue
        names = one.options if one.role in LISTS else (one.label, *one.label.split(": ", 1)[1:])
        fits = role in ("", "list", "item", "option", "field") or one.role in ROLES.get(role, (role,))
        for name in names:
            score = (
                _same(item, name) + (0.03 if one.role in PICKS or one.role in LISTS else 0.0) - (0.0 if fits else 0.1)
            )
            if best is None or score > best[2] + 1e-9:
                best = (one, name, score)
    return best if best is not None and best[2] >= 0.7 else None


_ON_WORDS = frozenset("on enable activate tick".split())
_OFF_WORDS = frozenset("off disable deactivate untick".split())


def _goes_against(item: str, one: Control, *, off: bool) -> bool:
    """Whether a control that shows no state says by its label that it does the other thing: `Turn on`, to turn off."""
    if one.state.checked is not None or one.state.pressed is not None or one.role in LISTS:
        return False
    words = set(words_of(one.label)) - set(words_of(item))
    return bool(words & (_ON_WORDS if off else _OFF_WORDS)) and not words & (_OFF_WORDS if off else _ON_WORDS)


def _nth_option(control: Control, ordinal: int) -> list[tuple[Control, str, float]] | None:
    """The nth option of a list; one that only asks to choose does not count."""
    names = [one for one in control.options if not re.match(r"(?i)\W*(?:select|choose|please|--)", one)]
    index = ordinal - 1 if ordinal > 0 else ordinal
    known = -len(names) <= index < len(names) and not (control.more_options and ordinal < 0)
    return [(control, names[index], 0.9)] if known else None


def _same(item: str, name: str) -> float:
    if item.strip() == name.strip():
        return 1.0
    return similarity(item, name)


_PICKS = re.compile(r"choose|select|pick")
_ANSWERS = frozenset("yes no ok okay true false on off".split())


def _for_field(controls: list[Control], field: str) -> list[Control]:
    """The controls that say by label, list or group what is chosen by them; a button that only answers a question is none."""
    wanted = set(stems_of(field))
    return [
        one
        for one in controls
        if wanted and wanted <= set(stems_of(f"{one.label if one.role in LISTS else one.label.rpartition(': ')[0]} {one.context}"))
        and (one.part == "field" or one.role in PICKS or not _ANSWERS & set(words_of(one.label)))
    ]  # fmt: skip


class ChooseSkill(Skill[ChooseParams]):
    """Choose options on one page."""

    name = "choose"
    kinds = frozenset({"choose", "fill"})
    params = ChooseParams
    about = "Choose options, check boxes, pick radio buttons or list entries by their names."

    def read(self, intent: Intent) -> ChooseParams | None:
        """Options as said."""
        if intent.which != Which():
            return None
        if intent.kind == "fill":
            one = intent.entries[0] if len(intent.entries) == 1 and _PICKS.match(intent.verb) else None
            return (
                ChooseParams(items=(one.value,), field=one.field)
                if one and one.value and one.field and not one.role
                else None
            )
        fields = {"items": intent.items, "role": intent.role, "ordinal": intent.ordinal, "off": intent.off}
        return ChooseParams.model_validate({**fields, "under": intent.under})

    def _placed(self, mini: MiniPCD, params: ChooseParams) -> list[tuple[Control, str, float]] | None:
        controls = [one for one in list_controls(mini) if not one.disabled and one.part != "submit"
                    and (one.role in (*PICKS, *LISTS, *TEXTS) or one.part == "action")]  # fmt: skip
        if params.ordinal is not None and not params.items:
            lists = [one for one in controls if one.role in LISTS and one.options]
            if len(lists) == 1 and params.role in ("combobox", "list", "option", ""):
                return _nth_option(lists[0], params.ordinal)
            fitting = [one for one in controls if one.role in ROLES.get(params.role, PICKS)]
            index = params.ordinal - 1 if params.ordinal > 0 else params.ordinal
            return [(fitting[index], fitting[index].label, 0.9)] if -len(fitting) <= index < len(fitting) else None
        controls = behind(_for_field(controls, params.field) if params.field else controls, params.under)
        found = [find_option(item, controls, params.role, off=params.off) for item in params.items]
        # Lists with more options than the summary shows: the browser finds the option itself.
        lists = [one for one in controls if one.role in LISTS and (one.more_options or not one.options)]
        filled = [
            one or ((lists[0], item, 0.7) if lists else None) for one, item in zip(found, params.items, strict=True)
        ]
        return [one for one in filled if one is not None] if all(filled) else None

    def match(self, mini: MiniPCD, params: ChooseParams) -> list[Match]:
        """Every option is on the page; choosing nothing fits always."""
        if params.field and any(name_score(params.field, one) >= 0.6 for one in fillable(mini)):
            return []
        placed = self._placed(mini, params)
        if placed is None or params.under and any(one.collection for one, _, _ in placed):
            return []
        ids = tuple(dict.fromkeys(one.id for one, _, _ in placed))
        score = min((score for _, _, score in placed), default=0.9)
        return [
            Match(
                ids, min(1.0, score), why=clip("; ".join(f'"{name}" in "{one.label}"' for one, name, _ in placed), 300)
            )
        ]

    def bind(self, evidence: Evidence, params: ChooseParams) -> Binding | None:
        """A slot for each control."""
        placed = self._placed(evidence.mini, params)
        if placed is None or any(one.id not in evidence.details for one, _, _ in placed):
            return None
        slots = {one.id: evidence.details[one.id] for one, _, _ in placed}
        return Binding(slots, evidence.match.confidence, evidence.match.why, {"placed": placed})

    def plan(self, binding: Binding, params: ChooseParams) -> list[PlannedStep]:
        """Check, select or click, leaving alone what is chosen already."""
        planned: list[PlannedStep] = []
        several: dict[str, list[str]] = {}
        for control, name, _ in binding.values["placed"]:
            detail = binding.slots[control.id]
            if control.role in TEXTS:
                planned.append(steps.type_text(detail, name, binding.why))
            elif control.role in LISTS:
                several.setdefault(control.id, []).append(name)
            elif control.role in ("checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"):
                if (control.state.checked is True) == params.off:
                    planned.append(steps.check(detail, not params.off, binding.why))
            elif not (control.state.selected and not params.off):
                planned.append(steps.click(detail, binding.why))
        for key, names in several.items():
            value = names[0] if len(names) == 1 else json.dumps(names, ensure_ascii=False)
            planned.append(steps.select(binding.slots[key], value, binding.why))
        return planned

    def effects(self, params: ChooseParams) -> tuple[Effect, ...]:
        """The controls are in the state that was asked for."""

        def chosen(outcome: Outcome) -> str | None:
            after = {one.id: one for one in list_controls(outcome.after)}
            placed: list[tuple[Control, str, float]] = outcome.binding.values["placed"]
            boxes = [
                after[one.id] for one, _, _ in placed if one.id in after and after[one.id].state.checked is not None
            ]
            if any((one.state.checked is True) == params.off for one in boxes):
                return None
            names = ", ".join(f'"{name}"' for _, name, _ in placed) or "nothing"
            said = f"{'unchecked' if params.off else 'chosen'}: {names}"
            if not outcome.records or saw_change(outcome) or len(boxes) == len(placed):
                return said
            return f"{said}; {UNSEEN}" if saw_dispatch(outcome) else None

        return (chosen,)
