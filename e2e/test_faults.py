"""What breaks in the middle of a goal does not break the goal, and nothing is done twice."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.browser.pairing import Pairing, load_secret
from browser_copilot.browser.profile import copy_extension, find_extension, prepare_profile
from browser_copilot.protocol import events as e
from e2e.site.billing import BillingSite
from e2e.world import World

GOAL = "Download last month's invoice"
WAIT_SECONDS = 90.0


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A copilot of its own, whose worker and sockets may be killed."""
    with World(tmp_path_factory.mktemp("fragile"), debugging=True) as running:
        yield running


def once(act: Callable[[], object], target: str) -> Callable[[e.Event], None]:
    """Does it, in a thread, when the first step on that target starts."""
    done = threading.Event()

    def see(event: e.Event) -> None:
        if isinstance(event, e.StepStarted) and event.target == target and not done.is_set():
            done.set()
            threading.Thread(target=act, daemon=True).start()

    return see


@pytest.mark.parametrize("target", ["Billing", "Invoices", "Download PDF"])
def test_a_killed_worker_does_not_break_the_goal(fragile: World, target: str) -> None:
    killed: list[int] = []
    with BillingSite(variant="table") as site:
        run = fragile.run(GOAL, site.url, on_event=once(lambda: killed.append(fragile.kill_worker()), target))
        assert run.outcome.status == "succeeded", run.explain()
        wait_for(lambda: killed)
        assert killed == [1]
        assert len(site.downloads) == 1


@pytest.mark.parametrize("target", ["Billing", "Invoices", "Download PDF"])
def test_a_cut_socket_does_not_break_the_goal(fragile: World, target: str) -> None:
    cut: list[int] = []

    def act() -> None:
        fragile.app_loop(lambda: cut.append(fragile.cut_link()))

    with BillingSite(variant="table") as site:
        run = fragile.run(GOAL, site.url, on_event=once(act, target))
        assert run.outcome.status == "succeeded", run.explain()
        wait_for(lambda: cut)
        assert cut[0] >= 1
        assert len(site.downloads) == 1


class Server:
    """`browser-copilot serve` as a process that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self._environment = {"COPILOT_WORKING_DIRECTORY": str(folder / "work"), **environment}
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.token = ""

    def start(self) -> None:
        ready = self.folder / "ready.json"
        ready.unlink(missing_ok=True)
        command = [
            sys.executable, "-m", "browser_copilot", "serve", "--port", str(self.port),
            "--data-dir", str(self.folder / "data"), "--ready-file", str(ready),
        ]  # fmt: skip
        env = os.environ | self._environment
        self._process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(ready.exists)
        content = json.loads(ready.read_text())
        self.port, self.token = int(content["url"].rsplit(":", 1)[1]), content["token"]

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(30)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(30)

    def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        reply = httpx.request(method, f"http://127.0.0.1:{self.port}{path}", headers=headers, timeout=30, **more)
        reply.raise_for_status()
        return reply.json()

    def events(self, session: str) -> list[dict[str, Any]]:
        found = self.ask("GET", f"/api/copilot/session/{session}/events?after=0&limit=1000")
        return [envelope["event"] for envelope in (found["events"] if isinstance(found, dict) else found)]

    def has_browser(self) -> bool:
        headers = {"Authorization": f"Bearer {self.token}"}
        return httpx.get(f"http://127.0.0.1:{self.port}/api/browser/tabs", headers=headers, timeout=30).is_success

    def has(self, session: str, kind: str, **fields: str) -> Callable[[], bool]:
        return lambda: any(
            event["type"] == kind and all(event.get(name) == value for name, value in fields.items())
            for event in self.events(session)
        )


def wait_for(condition: Callable[[], object], what: str = "it") -> None:
    ends = time.monotonic() + WAIT_SECONDS
    while not condition():
        if time.monotonic() > ends:
            raise AssertionError(f"{what} did not come about in {WAIT_SECONDS:.0f} s")
        time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    serving = Server(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@contextmanager
def run_chromium(folder: Path, port: int, *options: str) -> Iterator[None]:
    """A Chromium that lives on when the server dies, as a user's own does; it finds the server at that port."""
    pairing = Pairing(f"ws://127.0.0.1:{port}/ws/browser", load_secret(folder / "data"))
    copy, profile, downloads = folder / "extension", folder / "profile", folder / "work"
    build = copy_extension(find_extension(), copy, pairing)
    prepare_profile(profile, downloads, build)
    launch = Launch(profile=profile, extension=copy, downloads=downloads, headless=True)
    command = [str(find_chromium().path), *options, *build_arguments(launch, as_root=os.geteuid() == 0)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def browser(server: Server, tmp_path: Path) -> Iterator[None]:
    with run_chromium(tmp_path, server.port):
        wait_for(server.has_browser)
        yield


@pytest.mark.parametrize("target", ["Billing", "Download PDF"])
def test_a_restarted_server_goes_on_where_it_was(server: Server, browser: None, tmp_path: Path, target: str) -> None:
    with BillingSite(variant="slow") as site:
        session = server.ask("POST", "/api/copilot/session/start/skills", content=str(tmp_path / "work"))["sessionId"]
        command = {"type": "SubmitPrompt", "text": GOAL, "url": site.url, "allow": [site.origin]}
        server.ask("POST", f"/api/copilot/session/{session}/command", json=command)
        wait_for(server.has(session, "STEP_STARTED", target=target))
        server.kill()
        server.start()
        wait_for(server.has(session, "RUN_FOUND"))
        found = next(event for event in server.events(session) if event["type"] == "RUN_FOUND")
        recover = {"type": "RecoverRun", "runId": found["runId"], "decision": "resume"}
        server.ask("POST", f"/api/copilot/session/{session}/command", json=recover)
        wait_for(lambda: server.has(session, "TASK_COMPLETED")() or server.has(session, "TASK_FAILED")())
        assert server.has(session, "TASK_COMPLETED")(), server.events(session)[-20:]
        assert len(site.downloads) == 1


def test_a_worker_killed_while_the_first_tab_opens_costs_no_goal(fragile: World) -> None:
    killed: list[int] = []
    with BillingSite(variant="table") as site:
        see = once(lambda: killed.append(fragile.kill_worker()), site.url)
        run = fragile.run(GOAL, site.url, on_event=see)
        wait_for(lambda: killed)
        assert run.outcome.status == "succeeded", run.explain()
        assert len(site.downloads) == 1
