"""A whole copilot for tests: server, managed Chromium with the extension paired, and goals run in it.

The app lives in a thread with an event loop of its own, so that plain tests (and Playwright's plain API) can use it.
"""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar
from urllib.request import urlopen

from websockets.sync.client import connect

from browser_copilot.app import App, open_app
from browser_copilot.attending import Ask
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Command, CommandReply, Resume, SubmitPrompt
from browser_copilot.protocol.tools import Failed, Ok, TabArgs, TabsClose
from browser_copilot.running import Goal, GoalRun, Outcome
from browser_copilot.settings import read_settings
from browser_copilot.store.events import Entry

T = TypeVar("T")
START_SECONDS = 120
GOAL_SECONDS = 120


@dataclass
class Run:
    """What one goal did."""

    session_id: str
    outcome: Outcome
    entries: list[Entry] = field(default_factory=list)

    @property
    def events(self) -> list[e.Event]:
        return [entry.envelope.event for entry in self.entries]

    def of(self, kind: type[T]) -> list[T]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def actions(self) -> list[str]:
        """What was done in the page: "dom.click Billing"."""
        return [f"{event.action} {event.target}" for event in self.of(e.ActionDone)]

    def explain(self) -> str:
        """For the message of a failed assertion."""
        lines = [f"{self.outcome.status}: {self.outcome.summary} | answer: {self.outcome.answer}"]
        lines += [f"  {entry.text[:400]}" for entry in self.entries if entry.type not in ("TOOL_REQUESTED",)]
        return "\n".join(lines[:120])


def beside_the_loop(ask_user: Callable[[str], str]) -> Ask:
    """A user who may wait for the page: nothing else waits for them."""

    async def ask(prompt: str) -> str:
        return await asyncio.to_thread(ask_user, prompt)

    return ask


