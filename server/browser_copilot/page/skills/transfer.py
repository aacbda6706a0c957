"""Move entries from one list to the other by the button between them; that they stand there is the proof."""

from __future__ import annotations

import json
import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill
from browser_copilot.page.skills.steps import click, select
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_ALL = re.compile(r"\b(?:all|everything)\b|[>→»›▶<←«‹◀]{2}|^[»«⇉⇇⏩⏪]$")
_FORTH = re.compile(r"[>→»›▶]$|\b(?:add|include|assign|right)\b")
_BACK = re.compile(r"^[<←«‹◀]|\b(?:remove|exclude|unassign|left)\b")
_SIDE = re.compile(r"(?i)\bto the (right|left)(?: (?:list|box|side|column))?\W*$")
_SIDES = {"right": -1, "left": 0}
_NO_NAME = frozenset("list box side column one".split())


class TransferParams(Params):
    """`what` goes into the list `where`."""

    what: str
    where: str


class TransferSkill(Skill[TransferParams]):
    """Two lists with buttons between them."""

    name = "transfer"
    kinds = frozenset({"drag", "create"})
    params = TransferParams
    about = "Move entries from one list to another with the button between the lists."

    def read(self, intent: Intent) -> TransferParams | None:
        """What goes where: `move X to Y`, `add X to Y`, `move X to the right list`."""
        side = _SIDE.search(intent.text) if intent.way in ("first", "last") else None
        where = side[1].lower() if side else intent.scope if intent.way in ("", "into") else ""
        what = intent.target if intent.kind == "drag" else intent.target.rpartition(" to ")[0]
        return TransferParams(what=what, where=where) if what and where else None

    def match(self, mini: MiniPCD, params: TransferParams) -> list[Match]:
        """The list that all of it stands in, the list that is named, and the one button that leads there."""
        lists = _lists(mini)
        there = _find_named(params.where, lists)
        if there is None:
            return []
        if _names_in(params.what, there):
            return [Match((), 0.9, why=f'it stands in "{there.label}"')]
        origins = [one for one in lists if one is not there and _names_in(params.what, one)]
        if len(origins) != 1 or _has_chosen(mini, origins[0], params):
            return []
        buttons = _find_buttons(mini, forth=lists.index(origins[0]) < lists.index(there))
        if len(buttons) != 1:
            return []
        why = f'"{buttons[0].label}" moves from "{origins[0].label}" to "{there.label}"'
        return [Match((origins[0].id, buttons[0].id), 0.85, why=clip(why, 300))]

    def bind(self, evidence: Evidence, params: TransferParams) -> Binding | None:
        """The list, what is selected in it, and the button."""
        ids = evidence.match.requested_ids
        if not ids:
            return Binding({}, evidence.match.confidence, evidence.match.why)
        origin = next((one for one in _lists(evidence.mini) if one.id == ids[0]), None)
        if origin is None or any(one not in evidence.details for one in ids):
            return None
        slots = {"list": evidence.details[ids[0]], "button": evidence.details[ids[1]]}
        names = _names_in(params.what, origin)
        return Binding(slots, evidence.match.confidence, evidence.match.why, {"names": names})

    def plan(self, binding: Binding, params: TransferParams) -> list[PlannedStep]:
        """Select, then press."""
        if not binding.slots:
            return []
        names = binding.values["names"]
        value = names[0] if len(names) == 1 else json.dumps(names, ensure_ascii=False)
        return [select(binding.slots["list"], value, binding.why), click(binding.slots["button"], binding.why)]

    def effects(self, params: TransferParams) -> tuple[Effect, ...]:
        """All of it stands in the list that was named, and in no other."""

        def moved(outcome: Outcome) -> str | None:
            lists = _lists(outcome.after)
            there = _find_named(params.where, lists)
            holding = [one for one in lists if _names_in(params.what, one)]
            return f'{params.what}: in "{there.label}"' if there is not None and holding == [there] else None

        return (moved,)


def _lists(mini: MiniPCD) -> list[Control]:
    return [one for one in list_controls(mini) if one.part == "field" and one.role == "listbox" and not one.disabled]


def _find_named(where: str, lists: list[Control]) -> Control | None:
    """The list of that name; of two also the right and the left one."""
    wanted = [one for one in stems_of(where) if one not in _NO_NAME]
    if len(lists) == 2 and len(wanted) == 1 and wanted[0] in _SIDES:
        return lists[_SIDES[wanted[0]]]
    found = [one for one in lists if wanted and set(wanted) <= set(stems_of(one.label))]
    return found[0] if len(found) == 1 else None


def _names_in(what: str, one: Control) -> list[str]:
    """The options that are meant, if the list has each of them."""
    by_name = {fold(name): name for name in one.options}
    for parts in ([what], re.split(r",? and |, ", what)):
        if all(fold(part) in by_name for part in parts):
            return [by_name[fold(part)] for part in parts]
    return []


def _has_chosen(mini: MiniPCD, origin: Control, params: TransferParams) -> bool:
    """Whether more than what is meant is selected there: it would be moved, too."""
    meant = {fold(one) for one in _names_in(params.what, origin)}
    names = {fold(one) for one in origin.options} - meant
    return any(
        one.role == "option" and one.context == origin.label and one.state.selected and fold(one.label) in names
        for one in list_controls(mini)
    )


def _find_buttons(mini: MiniPCD, *, forth: bool) -> list[Control]:
    """What moves the selected ones to the later list, or back to the earlier."""
    wanted, other = (_FORTH, _BACK) if forth else (_BACK, _FORTH)
    return [
        one
        for one in list_controls(mini)
        if one.role == "button"
        and not one.disabled
        and not one.collection
        and not _ALL.search(fold(one.label))
        and wanted.search(fold(one.label))
        and not other.search(fold(one.label))
    ]
