"""Move a slider by its keys until the number that the page shows is the one that is wanted."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
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
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w.])")
MOST_KEYS = 20


class SliderParams(Params):
    """The number to be shown."""

    value: float


class SliderSkill(Skill[SliderParams]):
    """For sliders that are no input field: the keyboard moves them, as it does for people who cannot drag."""

    name = "slider"
    kinds = frozenset({"fill"})
    params = SliderParams
    about = "Move a slider to a value."

    def read(self, intent: Intent) -> SliderParams | None:
        """One number for a slider."""
        if len(intent.entries) != 1 or intent.entries[0].role != "slider":
            return None
        found = _NUMBER.search(intent.entries[0].value or "")
        return SliderParams(value=float(found[0])) if found else None

    def match(self, mini: MiniPCD, params: SliderParams) -> list[Match]:
        """A handle, and the text that shows the number."""
        sliders = [one for one in list_controls(mini) if _is_slider(one)]
        return [Match((one.id,), 0.85, (read_text(""),), f'"{one.label}" is a slider') for one in sliders[:2]]

    def bind(self, evidence: Evidence, params: SliderParams) -> Binding | None:
        """The handle, and how many keys it takes; done when the page shows the number."""
        detail = evidence.details.get(evidence.match.requested_ids[0])
        if detail is None:
            return None
        labels = {one.label for one in list_controls(evidence.mini)}
        texts = [detail.value or ""] + [one for one in passages_of(evidence) if one not in labels]
        shown = [float(number) for text in texts for number in _NUMBER.findall(text)]
        if params.value in shown:
            return Binding({}, 0.95, f"it shows {params.value:g}")
        distance = params.value - shown[0] if shown else 1.0
        keys = int(max(-MOST_KEYS, min(MOST_KEYS, distance))) or (1 if distance > 0 else -1)
        return Binding({"handle": detail}, 0.85, evidence.match.why, {"keys": keys}, done=False)

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


def _is_slider(one: Control) -> bool:
    if one.type == "range" or one.disabled:
        return False
    return one.role == "slider" or bool(re.search(r"\bslider\b", fold(one.label)))