class World:
    """Enter to start. `folder` holds the data directory and the working directories."""

    def __init__(self, folder: Path, *, debugging: bool = False, browser: bool = True, **settings: Any) -> None:
        self.folder = folder
        self._has_browser = browser
        self._debugging = debugging
        given: dict[str, Any] = {"data_dir": folder / "data", "port": 0, "headless": True}
        self._settings = read_settings(**given | {"working_directory": folder / "work"} | settings)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="copilot", daemon=True)
        self._close = asyncio.Event()
        self._closed: Future[None] | None = None
        self.app: App

    def __enter__(self) -> "World":
        self._thread.start()
        ready: Future[App] = Future()
        self._closed = asyncio.run_coroutine_threadsafe(self._live(ready), self._loop)
        self.app = ready.result(START_SECONDS)
        return self

    async def _live(self, ready: "Future[App]") -> None:
        try:
            async with open_app(self._settings, browser=self._has_browser, debugging=self._debugging) as app:
                ready.set_result(app)
                await self._close.wait()
        except BaseException as error:
            if not ready.done():
                ready.set_exception(error)
            raise

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._close.set)
        if self._closed is not None:
            self._closed.result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def wait(self, work: Coroutine[Any, Any, T], seconds: float = GOAL_SECONDS) -> T:
        """The result of a coroutine, run where the app lives."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result(seconds)
        except TimeoutError:
            future.cancel()
            raise

    def app_loop(self, act: Callable[[], None]) -> None:
        """Do something where the app lives."""
        self._loop.call_soon_threadsafe(act)

    def new_session(self, working_directory: Path | None = None) -> str:
        return self.wait(self.app.runtime.new_session(working_directory=working_directory)).id

    def command(self, command: Command, session_id: str | None = None) -> CommandReply:
        return self.wait(self.app.runtime.command(command, session_id))

    def resume(self, session_id: str) -> Run:
        """Go on with what was stopped in that session, to its end."""
        entries: list[Entry] = []
        pursuit = GoalRun(self.app, Goal(Resume(), "all", session_id), entries.append)
        return Run(session_id, self.wait(pursuit.pursue()), entries)

    def run(
        self,
        goal: str,
        url: str | None = None,
        *,
        allow: list[str] | None = None,
        approve: Literal["ask", "all", "none"] = "all",
        session_id: str | None = None,
        keep_tabs: bool = False,
        on_event: Callable[[e.Event], None] = lambda event: None,
        ask_user: Callable[[str], str] | None = None,
    ) -> Run:
        """Carry out one goal, in a session of its own unless one is given; its tabs are closed afterwards."""
        origins = allow if allow is not None else [origin_of(url)] if url else []
        session = session_id or self.new_session()
        attended = True if ask_user is not None else None
        command = SubmitPrompt(text=goal, url=url, allow=origins, attended=attended)
        entries: list[Entry] = []

        def see(entry: Entry) -> None:
            entries.append(entry)
            on_event(entry.envelope.event)

        asking = beside_the_loop(ask_user) if ask_user is not None else None
        pursuit = GoalRun(self.app, Goal(command, approve, session, asking), see)
        outcome = self.wait(pursuit.pursue())
        if not keep_tabs:
            self.close_tabs(session)
        return Run(session, outcome, entries)

    def call(self, call: Any) -> Ok | Failed:
        """One ToolCall, past the runtime."""
        return self.wait(self.app.link.call(call))

    def cut_link(self) -> int:
        """Break every WebSocket to the server as a lost network would; returns how many there were."""
        server = self.app.server
        assert server is not None
        cut = 0
        for connection in list(server.server_state.connections):
            if "WebSocket" in type(connection).__name__:
                connection.transport.abort()
                cut += 1
        return cut

    def kill_worker(self) -> int:
        """End the extension's service worker, as the browser does when it likes; returns how many there were."""
        assert self.app.browser is not None and self.app.browser.debugging_url is not None
        with urlopen(f"{self.app.browser.debugging_url}/json/version", timeout=10) as reply:
            address = json.load(reply)["webSocketDebuggerUrl"]
        killed = 0
        with connect(address, max_size=None) as devtools:
            devtools.send('{"id":1,"method":"Target.getTargets"}')
            targets = json.loads(devtools.recv(10))["result"]["targetInfos"]
            for target in targets:
                if target["type"] == "service_worker":
                    params = {"targetId": target["targetId"]}
                    devtools.send(json.dumps({"id": 2, "method": "Target.closeTarget", "params": params}))
                    devtools.recv(10)
                    killed += 1
        return killed

    def ask_worker(self, script: str) -> Any:
        """What a script comes to in the extension's service worker; it may be a promise of JSON."""
        assert self.app.browser is not None and self.app.browser.debugging_url is not None
        with urlopen(f"{self.app.browser.debugging_url}/json/version", timeout=10) as reply:
            address = json.load(reply)["webSocketDebuggerUrl"]
        with connect(address, max_size=None) as devtools:

            def ask(method: str, session_id: str | None = None, **params: Any) -> Any:
                named = {"sessionId": session_id} if session_id else {}
                devtools.send(json.dumps({"id": 1, "method": method, "params": params} | named))
                while (answer := json.loads(devtools.recv(10))).get("id") != 1:
                    pass
                return answer["result"]

            targets = ask("Target.getTargets")["targetInfos"]
            worker = next(one["targetId"] for one in targets if one["type"] == "service_worker")
            session = ask("Target.attachToTarget", targetId=worker, flatten=True)["sessionId"]
            told = ask("Runtime.evaluate", session, expression=script, awaitPromise=True, returnByValue=True)
            return told["result"].get("value")

    def close_tabs(self, session_id: str) -> None:
        actor = self.app.runtime.actor(session_id)
        for tab in list(actor.state.tabs) if actor else []:
            self.call(
                TabsClose(
                    id=f"close-{session_id}-{tab}",
                    epoch=1_000_000,
                    session_id=f"door-{session_id}",
                    deadline_ms=10_000,
                    args=TabArgs(tab_id=tab),
                )
            )
            if actor:
                actor.state.tabs.remove(tab)


def origin_of(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}"
