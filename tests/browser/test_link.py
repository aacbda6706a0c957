"""The link frame by frame: who is let in, which of two browsers counts, and what passes between them."""

import asyncio

import pytest

from browser_copilot.browser.calls import GRACE_S
from browser_copilot.browser.handshake import compute_proof
from browser_copilot.browser.ledger import MAX_SESSIONS, raise_to
from browser_copilot.browser.link import RETURN_S
from browser_copilot.browser.port import LinkChanged, Secret
from browser_copilot.errors import StoreError
from browser_copilot.protocol import frames
from browser_copilot.protocol.tools import Ok
from tests.browser.by_hand import Hand, known, make_hello
from tests.contract.harness import DEADLINE_MS, make_click, make_list, make_login
from tests.contract.rig import SECRET

DEADLINE_S = DEADLINE_MS / 1000


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
