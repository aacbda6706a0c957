"""The link frame by frame: what it says, when it says it, and what it makes of what it hears."""

import asyncio

import pytest

from browser_copilot.browser.calls import GRACE_S
from browser_copilot.browser.handshake import compute_proof
from browser_copilot.browser.ledger import MAX_SESSIONS, raise_to
from browser_copilot.browser.link import RETURN_S
from browser_copilot.browser.port import LinkChanged, Secret
from browser_copilot.errors import StoreError
from browser_copilot.protocol import frames
from browser_copilot.protocol.limits import LEASE_MS, LEDGER_ENTRIES, MAX_FRAME_BYTES, MAX_LEASE_MS
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.tools import DomUpload, Ok, UploadArgs, UploadFile, fail
from tests.browser.by_hand import HEARTBEAT_MS, Hand, make_hello
from tests.contract.harness import DEADLINE_MS, make_click, make_list, make_login
from tests.contract.pipe import Pipe
from tests.contract.rig import SECRET

DEADLINE_S = DEADLINE_MS / 1000


def known(call_id: str, state: frames.LedgerState = "received") -> frames.OpenCall:
    return frames.OpenCall(id=call_id, state=state)


# Handshake


async def test_the_welcome_proves_the_secret_over_both_nonces(hand: Hand) -> None:
    pipe, challenge = await hand.open()
    hello = make_hello(challenge)
    await hand.say(pipe, hello)
    welcome = await hand.next(pipe, frames.Welcome)
    assert welcome.proof == compute_proof(SECRET, "server", challenge.nonce, hello.nonce, hello.extension_id)


async def test_the_secret_is_on_no_frame_of_the_handshake(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    assert SECRET.hex() not in "".join(pipe.sent)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"secret": b"x" * 32}, "pairing"),
        ({"proof": "A" * 43}, "pairing"),
        ({"protocol_version": 0}, "protocol_version"),
        ({"extension_id": "a" * 32}, "origin"),
    ],
)
async def test_a_wrong_hello_is_refused_with_its_reason(hand: Hand, changes: dict[str, object], reason: str) -> None:
    pipe, challenge = await hand.open()
    await hand.say(pipe, make_hello(challenge, **changes))
    assert (await hand.next(pipe, frames.Refused)).reason == reason
    assert not hand.link.connected


async def test_who_guesses_without_end_is_refused_each_time_and_told_of_once(hand: Hand) -> None:
    for _ in range(20):
        pipe, challenge = await hand.open()
        await hand.say(pipe, make_hello(challenge, proof="A" * 43))
        assert (await hand.next(pipe, frames.Refused)).reason == "pairing"
    assert len([one for one in hand.heard if isinstance(one, LinkChanged)]) == 1
    await hand.greet()
    assert hand.link.connected


async def test_an_older_extension_is_told_to_update_though_its_hello_has_another_shape(hand: Hand) -> None:
    pipe, _ = await hand.open()
    await hand.say(pipe, '{"type":"hello","protocolVersion":0,"what":"ever"}')
    assert (await hand.next(pipe, frames.Refused)).reason == "protocol_version"


async def test_a_frame_before_the_hello_is_refused(hand: Hand) -> None:
    pipe, _ = await hand.open()
    await hand.say(pipe, frames.Heartbeat(sent_ms=1))
    assert (await hand.next(pipe, frames.Refused)).reason == "malformed"


async def test_a_handshake_without_an_end_is_ended(hand: Hand) -> None:
    pipe, _ = await hand.open()
    hand.clock.advance(11)
    assert (await hand.next(pipe, frames.Refused)).message == "no hello came in time"


async def test_why_somebody_was_refused_is_in_the_status(hand: Hand) -> None:
    pipe, challenge = await hand.open()
    await hand.say(pipe, make_hello(challenge, secret=b"x" * 32))
    await hand.next(pipe, frames.Refused)
    assert "pairing code" in (hand.link.status().reason or "")


async def test_a_refused_hello_does_not_disturb_the_browser_that_is_there(hand: Hand) -> None:
    await hand.greet()
    pipe, challenge = await hand.open()
    await hand.say(pipe, make_hello(challenge, secret=b"x" * 32))
    await hand.next(pipe, frames.Refused)
    assert hand.link.status().connected


# At most once


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
    await hand.intents.until_recorded("w1")
    work.cancel()
    await asyncio.wait({work})
    again, _ = await hand.greet()
    await hand.until(lambda: "w1" in hand.intents.settled)
    assert '"type":"call"' not in "".join(again.sent)


