"""Host and client as programs of their own, to be killed: `python -m tests.mailbox.actors host|client FOLDER [N]`.

The host is the real one: its clerk, a runtime on SQLite, and a browser in memory whose site writes a line into the file
`pressed` for each button that is pressed there, synced before anything else is.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_site import FakeAction, FakePage, FakeSite
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.mailbox.clerk import Clerk, NoJobs
from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.folders import Folders
from browser_copilot.mailbox.host import Host, Pace
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.ports import SystemClock
from tests.runtime.conftest import Bench, click, succeeded

SHOP = "https://shop.test"
PRESS = {"tabId": 1, "selector": {"kind": "role", "role": "button", "name": "Press NAME"}}
ASKED: list[dict[str, Any]] = [
    {"command": "tabs.list", "params": {}},
    {"command": "dom.click", "params": PRESS},
    {"command": "SubmitPrompt", "params": {"text": "NAME", "url": f"{SHOP}/NAME", "allow": [SHOP]}},
]
"""What is asked for in turn: a read, a tool that writes, a goal that writes. `NAME` is the request's id."""
FAILING = 7
"""Of so many goals one fails before anything is done."""
INTERVAL_S = 0.1
WAIT_S = 600.0


def read_pressed(folder: Path) -> Counter[str]:
    """How often the button of each request was pressed."""
    file = folder / "pressed"
    return Counter(file.read_text("ascii").split() if file.exists() else [])


def make_site(folder: Path, names: list[str]) -> FakeSite:
    def press(name: str) -> Any:
        def write(_tab: FakeTab) -> None:
            handle = os.open(folder / "pressed", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            try:
                os.write(handle, f"{name}\n".encode())
                os.fsync(handle)
            finally:
                os.close(handle)

        return write

    def build(_tab: FakeTab, url: str) -> FakePage:
        name = url.rpartition("/")[2]
        return FakePage(url, name, actions=[FakeAction("Press", on_click=press(name))])

    site = FakeSite()
    site.page(f"{SHOP}/", "Shop", actions=[FakeAction(f"Press {name}", on_click=press(name)) for name in names])
    site.route(f"{SHOP}/", build)
    return site


async def pursue(task: Task, desk: Desk) -> Task:
    """Press the button of the page, but for now and then."""
    if random.random() < 1 / FAILING:
        return task.model_copy(update={"status": "failed", "summary": "not this time"})
    record = await desk.perform(click("Press"))
    return succeeded(task.model_copy(update={"history": [*task.history, record]}))


async def host(folder: Path, names: list[str]) -> None:
    browser = FakeBrowser(make_site(folder, names), f"{SHOP}/")
    bench = Bench(folder, browser)
    bench.scripts["skills"] = pursue
    await bench.start()
    browser._intents = bench.database.intents
    clerk = Clerk(bench.runtime, browser, bench.workflows, NoJobs())
    await Host(Folders(folder), clerk, SystemClock(), Pace(interval_s=INTERVAL_S)).run()


def name_all(letter: str, count: int) -> dict[str, dict[str, Any]]:
    """The requests of a client by their ids."""
    names = {f"{letter}-{number}": ASKED[number % len(ASKED)] for number in range(count)}
    return {name: json.loads(json.dumps(asked).replace("NAME", name)) for name, asked in names.items()}


async def client(folder: Path, requests: int) -> None:
    """Submit all, see all to their end. Begun anew, it goes on where it was."""
    one = Client(Folders(folder).open(), SystemClock(), interval_s=INTERVAL_S)
    one.rebuild()
    asked = name_all("r", requests)
    await one.wait([one.submit(what["command"], what["params"], name) for name, what in asked.items()], WAIT_S)


if __name__ == "__main__":
    place, numbers = Path(sys.argv[2]), [int(one) for one in sys.argv[3:]]
    if sys.argv[1] == "host":
        asyncio.run(host(place, [*name_all("p", numbers[0]), *name_all("r", numbers[1])]))
    else:
        asyncio.run(client(place, numbers[1]))
