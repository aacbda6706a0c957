"""`mailbox serve` starts a server where none runs; one browser does all that is asked for, also by the next server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from e2e.own_browser import Server, open_own_browser
from e2e.side_panel import until


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


def test_the_next_server_takes_the_browser_that_stayed_open(server: Server, tmp_path: Path) -> None:
    server.start("serve")
    with open_own_browser(tmp_path / "own", server.pairing) as browser:
        until(lambda: is_linked(server), "the browser is there")
        before = ask(server, "r-1")
        server.end(kill=True)
        server.start("mailbox", "serve", "--headless")
        assert (ask(server, "r-2"), is_alive(browser.pid)) == (before, True)
        assert not (server.data / "browser" / "pid").exists(), "another browser was launched"


def is_linked(server: Server) -> bool:
    hops = httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=30).json()["hops"]
    return bool(hops["link"]["ok"])


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").is_dir()
