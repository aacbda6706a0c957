"""A model endpoint on loopback that speaks both protocols and OAuth, answers by script, and fails on demand.

    with ModelEndpoint() as endpoint:
        endpoint.script(Status(429, headers={"Retry-After": "3"}), Answer("hello"))
        ...  # a profile whose base_url is endpoint.base_url
        assert endpoint.requests[1].body["model"] == "m"

It has threads of its own, so it serves synchronous and asynchronous tests alike.
"""

from __future__ import annotations

import json
import select
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs

from tests.model.writing import (
    Answer,
    Event,
    write_chunks,
    write_completion,
    write_events,
    write_response,
)

__all__ = ["Answer", "Cut", "Halfway", "Hang", "ModelEndpoint", "Raw", "Recorded", "Status"]


@dataclass(frozen=True)
class Status:
    """An HTTP status with a JSON body (or text, as it is)."""

    code: int
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hang:
    """Sends the first `events` events of the answer, if there is one, and then nothing until the client leaves."""

    answer: Answer | None = None
    events: int = 0


@dataclass(frozen=True)
class Cut:
    """Sends the first `events` events of the answer and breaks the line."""

    answer: Answer
    events: int


@dataclass(frozen=True)
class Halfway:
    """Sends the first `events` events of the answer, and the rest once `go` is set."""

    answer: Answer
    events: int
    go: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class Raw:
    """These events exactly, then a proper end."""

    events: tuple[Event, ...] = ()


Reply = Answer | Status | Hang | Cut | Halfway | Raw
Grant = tuple[int, dict[str, Any]]
"""Status and JSON of a reply of the token route."""

ScriptedReply = Reply | Callable[["Recorded"], Reply]


@dataclass(frozen=True)
class Recorded:
    """One request: `body` is its JSON, or its form as a flat map. Header names are in lower case."""

    path: str
    body: dict[str, Any]
    headers: dict[str, str]

    @property
    def bearer(self) -> str | None:
        return self.headers.get("authorization", "").removeprefix("Bearer ") or None


