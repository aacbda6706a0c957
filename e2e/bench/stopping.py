"""How fast a stop is heard and done, what still happens after it, and whether the copilot answers while it hangs."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_world import FakeWorld
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.tools import Call, DomClick, get_effect
from browser_copilot.store.events import Reader
from e2e.bench.goals import at_most, exactly
from e2e.bench.stage import (
    PATIENCE,
    Script,
    Stage,
    click_on,
    hang,
    make_shop,
    open_database,
    open_stage,
    read_until,
)
from e2e.bench.table import Goal, median, percentile, render_table
from tests.contract.peer import Peer, dial
from tests.contract.rig import SECRET, serve

SPREAD_S = 0.06  # a stop comes at a random time within this of the task's first event
MANY = 100
CLOCK_MS = 1  # event times are whole milliseconds
HEADS = ("stop", "stops", "ack p50", "p99", "STOPPED p50", "p99", "max", "acted after ack")


@dataclass
class Stops:
    """Milliseconds from the command to its answer (the acknowledgement), and to the STOPPED of the durable log."""

    name: str
    acknowledged: list[float] = field(default_factory=list)
    stopped: list[float] = field(default_factory=list)
    late: int = 0

    def row(self) -> tuple[object, ...]:
        ack, end = self.acknowledged, self.stopped
        return (self.name, len(end), median(ack), percentile(ack, 0.99), median(end), percentile(end, 0.99), max(end),
                self.late)  # fmt: skip


@dataclass
class Ground:
    """A stage, when its browser acted (Unix ms), and how its next click is made to hang."""

    stage: Stage
    acted: list[float]
    silence: Callable[[], None]


@asynccontextmanager
async def open_fake(folder: Path) -> AsyncIterator[Ground]:
    """The browser in memory."""
    async with open_database(folder) as database:
        browser = FakeBrowser(make_shop(), intents=database.intents)
        acted: list[float] = []

        async def note(call: Call) -> None:
            if get_effect(call) == "write":
                acted.append(time.time() * 1000)

        browser.after = note
        async with open_stage(folder, browser, database) as stage:
            yield Ground(stage, acted, lambda: browser.hang("dom.click"))


@asynccontextmanager
async def open_link(folder: Path) -> AsyncIterator[Ground]:
    """The real link and a scripted extension at the other end of a real socket."""
    async with open_database(folder) as database:
        link = ExtensionLink(SECRET, EXTENSION_ID, database.intents)
        world = FakeWorld(make_shop(), "about:blank")
        acted: list[float] = []
        silent: list[bool] = []

        async def handle(call: Call, secrets: Mapping[str, Secret]) -> Result:
            if silent and isinstance(call, DomClick):
                silent.clear()
                await asyncio.Event().wait()
            result = world.execute(call, secrets)
            if get_effect(call) == "write":
                acted.append(time.time() * 1000)
            return result

        async with serve(link) as url:
            peer = Peer(dial(url), SECRET, handle)
            await peer.connect()
            async with open_stage(folder, link, database) as stage:
                yield Ground(stage, acted, lambda: silent.append(True))
            await peer.close()


async def stop_once(ground: Ground, script: Script, wait_for: type[e.Event], stops: Stops) -> None:
    """One task, one stop at a random time."""
    stage = ground.stage
    session, reader = await stage.begin(script)
    await read_until(reader, wait_for)
    await asyncio.sleep(random.uniform(0, SPREAD_S))
    began = time.perf_counter()
    await stage.do(c.Stop(), session)
    acknowledged, at_ms = time.perf_counter(), time.time() * 1000
    _, stopped = await read_until(reader, e.Stopped)
    reader.close()
    stops.acknowledged.append((acknowledged - began) * 1000)
    stops.stopped.append((stopped - began) * 1000)
    stops.late += sum(at > at_ms + CLOCK_MS for at in ground.acted)
    ground.acted.clear()
    await stage.runtime.close_session(session)


async def bench_stops(folder: Path, count: int) -> list[Goal]:
    """Stops of a busy task, of one whose browser is silent, of one whose model hangs; by two browsers."""
    measured: list[Stops] = []
    for where, opening in (("browser in memory", open_fake), ("real link, scripted extension", open_link)):
        place = folder / where.replace(" ", "-").replace(",", "")
        place.mkdir()
        async with opening(place) as ground:
            busy, silent, thinking = (Stops(f"{what}, {where}") for what in ("busy", "silent page", "hanging model"))
            for _ in range(count):
                await stop_once(ground, click_on, e.ActionDone, busy)
            for _ in range(count // 3):
                ground.silence()
                await stop_once(ground, click_on, e.StepStarted, silent)
            for _ in range(count // 3):
                await stop_once(ground, hang, e.TaskStarted, thinking)
            measured += [busy, silent, thinking]
    return judge("stop, simulated browsers", measured)


def judge(what: str, measured: list[Stops]) -> list[Goal]:
    """All of them as one, after the table of each."""
    print(render_table("Stop at random times, ms", HEADS, [stops.row() for stops in measured]))
    ack = [one for stops in measured for one in stops.acknowledged]
    end = [one for stops in measured for one in stops.stopped]
    return [
        at_most(f"{what}: acknowledged, p99 of {len(ack):,}", percentile(ack, 0.99), 50),
        at_most("  acknowledged, never over", max(ack), 100),
        at_most("  STOPPED, p99", percentile(end, 0.99), 200),
        at_most("  STOPPED, never over", max(end), 500),
        judge_slowest("acknowledged", {stops.name: stops.acknowledged for stops in measured}, 50),
        judge_slowest("STOPPED", {stops.name: stops.stopped for stops in measured}, 200),
        exactly(f"  actions after the acknowledgement, in {len(end):,} stops", sum(stops.late for stops in measured)),
    ]


def judge_slowest(what: str, times: dict[str, list[float]], limit: float) -> Goal:
    """The p99 of the door where it is highest; it says something of a hundred stops and more."""
    many = {name: found for name, found in times.items() if len(found) >= MANY} or times
    name = max(many, key=lambda one: percentile(many[one], 0.99))
    return at_most(f"  {what}, p99 of {len(times[name])}: {name}", percentile(times[name], 0.99), limit)


async def bench_answers(folder: Path, count: int) -> list[Goal]:
    """Questions put while a task hangs, until the answer is read."""
    async with open_fake(folder) as ground:
        session, reader = await ground.stage.begin(hang)
        await read_until(reader, e.TaskStarted)
        times = []
        for number in range(count):
            text = ("What are you doing?", "How far are you?", "What did you find?")[number % 3]
            asked = ground.stage.runtime.events.last_seq
            began = time.perf_counter()
            await ground.stage.do(c.SubmitPrompt(text=text), session)
            await answer(reader, asked)
            times.append((time.perf_counter() - began) * 1000)
    rows = [("question to answer", count, median(times), percentile(times, 0.99), max(times))]
    print(render_table("Answers while the task hangs, ms", ("", "asked", "p50", "p99", "max"), rows))
    return [at_most("chat answer while the executor hangs, p99", percentile(times, 0.99), 100)]


async def answer(reader: Reader, after: int) -> None:
    """Wait until the copilot has spoken after that event. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for entry in await reader.next(None):
                event = entry.envelope.event
                if entry.seq > after and isinstance(event, e.ChatSaid) and event.role == "assistant":
                    return
