"""A runtime over a real database file and any browser, with tasks that only click, hang or end."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import Desk, SecretRef
from browser_copilot.browser.fake_site import FakeAction, FakeSite
from browser_copilot.protocol.commands import Command, CommandAccepted, SubmitPrompt
from browser_copilot.protocol.events import TaskProgressed, TaskStatusChanged
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.runtime.ports import Hands, SystemClock, World
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.store.database import Database
from browser_copilot.store.events import Entry, Reader
from e2e.bench.serving import find_database

SHOP = "https://shop.test/"
PATIENCE = 60.0
PACE_S = 0.01
Script = Callable[[Task, Desk], Awaitable[Task]]


class NoVault:
    """There are no secrets here."""

    def find(self, origin: str, username: str | None) -> SecretRef | None:
        return None

    def reveal(self, handle: str) -> None:
        return None

    def redact(self, text: str) -> str:
        return text


class Scripted:
    """A pursuer that does what a function says."""

    def __init__(self, script: Script) -> None:
        self._script = script

    async def pursue(self, task: Task, desk: Desk) -> Task:
        return await self._script(task, desk)


def make_shop() -> FakeSite:
    site = FakeSite()
    site.page(SHOP, "Shop", actions=[FakeAction("Save"), FakeAction("Next")])
    return site


def click(name: str) -> ToolStep:
    selector: dict[str, Any] = {"kind": "role", "role": "button", "name": name}
    return ToolStep(tool="dom.click", args={"selector": selector}, description=f"click {name}")


async def click_on(task: Task, desk: Desk) -> Task:
    """One action every ten milliseconds, for ever."""
    while True:
        await desk.perform(click("Save"))
        await asyncio.sleep(PACE_S)


async def hang(task: Task, desk: Desk) -> Task:
    """As a model or a tool that never answers."""
    await asyncio.Event().wait()
    return task


def click_times(count: int) -> Script:
    """So many clicks; it says what it is at before and after each, by the goal's own words."""

    async def script(task: Task, desk: Desk) -> Task:
        for number in range(count):
            desk.emit(TaskStatusChanged(status="executing", subgoal=task.goal))
            tell(desk, task, number, count)
            await desk.perform(click("Save"))
            tell(desk, task, number + 1, count)
        return task.model_copy(update={"status": "succeeded", "answer": task.goal, "summary": "done", "progress": 1.0})

    return script


def tell(desk: Desk, task: Task, done: int, count: int) -> None:
    desk.emit(TaskProgressed(progress=done / count, completed=done, total=count, current=task.goal))


class Stage:
    """`script` is what the next task does."""

    def __init__(self, runtime: Runtime, database: Database) -> None:
        self.runtime = runtime
        self.database = database
        self.script: Script = hang

    async def do(self, command: Command, session: str | None = None) -> CommandAccepted:
        reply = await self.runtime.command(command, session)
        if not isinstance(reply, CommandAccepted):
            raise RuntimeError(f"{command.type} was refused: {reply.error}")
        return reply

    async def begin(self, script: Script, goal: str = "do it") -> tuple[str, Reader]:
        """A task in a session of its own, and a reader of its events."""
        self.script = script
        session = (await self.runtime.new_session()).id
        reader = self.runtime.events.reader(session, 0)
        await self.do(SubmitPrompt(text=goal, url=SHOP, allow=[SHOP.rstrip("/")]), session)
        return session, reader


async def read_until(reader: Reader, kind: type[Any]) -> tuple[Entry, float]:
    """The first event of that kind, and when it was read. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for entry in await reader.next(None):
                if isinstance(entry.envelope.event, kind):
                    return entry, time.perf_counter()


async def read_both(reader: Reader, first: type[Any], second: type[Any]) -> tuple[Entry, float, float]:
    """The first event of one kind, when it was read, and when one of the other kind was."""
    found: tuple[Entry, float] | None = None
    async with asyncio.timeout(PATIENCE):
        while True:
            for entry in await reader.next(None):
                event = entry.envelope.event
                if isinstance(event, first) and found is None:
                    found = entry, time.perf_counter()
                if isinstance(event, second) and found is not None:
                    return *found, time.perf_counter()


@asynccontextmanager
async def open_stage(folder: Path, hands: Hands, database: Database) -> AsyncIterator[Stage]:
    """Started, and stopped at the end."""
    stages: list[Stage] = []
    world = World(
        hands=hands,
        vault=NoVault(),
        find_pursuer=lambda profile: Scripted(stages[0].script),
        find_talker=lambda profile: None,
        working_directory=folder / "work",
        clock=SystemClock(),
    )
    runtime = Runtime(world, database, "bench")
    stages.append(Stage(runtime, database))
    hands.set_grants([GrantedOrigin(origin=SHOP.rstrip("/"))])
    await runtime.start()
    runtime.link_changed(True)
    try:
        yield stages[0]
    finally:
        await runtime.close()


@asynccontextmanager
async def open_database(folder: Path) -> AsyncIterator[Database]:
    database = await Database.open(find_database(folder))
    try:
        yield database
    finally:
        await database.close()
