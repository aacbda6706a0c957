"""Host and client as programs of their own, to be killed: `python -m tests.mailbox.actors host|client FOLDER [N]`.

What the host does is a line in the file `done`, appended and synced before anything else is; like the browser, it does
an attempt of a `click` once.
"""

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path

from browser_copilot.errors import UsageError
from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.folders import Folders, Request
from browser_copilot.mailbox.host import Host, Pace
from browser_copilot.mailbox.journal import Attempt, Effect
from browser_copilot.mailbox.outcome import Answer
from browser_copilot.runtime.ports import SystemClock

COMMANDS = ("read", "click", "run")
EFFECTS: dict[str, Effect] = {"read": "repeatable", "click": "tool", "run": "run"}
INTERVAL_S = 0.02
WAIT_S = 600.0


class Doings:
    """The lines of `done`: request, attempt."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "done"
        self._known = self.read()

    def read(self) -> Counter[tuple[str, str]]:
        text = self._file.read_text("ascii") if self._file.exists() else ""
        pairs = [line.split() for line in text.splitlines()]
        return Counter((pair[0], pair[1]) for pair in pairs if len(pair) == 2)

    def add(self, request: Request, attempt: Attempt) -> None:
        if request.command == "click" and (request.request_id, attempt.id) in self._known:
            return
        self._known[(request.request_id, attempt.id)] += 1
        handle = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            os.write(handle, f"{request.request_id} {attempt.id}\n".encode())
            os.fsync(handle)
        finally:
            os.close(handle)


class Doer:
    """Every seventh request fails at its first attempt, before anything is done."""

    def __init__(self, doings: Doings) -> None:
        self._doings = doings

    def find_effect(self, request: Request) -> Effect:
        return EFFECTS[request.command]

    def is_quick(self, request: Request) -> bool:
        return False

    async def carry_out(self, request: Request, attempt: Attempt) -> Answer:
        await asyncio.sleep(0.001)
        if attempt.number == 1 and int(request.request_id[2:]) % 7 == 0:
            raise UsageError("not this time")
        self._doings.add(request, attempt)
        await asyncio.sleep(0.001)
        return Answer({"done": request.request_id})


async def host(folder: Path) -> None:
    pace = Pace(interval_s=INTERVAL_S, at_once=16)
    await Host(Folders(folder), Doer(Doings(folder)), SystemClock(), pace).run()


async def client(folder: Path, requests: int) -> None:
    """Submit all, see all to their end. Begun anew, it goes on where it was."""
    one = Client(Folders(folder).open(), SystemClock(), interval_s=INTERVAL_S)
    one.rebuild()
    ids = [one.submit(COMMANDS[number % len(COMMANDS)], {}, f"r-{number}") for number in range(requests)]
    await one.wait(ids, WAIT_S)


if __name__ == "__main__":
    place = Path(sys.argv[2])
    asyncio.run(host(place) if sys.argv[1] == "host" else client(place, int(sys.argv[3])))
