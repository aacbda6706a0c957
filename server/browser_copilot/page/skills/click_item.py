"""Click something of one item of a list, of an item that is no list, or the item itself."""

from __future__ import annotations

import re

from browser_copilot.page.alike import pick
from browser_copilot.page.amounts import read_number
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, title_of
from browser_copilot.page.rank import Candidate, rank, similarity
from browser_copilot.page.risk import looks_like_effect
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
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.click import ClickParams, find_controls
from browser_copilot.page.skills.delete import is_cross
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.skills.synonyms import SYNONYMS
from browser_copilot.page.text import clip, fold, stem, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.page.words import THINGS
from browser_copilot.protocol.limits import MAX_DETAIL_IDS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl, ReadResult


class ItemClickParams(Params):
    """A control inside an item, or the item itself when `label` is empty."""

    label: str = ""
    role: str = ""
    thing: str = ""
    which: Which = Which()


_ITSELF = frozenset(
    "point bar dot marker pin item entry row card tile box one spot place slice region area segment node thing".split()
)
"""What an item is called that has no name of its own: `the point for April`."""


class ItemClickSkill(Skill[ItemClickParams]):
    """Click something of one item of a list: `the 4th search result`, `the star of the email by Bob`."""

    name = "click_item"
    kinds = frozenset({"click", "choose"})
    params = ItemClickParams
    about = "Click a control of one item of a list, or the item itself."

    def read(self, intent: Intent) -> ItemClickParams | None:
        """Only intents about an item, or about what is under one that was unfolded."""
        if intent.under and intent.which.is_any and (intent.target or len(intent.items) == 1) and not intent.off:
            return ItemClickParams(label=intent.target or intent.items[0], which=Which(words=(intent.under,)))
        if intent.kind == "choose":
            chosen = intent.which.extreme and not intent.off and not intent.which.every
            return ItemClickParams(label="select", thing=intent.thing, which=intent.which) if chosen else None
        which = intent.which
        if intent.role == "item" and intent.ordinal is not None:
            which = which.model_copy(update={"ordinal": intent.ordinal})
        if which.is_any and intent.scope and intent.scope != "dialog" and intent.target and intent.ordinal is None:
            named = " ".join(one for one in intent.scope.split() if stem(fold(one)) not in THINGS)
            which = Which(words=(named,)) if named else which
        if which.is_any or intent.until or intent.path or intent.seen:
            return None
        label = "" if fold(intent.target) in _ITSELF else intent.target
        return ItemClickParams(label=label, role=intent.role, thing=intent.thing, which=which)

    def match(self, mini: MiniPCD, params: ItemClickParams) -> list[Match]:
        """Lists of the page; else controls that stand in, or are, the item; else those of the opened item's own page."""
        lists = rank_collections(mini, params.thing, least=0.3)[:4] or rank_collections(mini, "", least=0.3)[:3]
        found = [
            Match((), max(0.7, score), (read_collection(one, controls=True),), f'list "{one.name}"')
            for one, score in lists
        ]
        loose = find_loose(mini, params.label, params.which) + find_alike(mini, params)
        return found + loose + ([] if params.label or found else _nth_link(mini, params.which))

    def bind(self, evidence: Evidence, params: ItemClickParams) -> Binding | Wants | None:
        """The item, then its control."""
        if evidence.match.confidence == ALIKE:
            return bind_alike(evidence, params)
        if evidence.match.requested_ids:
            detail = evidence.details.get(evidence.match.requested_ids[0])
            if evidence.match.reads and not is_about(evidence, params.which):
                return None
            done = evidence.match.confidence != OPENS
            return (
                Binding({"control": detail}, evidence.match.confidence, evidence.match.why, done=done)
                if detail
                else None
            )
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            chosen = choose(items, params.which, evidence.today)
            rivals = chosen.rivals(params.which)
            if rivals:
                return Binding({}, 0.85, chosen.why, rivals=rivals)
            control = find_item_control(chosen.first, params) if chosen.first else None
            opens = False
            if chosen.first and control is None and params.which.words:
                control, opens = find_opener(chosen.first), True
            if chosen.first is None or control is None:
                continue
            detail = evidence.details.get(control.id)
            if detail is None:
                return Wants(ids=(control.id,))
            why = f'{chosen.explain()}; control "{control.label}"'
            return Binding({"control": detail}, 0.85, why, done=not opens)
        return None

    def plan(self, binding: Binding, params: ItemClickParams) -> list[PlannedStep]:
        """Click it."""
        control = binding.slots["control"]
        return [click(control, binding.why, least="high" if is_cross(control.label) else "low")]

    def effects(self, params: ItemClickParams) -> tuple[Effect, ...]:
        """As for any click; a mark is seen on what was marked."""
        return (saw_mark,) if _DONE.fullmatch(fold(params.label)) else (saw_change, saw_dispatch)


