"""The event log under load, and many sessions at once: every reader gets what is its own, and only that."""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.protocol import events as e
from browser_copilot.store.events import Entry, EventLog, Reader
from e2e.bench.goals import at_least, at_most, exactly
from e2e.bench.stage import click_times, make_shop, open_database, open_stage
from e2e.bench.table import Goal, median, percentile, render_table

READERS = 20
RATE = 5_000  # events a second in the paced run
BATCH = 50
SESSIONS_S = 900.0
EVENTS_OF_A_CLICK = 8
"""At least, in each session's log."""


async def bench_events(folder: Path, count: int) -> list[Goal]:
    """As fast as they can be written, then paced, to see how late a reader gets each."""
    async with open_database(folder) as database:
        log = database.events
        sent: dict[int, float] = {}
        delays: list[float] = []
        wrong = 0

        async def follow(reader: Reader, last: int) -> None:
            nonlocal wrong
            while reader.cursor < last:
                expected = reader.cursor + 1
                for number, entry in enumerate(await reader.next(None), expected):
                    wrong += entry.seq != number
                    if entry.seq in sent:
                        delays.append((time.perf_counter() - sent[entry.seq]) * 1000)

        async def write(events: int, pause_s: float) -> float:
            delays.clear()
            sent.clear()
            readers = [log.reader(None) for _ in range(READERS)]
            tasks = [asyncio.create_task(follow(reader, log.last_seq + events)) for reader in readers]
            began = time.perf_counter()
            for number in range(events):
                sent[log.emit(e.ChatSaid(role="assistant", text=f"line {number}"), "bench").seq] = time.perf_counter()
                if number % BATCH == BATCH - 1:
                    await asyncio.sleep(max(0.0, began + number * pause_s - time.perf_counter()))
            await asyncio.gather(*tasks)
            for reader in readers:
                reader.close()
            return events / (time.perf_counter() - began)

        rows = []
        for name, pause_s in (
            ("as fast as possible", 0.0),
            (f"paced at {RATE:,}/s", 1 / RATE),
            ("paced at 1,000/s", 1e-3),
        ):
            rate = await write(count, pause_s)
            rows.append((name, count, rate, median(delays), percentile(delays, 0.99)))
    heads = ("durable events", "events", "events/s", "delay p50 ms", "p99 ms")
    print(render_table(f"Event log on disk, {READERS} readers of everything", heads, rows))
    return [
        at_least(f"durable events, {READERS} readers in the server, as fast as possible", rows[0][2], RATE, "/s"),
        at_most(f"  delay at {RATE:,}/s, p99", rows[1][4], 50),
        exactly("  events that a reader missed, or saw out of order", wrong),
    ]


async def bench_sessions(folder: Path, count: int, clicks: int) -> list[Goal]:
    """Each session has a task of its own; its reader must see all of that session and its tab, and nothing else."""
    async with open_database(folder) as database:
        browser = FakeBrowser(make_shop(), intents=database.intents)
        async with open_stage(folder, browser, database) as stage:
            seconds: list[float] = []
            seen: dict[str, list[int]] = {}
            goals: dict[str, str] = {}

            async def follow(number: int) -> None:
                began, goal = time.perf_counter(), f"Click for guest {number}."
                session, reader = await stage.begin(click_times(clicks), goal)
                goals[session], seen[session] = goal, []
                while not reader.closed:
                    for entry in await reader.next(None):
                        seen[session].append(entry.seq)
                        if isinstance(entry.envelope.event, e.SessionSaved):
                            seconds.append(time.perf_counter() - began)
                            reader.close()
                            break

            async with asyncio.timeout(SESSIONS_S):
                await asyncio.gather(*(follow(number) for number in range(count)))
            entries = await read_whole(database.events)
    messages = sum(map(len, seen.values()))
    foreign = count_foreign(entries, goals) + count_misled(entries, seen)
    rows = [
        ("sessions", count),
        ("messages read", messages),
        ("of another session, tab or task, or missed", foreign),
        ("median session, s", median(seconds)),
        ("slowest 1 %, s", percentile(seconds, 0.99)),
        ("slowest 1 % / median", percentile(seconds, 0.99) / median(seconds)),
    ]
    print(render_table("Sessions at once", ("figure", "value"), rows))
    return [
        exactly(f"{count} sessions at once: messages of another session, or missed", foreign),
        at_least("  messages", messages, count * clicks * EVENTS_OF_A_CLICK, ""),
        at_most("  slowest p99 / median of the sessions", percentile(seconds, 0.99) / median(seconds), 2.0, "x"),
    ]


async def read_whole(log: EventLog) -> list[Entry]:
    """All events, of whatever session."""
    found: list[Entry] = []
    while page := await log.read(None, found[-1].seq if found else 0):
        found += page
    return found


def count_foreign(entries: Sequence[Entry], goals: Mapping[str, str]) -> int:
    """Events in the log of a session that tell of another one's task, tab or goal."""
    owners: dict[tuple[str, object], str] = {(goal, "goal"): session for session, goal in goals.items()}
    foreign = 0
    for entry in entries:
        event = entry.envelope.event
        named: list[tuple[str, object]] = [("task", entry.envelope.task_id), ("run", entry.envelope.run_id)]
        match event:
            case e.ActionDone():
                named.append(("tab", event.tab_id))
            case e.RunStarted():
                named.append((event.task, "goal"))
            case e.TaskCompleted():
                named.append((str(event.answer), "goal"))
            case e.TaskProgressed():
                named.append((str(event.current), "goal"))
            case e.TaskStatusChanged():
                named.append((str(event.subgoal), "goal"))
        owned = [one for one in named if one[1] is not None]
        is_own = entry.envelope.session_id == entry.session_id
        foreign += not is_own or any(owners.setdefault(one, entry.session_id) != entry.session_id for one in owned)
    return foreign


def count_misled(entries: Sequence[Entry], seen: Mapping[str, Sequence[int]]) -> int:
    """Events that the reader of a session was given though they are none of its own, twice, or not at all."""
    own: dict[str, list[int]] = {session: [] for session in seen}
    for entry in entries:
        if entry.session_id in seen and entry.seq <= seen[entry.session_id][-1]:
            own[entry.session_id].append(entry.seq)
    return sum((Counter(own[session]) - Counter(given)).total() + (Counter(given) - Counter(own[session])).total()
               for session, given in seen.items())  # fmt: skip
