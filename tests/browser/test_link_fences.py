"""A stop is a fence: nothing below it is sent, gets leave to act, or is waited for longer than its leave lasts."""

import asyncio

import pytest

from browser_copilot.protocol import frames
from browser_copilot.protocol.limits import LEASE_MS, MAX_LEASE_MS
from browser_copilot.protocol.tools import fail
from tests.browser.by_hand import Hand
from tests.contract.harness import DEADLINE_MS, make_click
from tests.contract.pipe import Pipe

DEADLINE_S = DEADLINE_MS / 1000


async def lease(hand: Hand, pipe: Pipe, call_id: str, asked_ms: int = 7) -> int:
    """The leave that the extension gets to act, ms."""
    await hand.say(pipe, frames.AskLease(id=call_id, asked_ms=asked_ms, ms=LEASE_MS))
    given = await hand.next(pipe, frames.Lease)
    assert (given.id, given.asked_ms) == (call_id, asked_ms)
    return given.ms


async def test_a_fence_is_raised_at_once_when_nothing_can_act(hand: Hand) -> None:
    await hand.greet()
    work = hand.ask(make_click("w1", epoch=2))
    await hand.intents.until_recorded("w1")
    assert await hand.link.raise_fence("s1", 3, "stop") is False
    assert getattr(await hand.link.call(make_click("w2", epoch=2)), "code", "") == "cancelled"
    work.cancel()


async def test_a_fence_waits_for_the_extension_where_a_call_may_act(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1", epoch=2))
    await hand.next(pipe, frames.CallFrame)
    assert await lease(hand, pipe, "w1") == LEASE_MS
    raising = asyncio.create_task(hand.link.raise_fence("s1", 3, "stop"))
    fence = await hand.next(pipe, frames.Fence)
    assert not raising.done()
    await hand.say(pipe, frames.Fenced(session_id=fence.session_id, epoch=fence.epoch, dispatched=[]))
    assert await raising is True


@pytest.mark.parametrize("lost", [False, True])
async def test_a_fence_that_nobody_confirms_waits_until_nothing_may_act_any_more(hand: Hand, lost: bool) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1", epoch=2))
    await hand.next(pipe, frames.CallFrame)
    await lease(hand, pipe, "w1")
    hand.clock.advance(LEASE_MS / 4000)
    raising = asyncio.create_task(hand.link.raise_fence("s1", 3, "stop"))
    await hand.next(pipe, frames.Fence)
    if lost:
        await hand.lose(pipe)
    hand.clock.advance(LEASE_MS / 2000)
    await asyncio.sleep(0)
    assert not raising.done()
    hand.clock.advance(LEASE_MS / 2000)
    assert await raising is False


async def test_a_stop_right_after_a_restart_waits_for_the_leave_that_was_given_before(hand: Hand) -> None:
    hand.link.expect({"w1": None})
    assert await hand.link.raise_fence("s1", 2, "restart") is False
    raising = asyncio.create_task(hand.link.raise_fence("s1", 3, "stop"))
    await asyncio.sleep(0)
    assert not raising.done()
    hand.clock.advance(MAX_LEASE_MS / 1000)
    assert await raising is False


async def test_a_call_below_the_fence_gets_no_leave_to_act(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1", epoch=2))
    await hand.next(pipe, frames.CallFrame)
    await hand.link.raise_fence("s1", 3, "stop")
    assert await lease(hand, pipe, "w1") == 0


async def test_a_call_that_is_over_gets_no_leave_to_act(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.answer(pipe, "w1", fail("timeout", "the time was up"))
    await work
    assert [await lease(hand, pipe, "w1"), await lease(hand, pipe, "w99")] == [0, 0]


async def test_who_is_past_its_deadline_gets_no_leave_to_act(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    hand.clock.advance(DEADLINE_S)
    assert await lease(hand, pipe, "w1") == 0


async def test_a_call_that_has_answered_holds_no_stop_up(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1", epoch=2))
    await hand.next(pipe, frames.CallFrame)
    await lease(hand, pipe, "w1")
    await hand.answer(pipe, "w1")
    await work
    assert await hand.link.raise_fence("s1", 3, "stop") is False


async def test_a_stop_that_the_browser_could_not_tell_of_is_heard_at_its_return(hand: Hand) -> None:
    heard: list[str | None] = []
    hand.link.subscribe(lambda event: heard.append(event.session_id) if isinstance(event, frames.UserStop) else None)
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1", epoch=1))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    await hand.greet(fences={"s1": 2, "long ago": 5})
    await work
    await hand.greet(fences={"s1": 2, "long ago": 5})
    assert heard == ["s1"]


async def test_the_extensions_own_fences_are_taken_over(hand: Hand) -> None:
    await hand.greet(fences={"s1": 7})
    assert hand.link.get_fence("s1") == 7
