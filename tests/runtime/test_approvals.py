"""A yes is for one exact effect, once, for a short time."""

import asyncio
from dataclasses import replace

import pytest

from browser_copilot.protocol.events import ApprovalResolved, Event, NeedsApproval
from browser_copilot.runtime.approvals import NEW_ORIGIN, Approvals, Effect

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
    assert desk.approvals.withdraw_grant(next(iter(desk.approvals.remembered)))
    again = asyncio.create_task(desk.approvals.request(DELETE, active=True))
    desk.approvals.answer((await desk.asked()).approval_id, "deny")
    assert await again == "deny"


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
    ],
)
def test_the_digest_is_bound_to_every_part(change: dict[str, object]) -> None:
    assert replace(DELETE, **change).digest != DELETE.digest  # type: ignore[arg-type]


def test_the_digest_does_not_depend_on_the_order_of_fields() -> None:
    turned = {"selector": {"name": "Delete", "role": "button", "kind": "role"}, "tabId": 1}
    assert replace(DELETE, args=turned).digest == DELETE.digest