# Two browsers


async def test_a_second_connection_of_the_same_browser_replaces_the_first(hand: Hand) -> None:
    first, _ = await hand.greet()
    await hand.greet()
    await hand.until(lambda: first.closed is not None)
    assert first.closed == (4001, "this browser connected again")
    assert hand.link.status() == hand.link.status() and hand.link.status().reason is None


async def test_the_newest_of_two_browsers_counts_and_the_user_is_told(hand: Hand) -> None:
    await hand.greet()
    await hand.greet(browser_id="b-2", browser="Chromium of Bea")
    await hand.until(lambda: len(hand.heard) >= 2)
    last = hand.heard[-1]
    assert isinstance(last, LinkChanged) and last.connected
    assert "another browser took over (Chromium of Bea)" in (last.reason or "")


async def test_a_write_at_another_browser_is_unknown(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    second, _ = await hand.greet(browser_id="b-2")
    assert getattr(await work, "code", "") == "outcome_unknown"
    assert '"type":"call"' not in "".join(second.sent)


async def test_frames_of_a_replaced_connection_are_dropped(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.greet(open_calls=[known("w1", "dispatching")])
    await hand.answer(pipe, "w1", Ok(data={"from": "the old one"}))
    hand.clock.advance(DEADLINE_S + GRACE_S)
    assert getattr(await work, "code", "") == "outcome_unknown"


# Silence, nonsense, size


async def test_a_heartbeat_is_sent_each_period(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    await hand.next(pipe, frames.Heartbeat)
    hand.clock.advance(HEARTBEAT_MS / 1000)
    assert (await hand.next(pipe, frames.Heartbeat)).sent_ms == hand.clock.unix_ms()


async def test_silence_ends_the_connection_and_says_so(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    for _ in range(3):
        hand.clock.advance(HEARTBEAT_MS / 1000)
    await hand.until(lambda: pipe.closed is not None)
    assert pipe.closed == (4002, "nothing came from the browser for 45 s")
    assert not hand.link.connected


async def test_any_frame_is_a_sign_of_life(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    for beat in range(6):
        await hand.say(pipe, frames.Heartbeat(sent_ms=beat))
        await hand.until(lambda: hand.link.status().last_heartbeat_ms == 0)
        hand.clock.advance(HEARTBEAT_MS / 1000)
    assert hand.link.connected


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no json", 1008),
        ('{"type":"nonsense"}', 1008),
        ('{"type":"heartbeat","sentMs":1,"more":2}', 1008),
        ('{"type":"welcome"}', 1008),
        ("[" * 100 + "]" * 100, 1008),
        ('"' + "x" * MAX_FRAME_BYTES + '"', 1009),
    ],
)
async def test_a_malformed_frame_closes_the_connection_with_a_reason(hand: Hand, text: str, code: int) -> None:
    pipe, _ = await hand.greet()
    await hand.say(pipe, text)
    await hand.until(lambda: pipe.closed is not None)
    assert pipe.closed is not None and pipe.closed[0] == code and pipe.closed[1]


async def test_a_malformed_frame_costs_no_other_call(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.say(pipe, "nonsense")
    await hand.until(lambda: not hand.link.connected)
    again, _ = await hand.greet(open_calls=[known("w1", "dispatching")])
    await hand.answer(again, "w1")
    assert (await work).ok


async def test_an_answer_that_cannot_be_read_costs_its_own_call_alone(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    spoilt, fine = hand.ask(make_list("r1")), hand.ask(make_list("r2"))
    await hand.say(pipe, '{"type":"result","id":"r1","result":{"ok":"yes"}}')
    await hand.answer(pipe, "r2")
    assert getattr(await spoilt, "code", "") == "unsupported"
    assert (await fine).ok and hand.link.connected


async def test_a_write_whose_answer_cannot_be_read_is_unknown(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.say(pipe, '{"type":"result","id":"w1","result":{"ok":"yes"}}')
    assert getattr(await work, "code", "") == "outcome_unknown"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_write_whose_answer_cannot_be_read_is_never_taken_for_one_that_did_not_arrive(
    hand: Hand, restarted: bool
) -> None:
    pipe, _ = await hand.greet()
    if restarted:
        await hand.intents.record(make_click("w1"), "w-1")
        hand.link.expect({"w1": "w-1"})
    else:
        hand.ask(make_click("w1"))
        await hand.next(pipe, frames.CallFrame)
    await hand.say(pipe, '{"type":"result","id":"w1","result":{"ok":"yes"}}')
    await hand.say(pipe, '{"type":"result","id":"r9","result":{"ok":"yes"}}')
    await hand.next(pipe, frames.Ack)
    await hand.until(lambda: not hand.link._calls._tasks)
    assert [frame for frame in pipe.sent if '"type":"ack"' in frame] == [frames.Ack(id="r9").to_json()]
    _, welcome = await hand.greet(open_calls=[known("w1", "done")])
    assert (welcome.open_call_ids, hand.intents.settled) == (["w1"], {})


async def test_a_call_that_is_too_large_is_refused_before_it_is_sent(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    file = UploadFile(name="a.bin", mime="application/octet-stream", base64="A" * MAX_FRAME_BYTES)
    args = UploadArgs(tab_id=1, selector=ByRole(role="button", name="File"), files=[file])
    call = DomUpload(id="u1", epoch=1, session_id="s1", deadline_ms=DEADLINE_MS, args=args)
    result = await hand.link.call(call)
    assert getattr(result, "code", "") == "bad_argument"
    assert hand.intents.settled["u1"] == result and '"type":"call"' not in "".join(pipe.sent)


async def test_a_listener_that_fails_harms_neither_link_nor_other_listeners(hand: Hand) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context))

    def fail_always(_event: object) -> None:
        raise ValueError("a bug in a listener")

    hand.link.subscribe(fail_always)
    heard: list[object] = []
    hand.link.subscribe(heard.append)
    await hand.greet()
    await hand.until(lambda: bool(heard and failures))
    assert hand.link.connected


# Fence, events, small frames


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


async def test_events_reach_the_listeners_in_order(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    for number in range(3):
        event = frames.PageChanged(tab_id=1, url="https://a.test/", ts=number)
        await hand.say(pipe, frames.EventFrame(event=event))
    await hand.until(lambda: len(hand.heard) == 4)
    assert [getattr(event, "ts", None) for event in hand.heard] == [None, 0, 1, 2]


async def test_grants_are_in_the_welcome_and_follow_when_they_change(hand: Hand) -> None:
    hand.link.set_grants([frames.GrantedOrigin(origin="https://a.test")])
    pipe, welcome = await hand.greet()
    hand.link.set_grants([])
    assert (len(welcome.grants), (await hand.next(pipe, frames.Grants)).grants) == (1, [])


async def test_a_secret_is_on_the_frame_of_its_call_and_gone_after_it(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    secret = Secret("hunter2", "https://a.test")
    work = asyncio.create_task(hand.link.call(make_login("t1"), {"vault-1": secret}))
    frame = await hand.next(pipe, frames.CallFrame)
    assert (frame.secrets, frame.secret_origins) == ({"vault-1": "hunter2"}, {"vault-1": "https://a.test"})
    await hand.answer(pipe, "t1")
    assert "hunter2" not in repr(await work) + repr(secret)


async def test_without_a_browser_calls_fail_at_once_and_say_what_to_do(hand: Hand) -> None:
    result = await hand.link.call(make_list("r1"))
    assert "browser-copilot up" in getattr(result, "error", "")


async def test_a_browser_that_is_long_gone_is_not_waited_for(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    await hand.lose(pipe)
    hand.clock.advance(RETURN_S)
    assert getattr(await hand.link.call(make_list("r1")), "code", "") == "link_lost"


async def test_closing_the_link_answers_what_is_open(hand: Hand) -> None:
    pipe, _ = await hand.greet()
    work = hand.ask(make_click("w1"))
    await hand.next(pipe, frames.CallFrame)
    await hand.link.close()
    assert getattr(await work, "code", "") == "outcome_unknown"


async def test_a_failing_store_fails_the_call_and_not_the_link(hand: Hand) -> None:
    await hand.greet()
    hand.intents.broken = True
    with pytest.raises(StoreError):
        await hand.link.call(make_click("w1"))
    assert hand.link.connected


def test_epochs_rise_and_those_of_the_newest_sessions_are_remembered() -> None:
    epochs: dict[str, int] = {}
    for number in range(MAX_SESSIONS):
        raise_to(epochs, f"s-{number}", 1)
    raise_to(epochs, "s-0", 7)
    raise_to(epochs, "s-0", 3)
    raise_to(epochs, "s-new", 1)
    assert (len(epochs), epochs["s-0"], "s-1" in epochs) == (MAX_SESSIONS, 7, False)
