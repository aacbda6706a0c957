"""One managed browser for each data directory, and none that outlives us: lock, pid file, parent's pipe.

Life of a managed browser: lock -> end what an earlier server left -> extension copy and profile -> start -> the
extension says hello -> ... -> SIGTERM -> SIGKILL of its process group. The browser also ends by itself when this
process dies, because it holds the other end of a debugging pipe (POSIX).
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from browser_copilot import log
from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.browser.orphans import end_child, end_orphan
from browser_copilot.browser.pairing import Pairing, write_private
from browser_copilot.browser.port import Browser, LinkChanged
from browser_copilot.browser.profile import copy_extension, find_extension, prepare_profile
from browser_copilot.errors import LinkError, StoreError

READY_S = 60.0
LOG_BYTES = 4_000

STARTER = """
import fcntl, os, sys
ends = [fcntl.fcntl(int(end), fcntl.F_DUPFD, 10) for end in sys.argv[1:3]]
os.dup2(ends[0], 3)
os.dup2(ends[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Puts the pipe where Chromium expects it and becomes Chromium; a shell cannot name descriptors above 9."""

logger = log.get("browser")


@dataclass(frozen=True)
class Wish:
    """What the caller wants. `profile` and `downloads` default to folders of the data directory.

    With `trusted_input` the private copy of the extension may use the debugger: for one step at a time, after a yes.
    """

    data_dir: Path
    pairing: Pairing
    headless: bool = False
    trusted_input: bool = False
    profile: Path | None = None
    downloads: Path | None = None
    start_url: str = "about:blank"
    debugging: bool = False
    extra_flags: tuple[str, ...] = ()


NO_DISPLAY = "$DISPLAY"
"""In Chromium's last words, where there is neither X nor Wayland."""


class ManagedBrowser:
    """Started by `start`, ended by `stop`; both may be called again."""

    def __init__(self, wish: Wish) -> None:
        self._wish = wish
        self._home = wish.data_dir / "browser"
        self._profile = (wish.profile or self._home / "profile").absolute()
        self._lock: IO[str] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._pipe: tuple[int, int] | None = None

    @property
    def pid(self) -> int | None:
        """The browser's process id while it runs."""
        if self._process is None or self._process.returncode is not None:
            return None
        return self._process.pid

    @property
    def debugging_url(self) -> str | None:
        """`http://127.0.0.1:PORT` for `connect_over_cdp`, when `debugging` was asked for and the browser is up."""
        try:
            port = (self._profile / "DevToolsActivePort").read_text("utf-8").split()[0]
        except (OSError, IndexError):
            return None
        return f"http://127.0.0.1:{port}" if self._wish.debugging else None

    async def start(self, browser: Browser, ready_s: float = READY_S) -> None:
        """Start Chromium and wait until its extension says hello on `browser`, the link of `Wish.pairing`.

        Raises `LinkError` (no Chromium, extension not built, not ready in time) and `StoreError` (in use, no rights).
        """
        executable = find_chromium()
        if executable.warning:
            logger.warning(executable.warning)
        source = find_extension()
        self._take_lock()
        try:
            await end_orphan(self._home / "pid", self._profile)
            launch = self._prepare(source)
            with hear(browser) as news:
                process = await self._launch(executable.path, launch)
                await self._wait_ready(process, news, ready_s)
        except BaseException:
            await self.stop()
            raise

    async def wait(self) -> int:
        """Return the exit code once the browser has ended (the user closed it)."""
        if self._process is None:
            raise LinkError("the browser was not started")
        return await self._process.wait()

    async def stop(self) -> None:
        """End the browser and everything it started; harmless when it is not running."""
        process, self._process = self._process, None
        if process is not None:
            await end_child(process)
            (self._home / "pid").unlink(missing_ok=True)
        if self._pipe is not None:
            for end in self._pipe:
                os.close(end)
            self._pipe = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _prepare(self, source: Path) -> Launch:
        copy = self._home / "extension"
        downloads = (self._wish.downloads or self._wish.data_dir / "downloads").absolute()
        build = copy_extension(source, copy, self._wish.pairing, trusted_input=self._wish.trusted_input)
        prepare_profile(self._profile, downloads, build)
        return Launch(
            profile=self._profile,
            extension=copy.absolute(),
            downloads=downloads,
            headless=self._wish.headless,
            start_url=self._wish.start_url,
            debugging=self._wish.debugging,
            extra_flags=self._wish.extra_flags,
        )

    def _take_lock(self) -> None:
        if self._lock is not None:
            raise StoreError("this browser is started already")
        try:
            self._home.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = take_lock(self._home / "lock")
        except OSError as error:
            raise StoreError(f"{self._home} cannot be written: {error}", hint="check its rights") from error
        if self._lock is None:
            text = f"another Browser Copilot manages the browser of {self._wish.data_dir}"
            raise StoreError(text, hint="stop it, or give this one another --data-dir")

    async def _launch(self, executable: Path, launch: Launch) -> asyncio.subprocess.Process:
        arguments = build_arguments(launch, as_root=hasattr(os, "geteuid") and os.geteuid() == 0)
        command = [str(executable), *arguments]
        inherited: tuple[int, ...] = ()
        if os.name == "posix":
            command, inherited = self._tie(command)
        with (self._home / "chromium.log").open("wb") as output:
            try:
                process = await asyncio.create_subprocess_exec(
                    *command,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=output,
                    start_new_session=True,
                    pass_fds=inherited,
                )
            except OSError as error:
                raise LinkError(f"{executable} cannot be started: {error}", hint="check COPILOT_CHROMIUM") from error
            finally:
                for end in inherited:
                    os.close(end)
        self._process = process
        write_private(self._home / "pid", json.dumps({"pid": process.pid, "profile": str(self._profile)}))
        logger.info("browser started", pid=process.pid, program=str(executable))
        return process

    def _tie(self, command: list[str]) -> tuple[list[str], tuple[int, ...]]:
        """Give the browser a debugging pipe (its descriptors 3 and 4) that breaks when this process ends."""
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        self._pipe = (ours_in, ours_out)
        ends = (theirs_in, theirs_out)
        starter = [sys.executable, "-I", "-S", "-c", STARTER, *map(str, ends)]
        return [*starter, command[0], "--remote-debugging-pipe", *command[1:]], ends

    async def _wait_ready(self, process: asyncio.subprocess.Process, news: "News", ready_s: float) -> None:
        waits = [asyncio.ensure_future(one) for one in (news.ready.wait(), news.hopeless.wait(), process.wait())]
        try:
            await asyncio.wait(waits, timeout=ready_s, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        if not news.ready.is_set():
            raise self._explain(ready_s, news)

    def _explain(self, ready_s: float, news: "News") -> LinkError:
        if self._process is not None and self._process.returncode is not None:
            said = read_tail(self._home / "chromium.log")
            text = f"the browser ended at once (exit code {self._process.returncode})"
            hint = "there is no display: use --headless" if NO_DISPLAY in said else "is the profile in use?"
            return LinkError(f"{text}; its last words: {said}" if said else text, hint=hint)
        reason = f" ({news.reasons[-1]})" if news.reasons else ""
        said = "was refused" if news.hopeless.is_set() else f"did not say hello within {ready_s:.0f} s"
        return LinkError(
            f"the browser runs, but its extension {said}{reason}",
            hint="rebuild the extension with `make extension`, then run `browser-copilot doctor`",
        )


@dataclass
class News:
    """What the link said since the browser was started."""

    ready: asyncio.Event
    hopeless: asyncio.Event
    reasons: list[str]


@contextlib.contextmanager
def hear(browser: Browser) -> Iterator[News]:
    """Listen to the link's changes while the block runs."""
    news = News(asyncio.Event(), asyncio.Event(), [])

    def listen(event: object) -> None:
        if isinstance(event, LinkChanged) and event.connected:
            news.ready.set()
        elif isinstance(event, LinkChanged):
            news.reasons.append(event.reason or "")
            if event.hopeless:
                news.hopeless.set()

    unsubscribe = browser.subscribe(listen)
    try:
        yield news
    finally:
        unsubscribe()


def take_lock(path: Path) -> IO[str] | None:
    """An open file that holds the lock until it is closed or we die; None when someone else has it."""
    import fcntl

    file = path.open("a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    return file


def read_tail(path: Path) -> str:
    """The last lines of a log, on one line."""
    try:
        text = path.read_bytes()[-LOG_BYTES:].decode(errors="replace")
    except OSError:
        return ""
    return " | ".join(text.splitlines()[-3:])
