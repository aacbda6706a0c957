"""A step is bound to the element that the guard found for it and to the values of its form, before anybody says yes."""

from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Failed, Grant, Ok

UNBOUND = Grant(id="unbound", digest="0" * 43, expires_ms=0)
"""Covers nothing: the guard refuses the call on the element that it found, and the approval is then bound to that."""


SENDS = frozenset({"dom.click", "dom.submit", "dom.press"})
"""What may send a form, whose values are known only when it is about to be sent."""


def is_unbound(step: ToolStep) -> bool:
    """What it would do is known only in the page: which element a selector alone means, what a form holds."""
    names_none = step.target is None and "selector" in step.args and step.tool.startswith("dom.")
    return names_none or step.tool in SENDS


def bind(step: ToolStep, refused: Failed) -> ToolStep:
    """The step on the element that the guard found for it, if it told, and with where that sends to and what."""
    found, named = refused.target, step.target or {}
    if found is None or named.get("fingerprint", found.fingerprint) != found.fingerprint:
        return step
    return step.model_copy(update={"target": {**found.to_wire(), "id": named.get("id", found.id)}})


def as_trusted(step: ToolStep, refused: Failed) -> ToolStep | None:
    """The same step by the browser's own input; None where the browser did not offer it, or it was just that."""
    if refused.code != "ignored" or refused.target is None or step.args.get("trusted"):
        return None
    return bind(step, refused).model_copy(update={"args": {**step.args, "trusted": True}})


def explain_risk(step: ToolStep) -> str:
    """Why the user is asked before a step that was planned as a risk."""
    return f"{step.description}: this cannot always be undone"


def explain_trusted(step: ToolStep) -> str:
    return (
        f"{step.description}: no effect was seen, so the page may only take a real hand. Do the same once more with "
        "trusted input? The browser shows that it is being debugged meanwhile. An effect that could not be seen would "
        "then happen twice"
    )


def find_opened(result: Ok) -> int | None:
    """The tab that the step opened, when that was the step."""
    opened = result.data.get("tabId") if isinstance(result.data, dict) else None
    return opened if isinstance(opened, int) else None