class ModelEndpoint:
    """`accepts` holds the bearers that are let in (None: any, and none at all). `arrived` is set when a request
    comes, `left` when a client goes away from a reply that hangs. OAuth: `oauth` queues (status, JSON) for the
    token route; while it is empty each call issues `access-N` and `refresh-N`, and lets the access token in."""

    def __init__(self) -> None:
        self.requests: list[Recorded] = []
        self.accepts: set[str] | None = None
        self.default: ScriptedReply | None = None
        self.oauth: deque[Grant | Callable[[], Grant]] = deque()
        self.arrived = threading.Event()
        self.left = threading.Event()
        self.closing = threading.Event()
        self._replies: deque[ScriptedReply] = deque()
        self._lock = threading.Lock()
        self._issued = 0
        self._server: ThreadingHTTPServer | None = None
        self._thread: threading.Thread | None = None

    def __enter__(self) -> ModelEndpoint:
        handler = type("Handler", (_Handler,), {"endpoint": self})
        self._server = _Server(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        if self._server is not None and self._thread is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join(30)

    @property
    def origin(self) -> str:
        assert self._server is not None, "enter the endpoint first"
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def base_url(self) -> str:
        return f"{self.origin}/v1"

    @property
    def device_url(self) -> str:
        return f"{self.origin}/oauth/device"

    @property
    def token_url(self) -> str:
        return f"{self.origin}/oauth/token"

    def script(self, *replies: ScriptedReply) -> None:
        """Adds replies; each is given once, in order."""
        with self._lock:
            self._replies.extend(replies)

    def model_requests(self) -> list[Recorded]:
        return [request for request in self.requests if request.path.startswith("/v1/")]

    def record(self, request: Recorded) -> None:
        with self._lock:
            self.requests.append(request)
        self.arrived.set()

    def take_reply(self, request: Recorded) -> Reply:
        if self.accepts is not None and request.bearer not in self.accepts:
            echo = f"Incorrect API key provided: {request.bearer}"
            return Status(401, {"error": {"message": echo, "code": "invalid_api_key"}})
        with self._lock:
            scripted = self._replies.popleft() if self._replies else self.default
        if scripted is None:
            return Status(400, {"error": {"message": "the endpoint's script has no reply left"}})
        return scripted(request) if callable(scripted) else scripted

    def take_grant(self) -> Grant:
        with self._lock:
            if self.oauth:
                grant = self.oauth.popleft()
                return grant() if callable(grant) else grant
            self._issued += 1
            access = f"access-{self._issued}"
            if self.accepts is not None:
                self.accepts.add(access)
        return 200, {
            "access_token": access,
            "refresh_token": f"refresh-{self._issued}",
            "token_type": "Bearer",
            "expires_in": 3600,
        }


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that goes away in the middle is what many tests are about; anything else is shown."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    endpoint: ModelEndpoint

    def log_message(self, format: str, *args: object) -> None:
        """Tests read `requests`; standard error stays clean."""

    def do_GET(self) -> None:
        self._send_json(200, {"object": "list", "data": [{"id": "m", "object": "model"}]})

    def do_POST(self) -> None:
        request = self._read()
        self.endpoint.record(request)
        if request.path == "/oauth/device":
            self._send_json(200, _device_grant(self.endpoint.origin))
        elif request.path == "/oauth/token":
            self._send_json(*self.endpoint.take_grant())
        elif request.path in ("/v1/chat/completions", "/v1/responses"):
            self._answer(request, self.endpoint.take_reply(request))
        else:
            self._send_json(404, {"error": {"message": f"no route {request.path}"}})

    def _read(self) -> Recorded:
        text = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        headers = {name.lower(): value for name, value in self.headers.items()}
        if "json" in headers.get("content-type", ""):
            return Recorded(self.path, json.loads(text or "{}"), headers)
        return Recorded(self.path, {name: values[0] for name, values in parse_qs(text).items()}, headers)

    def _answer(self, request: Recorded, reply: Reply) -> None:
        if isinstance(reply, Status):
            self._send_json(reply.code, reply.body, reply.headers)
        elif isinstance(reply, Raw):
            self._stream(list(reply.events))
        elif isinstance(reply, Hang):
            self._hang(request, reply)
        elif isinstance(reply, Halfway):
            self._stream(_hold_back(_write_stream(reply.answer, request), reply))
        elif isinstance(reply, Cut):
            self._stream(_write_stream(reply.answer, request)[: reply.events], end=False)
            self.close_connection = True
        elif request.body.get("stream") and "answers_whole" not in reply.oddities:
            self._stream(_write_stream(reply, request))
        else:
            write = write_response if request.path.endswith("/responses") else write_completion
            self._send_json(200, write(reply, str(request.body.get("model"))))

    def _send_json(self, status: int, body: Any, headers: Mapping[str, str] | None = None) -> None:
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        self.send_response(status)
        kind = "text/html" if isinstance(body, str) else "application/json"
        for name, value in {"Content-Type": kind, "Content-Length": str(len(data)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def _stream(self, events: Iterable[Event], end: bool = True) -> None:
        """In chunked coding, so that a line that breaks can be told from a stream that ends."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for name, data in events:
            lines = [f"event: {name}"] if name else []
            lines += [f"data: {line}" for line in data.split("\n")]
            block = ("\n".join(lines) + "\n\n").encode()
            self.wfile.write(f"{len(block):x}\r\n".encode() + block + b"\r\n")
            self.wfile.flush()
        if end:
            self.wfile.write(b"0\r\n\r\n")

    def _hang(self, request: Recorded, reply: Hang) -> None:
        """A client that leaves while it is still written to has left, too."""
        try:
            if reply.answer is not None:
                self._stream(_write_stream(reply.answer, request)[: reply.events], end=False)
        except ConnectionError:
            self.endpoint.left.set()
            self.close_connection = True
            return
        self._wait_until_client_leaves()

    def _wait_until_client_leaves(self) -> None:
        self.close_connection = True
        while not self.endpoint.closing.is_set():
            readable, _, _ = select.select([self.connection], [], [], 0.05)
            if readable and self._has_left():
                self.endpoint.left.set()
                return

    def _has_left(self) -> bool:
        try:
            return not self.connection.recv(1)
        except ConnectionError:
            return True


def _hold_back(events: list[Event], reply: Halfway) -> Iterator[Event]:
    yield from events[: reply.events]
    reply.go.wait()
    yield from events[reply.events :]


def _write_stream(answer: Answer, request: Recorded) -> list[Event]:
    write = write_events if request.path.endswith("/responses") else write_chunks
    return write(answer, str(request.body.get("model")))


def _device_grant(origin: str) -> dict[str, Any]:
    return {
        "device_code": "device-code-1",
        "user_code": "WDJB-MJHT",
        "verification_uri": f"{origin}/device",
        "verification_uri_complete": f"{origin}/device?user_code=WDJB-MJHT",
        "expires_in": 60,
        "interval": 5,
    }
