"""A reader takes only what was sent; who goes away takes nothing along."""

import asyncio
from typing import Any

import pytest

from browser_copilot.portal import feed as feeds
from browser_copilot.portal import live
from browser_copilot.portal.feed import Feed
from browser_copilot.portal.live import MAX_ENDED, MAX_READERS, QUIET_S, LiveAnswer, LiveBook, LiveReader
from tests.portal.rig import PATIENCE, Rig, StillClock


class Caller:
    """The other end of one ASGI request."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.sent.append(message)


SCOPE: dict[str, Any] = {"type": "http", "method": "GET", "headers": []}


async def call(reader: LiveReader, clock: StillClock, caller: Caller) -> None:
    await LiveAnswer(reader, clock, "Gone")(SCOPE, caller.receive, caller.send)  # type: ignore[arg-type]


async def body(reader: LiveReader, clock: StillClock) -> bytes:
    caller = Caller()
    async with asyncio.timeout(PATIENCE):
        await call(reader, clock, caller)
    return bytes(caller.sent[1]["body"])


async def test_a_response_that_comes_after_the_caller_left_is_kept_for_the_next() -> None:
    feed, clock, leaver = Feed(), StillClock(), Caller()
    reader = LiveReader(feed.fetcher())
    waiting = asyncio.create_task(call(reader, clock, leaver))
    await clock.sleeping()
    leaver.gone.set()
    await waiting
    feed.push({"n": 1})
    assert (leaver.sent, await body(reader, clock)) == ([], b'{"n":1}')


async def test_a_caller_that_leaves_as_the_response_comes_does_not_get_it() -> None:
    feed, clock, leaver = Feed(), StillClock(), Caller()
    reader = LiveReader(feed.fetcher())
    waiting = asyncio.create_task(call(reader, clock, leaver))
    await clock.sleeping()
    leaver.gone.set()
    feed.push({"n": 1})
    await waiting
    second = b"" if leaver.sent else await body(reader, clock)
    assert (leaver.sent, second) == ([], b'{"n":1}')


async def test_a_response_whose_sending_broke_is_sent_again() -> None:
    feed, clock = Feed(), StillClock()
    reader = LiveReader(feed.fetcher())
    feed.push({"n": 1})

    class Broken(Caller):
        async def send(self, message: Any) -> None:
            raise OSError("the line is cut")

    with pytest.raises(OSError, match="cut"):
        await call(reader, clock, Broken())
    assert await body(reader, clock) == b'{"n":1}'


async def test_a_cancelled_call_leaves_the_reader_free() -> None:
    feed, clock = Feed(), StillClock()
    reader = LiveReader(feed.fetcher())
    waiting = asyncio.create_task(call(reader, clock, Caller()))
    await clock.sleeping()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    feed.push({"n": 1})
    assert await body(reader, clock) == b'{"n":1}'


async def test_a_closed_reader_says_what_is_missing() -> None:
    reader = LiveReader(Feed().fetcher())
    reader.close()
    assert await body(reader, StillClock()) == b'{"error":"Gone"}'


async def test_an_ended_feed_is_read_to_its_end_first() -> None:
    feed = Feed()
    reader = LiveReader(feed.fetcher())
    feed.push({"n": 1})
    feed.end()
    assert [await body(reader, StillClock()) for _ in range(2)] == [b'{"n":1}', b'{"error":"Gone"}']


async def test_a_run_that_goes_on_for_days_keeps_its_newest_callbacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeds, "MAX_FED", 2)
    feed, clock = Feed(), StillClock()
    early, late = LiveReader(feed.fetcher()), LiveReader(feed.fetcher())
    feed.push({"n": 0})
    assert await body(early, clock) == b'{"n":0}'
    for number in (1, 2, 3):
        feed.push({"n": number})
    feed.end()
    read = [[await body(one, clock) for _ in range(3)] for one in (early, late)]
    assert read == [[b'{"n":2}', b'{"n":3}', b'{"error":"Gone"}']] * 2


async def test_a_session_has_so_many_readers_and_no_more(rig: Rig) -> None:
    session = await rig.start()
    for number in range(MAX_READERS):
        await rig.get(f"copilot/session/{session}/live/{number}")
    reply = await rig.client.get(f"/api/copilot/session/{session}/live/more")
    assert (reply.status_code, reply.json()["error"]) == (409, "TooManyReaders")


async def test_readers_that_went_away_make_room_and_the_one_of_the_specification_has_its_place(rig: Rig) -> None:
    session = await rig.start()
    for number in range(MAX_READERS):
        await rig.get(f"copilot/session/{session}/live/{number}")
    first = await rig.get(f"copilot/session/{session}/live")
    rig.clock.advance(QUIET_S)
    new = await rig.client.get(f"/api/copilot/session/{session}/live/more")
    assert ("callback" in first, new.json()) == (True, first)


async def test_the_oldest_ended_run_is_forgotten(rig: Rig) -> None:
    book = LiveBook(rig.runtime.events, rig.clock)
    for number in range(MAX_ENDED + 1):
        book.open_feed("task", str(number), Feed())
        book.end_run("task", str(number))
    assert [book.is_known("task", number) for number in ("0", "1")] == [False, True]


async def test_a_reader_that_was_left_keeps_nothing_in_memory(rig: Rig) -> None:
    """Whoever read once and never came back costs the log no cursor, and misses nothing when it does come."""
    session = await rig.start()
    first = await rig.get(f"copilot/session/{session}/live")
    assert first["event"]["event"]["type"] == "SESSION_CREATED"
    for _ in range(20):
        await rig.post(f"copilot/session/{session}/query", "what can you do?")
    await rig.runtime.events.flush()
    assert [reader for reader in rig.runtime.events._readers if reader._session_id == session] == []
    assert (await rig.get(f"copilot/session/{session}/live"))["callback"] == "onStartMessage"


async def test_readers_of_many_sessions_push_out_the_oldest(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MAX_READ", 2)
    book = LiveBook(rig.runtime.events, rig.clock)
    for name in ("one", "two", "three"):
        book.find_session_reader(name, "")
        book.end_session(f"old {name}")
    assert (list(book._readers), list(book._starts)) == (
        [("session", "two"), ("session", "three")],
        ["old two", "old three"],
    )
