"""Give a named thing of the page another name: its own Rename, or the menu that has it, then the field with the old name."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose
from browser_copilot.page.rank import similarity
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
from browser_copilot.page.text import fold
from browser_copilot.page.view import TEXT_TYPES, Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_KEEPS = re.compile(r"^(?:ok(?:ay)?|rename|save|done|apply|confirm|change|update|submit|✓|✔)\b|^[✓✔]$")
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
        renames = [one for one in list_controls(mini) if fold(one.label).strip(" .…") == "rename" and not one.disabled]
        if len(renames) == 1 and not renames[0].collection:
            return [Match((renames[0].id,), 0.9, why="the open menu's own")]
        lists = rank_collections(mini, "", least=0.3)[:4]
        found = [Match((), 0.85, (read_collection(one, controls=True),), f'list "{one.name}"') for one, _ in lists]
        return [*found, *find_loose(mini, "rename", Which(words=(params.old,)))[:1]]

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
        keeps = [
            one
            for one in list_controls(evidence.mini)
            if one.part != "field" and _KEEPS.search(fold(one.label)) and not one.collection
        ]
        if keeps and keeps[0].id not in evidence.details:
            return Wants(ids=(keeps[0].id,))
        slots = {"field": evidence.details[field.id], **({"keep": evidence.details[keeps[0].id]} if keeps else {})}
        return Binding(slots, 0.9, evidence.match.why)

    def _bind_item(self, evidence: Evidence, params: RenameParams) -> Binding | Wants | None:
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            chosen = choose(items, Which(words=(params.old,)), evidence.today)
            if chosen.first is None:
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
        """The page changed, and objects to nothing."""

        def renamed(outcome: Outcome) -> str | None:
            return None if refusals(outcome) else saw_change(outcome)

        return (renamed,)


def _field(mini: MiniPCD, params: RenameParams) -> Control | None:
    """The field that shows the old name; in a dialog also an empty one for a name."""
    texts = [one for one in list_controls(mini) if one.part == "field" and one.type in TEXT_TYPES and not one.disabled]
    holding = [one for one in texts if fold(one.value) == fold(params.old)]
    if len(holding) == 1:
        return holding[0]
    named = [one for one in texts if _NAME.search(fold(one.label)) and not one.purpose.startswith("search")]
    about = similarity(params.old, " ".join(mini.headings)) > 0.7 or mini.dialog is not None
    return named[0] if len(named) == 1 and about and not named[0].value else None
