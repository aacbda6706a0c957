"""Whoever asks for JSON gets JSON alone, from every command of the tree: its results, and what is wrong."""

import asyncio
import gc
import io
import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot import cli as command_line
from browser_copilot.mailbox.folders import MAILBOX, Folders
from tests.mailbox.rig import succeed
from tests.test_cli import SECONDS, SHOP, alone, leave_unfinished, leaves, place_extension, record, run

__all__ = ["alone"]  # a fixture for each test here, too
Rows = list[dict[str, Any]]
LEAVES = dict(leaves())
CALLS: dict[str, tuple[list[str], int]] = {
    "run": (["Click Save", "--url", SHOP, "--port", "0"], 2),
    "up": (["--port", "0"], 2),
    "serve": (["--profile-name", "gpt-none"], 2),
    "replay": (["TASK"], 0),
    "pair": (["--port", "7777"], 0),
    "login": (["skills"], 2),
    "logout": (["skills"], 2),
    "doctor": (["--port", "0"], 1),
    "schema": (["--check"], 0),
    "version": ([], 0),
    "workflow list": ([], 0),
    "workflow run": (["login", "--param", "x=1"], 2),
    "job list": ([], 0),
    "job run": (["nothing"], 2),
    "job status": (["nightly"], 2),
    "job resume": (["job-none"], 2),
    "job discard": (["job-none"], 2),
    "session list": ([], 0),
    "session resume": (["--port", "0"], 2),
    "session discard": ([], 0),
    "mailbox serve": (["--port", "0"], 2),
    "mailbox submit": (["ping"], 0),
    "mailbox wait": (["r-1"], 0),
    "mailbox status": ([], 0),
    "secret set": (["bank", "--origin", "https://bank.test"], 0),
    "secret list": ([], 0),
    "secret remove": (["shop"], 0),
    "extension path": ([], 0),
    "extension zip": (["x.zip"], 0),
}
"""What is called on a data directory where something was done, with no server and no browser; the exit code. What needs
a browser says here that there is none, and is called with one in `e2e/`."""


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A data directory with a task that was recorded, one that was left behind, a secret, jobs and a response."""
    with pytest.MonkeyPatch.context() as patch:
        data = tmp_path_factory.mktemp("used") / "data"
        patch.setenv("COPILOT_DATA_DIR", str(data))
        patch.chdir(data.parent)
        assert run("secret", "set", "shop", "--origin", "https://shop.test", input="hunter22\n")[0] == 0
        task = asyncio.run(record(data))
        asyncio.run(leave_unfinished())
        succeed(Folders(data / MAILBOX).open(), "r-1")
        work = {"kind": "Ref", "taskId": "look"}
        jobs = {"tasks": {"look": {"prompt": "look", "url": SHOP}}, "jobs": {"nightly": {"work": work}}}
        (data / "jobs.json").write_text(json.dumps(jobs))
        yield data, task


Call = Callable[..., tuple[int, Rows, Rows]]


@pytest.fixture
def call(
    used: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """The console script: its exit code, and the lines of both its streams, each of which must be JSON."""
    shutil.copytree(used[0], tmp_path / "data")
    place_extension(tmp_path / "extension", "1.2.3", monkeypatch)
    monkeypatch.setenv("COPILOT_CHROMIUM", "/no/such/chromium")
    monkeypatch.setattr(sys, "stdin", io.StringIO("hunter22\n"))
    threshold = gc.get_threshold()

    def play(*words: str) -> tuple[int, Rows, Rows]:
        given = [used[1] if word == "TASK" else word for word in words]
        monkeypatch.setattr(sys, "argv", ["browser-copilot", *given])
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            command_line.main()
        out, err = (text.splitlines() for text in capfd.readouterr())
        return int(str(ended.value.code)), [json.loads(line) for line in out], [json.loads(line) for line in err]

    yield play
    gc.set_threshold(*threshold)


def test_every_command_has_its_call_here() -> None:
    assert set(CALLS) == set(LEAVES)


@pytest.mark.parametrize("path", LEAVES)
def test_what_a_command_says_is_json(call: Call, path: str) -> None:
    words, ends = CALLS[path]
    code, out, err = call(*path.split(), *words, "--json")
    assert code == ends, (out, err)
    if code == 2:
        assert (out, list(err[-1])) == ([], ["error", "field", "hint"])
    else:
        assert out, err


@pytest.mark.parametrize("path", LEAVES)
def test_a_wrong_call_of_a_command_is_told_as_json(call: Call, path: str) -> None:
    code, out, err = call(*path.split(), "--json", "--no-such-option")
    assert (code, out, "--no-such-option" in err[-1]["error"]) == (2, [], True)
    assert err[-1]["hint"] == f"see: browser-copilot {path} --help"


def test_a_server_says_json_from_its_start_to_its_end(tmp_path: Path) -> None:
    ready = tmp_path / "ready.json"
    command = [sys.executable, "-m", "browser_copilot", "serve", "--json", "--port", "0", "--ready-file", str(ready)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        first = json.loads(process.stdout.readline())
        ends = time.monotonic() + SECONDS
        while not ready.exists() and process.poll() is None and time.monotonic() < ends:
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        rest = [json.loads(line) for line in process.stdout]
        process.wait(SECONDS)
    assert (first["pid"], rest) == (process.pid, [{"stopping": True}])
