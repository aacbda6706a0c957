"""One scenario file, played through each door: runtime, REST, WebSocket, mailbox, command line and panel tell the same.

The scenario is a workflow, because every door can run one: the panel by its form, the mailbox by its name.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from browser_copilot.protocol import commands as c
from browser_copilot.serving import serve_mailbox
from e2e.side_panel import WAIT_SECONDS, SidePanel, beside, until
from e2e.site.billing import BillingSite
from e2e.world import World

SCENARIO: dict[str, Any] = json.loads((Path(__file__).parent / "scenario.json").read_text("utf-8"))
FAMILIES = ("STEP_", "TASK_", "RUN_", "NEEDS_APPROVAL", "APPROVAL_")
COUNTED_BY_TIME = ("TASK_PROGRESS",)
BEGIN, END = "TASK_STARTED", "SESSION_SAVED"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("scenario"), debugging=True) as running:
        yield running


@pytest.fixture(scope="module")
def panel(own: World) -> Iterator[SidePanel]:
    with beside(own) as shown:
        yield shown


@pytest.fixture(scope="module")
def mailbox(own: World) -> Iterator[Path]:
    serving = serve_mailbox(own.app)
    own.wait(serving.__aenter__())
    yield own.app.settings.data_dir / "mailbox"
    own.wait(serving.__aexit__(None, None, None))


def keep(types: Iterable[str]) -> list[str]:
    """What the run itself is made of, without what repeats while time passes."""
    return [one for one in types if one.startswith(FAMILIES) and one not in COUNTED_BY_TIME]


def has_ended(types: list[str]) -> bool:
    return BEGIN in types and END in types[types.index(BEGIN) :]


def to_params(site: BillingSite) -> dict[str, str]:
    return {**SCENARIO["params"], "url": site.url}


def to_commands(site: BillingSite) -> list[c.Command]:
    return [
        c.GrantOrigin(origin=site.origin),
        c.SetApprovalPolicy(policy=SCENARIO["approvals"]),
        c.RunWorkflow(name=SCENARIO["workflow"], params=to_params(site)),
    ]


def read_log(world: World, session: str) -> list[str]:
    """The log of a session, at its end."""

    def read() -> list[str]:
        return [entry.type for entry in world.wait(world.app.runtime.events.read(session, 0, 1_000))]

    until(lambda: has_ended(read()), "the run ends")
    world.close_tabs(session)
    return read()


def through_runtime(world: World, site: BillingSite) -> list[str]:
    session = world.new_session()
    for command in to_commands(site):
        assert world.command(command, session).ok
    return read_log(world, session)


def through_rest(world: World, site: BillingSite) -> list[str]:
    headers = {"authorization": f"Bearer {world.app.token}"}
    with httpx.Client(base_url=f"{world.app.url}/api/copilot/session", headers=headers, timeout=30) as door:
        folder = str(world.app.settings.work_folder)
        session = door.post("/start/skills", content=folder).json()["sessionId"]

        def read() -> list[str]:
            found = door.get(f"/{session}/events", params={"after": 0, "limit": 1000}).json()["events"]
            return [envelope["event"]["type"] for envelope in found]

        for command in to_commands(site):
            assert door.post(f"/{session}/command", json=command.to_wire()).is_success
        until(lambda: has_ended(read()), "the run told by REST ends")
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
            send({"type": "command", "requestId": f"r{number}", "sessionId": session, "command": command.to_wire()})
        while not has_ended(types):
            message = json.loads(socket.recv(WAIT_SECONDS))
            assert message["type"] != "problem", message
            assert message["type"] != "reply" or message["reply"]["ok"], message
            types += [envelope["event"]["type"] for envelope in message.get("events", [])]
    world.close_tabs(session)
    return types


def through_mailbox(world: World, site: BillingSite, folder: Path) -> list[str]:
    """Files only: each command is a request whose response is waited for."""
    session = world.new_session()
    for number, command in enumerate(to_commands(site)):
        name = f"scenario-{number}"
        params = {**command.to_wire(), "sessionId": session}
        request = {"request_id": name, "command": params.pop("type"), "params": params}
        (folder / "requests" / f"{name}.json").write_text(json.dumps(request))
        response = folder / "responses" / f"{name}.json"
        until(response.is_file, f"request {name} is answered")
        answer = json.loads(response.read_text("utf-8"))
        assert answer["status"] == "success", answer
    return read_log(world, session)


def through_panel(world: World, site: BillingSite, panel: SidePanel) -> list[str]:
    """By hand: allow the site, set the policy, fill in the workflow's form, press its button."""
    panel.begin(site.url)
    panel.show("Settings")
    panel.page.get_by_label("Approvals", exact=True).select_option(SCENARIO["approvals"])
    panel.show("Workflows")
    panel.page.locator("summary").filter(has_text="Copilot").click()
    form = panel.page.locator("details[open] form")
    form.get_by_label("Goal").fill(SCENARIO["params"]["goal"])
    form.get_by_label("Page").fill(site.url)
    form.get_by_role("button", name="Run", exact=True).click()
    panel.see_state("Done")
    return read_log(world, panel.session)


def through_command_line(site: BillingSite, folder: Path) -> list[str]:
    """A process with a server and a browser of its own."""
    command = [
        sys.executable, "-m", "browser_copilot", "workflow", "run", SCENARIO["workflow"],
        "--params", json.dumps(to_params(site)), "--allow", site.origin,
        "--approve", SCENARIO["approvals"], "--headless", "--json", "--data-dir", str(folder / "data"),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False, cwd=folder)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [line["event"]["type"] for line in lines if "event" in line]


@pytest.fixture(scope="module")
def expected(own: World) -> list[str]:
    """The runtime's own account."""
    with BillingSite() as site:
        types = keep(through_runtime(own, site))
        assert site.state.deleted == SCENARIO["deleted"]
    assert types.count("APPROVAL_RESOLVED") == 2
    return types


@pytest.mark.parametrize("tell", [through_rest, through_socket], ids=["rest", "websocket"])
def test_a_door_gives_the_same_events(
    own: World, site: BillingSite, expected: list[str], tell: Callable[[World, BillingSite], list[str]]
) -> None:
    assert keep(tell(own, site)) == expected
    assert site.state.deleted == SCENARIO["deleted"]


def test_the_mailbox_gives_the_same_events(own: World, site: BillingSite, expected: list[str], mailbox: Path) -> None:
    assert keep(through_mailbox(own, site, mailbox)) == expected
    assert site.state.deleted == SCENARIO["deleted"]


def test_the_panel_gives_the_same_events(own: World, site: BillingSite, expected: list[str], panel: SidePanel) -> None:
    assert keep(through_panel(own, site, panel)) == expected
    assert site.state.deleted == SCENARIO["deleted"]


def test_the_command_line_gives_the_same_events(site: BillingSite, expected: list[str], tmp_path: Path) -> None:
    assert keep(through_command_line(site, tmp_path)) == expected
    assert site.state.deleted == SCENARIO["deleted"]
