"""Successful responses are judged by what can be checked, by a process of its own."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.browser.orphans import wait_ended
from browser_copilot.mailbox.evaluate import evaluate, judge, watch
from browser_copilot.mailbox.folders import Folders, Request
from tests.mailbox.rig import SECONDS, QuickClock, put, succeed

REQUEST = Request("r-1", "SubmitPrompt", {"text": "go"})


def judged(**data: Any) -> dict[str, str]:
    checks: dict[str, str] = judge(REQUEST, {"data": data})["checks"]
    return {name: text for name, text in checks.items() if text != "ok"}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({}, "data"),
        ({"omitted": "much"}, "whole"),
        ({"status": "failed"}, "status"),
        ({"runId": "x", "summary": " "}, "summary"),
        ({"artifacts": [{"path": "/nowhere/a.pdf", "bytes": 3}]}, "files"),
        ({"steps": 400}, "effort"),
    ],
)
def test_a_fault_is_named(data: dict[str, Any], fault: str) -> None:
    assert list(judged(**data)) == [fault]


def test_a_file_of_the_size_that_was_said_is_good(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(b"abc")
    assert judged(artifacts=[{"path": str(tmp_path / "a.pdf"), "bytes": 3}]) == {}


def test_only_successes_are_judged_and_each_once(folders: Folders) -> None:
    for name, status in (("good", "success"), ("bad", "error")):
        put(folders, name)
        folders.write("responses", name, {"request_id": name, "status": status, "data": {"a": 1}})
    counts = [evaluate(folders, lambda verdict: None) for _ in range(2)]
    assert (counts, folders.ids("eval")) == ([1, 0], ["good"])


def test_the_process_prints_a_score(folders: Folders) -> None:
    succeed(folders, "r-1")
    command = [sys.executable, "-m", "browser_copilot.mailbox.evaluate", str(folders.root)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["1.00", "r-1"]), done.stderr


async def test_a_response_that_comes_while_it_watches_is_judged(folders: Folders) -> None:
    looks = iter(range(5))

    def is_over() -> bool:
        look = next(looks)
        if look == 2:
            succeed(folders, "r-1")
        return look == 4

    verdicts: list[Any] = []
    await watch(folders, verdicts.append, QuickClock(), is_over=is_over)
    assert ([verdict["request_id"] for verdict in verdicts], folders.ids("eval")) == (["r-1"], ["r-1"])


async def test_trouble_that_comes_back_is_told_again(folders: Folders, capsys: pytest.CaptureFixture[str]) -> None:
    """Once each time, however long it lasts."""
    responses, away = folders.root / "responses", folders.root / "away"
    moves = iter([None, (responses, away), None, (away, responses), (responses, away), None])

    def is_over() -> bool:
        try:
            move = next(moves)
        except StopIteration:
            return True
        if move is not None:
            move[0].rename(move[1])
        return False

    await watch(folders, lambda verdict: None, QuickClock(), is_over=is_over)
    assert capsys.readouterr().err.count("error: ") == 2


async def test_the_judge_ends_with_the_server_that_started_it(folders: Folders) -> None:
    """Also with one that is killed and ends nothing itself."""
    program = f"""
import asyncio
from pathlib import Path
from browser_copilot.serving import judge_beside
async def main():
    async with judge_beside(Path({str(folders.root)!r})) as judge:
        print(judge.pid, flush=True)
        await asyncio.Event().wait()
asyncio.run(main())
"""
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=subprocess.PIPE)
    assert server.stdout is not None
    async with asyncio.timeout(SECONDS):
        judge = int(await server.stdout.readline())
        server.kill()
        await server.wait()
        assert await wait_ended(judge, SECONDS)
