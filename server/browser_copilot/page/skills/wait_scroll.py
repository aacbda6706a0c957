"""Wait for something, scroll somewhere: nothing is changed."""

from __future__ import annotations

from typing import Any

from browser_copilot.page.intents import Intent
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
    saw_dispatch,
)
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import WaitResult

LONGEST_MS = 60_000


class WaitParams(Params):
    """A text to wait for, or milliseconds of quiet; `enabled`: the text is the label of a control that is switched off."""

    text: str = ""
    ms: int | None = None
    enabled: bool = False


def find_switched_off(mini: MiniPCD, label: str) -> Control | None:
    """The disabled control that is called so."""
    named = [one for one in list_controls(mini) if one.disabled and label and similarity(label, one.label) > 0.75]
    return max(named, key=lambda one: similarity(label, one.label), default=None)


def until_enabled(control: Control, ms: int) -> dict[str, Any]:
    """Arguments of dom.waitFor: until a control of this name can be used, or `ms` are over."""
    selector = ByRole(role=control.role, name=control.label[:500], disabled=False)
    return {"event": "selector", "selector": selector.to_wire(), "timeoutMs": ms}


class WaitSkill(Skill[WaitParams]):
    """Bounded waiting."""

    name = "wait"
    kinds = frozenset({"wait"})
    params = WaitParams
    about = "Wait until a text shows or the page is quiet."

    def read(self, intent: Intent) -> WaitParams | None:
        """As said; bounds on numbers are watched."""
        if intent.until:
            return None
        return WaitParams(text=intent.target, ms=intent.number, enabled=intent.way == "enabled")

    def match(self, mini: MiniPCD, params: WaitParams) -> list[Match]:
        """Always."""
        args: dict[str, Any]
        off = find_switched_off(mini, params.text) if params.enabled else None
        if off is not None:
            args = until_enabled(off, 30_000)
        elif params.text and params.ms is None:
            args = {"event": "text", "value": params.text, "timeoutMs": 30_000}
        else:
            args = {"event": "networkIdle", "timeoutMs": max(1, min(params.ms or 5_000, LONGEST_MS))}
        return [Match((), 1.0, (Read("wait", "dom.waitFor", args),))]

    def bind(self, evidence: Evidence, params: WaitParams) -> Binding | None:
        """It came, or the page is quiet."""
        answer = evidence.answers.get("wait")
        came = isinstance(answer, WaitResult) and answer.matched
        return (
            Binding({}, 1.0, f'"{params.text}" is there' if params.text else "waited")
            if came or not params.text
            else None
        )

    def plan(self, binding: Binding, params: WaitParams) -> list[PlannedStep]:
        """Nothing."""
        return []

    def effects(self, params: WaitParams) -> tuple[Effect, ...]:
        """Binding has seen it."""

        def came(outcome: Outcome) -> str | None:
            return outcome.binding.why

        return (came,)


class ScrollParams(Params):
    """`to` is top or bottom; `target` an area that scrolls by itself."""

    to: str = "bottom"
    target: str = ""
    role: str = ""


class ScrollSkill(Skill[ScrollParams]):
    """Scroll the page or one area."""

    name = "scroll"
    kinds = frozenset({"scroll"})
    params = ScrollParams
    about = "Scroll the page, or an area of it, to its top or bottom."

    def read(self, intent: Intent) -> ScrollParams:
        """As said."""
        return ScrollParams(to=intent.direction or "bottom", target=intent.target, role=intent.role)

    def _area(self, mini: MiniPCD, params: ScrollParams) -> Control | None:
        fields = [
            one
            for one in list_controls(mini)
            if one.part == "field" and one.type in ("textarea", "multiselect", "editor", "listbox")
        ]
        named = [one for one in fields if params.target and similarity(params.target, one.label) > 0.6]
        return (named or fields or [None])[0] if params.target or params.role else None  # type: ignore[list-item]

    def match(self, mini: MiniPCD, params: ScrollParams) -> list[Match]:
        """An area that is named, else the page."""
        area = self._area(mini, params)
        return [Match((area.id,) if area else (), 0.9)]

    def bind(self, evidence: Evidence, params: ScrollParams) -> Binding | None:
        """The area, if one is meant."""
        ids = evidence.match.requested_ids
        return Binding({one: evidence.details[one] for one in ids if one in evidence.details}, 0.9)

    def plan(self, binding: Binding, params: ScrollParams) -> list[PlannedStep]:
        """One scroll."""
        where = next(iter(binding.slots.values()), None)
        more: dict[str, Any] = {"selector": where.selector.to_wire()} if where else {}
        return [page_step("dom.scroll", f"Scroll to the {params.to}", to=params.to, **more)]

    def effects(self, params: ScrollParams) -> tuple[Effect, ...]:
        """The browser did it."""

        def scrolled(outcome: Outcome) -> str | None:
            done = any(one.status == "ok" for one in outcome.records)
            return saw_dispatch(outcome) or (f"scrolled to the {params.to}" if done else None)

        return (scrolled,)
