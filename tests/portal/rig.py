"""A portal over a real runtime on SQLite, a browser in memory, and goals that a script pursues."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_site import FakeSite
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.sockets import listen
from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.portal.app import build_app
from browser_copilot.portal.ports import (
    Picture,
    PortalParts,
    ProfileInfo,
    WorkflowListing,
)
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.entry_book import EntryBook
from browser_copilot.runtime.entry_check import validate_entry
from browser_copilot.runtime.ports import SystemClock, World
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.store.database import Database

TOKEN = "token-for-tests-" + "x" * 32
SECRET = bytes(range(32))
BASE = "http://127.0.0.1:8888"
BEARER = {"authorization": f"Bearer {TOKEN}"}
PATIENCE = 60.0
HOME = "https://shop.test/"


class StillClock:
    """Stands still until `advance`. `sleeping` waits until somebody waits for it."""

    def __init__(self) -> None:
        self._now = 1_700_000_000.0
        self._sleepers: dict[asyncio.Future[None], float] = {}
        self._changed = asyncio.Condition()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers[sleeper] = self._now + seconds
        async with self._changed:
            self._changed.notify_all()
        try:
            await sleeper
        finally:
            self._sleepers.pop(sleeper, None)

    async def sleeping(self, count: int = 1) -> None:
        """Until so many wait."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: sum(not sleeper.done() for sleeper in self._sleepers) >= count)

    def advance(self, seconds: float) -> None:
        self._now += seconds
        for sleeper, end in self._sleepers.items():
            if end <= self._now and not sleeper.done():
                sleeper.set_result(None)


class NoSecrets:
    def list_for(self, origin: str) -> list[Any]:
        return []

    def find(self, origin: str, username: str | None) -> None:
        return None

    def reveal(self, handle: str) -> None:
        return None

    def redact(self, text: str) -> str:
        return text


