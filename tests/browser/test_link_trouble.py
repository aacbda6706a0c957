"""Silence, nonsense and size: what the link makes of a peer that is not well."""

import asyncio

import pytest

from browser_copilot.protocol import frames
from browser_copilot.protocol.limits import MAX_FRAME_BYTES
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.tools import DomUpload, UploadArgs, UploadFile
from tests.browser.by_hand import HEARTBEAT_MS, Hand, known
from tests.contract.harness import DEADLINE_MS, make_click, make_list


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
