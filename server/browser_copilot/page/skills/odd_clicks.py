"""Clicks that take more than one: through a menu by its path, or again and again until a number fits."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import similarity
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
from browser_copilot.page.skills.click import ClickParams, find_controls
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.steps import Reason, click, make_step, page_step
from browser_copilot.page.text import stems_of
from browser_copilot.page.view import list_controls
from browser_copilot.page.which import Comparison
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail
from browser_copilot.protocol.task import PlannedStep

_NUMBER = re.compile(r"(?<![\w.,-])-?\d+(?:\.\d+)?(?![\w.,]*\d)")


class MenuParams(Params):
    """Labels from the outside in."""

    path: tuple[str, ...]


class MenuPathSkill(Skill[MenuParams]):
    """`File > Save as`: open one level after the other, click the last."""

    name = "menu_path"
    kinds = frozenset({"click", "navigate"})
    params = MenuParams
    about = "Choose an entry of a nested menu by its path."

    def read(self, intent: Intent) -> MenuParams | None:
        """Only paths."""
        return MenuParams(path=intent.path) if len(intent.path) > 1 else None

    def match(self, mini: MiniPCD, params: MenuParams) -> list[Match]:
        """The deepest level that is to be seen: pointed at first, clicked when that opened nothing."""
        controls = [one for one in list_controls(mini) if one.part == "action" and not one.disabled]
        controls.sort(key=lambda one: one.role not in ("menuitem", "treeitem", "tab"))
        for level in range(len(params.path) - 1, -1, -1):
            for one in controls:
                if similarity(params.path[level], one.label) >= 0.95:
                    why = f'level {level + 1} of {len(params.path)}: "{one.label}"'
                    point = Match((one.id,), 0.9, why=why)
                    last = level == len(params.path) - 1
                    return [point] if last else [point, Match((one.id,), CLICKS, why=why)]
        menus = [one for one in controls if one.kind == "menu" and one.state.expanded is not True]
        return [Match((one.id,), 0.5, why=f'"{one.label}" may open the menu') for one in menus[:1]]

    def bind(self, evidence: Evidence, params: MenuParams) -> Binding | None:
        """One slot, and the way to use it."""
        detail = evidence.details.get(evidence.match.requested_ids[0])
        if detail is None:
            return None
        level = max((n for n, one in enumerate(params.path) if similarity(one, detail.label) >= 0.95), default=-1)
        last = level == len(params.path) - 1
        way = "click" if last or level < 0 or evidence.match.confidence == CLICKS else "point"
        following = "" if last or level < 0 else params.path[level + 1]
        return Binding(
            {"entry": detail}, evidence.match.confidence, evidence.match.why, {"way": way, "next": following}, done=last
        )

    def plan(self, binding: Binding, params: MenuParams) -> list[PlannedStep]:
        """Pointing opens a level, as with a hand; what opens may take a moment."""
        entry = binding.slots["entry"]
        if binding.values["way"] == "click":
            return [click(entry, binding.why)]
        point = make_step("dom.hover", entry, f'Point at "{entry.label}"', Reason(binding.why))
        following = binding.values["next"]
        wait = page_step("dom.waitFor", f'Wait for "{following}"', event="text", value=following, timeoutMs=1_000)
        return [point, wait]

    def effects(self, params: MenuParams) -> tuple[Effect, ...]:
        """As for any click."""
        return (saw_change, saw_dispatch)


CLICKS = 0.7
"""The confidence of clicking an entry that should have opened by pointing at it."""


class UntilParams(Params):
    """Click `label` until a number on the page keeps the bound, or the text `seen` is on the page."""

    label: str
    role: str = ""
    seen: str = ""
    bound: Comparison | None = None
    parity: str = ""


class ClickUntilSkill(Skill[UntilParams]):
    """One click a round; the page is read before each."""

    name = "click_until"
    kinds = frozenset({"click"})
    params = UntilParams
    about = "Click a button again and again until the number that the page shows fits."

    def read(self, intent: Intent) -> UntilParams | None:
        """Only with a bound or odd or even."""
        return (
            UntilParams(
                label=intent.target, role=intent.role, bound=intent.until, parity=intent.parity, seen=intent.seen
            )
            if intent.until or intent.parity or intent.seen
            else None
        )

    def match(self, mini: MiniPCD, params: UntilParams) -> list[Match]:
        """The button, and the text to read the number from."""
        found = [Match((one.control.id,), min(1.0, one.score), (read_text(""),), one.why)
                 for one in find_controls(mini, ClickParams(label=params.label, role=params.role))[:1] if one.score >= 0.7]  # fmt: skip
        return found or [Match((), 0.7, (read_text(""),), f'"{params.label}" is gone')] * bool(params.seen)

    def bind(self, evidence: Evidence, params: UntilParams) -> Binding | None:
        """Done when a number fits, else the button."""
        detail = evidence.details.get((*evidence.match.requested_ids, "")[0])
        if params.seen:
            return self._bind_seen(evidence, params, detail)
        if detail is None:
            return None
        numbers = [float(one) for text in self._texts(evidence) for one in _NUMBER.findall(text)]
        fitting = [one for one in numbers if self._fits(one, params)]
        if fitting and len(fitting) == len(numbers):
            return Binding({}, 0.95, "the number fits", {"number": fitting[0]})
        return Binding({"button": detail}, 0.9, evidence.match.why, done=False)

    def _bind_seen(self, evidence: Evidence, params: UntilParams, detail: PCDActionDetail | None) -> Binding | None:
        wanted = stems_of(params.seen)
        texts = [*passages_of(evidence), *(one.label for one in list_controls(evidence.mini))]
        if any(all(word in stems_of(text) for word in wanted) for text in texts):
            return Binding({}, 0.95, f'"{params.seen}" is there')
        return Binding({"button": detail}, 0.9, evidence.match.why, done=False) if detail else None

    def _texts(self, evidence: Evidence) -> list[str]:
        labels = {one.label for one in list_controls(evidence.mini)}
        return [one for one in passages_of(evidence) if one not in labels] + [
            one.value for one in list_controls(evidence.mini) if one.value
        ]

    def _fits(self, number: float, params: UntilParams) -> bool:
        parity = not params.parity or (int(number) % 2 == 1) == (params.parity == "odd")
        return parity and (params.bound is None or params.bound.holds(number))

    def plan(self, binding: Binding, params: UntilParams) -> list[PlannedStep]:
        """One click, or nothing when the number fits."""
        return [click(binding.slots["button"], binding.why)] if "button" in binding.slots else []

    def effects(self, params: UntilParams) -> tuple[Effect, ...]:
        """The number fits; on the way, the button was clicked."""

        def fits(outcome: Outcome) -> str | None:
            number = outcome.binding.values.get("number")
            if not outcome.binding.slots and not isinstance(number, float):
                return outcome.binding.why
            return f"the page shows {number:g}" if isinstance(number, float) else None

        return (fits, saw_change, saw_dispatch)
