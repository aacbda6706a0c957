"""A write that an earlier life of the server recorded is never sent again; what came of it is told as soon as known."""

import asyncio

import pytest

from browser_copilot.browser.link import RETURN_S
from browser_copilot.errors import StoreError
from browser_copilot.protocol import frames
from browser_copilot.protocol.tools import Failed, Ok, ToolResult, fail
from tests.browser.by_hand import Hand, known
from tests.contract.harness import DEADLINE_MS, make_click, make_list
from tests.contract.pipe import Pipe
from tests.contract.rig import Remembered

DEADLINE_S = DEADLINE_MS / 1000
TURNS = 20


async def remember(hand: Hand, meant: str | None = "w-1") -> None:
    """An earlier life recorded the click and ended before its result came."""
    await hand.intents.record(make_click("w0"), meant)
    hand.link.expect({"w0": meant})


async def ask(hand: Hand) -> "asyncio.Task[ToolResult]":
    """Asked for again, and at rest."""
    work = hand.ask(make_click("w0"))
    for _ in range(TURNS):
        await asyncio.sleep(0)
    return work


def code_of(result: ToolResult) -> str:
    return result.code if isinstance(result, Failed) else "ok"


def sends_no_call(pipe: Pipe) -> bool:
    return '"type":"call"' not in "".join(pipe.sent)


@pytest.mark.parametrize("result", [Ok(data={}), fail("link_lost", "it never arrived")], ids=["done", "not done"])
@pytest.mark.parametrize("connected", [False, True])
async def test_a_result_that_is_known_is_given_again(hand: Hand, result: ToolResult, connected: bool) -> None:
    await hand.intents.record(make_click("w0"), "w-1")
    await hand.intents.settle("w0", result)
    pipe = (await hand.greet())[0] if connected else None
    assert await hand.link.call(make_click("w0")) == result
    assert pipe is None or sends_no_call(pipe)


async def test_a_result_that_the_browser_still_has_is_waited_for(hand: Hand) -> None:
    await remember(hand)
    before = await ask(hand)
    pipe, _ = await hand.greet(open_calls=[known("w0", "done")])
    after = await ask(hand)
    assert (before.done(), after.done()) == (False, False)
    await hand.answer(pipe, "w0")
    assert (await before).ok and (await after).ok
    assert sends_no_call(pipe)


async def test_a_write_that_never_arrived_is_told_as_such(hand: Hand) -> None:
    await remember(hand)
    work = await ask(hand)
    pipe, _ = await hand.greet()
    assert code_of(await work) == "link_lost"
    assert hand.intents.settled["w0"] == await work and sends_no_call(pipe)


async def test_a_browser_that_cannot_tell_is_not_waited_for(hand: Hand) -> None:
    await remember(hand, "w-0")
    before = await ask(hand)
    pipe, _ = await hand.greet()
    assert [code_of(await before), code_of(await hand.link.call(make_click("w0")))] == ["outcome_unknown"] * 2
    assert hand.intents.settled == {} and sends_no_call(pipe)


async def test_a_browser_that_does_not_come_is_waited_for_no_longer_than_the_call_lasts(hand: Hand) -> None:
    await remember(hand)
    work = await ask(hand)
    hand.clock.advance(DEADLINE_S)
    assert code_of(await work) == "outcome_unknown"


async def test_who_waits_is_answered_when_the_link_is_closed(hand: Hand) -> None:
    await remember(hand)
    work = await ask(hand)
    await hand.link.close()
    assert code_of(await work) == "outcome_unknown"


async def test_an_intent_log_that_is_slow_makes_nobody_say_that_nothing_happened(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_call_id: str) -> Remembered | None:
        return await asyncio.get_running_loop().create_future()

    await remember(hand)
    pipe, _ = await hand.greet(worker_id="w-2")
    with monkeypatch.context() as slow:
        slow.setattr(hand.intents, "find", never)
        work = await ask(hand)
        hand.clock.advance(DEADLINE_S)
        assert code_of(await work) == "outcome_unknown"
    assert hand.intents.settled == {} and sends_no_call(pipe)


async def test_an_intent_log_that_cannot_be_read_lets_nothing_be_sent(hand: Hand) -> None:
    await remember(hand)
    pipe, _ = await hand.greet(open_calls=[known("w0")])
    hand.intents.broken = True
    with pytest.raises(StoreError):
        await hand.link.call(make_click("w0"))
    assert sends_no_call(pipe)


async def test_a_browser_that_had_writes_before_the_restart_is_expected_back(hand: Hand) -> None:
    await remember(hand)
    work = hand.ask(make_list("r1"))
    pipe, _ = await hand.greet()
    await hand.next(pipe, frames.CallFrame)
    await hand.answer(pipe, "r1")
    assert (await work).ok


async def test_a_browser_that_had_writes_before_the_restart_is_not_expected_for_ever(hand: Hand) -> None:
    await remember(hand)
    hand.clock.advance(RETURN_S)
    assert code_of(await hand.link.call(make_list("r1"))) == "link_lost"
