"""Fill fields with values from the goal or from the page; nothing is submitted unless the goal says so."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Entry, Intent, Source
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills import steps
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Read, Skill, Wants
from browser_copilot.page.skills.fields import ONLY, Placed, fillable, is_set, place
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.written import written
from browser_copilot.page.sources import Shown, find_value
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import ReadResult

NO = frozenset({"no", "off", "false", "unchecked", "disabled", "none"})


class FillParams(Params):
    """Values by field. `scope` names the form, `which` the item whose own page this must be; `named`: no field by its place."""

    entries: tuple[Entry, ...]
    scope: str = ""
    named: bool = False
    which: Which = Which()


class FillFormSkill(Skill[FillParams]):
    """FillFormSkill of Specification 004."""

    name = "fill_form"
    kinds = frozenset({"fill", "filter"})
    params = FillParams
    about = "Fill in fields by their labels. Does not submit."
    looks_up = True

    def read(self, intent: Intent) -> FillParams | None:
        """The entries of the goal; of a filter only the bounds of a range."""
        if intent.kind == "filter":
            return (
                FillParams(entries=intent.entries, named=True) if intent.which.comparisons and intent.entries else None
            )
        if any(one.source is not None and one.source.kind == "edit" for one in intent.entries):
            return None
        named = intent.verb.startswith("rename")  # what is called so now is no name of a field
        fields = {"entries": intent.entries, "scope": intent.scope, "which": intent.which, "named": named}
        return FillParams.model_validate(fields) if intent.entries else None

    def match(self, mini: MiniPCD, params: FillParams) -> list[Match]:
        """Every value has a field."""
        fields = own_fields(mini, params)
        needs = tuple(one.source for one in params.entries if one.source is not None)
        placed, left = place(params.entries, fields)
        if not placed or left or params.which.words and any(one.why == ONLY for one in placed):
            return []
        more = {one.id for one in mini.forms if one.more_fields}
        if any(one.why == ONLY and one.entry.field and one.control.form_id in more for one in placed):
            return []
        if params.named and any(one.why == ONLY or not one.entry.field for one in placed):
            return []
        ids = tuple(dict.fromkeys(one.control.id for one in placed))
        lists = rank_collections(mini, "", least=0.3)[:3] if needs else []
        named = next((one.of for one in needs if one.kind == "cell"), "")
        texts = (read_text(""), *([replace(read_text(named[:400]), key="near")] if named else []))
        reads = (*texts, *(read_collection(one, controls=False) for one, _ in lists)) if needs else ()
        reads += (about_item(params.which),) if params.which.words else ()
        why = "; ".join(one.why for one in placed)
        return [Match(ids, 0.9 if all(one.entry.field for one in placed) else 0.75, reads, clip(why, 300))]

    def bind(self, evidence: Evidence, params: FillParams) -> Binding | Wants | None:
        """A slot for each field, and the values as the fields want them."""
        if params.which.words and not is_about(evidence, params.which):
            return None
        placed, _ = place(params.entries, own_fields(evidence.mini, params))
        sources = [one.source for one in params.entries if one.source is not None]
        wanted = full_texts(evidence, sources)
        if wanted is not None:
            return wanted
        values: dict[str, str] = {}
        slots: dict[str, PCDActionDetail] = {}
        secrets = {one.control.id: one.entry.secret for one in placed if one.entry.secret}
        for one in placed:
            value = one.entry.secret or self._value(one, evidence)
            if value is None or one.control.id not in evidence.details:
                return None
            detail = evidence.details[one.control.id]
            slots[one.control.id] = detail
            if not one.entry.secret:
                values[one.control.id] = written(one.control, best_option(one.control, detail, value), evidence.today)
        controls = {one.control.id: one.control for one in placed}
        bound = {"values": values, "controls": controls, "secrets": secrets}
        return Binding(slots, evidence.match.confidence, evidence.match.why, bound)

    def _value(self, one: Placed, evidence: Evidence) -> str | None:
        if one.entry.source is None:
            return one.value
        lists = [items for _, items in items_in(evidence, [read.key for read in evidence.match.reads])]
        near = evidence.answers.get("near")
        told = [one.text for one in near.passages] if isinstance(near, ReadResult) else []
        shown = Shown(passages_of(evidence), with_full_texts(evidence), lists, evidence.today, told)
        return find_value(one.entry.source, shown)

    def plan(self, binding: Binding, params: FillParams) -> list[PlannedStep]:
        """Set each field that does not show its value yet."""
        values: dict[str, str] = binding.values["values"]
        controls: dict[str, Control] = binding.values["controls"]
        planned = [set_field(binding.slots[key], controls[key], value, binding.why)
                   for key, value in values.items() if not is_set(controls[key], value)]  # fmt: skip
        secrets: dict[str, str] = binding.values["secrets"]
        planned += [steps.type_secret(binding.slots[key], handle, binding.why) for key, handle in secrets.items()]
        return [one for one in planned if one is not None]

    def effects(self, params: FillParams) -> tuple[Effect, ...]:
        """The fields show their values."""
        return (fields_show_values,)


def own_fields(mini: MiniPCD, params: FillParams) -> list[Control]:
    """The fields of the page; for a value of one item not those that only look for items."""
    fields = fillable(mini, params.scope)
    if not params.which.words:
        return fields
    return [one for one in fields if one.type != "search" and not one.purpose.startswith(("search", "filter"))]


def about_item(which: Which) -> Read:
    """The text of the page that speaks of an item."""
    return Read("about", "dom.read", {"query": " ".join(which.words)[:400], "maxChars": 500})


def is_about(evidence: Evidence, which: Which) -> bool:
    """Whether the page is the item's own: its title, a heading, a field or a passage names it."""
    wanted = stems_of(" ".join(which.words))
    answer = evidence.answers.get("about")
    passages = [one.text for one in answer.passages] if isinstance(answer, ReadResult) else []
    values = [one.value for one in list_controls(evidence.mini) if one.part == "field"]
    texts = [evidence.mini.title, *evidence.mini.headings, *values, *passages]
    return any(all(word in stems_of(text) for word in wanted) for text in texts)


