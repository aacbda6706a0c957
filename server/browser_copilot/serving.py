"""What a server that stays up adds to the app: it says where it is (`server.json`), serves the mailbox, judges it."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from browser_copilot import __version__
from browser_copilot.app import App
from browser_copilot.browser.pairing import write_private
from browser_copilot.errors import StoreError
from browser_copilot.mailbox.clerk import Clerk
from browser_copilot.mailbox.folders import MAILBOX, Folders
from browser_copilot.mailbox.host import Host
from browser_copilot.runtime.ports import SystemClock

SERVER_FILE = "server.json"


@contextmanager
def announce(app: App) -> Iterator[None]:
    """While this holds, other commands of the same data directory find the server. Raises `StoreError`."""
    path = app.settings.data_dir / SERVER_FILE
    headless = app.settings.headless if app.browser is not None and app.browser.pid is not None else None
    write_json(path, {"url": app.url, "pid": os.getpid(), "version": __version__, "headless": headless})
    try:
        yield
    finally:
        with suppress(OSError, ValueError, LookupError):
            if json.loads(path.read_text("utf-8"))["pid"] == os.getpid():
                path.unlink()


@asynccontextmanager
async def serve_mailbox(app: App) -> AsyncIterator[Host]:
    """The mailbox of the data directory is answered while this holds. Raises `StoreError`."""
    folders = Folders(app.settings.data_dir / MAILBOX).open()
    host = Host(folders, Clerk(app.runtime, app.link, app.workflows, app.entries), SystemClock())
    task = asyncio.create_task(host.run(), name="mailbox")
    try:
        yield host
    finally:
        task.cancel()
        await asyncio.wait({task}, timeout=10)


@asynccontextmanager
async def judge_beside(folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """While this holds, a process of its own judges the successful responses of a mailbox."""
    options = [str(folder), "--watch", "--parent", str(os.getpid())]
    command = [sys.executable, "-m", "browser_copilot.mailbox.evaluate", *options]
    judge = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, start_new_session=True)
    try:
        yield judge
    finally:
        with suppress(ProcessLookupError):
            judge.terminate()
        await judge.wait()


def write_json(path: Path, content: dict[str, object]) -> None:
    """Private, and whole when it appears. Raises `StoreError`."""
    try:
        write_private(path, json.dumps(content))
    except OSError as error:
        raise StoreError(f"the file {path} cannot be written: {error.strerror}") from error
