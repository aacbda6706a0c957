"""A server that can be killed and a Chromium that lives on; what passed between them is known, and can be told."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from browser_copilot.app import App
from browser_copilot.protocol.tools import EFFECTS
from browser_copilot.store.database import parse_url
from e2e.bench.proxy import Proxy
from e2e.bench.serving import Beside, Envelope, ForkedServer, Program, find_database
from e2e.test_faults import run_chromium, wait_for
from tests.postgres import find_port

POINTS_FILE = "points"
SHOWN = 14
"""So many events, frames and writes are shown of a round that went wrong."""


@dataclass
class Ground:
    """`since` is where the frames of the server's present life begin."""

    server: ForkedServer | Program
    proxy: Proxy
    folder: Path
    debugging_port: int
    url: str
    since: int = 0

    def start(self, crash: str | None = None) -> None:
        self.since = len(self.proxy.seen.frames)
        self.server.start(crash)

    def restart(self, again: str | None = None) -> float:
        """Another life; with `again` one more before it, which is killed at that point while it comes back.

        When it began to start (Unix seconds).
        """
        self.server.kill()
        if again is not None:
            with suppress(EOFError):  # killed before it was ready
                self.start(again)
            wait_for(lambda: not self.server.alive, f"the end at {again}")
        began = time.time()
        self.start()
        return began

    def read_points(self) -> set[str]:
        """The crash points that were passed, when `note_points` runs beside the server."""
        path = self.folder / "data" / POINTS_FILE
        return set(path.read_text().split()) if path.exists() else set()

    def await_browser(self) -> None:
        """Asks the server nothing, whose calls are counted."""
        wait_for(lambda: ("down", "welcome") in self.proxy.seen.frames[self.since :], "the browser's return")

    def has_run(self, session_id: str) -> bool:
        query = "SELECT count(*) FROM records WHERE kind IN ('run', 'job') AND session_id = ?"
        return bool(self._read(query, session_id)[0][0])

    def find_lost(self) -> int:
        """Writes whose result the server acknowledged and does not have."""
        stored = {row[0] for row in self._read("SELECT call_id FROM intents WHERE settled_ms IS NOT NULL")}
        seen = self.proxy.seen
        writes = {one for one in seen.acknowledged if EFFECTS.get(seen.calls.get(one, "")) == "write"}
        return len(writes - stored)

    def describe(self, session_id: str) -> str:
        """What a person would look at first: runs, writes, last frames, tabs, and whether the server answers."""
        runs = self._read(
            "SELECT kind, id, status FROM records WHERE kind IN ('run', 'job') AND session_id = ?", session_id
        )
        query = "SELECT call_id, tool, ok, result FROM intents WHERE session_id = ? ORDER BY recorded_ms DESC LIMIT ?"
        writes = self._read(query, session_id, SHOWN)
        try:
            tabs = str(self.server.ask("GET", "/api/browser/tabs"))
        except httpx.HTTPError as error:
            tabs = f"not told: {error}"
        facts = {
            "server": "alive" if self.server.alive else "dead",
            "runs and jobs": runs,
            "writes, newest first": [tuple(str(value)[:120] for value in row) for row in writes],
            "frames since its start": len(self.proxy.seen.frames) - self.since,
            "last frames": self.proxy.seen.frames[-SHOWN:],
            "tabs": tabs[:1_000],
        }
        return "\n".join(f"   {name}: {value}" for name, value in facts.items())

    def _read(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Past the server, which may be dead; in a thread, as Playwright's loop may run in this one."""
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, self._fetch(query, values)).result()

    async def _fetch(self, query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        engine = create_async_engine(parse_url(self.url))
        try:
            async with engine.connect() as connection:
                names = {f"v{number}": value for number, value in enumerate(values)}
                for name in names:
                    query = query.replace("?", f":{name}", 1)
                return [tuple(row) for row in await connection.execute(sa.text(query), names)]
        finally:
            await engine.dispose()


async def note_points(app: App) -> None:
    """Beside the server: each crash point is written down when it is passed for the first time in this life."""
    path, seen, mark = app.settings.data_dir / POINTS_FILE, set[str](), app.link.mark

    def note(point: str) -> None:
        if point not in seen:
            seen.add(point)
            with path.open("a") as file:
                file.write(point + "\n")
        mark(point)

    app.link.mark = app.database.mark = note


@contextmanager
def open_ground(beside: Beside | None = None, *, program: bool = False) -> Iterator[Ground]:
    """`program`: the server is a program that starts from nothing each time."""
    with tempfile.TemporaryDirectory(prefix="copilot-kill-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = Program(folder) if program else ForkedServer(folder, beside=beside)
        server.start()
        try:
            port = find_port()
            with Proxy(server.port) as proxy, run_chromium(folder, proxy.port, f"--remote-debugging-port={port}"):
                yield Ground(server, proxy, folder, port, find_database(folder / "data"))
        finally:
            server.stop()


def close_tabs(debugging_port: int, origin: str) -> None:
    """By DevTools, as no door closes what it did not open. Hundreds of open tabs would be measured too."""
    address = f"http://127.0.0.1:{debugging_port}/json"
    for target in httpx.get(f"{address}/list", timeout=30).json():
        if target["type"] == "page" and target["url"].startswith(origin):
            httpx.get(f"{address}/close/{target['id']}", timeout=30)


def show_events(envelopes: list[Envelope]) -> None:
    for one in envelopes[-SHOWN:]:
        print("  ", {key: str(value)[:160] for key, value in one["event"].items() if key != "family"})
