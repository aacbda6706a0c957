"""One goal, told through each door: the runtime, REST, the WebSocket and the command line give the same events."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from browser_copilot.protocol import commands as c
from e2e.side_panel import WAIT_SECONDS, until
from e2e.site.billing import BillingSite
from e2e.world import World

GOAL = "Delete Grace Hopper from the team"
FAMILIES = ("STEP_", "TASK_", "RUN_", "NEEDS_APPROVAL", "APPROVAL_")
COUNTED_BY_TIME = ("TASK_PROGRESS",)
END = "SESSION_SAVED"


def keep(types: Iterable[str]) -> list[str]:
    """What the run itself is made of, without what repeats while time passes."""
    return [one for one in types if one.startswith(FAMILIES) and one not in COUNTED_BY_TIME]


def through_runtime(world: World, site: BillingSite) -> list[str]:
    return [entry.type for entry in world.run(GOAL, site.url).entries]


def through_rest(world: World, site: BillingSite) -> list[str]:
    headers = {"authorization": f"Bearer {world.app.token}"}
    with httpx.Client(base_url=f"{world.app.url}/api/copilot/session", headers=headers, timeout=30) as door:
        folder = str(world.app.settings.work_folder)
        session = door.post("/start/skills", content=folder).json()["sessionId"]

        def read() -> list[str]:
            found = door.get(f"/{session}/events", params={"after": 0, "limit": 1000}).json()["events"]
            return [envelope["event"]["type"] for envelope in found]

        def run_ended() -> bool:
            types = read()
            return "TASK_STARTED" in types and END in types[types.index("TASK_STARTED") :]

        for command in to_commands(site):
            assert door.post(f"/{session}/command", json=command).is_success
        until(run_ended, "the run told by REST ends")
        types = read()
    world.close_tabs(session)
    return types


def through_socket(world: World, site: BillingSite) -> list[str]:
    address = f"{world.app.url.replace('http', 'ws')}/ws/frontend"
    session = world.new_session()
    types: list[str] = []
    with connect(address, additional_headers={"authorization": f"Bearer {world.app.token}"}) as socket:

        def send(message: dict[str, Any]) -> None:
            socket.send(json.dumps(message))

        send({"type": "subscribe", "sessionId": session, "after": 0, "frames": False})
        for number, command in enumerate(to_commands(site)):
            send({"type": "command", "requestId": f"r{number}", "sessionId": session, "command": command})
        while "TASK_STARTED" not in types or END not in types[types.index("TASK_STARTED") :]:
            message = json.loads(socket.recv(WAIT_SECONDS))
            assert message["type"] != "problem", message
            assert message["type"] != "reply" or message["reply"]["ok"], message
            types += [envelope["event"]["type"] for envelope in message.get("events", [])]
    world.close_tabs(session)
    return types


def to_commands(site: BillingSite) -> list[dict[str, Any]]:
    prompt = c.SubmitPrompt(text=GOAL, url=site.url, allow=[site.origin])
    return [c.SetApprovalPolicy(policy="all").to_wire(), prompt.to_wire()]


def through_command_line(world: World, site: BillingSite, folder: Path) -> list[str]:
    """A process with a server and a browser of its own."""
    command = [
        sys.executable, "-m", "browser_copilot", "run", GOAL, "--url", site.url, "--allow", site.origin,
        "--approve", "all", "--headless", "--json", "--data-dir", str(folder / "data"),
        "--working-directory", str(folder / "work"),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [line["event"]["type"] for line in lines if "event" in line]


@pytest.fixture(scope="module")
def expected(world: World) -> list[str]:
    """The runtime's own account."""
    with BillingSite() as site:
        types = keep(through_runtime(world, site))
        assert site.state.deleted == ["Grace Hopper"]
    assert types.count("APPROVAL_RESOLVED") == 2
    return types


@pytest.mark.parametrize("tell", [through_rest, through_socket], ids=["rest", "websocket"])
def test_a_door_gives_the_same_events(
    world: World, site: BillingSite, expected: list[str], tell: Callable[[World, BillingSite], list[str]]
) -> None:
    assert keep(tell(world, site)) == expected
    assert site.state.deleted == ["Grace Hopper"]


def test_the_command_line_gives_the_same_events(
    world: World, site: BillingSite, expected: list[str], tmp_path: Path
) -> None:
    assert keep(through_command_line(world, site, tmp_path)) == expected
    assert site.state.deleted == ["Grace Hopper"]
