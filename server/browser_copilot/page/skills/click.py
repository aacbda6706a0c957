"""Click the control that the goal names: by label, kind and place in the order, inside an item or dialog if said."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from browser_copilot.page.intents import Intent
from browser_copilot.page.looks import find_standing_out, read_look
from browser_copilot.page.opposites import find_stray
from browser_copilot.page.rank import Candidate, Ranked, explain, find_close, rank
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    refusals,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.others import find_other, find_unique
from browser_copilot.page.skills.steps import click
from browser_copilot.page.skills.synonyms import SYNONYMS
from browser_copilot.page.skills.twins import find_rivals, is_grave, is_of_another, with_twins
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, behind, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

FITS: dict[str, tuple[str, ...]] = {
    "button": ("button", "submit", "image", "summary"), "link": ("link",), "tab": ("tab",), "checkbox": ("checkbox", "switch"),
    "radio": ("radio",), "menuitem": ("menuitem", "option", "link", "treeitem"), "textbox": ("textbox", "searchbox", "spinbutton"),
    "textarea": ("textbox",), "treeitem": ("treeitem", "link", "button", "other"), "option": ("option", "radio", "menuitem"),
    "combobox": ("combobox", "listbox"), "slider": ("slider",), "switch": ("switch", "checkbox"), "img": ("img", "image"),
    "field": ("textbox", "searchbox", "combobox", "spinbutton"),
}  # fmt: skip
SUBMITS = re.compile(r"\b(?:submit|send|ok|okay|go|done|save|absenden|enviar|envoyer|apply|continue|confirm)\b")
VAGUE = ("other", "generic")
"""Roles of what may only be the box around a control of the same name."""
OPENS = 0.95
"""Likeness of names from which on a control opens what is to be opened."""


class ClickParams(Params):
    """`label` and `role` name the control, `ordinal` its place among its like, `which` the item that it stands in.

    `control` is the id of the one that the user chose of several. `opens`: it must not do more than open something.
    """

    label: str = ""
    exact: bool = False
    role: str = ""
    ordinal: int | None = None
    scope: str = ""
    thing: str = ""
    which: Which = Which()
    sole: str = ""
    times: int = 1
    way: str = ""
    control: str = ""
    under: str = ""
    opens: bool = False
    but: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hit:
    """A control that fits, with its score."""

    control: Control
    score: float
    why: str


def find_controls(mini: MiniPCD, params: ClickParams) -> list[Hit]:
    """The controls that a phrase may mean, best first."""
    controls = [one for one in list_controls(mini) if not one.disabled and _clickable(one, params)]
    controls = behind(controls, params.under)
    if params.role in FITS and not params.label:
        controls = [one for one in controls if _fits(one, params.role)]
    if not params.label:
        return _by_place(controls, params)
    ranked = _rank(controls, params)
    by_id = {one.id: one for one in controls}
    hits = [
        Hit(by_id[one.id], one.score, explain(ranked[place:]))
        for place, one in enumerate(ranked[:12])
        if one.score > 0.3
    ]
    if params.ordinal is not None:
        same = [one for one in hits if one.score >= 0.6]
        return _pick(sorted(same, key=lambda one: controls.index(one.control)), params.ordinal)
    return hits


def _clickable(one: Control, params: ClickParams) -> bool:
    fields = ("textbox", "searchbox", "combobox", "listbox", "slider", "spinbutton", "file", "color")
    if one.part == "field" and one.role in fields:
        return params.role in ("textbox", "textarea", "field", "combobox", "slider", "widget")
    return True


def _fits(one: Control, role: str) -> bool:
    """Whether a control is of the kind that was said; text areas are not text boxes here."""
    if role in ("textarea", "textbox") and one.role == "textbox":
        return (one.type == "textarea") == (role == "textarea")
    return one.role in FITS.get(role, (role,))


def _rank(controls: list[Control], params: ClickParams) -> list[Ranked]:
    names = SYNONYMS.get(fold(params.label), (params.label,))
    best: dict[str, Ranked] = {}
    for place, name in enumerate((params.label, *(one for one in names if fold(one) != fold(params.label)))):
        for one in rank(name, [Candidate(c.id, c.label, c.context, _bonus(c, params)) for c in controls]):
            score = one.score - _against(name, one.label) - 0.12 * (place > 0) - 0.02 * place
            if one.id not in best or score > best[one.id].score:
                best[one.id] = Ranked(one.id, one.label, round(score, 4), one.why)
    order = {one.id: place for place, one in enumerate(controls)}
    return sorted(best.values(), key=lambda one: (-one.score, order[one.id]))


UNDOES = re.compile(r"^(?:close|cancel|dismiss|back|undo|discard|hide|remove|delete|don.?t|no)\b")


MARKS = re.compile(r"^(?:select|mark|choose|auswahlen|selectionner|seleccionar)\b.*\w")
"""`Select this object - Ada`: the box that marks an item is not the item."""


def _against(wanted: str, label: str) -> float:
    """`close reply` is no way to reply."""
    return 0.35 if UNDOES.match(fold(label)) and not UNDOES.match(fold(wanted)) and fold(label) != fold(wanted) else 0.0


def _bonus(one: Control, params: ClickParams) -> float:
    bonus = 0.05 if one.part == "submit" and SUBMITS.search(fold(params.label)) else 0.0
    if params.scope and params.scope != "dialog" and fold(params.scope) in fold(one.context):
        bonus += 0.15
    if params.role in FITS:
        bonus += 0.05 if _fits(one, params.role) else -0.08
    if one.role == "checkbox" and MARKS.match(fold(one.label)) and not MARKS.match(fold(params.label)):
        bonus -= 0.25
    bonus -= 0.02 * (one.role in VAGUE)
    return bonus - 0.05 * (one.landmark in ("footer",)) - (0.03 if one.collection else 0.0)


def _by_place(controls: list[Control], params: ClickParams) -> list[Hit]:
    if not params.role:
        return []
    plain = [one for one in controls if one.landmark not in ("nav", "header", "footer")] or controls
    plain = find_unique(plain)
    if params.ordinal is not None:
        return _pick([Hit(one, 0.8, f"{params.role} number {params.ordinal}") for one in plain], params.ordinal)
    return [Hit(one, 0.85 if len(plain) == 1 else 0.6, f"the first of {len(plain)}") for one in plain[:3]]


def _only_leaves(one: Control, params: ClickParams) -> bool:
    """Whether a bare `Cancel`, which leaves a form, stands where something was named that is to be cancelled."""
    named = params.sole or params.thing
    return fold(params.label) == "cancel" and bool(named) and bool(find_stray(named, f"{one.label} {one.context}"))


def _standing_out(mini: MiniPCD, params: ClickParams) -> list[Match]:
    """`the largest blue square`, where another kind of thing is larger: the only large one of those."""
    shown = [one for one in list_controls(mini) if not one.disabled]
    place = find_standing_out(params.label, [one.label for one in shown]) if params.exact else None
    return (
        [Match((shown[place].id,), 0.85, why="the only one of that size")]
        if place is not None and not shown[place].cluster
        else []
    )


def _pick(hits: list[Hit], ordinal: int) -> list[Hit]:
    index = ordinal - 1 if ordinal > 0 else ordinal
    return [hits[index]] if -len(hits) <= index < len(hits) else []


class ClickSkill(Skill[ClickParams]):
    """Click one named control."""

    name = "click"
    kinds = frozenset({"click", "press", "navigate"})
    params = ClickParams
    about = "Click a button, link, tab or other control by its label."

    def read(self, intent: Intent) -> ClickParams | None:
        """Menus by path, repeated clicks and items of lists have skills of their own."""
        if intent.path or intent.until or intent.parity or intent.seen:
            return None
        if intent.control:
            return ClickParams(label=intent.target, control=intent.control, times=intent.times, way=intent.way)
        if intent.kind == "navigate":
            return (
                ClickParams(label=intent.target, exact=True, opens=True)
                if intent.target and intent.role != "url"
                else None
            )
        if intent.kind == "press":
            return None if intent.quoted else ClickParams(label=intent.target, exact=True, role="button")
        if intent.kind == "click" and (look := read_look(intent.target)):
            return ClickParams(label=look, exact=True)
        if intent.kind == "click" and intent.which.but and intent.which == Which(but=intent.which.but):
            return ClickParams(label=intent.target, role=intent.role, but=intent.which.but)
        if not intent.which.is_any and intent.kind == "click":
            return self._read_plain(intent)
        if intent.role == "item" and intent.ordinal is not None:
            return None
        return ClickParams(label=intent.target, exact=intent.quoted, role=intent.role, ordinal=intent.ordinal,
                           scope=intent.scope, thing=intent.thing, times=intent.times, way=intent.way, under=intent.under)  # fmt: skip

    def _read_plain(self, intent: Intent) -> ClickParams | None:
        """`play the video`: a word without a capital, a digit or quotes need be no item's name."""
        words = " ".join(intent.which.words)
        if not intent.target or intent.which != Which(words=intent.which.words) or not re.fullmatch(r"[a-z -]+", words):
            return None
        return ClickParams(label=intent.target, sole=words)

    def _sole(self, mini: MiniPCD, params: ClickParams) -> list[Match]:
        """The control that is called by verb and noun, else the only one that is called by the verb."""
        whole = find_controls(mini, ClickParams(label=f"{params.label} {params.sole}"))[:1]
        if whole and whole[0].score >= 0.8:
            return [Match((whole[0].control.id,), min(1.0, whole[0].score), why=whole[0].why)]
        named = [one for one in find_controls(mini, params) if one.score >= 0.75]
        named = [one for one in named if not _only_leaves(one.control, params)]
        alone = len(named) == 1 and not named[0].control.collection and not named[0].control.cluster
        return [Match((named[0].control.id,), 0.66, why=f"the only one; {named[0].why}")] if alone else []

    def match(self, mini: MiniPCD, params: ClickParams) -> list[Match]:
        """The controls with the closest names; all of several that are called the same where a wrong one does harm."""
        if params.control:
            return [Match((params.control,), 1.0, why="the one that you chose")]
        if params.sole:
            return self._sole(mini, params)
        if params.but:
            return find_other(mini, params.label, FITS.get(params.role, ()), params.but[0])
        least = 0.8 if params.exact else 0.62
        hits = [one for one in find_controls(mini, params)[:3] if one.score >= least or not params.label]
        if params.opens:
            hits = [
                one for one in hits if one.score >= OPENS and not looks_like_effect(one.control.label, one.control.href)
            ]
        most = 0.72 if params.opens else 1.0  # a link that leads to another page goes first
        hits = [
            one
            for one in hits
            if not _only_leaves(one.control, params) and not is_of_another(one.control, params.scope, mini)
        ]
        if params.under:
            hits = [one for one in hits if not one.control.collection]
        found = [Match((one.control.id,), min(most, one.score), why=one.why) for one in hits]
        if found and params.label and params.ordinal is None:
            found[0] = found[0] if params.scope else with_twins(found[0], hits[0].control, mini)
            ranked = [Ranked(one.control.id, one.control.label, one.score, "") for one in hits]
            found = [replace(one, close=find_close(ranked[place:], params.label)) for place, one in enumerate(found)]
        return found or _standing_out(mini, params) or self._of_filled_form(mini, params)

    def _of_filled_form(self, mini: MiniPCD, params: ClickParams) -> list[Match]:
        """`submit` of the one form that holds what was filled in, whatever its button is called."""
        if params.exact or not SUBMITS.fullmatch(fold(params.label)) and fold(params.label) != "finish":
            return []
        filled = {one.form_id for one in list_controls(mini) if one.part == "field" and one.filled}
        buttons = [
            one for one in list_controls(mini) if one.part == "submit" and one.form_id in filled and not one.disabled
        ]
        return [Match((buttons[0].id,), 0.63, why=f'"{buttons[0].label}" sends the form')] if len(buttons) == 1 else []

    def bind(self, evidence: Evidence, params: ClickParams) -> Binding | None:
        """One slot. Of several that are called the same the first, unless a wrong one does harm: then the user chooses."""
        match = evidence.match
        label, rivals = find_rivals(evidence)
        if rivals and is_grave(label):
            return Binding({}, match.confidence, match.why, {"twins": True}, rivals=rivals)
        note = f'there are {len(rivals)} "{label}" here, and the first was taken' if rivals else ""
        detail = evidence.details.get(match.requested_ids[0])
        return Binding({"control": detail}, match.confidence, match.why, {"note": note}) if detail else None

    def plan(self, binding: Binding, params: ClickParams) -> list[PlannedStep]:
        """Click it, as often and in the way that was said."""
        step = click(binding.slots["control"], binding.why, way=params.way)
        return [step] * max(1, params.times)

    def effects(self, params: ClickParams) -> tuple[Effect, ...]:
        """The page changed, or at least the very element was clicked: the order was no more than that."""

        def changed(outcome: Outcome) -> str | None:
            label = outcome.binding.slots["control"].label
            if SUBMITS.search(fold(label)) and refusals(outcome):
                return None
            return saw_change(outcome) or saw_dispatch(outcome)

        return (changed,)
