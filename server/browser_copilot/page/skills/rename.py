"""Give a named thing of the page another name: its own Rename, or the menu that has it, then the field with the old name."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, text_of
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    Wants,
    refusals,
    saw_change,
)
from browser_copilot.page.skills.click_item import ItemClickParams, find_item_control, find_loose, find_opener
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click, page_step, type_text
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import TEXT_TYPES, Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_KEEPS = re.compile(
    r"(?:ok(?:ay)?|done|rename\b.*|(?:save|apply|confirm|change|update|submit)(?: (?:the )?(?:new )?(?:name|title|changes?))?|✓|✔)"
)
_NAME = re.compile(r"\b(?:re)?name|\btitle\b")


class RenameParams(Params):
    """What is called `old` shall be called `new`."""

    old: str
    new: str


class RenameSkill(Skill[RenameParams]):
    """Rename one thing of a list."""

    name = "rename"
    kinds = frozenset({"fill"})
    params = RenameParams
    about = "Rename one thing of a list by its own Rename."

    def read(self, intent: Intent) -> RenameParams | None:
        """`rename X to Y`."""
        one = intent.entries[0] if intent.verb.startswith("rename") and len(intent.entries) == 1 else None
        if one is None or not one.field or not one.value:
            return None
        return RenameParams(old=one.field, new=one.value)

    def match(self, mini: MiniPCD, params: RenameParams) -> list[Match]:
        """The open field of the name; else the thing's own Rename, or what opens it."""
        field = _field(mini, params)
        if field is not None:
            return [Match((field.id,), 0.95, why=f'"{field.label}" holds the name')]
        own = [
            one
            for one in list_controls(mini)
            if fold(one.label).strip(" .…") == "rename" and _is_own(one, mini, params)
        ]
        if len(own) == 1:
            return [Match((own[0].id,), 0.9, why=f'"{own[0].label}" of "{params.old}"')]
        lists = rank_collections(mini, "", least=0.3)[:4]
        found = [Match((), 0.85, (read_collection(one, controls=True),), f'list "{one.name}"') for one, _ in lists]
        return found if own else [*found, *_ways_to(mini, params.old)]

    def bind(self, evidence: Evidence, params: RenameParams) -> Binding | Wants | None:
        """The field and what keeps it; or one control on the way."""
        ids = evidence.match.requested_ids
        if not ids:
            return self._bind_item(evidence, params)
        if any(one not in evidence.details for one in ids):
            return None
        field = _field(evidence.mini, params)
        if field is None or field.id != ids[0]:
            return Binding(
                {"open": evidence.details[ids[0]]}, evidence.match.confidence, evidence.match.why, done=False
            )
        keep = _keep(evidence.mini, field)
        if keep and keep.id not in evidence.details:
            return Wants(ids=(keep.id,))
        slots = {"field": evidence.details[field.id], **({"keep": evidence.details[keep.id]} if keep else {})}
        return Binding(slots, 0.9, evidence.match.why)

    def _bind_item(self, evidence: Evidence, params: RenameParams) -> Binding | Wants | None:
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            chosen = choose(items, Which(words=(params.old,)), evidence.today)
            if chosen.first is None or not speaks(text_of(chosen.first), params.old):
                continue
            if rivals := chosen.rivals(Which(words=(params.old,))):
                return Binding({}, 0.85, chosen.why, rivals=rivals)
            control = find_item_control(chosen.first, ItemClickParams(label="rename")) or find_opener(chosen.first)
            if control is None:
                continue
            if control.id not in evidence.details:
                return Wants(ids=(control.id,))
            return Binding({"open": evidence.details[control.id]}, 0.85, chosen.explain(), done=False)
        return None

    def plan(self, binding: Binding, params: RenameParams) -> list[PlannedStep]:
        """One click on the way; or the name, and what keeps it."""
        if "open" in binding.slots:
            return [click(binding.slots["open"], binding.why)]
        field = binding.slots["field"]
        enter = page_step("dom.press", "Press Enter", key="Enter", selector=field.selector.to_wire())
        return [
            type_text(field, params.new, binding.why),
            click(binding.slots["keep"]) if "keep" in binding.slots else enter,
        ]

    def effects(self, params: RenameParams) -> tuple[Effect, ...]:
        """On the way the page changed; at the end it shows the new name. It objects to nothing."""

        def renamed(outcome: Outcome) -> str | None:
            if refusals(outcome):
                return None
            return _shows(outcome, params.new) if outcome.binding.done else saw_change(outcome)

        return (renamed,)


