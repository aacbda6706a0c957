"""Every workflow that ships, by its name through each door: REST, WebSocket, mailbox, command line and panel tell the
same events, kind by kind and with the same payloads, and end the same. What may differ is named below.

The copilot's own is carried out by a command line of its own, too, with a server and a browser that nobody else has.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator
from websockets.sync.client import connect

from browser_copilot.protocol import commands as c
from browser_copilot.protocol.tools import EFFECTS
from browser_copilot.runtime.asking import AGAIN
from browser_copilot.runtime.shipped import SHIPPED
from browser_copilot.serving import announce, serve_mailbox
from e2e.side_panel import WAIT_SECONDS, SidePanel, beside, until
from e2e.site.billing import BillingSite
from e2e.world import World

Event = dict[str, Any]
SCENARIOS: dict[str, dict[str, Any]] = {
    one["workflow"]: one["params"] for one in json.loads((Path(__file__).parent / "scenarios.json").read_text("utf-8"))
}
BEGIN, END = "TASK_QUEUED", "SESSION_SAVED"
BY_TIME = frozenset({"TASK_PROGRESS", "BROWSER_FRAME", "METRICS_PHASE"})
"""Told as often as time goes by, as somebody watches, as a machine is measured: the same run may tell more or fewer."""
LOOKS = frozenset(name for name, effect in EFFECTS.items() if effect == "read")
"""A slow page is looked at more often."""
VAIN_BY = {"TOOL_COMPLETED": "callId", "STEP_FAILED": "stepId"}
"""What tells that a try failed, and which it was."""
OF_ONE_RUN = frozenset(
    {"stepId", "approvalId", "planId", "callId", "tabId", "openedTabs", "docId", "id", "ts", "tsMs", "pcdTs", "sha256"}
    | {"durationMs", "expiresMs", "dispatchedMs", "result", "fingerprint", "epoch", "path", "expectedTs"}
)
"""Ids, times and places of one run; `result` is what the page said meanwhile."""
ARRIVALS = frozenset({"tabs.open", "tabs.navigate"})
FROM_DEVTOOLS = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
"""What a download is called in a browser that DevTools is attached to."""
NUMBERED = re.compile(r"-\d+(?=\.csv)")
"""A file of that name was there already."""
HERE = re.compile(r"http://[\w.]+:\d+")
"""Each door has a site of its own."""


@dataclass(frozen=True)
class Told:
    """What a door tells of a run: every event from its beginning to its end, and how it ended."""

    events: list[Event]
    status: str
    answer: str | None
    approvals: int

    @property
    def types(self) -> list[str]:
        return [one["type"] for one in self.events]


def read(events: Iterable[Event]) -> Told:
    """Whole, but for what is told as time passes, and for looks and tries that a slow page takes more of. Any other
    act that fails or is tried again is kept: through every door there must be as many, in the same places."""
    told = list(events)
    begins = next(at for at, one in enumerate(told) if one["type"] == BEGIN)
    ends = next(at for at, one in enumerate(told) if at > begins and one["type"] == END)
    run = told[begins : ends + 1]
    vain = {one[VAIN_BY[one["type"]]] for one in run if is_early(one) and not one.get("willRetry")}
    kept = [arrive(strip(one)) for one in run if not is_by_time(one) and not is_vain(one, vain)]
    end = next(one for one in kept if one["type"] in ("TASK_COMPLETED", "TASK_FAILED"))
    approvals = sum(one["type"] == "APPROVAL_RESOLVED" for one in kept)
    return Told(kept, end["status"], end.get("answer"), approvals)


def is_by_time(event: Event) -> bool:
    return event["type"] in BY_TIME or event.get("tool") in LOOKS


def is_early(event: Event) -> bool:
    """A try failed because it came too early for the page."""
    return event["type"] in VAIN_BY and event.get("code") in AGAIN


def is_vain(event: Event, vain: set[str]) -> bool:
    """Of a call or a whole step that came too early, or a word of one that is tried again."""
    return is_early(event) or not vain.isdisjoint({event.get("callId"), event.get("stepId")})


def arrive(event: Event) -> Event:
    """The panel goes to the page in the tab that is in front, the others open one."""
    if ARRIVALS.isdisjoint({event.get("action"), event.get("tool")}):
        return event
    told = {name: one for name, one in event.items() if name not in ("args", "description")}
    return {name: "arrive" if one in ARRIVALS else one for name, one in told.items()}


def strip(value: Any) -> Any:
    """The essence of a payload: without what belongs to one run alone."""
    if isinstance(value, dict):
        return {name: strip(one) for name, one in value.items() if name not in OF_ONE_RUN}
    if isinstance(value, list):
        return [strip(one) for one in value]
    if isinstance(value, str):
        return HERE.sub("SITE", NUMBERED.sub("", FROM_DEVTOOLS.sub("file", value)))
    return value


def has_ended(events: list[Event]) -> bool:
    types = [one["type"] for one in events]
    return BEGIN in types and END in types[types.index(BEGIN) :]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("scenario"), debugging=True) as running, announce(running.app):
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


def to_params(name: str, site: BillingSite) -> dict[str, Any]:
    return {**SCENARIOS[name], "url": site.url}


def to_commands(name: str, site: BillingSite) -> list[c.Command]:
    return [
        c.GrantOrigin(origin=site.origin),
        c.SetApprovalPolicy(policy="all"),
        c.RunWorkflow(name=name, params=to_params(name, site)),
    ]


def through_rest(world: World, site: BillingSite, name: str) -> Told:
    headers = {"authorization": f"Bearer {world.app.token}"}
    with httpx.Client(base_url=f"{world.app.url}/api/copilot/session", headers=headers, timeout=30) as door:
        folder = str(world.app.settings.work_folder)
        session = door.post("/start/skills", content=folder).json()["sessionId"]
        for command in to_commands(name, site):
            assert door.post(f"/{session}/command", json=command.to_wire()).is_success
        return follow(world, session)


def follow(world: World, session: str) -> Told:
    """The log of a session by REST, at its end."""
    headers = {"authorization": f"Bearer {world.app.token}"}
    address = f"{world.app.url}/api/copilot/session/{session}/events"

    def look() -> list[Event]:
        found = httpx.get(address, params={"after": 0, "limit": 1000}, headers=headers, timeout=30).json()["events"]
        return [envelope["event"] for envelope in found]

    until(lambda: has_ended(look()), "the run ends")
    world.close_tabs(session)
    return read(look())


def through_socket(world: World, site: BillingSite, name: str) -> Told:
    address = f"{world.app.url.replace('http', 'ws')}/ws/frontend"
    session = world.new_session()
    events: list[Event] = []
    with connect(address, additional_headers={"authorization": f"Bearer {world.app.token}"}) as socket:

        def send(message: dict[str, Any]) -> None:
            socket.send(json.dumps(message))

        send({"type": "subscribe", "sessionId": session, "after": 0, "frames": False})
        for number, command in enumerate(to_commands(name, site)):
            send({"type": "command", "requestId": f"r{number}", "sessionId": session, "command": command.to_wire()})
        while not has_ended(events):
            message = json.loads(socket.recv(WAIT_SECONDS))
            assert message["type"] != "problem", message
            assert message["type"] != "reply" or message["reply"]["ok"], message
            events += [envelope["event"] for envelope in message.get("events", [])]
    world.close_tabs(session)
    return read(events)


def through_mailbox(world: World, site: BillingSite, name: str, folder: Path) -> Told:
    """Files only: each request is waited for; the workflow is one by its own name."""
    session = world.new_session()
    *settings, _ = to_commands(name, site)
    requests = [{**one.to_wire(), "sessionId": session} for one in settings]
    requests.append({"type": name, **to_params(name, site), "sessionId": session, "timeoutS": WAIT_SECONDS})
    for number, params in enumerate(requests):
        id = f"{name}-{number}"
        request = {"request_id": id, "command": params.pop("type"), "params": params}
        (folder / "requests" / f"{id}.json").write_text(json.dumps(request))
        response = folder / "responses" / f"{id}.json"
        until(response.is_file, f"request {id} is answered")
        answer = json.loads(response.read_text("utf-8"))
        assert answer["status"] == "success", answer
    return follow(world, session)


def through_panel(world: World, site: BillingSite, name: str, panel: SidePanel) -> Told:
    """By hand: allow the site, set the policy, fill in the workflow's form, press its button."""
    panel.begin(site.url)
    panel.show("Settings")
    panel.page.get_by_label("Approvals", exact=True).select_option("all")
    panel.show("Workflows")
    [workflow] = [one for one in SHIPPED if one.name == name]
    panel.page.locator("summary").filter(has_text=re.compile(f"^{workflow.title}$")).click()
    form = panel.page.locator("details[open] form")
    titles = {field: about["title"] for field, about in workflow.parameters.model_json_schema()["properties"].items()}
    for field, value in to_params(name, site).items():
        fill(form.get_by_label(re.compile(rf"^{re.escape(titles[field])}(\s|$)")), value)
    form.get_by_role("button", name="Run", exact=True).click()
    panel.see_state("Done")
    return follow(world, panel.session)