_DONE = re.compile(r"done|completed?|finished|ticked|checked")
"""What an item is marked as by its box, where no button is called so."""
BOXES = ("checkbox", "switch", "option", "menuitemcheckbox")
OPENS = 0.66
"""The confidence of a control that only opens the item."""


ALIKE = 0.64
"""The confidence of controls that are compared with each other."""


def find_alike(mini: MiniPCD, params: ItemClickParams) -> list[Match]:
    """For an extreme or a bound where there is no list: the controls of the page."""
    if not (params.which.extreme or params.which.comparisons or params.which.parity):
        return []
    ids = tuple(one.id for one in list_alike(mini, params.which))[:MAX_DETAIL_IDS]
    return [Match(ids, ALIKE, why=f"the best of {len(ids)} controls")] if len(ids) > 1 else []


def _nth_link(mini: MiniPCD, which: Which) -> list[Match]:
    """The nth link of the page's main part, where what the goal counts is no list."""
    links = [
        one for one in list_controls(mini) if one.role == "link" and one.landmark not in ("nav", "header", "footer")
    ]
    place = which.ordinal or 0
    if which != Which(ordinal=which.ordinal) or not 0 < abs(place) <= len(links):
        return []
    return [Match((links[place - (place > 0)].id,), 0.6, why=f"link number {place}")]


def list_alike(mini: MiniPCD, which: Which) -> list[Control]:
    """The controls of the page that are compared with each other."""
    return [one for one in list_controls(mini) if _is_alike(one, which)]


def _is_alike(one: Control, which: Which) -> bool:
    plain = one.landmark not in ("nav", "header", "footer") and not one.disabled
    return one.part == "action" and plain and (which.by in ("name", "length") or read_number(one.label) is not None)


def bind_alike(evidence: Evidence, params: ItemClickParams) -> Binding | None:
    """The control whose label meets the condition."""
    controls = [
        one for one in list_controls(evidence.mini) if one.id in evidence.details and _is_alike(one, params.which)
    ]
    found = pick(controls, params.which, evidence.today)
    return Binding({"control": evidence.details[found[0].id]}, ALIKE, evidence.match.why) if found else None


def find_loose(mini: MiniPCD, label: str, which: Which) -> list[Match]:
    """For items that are no list: the control beside the item's name, the item itself, the control of an opened item."""
    words = " ".join(which.words)
    if not words or which.extreme or which.comparisons:
        return []
    hits = find_controls(mini, ClickParams(label=label)) if label else []
    named = [one.control for one in hits if one.score >= 0.62] + find_by_shape(mini, label)
    beside = [
        Match((one.id,), 0.8, why=f'"{one.label}" beside "{words}"') for one in named if _mentions(one.context, words)
    ]
    controls = [
        one for one in list_controls(mini) if one.part == "action" and not one.disabled and _mentions(one.label, words)
    ]
    controls.sort(key=lambda one: -similarity(words, one.label))  # the link of that very name before what mentions it
    if label:  # what takes the item away does not open it
        controls = [one for one in controls if not is_cross(one.label)]
    ticks = not hits and bool(_DONE.fullmatch(fold(label)))
    controls = [one for one in controls if not ticks or _is_box(one, words)]
    itself = [
        Match((one.id,), 0.8 if ticks or not label else OPENS, why=f'"{clip(one.label, 40)}" is the item')
        for one in controls[: 1 if ticks else 2]
    ]
    proof = (Read("text", "dom.read", {"query": words[:400], "maxChars": 500}),)
    alone = [one for one in named if not one.cluster and not one.collection]
    single = [one for one in alone if sum(other.label == one.label for other in named) == 1]
    opened = [Match((one.id,), 0.6, proof, f'"{one.label}" of the opened item') for one in single[:2]]
    return [*beside[:2], *itself, *opened]


