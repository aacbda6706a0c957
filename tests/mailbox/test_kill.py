"""Client and host are killed at random, between any two file operations; nothing is done twice and all is answered."""

import asyncio
import os
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from browser_copilot.errors import UsageError
from browser_copilot.mailbox import folders as folders_module
from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.folders import Folders, Request
from browser_copilot.mailbox.host import Host
from browser_copilot.mailbox.journal import Attempt, Effect
from browser_copilot.mailbox.outcome import Answer
from tests.mailbox.rig import SECONDS, QuickClock

REQUESTS = 60
KILL = 0.04
SURELY = 5  # this write of each process kills it, whatever the dice say
COMMANDS = ("read", "click", "run")


class Killed(BaseException):
    """The process ended here."""


class World:
    """What outlives both processes: the disk, and what was really done. Like the browser, it does an id once."""

    is_at_work = False

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.kills: Counter[str] = Counter()
        self.writes: Counter[str] = Counter()
        self.dead: set[str] = set()

    def find_effect(self, request: Request) -> Effect:
        effects: dict[str, Effect] = {"read": "repeatable", "click": "tool"}
        return effects.get(request.command, "run")

    def is_quick(self, request: Request) -> bool:
        return False

    async def carry_out(self, request: Request, attempt: Attempt) -> Answer:
        await self._dawdle()
        if attempt.id not in self.seen:
            if self.random.random() < 0.2:
                raise UsageError("not this time")
            if request.command == "click":
                self.seen.add(attempt.id)
            self.done[request.request_id] += 1
        await self._dawdle()
        return Answer({"done": request.request_id})

    async def _dawdle(self) -> None:
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(0)

    def write(self, path: Path, data: bytes) -> None:
        """As `write_whole`, by a process that may be killed before or after, and writes nothing once it is dead."""
        who = "client" if path.parent.name in ("requests", "failed") else "host"
        if who in self.dead:
            raise Killed
        self.writes[who] += 1
        luck = self.random.random()
        if luck < KILL / 2 or self.writes[who] == SURELY:
            self._kill(who)
        REAL_WRITE(path, data)
        if luck > 1 - KILL / 2:
            self._kill(who)

    def _kill(self, who: str) -> None:
        self.kills[who] += 1
        self.dead.add(who)
        raise Killed


REAL_WRITE = folders_module.write_whole


async def live(world: World, folders: Folders) -> Client:
    """Host and client until every request is over; whoever dies is started anew."""
    clock = QuickClock()
    client = Client(folders, clock)
    host = asyncio.create_task(Host(folders, world, clock).run())
    wanted = {f"r-{number}": COMMANDS[number % len(COMMANDS)] for number in range(REQUESTS)}
    writes = 0
    while True:
        moved, writes = world.writes["host"] != writes, world.writes["host"]
        if "host" in world.dead or (moved and world.random.random() < KILL):
            host.cancel()
            with suppress(asyncio.CancelledError, Killed):
                await host
            world.dead.discard("host")
            host = asyncio.create_task(Host(folders, world, clock).run())
        try:
            world.dead.discard("client")
            for request_id, command in wanted.items():
                client.submit(command, {}, request_id)
            client.step()
        except Killed:
            client = Client(folders, clock)
            client.rebuild()
        if len(client.states) == REQUESTS and all(state.is_over for state in client.states.values()):
            host.cancel()
            with suppress(asyncio.CancelledError, Killed):
                await host
            return client
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_whoever_is_killed_nothing_is_done_twice_and_all_is_answered(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    world = World(seed)
    monkeypatch.setattr(folders_module, "write_whole", world.write)
    monkeypatch.setattr(os, "fsync", lambda _handle: None)  # who is killed here loses no power
    async with asyncio.timeout(SECONDS):
        client = await live(world, folders)
    twice = {name for name, times in world.done.items() if times > 1}
    reads = {f"r-{number}" for number in range(0, REQUESTS, len(COMMANDS))}
    assert twice <= reads, "a write was done twice"
    undone = {name for name, state in client.states.items() if state.name == "SUCCESS" and not world.done[name]}
    assert undone == set(), "a success that nobody did"
    given_up = {name for name, state in client.states.items() if state.name == "GAVE_UP"}
    assert set(folders.ids("failed")) == given_up
    assert world.kills["host"] > 0 and world.kills["client"] > 0
