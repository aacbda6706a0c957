"""Several controls of one name: which of them are really several, and how a person tells them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from browser_copilot.page.rank import similarity
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.base import Evidence, Match
from browser_copilot.page.skills.lists import items_in, read_collection
from browser_copilot.page.text import fold, stem, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.words import ROLES
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import Cell, Item, ItemControl

PLACES = frozenset("main nav header footer sidebar aside menu toolbar top bottom left right center middle corner side "
                    "here above below first second third last next".split()) | {*ROLES} | {stem(one) for one in ROLES}  # fmt: skip
"""Words that say where on a page something stands, and name no item."""
_MILD = re.compile(
    r"(?:un)?(?:like|follow|mark\w*|star|vote|upvote|pin|bookmark|start|play|pause)\b.*|log ?out|sign ?out|exit"
)
"""What is undone as easily as it is done."""


def is_grave(label: str) -> bool:
    """Whether acting on the wrong one of several such controls would be worse than a question."""
    return looks_like_effect(label) and not _MILD.fullmatch(fold(label))


def find_twins(one: Control, controls: Sequence[Control]) -> list[Control]:
    """All controls that are called like this one and are not the same thing again, in the order of the page.

    Of the submit controls of several forms, the one of the only form that was filled in is alone.
    """
    same = [other for other in controls if fold(other.label) == fold(one.label) and not other.disabled]
    unique: dict[str, Control] = {}
    for other in same:
        if other.part != "field":
            unique.setdefault(f"link {other.href}" if other.href.strip("#") else other.id, other)
    twins = list(unique.values())
    plain = [other for other in twins if other.role not in ("other", "generic")]
    twins = plain or twins  # a box around a button is called as the button is
    submits = [other for other in twins if other.part == "submit"]
    buttons = [other for other in twins if other.part != "submit" and other.role == "button"]
    if submits and len(buttons) <= len(submits):  # a submit control may be listed as an action too
        twins = [other for other in twins if other not in buttons]
    filled = {other.form_id for other in controls if other.part == "field" and other.filled}
    sent = [other for other in twins if other.part == "submit" and other.form_id in filled]
    return sent if len(sent) == 1 and one.part == "submit" else twins


def is_of_another(one: Control, scope: str, mini: MiniPCD) -> bool:
    """Whether a control of which there are several says nothing of the item that was named: `Mute for Ben`."""
    named = {*stems_of(scope)} - PLACES - {*stems_of(one.label)}
    alike = [other for other in list_controls(mini) if (other.role, other.label) == (one.role, one.label)]
    if not named or not (one.collection or one.cluster or len(alike) > 1):
        return False
    lists = [listed.name for listed in mini.collections if listed.id == one.collection]
    said = {*stems_of(" ".join([one.context, one.landmark, mini.title, *mini.headings, *lists]))}
    return not named & said


def as_items(twins: Sequence[Control]) -> tuple[Item, ...]:
    """Controls as items that a person can tell apart by their surroundings."""
    return tuple(
        Item(
            index=place,
            fields={"where": Cell(type="text", text=one.context or one.landmark or one.label)},
            controls=[ItemControl(id=one.id, label=one.label, role=one.role)],
        )
        for place, one in enumerate(twins)
    )


def rows_with(label: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """The items of a list that have a control of that name, each with that control alone."""
    found = []
    for one in items:
        named = [control for control in one.controls or [] if similarity(label, control.label) > 0.9]
        if named:
            found.append(one.model_copy(update={"controls": named[:1]}))
    return tuple(found)


def with_twins(match: Match, one: Control, mini: MiniPCD) -> Match:
    """The match with what binding needs to know of all controls that are called like its own."""
    twins = find_twins(one, list_controls(mini))
    lists = [listed for listed in mini.collections if listed.id == one.collection]
    if len(twins) == 1 and lists:
        return replace(match, reads=(read_collection(lists[0], controls=True),))
    return replace(match, requested_ids=tuple(other.id for other in twins)) if twins else match


def find_rivals(evidence: Evidence) -> tuple[str, tuple[Item, ...]]:
    """The common label of a match's controls, and their items where there are several."""
    known = {one.id: one for one in list_controls(evidence.mini)}
    twins = [known[one] for one in evidence.match.requested_ids if one in known]
    label = twins[0].label if twins else ""
    for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
        rows = rows_with(label, items)
        return label, rows if len(rows) > 1 else ()
    return label, as_items(twins) if len(twins) > 1 else ()
