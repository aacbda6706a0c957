"""Book: tell the page where, when and for how many, then take the offer that is meant."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import Choice, choose
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
    saw_dispatch,
)
from browser_copilot.page.skills.fields import Placed, fillable, is_set, place
from browser_copilot.page.skills.fill_form import best_option, set_field
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.skills.written import written
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl

TAKES = re.compile(r"\b(?:book|reserve|select|choose|buy|rent|hire|order|get|take|pick)\b")
SENDS = re.compile(
    r"\b(?:search|find|show|book|reserve|rent|hire|continue|next|check availability|go|submit|confirm|request)\b"
)
PLACES = frozenset({"from", "to"})
_ANY_DAY = date(2000, 1, 1)


class BookParams(Params):
    """`entries` are what the goal says of the trip or the table; `which` the offer."""

    entries: tuple[Entry, ...] = ()
    which: Which = Which()
    thing: str = ""
    looks: bool = False
    """Whether offers are only searched for, and none is taken."""


class BookSkill(Skill[BookParams]):
    """A search form is filled in and sent; then the offer's own button is pressed."""

    name = "book"
    kinds = frozenset({"book", "checkout"})
    params = BookParams
    about = "Book or reserve: fill in the search form, then take the cheapest, earliest or named offer."

    def read(self, intent: Intent) -> BookParams | None:
        """As said; what is bought is taken from a list of offers only where an extreme tells which."""
        if intent.kind == "checkout":
            if not intent.which.extreme or intent.which.words:
                return None
            places = tuple(Entry(field="to", value=one.value or one.raw) for one in intent.entries if not one.field)
            return BookParams(entries=places, which=intent.which, thing=intent.thing)
        looks = intent.target == "search"
        return BookParams(entries=intent.entries, which=intent.which, thing=intent.thing, looks=looks)

    def match(self, mini: MiniPCD, params: BookParams) -> list[Match]:
        """The form while it does not show the values yet; the lists of offers."""
        placed = self._placed(mini, params)
        unset = [one for one in placed if not _shows(one)]
        button = self._button(mini, placed)
        found: list[Match] = []
        if button is not None and (unset or params.which.is_any):
            why = "; ".join(one.why for one in placed)[:250]
            found.append(Match((*(one.control.id for one in placed), button.id), 0.9, why=why))
        if params.looks:
            return found
        lists = rank_collections(mini, params.thing, least=0.3)[:3] or rank_collections(mini, "", least=0.3)[:3]
        found += [
            Match((), 0.85 - 0.02 * n, (read_collection(one, controls=True),), f'list "{one.name}"')
            for n, (one, _) in enumerate(lists)
        ]
        return found

    def _placed(self, mini: MiniPCD, params: BookParams) -> list[Placed]:
        fields = [one for one in fillable(mini) if one.role not in ("checkbox", "switch")]
        known, left = place(params.entries, fields)
        named = [one for one in known if one.why != "the only field"]
        if params.looks and left:
            return []
        forms = {one.control.form_id for one in named}
        return named if len(forms) == 1 else []

    def _button(self, mini: MiniPCD, placed: list[Placed]) -> Control | None:
        if not placed:
            return None
        controls = list_controls(mini)
        own = [one for one in controls if one.part == "submit" and one.form_id == placed[0].control.form_id]
        named = [one for one in controls if one.role == "button" and SENDS.search(fold(one.label))]
        return next(iter([*own, *named]), None)

    def bind(self, evidence: Evidence, params: BookParams) -> Binding | Wants | None:
        """The form and its button, or the offer's control."""
        ids = evidence.match.requested_ids
        if not ids:
            return self._bind_offer(evidence, params)
        if any(one not in evidence.details for one in ids):
            return None
        placed = self._placed(evidence.mini, params)
        slots = {one: evidence.details[one] for one in ids}
        values = {"placed": placed, "today": evidence.today, "send": ids[-1]}
        return Binding(slots, 0.9, evidence.match.why, values, done=params.which.is_any)

    def _bind_offer(self, evidence: Evidence, params: BookParams) -> Binding | Wants | None:
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            usable = [one for one in items if _taker(one)]
            near = _for_places(usable, params.entries)
            chosen = choose(near, params.which.model_copy(update={"words": ()}), evidence.today)
            named = (
                choose(chosen.items, Which(words=params.which.words), evidence.today) if params.which.words else chosen
            )
            if params.which.words and named.first is None and params.which.extreme:
                marked = [one for one in near if all(_is_marked(one, word) for word in params.which.words)]
                if not marked and len(near) > 1 and not _is_of_page(evidence.mini, params):
                    return Binding({}, 0.85, "what was asked for is not told of any", rivals=tuple(near))
                chosen = choose(marked or near, params.which.model_copy(update={"words": ()}), evidence.today)
            first = named.first or (chosen.first if params.which.extreme else None)
            control = _taker(first) if first else None
            if first is None or control is None:
                continue
            rivals = tuple(named.items or near)
            if not params.which.extreme and len(rivals) > 1 and params.which.ordinal is None:
                return Binding({}, 0.85, chosen.why, rivals=rivals)
            if control.id not in evidence.details:
                return Wants(ids=(control.id,))
            why = f'{Choice((first,), chosen.why).explain()}; control "{control.label}"'
            return Binding({"take": evidence.details[control.id]}, 0.85, why)
        return None

    def plan(self, binding: Binding, params: BookParams) -> list[PlannedStep]:
        """Fill in and send; or take the offer, which is of high risk."""
        if "take" in binding.slots:
            return [click(binding.slots["take"], binding.why, least="high")]
        planned: list[PlannedStep] = []
        for one in binding.values["placed"]:
            detail = binding.slots[one.control.id]
            value = written(one.control, best_option(one.control, detail, one.value), binding.values["today"])
            step = None if is_set(one.control, value) else set_field(detail, one.control, value, one.why)
            planned += [step] if step else []
        return [*planned, click(binding.slots[binding.values["send"]], binding.why)]

    def effects(self, params: BookParams) -> tuple[Effect, ...]:
        """The page moved on without an objection."""

        def moved(outcome: Outcome) -> str | None:
            return None if refusals(outcome) else saw_change(outcome)

        def taken(outcome: Outcome) -> str | None:
            return saw_dispatch(outcome) if "take" in outcome.binding.slots and not refusals(outcome) else None

        return (moved, taken)


