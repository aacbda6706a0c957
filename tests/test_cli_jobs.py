"""The commands for jobs, by themselves and beside a server that runs the jobs of an Entry in a browser in memory."""

import asyncio
import json
import os
import pty
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
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
from browser_copilot.protocol.commands import Approve
from browser_copilot.protocol.events import NeedsApproval
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.runtime.ports import SystemClock
from browser_copilot.serving import SERVER_FILE, write_json
from tests.portal.rig import SECRET, serve
from tests.runtime.conftest import SECONDS, SHOP, Bench, make_site
from tests.runtime.crew import Crew, ref, seq

Rows = list[dict[str, Any]]
JOBS = {name: {"work": seq(*works)} for name, works in [("good", ["save", "next"]), ("bad", ["save", "fail", "next"])]}
JOBS |= {"long": {"work": seq("save", "linger")}, "broken": {"work": ref("break")}, "write": {"work": ref("delete")}}


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
    done = {"toolExecuted": ["dom.click"]}
    crew.install({"delete": {"prompt": "click Delete", "url": SHOP, "criteria": done}}, jobs=JOBS)
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


async def begin(*words: str, **pipes: Any) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "browser_copilot", "job", *words]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, **{"stdout": pipe, "stderr": pipe, **pipes})


async def read(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    async with asyncio.timeout(SECONDS):
        out, errors = await process.communicate()
    return int(process.returncode or 0), (out or b"").decode(), (errors or b"").decode()


async def call(*words: str) -> tuple[int, Rows, str]:
    """Exit code, rows and errors of `job` in a process of its own."""
    code, out, errors = await read(await begin(*words, "--json"))
    return code, [json.loads(line) for line in out.splitlines()], errors


async def test_beside_a_server_a_job_that_failed_is_told_with_what_went_wrong(data: Path) -> None:
    async with open_server(data):
        code, rows, errors = await call("run", "bad")
        told = await read(await begin("run", "bad"))
    works = {"0": "Succeeded", "1": "Failed"}
    end = {"status": "Failed", "works": works, "error": "work 1: no such page", "needsUser": False}
    assert (code, rows[-1]) == (1, {"type": "RESULT", "jobId": rows[-1]["jobId"], "job": "bad", **end}), errors
    assert (told[0], "failed: job bad" in told[2], "work 1: no such page" in told[2]) == (1, True, True), told


async def test_what_breaks_a_work_is_told(data: Path) -> None:
    async with open_server(data):
        code, rows, errors = await call("run", "broken")
    assert (code, "the page burnt down" in rows[-1]["error"]) == (1, True), errors


async def test_beside_a_server_the_events_of_a_job_and_its_works_are_told(data: Path) -> None:
    async with open_server(data):
        _, rows, errors = await call("run", "good")
    types = [row["event"]["type"] for row in rows[:-1]]
    own = [one for one in types if one.startswith(("RUN_", "JOB_", "TASK_WORK_", "TASK_COMPLETED"))]
    work = ["TASK_WORK_STARTED", "TASK_WORK_ASSIGNED", "RUN_STARTED", "TASK_COMPLETED", "RUN_FINISHED",
            "TASK_WORK_STOPPED"]  # fmt: skip
    assert own == ["RUN_STARTED", "JOB_STARTED", *work, *work, "JOB_FINISHED", "RUN_FINISHED"], errors
    assert [row["seq"] for row in rows[:-1]] == sorted(row["seq"] for row in rows[:-1])


async def test_where_no_terminal_is_a_job_is_told_in_plain_lines(data: Path) -> None:
    async with open_server(data):
        code, out, errors = await read(await begin("run", "good"))
    lines = [line[9:].strip() for line in out.splitlines()]
    assert code == 0, errors
    assert ("work 0 begins" in lines, "work 1: goal: next" in lines, "work 1 succeeded" in lines) == (True,) * 3, out
    assert out.splitlines()[-1].startswith("succeeded: job good")


async def test_beside_a_server_a_job_that_is_stopped_ends_the_command(data: Path) -> None:
    async with open_server(data) as crew:
        running = asyncio.create_task(call("run", "long"))
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
        job = crew.book.running()[0]
        shown = (await call("status", job.id))[1]
        await job.stop()
        code, rows, errors = await running
        after = (await call("status", job.id))[1]
    assert [(row["status"], row["runningWorkIds"]) for row in shown] == [("Executing", [1])]
    assert (code, rows[-1]["status"], rows[-1]["works"]["1"]) == (130, "Stopped", "Stopped"), errors
    assert [(row["status"], row["works"]["1"]) for row in after] == [("Stopped", "Stopped")]


async def test_who_interrupts_the_command_stops_the_job(data: Path) -> None:
    async with open_server(data) as crew:
        process = await begin("run", "long")
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
        process.send_signal(signal.SIGINT)
        code, _, errors = await read(process)
        assert (code, errors.startswith("stopped: job long"), crew.book.running()) == (130, True, []), errors


async def test_an_approval_of_a_work_is_given_at_the_terminal(data: Path) -> None:
    async with open_server(data) as crew:
        ours, theirs = pty.openpty()
        process = await begin("run", "write", stdin=theirs, stdout=theirs)
        os.close(theirs)
        said = await asyncio.to_thread(read_terminal, ours, b"Allow this once?")
        os.write(ours, b"y\n")
        said += await asyncio.to_thread(read_terminal, ours, b"succeeded: job write")
        code, _, errors = await read(process)
        os.close(ours)
        assert (code, b"needs your yes" in said, crew.goals) == (0, True, ["click Delete"]), (said, errors)


async def ask_at_a_terminal() -> tuple[int, asyncio.subprocess.Process]:
    """A job whose work waits there for a yes: our end of the terminal, and the command."""
    ours, theirs = pty.openpty()
    process = await begin("run", "write", stdin=theirs, stdout=theirs)
    os.close(theirs)
    await asyncio.to_thread(read_terminal, ours, b"Allow this once?")
    return ours, process


async def test_who_interrupts_a_question_at_the_terminal_ends_the_command_at_once(data: Path) -> None:
    async with open_server(data) as crew:
        ours, process = await ask_at_a_terminal()
        process.send_signal(signal.SIGINT)
        code, _, errors = await read(process)
        os.close(ours)
        assert (code, errors.startswith("stopped: job write"), crew.goals) == (130, True, ["click Delete"]), errors


async def test_a_yes_at_another_door_ends_the_question_at_the_terminal(data: Path) -> None:
    async with open_server(data) as crew:
        ours, process = await ask_at_a_terminal()
        [(session, waiting)] = [
            (info.id, event) for info in crew.bench.runtime.sessions() for event in crew.bench.runtime.pending(info.id)
        ]
        assert isinstance(waiting, NeedsApproval)
        await crew.bench.do(Approve(approval_id=waiting.approval_id, decision="allow"), session)
        said = await asyncio.to_thread(read_terminal, ours, b"succeeded: job write")
        code, _, errors = await read(process)
        os.close(ours)
        assert (code, b"approval: allow (by user)" in said) == (0, True), (said, errors)


def read_terminal(terminal: int, until: bytes) -> bytes:
    """What is said there, up to these words, its end or its silence."""
    said = b""
    with suppress(OSError):  # the other side is gone
        while until not in said and select.select([terminal], [], [], SECONDS)[0]:
            said += os.read(terminal, 4_096)
    return said


@pytest.mark.parametrize(("policy", "ends"), [("ask", (3, "Failed", True)), ("all", (0, "Succeeded", False))])
async def test_without_a_terminal_the_policy_decides(data: Path, policy: str, ends: tuple[int, str, bool]) -> None:
    async with open_server(data):
        code, rows, errors = await call("run", "write", "--approve", policy)
    error = None if code == 0 else "work 0: it did not do what its criteria ask for"
    assert (code, rows[-1]["status"], rows[-1]["needsUser"]) == ends, errors
    assert rows[-1]["error"] == error


async def test_a_job_is_run_beside_a_server_and_known_with_and_without_one_from_then_on(data: Path) -> None:
    async with open_server(data):
        job_id = (await call("run", "good"))[1][-1]["jobId"]
        found = [await call("status", job_id)]
    async with open_server(data):
        found.append(await call("status", job_id))
    found.append(await call("status", job_id))
    works = {"0": "Succeeded", "1": "Succeeded"}
    row = {"jobId": job_id, "job": "good", "status": "Succeeded", "runningWorkIds": [], "works": works}
    assert found == [(0, [row], "")] * 3


async def test_the_runs_of_a_job_are_listed_by_its_name_with_and_without_a_server(data: Path) -> None:
    async with open_server(data) as crew:
        runs = [await crew.book.start(name, "", data, crew.heard) for name in ("good", "bad", "good")]
        for one in runs:
            await crew.finish(one)
        there = [await call("status", "good"), await call("status")]
    here = [await call("status", "good"), await call("status")]
    for found in (there, here):
        assert {row["jobId"] for row in found[0][1]} == {runs[0].id, runs[2].id}
        assert {row["jobId"]: row["status"] for row in found[1][1]}[runs[1].id] == "Failed"


async def test_a_job_that_was_cut_off_is_gone_on_with_and_followed(data: Path) -> None:
    async with open_server(data) as crew:
        run = await crew.book.start("long", "", data, crew.heard)
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
    async with open_server(data) as crew:
        crew.go.set()
        shown = (await call("status", run.id))[1]
        code, rows, errors = await call("resume", run.id)
    assert [(row["status"], row["works"]["1"]) for row in shown] == [("Interrupted", "Interrupted")]
    assert (code, rows[-1]["status"], rows[-1]["works"]) == (0, "Succeeded", {"1": "Succeeded"}), errors


async def test_a_job_that_was_never_there_is_refused(data: Path) -> None:
    async with open_server(data):
        code, _, errors = await call("status", "job-none")
    assert (code, "there is no job job-none" in errors) == (2, True)
    code, _, errors = await call("status", "job-none")
    assert (code, "there is no job job-none" in errors) == (2, True)


async def test_jobs_are_listed_with_the_run_that_waits(data: Path) -> None:
    async with open_server(data) as crew:
        run = await crew.book.start("long", "", data, crew.heard)
        async with asyncio.timeout(SECONDS):
            await crew.begun.wait()
    async with open_server(data):
        there = (await call("list"))[1]
    assert [(row["name"], row["unfinished"]) for row in there] == [
        (name, run.id if name == "long" else None) for name in JOBS
    ]
    write_json(data / "jobs.json", {"tasks": {}, "jobs": {}})
    assert (await call("list"))[1] == [{"name": "long", "unfinished": run.id}]


@pytest.mark.parametrize(("name", "ends"), [("good", (0, "Succeeded")), ("bad", (1, "Failed"))])
def test_without_a_server_a_job_is_run_here(
    name: str, ends: tuple[int, str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def open_desk(_settings: Any, *, browser: bool, headless: bool | None) -> AsyncIterator[Desk]:
        async with open_crew(data) as crew:
            yield Desk(SimpleNamespace(entries=crew.book, runtime=crew.bench.runtime))

    monkeypatch.setattr(commands_job, "open_desk", open_desk)
    result = CliRunner().invoke(cli, ["job", "run", name, "--json"])
    assert (result.exit_code, json.loads(result.output.splitlines()[-1])["status"]) == ends


async def test_what_is_wrong_with_the_file_is_told_where_jobs_are_listed(data: Path) -> None:
    (data / "jobs.json").write_text(json.dumps({"jobs": {"x": {"work": {"kind": "Ref", "taskId": "nowhere"}}}}))
    status, rows, said = await call("list")
    assert (status, rows) == (0, [])
    told = json.loads(said)
    assert (told["leftOut"], 'entry.jobs["x"].work' in told["reason"]) == ("jobs.json", True)
