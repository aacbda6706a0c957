"""Host and clients are processes and are killed (-9) at random: all requests end, and no write is done twice.

One client knows nothing but Specification 002 (`plain_client.py`); beside it ours uses the same mailbox.
"""

import random
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL

import pytest

from browser_copilot.mailbox.folders import Folders
from tests.mailbox.actors import COMMANDS, Doings

ROOT = Path(__file__).resolve().parents[2]
PLAIN = Path(__file__).with_name("plain_client.py")
REQUESTS = {"p": 1_000, "r": 200}
"""By the first letter of the ids: of the client that knows the specification alone, and of ours."""
CLIENTS = ("plain", "client")
KILLS = 15
LIMIT_S = 400
"""Then the test has failed: what is asked for is an end, not a speed."""


def begin(role: str, folder: Path) -> subprocess.Popen[bytes]:
    ours = ["-m", "tests.mailbox.actors", role, str(folder), str(REQUESTS["r"])]
    theirs = ["-I", str(PLAIN), str(folder), "p", str(REQUESTS["p"]), *COMMANDS]
    return subprocess.Popen([sys.executable, *(theirs if role == "plain" else ours)], cwd=ROOT, stdout=DEVNULL)


def see_through(folder: Path, dice: random.Random) -> dict[str, int]:
    """Kill any at random until there were enough kills, then let the clients finish. How often each was killed."""
    kills = {"host": 0, "plain": 0, "client": 0}
    running = {role: begin(role, folder) for role in kills}
    ends = time.monotonic() + LIMIT_S
    try:
        while time.monotonic() < ends:
            waited = next((role for role in CLIENTS if running[role].poll() is None), None)
            if waited is None:
                assert [running[role].returncode for role in CLIENTS] == [0, 0]
                return kills
            with suppress(subprocess.TimeoutExpired):
                running[waited].wait(timeout=dice.uniform(0.1, 0.7))
            role = dice.choice(list(kills))
            if sum(kills.values()) < KILLS and running[role].poll() is None:
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
def test_a_thousand_requests_survive_kills_of_every_process(tmp_path: Path) -> None:
    folders = Folders(tmp_path).open()
    kills = see_through(tmp_path, random.Random(4))
    times: Counter[str] = Counter()
    for (request_id, _), count in Doings(tmp_path).read().items():
        times[request_id] += count
    asked = {f"{letter}-{number}": number for letter, count in REQUESTS.items() for number in range(count)}
    reads = {name for name, number in asked.items() if COMMANDS[number % len(COMMANDS)] == "read"}
    assert {name for name, count in times.items() if count > 1} <= reads, "a write was done twice"
    responses = {name: folders.read("responses", name) or {} for name in folders.ids("requests")}
    assert set(responses) == set(asked)
    won = {name for name, response in responses.items() if response.get("status") == "success"}
    assert [name for name in won if not times[name]] == [], "a success that nobody did"
    assert set(folders.ids("failed")) == set(responses) - won
    assert min(kills.values()) > 0, kills
