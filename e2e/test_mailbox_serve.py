"""`mailbox serve` starts a server where none runs; one browser does all that is asked for, also by the next server, and
no write twice when a server is killed (-9)."""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.folders import MAILBOX, Folders
from browser_copilot.mailbox.host import AT_ONCE
from browser_copilot.runtime.ports import SystemClock
from e2e.own_browser import SECONDS, Server, open_own_browser
from e2e.side_panel import until

KILLS = 2


class Presses:
    """A page of buttons, each of which tells the server once that it was pressed."""

    def __init__(self, count: int) -> None:
        self.names = [f"r-{number}" for number in range(count)]
        self.done: Counter[str] = Counter()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._make_handler())
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def _make_handler(self) -> type[BaseHTTPRequestHandler]:
        buttons = [
            f"<button onclick=\"fetch('/{name}', {{method: 'POST'}})\">Press {name}</button>" for name in self.names
        ]
        page = f"<!doctype html><title>Presses</title>{''.join(buttons)}".encode()
        done = self.done

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("content-type", "text/html")
                self.send_header("content-length", str(len(page)))
                self.end_headers()
                self.wfile.write(page)

            def do_POST(self) -> None:
                done[self.path.removeprefix("/")] += 1
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing."""

        return Handler

    def __enter__(self) -> "Presses":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def presses() -> Iterator[Presses]:
    with Presses(24) as site:
        yield site


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path)
    yield one
    one.end()


def ask(server: Server, id: str) -> list[dict[str, Any]]:
    """What the browser's tabs are, by files."""
    [response] = server.run("mailbox", "submit", "tabs.list", "--id", id, "--wait")
    assert (response["request_id"], response["status"]) == (id, "success"), response
    tabs: list[dict[str, Any]] = response["data"]["data"]
    assert tabs
    return tabs


def read_pid(server: Server) -> int:
    """The process of the browser that the server launched."""
    return int(json.loads((server.data / "browser" / "pid").read_text("utf-8"))["pid"])


def test_a_server_is_started_where_none_runs_and_launches_one_browser_for_all_requests(server: Server) -> None:
    server.start("mailbox", "serve", "--headless")
    pid = read_pid(server)
    assert ask(server, "r-1") == ask(server, "r-2")
    [told] = server.run("mailbox", "serve")
    assert (told["url"].rpartition(":")[2], told["started"], told["ready"]) == (str(server.port), False, True)
    assert (read_pid(server), server.process and server.process.poll()) == (pid, None)


def test_servers_are_killed_and_the_browser_that_stays_open_does_each_write_once(
    server: Server, presses: Presses, tmp_path: Path
) -> None:
    server.start("serve")
    with open_own_browser(tmp_path / "own", server.pairing) as browser:
        until(lambda: is_linked(server), "the browser is there")
        folders = Folders(server.data / MAILBOX).open()
        client = Client(folders, SystemClock())
        do(client, "GrantOrigin", origin=presses.origin)
        tab = do(client, "tabs.open", url=presses.origin)["data"]["tabId"]
        share = len(presses.names) // KILLS
        for kill in range(KILLS):
            for name in presses.names[kill * share : (kill + 1) * share]:
                selector = {"kind": "role", "role": "button", "name": f"Press {name}"}
                client.submit("dom.click", {"tabId": tab, "selector": selector}, name)
            mine = set(presses.names[kill * share : (kill + 1) * share])
            until(lambda mine=mine: mine & set(presses.done), "some are done")
            server.end(kill=True)
            server.start("mailbox", "serve", "--headless")
        states = asyncio.run(client.wait(presses.names, SECONDS))
        assert is_alive(browser.pid) and not (server.data / "browser" / "pid").exists(), "another one was launched"
    won = {name for name, state in states.items() if state.name == "SUCCESS"}
    assert max(presses.done.values()) == 1, "a write was done twice"
    assert won <= set(presses.done), "a success that nobody did"
    assert set(folders.ids("failed")) == set(presses.names) - won
    under_way = KILLS * AT_ONCE
    assert len(won) >= len(presses.names) - under_way, "more were given up than were under way at a kill"


def do(client: Client, command: str, **params: Any) -> dict[str, Any]:
    """What came of it."""
    id = client.submit(command, params)
    assert asyncio.run(client.wait([id], SECONDS))[id].name == "SUCCESS"
    return dict((client.response(id) or {})["data"])


def is_linked(server: Server) -> bool:
    hops = httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=30).json()["hops"]
    return bool(hops["link"]["ok"])


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").is_dir()