def read_text(query: str) -> Read:
    """The page's text, best passages first."""
    args: dict[str, Any] = {"maxChars": 2_000}
    if query:
        args["query"] = query
    return Read("text", "dom.read", args)


def passages_of(evidence: Evidence) -> list[str]:
    """What was read of the page."""
    answers = [evidence.answers.get(key) for key in ("text", "all")]
    return [one.text for answer in answers if isinstance(answer, ReadResult) for one in answer.passages]


def full_texts(evidence: Evidence, sources: Sequence[Source]) -> Wants | None:
    """A summary shows only the head of a long text: the fields that are copied from are read in full."""
    if not any(one.kind in ("text", "word") for one in sources):
        return None
    ids = [one.id for one in list_controls(evidence.mini) if one.role == "textbox" and one.value][:6]
    missing = tuple(one for one in ids if one not in evidence.details)
    if missing:
        return Wants(ids=missing)
    known = [evidence.details[one] for one in ids]
    reads = [
        Read(f"own {one.id}", "dom.read", {"selector": one.selector.to_wire(), "maxChars": 2_000}) for one in known
    ]
    unread = tuple(one for one in reads if one.key not in evidence.answers)
    return Wants(reads=unread) if unread else None


def with_full_texts(evidence: Evidence) -> list[Control]:
    """The controls, with the whole texts of the fields that were read."""
    found = []
    for one in list_controls(evidence.mini):
        answer = evidence.answers.get(f"own {one.id}")
        whole = answer.passages[0].text if isinstance(answer, ReadResult) and answer.passages else ""
        found.append(replace(one, value=whole) if len(whole) >= len(one.value.rstrip("…")) and whole else one)
    return found


def best_option(control: Control, detail: PCDActionDetail, value: str) -> str:
    """The option of a choice that is meant; the value itself where there are no options."""
    options = detail.options or list(control.options)
    if not options or control.role not in ("combobox", "listbox", "radiogroup"):
        return value
    best = max(options, key=lambda one: similarity(value, one))
    parts = (
        re.split(r",\s*(?:and\s+)?|\s+and\s+", value)
        if control.role == "listbox" and similarity(value, best) < 0.9
        else []
    )
    several = [max(options, key=lambda one, part=part: similarity(part, one)) for part in parts]  # type: ignore[misc]
    if len(parts) > 1 and all(similarity(part, one) >= 0.8 for part, one in zip(parts, several, strict=True)):
        return json.dumps(several, ensure_ascii=False)
    return best if similarity(value, best) >= 0.6 else value


def set_field(detail: PCDActionDetail, control: Control, value: str, why: str) -> PlannedStep | None:
    """The step that sets a field: choose, check or type; None when a box is as it shall be."""
    if control.role in ("checkbox", "radio", "switch"):
        on = fold(value) not in NO
        return steps.check(detail, on, why) if bool(control.state.checked is True) != on else None
    if (
        control.type.startswith("select")
        or control.role in ("listbox", "radiogroup")
        or (control.role == "combobox" and control.options)
    ):
        return steps.select(detail, value, why)
    if control.role == "option":
        return steps.click(detail, why)
    return steps.type_text(detail, value, why, purpose=control.purpose)


def fields_show_values(outcome: Outcome) -> str | None:
    """Every field that was set shows its value now, on the page or in the observation of its step."""
    values: dict[str, str] = outcome.binding.values["values"]
    after = {one.id: one for one in list_controls(outcome.after)}
    seen = {str((one.step.target or {}).get("id")): one.observation for one in outcome.records
            if one.step.kind == "tool" and one.status == "ok" and one.observation is not None}  # fmt: skip
    for key, value in values.items():
        control, observed = after.get(key), seen.get(key)
        if control is not None and (
            control.state.checked is not None or control.is_secret or _shows(control.value, value)
        ):
            continue
        if observed is not None and (observed.value is None or _shows(observed.value, value)):
            continue
        return None
    names = [outcome.binding.slots[key].label or key for key in (*values, *outcome.binding.values["secrets"])]
    return "set " + ", ".join(f'"{one}"' for one in names)


def _shows(shown: str, value: str) -> bool:
    if value.startswith('["'):
        return shown == "" or all(fold(one) in fold(shown) for one in json.loads(value))
    left, right = fold(shown), fold(value)
    same = left == right or (len(left) >= 70 and right.startswith(left[:60]))
    return same or _same_day(left, right) or _number(left) is not None and _number(left) == _number(right)


def _same_day(left: str, right: str) -> bool:
    """`03/17/2027` shows 17 March 2027."""
    spans = [find_span(one, date(2000, 1, 1)) for one in (left, right)]
    first, second = spans
    if first is None or second is None or first.first != first.last:
        return False
    return first.first == second.first and first.last == second.last


def _number(text: str) -> float | None:
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return None