def speaks(text: str, name: str) -> bool:
    """Whether a text has the name; `Plan 2` is not `Plan`."""
    return bool(re.search(rf"(?<!\w){re.escape(fold(name))}(?!\w| ?[#-]?\d)", fold(text)))


def _ways_to(mini: MiniPCD, name: str) -> list[Match]:
    """What opens the thing where it is no item of a list: the one control of that name."""
    controls = {one.id: one for one in list_controls(mini)}
    found = [
        (controls[one.requested_ids[0]].label, one)
        for one in find_loose(mini, "rename", Which(words=(name,)))
        if not one.reads
    ]
    safe = [(label, one) for label, one in found if "rename" in fold(label) or not looks_like_effect(label, "")]
    exact = [pair for pair in safe if fold(pair[0]) == fold(name)] or safe
    return [exact[0][1]] if len(exact) == 1 else []


def _about(mini: MiniPCD, name: str) -> bool:
    """Whether the open dialog is of that name; without a dialog the page."""
    return any(speaks(one, name) for one in ([mini.dialog.label] if mini.dialog else mini.headings))


def _is_own(one: Control, mini: MiniPCD, params: RenameParams) -> bool:
    """Whether a control belongs to the thing: by what it stands in, by its page, by the menu that is open."""
    if one.disabled or one.collection:
        return False
    opened = [other for other in list_controls(mini) if other.state.expanded and other.id != one.id]
    menu = one.role.startswith("menuitem") and len(opened) == 1
    held = speaks(one.context, params.old) or menu and speaks(f"{opened[0].label} {opened[0].context}", params.old)
    return held or not menu and _about(mini, params.old)


def _keep(mini: MiniPCD, field: Control) -> Control | None:
    """What keeps the name: the button of the field's own form or of the open dialog."""
    keeps = [
        one
        for one in list_controls(mini)
        if one.part != "field" and _KEEPS.fullmatch(fold(one.label)) and not one.collection
    ]
    own = [one for one in keeps if one.part == "submit" and one.form_id == field.form_id]
    place = mini.dialog.label if mini.dialog else field.context
    beside = [one for one in keeps if one.part == "action" and place and one.context == place]
    return next(iter(own or beside), None)


def _shows(outcome: Outcome, name: str) -> str | None:
    """The new name where the page did not have it before, other than in a field."""
    came = [one[1:] for seen in outcome.observations for one in seen.changes or [] if one.startswith("+")]
    before, after = _texts(outcome.before), _texts(outcome.after)
    shown = next((one for one in (*came, *sorted(after - before)) if fold(name) in fold(one)), None)
    return f'the page shows "{clip(shown.strip(), 80)}"' if shown else None


def _texts(mini: MiniPCD) -> set[str]:
    controls = [text for one in list_controls(mini) if one.part != "field" for text in (one.label, one.context)]
    return {mini.title, *mini.headings, *(one.text for one in mini.messages), *controls}


def _field(mini: MiniPCD, params: RenameParams) -> Control | None:
    """The field that shows the old name; of a dialog or page of that name also an empty one for a name."""
    texts = [
        one
        for one in list_controls(mini)
        if one.part == "field" and one.type in TEXT_TYPES and not one.disabled
        and one.type != "search" and not one.purpose.startswith("search")
    ]  # fmt: skip
    holding = [
        one
        for one in texts
        if fold(one.value) == fold(params.old)
        and (not one.label or _NAME.search(fold(one.label)) or speaks(one.label, params.old))
    ]
    if holding:
        return holding[0] if len(holding) == 1 else None
    named = [one for one in texts if _NAME.search(fold(one.label))]
    own = (
        len(named) == 1
        and not named[0].value
        and (_about(mini, params.old) or speaks(f"{named[0].label} {named[0].context}", params.old))
    )
    return named[0] if own else None
