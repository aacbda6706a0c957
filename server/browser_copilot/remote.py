"""A server that runs already, spoken to over REST; it looks like a runtime to whoever follows a goal."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from browser_copilot.errors import LinkError, UsageError
from browser_copilot.portal.auth import TOKEN_FILE
from browser_copilot.protocol import commands as c
from browser_copilot.serving import SERVER_FILE
from browser_copilot.store.events import Entry

PROBE_SECONDS = 5.0
CALL_SECONDS = 60.0
POLL_SECONDS = 0.2
PAGE = 500
CODES = frozenset({"task_active", "no_task", "wrong_task", "unknown", "expired", "bad_argument", "shutting_down"})


@dataclass(frozen=True)
class Server:
    """Where it is, and what it said of itself when it was asked (`/healthz`).

    `headless` says how it runs its browser; None when that was paired by hand.
    """

    url: str
    token: str = field(repr=False)
    health: Mapping[str, Any]
    headless: bool | None = None


async def find_server(data_dir: Path) -> Server | None:
    """The server of this data directory, if there is one and it answers."""
    try:
        said = json.loads((data_dir / SERVER_FILE).read_text("utf-8"))
        url, headless = str(said["url"]), said.get("headless")
        token = (data_dir / TOKEN_FILE).read_text("ascii").strip()
    except (OSError, ValueError, LookupError, TypeError):
        return None
    try:
        async with httpx.AsyncClient(timeout=PROBE_SECONDS, trust_env=False) as http:
            health = (await http.get(f"{url}/healthz")).json()
    except (httpx.HTTPError, httpx.InvalidURL, ValueError):
        return None
    return Server(url, token, health, headless) if isinstance(health, dict) and "hops" in health else None


def check_options(server: Server, *, port: int | None = None, headless: bool | None = None) -> None:
    """Raises `UsageError`, which names the option (None: not given) that does not fit the server that runs already."""
    own = "leave it out, stop that server, or give this command a --data-dir of its own"
    if port not in (None, 0, urlsplit(server.url).port):
        text = f"--port {port}: a server of this data directory runs at {server.url}"
        raise UsageError(text, field="port", hint=own)
    if headless is not None and headless != server.headless:
        shown = {True: "a browser without a window", False: "a browser with a window", None: "a browser paired by hand"}
        option = "--headless" if headless else "--headed"
        text = f"{option}: the server at {server.url} uses {shown[server.headless]}"
        raise UsageError(text, field="headless", hint=own)


def check_browser(server: Server) -> None:
    """Raises `LinkError` when it has none to work with; one that it manages is opened again by what needs it."""
    browser = server.health["hops"].get("browser", {})
    if server.headless is None and not browser.get("ok", False):
        text = f"the server at {server.url} has no browser to work with: {browser.get('reason', 'it does not answer')}"
        raise LinkError(text, hint=str(browser.get("fix") or "see browser-copilot doctor"))


class Remote:
    """One conversation with it. Raises `LinkError` when it does not answer, `UsageError` for what it refuses."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.url = server.url
        headers = {"authorization": f"Bearer {server.token}"}
        self._http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=CALL_SECONDS, trust_env=False)

    async def close(self) -> None:
        await self._http.aclose()

    async def get(self, path: str, missing: str = "", **query: Any) -> dict[str, Any]:
        """Empty for the error `missing`."""
        return self._read(await self._send("GET", path, params=query), missing)

    async def post(self, path: str, body: object = None, text: str | None = None) -> dict[str, Any]:
        given: dict[str, Any] = {"content": text.encode()} if text is not None else {"json": body or {}}
        return self._read(await self._send("POST", path, **given))

    async def command(self, command: c.Command, session_id: str | None) -> c.CommandAccepted | c.CommandRefused:
        """As `Runtime.command`."""
        where = f"/api/copilot/session/{session_id}/command" if session_id else "/api/copilot/command"
        answer = (await self._send("POST", where, json=command.to_wire())).json()
        if answer.get("ok") is True:
            return c.CommandAccepted.from_wire(answer)
        code: Any = answer.get("code") if answer.get("code") in CODES else "bad_argument"
        return c.CommandRefused(error=str(answer.get("hint") or answer.get("error"))[:2_000], code=code)

    async def _send(self, method: str, path: str, **given: Any) -> httpx.Response:
        try:
            return await self._http.request(method, path, **given)
        except httpx.HTTPError as error:
            text = f"the server at {self.url} does not answer ({type(error).__name__})"
            raise LinkError(text, hint="see browser-copilot doctor") from error

    def _read(self, response: httpx.Response, missing: str = "") -> dict[str, Any]:
        try:
            answer: dict[str, Any] = response.json()
        except ValueError as error:
            raise LinkError(f"the server at {self.url} answers no JSON (HTTP {response.status_code})") from error
        if missing and answer.get("error") == missing:
            return {}
        if "error" in answer:
            raise UsageError(str(answer["error"]), hint=str(answer.get("hint") or ""))
        return answer


@dataclass(frozen=True)
class NewSession:
    id: str


class RemoteEvents:
    """As the event log. `look_ahead` sets `last_seq` to its end."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote
        self.last_seq = 0

    async def look_ahead(self) -> None:
        self.last_seq = (await self._remote.get("/api/copilot/events"))["after"]

    async def read_page(self, session_id: str | None, after: int) -> dict[str, Any]:
        where = f"/api/copilot/session/{session_id}/events" if session_id else "/api/copilot/events"
        return await self._remote.get(where, after=after, limit=PAGE)

    def reader(self, session_id: str | None, after: int) -> "RemoteReader":
        return RemoteReader(self, session_id, after)


class RemoteReader:
    """As `store.events.Reader`: polls until there is something."""

    def __init__(self, events: RemoteEvents, session_id: str | None, after: int) -> None:
        self._events = events
        self._session_id = session_id
        self._after = after

    async def next(self, _timeout_s: float | None = None) -> list[Entry]:
        while True:
            page = await self._events.read_page(self._session_id, self._after)
            self._after = page["after"]
            if page["events"]:
                return [to_entry(envelope) for envelope in page["events"]]
            await asyncio.sleep(POLL_SECONDS)

    def close(self) -> None:
        """Nothing is held."""


def to_entry(envelope: dict[str, Any]) -> Entry:
    text = json.dumps(envelope, ensure_ascii=False, separators=(",", ":"))
    return Entry(envelope["seq"], envelope["session_id"], envelope["event"]["type"], text)


class RemoteRuntime:
    """The part of `Runtime` that `GoalRun` uses, and what the commands ask for beside it."""

    def __init__(self, remote: Remote) -> None:
        self.remote = remote
        self.events = RemoteEvents(remote)

    async def new_session(self) -> NewSession:
        reply = await self.command(c.SessionNew())
        if isinstance(reply, c.CommandRefused):
            raise UsageError(reply.error)
        return NewSession(reply.session_id)

    async def command(self, command: c.Command, session_id: str | None = None) -> c.CommandAccepted | c.CommandRefused:
        return await self.remote.command(command, session_id)

    def actor(self, _session_id: str) -> None:
        """A session of another process has none here."""


@dataclass(frozen=True)
class RemoteApp:
    """Stands in for `App` where a goal is followed."""

    runtime: RemoteRuntime
