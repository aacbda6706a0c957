"""Sort a list by its own sort control or column header, filter it by its own filters. Both only look."""

from __future__ import annotations

import re

from browser_copilot.page.addresses import resolve
from browser_copilot.page.amounts import read_money, read_number
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import find_cell
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
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.choose import find_option
from browser_copilot.page.skills.fields import name_score
from browser_copilot.page.skills.fill_form import set_field
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click, select
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep, ToolStep

_SORT = re.compile(r"\bsort|\border by|sortier|ordenar|trier|ordina")
_DESC = re.compile(r"desc|high to low|highest|newest|latest|z-?a\b|↓|absteigend|down")
_SORTS = re.compile(r"[?&](?:o|ot|sort\w*|order\w*)=")
_HEAD = re.compile(r"^[^\w]*(?:filter )?(?:by )?|[^\w]+$")
_ASC = re.compile(r"\basc|low to high|lowest|oldest|a-?z\b|↑|aufsteigend|\bup\b")


class SortParams(Params):
    """`by` names the column, `direction` is asc or desc."""

    by: str
    direction: str = "asc"
    thing: str = ""


class SortSkill(Skill[SortParams]):
    """Sort by a select or a column header."""

    name = "sort"
    kinds = frozenset({"sort"})
    params = SortParams
    about = "Sort a list by one of its columns."

    def read(self, intent: Intent) -> SortParams | None:
        """Column and direction."""
        return (
            SortParams(by=intent.target, direction=intent.direction or "asc", thing=intent.thing)
            if intent.target
            else None
        )

    def match(self, mini: MiniPCD, params: SortParams) -> list[Match]:
        """A select with such an option, else a header that sorts."""
        controls = list_controls(mini)
        found: list[Match] = []
        for one in controls:
            option = _option(one, params)
            if option and (_SORT.search(fold(f"{one.label} {one.name}")) or len(one.options) > 1):
                found.append(
                    Match(
                        (one.id,),
                        0.9 if _SORT.search(fold(f"{one.label} {one.name}")) else 0.6,
                        why=f'"{option}" of "{one.label}"',
                    )
                )
        headers = [(similarity(params.by, re.sub(r"[↑↓▲▼]|sort(?: by)?", "", one.label)), one) for one in controls
                   if one.part == "action" and one.role in ("link", "button", "columnheader", "cell", "generic", "other")]  # fmt: skip
        lists = tuple(read_collection(one, controls=False) for one, _ in rank_collections(mini, "", least=0.3)[:2])
        found += [
            Match((one.id,), min(0.85, score * 0.85), lists, f'header "{one.label}"')
            for score, one in headers
            if score > 0.75
        ]
        return sorted(found, key=lambda one: -one.confidence)[:3]

    def bind(self, evidence: Evidence, params: SortParams) -> Binding | Wants | None:
        """The control, and the button that applies a select."""
        key = evidence.match.requested_ids[0]
        controls = list_controls(evidence.mini)
        control = next(one for one in controls if one.id == key)
        if key not in evidence.details:
            return None
        option = _option(control, params)
        arranged = None if option else _is_arranged(evidence, params)
        if arranged:
            return Binding({}, 0.9, f"sorted by {params.by}", {"option": ""})
        submit = f"{control.form_id}.submit" if control.form_id and option else ""
        if submit and any(one.id == submit for one in controls) and submit not in evidence.details:
            return Wants(ids=(submit,)) if len(evidence.details) == 1 else None
        slots = {
            "control": evidence.details[key],
            **({"apply": evidence.details[submit]} if submit in evidence.details else {}),
        }
        return Binding(slots, evidence.match.confidence, evidence.match.why, {"option": option}, done=arranged is None)

    def plan(self, binding: Binding, params: SortParams) -> list[PlannedStep]:
        """Select and apply, or click the header (twice for the other direction is another round)."""
        option = binding.values["option"]
        if not binding.slots:
            return []
        if not option:
            return [click(binding.slots["control"], binding.why)]
        first: list[PlannedStep] = [select(binding.slots["control"], option, binding.why)]
        return [*first, click(binding.slots["apply"])] if "apply" in binding.slots else first

    def effects(self, params: SortParams) -> tuple[Effect, ...]:
        """The order is as it was asked for, or the page changed."""

        def arranged(outcome: Outcome) -> str | None:
            return None if outcome.binding.slots else outcome.binding.why

        return (arranged, saw_change, saw_dispatch)

    def shown_later(self, outcome: Outcome, params: SortParams) -> str | None:
        """The control that sorts stands so on a page that the last step changed."""
        wanted = [(one.label, one.value) for one in list_controls(outcome.after) if _option(one, params) == one.value]
        chosen = [one.step.args.get("value") for one in outcome.records if isinstance(one.step, ToolStep)]
        label = next((label for label, value in wanted if value and value in chosen), None)
        return f'"{label}" is "{params.by}"' if label and saw_change(outcome) else None


def _is_arranged(evidence: Evidence, params: SortParams) -> bool | None:
    """Whether the column stands in the order that was asked for, numbers by size; None where there is no such column."""
    for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
        cells = [find_cell(one, params.by) for one in items]
        texts = [cell[1].text for cell in cells if cell is not None and similarity(params.by, cell[0]) > 0.75]
        numbers = [one for one in map(read_money, texts) if one is not None]
        down = params.direction == "desc"
        if len(numbers) == len(items) > 1:
            return numbers == sorted(numbers, reverse=down)
        if len(texts) == len(items) > 1 and all(texts) and not any(map(read_number, texts)):
            return [*map(fold, texts)] == sorted(map(fold, texts), reverse=down)
    return None


