"""A call reaches the extension at most once and its end is stored before it is acknowledged, whatever breaks off."""

import asyncio

import pytest

from browser_copilot.browser.calls import GRACE_S
from browser_copilot.protocol import frames
from browser_copilot.protocol.limits import LEDGER_ENTRIES
from browser_copilot.protocol.tools import Failed, ToolResult, fail
from tests.browser.by_hand import Hand, known
from tests.contract.harness import DEADLINE_MS, make_click, make_list

DEADLINE_S = DEADLINE_MS / 1000


async def test_a_result_is_acknowledged_after_it_was_committed(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.answer(pipe, "w1")
    await hand.next(pipe, frames.Ack)
    assert hand.intents.settled["w1"].ok


async def test_a_result_that_cannot_be_committed_is_told_but_not_acknowledged(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    hand.intents.broken = True
    await hand.answer(pipe, "w1")
    assert (await work).ok
    assert '"type":"ack"' not in "".join(pipe.sent)


async def test_a_result_that_could_not_be_stored_is_asked_for_again_and_stored_before_it_is_acknowledged(
    hand: Hand,
) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    hand.intents.broken = True
    await hand.answer(pipe, "w1")
    await work
    hand.intents.broken = False
    await hand.lose(pipe)
    pipe, welcome = await hand.greet(open_calls=[known("w1", "done")])
    await hand.answer(pipe, "w1")
    await hand.next(pipe, frames.Ack)
    assert (welcome.open_call_ids, list(hand.intents.settled)) == (["w1"], ["w1"])


async def test_a_repeated_result_is_acknowledged_again_and_changes_nothing(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.answer(pipe, "w1")
    await hand.next(pipe, frames.Ack)
    await hand.answer(pipe, "w1", fail("not_found", "another word"))
    await hand.next(pipe, frames.Ack)
    assert (await work).ok and hand.intents.settled["w1"].ok


async def test_a_result_nobody_asked_for_is_acknowledged_and_forgotten(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    await hand.answer(pipe, "w77")
    assert (await hand.next(pipe, frames.Ack)).id == "w77"


async def test_a_call_that_was_never_received_is_sent_again_under_its_id(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    again, _ = await hand.greet()
    assert (await hand.next(again, frames.CallFrame)).call.id == "w1"
    await hand.answer(again, "w1")
    assert (await work).ok


async def test_a_call_that_is_sent_again_has_the_time_that_is_left(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    hand.clock.advance(10)
    again, _ = await hand.greet()
    assert (await hand.next(again, frames.CallFrame)).call.deadline_ms == DEADLINE_MS - 10_000


@pytest.mark.parametrize("state", ["received", "dispatching", "done"])
async def test_a_call_that_the_extension_knows_is_waited_for_and_not_sent_again(
    hand: Hand, state: frames.LedgerState
) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    again, welcome = await hand.greet(open_calls=[known("w1", state)])
    assert welcome.open_call_ids == ["w1"]
    await hand.answer(again, "w1")
    assert (await work).ok
    assert '"type":"call"' not in "".join(again.sent)


async def test_a_call_below_the_fence_is_not_sent_again(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1", epoch=1))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    await hand.link.raise_fence("s1", 2, "stop")
    again, welcome = await hand.greet()
    result = await work
    assert (welcome.fences, result.ok, getattr(result, "code", "")) == ({"s1": 2}, False, "cancelled")
    assert '"type":"call"' not in "".join(again.sent)


async def test_a_call_whose_time_is_up_is_not_sent_again(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    hand.clock.advance(DEADLINE_S + GRACE_S / 2)
    await hand.greet()
    result = await work
    assert getattr(result, "code", "") == "timeout" and hand.intents.settled["w1"] == result


async def test_a_write_that_is_never_answered_is_unknown_and_its_intent_stays_open(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    hand.clock.advance(DEADLINE_S + GRACE_S)
    result = await work
    assert (getattr(result, "code", ""), getattr(result, "dispatched", None)) == ("outcome_unknown", True)
    assert hand.intents.settled == {}


async def test_the_browsers_own_word_comes_late_and_replaces_the_unknown(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    hand.clock.advance(DEADLINE_S + GRACE_S)
    await work
    await hand.answer(pipe, "w1")
    await hand.next(pipe, frames.Ack)
    assert (await hand.link.call(make_click("w1"))).ok and hand.intents.settled["w1"].ok


async def test_an_unknown_write_is_asked_for_at_the_next_hello(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.lose(pipe)
    hand.clock.advance(DEADLINE_S + GRACE_S)
    await work
    _, welcome = await hand.greet(open_calls=[known("w1", "done")])
    assert welcome.open_call_ids == ["w1"]


async def test_a_read_that_is_never_answered_may_be_asked_again(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_list("r1"))
    await hand.next(pipe, frames.CallFrame)
    hand.clock.advance(DEADLINE_S + GRACE_S)
    result = await work
    assert (getattr(result, "code", ""), getattr(result, "retryable", False)) == ("timeout", True)


async def test_a_write_of_an_earlier_life_is_settled_when_its_result_comes(hand: Hand) -> None:
    await hand.intents.record(make_click("w0"))
    hand.link.expect({"w0": None})
    pipe, welcome = await hand.greet(open_calls=[known("w0", "done")])
    assert welcome.open_call_ids == ["w0"]
    await hand.answer(pipe, "w0")
    await hand.next(pipe, frames.Ack)
    assert hand.intents.settled["w0"].ok


@pytest.mark.parametrize(
    ("meant", "listed", "settled"),
    [
        ("w-1", [], ["w0"]),
        ("w-1", [known("w0", "dispatching")], []),
        ("w-0", [], []),
        (None, [], []),
    ],
    ids=["never received", "under way", "another life", "unknown life"],
)
async def test_a_write_of_an_earlier_life_that_never_arrived_is_settled_by_the_same_worker(
    hand: Hand, meant: str | None, listed: list[frames.OpenCall], settled: list[str]
) -> None:
    await hand.intents.record(make_click("w0"), meant)
    hand.link.expect({"w0": meant})
    await hand.greet(open_calls=listed, worker_id="w-1")
    while hand.link._calls._tasks:
        await asyncio.wait(hand.link._calls._tasks)
    assert list(hand.intents.settled) == settled


async def test_a_write_is_recorded_with_the_worker_that_it_is_for(hand: Hand) -> None:
    pipe, _ = await hand.greet(worker_id="w-1")
    hand.ask(make_click("w0"))
    await hand.next(pipe, frames.CallFrame)
    assert hand.intents.workers == {"w0": "w-1"}


async def test_the_last_results_are_kept_and_older_ones_forgotten(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    for number in range(LEDGER_ENTRIES + 1):
        work = hand.ask(make_list(f"r{number}"))
        await hand.next(pipe, frames.CallFrame)
        await hand.answer(pipe, f"r{number}")
        await work
    hand.ask(make_list("r0"))
    assert (await hand.next(pipe, frames.CallFrame)).call.id == "r0"


async def test_a_caller_that_gave_up_before_the_sending_has_nothing_sent(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    await hand.lose(pipe)
    work = hand.ask(make_click("w1"))
    await hand.until(lambda: is_waiting(hand, "w1"))
    work.cancel()
    await asyncio.wait({work})
    again, _ = await hand.greet()
    await hand.until(lambda: hand.link._calls.book.find_open() == [])
    assert '"type":"call"' not in "".join(again.sent) and hand.intents.recorded == {}


async def test_a_read_whose_caller_gave_up_may_not_act(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_list("r1"))
    await hand.next(pipe, frames.CallFrame)
    work.cancel()
    await asyncio.wait({work})
    await hand.say(pipe, frames.AskLease(id="r1", asked_ms=5, ms=20))
    assert (await hand.next(pipe, frames.Lease)).ms == 0


async def test_a_read_that_is_asked_without_a_browser_is_sent_once_at_the_hello(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    await hand.lose(pipe)
    work = hand.ask(make_list("r1"))
    await hand.until(lambda: hand.link._calls.book.find("r1") is not None)
    again, _ = await hand.greet()
    await hand.answer(again, "r1")
    assert (await work).ok
    assert "".join(again.sent).count('"type":"call"') == 1


def is_waiting(hand: Hand, call_id: str) -> bool:
    entry = hand.link._calls.book.find(call_id)
    return entry is not None and entry.waiting


async def ask_during_the_loss(hand: Hand) -> "asyncio.Task[ToolResult]":
    pipe, _ = await hand.greet()
    await hand.lose(pipe)
    work = hand.ask(make_click("w1"))
    await hand.until(lambda: is_waiting(hand, "w1"))
    return work


async def test_a_write_that_waits_for_a_browser_is_recorded_with_the_worker_that_it_goes_to(hand: Hand) -> None:
    work = await ask_during_the_loss(hand)
    before = dict(hand.intents.recorded)
    pipe, _ = await hand.greet(worker_id="w-2")
    await hand.next(pipe, frames.CallFrame)
    recorded = dict(hand.intents.workers)
    await hand.answer(pipe, "w1")
    assert (await work).ok and (before, recorded) == ({}, {"w1": "w-2"})


async def test_what_waits_for_a_browser_never_goes_to_another_one(hand: Hand) -> None:
    work = await ask_during_the_loss(hand)
    await hand.greet(browser_id="b-2")
    result = await work
    assert isinstance(result, Failed) and result.code == "link_lost" and not result.dispatched
    assert "another browser" in result.error and hand.intents.recorded == {}


@pytest.mark.parametrize("ending", ["fence", "deadline", "close"])
async def test_a_write_that_waits_for_a_browser_is_answered_without_one(hand: Hand, ending: str) -> None:
    work = await ask_during_the_loss(hand)
    if ending == "fence":
        await hand.link.raise_fence("s1", 2, "stop")
    elif ending == "deadline":
        hand.clock.advance(DEADLINE_S)
    else:
        await hand.link.close()
    result = await work
    assert isinstance(result, Failed) and not result.dispatched
    assert (hand.intents.recorded, hand.intents.settled) == ({}, {})


async def test_a_write_that_was_stopped_while_it_waited_is_not_sent_at_the_return(hand: Hand) -> None:
    work = await ask_during_the_loss(hand)
    await hand.link.raise_fence("s1", 2, "stop")
    pipe, _ = await hand.greet()
    await work
    hand.ask(make_list("r1", epoch=2))
    assert (await hand.next(pipe, frames.CallFrame)).call.id == "r1" and hand.intents.recorded == {}
