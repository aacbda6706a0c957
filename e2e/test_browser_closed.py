"""The user closes the browser: what runs is told, the server goes on, and the next task opens the browser again."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
from websockets.sync.client import connect

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.serving import serve_mailbox
from e2e.side_panel import DELETE, until
from e2e.site.billing import BillingSite
from e2e.world import World

SECONDS = 120


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("closed"), debugging=True) as running:
        yield running


def close_browser(world: World) -> None:
    """As its user does with the last window."""
    browser = world.app.browser
    assert browser is not None and browser.debugging_url is not None
    with urlopen(f"{browser.debugging_url}/json/version", timeout=10) as reply:
        address = json.load(reply)["webSocketDebuggerUrl"]
    with connect(address) as devtools:
        devtools.send('{"id":1,"method":"Browser.close"}')
        devtools.recv(10)
    until(lambda: browser.pid is None, "the browser has ended")


def hear_closed(world: World, session: str) -> list[str]:
    """What the session's log says of it: an event is written soon after it happened."""
    entries = world.wait(world.app.runtime.events.read(session, 0, 1_000))
    events = [entry.envelope.event for entry in entries]
    return [one.message for one in events if isinstance(one, e.WarningRaised) and one.code == "browser_closed"]


def test_a_run_is_told_and_goes_on_in_a_browser_that_is_opened_again(own: World, site: BillingSite) -> None:
    session = own.new_session()
    own.command(c.SubmitPrompt(text=DELETE, url=site.url, allow=[site.origin]), session)
    until(lambda: own.app.runtime.pending(session), "the run waits for its approval")
    close_browser(own)
    until(lambda: own.app.runtime.session(session).state == "STOPPED", "the run came to rest")  # type: ignore[union-attr]
    until(lambda: hear_closed(own, session), "it was told that the browser was closed")
    [told] = hear_closed(own, session)
    assert told.startswith("The browser was closed") and "resume" in told
    link = httpx.get(f"{own.app.url}/healthz", timeout=30).json()["hops"]["link"]
    assert (link["ok"], link["reason"], "next task" in link["fix"]) == (False, "the browser was closed", True)
    run = own.resume(session)
    assert run.outcome.status == "succeeded", run.explain()
    assert site.state.deleted == ["Grace Hopper"]


def test_the_next_task_opens_the_browser_again(own: World, site: BillingSite) -> None:
    close_browser(own)
    run = own.run("Open the Support page", site.url)
    assert run.outcome.status == "succeeded", run.explain()


def test_a_tool_by_rest_and_a_ping_of_the_mailbox_open_it_again(own: World) -> None:
    call = {"name": "tabs.list", "id": "again", "epoch": 1, "sessionId": "s", "deadlineMs": 10_000, "args": {}}
    close_browser(own)
    headers = {"authorization": f"Bearer {own.app.token}"}
    answer = httpx.post(f"{own.app.url}/api/browser/tool", json=call, headers=headers, timeout=90).json()
    assert answer["ok"] is True, answer
    close_browser(own)
    assert ping(own)["data"] == {"ready": True}


def ping(world: World) -> dict[str, dict[str, bool]]:
    serving = serve_mailbox(world.app)
    world.wait(serving.__aenter__())
    folder: Path = world.app.settings.data_dir / "mailbox"
    (folder / "requests" / "p.json").write_text('{"request_id": "p", "command": "ping", "params": {}}')
    until((folder / "responses" / "p.json").is_file, "the ping is answered")
    world.wait(serving.__aexit__(None, None, None))
    found: dict[str, dict[str, bool]] = json.loads((folder / "responses" / "p.json").read_text())
    return found


def test_the_command_up_stays_and_has_the_mailbox_judged(tmp_path: Path) -> None:
    data = tmp_path / "data"

    def cli(*words: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "browser_copilot", *words, "--data-dir", str(data)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path)

    up = cli("up", "--headless", "--port", "0", "--json", "--ready-file", str(tmp_path / "ready"))
    assert up.stdout is not None
    try:
        until((tmp_path / "ready").exists, "the server is ready")
        assert "url" in json.loads(up.stdout.readline())
        os.kill(json.loads((data / "browser" / "pid").read_text())["pid"], signal.SIGTERM)
        told = json.loads(up.stdout.readline())
        assert told["browser"] is False, told
        serving = cli("mailbox", "serve", "--json").communicate(timeout=SECONDS)[0]
        assert json.loads(serving)["ready"] is True
        response = json.loads(cli("mailbox", "submit", "ping", "--wait").communicate(timeout=SECONDS)[0])
        verdict = data / "mailbox" / "eval" / f"{response['request_id']}.json"
        until(verdict.is_file, "the response is judged")
        assert json.loads(verdict.read_text())["score"] == 1
    finally:
        up.terminate()
        up.wait(SECONDS)
