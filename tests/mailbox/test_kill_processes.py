"""Host and clients are processes and are killed (-9) at random: all requests end, and no write is done twice.

The host carries out what it is asked by a real runtime on SQLite. One client knows nothing but Specification 002
(`plain_client.py`); beside it ours uses the same mailbox.
"""

import json
import random
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL

import pytest

from browser_copilot.mailbox.folders import Folders
from tests.mailbox.actors import ASKED, name_all, read_pressed

ROOT = Path(__file__).resolve().parents[2]
PLAIN = Path(__file__).with_name("plain_client.py")
REQUESTS = {"p": 800, "r": 200}
"""By the first letter of the ids: of the client that knows the specification alone, and of ours."""
CLIENTS = ("plain", "client")
KILLS = 5
"""Of each process."""
LIMIT_S = 400
"""Then the test has failed: what is asked for is an end, not a speed."""


def begin(role: str, folder: Path) -> subprocess.Popen[bytes]:
    ours = ["-m", "tests.mailbox.actors", role, str(folder), *map(str, REQUESTS.values())]
    theirs = ["-I", str(PLAIN), str(folder), "p", str(REQUESTS["p"]), *map(json.dumps, ASKED)]
    return subprocess.Popen([sys.executable, *(theirs if role == "plain" else ours)], cwd=ROOT, stdout=DEVNULL)


def see_through(folder: Path, dice: random.Random) -> dict[str, int]:
    """Kill any at random until there were enough kills, then let the clients finish. How often each was killed.

    A host is killed once it has answered something: one that has only begun says nothing.
    """
    kills = {"host": 0, "plain": 0, "client": 0}
    running = {role: begin(role, folder) for role in kills}
    ends = time.monotonic() + LIMIT_S
    answered = 0
    try:
        while time.monotonic() < ends:
            waited = next((role for role in CLIENTS if running[role].poll() is None), None)
            if waited is None:
                assert [running[role].returncode for role in CLIENTS] == [0, 0]
                return kills
            with suppress(subprocess.TimeoutExpired):
                running[waited].wait(timeout=dice.uniform(0.1, 0.7))
            role = dice.choice(list(kills))
            has_worked = role != "host" or count(folder) > answered
            if kills[role] < KILLS and running[role].poll() is None and has_worked:
                running[role].kill()
                running[role].wait()
                kills[role] += 1
                answered = count(folder) if role == "host" else answered
                running[role] = begin(role, folder)
    finally:
        for process in running.values():
            process.kill()
            process.wait()
    raise AssertionError(f"not over after {LIMIT_S} s and {kills} kills")


def count(folder: Path) -> int:
    return len(list((folder / "responses").glob("*.json")))


@pytest.mark.timeout(LIMIT_S + 20)
def test_a_thousand_requests_survive_kills_of_every_process(tmp_path: Path) -> None:
    folders = Folders(tmp_path).open()
    kills = see_through(tmp_path, random.Random(4))
    pressed = read_pressed(tmp_path)
    asked = {name: what for letter, count in REQUESTS.items() for name, what in name_all(letter, count).items()}
    assert [name for name, times in pressed.items() if times > 1] == [], "a write was done twice"
    responses = {name: folders.read("responses", name) or {} for name in folders.ids("requests")}
    assert set(responses) == set(asked)
    won = {name for name, response in responses.items() if response.get("status") == "success"}
    writes = {name for name, what in asked.items() if what["command"] != "tabs.list"}
    assert won & writes <= set(pressed), "a success that nobody did"
    assert asked.keys() - writes <= won, "a read that failed"
    assert set(folders.ids("failed")) == set(responses) - won
    assert len(won & writes) > len(writes) / 2
    assert min(kills.values()) > 0, kills