def _option(one: Control, params: SortParams) -> str:
    """The option that sorts so; "" when there is none."""
    if one.role not in ("combobox", "listbox"):
        return ""
    scored = []
    for option in one.options:
        head = re.split(r"[:(,–-]", option)[0]
        score = max(similarity(params.by, option), similarity(params.by, head))
        wrong = (_ASC if params.direction == "desc" else _DESC).search(fold(option))
        right = (_DESC if params.direction == "desc" else _ASC).search(fold(option))
        scored.append((score + (0.1 if right else 0.0) - (0.3 if wrong else 0.0), option))
    best = max(scored, default=(0.0, ""))
    return best[1] if best[0] >= 0.6 else ""


class FilterParams(Params):
    """Entries by field, or words that name an option of a filter."""

    entries: tuple[Entry, ...] = ()
    words: tuple[str, ...] = ()
    text: str = ""


class FilterSkill(Skill[FilterParams]):
    """Filter by a field, a box or a link of the page."""

    name = "filter"
    kinds = frozenset({"filter"})
    params = FilterParams
    about = "Narrow a list with the page's own filters."

    def read(self, intent: Intent) -> FilterParams | None:
        """As said; bounds on numbers are no text to search for."""
        which: Which = intent.which
        if which.comparisons:
            return None
        return FilterParams(entries=intent.entries, words=which.words, text=intent.target)

    def _find(self, mini: MiniPCD, params: FilterParams) -> tuple[Control, str, float] | None:
        controls = [
            one
            for one in list_controls(mini)
            if not one.disabled
            and one.part != "submit"
            and one.landmark not in ("nav", "footer")
            and not _SORTS.search(one.href)
        ]
        facets = list_facets(mini)
        for entry in params.entries:
            name, value = (entry.field, entry.value or "") if not entry.raw else _split(entry.raw, controls, facets)
            facet = find_facet(facets, name, value)
            if facet:
                return facet
            grouped = [
                one for one in controls if name and (name_score(name, one) > 0.7 or similarity(name, one.context) > 0.6)
            ]
            found = find_option(value, grouped, "") if value else None
            if found:
                return found
            field = next((one for one in grouped if one.part == "field"), None)
            if field and value:
                return field, value, 0.75
        for word in (*params.words, params.text):
            found = find_facet(facets, word, "yes") or find_option(word, controls, "") if word else None
            if found:
                return found
        return None

    def match(self, mini: MiniPCD, params: FilterParams) -> list[Match]:
        """The filter that has such an option."""
        found = self._find(mini, params)
        return [Match((found[0].id,), min(1.0, found[2]), why=f'"{found[1]}" of "{found[0].label}"')] if found else []

    def bind(self, evidence: Evidence, params: FilterParams) -> Binding | Wants | None:
        """The control, and what applies it."""
        found = self._find(evidence.mini, params)
        if found is None or found[0].id not in evidence.details:
            return None
        submit = next((one for one in list_controls(evidence.mini) if one.part == "submit" and one.form_id == found[0].form_id
                       and found[0].form_id), None)  # fmt: skip
        if submit and submit.id not in evidence.details:
            return Wants(ids=(submit.id,)) if len(evidence.details) == 1 else None
        slots = {"control": evidence.details[found[0].id], **({"apply": evidence.details[submit.id]} if submit else {})}
        return Binding(slots, found[2], evidence.match.why, {"control": found[0], "value": found[1]})

    def plan(self, binding: Binding, params: FilterParams) -> list[PlannedStep]:
        """Set it, apply it."""
        control: Control = binding.values["control"]
        detail = binding.slots["control"]
        if control.role in ("link", "button", "tab", "menuitem", "other"):
            return [click(detail, binding.why)]
        step = set_field(
            detail, control, "yes" if control.role in ("checkbox", "radio") else binding.values["value"], binding.why
        )
        first: list[PlannedStep] = [step] if step else []
        return [*first, click(binding.slots["apply"])] if "apply" in binding.slots else first

    def effects(self, params: FilterParams) -> tuple[Effect, ...]:
        """The page changed."""
        return (saw_change, saw_dispatch)


Facets = list[tuple[str, list[Control]]]


def list_facets(mini: MiniPCD) -> Facets:
    """Filters that are links to this very page with another query, each under the control or group that names it."""
    facets: Facets = []
    here = mini.url.split("?")[0].split("#")[0]
    for one in list_controls(mini):
        if one.part == "action" and one.role in ("button", "heading", "summary", "other"):
            facets.append((_HEAD.sub("", fold(one.label)), []))
        elif facets and _narrows(one, mini.url, here):
            facets[-1][1].append(one)
    return [one for one in facets if one[1]]


def _narrows(one: Control, url: str, here: str) -> bool:
    link = one.part == "action" and one.role == "link" and "?" in one.href
    return link and not _SORTS.search(one.href) and resolve(url, one.href).split("?")[0] == here


def find_facet(facets: Facets, name: str, value: str) -> tuple[Control, str, float] | None:
    """The link that narrows the list to a value of a named filter."""
    wanted = stems_of(name)
    for head, links in facets if wanted else ():
        if all(one in stems_of(head) for one in wanted):
            for one in links:
                if similarity(value, one.label) > 0.85:
                    return one, one.label, 0.9
    return None


def _split(raw: str, controls: list[Control], facets: Facets) -> tuple[str, str]:
    words = raw.split()
    for cut in range(len(words) - 1, 0, -1):
        if find_facet(facets, " ".join(words[:cut]), " ".join(words[cut:])):
            return " ".join(words[:cut]), " ".join(words[cut:])
    for cut in range(len(words) - 1, 0, -1):
        name = " ".join(words[:cut])
        if any(name_score(name, one) > 0.8 or similarity(name, one.context) > 0.8 for one in controls):
            return name, " ".join(words[cut:])
    return "", raw
