"""A yes is for one exact effect, once, for a short time; without a task every request is a no.

The digest binds action, origin, document, element fingerprint, payload, where it sends to and the values of the form
that go along. A policy says yes only to what stays inside the allowed origins; what leads out of them is asked for.
"""

import asyncio
import base64
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, get_args
from uuid import uuid4
from weakref import WeakSet

from browser_copilot.protocol.events import ApprovalResolved, Event, NeedsApproval, Preview
from browser_copilot.protocol.limits import APPROVAL_SECONDS
from browser_copilot.protocol.selector import SentForm
from browser_copilot.protocol.task import Risk
from browser_copilot.runtime.remembered import RememberedGrants
from browser_copilot.runtime.sessions import Policy
from browser_copilot.visible import make_visible

Decision = Literal["allow", "always", "deny", "expired", "withdrawn"]
By = Literal["user", "policy", "grant", "system"]
MAX_CONTENT = 4_000
NEW_ORIGIN = "grant"
"""The kind of a request to act on a further origin: a policy says yes inside the allowed origins, not to others."""


@dataclass(frozen=True)
class Effect:
    """What would be done, exactly. `args` are the arguments as they are sent, `payload` as they are shown.

    `destination` is where a press on the element sends to, as the page said before, and `form` (a SentForm) what.
    `inside`: every origin that it concerns may be acted on already. `leads_to` is the origin of the address that a step
    opens.
    """

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
    inside: bool = False
    leads_to: str = ""
    destination: str | None = None
    form: dict[str, Any] | None = None

    @property
    def scope(self) -> str:
        """The origin that an "always" is for."""
        return self.leads_to or self.origin

    @property
    def digest(self) -> str:
        """What the approval is bound to; the guard in the extension computes it again from the call itself.

        base64url without padding of SHA-256 over the JSON (keys sorted, no white space) of these seven fields.
        """
        bound = {
            "args": self.args,
            "destination": self.destination,
            "documentId": self.document_id,
            "fingerprint": self.fingerprint,
            "form": self.form,
            "name": self.tool,
            "origin": self.origin,
        }
        text = json.dumps(bound, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()


@dataclass
class Pending:
    event: NeedsApproval
    effect: Effect
    answer: asyncio.Future[Decision] = field(repr=False)


class Rule:
    """What is decided without asking. Shared by a session and those that work on its behalf (`heard_by`)."""

    def __init__(self, owner: "Approvals") -> None:
        self.owner = owner
        self.policy: Policy = "ask"
        self.until_ms = 0
        self.heard_by: WeakSet[Approvals] = WeakSet([owner])


class Approvals:
    """The pending approvals of one session. `emit` writes to the log of its current task."""

    def __init__(
        self, emit: Callable[[Event], None], now: Callable[[], float], remembered: RememberedGrants | None = None
    ) -> None:
        self._emit = emit
        self._now = now
        self._rule = Rule(self)
        self.pending: dict[str, Pending] = {}
        self.remembered = remembered or RememberedGrants("none", None, now)

    @property
    def policy(self) -> Policy:
        """As it counts now: an `until` whose time is over is `ask`."""
        over = self._rule.policy == "until" and self._rule.until_ms <= self._now() * 1000
        return "ask" if over else self._rule.policy

    def restore(self, policy: Policy, until_ms: int) -> None:
        """After a restart. Nothing waits then."""
        self._rule.policy, self._rule.until_ms = policy, until_ms

    def set_policy(self, policy: Policy, until_ms: int | None = None) -> None:
        """Pending requests are answered by it, also of those who follow. One that follows goes its own way from now on.

        Raises ValueError for `until` without a time to come.
        """
        if policy not in get_args(Policy):
            raise ValueError(f"policy must be one of {', '.join(get_args(Policy))}")
        if policy == "until" and (until_ms is None or until_ms <= self._now() * 1000):
            raise ValueError("untilMs must be a time in the future (Unix milliseconds)")
        if self._rule.owner is not self:
            self._obey(Rule(self))
        self._rule.policy, self._rule.until_ms = policy, until_ms or 0
        for one in list(self._rule.heard_by):
            one._answer_by_policy()

    def _answer_by_policy(self) -> None:
        for pending in list(self.pending.values()):
            decided = self._decide_by_policy(pending.effect)
            if decided is not None:
                self._settle(pending, decided, "policy")

    def follow(self, other: "Approvals") -> None:
        """Decide as that session does, now and later: for one that works on its behalf."""
        self._obey(other._rule)
        self.remembered = other.remembered

    def _obey(self, rule: Rule) -> None:
        self._rule.heard_by.discard(self)
        self._rule = rule
        rule.heard_by.add(self)

    def _decide_by_policy(self, effect: Effect) -> Decision | None:
        if self.policy == "none":
            return "deny"
        if effect.kind == NEW_ORIGIN or not effect.inside:
            return None
        return "allow" if self.policy in ("all", "until") else None

    async def request(self, effect: Effect, *, active: bool) -> Decision:
        """Ask for a yes and wait for the answer, at most until the request expires."""
        event = self._describe(effect)
        if not active:
            self._resolve(event.approval_id, "deny", "system")
            return "deny"
        decided = self._decide_by_policy(effect)
        if decided is not None:
            self._resolve(event.approval_id, decided, "policy")
            return decided
        if await self.remembered.use(effect.scope, effect.kind):
            self._resolve(event.approval_id, "allow", "grant")
            return "allow"
        decision = await self._ask(event, effect)
        if decision == "always":
            await self.remembered.add(effect.scope, effect.kind)
        return decision

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
        sends = {"sendsTo": effect.destination} if effect.destination else {}
        content = make_visible(json.dumps({**sends, **effect.payload}, ensure_ascii=False, indent=1))
        if len(content) > MAX_CONTENT:
            shown = content[: MAX_CONTENT - 100]
            content = f"{shown}\n… {len(content) - len(shown)} more characters are sent, too long to be shown here"
        return NeedsApproval(
            approval_id=f"ap-{uuid4().hex[:12]}",
            action=effect.tool,
            risk=effect.risk,
            reason=make_visible(effect.reason)[:500],
            preview=Preview(
                target=make_visible(effect.target)[:300],
                content=content,
                origin=effect.origin,
                url=effect.url,
                form=show_form(effect.form),
            ),
            expires_ms=int((self._now() + APPROVAL_SECONDS) * 1000),
        )

    def answer(self, approval_id: str, decision: Literal["allow", "always", "deny"]) -> bool:
        """The user's answer; False when nothing waits under that id (answered, expired or withdrawn)."""
        pending = self.pending.get(approval_id)
        return pending is not None and self._settle(pending, decision, "user")

    def withdraw_all(self, by: By = "system") -> None:
        """Deny all that wait: the task ended, was stopped, or the server goes down."""
        for pending in list(self.pending.values()):
            self._settle(pending, "withdrawn", by)

    def _settle(self, pending: Pending, decision: Decision, by: By) -> bool:
        """Whether it is decided so; a yes may come too late, and what was answered stays."""
        if pending.answer.done():
            return False
        is_late = self._now() * 1000 >= pending.event.expires_ms  # the computer was suspended, which no timeout counts
        if is_late and decision in ("allow", "always"):
            decision, by = "expired", "system"
        pending.answer.set_result(decision)
        self.pending.pop(pending.event.approval_id, None)
        self._resolve(pending.event.approval_id, decision, by)
        return decision != "expired"

    def _resolve(self, approval_id: str, decision: Decision, by: By) -> None:
        self._emit(ApprovalResolved(approval_id=approval_id, decision=decision, by=by))


def show_form(form: dict[str, Any] | None) -> SentForm | None:
    """The form as a card tells it: nothing in a label or a value hides. Raises `pydantic.ValidationError`."""
    if form is None:
        return None
    told = SentForm.from_wire(form)
    fields = [
        one.model_copy(update={"label": make_visible(one.label), "value": one.value and make_visible(one.value)})
        for one in told.fields
    ]
    return told.model_copy(update={"fields": fields})
