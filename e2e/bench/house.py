"""A real server with its doors and a real Chromium; the page itself notes when it was acted on."""

import json
import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Worker, sync_playwright
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.mailbox.folders import MAILBOX, Folders, Request
from browser_copilot.protocol.task import Task, ToolStep
from e2e.bench.breaks import PressSite
from e2e.bench.hearing import Hearing
from e2e.bench.proxy import Proxy
from e2e.bench.runner import Runner
from e2e.bench.serving import ForkedServer
from e2e.bench.stopping import CLOCK_MS, Stops
from e2e.test_faults import run_chromium, wait_for
from tests.postgres import find_port

OPEN_PORT = """() => {
  const port = chrome.runtime.connect({ name: 'panel' });
  window.halt = (sessionId) => new Promise((resolve) => {
    const began = performance.now();
    port.onMessage.addListener(function hear(answer) {
      if (answer.id !== 'halt') return;
      port.onMessage.removeListener(hear);
      resolve([performance.now() - began, Date.now()]);
    });
    port.postMessage({ kind: 'stop', id: 'halt', ...(sessionId ? { sessionId } : {}) });
  });
}"""
CLIENTS = 20
"""So many clients listen on sockets of their own while tasks are stopped; one of them is the door."""
HELD_S = 0.15
"""So long a stalled socket, or a server that is held, stays so after the acknowledgement."""
Acknowledged = tuple[float, float]
"""Milliseconds that the acknowledgement took, and when it came (Unix ms)."""


class Presses:
    """A pursuer that presses every ten milliseconds, or as often as the page allows; it goes to another process."""

    async def pursue(self, task: Task, desk: Desk) -> Task:
        selector: dict[str, Any] = {"kind": "role", "role": "button", "name": "Press"}
        while True:
            await desk.perform(ToolStep(tool="dom.click", args={"selector": selector}, description="press"))


@dataclass
class House:
    """A server with its doors, a browser, and a page that is pressed on."""

    server: ForkedServer
    proxy: Proxy
    panel: Page
    worker: Worker
    site: PressSite
    busy: Page
    own: list[Page]
    tabs: dict[str, int]
    hearing: Hearing
    crowd: list[ClientConnection]
    leave: ExitStack
    mailbox: Folders
    count: int = 0
    stalled: bool = False
    runner: Runner | None = None

    @property
    def tab(self) -> int:
        return self.tabs[self.site.url]

    def begin(self, profile: str = "skills", *, busy: bool = False) -> str:
        """A task in a session of its own that has acted, or is about to on the busy page; its events are read."""
        session = str(self.server.ask("POST", f"/api/copilot/session/start/{profile}", content="/tmp")["sessionId"])
        self.follow(session)
        tab = self.tabs[self.site.url + "busy"] if busy else self.tab
        goal = {"type": "SubmitPrompt", "text": "press on", "tabId": tab, "allow": [self.site.origin]}
        self.server.command(session, goal)
        self.hearing.await_event("TASK_STARTED" if busy else "ACTION")
        return session

    def begin_run(self) -> str:
        """The same, begun by `browser-copilot run` in a process of its own, in a tab of its own."""
        self.runner = Runner(self.server, self.site)
        session = self.runner.read_session()
        self.follow(session)
        self.hearing.await_event("ACTION")
        return session

    def follow(self, session: str) -> None:
        self.hearing.follow(session)
        for client in self.crowd:
            client.send(json.dumps({"type": "subscribe", "sessionId": session, "after": 0, "frames": False}))

    def stop_server(self) -> None:
        """`POST /api/stop`: everything is stopped, then the server; another is started in its place."""
        self.server.ask("POST", "/api/stop")
        self.leave.close()
        self.server.join()
        since = len(self.proxy.seen.frames)
        self.server.start()
        wait_for(lambda: ("down", "welcome") in self.proxy.seen.frames[since:])
        self.hearing, self.crowd = self.leave.enter_context(open_crowd(self.server))

    def measure(self, acknowledged: Acknowledged, stops: Stops) -> float:
        """Take in a stop whose door is done, once its STOPPED came; when it was acknowledged (Unix ms)."""
        took, at = acknowledged
        _, stopped = self.hearing.await_event("STOPPED")
        stops.acknowledged.append(took)
        stops.stopped.append(stopped - (at - took))
        return at

    def by_rest(self, session: str) -> Acknowledged:
        began = time.perf_counter()
        self.server.command(session, {"type": "Stop"})
        return (time.perf_counter() - began) * 1000, time.time() * 1000

    def by_socket(self, session: str) -> Acknowledged:
        self.count += 1
        began = time.perf_counter()
        command = {"type": "command", "requestId": f"stop-{self.count}", "command": {"type": "Stop"}}
        self.hearing.tell({**command, "sessionId": session})
        self.hearing.await_reply()
        return (time.perf_counter() - began) * 1000, time.time() * 1000

    def by_mailbox(self, session: str) -> Acknowledged:
        """A file, as another process writes it; its response is a file too."""
        self.count += 1
        request = Request(f"stop-{self.count}", "Stop", {"sessionId": session})
        began = time.perf_counter()
        self.mailbox.write("requests", request.request_id, request.to_document())
        while self.mailbox.read("responses", request.request_id) is None:
            time.sleep(0.002)
        return (time.perf_counter() - began) * 1000, time.time() * 1000

    def by_panel(self, session: str) -> Acknowledged:
        """The message that the panel's button sends, over the panel's port, until its answer."""
        took, at = self.panel.evaluate("(id) => window.halt(id)", session)
        return took, at

    def by_shortcut(self, _session: str) -> Acknowledged:
        """From where the browser hands its key to the extension: no key of a page reaches it."""
        return self._dispatch("chrome.commands.onCommand.dispatch('stop')")

    def by_menu(self, _session: str) -> Acknowledged:
        """The context menu's entry, from where the browser hands the choice to the extension."""
        return self._dispatch("chrome.contextMenus.onClicked.dispatch({ menuItemId: 'stop' })")

    def _dispatch(self, script: str) -> Acknowledged:
        """Nothing answers an event of the browser: the stop is acknowledged when the log says so.

        It begins where the worker hears of it: how long a debugger takes to reach the worker is no part of it.
        """
        began = float(self.worker.evaluate(f"(() => {{ const began = Date.now(); {script}; return began }})()"))
        at = self._read_acknowledged()
        return at - began, at

    def _read_acknowledged(self) -> float:
        envelope, _ = self.hearing.await_event("STOP_ACKNOWLEDGED")
        return float(envelope["ts_unix_ms"])

    def by_interrupt(self, _session: str) -> Acknowledged:
        """Ctrl-C of `browser-copilot run`, which says its result at the end: acknowledged when the log says so."""
        assert self.runner is not None
        began = time.time() * 1000
        self.runner.interrupt()
        at = self._read_acknowledged()
        return at - began, at

    def by_panel_alone(self, session: str) -> Acknowledged:
        """The server is held while the user stops."""
        os.kill(self.server.pid, signal.SIGSTOP)
        try:
            acknowledged = self.by_panel(session)
            time.sleep(HELD_S)
        finally:
            os.kill(self.server.pid, signal.SIGCONT)
        return acknowledged

    def by_stalled(self, session: str) -> Acknowledged:
        """Nothing passes between server and extension while the user stops, and a while longer."""
        self.proxy.stall()
        self.stalled = True
        return self.by_rest(session)

    def count_late(self, stops: Stops, at: float) -> None:
        """What the page did after that time, by its own clock (Unix ms)."""
        stops.late += sum(when > at + CLOCK_MS for when in self.site.times)
        self.site.times.clear()

    def close_others(self) -> None:
        """What a run of its own opened."""
        for page in self.panel.context.pages:
            if page not in self.own:
                page.close()

    def release(self) -> None:
        """What was held back arrives, and has its time to do harm."""
        if self.stalled:
            time.sleep(HELD_S)
            self.proxy.go_on()
            time.sleep(HELD_S)
        self.stalled = False


