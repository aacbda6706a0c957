"""Delete one item. Always confirmed: every step that deletes is of high risk, whatever its label says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.goals import PREDICATES, judge
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, title_of
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.skills.twins import find_rivals, with_twins
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl

DELETE = re.compile(
    r"\b(?:delete|remove|trash|erase|discard|loschen|entfernen|supprimer|eliminar|borrar|elimina|verwijder\w*|bin)\b|✕|🗑"
)
ASKED = 0.97
"""The confidence of a page that asks whether it is meant."""
_IT = ("", "it", "this", "that", "them", "one", "the item", "the entry")
DELETED = re.compile(f"{PREDICATES['deleted'].words}|{PREDICATES['deleted'].messages}")
PART = re.compile(r"\b(?:selected|chosen|filter\w*|search)\b")
"""Controls that take away a part of the item, not the item."""
SURE = re.compile(
    r"^(?:yes\b.*|yes,? i.?m sure|confirm\w*.*|ok(?:ay)?|delete.*|remove.*|i.?m sure|ja\b.*|si\b.*|oui\b.*|continue|proceed)$"
)


def _takes_away(one: ItemControl, item: Item) -> bool:
    """Whether a control of an item deletes it; a bare cross in an item does, and one with the item's name."""
    bare = re.fullmatch(r"[×✕✖✗🗙x]\uFE0F?", fold(one.label))
    title = title_of(item)
    own = title == one.label and is_cross(title) or _crosses(one.label, title)
    return bool(DELETE.search(fold(one.label))) or one.kind == "delete" or bool(bare) or own


def _crosses(label: str, name: str) -> bool:
    """Whether a label is a cross before that very name; `×2` and `✗ Failed` take nothing away."""
    found = re.fullmatch(r"[×✖✗🗙]\uFE0F? ?(?P<name>\D.*)", fold(label))
    return found is not None and found["name"] == fold(name)


def is_cross(label: str) -> bool:
    """Whether a label is but the sign that takes a thing away."""
    return bool(re.fullmatch(r"[×✕✖✗🗙x]\uFE0F?|[×✖✗🗙]\uFE0F? \S.*", fold(label)))


def _by_worth(controls: Sequence[ItemControl]) -> list[ItemControl]:
    return sorted(controls, key=lambda one: is_cross(one.label))


class DeleteParams(Params):
    """Which item of which thing."""

    thing: str = ""
    which: Which = Which()
    target: str = ""
    control: str = ""


