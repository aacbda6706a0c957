"""The commands for jobs, by themselves and beside a server that runs the jobs of an Entry in a browser in memory."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from browser_copilot import commands_job
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.cli import cli
from browser_copilot.commands_work import Desk
from browser_copilot.portal.app import build_app
from browser_copilot.portal.auth import load_token
from browser_copilot.portal.ports import PortalParts
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.runtime.ports import SystemClock
from browser_copilot.serving import SERVER_FILE, write_json
from tests.portal.rig import SECRET, serve
from tests.runtime.conftest import SECONDS, Bench, make_site
from tests.runtime.crew import Crew, seq

Rows = list[dict[str, Any]]
JOBS = {name: {"work": seq(*works)} for name, works in [("good", ["save", "next"]), ("bad", ["save", "fail", "next"])]}
JOBS["long"] = {"work": seq("save", "linger")}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory; no settings but those of the test."""
    for name in [name for name in os.environ if name.startswith("COPILOT_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COPILOT_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "data").mkdir(mode=0o700)
    return tmp_path / "data"


@asynccontextmanager
async def open_crew(folder: Path) -> AsyncIterator[Crew]:
    bench = Bench(folder, FakeBrowser(make_site()))
    bench.browser.set_grants([GrantedOrigin(origin="https://shop.test")])
    await bench.start()
    crew = Crew(bench)
    await crew.book.settle()
    crew.install(jobs=JOBS)
    yield crew
    await crew.book.close()
    await bench.close()


@asynccontextmanager
async def open_server(data: Path) -> AsyncIterator[Crew]:
    """The portal over HTTP, announced in the data directory."""
    async with open_crew(data) as crew:
        parts = PortalParts(
            runtime=crew.bench.runtime,
            browser=crew.bench.browser,
            link=None,
            token=load_token(data),
            link_secret=SECRET,
            clock=SystemClock(),
            shutdown=lambda: None,
            tasks=crew.book.tasks,
            jobs=crew.book,
        )
        app = build_app(parts)
        async with serve(app) as port:
            write_json(data / SERVER_FILE, {"url": f"http://127.0.0.1:{port}"})
            yield crew
        app.state.live.close_all()
        (data / SERVER_FILE).unlink()


async def call(*words: str) -> tuple[int, Rows, str]:
    """Exit code, rows and errors of `job` in a process of its own."""
    command = [sys.executable, "-m", "browser_copilot", "job", *words, "--json"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    async with asyncio.timeout(SECONDS):
        out, errors = await process.communicate()
    return int(process.returncode or 0), [json.loads(line) for line in out.splitlines()], errors.decode()


async def test_beside_a_server_a_job_that_failed_is_told_as_such(data: Path) -> None:
    async with open_server(data):
        code, found, errors = await call("run", "bad")
    assert (code, [row["status"] for row in found]) == (1, ["Failed"]), errors


async def test_beside_a_server_a_job_that_is_stopped_ends_the_command(data: Path) -> None:
    async with open_server(data) as crew:
        running = asyncio.create_task(call("run", "long"))
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
        job = crew.book.running()[0]
        shown = (await call("status", job.id))[1]
        await job.stop()
        code, found, errors = await running
    assert [(row["status"], row["runningWorkIds"]) for row in shown] == [("Executing", [1])]
    assert (code, [row["status"] for row in found]) == (1, ["Stopped"]), errors


async def test_a_job_is_run_beside_a_server_and_known_with_and_without_one_from_then_on(data: Path) -> None:
    async with open_server(data):
        found = [await call("run", "good")]
        job_id = found[0][1][0]["jobId"]
        found.append(await call("status", job_id))
    async with open_server(data):
        found.append(await call("status", job_id))
    found.append(await call("status", job_id))
    works = {"0": "Succeeded", "1": "Succeeded"}
    row = {"jobId": job_id, "job": "good", "status": "Succeeded", "runningWorkIds": [], "works": works}
    assert found == [(0, [row], "")] * 4


async def test_a_job_that_was_never_there_is_refused(data: Path) -> None:
    async with open_server(data):
        code, _, errors = await call("status", "job-none")
    assert (code, "JobNotFound" in errors) == (2, True)
    code, _, errors = await call("status", "job-none")
    assert (code, "there is no job job-none" in errors) == (2, True)


async def test_jobs_are_listed_with_the_run_that_waits(data: Path) -> None:
    async with open_server(data) as crew:
        run = await crew.book.start("long", "", data, crew.heard)
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
    async with open_server(data):
        there = (await call("list"))[1]
    assert [(row["name"], row["unfinished"]) for row in there] == [("good", None), ("bad", None), ("long", run.id)]
    write_json(data / "jobs.json", {"tasks": {}, "jobs": {}})
    assert (await call("list"))[1] == [{"name": "long", "unfinished": run.id}]


@pytest.mark.parametrize(("name", "ends"), [("good", (0, "Succeeded")), ("bad", (1, "Failed"))])
def test_without_a_server_a_job_is_run_here(
    name: str, ends: tuple[int, str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def open_desk(_settings: Any, *, browser: bool) -> AsyncIterator[Desk]:
        async with open_crew(data) as crew:
            yield Desk(SimpleNamespace(entries=crew.book))

    monkeypatch.setattr(commands_job, "open_desk", open_desk)
    result = CliRunner().invoke(cli, ["job", "run", name, "--json"])
    assert (result.exit_code, json.loads(result.output)["status"]) == ends
