"""A runtime over a real SQLite file and the in-memory browser, with a pursuer that the test writes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk, SecretRef
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_site import FakeAction, FakeSite
from browser_copilot.errors import UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Command, CommandAccepted, CommandRefused, SubmitPrompt
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.runtime.ports import Clock, SystemClock, World
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.shipped import SHIPPED
from browser_copilot.runtime.workflows import WorkflowBook
from browser_copilot.store.database import Database

SHOP = "https://shop.test/"
SECONDS = 60
Script = Callable[[Task, Desk], Awaitable[Task]]


def click(label: str, risk: Any = None) -> ToolStep:
    selector: Any = {"kind": "role", "role": "button", "name": label}
    return ToolStep(tool="dom.click", args={"selector": selector}, description=f"click {label}", risk=risk)


def succeeded(task: Task, answer: str = "done") -> Task:
    return task.model_copy(update={"status": "succeeded", "answer": answer, "summary": answer, "progress": 1.0})


class NoVault:
    def list_for(self, origin: str) -> list[SecretRef]:
        return [one for one in [self.find(origin, None)] if one is not None]

    def find(self, origin: str, username: str | None) -> SecretRef | None:
        return None

    def reveal(self, handle: str) -> None:
        return None

    def redact(self, text: str) -> str:
        return text


class Bench:
    """The runtime under test; `scripts` by profile name say what a pursuer does."""

    def __init__(self, folder: Path, browser: FakeBrowser, url: str | None = None) -> None:
        self.folder = folder
        self._url = url or f"sqlite:///{folder}/copilot.db"
        self.browser = browser
        self.scripts: dict[str, Script] = {}
        self.clock: Clock = SystemClock()
        self.workflows = WorkflowBook(SHIPPED, SystemClock())
        self.database: Database
        self.runtime: Runtime

    async def start(self) -> None:
        self.database = await Database.open(self._url)
        world = World(
            hands=self.browser,
            vault=NoVault(),
            find_pursuer=self._find,
            find_talker=lambda profile: None,
            working_directory=self.folder / "work",
            clock=self.clock,
            workflows=self.workflows,
        )
        self.runtime = Runtime(world, self.database, "test")
        await self.runtime.start()
        self.runtime.link_changed(True)

    def _find(self, profile: str) -> Any:
        if profile not in self.scripts and profile != "skills":
            raise UsageError(f"there is no profile {profile!r}", field="profile")
        bench = self

        class Pursuer:
            async def pursue(self, task: Task, desk: Desk) -> Task:
                return await bench.scripts[profile](task, desk)

        return Pursuer()

    async def close(self) -> None:
        await self.runtime.close()
        await self.database.close()

    async def crash(self) -> None:
        """As if the process were killed: nothing is told, the database closes as it is."""
        for actor in list(self.runtime._actors.values()):
            actor._loop.cancel()
            for task in list(actor.course._background):
                task.cancel()
            if actor.course._background:
                await asyncio.wait(actor.course._background, timeout=SECONDS)
        await self.database.close()

    async def do(self, command: Command, session_id: str | None = None) -> CommandAccepted:
        reply = await self.runtime.command(command, session_id)
        assert isinstance(reply, CommandAccepted), reply
        return reply

    async def refused(self, command: Command, session_id: str | None = None) -> CommandRefused:
        reply = await self.runtime.command(command, session_id)
        assert isinstance(reply, CommandRefused), reply
        return reply

    async def begin(self, script: Script, goal: str = "do it", session_id: str | None = None) -> CommandAccepted:
        self.scripts["skills"] = script
        return await self.do(SubmitPrompt(text=goal, url=SHOP, allow=["https://shop.test"]), session_id)

    async def until(self, kind: type[Any], session_id: str | None = None, after: int = 0) -> Any:
        """The first event of that kind."""
        reader = self.runtime.events.reader(session_id, after)
        try:
            async with asyncio.timeout(SECONDS):
                while True:
                    for entry in await reader.next(None):
                        if isinstance(entry.envelope.event, kind):
                            return entry.envelope.event
        finally:
            reader.close()

    async def events(self, session_id: str | None = None) -> list[e.Event]:
        await self.runtime.events.flush()
        return [entry.envelope.event for entry in await self.runtime.events.read(session_id, 0, 10_000)]

    async def kinds(self, session_id: str) -> list[str]:
        return [event.type for event in await self.events(session_id)]


def make_site() -> FakeSite:
    site = FakeSite()
    site.page(SHOP, "Shop", actions=[FakeAction("Save"), FakeAction("Next"), FakeAction("Delete", confirm=True)])
    return site


@pytest.fixture
async def bench(tmp_path: Path, database_url: str) -> AsyncIterator[Bench]:
    bench = Bench(tmp_path, FakeBrowser(make_site()), database_url)
    bench.browser.set_grants([GrantedOrigin(origin="https://shop.test")])
    await bench.start()
    yield bench
    await bench.close()
