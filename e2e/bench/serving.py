"""The server as a process forked from one that has imported everything: it can be killed and is back at once."""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx

from browser_copilot.app import App, open_app
from browser_copilot.crash import KEY_FILE, VARIABLE
from browser_copilot.runtime.ports import Pursuer
from browser_copilot.serving import serve_mailbox
from browser_copilot.settings import read_settings
from e2e.test_faults import Server

START_S = 60.0
EXPLAIN_S = 20.0
"""A start that takes longer says what it is at."""
Envelope = dict[str, Any]


DATABASE = "COPILOT_DATABASE"
"""The servers and the runtimes of the bench use the database that this variable names, SQLite when it names none."""


def find_database(folder: Path) -> str:
    """The URL of the database whose server keeps its things in that folder."""
    return os.environ.get(DATABASE) or f"sqlite:///{folder}/copilot.db"


Beside = Callable[[App], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Extras:
    """What takes the place of the skills, what runs beside the server, model profiles, the URL of its database; for
    another process."""

    pursuer: Pursuer | None = None
    beside: Beside | None = None
    profiles: dict[str, dict[str, Any]] = field(default_factory=dict)
    database: str = ""


def serve(folder: Path, port: int, crash: str | None, ready: Connection, extras: Extras) -> None:
    """What the process does: the whole app but for the browser, until a signal ends it."""
    if crash is not None:
        os.environ[VARIABLE] = crash
    faulthandler.dump_traceback_later(EXPLAIN_S)
    asyncio.run(_serve(folder, port, ready, extras))


async def _serve(folder: Path, port: int, ready: Connection, extras: Extras) -> None:
    given: dict[str, Any] = {"data_dir": folder / "data", "port": port, "working_directory": folder / "work"}
    settings = read_settings(**given, log_level="error", profiles=extras.profiles, database=extras.database)
    async with open_app(settings, browser=False) as app, serve_mailbox(app):
        pursuer = extras.pursuer
        find = app.runtime.world.find_pursuer
        if pursuer is not None:
            chosen = lambda profile: pursuer if profile == "skills" else find(profile)  # noqa: E731
            app.runtime.world = replace(app.runtime.world, find_pursuer=chosen)
        beside = asyncio.create_task(extras.beside(app)) if extras.beside is not None else None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, app.stopping.set)
        faulthandler.cancel_dump_traceback_later()
        ready.send((app.port, app.token))
        await app.stopping.wait()
        if beside is not None:
            beside.cancel()


class Asked:
    """A server that is asked by REST, over one connection."""

    port: int
    token: str

    def __init__(self) -> None:
        self._client = httpx.Client(timeout=30)

    def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        reply = self._client.request(method, f"http://127.0.0.1:{self.port}{path}", headers=headers, **more)
        reply.raise_for_status()
        return reply.json()

    def command(self, session: str, command: dict[str, Any]) -> Any:
        return self.ask("POST", f"/api/copilot/session/{session}/command", json=command)

    def envelopes(self, session: str, after: int = 0) -> list[Envelope]:
        found = self.ask("GET", f"/api/copilot/session/{session}/events?after={after}&limit=1000")
        return list(found["events"] if isinstance(found, dict) else found)


class ForkedServer(Asked):
    """`pid` is that of the life of the moment."""

    def __init__(self, folder: Path, pursuer: Pursuer | None = None, beside: Beside | None = None, **more: Any) -> None:
        super().__init__()
        self._extras = Extras(pursuer, beside, database=find_database(folder / "data"), **more)
        self.folder = folder
        self.port = 0
        self.token = ""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["e2e.bench.serving", "browser_copilot.agent.controller"])
        self._context = context
        self._process: BaseProcess | None = None
        (folder / "data").mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / "data" / KEY_FILE).touch()

    def start(self, crash: str | None = None) -> None:
        """Returns when it listens. `crash` is a point and its count."""
        ours, theirs = self._context.Pipe(duplex=False)
        args = (self.folder, self.port, crash, theirs, self._extras)
        process = self._context.Process(target=serve, args=args, daemon=True)
        process.start()
        theirs.close()
        self._process = process
        if not ours.poll(START_S):
            raise RuntimeError("the server did not start")
        self.port, self.token = ours.recv()
        ours.close()

    @property
    def pid(self) -> int:
        assert self._process is not None and self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.join(30)

    def stop(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            self._process.join(30)

    def join(self) -> None:
        """Wait for its end. Raises `RuntimeError` when it does not come."""
        assert self._process is not None
        self._process.join(30)
        if self._process.is_alive():
            raise RuntimeError("the server did not stop")


class Program(Asked, Server):
    """`browser-copilot serve` as a user has it: Python starts and imports everything each time."""

    def __init__(self, folder: Path) -> None:
        Asked.__init__(self)
        Server.__init__(self, folder, PYTHONDONTWRITEBYTECODE="")  # as a user has it: compiled once, not each time

    def start(self, crash: str | None = None) -> None:
        assert crash is None, "a program is killed from outside"
        super().start()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None