@contextmanager
def open_house(profiles: dict[str, dict[str, Any]] | None = None) -> Iterator[House]:
    with tempfile.TemporaryDirectory(prefix="copilot-doors-", ignore_cleanup_errors=True) as name, PressSite() as site:
        folder, port = Path(name), find_port()
        server = ForkedServer(folder, Presses(), profiles=profiles or {})
        server.start()
        options = (f"--remote-debugging-port={port}",)
        try:
            with (
                Proxy(server.port) as proxy,
                run_chromium(folder, proxy.port, *options),
                sync_playwright() as playwright,
            ):
                wait_for(lambda: ("down", "welcome") in proxy.seen.frames)
                browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
                busy = browser.contexts[0].new_page()
                busy.goto(site.url + "busy")
                browser.contexts[0].new_page().goto(site.url)
                panel = browser.contexts[0].new_page()
                panel.goto(f"{EXTENSION_ORIGIN}/welcome.html")
                panel.evaluate(OPEN_PORT)
                [worker] = browser.contexts[0].service_workers
                mailbox = Folders(folder / "data" / MAILBOX).open()
                with ExitStack() as leave:
                    hearing, crowd = leave.enter_context(open_crowd(server))
                    own, tabs = list(browser.contexts[0].pages), find_tabs(server)
                    yield House(server, proxy, panel, worker, site, busy, own, tabs, hearing, crowd, leave, mailbox)
        finally:
            server.stop()


@contextmanager
def open_crowd(server: ForkedServer) -> Iterator[tuple[Hearing, list[ClientConnection]]]:
    """Clients of `/ws/frontend`: one that is listened to, and others, of which what they are sent is dropped."""
    headers = {"Authorization": f"Bearer {server.token}"}
    with ExitStack() as stack:
        address = f"ws://127.0.0.1:{server.port}/ws/frontend"
        first, *others = [stack.enter_context(connect(address, additional_headers=headers)) for _ in range(CLIENTS)]
        for client in others:
            threading.Thread(target=drain, args=(client,), daemon=True).start()
        yield Hearing(first), others


def drain(client: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        for _ in client:
            pass


def find_tabs(server: ForkedServer) -> dict[str, int]:
    """By their addresses."""
    found = server.ask("GET", "/api/browser/tabs")
    return {str(tab["url"]): int(tab["tabId"]) for tab in (found["tabs"] if isinstance(found, dict) else found)}
