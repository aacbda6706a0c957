"""How a step is written: tool, selector with its alternatives, the observed element as target, risk and reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from browser_copilot.page.risk import assess, risk_of_sending, worse
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import PCDActionDetail
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.task import Risk, ToolStep

WAYS: dict[str, dict[str, Any]] = {"double": {"clicks": 2}, "right": {"button": "right"}}
"""The arguments of clicks that are no plain ones."""


@dataclass(frozen=True)
class Reason:
    """Why the step is so: how its element was chosen, what its form is for, a risk that it has at any rate."""

    why: str = ""
    purpose: str = ""
    least: Risk = "low"


def make_step(tool: str, detail: PCDActionDetail, description: str, reason: Reason, **args: Any) -> ToolStep:
    """One step on one element. `args` are the tool's own, camelCase."""
    risk = assess(detail.label, role=detail.role, kind=detail.type or "", purpose=reason.purpose, tool=tool)
    given: dict[str, Any] = {"selector": detail.selector.to_wire(), **args}
    if detail.alt_selectors:
        given["altSelectors"] = [one.to_wire() for one in detail.alt_selectors]
    return ToolStep(
        tool=tool,
        args=given,
        target=target_of(detail),
        description=clip(description, 300),
        risk=worse(worse(risk, reason.least), risk_of_sending(detail.destination, detail.role, tool)),
        why=clip(reason.why, 300) or None,
    )


def target_of(detail: PCDActionDetail) -> dict[str, Any]:
    """The element that was observed, and where it sent to then."""
    return Target(id=detail.id, fingerprint=detail.fingerprint, destination=detail.destination).to_wire()


def click(detail: PCDActionDetail, why: str = "", *, purpose: str = "", least: Risk = "low", way: str = "") -> ToolStep:
    """Click it; `way` is double or right."""
    more = WAYS.get(way, {})
    words = f'{way.title() + "-click" if way else "Click"} "{clip(detail.label)}"'
    return make_step("dom.click", detail, words, Reason(why, purpose, least), **more)


def type_text(
    detail: PCDActionDetail, text: str, why: str = "", *, purpose: str = "", replace: bool = True
) -> ToolStep:
    """Put a text into a field, or add it to what stands there; what goes into a password field is not repeated."""
    shown = "the password" if detail.type == "password" else f'"{clip(text, 60)}"'
    words = f'Enter {shown} into "{clip(detail.label)}"'
    return make_step("dom.type", detail, words, Reason(why, purpose), text=text, replace=replace)


def type_secret(detail: PCDActionDetail, handle: str, why: str = "") -> ToolStep:
    """Let the link put the vault's value into a field."""
    words = f'Enter the secret {handle} into "{clip(detail.label)}"'
    return make_step("dom.type", detail, words, Reason(why), secret=handle, replace=True)


def select(detail: PCDActionDetail, value: str, why: str = "") -> ToolStep:
    """Choose an option."""
    words = f'Choose "{clip(value, 60)}" in "{clip(detail.label)}"'
    return make_step("dom.select", detail, words, Reason(why), value=value)


def check(detail: PCDActionDetail, on: bool, why: str = "") -> ToolStep:
    """Check or uncheck a box."""
    words = f'{"Check" if on else "Uncheck"} "{clip(detail.label)}"'
    return make_step("dom.check", detail, words, Reason(why), checked=on)


def page_step(tool: str, description: str, why: str = "", **args: Any) -> ToolStep:
    """A step on the page or the tab itself."""
    return ToolStep(tool=tool, args=args, description=clip(description, 300), risk="low", why=clip(why, 300) or None)
