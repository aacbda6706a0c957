"""A yes is for one exact effect, once, for a short time; without a task every request is a no.

The digest binds action, origin, document, element fingerprint and payload. A remembered grant is scoped to an
origin and a kind of action, and can be withdrawn.
"""

import asyncio
import base64
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, get_args
from uuid import uuid4

from browser_copilot.protocol.events import ApprovalResolved, Event, NeedsApproval, Preview
from browser_copilot.protocol.limits import APPROVAL_SECONDS
from browser_copilot.protocol.task import Risk

Policy = Literal["ask", "all", "none", "until"]
Decision = Literal["allow", "always", "deny", "expired", "withdrawn"]
By = Literal["user", "policy", "grant", "system"]
MAX_REMEMBERED = 20
NEW_ORIGIN = "grant"
"""The kind of a request to act on a further origin: a policy says yes inside the allowed origins, not to others."""


@dataclass(frozen=True)
class Effect:
    """What would be done, exactly. `args` are the arguments as they are sent, `payload` as they are shown."""

    tool: str
    kind: str
    origin: str
    document_id: str
    fingerprint: str | None
    args: dict[str, Any]
    payload: dict[str, Any]
    target: str
    url: str
    reason: str
    risk: Risk = "high"

    @property
    def digest(self) -> str:
        """What the approval is bound to; the guard in the extension computes it again from the call itself.

        base64url without padding of SHA-256 over the JSON (keys sorted, no white space) of these five fields.
        """
        bound = {
            "args": self.args,
            "documentId": self.document_id,
            "fingerprint": self.fingerprint,
            "name": self.tool,
            "origin": self.origin,
        }
        text = json.dumps(bound, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()


@dataclass
class Remembered:
    """An "always" of the user: for this origin and kind of action, so many times, until then (Unix ms)."""

    id: str
    origin: str
    kind: str
    remaining: int
    until_ms: int

    def to_wire(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "origin": self.origin,
            "kind": self.kind,
            "remaining": self.remaining,
            "untilMs": self.until_ms,
        }


@dataclass
class Pending:
    event: NeedsApproval
    effect: Effect
    answer: asyncio.Future[Decision] = field(repr=False)


class Approvals:
    """The pending approvals of one session. `emit` writes to the log of its current task."""

    def __init__(self, emit: Callable[[Event], None], now: Callable[[], float]) -> None:
        self._emit = emit
        self._now = now
        self.policy: Policy = "ask"
        self._until_ms = 0
        self.pending: dict[str, Pending] = {}
        self.remembered: dict[str, Remembered] = {}

    def set_policy(self, policy: Policy, until_ms: int | None = None) -> None:
        """Pending requests are answered by the new policy. Raises ValueError for `until` without a time to come."""
        if policy not in get_args(Policy):
            raise ValueError(f"policy must be one of {', '.join(get_args(Policy))}")
        if policy == "until" and (until_ms is None or until_ms <= self._now() * 1000):
            raise ValueError("untilMs must be a time in the future (Unix milliseconds)")
        self.policy, self._until_ms = policy, until_ms or 0
        for pending in list(self.pending.values()):
            decided = self._decide_by_policy(pending.effect.kind)
            if decided is not None:
                self._settle(pending, decided, "policy")

    def follow(self, other: "Approvals") -> None:
        """Decide as that session does: for one that works on its behalf."""
        self.policy, self._until_ms = other.policy, other._until_ms

    def _decide_by_policy(self, kind: str) -> Decision | None:
        if self.policy == "none":
            return "deny"
        if kind == NEW_ORIGIN:
            return None
        if self.policy == "all":
            return "allow"
        if self.policy == "until" and self._now() * 1000 < self._until_ms:
            return "allow"
        return None

    async def request(self, effect: Effect, *, active: bool) -> Decision:
        """Ask for a yes and wait for the answer, at most until the request expires."""
        event = self._describe(effect)
        if not active:
            self._resolve(event.approval_id, "deny", "system")
            return "deny"
        decided = self._decide_by_policy(effect.kind)
        if decided is not None:
            self._resolve(event.approval_id, decided, "policy")
            return decided
        if self._use_remembered(effect):
            self._resolve(event.approval_id, "allow", "grant")
            return "allow"
        return await self._ask(event, effect)

    async def _ask(self, event: NeedsApproval, effect: Effect) -> Decision:
        pending = Pending(event, effect, asyncio.get_running_loop().create_future())
        self.pending[event.approval_id] = pending
        self._emit(event)
        try:
            async with asyncio.timeout(APPROVAL_SECONDS):
                return await pending.answer
        except TimeoutError:
            self._resolve(event.approval_id, "expired", "system")
            return "expired"
        finally:
            self.pending.pop(event.approval_id, None)

    def _describe(self, effect: Effect) -> NeedsApproval:
        content = json.dumps(effect.payload, ensure_ascii=False, indent=1)
        return NeedsApproval(
            approval_id=f"ap-{uuid4().hex[:12]}",
            action=effect.tool,
            risk=effect.risk,
            reason=effect.reason[:500],
            preview=Preview(target=effect.target[:300], content=content[:4_000], origin=effect.origin, url=effect.url),
            expires_ms=int((self._now() + APPROVAL_SECONDS) * 1000),
        )

    def answer(self, approval_id: str, decision: Literal["allow", "always", "deny"]) -> bool:
        """The user's answer; False when nothing waits under that id (answered, expired or withdrawn)."""
        pending = self.pending.get(approval_id)
        if pending is None or pending.answer.done():
            return False
        if decision == "always":
            self._remember(pending.effect)
        self._settle(pending, decision, "user")
        return True

    def withdraw_all(self, by: By = "system") -> None:
        """Deny all that wait: the task ended, was stopped, or the server goes down."""
        for pending in list(self.pending.values()):
            self._settle(pending, "withdrawn", by)

    def withdraw_grant(self, grant_id: str) -> bool:
        return self.remembered.pop(grant_id, None) is not None

    def _settle(self, pending: Pending, decision: Decision, by: By) -> None:
        if pending.answer.done():
            return
        pending.answer.set_result(decision)
        self.pending.pop(pending.event.approval_id, None)
        self._resolve(pending.event.approval_id, decision, by)

    def _resolve(self, approval_id: str, decision: Decision, by: By) -> None:
        self._emit(ApprovalResolved(approval_id=approval_id, decision=decision, by=by))

    def _remember(self, effect: Effect) -> None:
        grant = Remembered(
            id=f"gr-{uuid4().hex[:12]}",
            origin=effect.origin,
            kind=effect.kind,
            remaining=MAX_REMEMBERED,
            until_ms=int((self._now() + 3_600) * 1000),
        )
        self.remembered[grant.id] = grant

    def _use_remembered(self, effect: Effect) -> bool:
        for grant in list(self.remembered.values()):
            if grant.until_ms <= self._now() * 1000 or grant.remaining <= 0:
                del self.remembered[grant.id]
            elif (grant.origin, grant.kind) == (effect.origin, effect.kind):
                grant.remaining -= 1
                return True
        return False