class DeleteSkill(Skill[DeleteParams]):
    """Find the item's own delete control; on a page that asks whether it is meant, say yes."""

    name = "delete"
    kinds = frozenset({"delete"})
    params = DeleteParams
    about = "Delete one item. The user is asked first."

    def read(self, intent: Intent) -> DeleteParams | None:
        """A named item, or the one thing that can be deleted here: `everything` is never deleted on a guess."""
        if intent.which.every:
            return None
        target = "" if fold(intent.target) in _IT else intent.target
        return DeleteParams(thing=intent.thing, which=intent.which, target=target, control=intent.control)

    def match(self, mini: MiniPCD, params: DeleteParams) -> list[Match]:
        """A question to confirm, the item in a list, or the page of the item itself."""
        if params.control and any(one.id == params.control for one in list_controls(mini)):
            return [Match((params.control,), 1.0, why="the one that you chose")]
        asked = self._question(mini, params)
        found = [Match((asked.id,), ASKED, why=f'"{asked.label}" confirms the deletion')] if asked else []
        lists = rank_collections(mini, params.thing, least=0.3)[:4] if not params.which.is_any else []
        found += [
            Match((), max(0.5, score), (read_collection(one, controls=True),), f'list "{one.name}"')
            for one, score in lists
        ]
        own = self._own(mini, params)
        if own is None:
            return found
        match = Match((own.id,), 0.7, why=f'"{own.label}" on the page of the item')
        return [*found, match if params.which.words else with_twins(match, own, mini)]

    def _question(self, mini: MiniPCD, params: DeleteParams) -> Control | None:
        text = " ".join([mini.title, *mini.headings, mini.dialog.label if mini.dialog else ""])
        shown = [one.label for one in list_controls(mini) if one.role == "link" and one.landmark in ("main", "")]
        if not DELETE.search(fold(text)) or not self._names(params, " ".join([text, *shown])):
            return None
        sure = [one for one in list_controls(mini) if one.role == "button" and SURE.match(fold(one.label))]
        return next(
            (one for one in sure if fold(one.label) != "delete" or mini.dialog or "sure" in fold(text)), None
        ) or (sure[0] if sure else None)

    def _names(self, params: DeleteParams, text: str) -> bool:
        title = params.target if params.which.exact else ""  # of an item of several, whose words are its whole row
        words = stems_of(title or " ".join(params.which.words) or params.thing)
        fits = all(one in stems_of(text) for one in words) if words else bool(params.target)
        return fits or "sure" in fold(text)

    def _own(self, mini: MiniPCD, params: DeleteParams) -> Control | None:
        page = " ".join([mini.title, *mini.headings])
        names = " ".join(params.which.words)
        candidates = sorted(list_controls(mini), key=lambda one: -similarity("delete", one.label))
        for one in candidates:
            if one.disabled or PART.search(fold(one.label)):
                continue
            plain = params.which.is_any and not params.target
            deletes = DELETE.search(fold(one.label)) or _crosses(one.label, names)
            if one.part != "field" and deletes and (plain or not one.collection):
                named = (
                    plain
                    or names
                    and all(word in stems_of(f"{page} {one.label} {one.context}") for word in stems_of(names))
                )
                if named or similarity(f"delete {params.target}", one.label) > 0.85:
                    return one
        return None

    def bind(self, evidence: Evidence, params: DeleteParams) -> Binding | Wants | None:
        """The control that deletes this item, and no other."""
        if evidence.match.requested_ids:
            _, rivals = find_rivals(evidence)
            if rivals:
                return Binding({}, 0.7, evidence.match.why, {"twins": True}, rivals=rivals)
            detail = evidence.details.get(evidence.match.requested_ids[0])
            return (
                Binding(
                    {"delete": detail},
                    evidence.match.confidence,
                    evidence.match.why,
                    {"sure": evidence.match.confidence == ASKED, "own": True},
                )
                if detail
                else None
            )
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            usable = [one for one in items if any(_takes_away(c, one) for c in one.controls or [])]
            chosen = choose(usable, params.which, evidence.today)
            if chosen.first is None:
                continue
            if rivals := chosen.rivals(params.which):
                return Binding({}, 0.9, chosen.why, rivals=rivals)
            control = next(c for c in _by_worth(chosen.first.controls or []) if _takes_away(c, chosen.first))
            if control.id not in evidence.details:
                return Wants(ids=(control.id,))
            return Binding({"delete": evidence.details[control.id]}, 0.9, chosen.explain())
        return None

    def plan(self, binding: Binding, params: DeleteParams) -> list[PlannedStep]:
        """One click, of high risk."""
        return [click(binding.slots["delete"], binding.why, least="high")]

    def is_asked(self, mini: MiniPCD, params: DeleteParams) -> bool:
        """Most sites ask once more."""
        return self._question(mini, params) is not None

    def effects(self, params: DeleteParams) -> tuple[Effect, ...]:
        """The page says so, or asks no more and does not show the item."""

        def gone(outcome: Outcome) -> str | None:
            if self._question(outcome.after, params):
                return None
            if judge(PREDICATES["deleted"], outcome.after).hit:
                said = [*(one.text for one in outcome.after.messages), *outcome.after.headings, outcome.after.title]
                return f'the page says "{next((one for one in said if DELETED.search(fold(one))), "deleted")}"'
            changes = [one for seen in outcome.observations for one in seen.changes or []]
            removed = next((one for one in changes if one.startswith("-")), None)
            return f"gone from the page: {removed[1:].strip()}" if removed else None

        def left(outcome: Outcome) -> str | None:
            values = outcome.binding.values
            asks = DELETE.search(fold(" ".join([outcome.after.title, *outcome.after.headings[:1]])))
            moved = any(one.url_changed for one in outcome.observations) or bool(values.get("own"))
            moved = moved and not asks or bool(values.get("sure"))
            return (
                "the item was deleted; the page moved on"
                if moved and not self._question(outcome.after, params)
                else None
            )

        return (gone, left)