def saw_mark(outcome: Outcome) -> str | None:
    """The box is marked now; a control that is called so, or has no state, changed the page."""
    clicked = outcome.binding.slots["control"]
    same = [one for one in list_controls(outcome.after) if one.label == clicked.label and one.role == clicked.role]
    states = [one.state.checked if one.state.checked is not None else one.state.selected for one in same]
    if clicked.role in BOXES and any(one is not None for one in states):
        return f'"{clip(clicked.label, 60)}" is marked' if True in states else None
    stayed = _DONE.fullmatch(fold(clicked.label)) or outcome.after.url == outcome.before.url
    return saw_change(outcome) if stayed else None


def _is_box(one: Control, words: str) -> bool:
    """What marks the item of that very name, and is not marked yet."""
    plain = (
        one.role not in ("link", "button", "tab", "menuitem") and not one.href and not looks_like_effect(one.label, "")
    )
    return (one.role in BOXES or plain) and not one.state.checked and fold(one.label) == fold(words)


SHAPES = {
    "phone": re.compile(r"\+?[\d(][\d\s()./-]{5,}\d"),
    "email": re.compile(r"[^@\s]+@[^@\s]+\.\w+"),
    "address": re.compile(r"\d+\s+\w+.*|\w+.*\s\d+\w?"),
    "website": re.compile(r"(?:https?://|www\.)\S+"),
}


def find_by_shape(mini: MiniPCD, label: str) -> list[Control]:
    """A control that shows a value of the kind that is named: `their phone number` is the one that looks like one."""
    kind = next((one for one in SHAPES if one in fold(label)), "")
    shown = [one for one in list_controls(mini) if one.part == "action" and not one.disabled] if kind else []
    fitting = [one for one in shown if SHAPES[kind].fullmatch(one.label.strip())]
    others = [shape for name, shape in SHAPES.items() if name != kind and name != "address"]
    return [one for one in fitting if not any(shape.fullmatch(one.label.strip()) for shape in others)]


def is_about(evidence: Evidence, which: Which) -> bool:
    """Whether the page speaks of the item."""
    words = " ".join(which.words)
    answer = evidence.answers.get("text")
    passages = [one.text for one in answer.passages] if isinstance(answer, ReadResult) else []
    return any(_mentions(one, words) for one in (*passages, evidence.mini.title, *evidence.mini.headings))


def _mentions(text: str, words: str) -> bool:
    wanted = stems_of(words)
    return bool(wanted) and all(one in stems_of(text) for one in wanted)


MORE = re.compile(r"^(?:more\b.*|.*\b(?:menu|options|actions)|\.\.\.|…|⋯|⋮|︙|☰|▾|▼)$")


FIELDS = ("combobox", "listbox", "textbox", "searchbox", "spinbutton", "slider", "checkbox", "radio", "switch")
"""What sets a value of an item, and opens nothing."""


def find_opener(item: Item) -> ItemControl | None:
    """What shows more of an item: its menu, else its link; never something that may change it."""
    controls = item.controls or []
    menus = [one for one in controls if MORE.match(fold(one.label)) or one.kind == "menu"]
    safe = [one for one in controls if not looks_like_effect(one.label, "") and one.role not in FIELDS]
    links = [one for one in safe if one.role == "link"]
    plain = [one for one in safe if len(controls) == 1 or stems_of(one.label) == stems_of(title_of(item))]
    return next(iter([*menus, *links, *plain]), None)


def find_item_control(item: Item, params: ItemClickParams) -> ItemControl | None:
    """The control of an item by label; without one its link, else its first control."""
    controls = item.controls or []
    if params.label:
        names = SYNONYMS.get(fold(params.label), (params.label,))
        ranked = [
            found[0]
            for name in names
            if (found := rank(name, [Candidate(one.id, one.label, one.kind or "") for one in controls]))
        ]
        best = max(ranked, key=lambda one: one.score, default=None)
        return next((one for one in controls if best and one.id == best.id and best.score >= 0.6), None)
    links = [one for one in controls if one.role == "link"]
    return (links or controls or [None])[0]  # type: ignore[list-item]
