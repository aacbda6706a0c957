"""A step that names an element by a selector alone is bound to the one the guard found, before anybody says yes."""

from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Failed, Grant, Ok

UNBOUND = Grant(id="unbound", digest="0" * 43, expires_ms=0)
"""Covers nothing: the guard refuses the call on the element that it found, and the approval is then bound to that."""


def is_unbound(step: ToolStep) -> bool:
    """The step names an element by a selector alone: nobody has seen which one it is."""
    return step.target is None and "selector" in step.args and step.tool.startswith("dom.")


def bind(step: ToolStep, refused: Failed) -> ToolStep:
    """The step on the element that the guard found for it, if it told, and with where that sends to."""
    found, named = refused.target, step.target or {}
    if found is None or named.get("fingerprint", found.fingerprint) != found.fingerprint:
        return step
    return step.model_copy(update={"target": {**found.to_wire(), "id": named.get("id", found.id)}})


def as_trusted(step: ToolStep, refused: Failed) -> ToolStep | None:
    """The same step by the browser's own input; None where the browser did not offer it, or it was just that."""
    if refused.code != "ignored" or refused.target is None or step.args.get("trusted"):
        return None
    return bind(step, refused).model_copy(update={"args": {**step.args, "trusted": True}})


TRUSTED_REASON = (
    "{what}: no effect was seen, so the page may only take a real hand. Do the same once more with trusted input? "
    "The browser shows that it is being debugged meanwhile. An effect that could not be seen would then happen twice"
)


def find_opened(result: Ok) -> int | None:
    """The tab that the step opened, when that was the step."""
    opened = result.data.get("tabId") if isinstance(result.data, dict) else None
    return opened if isinstance(opened, int) else None
