"""The event log numbers, keeps and publishes every event once."""

import asyncio

import pytest

from browser_copilot.errors import StoreError
from browser_copilot.protocol.events import ChatSaid, Event, StopRequested
from browser_copilot.store.database import Database
from browser_copilot.store.events import MAX_PENDING, Reader


def say(text: str) -> Event:
    return ChatSaid(role="user", text=text)


async def collect(reader: Reader, count: int) -> list[int]:
    found: list[int] = []
    async with asyncio.timeout(60):
        while len(found) < count:
            found += [entry.seq for entry in await reader.next(30)]
    return found


async def test_events_are_numbered_in_the_order_of_emission(database: Database) -> None:
    numbers = [database.events.emit(say(str(i)), f"s{i % 3}").seq for i in range(50)]
    assert numbers == list(range(numbers[0], numbers[0] + 50))


async def test_a_reader_sees_an_event_only_once_it_is_durable(database: Database) -> None:
    reader = database.events.reader("s")
    envelope = database.events.emit(StopRequested(source="user"), "s")
    entry = (await reader.next(30))[0]
    stored = await database.events.read("s", envelope.seq - 1)
    assert [e.text for e in stored] == [entry.text]


async def test_a_reader_of_one_session_sees_no_other(database: Database) -> None:
    reader = database.events.reader("a")
    for i in range(20):
        database.events.emit(say(str(i)), "b" if i % 2 else "a")
    assert len(await collect(reader, 10)) == 10
    await database.events.flush()
    assert await reader.next(0.01) == []


async def test_a_reader_that_falls_behind_loses_nothing(database: Database) -> None:
    reader = database.events.reader("s", after=database.events.last_seq)
    await reader.next(0.01)
    total = MAX_PENDING + 1_500
    first = database.events.last_seq + 1
    for i in range(total):
        database.events.emit(say(str(i)), "s")
    await database.events.flush()
    assert await collect(reader, total) == list(range(first, first + total))


async def test_a_reader_with_a_cursor_starts_after_it(database: Database) -> None:
    seqs = [database.events.emit(say(str(i)), "s").seq for i in range(10)]
    await database.events.flush()
    reader = database.events.reader("s", after=seqs[6])
    assert await collect(reader, 3) == seqs[7:]


async def test_readers_are_independent(database: Database) -> None:
    one, two = database.events.reader("s"), database.events.reader("s")
    seqs = [database.events.emit(say(str(i)), "s").seq for i in range(5)]
    assert await collect(one, 5) == seqs
    assert await collect(two, 5) == seqs


async def test_numbers_go_on_after_a_restart(url: str) -> None:
    first = await Database.open(url)
    last = first.events.emit(say("before"), "s").seq
    await first.close()
    second = await Database.open(url)
    assert second.events.emit(say("after"), "s").seq == last + 1
    await second.close()


async def test_a_commit_whose_answer_was_lost_is_made_again_and_changes_nothing(database: Database) -> None:
    lost: list[str] = []

    def lose_once(point: str) -> None:
        if point == "event.committed" and not lost:
            lost.append(point)
            raise StoreError("the connection is gone")

    database.mark = lose_once
    reader = database.events.reader("s", after=database.events.last_seq)
    seqs = [database.events.emit(say(str(i)), "s").seq for i in range(3)]
    assert await collect(reader, 3) == seqs and lost
    assert [entry.seq for entry in await database.events.read("s", seqs[0] - 1)] == seqs


async def test_closing_writes_what_was_emitted(url: str) -> None:
    first = await Database.open(url)
    seq = first.events.emit(say("last words"), "s").seq
    await first.close()
    second = await Database.open(url)
    assert [entry.envelope.event for entry in await second.events.read("s", seq - 1)] == [say("last words")]
    await second.close()


async def test_a_closed_log_refuses_events(url: str) -> None:
    database = await Database.open(url)
    await database.close()
    with pytest.raises(StoreError, match="closed"):
        database.events.emit(say("late"), "s")


async def test_pruning_keeps_the_newest_event(database: Database) -> None:
    for i in range(5):
        database.events.emit(say(str(i)), "s")
    last = database.events.last_seq
    await database.events.flush()
    await database.events.prune(2**52, ephemeral_only=False)
    assert [entry.seq for entry in await database.events.read(None)] == [last]
