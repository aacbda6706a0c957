"""What the guard refuses for want of a yes is asked for and tried again: for the site, for the effect as the page has
it, and anew for values that changed meanwhile. Nobody is asked the same twice.
"""

from collections.abc import Awaitable, Callable

from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Failed, Grant, Ok, fail
from browser_copilot.runtime.binding import bind

WANTS_YES = frozenset({"needs_grant", "needs_confirm"})
MAX_ASKED = 4
AGAIN = frozenset({"link_lost", "frame_gone", "detached", "not_stable", "timeout"})

Attempt = Callable[[ToolStep, Grant | None], Awaitable[Ok | Failed]]
Allow = Callable[[ToolStep, Failed, Grant | None], Awaitable[Grant | Failed | None]]


async def attempt_allowed(
    step: ToolStep, grant: Grant | None, attempt: Attempt, allow: Allow
) -> tuple[Ok | Failed, ToolStep, Grant | None]:
    """The result, and the step and the grant that it came of.

    `allow` is given what was refused and the grant that did not do; None from it lets the same grant go on.
    """
    asked: list[tuple[str, ToolStep]] = []
    result = await attempt(step, grant)
    while isinstance(result, Failed) and result.code in WANTS_YES:
        step = bind(step, result)
        if (result.code, step) in asked:
            break
        if len(asked) == MAX_ASKED:
            changing = fail("stale", f"{step.description}: the page kept changing while it was being approved")
            return changing, step, grant
        asked.append((result.code, step))
        allowed = await allow(step, result, grant)
        if isinstance(allowed, Failed):
            return allowed, step, grant
        grant = allowed or grant
        result = await attempt(step, grant)
    return result, step, grant


def is_worth_another(result: Failed) -> bool:
    """Nothing was done, and a moment later it may go."""
    return result.retryable and not result.dispatched and result.code in AGAIN
