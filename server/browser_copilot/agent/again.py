"""What a model's plans sent is not sent again with the same entries, unless the page refused it or the user wants that.

A form is one act, whichever way it is sent: by its button, as a form, or with Enter in a field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from browser_copilot.agent.once import find_label, is_ending, is_final, name_effect, name_effects
from browser_copilot.agent.render import find_submits
from browser_copilot.agent.rounds import is_unknown
from browser_copilot.page.skills.base import Binding, Outcome, refusals
from browser_copilot.page.text import fold
from browser_copilot.protocol.page import MiniForm, MiniPCD
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Failed

_AGAIN = re.compile(
    r"\b(?:again|twice|thrice|repeat(?:ed(?:ly)?)?|resend|once more|one more time|"
    r"(?:\d+|two|three|four|five|ten|several|many) times)\b",
    re.IGNORECASE,
)
_YES = re.compile(r"\s*(?:y|yes|ok|okay|sure|do|please)\b", re.IGNORECASE)
VALUES = ("dom.type", "dom.select", "dom.check", "dom.upload")
SENDS = ("dom.click", "dom.submit", "dom.press")
SENDING_KEYS = ("Enter", " ", "Space")
REFUSAL = (
    "this was done before in this task, with the same entries, and is not done twice: look whether it took effect "
    "(dom_read, another page); then change what is sent, ask_user, or give_up"
)


def wants_again(text: str) -> bool:
    """Whether the user's words ask for something to be done more than once."""
    return _AGAIN.search(text) is not None


@dataclass
class Sent:
    """What was sent for one goal. `free`: the goal asks for repetition, so nothing is held back."""

    free: bool = False
    _before: set[str] = field(default_factory=set)
    _done: dict[str, StepRecord] = field(default_factory=dict)
    _entries: dict[str, str] = field(default_factory=dict)
    _fresh: list[tuple[str, StepRecord, MiniPCD]] = field(default_factory=list)

    def find_objection(self, step: ToolStep, mini: MiniPCD) -> str | None:
        """Why a step is not carried out again; None when it may be."""
        name = self._name(step, mini)
        done = name in self._done or self._name_anywhere(step) in self._before
        return REFUSAL if name is not None and done and not self.free else None

    def recall(self, records: Iterable[StepRecord]) -> None:
        """What was done for this goal before: by skills, or before a restart. Nobody knows on which page."""
        for record in records:
            step = self._read(record)
            told = record.observation.messages if record.observation else None
            refused = any(one.kind in ("error", "alert") for one in told or ())
            if step is not None and step.tool in SENDS and not refused and (step.risk == "high" or is_final(step)):
                self._before.add(self._name_anywhere(step))

    def note(self, record: StepRecord, mini: MiniPCD) -> None:
        """A step was carried out on this page."""
        step = self._read(record)
        name = self._name(step, mini) if step is not None else None
        if name is not None:
            self._done[name] = record
            self._fresh.append((name, record, mini))

    def _read(self, record: StepRecord) -> ToolStep | None:
        """A step that took effect, its entries noted; None for any other. What nobody knows counts as done."""
        step, failed = record.step, record.result if isinstance(record.result, Failed) else None
        unknown = failed is not None and is_unknown(failed)
        if not isinstance(step, ToolStep) or not (record.status == "ok" or unknown):
            return None
        if step.tool in VALUES:
            given = next((step.args[key] for key in _GIVEN if step.args.get(key) is not None), None)
            self._entries[find_label(step)] = f"{given} {step.args.get('replace') is False}"
        return step

    def look(self, mini: MiniPCD) -> None:
        """The page after it: what the page refused may be sent again."""
        for name, record, before in self._fresh:
            if refusals(Outcome(before, mini, [record], Binding({}, 1.0))):
                self._done.pop(name, None)
        self._fresh.clear()

    def hear(self, question: str, answer: str) -> None:
        """The user may allow what was asked."""
        if wants_again(answer) or (wants_again(question) and _YES.match(answer)):
            self._done.clear()
            self._before.clear()

    def name_effects(self) -> frozenset[str]:
        """What was sent, in the words of the skills."""
        return frozenset() if self.free else name_effects(self._done.values(), commits=True)

    def _name(self, step: ToolStep, mini: MiniPCD) -> str | None:
        """What tells one sending from another: the place, the act, the entries. None for what sends nothing."""
        if step.tool not in SENDS or step.tool == "dom.press" and _key_of(step) not in SENDING_KEYS:
            return None
        form = _find_form(step, mini)
        label = fold(form.submit_label or "") if form else find_label(step)
        if step.risk != "high" and (_is_link(step) or not is_ending(label)):
            return None
        place = f"{mini.url.partition('?')[0]} {mini.headings[:1]} {mini.dialog and mini.dialog.label}"
        act = f"form {label} {form.label}" if form else name_effect(step)
        return f"{place} | {act} | {sorted(self._entries.items())}"

    def _name_anywhere(self, step: ToolStep) -> str:
        return f"{name_effect(step)} | {sorted(self._entries.items())}"


_GIVEN = ("text", "secret", "value", "checked", "files")


def _key_of(step: ToolStep) -> str:
    return str(step.args.get("key", "")).split("+")[-1]


def _is_link(step: ToolStep) -> bool:
    selector = step.args.get("selector")
    return isinstance(selector, dict) and selector.get("role") == "link"


def _find_form(step: ToolStep, mini: MiniPCD) -> MiniForm | None:
    """The form that a step sends; None for a control of its own."""
    id = str((step.target or {}).get("id", ""))
    own = next((one for one in mini.forms if one.id == id.split(".")[0]), None)
    if own is not None:
        return own if step.tool != "dom.click" or id in (own.id, f"{own.id}.submit") else None
    submits = find_submits(mini)
    return next((one for one in mini.forms if one.id in submits and submits[one.id].id == id), None)
