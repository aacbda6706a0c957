"""A part of a text in an editor: select it, format it by the editor's own buttons, or write another in its place."""

from __future__ import annotations

from dataclasses import replace

from browser_copilot.page.intents import Entry, Intent, Source
from browser_copilot.page.passages import FORMATS, edit, find_part
from browser_copilot.page.rank import similarity
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
from browser_copilot.page.skills.fill_form import fields_show_values
from browser_copilot.page.skills.steps import click, select, type_text
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import ReadResult

LONGEST = 2_000
_RICH = ("editor", "textbox")
"""Types of fields whose text has formats, which writing it again would take away: it is only added to."""


class FormatParams(Params):
    """The passages, or the nth `unit`, or `all`; the formats they get, none where they are only selected."""

    passages: tuple[str, ...] = ()
    unit: str = ""
    ordinal: int | None = None
    formats: tuple[str, ...] = ()
    where: str = ""


class FormatSkill(Skill[FormatParams]):
    """Select in an editor, then press its buttons."""

    name = "format"
    kinds = frozenset({"format"})
    params = FormatParams
    about = "Make a part of a text in an editor bold, italic or underlined, or just select it."

    def read(self, intent: Intent) -> FormatParams:
        """As said."""
        fields = {"passages": intent.path, "unit": intent.role, "ordinal": intent.ordinal, "formats": intent.items}
        return FormatParams.model_validate({**fields, "where": intent.scope})

    def match(self, mini: MiniPCD, params: FormatParams) -> list[Match]:
        """An editor, and a button for each format."""
        buttons = [find_format(mini, one) for one in params.formats]
        ids = tuple(one.id for one in buttons if one is not None)
        if len(ids) < len(params.formats):
            return []
        return [Match((one.id, *ids), 0.85, why=f'editor "{one.label}"') for one in list_editors(mini, params.where)]

    def bind(self, evidence: Evidence, params: FormatParams) -> Binding | Wants | None:
        """The passages as the editor has them."""
        key, *buttons = evidence.match.requested_ids
        if any(one not in evidence.details for one in evidence.match.requested_ids):
            return None
        text = own_text(evidence, key)
        if isinstance(text, Wants):
            return text
        said = list(params.passages)
        if params.unit == "all":
            said = [text.strip()]
        elif params.ordinal is not None:
            said = [find_part(text, params.unit, params.ordinal) or ""]
        if not said or any(not one or fold(one) not in fold(text) for one in said):
            return None
        slots = {"editor": evidence.details[key], **{one: evidence.details[one] for one in buttons}}
        return Binding(slots, 0.85, evidence.match.why, {"passages": said, "buttons": buttons})

    def plan(self, binding: Binding, params: FormatParams) -> list[PlannedStep]:
        """Select each passage and press each button."""
        planned: list[PlannedStep] = []
        for passage in binding.values["passages"]:
            planned.append(select(binding.slots["editor"], passage, binding.why))
            planned += [click(binding.slots[one], binding.why) for one in binding.values["buttons"]]
        return planned

    def effects(self, params: FormatParams) -> tuple[Effect, ...]:
        """The page changed, or at least the editor's own button was pressed."""
        return (saw_change, saw_dispatch)


class ReplaceParams(Params):
    """`field` names the text; "" for the one that holds what is replaced."""

    field: str
    old: str
    new: str
    way: str = ""


class ReplaceSkill(Skill[ReplaceParams]):
    """Write the field's own plain text again, with one part changed."""

    name = "replace"
    kinds = frozenset({"fill"})
    params = ReplaceParams
    about = "Replace a part of the text in a field."
    looks_up = True

    def read(self, intent: Intent) -> ReplaceParams | None:
        """One replacement."""
        source = intent.entries[0].source if len(intent.entries) == 1 else None
        if source is None or source.kind != "edit":
            return None
        return ReplaceParams(field=intent.entries[0].field, old=source.of, new=source.put, way=source.way)

    def match(self, mini: MiniPCD, params: ReplaceParams) -> list[Match]:
        """The field of that name; without one each text that shows the part, longest first."""
        texts = [
            one
            for one in list_controls(mini)
            if one.part == "field"
            and one.role == "textbox"
            and (one.value or params.way)
            and (one.type not in _RICH or params.way == "end")
        ]
        named = [one for one in texts if params.field and similarity(params.field, one.label) >= 0.6]
        holding = [one for one in texts if fold(params.old) in fold(one.value) or one.value.endswith("…")]
        found = named or (
            texts[:2] if params.way and len(texts) == 1 else holding if not params.field or len(texts) == 1 else []
        )
        return [Match((one.id,), 0.85, why=f'text of "{one.label}"') for one in found[:3]]

    def bind(self, evidence: Evidence, params: ReplaceParams) -> Binding | Wants | None:
        """Its text, changed."""
        key = evidence.match.requested_ids[0]
        control = next((one for one in list_controls(evidence.mini) if one.id == key), None)
        if control is None or key not in evidence.details:
            return None
        text = own_text(evidence, key)
        if isinstance(text, Wants):
            return text
        changed = edit(text, params.old, params.new, params.way)
        if changed is None or len(text) >= LONGEST:
            return None
        entry = Entry(field=params.field, source=Source(kind="edit", of=params.old, put=params.new))
        bound = {
            "values": {key: changed},
            "controls": {key: replace(control, value=text)},
            "secrets": {},
            "entry": entry,
        }
        return Binding({key: evidence.details[key]}, 0.85, evidence.match.why, bound)

    def plan(self, binding: Binding, params: ReplaceParams) -> list[PlannedStep]:
        """One text; to one with formats only what is new is added."""
        planned: list[PlannedStep] = []
        for key, value in binding.values["values"].items():
            control: Control = binding.values["controls"][key]
            rich = control.type in _RICH
            text = value.removeprefix(control.value) if rich else value
            planned.append(type_text(binding.slots[key], text, binding.why, replace=not rich))
        return planned

    def effects(self, params: ReplaceParams) -> tuple[Effect, ...]:
        """The field shows it."""

        def shown(outcome: Outcome) -> str | None:
            return fields_show_values(outcome) or saw_change(outcome)

        return (shown,)


def list_editors(mini: MiniPCD, where: str) -> list[Control]:
    """The editors of a page, else its text areas, best first."""
    fields = [one for one in list_controls(mini) if one.part == "field" and not one.disabled]
    editors = [one for one in fields if one.type in ("editor", "textbox")] or [
        one for one in fields if one.type == "textarea"
    ]
    return sorted(editors, key=lambda one: -similarity(where, one.label))[:3]


def find_format(mini: MiniPCD, name: str) -> Control | None:
    """The button that gives a format."""
    buttons = [one for one in list_controls(mini) if one.part != "field" and not one.disabled]
    for label in FORMATS[name]:
        named = [
            one for one in buttons if fold(one.label).strip(" .") == label or fold(one.label).split(" (")[0] == label
        ]
        if named:
            return named[0]
    return None


def own_text(evidence: Evidence, key: str) -> str | Wants:
    """All of a field's text, up to 2,000 characters."""
    answer = evidence.answers.get(f"own {key}")
    if isinstance(answer, ReadResult):
        return "\n".join(one.text for one in answer.passages)
    selector = evidence.details[key].selector.to_wire()
    return Wants(reads=(Read(f"own {key}", "dom.read", {"selector": selector, "maxChars": LONGEST}),))