def _shows(one: Placed) -> bool:
    """Whether a field shows its value, perhaps completed by a suggestion or written in another way."""
    shown, value = fold(one.control.value), fold(one.value)
    if one.entry.field == "date":
        return sorted(_numbers(shown)) == sorted(_numbers(value))
    return bool(shown) and value in shown


def _numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


def _taker(item: Item) -> ItemControl | None:
    """The control of an offer that takes it: by its label, else the only one."""
    controls = item.controls or []
    named = [one for one in controls if TAKES.search(fold(one.label)) or one.kind in ("book", "buy")]
    return next(iter(named or (controls if len(controls) == 1 else [])), None)


_YES = re.compile(r"yes|true|included|available|✓|✔|✅|x")


def _is_marked(item: Item, word: str) -> bool:
    """Whether an offer has a yes in the column that is called so."""
    wanted = set(stems_of(word))
    return any(
        wanted and wanted <= set(stems_of(name)) and _YES.fullmatch(fold(cell.text))
        for name, cell in item.fields.items()
    )


def _is_of_page(mini: MiniPCD, params: BookParams) -> bool:
    """Whether the words say what all of the page is about, or were entered into its form."""
    lists = [name for one in mini.collections for name in (one.name, *one.item_fields)]
    said = [mini.title, *mini.headings, *lists, params.thing, *(one.value or "" for one in params.entries)]
    shown = [one.value for one in list_controls(mini) if one.part == "field"]
    return set(stems_of(" ".join(params.which.words))) <= set(stems_of(" ".join([*said, *shown])))


def _for_places(items: list[Item], entries: tuple[Entry, ...]) -> list[Item]:
    """Offers that name the places of the goal, where any does; else all of them."""
    for entry in entries:
        if entry.field in PLACES and entry.value:
            fitting = list(choose(items, Which(words=(entry.value,)), _ANY_DAY).items)
            items = fitting or items
    return items
