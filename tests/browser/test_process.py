"""A managed browser: one for each data directory, and none that outlives its server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.orphans import end_orphan, wait_ended
from browser_copilot.browser.pairing import Pairing
from browser_copilot.browser.process import ManagedBrowser, Wish, read_tail
from browser_copilot.errors import LinkError, StoreError
from browser_copilot.protocol.limits import PROTOCOL_VERSION
from tests.browser.stub_extension import write_stub
from tests.contract.rig import SECRET, MemoryIntents, make_link, serve

REPOSITORY = Path(__file__).resolve().parents[2]
PATIENCE = 90


@pytest.fixture
async def link(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[tuple[ExtensionLink, str]]:
    monkeypatch.setenv("COPILOT_EXTENSION_DIR", str(write_stub(tmp_path / "stub")))
    made = make_link(MemoryIntents())
    async with serve(made) as url:
        yield made, url


def make_wish(tmp_path: Path, url: str, **more: object) -> Wish:
    return Wish(data_dir=tmp_path / "data", pairing=Pairing(url, SECRET), headless=True, **more)  # type: ignore[arg-type]


async def has_ended(pid: int) -> bool:
    """Bounded wait for a process that nobody of us may wait for."""
    async with asyncio.timeout(PATIENCE):
        return await wait_ended(pid, PATIENCE)


@pytest.mark.timeout(240)
async def test_a_started_browser_says_hello_and_ends_when_it_is_stopped(
    link: tuple[ExtensionLink, str], tmp_path: Path
) -> None:
    managed = ManagedBrowser(make_wish(tmp_path, link[1], debugging=True))
    await managed.start(link[0], PATIENCE)
    try:
        pid = managed.pid
        assert pid is not None
        assert link[0].connected
        assert managed.debugging_url is not None
        with pytest.raises(StoreError, match="another Browser Copilot manages"):
            await ManagedBrowser(make_wish(tmp_path, link[1])).start(link[0])
    finally:
        await managed.stop()
    assert await has_ended(pid)
    assert managed.pid is None


@pytest.mark.timeout(240)
async def test_a_browser_of_a_killed_server_ends_by_itself(tmp_path: Path) -> None:
    program = f"""
import asyncio, sys
from pathlib import Path
from browser_copilot.browser.pairing import Pairing
from browser_copilot.browser.process import ManagedBrowser, Wish
from tests.contract.rig import SECRET, MemoryIntents, make_link, serve
async def main():
    link = make_link(MemoryIntents())
    async with serve(link) as url:
        wish = Wish(data_dir=Path({str(tmp_path / "data")!r}), pairing=Pairing(url, SECRET), headless=True)
        managed = ManagedBrowser(wish)
        await managed.start(link, {PATIENCE})
        print("PID", managed.pid, flush=True)
        await managed.wait()
asyncio.run(main())
"""
    environment = {
        **os.environ,
        "COPILOT_EXTENSION_DIR": str(write_stub(tmp_path / "stub")),
        "PYTHONPATH": f"{REPOSITORY / 'server'}:{REPOSITORY}",
    }
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=subprocess.PIPE, env=environment, cwd=REPOSITORY
    )
    assert server.stdout is not None
    pid = 0
    async with asyncio.timeout(PATIENCE):
        while line := await server.stdout.readline():
            if line.startswith(b"PID "):
                pid = int(line.split()[1])
                break
    try:
        assert pid
        server.kill()
        await server.wait()
        assert await has_ended(pid)
    finally:
        await end_orphan(tmp_path / "data" / "browser" / "pid", tmp_path / "data" / "browser" / "profile")


@pytest.mark.timeout(240)
async def test_an_extension_of_another_protocol_version_is_named_as_the_reason(
    link: tuple[ExtensionLink, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COPILOT_EXTENSION_DIR", str(write_stub(tmp_path / "old", version=0)))
    refused = asyncio.Event()
    link[0].subscribe(lambda event: refused.set())
    managed = ManagedBrowser(make_wish(tmp_path, link[1]))
    starting = asyncio.create_task(managed.start(link[0], PATIENCE))
    async with asyncio.timeout(PATIENCE):
        await refused.wait()
    reason = link[0].status().reason
    starting.cancel()
    await asyncio.wait({starting})
    assert reason == f"the extension speaks protocol 0, the server {PROTOCOL_VERSION}: update the extension"


async def test_a_program_that_ends_at_once_is_explained_with_its_last_words(
    link: tuple[ExtensionLink, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "broken-chromium"
    program.write_text("#!/bin/sh\necho 'Missing X server or $DISPLAY' >&2\nexit 3\n")
    program.chmod(0o755)
    monkeypatch.setenv("COPILOT_CHROMIUM", str(program))
    with pytest.raises(LinkError, match=r"exit code 3.*Missing X server") as raised:
        await ManagedBrowser(make_wish(tmp_path, link[1])).start(link[0], PATIENCE)
    assert "--headless" in raised.value.hint


async def test_a_missing_build_is_said_before_anything_is_started(
    link: tuple[ExtensionLink, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COPILOT_EXTENSION_DIR", str(tmp_path / "nowhere"))
    with pytest.raises(LinkError, match="the extension is not built"):
        await ManagedBrowser(make_wish(tmp_path, link[1])).start(link[0])


async def test_a_pid_file_that_names_a_stranger_ends_nobody(tmp_path: Path) -> None:
    stranger = await asyncio.create_subprocess_exec("sleep", "60")
    try:
        (tmp_path / "pid").write_text(f'{{"pid": {stranger.pid}}}')
        assert not await end_orphan(tmp_path / "pid", tmp_path / "profile")
        assert stranger.returncode is None
    finally:
        stranger.kill()
        await stranger.wait()


async def test_an_orphan_is_ended_by_its_pid_file(tmp_path: Path) -> None:
    program = "import time; print('up', flush=True); time.sleep(60)"
    orphan = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program,
        f"--user-data-dir={tmp_path / 'profile'}",
        start_new_session=True,
        stdout=subprocess.PIPE,
    )
    assert orphan.stdout is not None
    await orphan.stdout.readline()
    (tmp_path / "pid").write_text(f'{{"pid": {orphan.pid}}}')
    assert await end_orphan(tmp_path / "pid", tmp_path / "profile")
    async with asyncio.timeout(PATIENCE):
        assert await orphan.wait() == -signal.SIGTERM


def test_the_tail_of_a_log_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert read_tail(tmp_path / "none.log") == ""
