"""Stops while the server writes thousands of events a second, and twenty clients read them all over real sockets."""

import asyncio
import multiprocessing
import random
import re
import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

from websockets.asyncio.client import connect

from browser_copilot.agent.desk import Desk
from browser_copilot.app import App
from browser_copilot.browser.fake_world import FakeWorld
from browser_copilot.browser.pairing import load_secret
from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Call, get_effect
from e2e.bench.flow import BATCH, RATE, READERS
from e2e.bench.goals import at_least, at_most
from e2e.bench.serving import ForkedServer
from e2e.bench.stage import PATIENCE, SHOP, click_on, make_shop
from e2e.bench.stopping import CLOCK_MS, SPREAD_S, Stops, judge
from e2e.bench.table import Goal, median, percentile, render_table
from tests.contract.peer import Peer, dial

PACE = RATE * 1.04
"""Events a second that are written: a little more than must reach everybody."""
WARM_S = 1.0
STAMP = re.compile(r'"ts_unix_ms":(\d+)')
SUBSCRIBE = '{"type":"subscribe","after":0,"frames":false}'


class Clicks:
    """A pursuer that clicks every ten milliseconds; it goes to another process."""

    async def pursue(self, task: Task, desk: Desk) -> Task:
        return await click_on(task, desk)


async def write_on(app: App) -> None:
    """Beside the server: so many events a second, for ever; what a slow machine did not manage in time is left out."""
    began, number = time.perf_counter(), 0
    while True:
        for _ in range(BATCH):
            app.runtime.events.emit(e.ChatSaid(role="assistant", text=f"line {number}"), "load")
            number += 1
        early = began + number / PACE - time.perf_counter()
        if early < -SPREAD_S:
            await app.runtime.events.flush()
            began -= early
        await asyncio.sleep(max(0.0, early))


def read_all(address: str, token: str, line: Connection) -> None:
    """In a process of its own: clients that read everything until they are told to end; answers what they saw."""
    asyncio.run(_read_all(address, token, line))


async def _read_all(address: str, token: str, line: Connection) -> None:
    seen: list[int] = [0] * READERS
    delays: list[float] = []

    async def follow(number: int) -> None:
        async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as client:
            await client.send(SUBSCRIBE)
            async for text in client:
                now = time.time() * 1000
                stamps = STAMP.findall(str(text))
                assert stamps, text[:300]
                if time.perf_counter() > warm:
                    seen[number] += len(stamps)
                    delays.append(now - float(stamps[0]))

    warm = time.perf_counter() + WARM_S
    clients = [asyncio.create_task(follow(number)) for number in range(READERS)]
    await asyncio.to_thread(line.recv)
    seconds = time.perf_counter() - warm
    failed = [client.exception() for client in clients if client.done()]
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    assert not failed, failed
    line.send((min(seen) / seconds, delays))


async def bench_crowd(folder: Path, count: int) -> list[Goal]:
    """Stops by REST of a task that clicks in a scripted browser, while the events flow."""
    server = ForkedServer(folder, Clicks(), write_on)
    server.start()
    context = multiprocessing.get_context("forkserver")
    ours, theirs = context.Pipe()
    address = f"ws://127.0.0.1:{server.port}/ws/frontend"
    readers = context.Process(target=read_all, args=(address, server.token, theirs), daemon=True)
    readers.start()
    acted: list[float] = []
    world = FakeWorld(make_shop(), "about:blank")

    async def handle(call: Call, secrets: Mapping[str, Secret]) -> Result:
        if get_effect(call) == "write":
            acted.append(time.time() * 1000)
        return world.execute(call, secrets)

    peer = Peer(dial(f"ws://127.0.0.1:{server.port}/ws/browser"), load_secret(folder / "data"), handle)
    stops = Stops(f"REST, {RATE:,} events/s read by {READERS} sockets")
    try:
        await peer.connect()
        await asyncio.sleep(2 * WARM_S)
        for _ in range(count):
            await stop_once(server, acted, stops)
        ours.send("end")
        if not await asyncio.to_thread(ours.poll, PATIENCE):
            raise RuntimeError("the clients did not end")
        rate, delays = ours.recv()
    finally:
        await peer.close()
        server.stop()
        readers.kill()
        readers.join()
    rows = [(READERS, rate, median(delays), percentile(delays, 0.99))]
    print(
        render_table(
            "Real sockets", ("clients", "events/s of the slowest", "oldest of a batch, p50 ms", "p99 ms"), rows
        )
    )
    return [
        at_least(f"durable events read by each of {READERS} clients over sockets", rate, RATE, "/s"),
        at_most("  delay, p99", percentile(delays, 0.99), 50),
        *judge("  stop under that load", [stops]),
    ]


async def stop_once(server: ForkedServer, acted: list[float], stops: Stops) -> None:
    """One task, one stop at a random time."""
    started = await asyncio.to_thread(server.ask, "POST", "/api/copilot/session/start/skills", content="/tmp")
    session, before = str(started["sessionId"]), len(acted)
    goal = {"type": "SubmitPrompt", "text": "click on", "url": SHOP, "allow": [SHOP.rstrip("/")]}
    await asyncio.to_thread(server.command, session, goal)
    async with asyncio.timeout(PATIENCE):
        while len(acted) == before:
            await asyncio.sleep(SPREAD_S / 10)
    await asyncio.sleep(random.uniform(0, SPREAD_S))
    began, wall = time.perf_counter(), time.time() * 1000
    await asyncio.to_thread(server.command, session, {"type": "Stop"})
    stops.acknowledged.append((time.perf_counter() - began) * 1000)
    at = time.time() * 1000
    async with asyncio.timeout(PATIENCE):
        while not (log := await asyncio.to_thread(find_stopped, server, session)):
            await asyncio.sleep(SPREAD_S)
    stops.stopped.append(log - wall)
    stops.late += sum(when > at + CLOCK_MS for when in acted)
    await asyncio.to_thread(server.ask, "POST", f"/api/copilot/session/{session}/stop")


def find_stopped(server: ForkedServer, session: str) -> float | None:
    """When the log says that it was stopped, Unix ms."""
    found = [one["ts_unix_ms"] for one in server.envelopes(session) if one["event"]["type"] == "STOPPED"]
    return float(found[0]) if found else None