def fill(control: Locator, value: Any) -> None:
    """As its kind is filled in: ticked, a pair a line, or typed."""
    if isinstance(value, bool):
        control.set_checked(value)
    elif isinstance(value, dict):
        control.fill("\n".join(f"{key}: {text}" for key, text in value.items()))
    else:
        control.fill(str(value))


def through_command_line(site: BillingSite, name: str, data: Path) -> Told:
    """A process, which finds the server of the data directory; without one it has a server and browser of its own."""
    command = [
        sys.executable, "-m", "browser_copilot", "workflow", "run", name,
        "--params", json.dumps(to_params(name, site)), "--allow", site.origin,
        "--approve", "all", "--headless", "--json", "--data-dir", str(data),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False, cwd=data.parent)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return read(line["event"] for line in lines if "event" in line)


def check_effects(name: str, site: BillingSite, told: Told) -> None:
    """What the site itself has seen of it, and nothing else."""
    assert told.status == "succeeded", told
    assert site.state.deleted == (["Grace Hopper"] if name == "copilot" else [])
    assert len(site.downloads) == (1 if name == "download_invoice" else 0)
    assert len(site.state.sessions) == (1 if name == "login" else 0)


def test_every_workflow_that_ships_has_its_scenario() -> None:
    assert set(SCENARIOS) == {one.name for one in SHIPPED}


