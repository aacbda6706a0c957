"""Move a slider by its keys until the number that the page shows is the one that is wanted."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.fields import fillable, place
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w.])")
MOST_KEYS = 20


class SliderParams(Params):
    """The number to be shown; with `entries` the number of each slider that is named."""

    value: float = 0.0
    entries: tuple[Entry, ...] = ()


class SliderSkill(Skill[SliderParams]):
    """For sliders that are no input field: the keyboard moves them, as it does for people who cannot drag."""

    name = "slider"
    kinds = frozenset({"fill"})
    params = SliderParams
    about = "Move a slider to a value."

    def read(self, intent: Intent) -> SliderParams | None:
        """One number for a slider, or a number for each of several fields."""
        numbers = [_NUMBER.search(one.value or "") for one in intent.entries]
        if not numbers or not all(numbers):
            return None
        if len(numbers) == 1 and intent.entries[0].role == "slider" and numbers[0]:
            return SliderParams(value=float(numbers[0][0]))
        return SliderParams(entries=intent.entries) if all(one.field for one in intent.entries) else None

    def match(self, mini: MiniPCD, params: SliderParams) -> list[Match]:
        """A handle, and the text that shows the number; or the handles that are named."""
        if params.entries:
            placed, left = place(params.entries, fillable(mini))
            named = not left and all(_is_slider(one.control) and one.control.role == "slider" for one in placed)
            ids = tuple(one.control.id for one in placed)
            return [Match(ids, 0.92, (), "; ".join(one.why for one in placed)[:300])] if named else []
        sliders = [one for one in list_controls(mini) if _is_slider(one)]
        return [Match((one.id,), 0.85, (read_text(""),), f'"{one.label}" is a slider') for one in sliders[:2]]

    def bind(self, evidence: Evidence, params: SliderParams) -> Binding | None:
        """The handle, and how many keys it takes; done when the page shows the number."""
        if params.entries:
            return _bind_named(evidence, params)
        detail = evidence.details.get(evidence.match.requested_ids[0])
        if detail is None:
            return None
        labels = {one.label for one in list_controls(evidence.mini)}
        texts = [detail.value or ""] + [one for one in passages_of(evidence) if one not in labels]
        shown = [float(number) for text in texts for number in _NUMBER.findall(text)]
        if params.value in shown:
            return Binding({}, 0.95, f"it shows {params.value:g}")
        distance = params.value - shown[0] if shown else 1.0
        return Binding({"handle": detail}, 0.85, evidence.match.why, {"keys": _keys(distance)}, done=False)

    def plan(self, binding: Binding, params: SliderParams) -> list[PlannedStep]:
        """Arrow keys."""
        if "handle" not in binding.slots:
            return []
        keys: int = binding.values["keys"]
        key = "ArrowRight" if keys > 0 else "ArrowLeft"
        selector = binding.slots["handle"].selector.to_wire()
        return [
            page_step("dom.press", f"Press {key}", binding.why, key=key, selector=selector) for _ in range(abs(keys))
        ]

    def effects(self, params: SliderParams) -> tuple[Effect, ...]:
        """The number is shown; on the way, the slider moved."""

        def shown(outcome: Outcome) -> str | None:
            return outcome.binding.why if not outcome.binding.slots else None

        return (shown, saw_change, saw_dispatch)


def _keys(distance: float) -> int:
    return int(max(-MOST_KEYS, min(MOST_KEYS, distance))) or (1 if distance > 0 else -1)


def _bind_named(evidence: Evidence, params: SliderParams) -> Binding | None:
    """The first handle that does not stand at its number yet."""
    placed, _ = place(params.entries, fillable(evidence.mini))
    for one in placed:
        found, shown = _NUMBER.search(one.value), _NUMBER.search(one.control.value)
        detail = evidence.details.get(one.control.id)
        if found is None or shown is None or detail is None:
            return None
        if float(found[0]) != float(shown[0]):
            distance = float(found[0]) - float(shown[0])
            values = {"keys": _keys(distance), "way": f"{one.control.id} {shown[0]}"}
            return Binding({"handle": detail}, 0.92, one.why, values, done=False)
    return Binding({}, 0.95, "; ".join(f'"{one.control.label}" stands at {one.value}' for one in placed))


def _is_slider(one: Control) -> bool:
    if one.type == "range" or one.disabled:
        return False
    return one.role == "slider" or bool(re.search(r"\bslider\b", fold(one.label)))
