"""Successful responses are judged by what can be checked, by a process of its own."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.mailbox.evaluate import evaluate, judge
from browser_copilot.mailbox.folders import Folders, Request
from tests.mailbox.rig import put

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
    put(folders, "r-1")
    folders.write("responses", "r-1", {"request_id": "r-1", "status": "success", "data": {"a": 1}})
    command = [sys.executable, "-m", "browser_copilot.mailbox.evaluate", str(folders.root)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["1.00", "r-1"]), done.stderr