def test_what_came_too_early_is_left_out_and_no_other_failure() -> None:
    def attempt(call: str, code: str, *, again: bool = False) -> list[Event]:
        return [
            {"type": "TOOL_REQUESTED", "callId": call, "tool": "dom.click"},
            {"type": "TOOL_COMPLETED", "callId": call, "tool": "dom.click", "ok": False, "code": code},
            {"type": "STEP_FAILED", "stepId": call[0], "code": code, "willRetry": again},
        ]

    def tell(*between: Event) -> Told:
        done = {"type": "TASK_COMPLETED", "status": "succeeded"}
        return read([{"type": BEGIN}, *between, {"type": "STEP_COMPLETED", "stepId": "s"}, done, {"type": END}])

    started, lost, late = ({"type": "STEP_STARTED", "stepId": step} for step in "stu")
    early = [*attempt("s1", "not_stable", again=True), lost, *attempt("t1", "timeout")]
    stale = [late, *attempt("u1", "stale")]
    assert tell(started, *early) == tell(started)
    assert len(tell(started, *early, *stale).events) == len(tell(started).events) + len(stale)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_workflow_is_the_same_through_every_door(own: World, panel: SidePanel, mailbox: Path, name: str) -> None:
    doors: dict[str, Callable[[BillingSite], Told]] = {
        "rest": lambda site: through_rest(own, site, name),
        "socket": lambda site: through_socket(own, site, name),
        "mailbox": lambda site: through_mailbox(own, site, name, mailbox),
        "command_line": lambda site: through_command_line(site, name, own.app.settings.data_dir),
        "panel": lambda site: through_panel(own, site, name, panel),
    }
    told: dict[str, Told] = {}
    for door, play in doors.items():
        with BillingSite() as site:
            own.app.vault.add("ada", "correct horse", site.origin, "ada")
            told[door] = play(site)
            check_effects(name, site, told[door])
    first = told["rest"]
    assert first.approvals == (2 if name == "copilot" else 0)
    for door, one in told.items():
        assert one.types == first.types, door
        assert one.events == first.events, door


def test_a_command_line_of_its_own_gives_the_same_events(own: World, tmp_path: Path) -> None:
    with BillingSite() as site:
        first = through_rest(own, site, "copilot")
    with BillingSite() as site:
        assert through_command_line(site, "copilot", tmp_path / "data") == first
        assert site.state.deleted == ["Grace Hopper"]
