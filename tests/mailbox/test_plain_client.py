"""A program that knows only Specification 002 gets along with the host."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from browser_copilot.mailbox.folders import Folders
from browser_copilot.runtime.ports import SystemClock
from tests.mailbox.rig import SECONDS, CountingDoer, hosting, refuse

PROGRAM = Path(__file__).with_name("plain_client.py")


@pytest.mark.parametrize(("command", "state", "runs"), [("say", "SUCCESS", 1), ("shout", "GAVE_UP", 3)])
async def test_a_client_of_the_standard_library_alone_is_served(
    folders: Folders, doer: CountingDoer, command: str, state: str, runs: int
) -> None:
    doer.acts["shout"] = refuse
    asked = json.dumps({"command": command, "params": {"text": "NAME"}})
    async with hosting(folders, doer, SystemClock()), asyncio.timeout(SECONDS):
        client = await asyncio.create_subprocess_exec(
            sys.executable, str(PROGRAM), str(folders.root), "p", "5", asked, stdout=asyncio.subprocess.PIPE
        )
        printed, _ = await client.communicate()
    states = {name: row[0] for name, row in json.loads(printed).items()}
    assert states == dict.fromkeys(states, state)
    assert set(doer.done.values()) == {runs} and len(states) == 5
    assert len(folders.ids("failed")) == (5 if state == "GAVE_UP" else 0)
