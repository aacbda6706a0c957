"""A server in a process of its own, and a Chromium that its user started: neither ends with the other."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.browser.pairing import Pairing, parse_code
from browser_copilot.browser.profile import copy_extension, find_extension, prepare_profile
from e2e.side_panel import until

SECONDS = 60


@dataclass
class Server:
    """`browser-copilot` on one data directory. `start` takes the same port each time."""

    folder: Path
    port: int = 0
    process: "subprocess.Popen[str] | None" = field(default=None, init=False)
    said: list[dict[str, Any]] = field(default_factory=list, init=False)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self, *words: str) -> None:
        """`serve`, or another command that stays; what it said until it was ready is in `said`."""
        ready = self.folder / "ready.json"
        ready.unlink(missing_ok=True)
        command = self._command(*words, "--port", str(self.port), "--ready-file", str(ready), "--json")
        with (self.folder / "said").open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, text=True, cwd=self.folder)
        until(lambda: ready.is_file() or self.process.poll() is not None, "the server is ready")  # type: ignore[union-attr]
        self.said = [json.loads(line) for line in (self.folder / "said").read_text("utf-8").splitlines()]
        self.port = int(json.loads(ready.read_text("utf-8"))["url"].rpartition(":")[2])

    def end(self, *, kill: bool = False) -> None:
        if self.process is not None:
            (self.process.kill if kill else self.process.terminate)()
            self.process.wait(SECONDS)
            self.process = None

    def run(self, *words: str) -> list[dict[str, Any]]:
        """A command beside it, to its end: its lines, which are JSON."""
        command = self._command(*words, *([] if "--json" in words else ["--json"]))
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, cwd=self.folder, check=False)
        assert done.returncode == 0, done
        return [json.loads(line) for line in done.stdout.splitlines()]

    def _command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "browser_copilot", *words, "--data-dir", str(self.data)]

    @property
    def pairing(self) -> Pairing:
        return parse_code(self.run("pair")[0]["code"])


@dataclass(frozen=True)
class OwnBrowser:
    """A Chromium of the user: where DevTools listens, and its process."""

    debugging_url: str
    pid: int


@contextmanager
def open_own_browser(folder: Path, pairing: Pairing, *, paired: bool = True) -> Iterator[OwnBrowser]:
    """Its extension was just installed; unless `paired` it knows no server yet."""
    copy, profile, downloads = folder / "extension", folder / "profile", folder / "downloads"
    build = copy_extension(find_extension(), copy, pairing)
    if not paired:
        (copy / "pairing.json").unlink()
    prepare_profile(profile, downloads, build)
    launch = Launch(profile=profile, extension=copy, downloads=downloads, headless=True, debugging=True)
    command = [str(find_chromium().path), *build_arguments(launch, as_root=os.geteuid() == 0)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    port = profile / "DevToolsActivePort"
    try:
        until(lambda: port.is_file() and port.read_text("utf-8").strip(), "the browser is up")
        yield OwnBrowser(f"http://127.0.0.1:{port.read_text('utf-8').split()[0]}", process.pid)
    finally:
        process.terminate()
        process.wait(SECONDS)
