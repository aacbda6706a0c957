"""A yes is for one exact effect, once, for a short time."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.protocol.events import ApprovalResolved, Event, NeedsApproval
from browser_copilot.protocol.limits import APPROVAL_SECONDS
from browser_copilot.runtime.approvals import NEW_ORIGIN, Approvals, Effect

DIGESTS = Path(__file__).parents[2] / "extension" / "src" / "background" / "digests.json"
DELETE = Effect(
    tool="dom.click",
    kind="dom.click",
    origin="https://shop.example",
    document_id="d1",
    fingerprint="f1",
    args={"tabId": 1, "selector": {"kind": "role", "role": "button", "name": "Delete"}},
    payload={"selector": {"name": "Delete"}},
    target="Delete",
    url="https://shop.example/team",
    reason="this deletes something",
    inside=True,
)


class Desk:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.now = 1_000.0
        self.approvals = Approvals(self.events.append, lambda: self.now)

    async def asked(self) -> NeedsApproval:
        async with asyncio.timeout(30):
            while not self.approvals.pending:
                await asyncio.sleep(0)
        return next(iter(self.approvals.pending.values())).event

    @property
    def decisions(self) -> list[tuple[str, str]]:
        return [(event.decision, event.by) for event in self.events if isinstance(event, ApprovalResolved)]


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_allowing_answers_the_one_who_asks(desk: Desk) -> None:
    request = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    asked = await desk.asked()
    assert desk.approvals.answer(asked.approval_id, "allow")
    assert await request == "allow"


async def test_an_answer_counts_once(desk: Desk) -> None:
    request = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    asked = await desk.asked()
    desk.approvals.answer(asked.approval_id, "deny")
    assert not desk.approvals.answer(asked.approval_id, "allow")
    assert await request == "deny"


async def test_without_a_task_every_request_is_denied(desk: Desk) -> None:
    desk.approvals.set_policy("all")
    assert await desk.approvals.request(DELETE, active=False) == "deny"
    assert desk.decisions == [("deny", "system")]


async def test_the_policies_decide_without_asking(desk: Desk) -> None:
    desk.approvals.set_policy("all")
    assert await desk.approvals.request(DELETE, active=True) == "allow"
    desk.approvals.set_policy("none")
    assert await desk.approvals.request(DELETE, active=True) == "deny"
    assert desk.decisions == [("allow", "policy"), ("deny", "policy")]


async def test_no_policy_says_yes_to_a_further_origin(desk: Desk) -> None:
    desk.approvals.set_policy("all")
    request = asyncio.create_task(desk.approvals.request(replace(DELETE, kind=NEW_ORIGIN), active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert await request == "deny"


@pytest.mark.parametrize(("policy", "until"), [("all", None), ("until", 1_060_000)])
async def test_no_policy_says_yes_to_what_leads_out_of_the_allowed_origins(
    desk: Desk, policy: Any, until: int | None
) -> None:
    desk.approvals.set_policy(policy, until)
    out = replace(DELETE, tool="tabs.navigate", kind="tabs.navigate", inside=False, leads_to="https://evil.example")
    request = asyncio.create_task(desk.approvals.request(out, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert (await request, desk.decisions) == ("deny", [("deny", "user")])


async def test_the_policy_none_says_no_outside_too(desk: Desk) -> None:
    desk.approvals.set_policy("none")
    assert await desk.approvals.request(replace(DELETE, inside=False), active=True) == "deny"


async def test_a_policy_that_comes_later_does_not_let_out_what_waits(desk: Desk) -> None:
    request = asyncio.create_task(desk.approvals.request(replace(DELETE, inside=False), active=True))
    await desk.asked()
    desk.approvals.set_policy("all")
    still = list(desk.approvals.pending)
    desk.approvals.withdraw_all()
    assert (len(still), await request) == (1, "withdrawn")


async def test_an_always_for_an_address_is_for_where_it_leads(desk: Desk) -> None:
    there = replace(DELETE, kind="tabs.navigate", leads_to="https://a.example")
    first = asyncio.create_task(desk.approvals.request(there, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "always")
    await first
    other = replace(there, leads_to="https://b.example")
    second = asyncio.create_task(desk.approvals.request(other, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert (await desk.approvals.request(there, active=True), await second) == ("allow", "deny")


async def test_a_yes_after_the_computer_was_suspended_is_too_late(desk: Desk) -> None:
    waiting = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    asked = await desk.asked()
    desk.now += APPROVAL_SECONDS
    assert not desk.approvals.answer(asked.approval_id, "allow")
    assert (await waiting, desk.decisions) == ("expired", [("expired", "system")])


@pytest.mark.parametrize(("policy", "decided"), [("all", ("expired", "system")), ("none", ("deny", "policy"))])
async def test_no_policy_allows_what_expired_while_the_computer_was_suspended(
    desk: Desk, policy: Any, decided: tuple[str, str]
) -> None:
    waiting = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    await desk.asked()
    desk.now += APPROVAL_SECONDS
    desk.approvals.set_policy(policy)
    assert (await waiting, desk.decisions) == (decided[0], [decided])


async def test_a_request_expires_after_two_minutes(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = desk.approvals._describe(DELETE)
    assert (asked.expires_ms, APPROVAL_SECONDS) == (1_120_000, 120)
    monkeypatch.setattr("browser_copilot.runtime.approvals.APPROVAL_SECONDS", 0)
    assert (await desk.approvals.request(DELETE, active=True), desk.decisions) == ("expired", [("expired", "system")])


async def test_the_policy_until_ends_with_its_time(desk: Desk) -> None:
    desk.approvals.set_policy("until", 1_060_000)
    assert await desk.approvals.request(DELETE, active=True) == "allow"
    desk.now = 1_061
    request = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert await request == "deny"


async def test_a_changed_policy_answers_what_waits(desk: Desk) -> None:
    request = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    await desk.asked()
    desk.approvals.set_policy("none")
    assert await request == "deny"


def test_a_time_in_the_past_is_refused(desk: Desk) -> None:
    with pytest.raises(ValueError, match="untilMs"):
        desk.approvals.set_policy("until", 1)


async def test_always_remembers_the_origin_and_the_kind_of_action_alone(desk: Desk) -> None:
    first = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "always")
    await first
    assert await desk.approvals.request(replace(DELETE, document_id="d2"), active=True) == "allow"
    other = asyncio.create_task(desk.approvals.request(replace(DELETE, origin="https://other.example"), active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert await other == "deny"


async def test_a_withdrawn_grant_is_asked_for_again(desk: Desk) -> None:
    first = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "always")
    await first
    assert await desk.approvals.remembered.withdraw(desk.approvals.remembered.listing()[0].id)
    again = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert await again == "deny"


def make_follower(desk: Desk) -> Desk:
    follower = Desk()
    follower.approvals.follow(desk.approvals)
    return follower


async def test_a_policy_that_is_taken_back_is_taken_back_from_those_who_follow(desk: Desk) -> None:
    desk.approvals.set_policy("all")
    follower = make_follower(desk)
    assert await follower.approvals.request(DELETE, active=True) == "allow"
    desk.approvals.set_policy("none")
    assert await follower.approvals.request(DELETE, active=True) == "deny"


async def test_a_new_policy_answers_what_those_who_follow_wait_for(desk: Desk) -> None:
    follower = make_follower(desk)
    request = asyncio.create_task(follower.approvals.request(DELETE, active=True))
    await follower.asked()
    desk.approvals.set_policy("none")
    assert await request == "deny"


async def test_a_policy_of_its_own_leaves_the_leader_alone(desk: Desk) -> None:
    follower = make_follower(desk)
    follower.approvals.set_policy("all")
    assert (desk.approvals.policy, follower.approvals.policy) == ("ask", "all")


async def test_withdrawing_ends_every_request(desk: Desk) -> None:
    request = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    await desk.asked()
    desk.approvals.withdraw_all()
    assert await request == "withdrawn"


@pytest.mark.parametrize(
    "change",
    [
        {"origin": "https://x.example"},
        {"document_id": "d2"},
        {"fingerprint": "f2"},
        {"tool": "dom.submit"},
        {"args": {}},
        {"destination": "POST https://shop.example/delete?id=6"},
        {"form": {"fields": [], "more": 0, "hidden": 1, "digest": "d" * 43}},
    ],
)
def test_the_digest_is_bound_to_every_part(change: dict[str, object]) -> None:
    assert replace(DELETE, **change).digest != DELETE.digest  # type: ignore[arg-type]


@pytest.mark.parametrize("told", json.loads(DIGESTS.read_text("utf-8")))
def test_the_digest_is_the_one_that_the_guard_computes(told: dict[str, Any]) -> None:
    """`background/digest.test.ts` expects the same digests of the same calls."""
    target = told["target"]
    effect = replace(
        DELETE,
        args=told["args"],
        origin="https://shop.example",
        document_id="D1",
        tool="dom.click",
        fingerprint=target["fingerprint"],
        destination=target.get("destination"),
        form=target.get("form"),
    )
    assert effect.digest == told["digest"]


def test_the_digest_does_not_depend_on_the_order_of_fields() -> None:
    turned = {"selector": {"name": "Delete", "role": "button", "kind": "role"}, "tabId": 1}
    assert replace(DELETE, args=turned).digest == DELETE.digest


async def test_a_card_hides_nothing(desk: Desk) -> None:
    """Neither by characters that turn or hide others nor by its length."""
    payload = {"text": f"to: bob\u202egro.live@ecila {'x' * 5_000} and all the money"}
    effect = replace(DELETE, payload=payload, target="Pay\u200b", reason="now\x1b[2K")
    request = asyncio.create_task(desk.approvals.request(effect, active=True))
    asked = await desk.asked()
    shown = [asked.preview.target, asked.preview.content, asked.reason]
    assert [any(hidden in one for hidden in "\u202e\u200b\x1b") for one in shown] == [False] * 3
    assert "⟨U+202E⟩" in asked.preview.content
    assert "more characters are sent" in asked.preview.content
    desk.approvals.answer(asked.approval_id, "deny")
    assert await request == "deny"