class Script:
    """Pursues by the first word of the goal; `linger` goes on until `go` is set."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.begun = asyncio.Event()

    async def pursue(self, task: Task, desk: Desk) -> Task:
        acts: dict[str, Callable[[Task, Desk], Awaitable[Task]]] = {
            "linger": self._linger,
            "fail": self._fail,
            "break": self._break,
            "think": self._think,
            "save": self._save,
            "ask": self._ask,
        }
        return await acts.get(task.goal.split()[0].lower(), self._succeed)(task, desk)

    async def _succeed(self, task: Task, desk: Desk) -> Task:
        return task.model_copy(update={"status": "succeeded", "summary": f"Done: {task.goal}"[:300]})

    async def _linger(self, task: Task, desk: Desk) -> Task:
        self.begun.set()
        await self.go.wait()
        return await self._succeed(task, desk)

    async def _fail(self, task: Task, desk: Desk) -> Task:
        return task.model_copy(update={"status": "failed", "summary": "There is no such page."})

    async def _break(self, task: Task, desk: Desk) -> Task:
        raise CopilotError("the model burnt down")

    async def _think(self, task: Task, desk: Desk) -> Task:
        for event in THOUGHTS:
            desk.emit(event)
        return await self._succeed(task, desk)

    async def _save(self, task: Task, desk: Desk) -> Task:
        await desk.save("report ü.txt", b"figures", "report")
        return await self._succeed(task, desk)

    async def _ask(self, task: Task, desk: Desk) -> Task:
        answer = await desk.ask("Which one?", ["this", "that"])
        return task.model_copy(update={"status": "succeeded", "summary": f"You said {answer}"})


THOUGHTS: list[Any] = [
    e.ModelRequested(profile="skills", messages=1, tools=0, characters=10),
    e.ModelReasoningDelta(text="First "),
    e.ModelReasoningDelta(text="this."),
    e.ModelTextDelta(text="Hel"),
    e.ModelTextDelta(text="lo"),
    e.ModelReplied(text="Hello", tool_calls=0),
    e.ToolRequested(call_id="c-1", tool="dom.click", args={"tabId": 1}),
    e.ToolStreamed(call_id="c-1", text="half"),
    e.ToolCompleted(call_id="c-1", tool="dom.click", ok=True, duration_ms=3, result={"n": 1}),
    e.ToolCompleted(call_id="c-2", tool="dom.click", ok=False, code="stale", duration_ms=3, result={"n": 2}),
]


def do(task: str, **more: Any) -> dict[str, Any]:
    """A work of one task."""
    return {"kind": "Ref", "taskId": task, **more}


def in_turn(*tasks: str) -> dict[str, Any]:
    return {"work": {"kind": "Seq", "works": [do(task) for task in tasks]}}


PERSIST = {
    "condition": {"fileExists": "*.pdf"},
    "failureAction": {"kind": "RetryWithUserPrompt", "retries": 1, "prompt": "look again"},
}
ENTRY: dict[str, Any] = {
    "models": {"driving": "skills", "other": "large"},
    "tasks": {
        "look": {"prompt": "look around", "url": HOME},
        "linger": {"prompt": "linger over $user-input", "url": HOME, "requireUserInput": True},
        "fail": {"prompt": "fail there", "url": HOME},
        "say": {"prompt": "$user-input", "url": HOME, "requireUserInput": True},
        "apart": {"prompt": "linger apart", "url": HOME, "model": "other"},
        "persist": {"prompt": "look around", "url": HOME, "criteria": PERSIST},
    },
    "jobs": {
        "short": in_turn("look"),
        "long": in_turn("look", "linger"),
        "bad": in_turn("fail", "look"),
        "talk": in_turn("say"),
    },
}
"""`apart` needs another model, so that it runs in a session of its own where it may."""


class FakeWorkflows:
    def listing(self) -> list[WorkflowListing]:
        schema = {"type": "object", "properties": {"month": {"type": "string"}}}
        return [WorkflowListing("download_invoice", "Download an invoice", "Of one month.", schema)]


class FakePictures:
    async def find(self, hash: str) -> Picture | None:
        return Picture("image/jpeg", b"\xff\xd8picture") if hash == "a" * 32 else None


class TwoProfiles:
    default = "skills"
    trouble: str | None = None

    def all(self) -> list[ProfileInfo]:
        return [ProfileInfo("Skills", "skills"), ProfileInfo("Large", "large", 2.5)]

    async def find_trouble(self, profile: str) -> str | None:
        return self.trouble


@dataclass
class Rig:
    """The portal and all that it stands on."""

    app: FastAPI
    parts: PortalParts
    client: httpx.AsyncClient
    runtime: Runtime
    browser: Any
    database: Database
    clock: StillClock
    script: Script
    jobs: EntryBook
    profiles: TwoProfiles
    folder: Path
    shutdowns: list[bool]

    async def post(self, path: str, body: str | bytes = b"", **headers: str) -> Any:
        """The JSON of a POST with a plain text body."""
        reply = await self.client.post(f"/api/{path}", content=body, headers=headers)
        return reply.json()

    async def get(self, path: str) -> Any:
        return (await self.client.get(f"/api/{path}")).json()

    async def start(self) -> str:
        """A session of Specification 003."""
        return str((await self.post("copilot/session/start/skills", str(self.folder)))["sessionId"])

    async def read_until(self, path: str, callback: str) -> list[dict[str, Any]]:
        """`live` again and again, until that callback came."""
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while not found or found[-1].get("callback") != callback:
                found.append(await self.get(path))
                assert found[-1].keys() & {"callback", "sessionError"}, found
        return found

    async def read_run(self, session_id: str, token: str = "") -> list[dict[str, Any]]:
        """Every response until the session has been saved after a run."""
        path = f"copilot/session/{session_id}/live" + (f"/{token}" if token else "")
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                found.append(await self.get(path))
                assert found[-1].keys() & {"callback", "sessionError"}, found
                if found[-1].get("event", {}).get("event", {}).get("type") == "SESSION_SAVED":
                    return found

    async def read_log(self, session_id: str, last: str) -> list[dict[str, Any]]:
        """The events of the session once one of that type is there."""
        reader = self.runtime.events.reader(session_id, 0)
        found: list[dict[str, Any]] = []
        try:
            async with asyncio.timeout(PATIENCE):
                while not found or last not in [event["event"]["type"] for event in found]:
                    found += [entry.envelope.to_wire() for entry in await reader.next()]
        finally:
            reader.close()
        return found


@contextlib.asynccontextmanager
async def make_rig(folder: Path, browser: Any = None) -> AsyncIterator[Rig]:
    """Everything, started; and closed at the end."""
    site = FakeSite()
    site.page(HOME, "Shop")
    browser = browser or FakeBrowser(site, HOME)
    database = await Database.open(f"sqlite:///{folder}/copilot.db")
    script, clock, shutdowns = Script(), StillClock(), []
    profiles = TwoProfiles()

    def find_pursuer(name: str) -> Script:
        if name not in {info.id for info in profiles.all()}:
            raise UsageError(f"there is no profile {name}")
        return script

    world = World(browser, NoSecrets(), find_pursuer, lambda name: None, folder, SystemClock())
    runtime = Runtime(world, database, "0.0.0")
    await runtime.start()
    jobs = EntryBook(runtime, lambda name, page: False)
    jobs.install(validate_entry(ENTRY))
    runtime.jobs = jobs
    runtime.link_changed(browser.connected)
    pages = folder / "site"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html><title>Browser Copilot</title>")
    parts = PortalParts(
        runtime=runtime,
        browser=browser,
        link=browser if isinstance(browser, ExtensionLink) else None,
        token=TOKEN,
        link_secret=SECRET,
        clock=clock,
        shutdown=lambda: shutdowns.append(True),
        profiles=profiles,
        tasks=jobs.tasks,
        jobs=jobs,
        workflows=FakeWorkflows(),
        pictures=FakePictures(),
        site=pages,
    )
    app = build_app(parts)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=BASE, headers=BEARER, timeout=PATIENCE) as client:
        yield Rig(app, parts, client, runtime, browser, database, clock, script, jobs, profiles, folder, shutdowns)
    app.state.live.close_all()
    await jobs.close()
    await runtime.close()
    await database.close()


class QuietServer(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # the test run keeps its own


@contextlib.asynccontextmanager
async def serve(app: FastAPI) -> AsyncIterator[int]:
    """The portal on a free port of this machine."""
    config = uvicorn.Config(
        app, log_level="error", ws_max_size=1024 * 1024, ws_per_message_deflate=False, lifespan="off"
    )
    server = QuietServer(config)
    listener = listen(0)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield int(listener.getsockname()[1])
    finally:
        server.should_exit = True
        server.force_exit = True
        await running
