"""Keys of the keyboard and the pointer's place: nothing is aimed at but what the goal names."""

from __future__ import annotations

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Params,
    Skill,
    bind_one,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.click import ClickParams, find_controls
from browser_copilot.page.skills.steps import Reason, make_step, page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep


class PressParams(Params):
    """A key as KeyboardEvent.key, with its modifiers, and how often."""

    key: str
    times: int = 1


class PressSkill(Skill[PressParams]):
    """Press a key where the focus is, as a hand would."""

    name = "press"
    kinds = frozenset({"press"})
    params = PressParams
    about = "Press a key, such as Enter or ArrowDown, once or several times."

    def read(self, intent: Intent) -> PressParams:
        """As said."""
        return PressParams(key=intent.target, times=intent.times)

    def match(self, mini: MiniPCD, params: PressParams) -> list[Match]:
        """Always, unless a button is called so."""
        named = [one for one in list_controls(mini) if one.role == "button" and fold(one.label) == fold(params.key)]
        return [] if named else [Match((), 0.9, why="the key goes where the focus is")]

    def bind(self, evidence: Evidence, params: PressParams) -> Binding:
        """No slot: the focused element gets it."""
        return Binding({}, 0.9, evidence.match.why, {"way": params.key})

    def plan(self, binding: Binding, params: PressParams) -> list[PlannedStep]:
        """One step a press."""
        step = page_step("dom.press", f"Press {params.key}", binding.why, key=params.key)
        return [step] * params.times

    def effects(self, params: PressParams) -> tuple[Effect, ...]:
        """The page changed, or the key was sent: the order was no more than that."""
        return (saw_change, saw_dispatch)


class HoverParams(Params):
    """The label of what to point at."""

    label: str


class HoverSkill(Skill[HoverParams]):
    """Point at a control, as one does to open a menu."""

    name = "hover"
    kinds = frozenset({"hover"})
    params = HoverParams
    about = "Point at a control without clicking it."

    def read(self, intent: Intent) -> HoverParams | None:
        """As said."""
        return HoverParams(label=intent.target) if intent.target else None

    def match(self, mini: MiniPCD, params: HoverParams) -> list[Match]:
        """The controls with the closest names."""
        hits = find_controls(mini, ClickParams(label=params.label))[:3]
        return [Match((one.control.id,), min(1.0, one.score), why=one.why) for one in hits if one.score >= 0.62]

    def bind(self, evidence: Evidence, params: HoverParams) -> Binding | None:
        """One slot."""
        return bind_one(evidence, "control")

    def plan(self, binding: Binding, params: HoverParams) -> list[PlannedStep]:
        """Point at it."""
        detail = binding.slots["control"]
        return [make_step("dom.hover", detail, f'Point at "{detail.label}"', Reason(binding.why))]

    def effects(self, params: HoverParams) -> tuple[Effect, ...]:
        """Something came to sight, or the pointer is there."""
        return (saw_change, saw_dispatch)
