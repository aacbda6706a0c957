"""Asks for a yes to one step on the page as it is, and makes sure that the page is still the same afterwards."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urldefrag
from uuid import uuid4

from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Call, Failed, Grant, fail
from browser_copilot.runtime.approvals import NEW_ORIGIN, Approvals, Effect
from browser_copilot.runtime.calls import build_call, name_target, show_args
from browser_copilot.runtime.gate import TOUCHED, Gate
from browser_copilot.runtime.origins import find_origin
from browser_copilot.runtime.ports import Clock
from browser_copilot.runtime.run import PageSeen, Run

GRANT_SECONDS = 60
_RECKONED = re.compile(r"\d\.\d\d\b|^proposed by the model")
"""How a step was chosen, as the ranking and the model's proposals tell it."""
NOWHERE = "null"
"""The origin of an address that names none: nobody allows it, so no policy says yes to it."""


class Consent:
    """`look_again` reads the page anew; `page` gives it as last seen."""

    def __init__(self, run: Run, approvals: Approvals, gate: Gate, clock: Clock) -> None:
        self._run = run
        self._approvals = approvals
        self._gate = gate
        self._clock = clock

    async def ask(
        self, step: ToolStep, reason: str, page: Callable[[], PageSeen], look_again: Callable[[], Awaitable[object]]
    ) -> Grant | Failed:
        """A grant for this effect on this document and address; asked again, once, when they changed meanwhile."""
        if self._gate.take_touch():
            return fail("stale", TOUCHED)  # no card was shown yet, and a policy looks at nothing
        for _ in range(2):
            effect = self._describe(step, reason, page())
            decision = await self._approvals.request(effect, active=not self._gate.closed)
            self._gate.take_touch()  # the yes is to the page as the user's hand left it; a later hand counts
            await self._gate.wait()
            if decision not in ("allow", "always"):
                return fail("not_allowed", f"{step.description}: not approved ({decision}); nothing was done")
            await look_again()
            seen = self._describe(step, reason, page())
            # A page that goes on by script keeps its document: the same button may mean another thing there.
            if seen.digest == effect.digest and same_place(seen.url, effect.url):
                expires = int((self._clock.now() + GRANT_SECONDS) * 1000)
                return Grant(id=f"ok-{uuid4().hex[:12]}", digest=effect.digest, expires_ms=expires)
        return fail("stale", f"{step.description}: the page kept changing while it was being approved")

    def _describe(self, step: ToolStep, reason: str, page: PageSeen) -> Effect:
        carried = {"epoch": self._run.epoch(), "sessionId": self._run.session_id}
        call = build_call(step.tool, dict(step.args), carried, self._run.tab_id)
        args = call.to_wire()["args"] if isinstance(call, Call) else {}
        leads_to = find_origin(str(args["url"])) or NOWHERE if "url" in args else ""
        effect = describe_effect(step, reason, step.tool, page, args)
        return replace(effect, inside=self._run.is_inside(page.origin, leads_to), leads_to=leads_to)

    async def ask_for_origin(self, step: ToolStep, page: PageSeen) -> Failed | None:
        """May the copilot write to this origin at all? None when it may, from now on."""
        kind = "home" if page.origin == self._run.home else NEW_ORIGIN
        asked = describe_effect(step, f"The copilot asks to act on {page.origin}", kind, page, {})
        effect = replace(asked, inside=kind == "home")
        decision = await self._approvals.request(effect, active=not self._gate.closed)
        if decision not in ("allow", "always"):
            return fail("not_allowed", f"acting on {page.origin} was not allowed ({decision}); nothing was done there")
        await self._run.grant_origin(page.origin)
        return None


def _tell_target(step: ToolStep) -> str:
    """The name by which the call finds the element, and of which thing it is; how it was chosen is in the record."""
    name = name_target(step)
    if "selector" not in step.args:
        return step.description if name in step.description else f"{name} ({step.description})"
    if step.why and not _RECKONED.search(step.why):
        return f"{name} ({step.why})"
    _, found, more = step.description.partition(f'"{name}"')  # any word of the description may be a name
    return name if name and found and not more else f"{name} ({step.description})"


def same_place(one: str, other: str) -> bool:
    """Whether both addresses are of the same page; a fragment that names no route is only a place on it."""
    (left, left_part), (right, right_part) = urldefrag(one), urldefrag(other)
    routes = [part for part in (left_part, right_part) if "/" in part]
    return left == right and (not routes or left_part == right_part)


def describe_effect(step: ToolStep, reason: str, kind: str, page: PageSeen, args: dict[str, Any]) -> Effect:
    """What the step would do, exactly, on this page; `args` as the call will carry them."""
    target = step.target or {}
    form = target.get("form")
    fingerprint, destination = target.get("fingerprint"), target.get("destination")
    return Effect(
        tool=step.tool,
        kind=kind,
        origin=page.origin,
        document_id=page.document_id,
        fingerprint=str(fingerprint) if fingerprint else None,
        args=args,
        payload=show_args(dict(step.args)),
        target=_tell_target(step),
        url=page.url,
        reason=reason[:500],
        risk=step.risk or "high",
        destination=str(destination) if destination else None,
        form=form if isinstance(form, dict) else None,
    )
