"""Host and client are processes and are killed (-9) at random: all requests end, and no write is done twice."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from browser_copilot.mailbox.folders import Folders
from tests.mailbox.actors import COMMANDS, Doings

ROOT = Path(__file__).resolve().parents[2]
REQUESTS = 1_000
KILLS = 12
LIMIT_S = 400
"""Then the test has failed: what is asked for is an end, not a speed."""


def begin(role: str, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.mailbox.actors", role, str(folder), str(REQUESTS)]
    return subprocess.Popen(command, cwd=ROOT)


def see_through(folder: Path, dice: random.Random) -> dict[str, int]:
    """Kill either at random until there were enough kills, then let the client finish. How often each was killed."""
    kills = {"host": 0, "client": 0}
    running = {role: begin(role, folder) for role in kills}
    ends = time.monotonic() + LIMIT_S
    try:
        while time.monotonic() < ends:
            role = dice.choice(["host", "client"]) if sum(kills.values()) < KILLS else None
            try:
                code = running["client"].wait(timeout=dice.uniform(0.2, 0.9))
                assert code == 0, f"the client ended with {code}"
                return kills
            except subprocess.TimeoutExpired:
                if role is not None:
                    running[role].kill()
                    running[role].wait()
                    kills[role] += 1
                    running[role] = begin(role, folder)
    finally:
        for process in running.values():
            process.kill()
            process.wait()
    raise AssertionError(f"not over after {LIMIT_S} s and {kills} kills")


@pytest.mark.timeout(LIMIT_S + 20)
def test_a_thousand_requests_survive_kills_of_either_process(tmp_path: Path) -> None:
    folders = Folders(tmp_path).open()
    kills = see_through(tmp_path, random.Random(7))
    times: dict[str, int] = {}
    for (request_id, _), count in Doings(tmp_path).read().items():
        times[request_id] = times.get(request_id, 0) + count
    reads = {f"r-{number}" for number in range(0, REQUESTS, len(COMMANDS))}
    assert {name for name, count in times.items() if count > 1} <= reads, "a write was done twice"
    responses = {name: folders.read("responses", name) or {} for name in folders.ids("requests")}
    assert len(responses) == REQUESTS
    won = {name for name, response in responses.items() if response.get("status") == "success"}
    assert [name for name in won if not times.get(name)] == [], "a success that nobody did"
    assert set(folders.ids("failed")) == set(responses) - won
    assert kills["host"] > 0 and kills["client"] > 0
