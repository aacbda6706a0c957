"""A local site answers on 127.0.0.1 only, and writes a request into its ledger before it answers it."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import TCPServer
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

BODY_LIMIT = 32 * 1024 * 1024


@dataclass(frozen=True)
class Request:
    """One line of the ledger. `time` is Unix seconds, `query` is raw, `body_sha` is SHA-256 in hex."""

    method: str
    path: str
    query: str
    body_sha: str
    body_len: int
    time: float


class Ledger:
    """The requests a site got, oldest first. Safe to read while the site is being used."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: list[Request] = []

    def append(self, request: Request) -> None:
        """Remember one request."""
        with self._lock:
            self._requests.append(request)

    def all(self) -> list[Request]:
        """Return a copy of the requests so far."""
        with self._lock:
            return list(self._requests)

    def writes(self) -> list[Request]:
        """Return the requests that are neither GET nor HEAD."""
        return [request for request in self.all() if request.method not in ("GET", "HEAD")]

    def visits(self, path: str, method: str | None = None) -> list[Request]:
        """Return the requests for exactly this path, of any method unless one is named."""
        return [one for one in self.all() if one.path == path and method in (None, one.method)]

    def clear(self) -> None:
        """Forget everything, so that a test counts only what follows."""
        with self._lock:
            self._requests.clear()

    def __len__(self) -> int:
        return len(self.all())

    def __iter__(self) -> Iterator[Request]:
        return iter(self.all())

    def __getitem__(self, index: int) -> Request:
        return self.all()[index]


@dataclass(frozen=True)
class Call:
    """What a page function gets: `query` and `form` hold lists, `args` the named parts of the path."""

    method: str
    path: str
    raw_query: str
    headers: Message
    body: bytes
    args: dict[str, str] = field(default_factory=dict)

    @property
    def query(self) -> dict[str, list[str]]:
        """The decoded query string."""
        return parse_qs(self.raw_query, keep_blank_values=True)

    @property
    def form(self) -> dict[str, list[str]]:
        """The decoded body of an ordinary (urlencoded) form."""
        return parse_qs(self.body.decode("utf-8", "replace"), keep_blank_values=True)

    def asked(self, name: str, default: str = "") -> str:
        """Return the first value of a query field."""
        return self.query.get(name, [default])[0]

    def sent(self, name: str, default: str = "") -> str:
        """Return the first value of a form field, stripped."""
        return self.form.get(name, [default])[0].strip()

    def cookie(self, name: str) -> str:
        """Return a cookie's value, or the empty string."""
        for part in (self.headers.get("Cookie") or "").split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value
        return ""


@dataclass(frozen=True)
class Reply:
    """An answer. A body that is not bytes is streamed in chunks as it is produced."""

    body: bytes | Iterable[bytes] = b""
    status: int = 200
    content_type: str = "text/html; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()


def redirect(location: str, *headers: tuple[str, str]) -> Reply:
    """Return 303 See Other, as after a form."""
    return Reply(status=303, headers=(("Location", location), *headers))


def not_found(path: str) -> Reply:
    """Return a small 404 page that names the path."""
    safe = path.replace("&", "&amp;").replace("<", "&lt;")
    page = f"<!doctype html><html lang=en><title>Not found</title><h1>Not found</h1><p>No page at {safe}.</p>"
    return Reply(page.encode(), 404)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def server_bind(self) -> None:
        """Bind without the parent's look-up of a host name, which is slow where there is no name server."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = "127.0.0.1", int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay silent: a browser that drops a connection is not this site's error."""


_had_ports: set[int] = set()


def bind_new(handler: Callable[..., BaseHTTPRequestHandler]) -> _Server:
    """A server on a port that no site of this process had: a browser keeps what was allowed to an earlier origin."""
    while True:
        server = _Server(("127.0.0.1", 0), handler)
        port = int(server.server_address[1])
        if port not in _had_ports:
            _had_ports.add(port)
            return server
        server.server_close()


class LocalSite:
    """A site on 127.0.0.1 and a free port, alive inside `with`. Subclasses say what `answer` is."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.closing = threading.Event()
        self._server = bind_new(_handler_for(self))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def port(self) -> int:
        """The TCP port."""
        return int(self._server.server_address[1])

    @property
    def origin(self) -> str:
        """Scheme, host and port, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """The address of the home page."""
        return self.origin + "/"

    def answer(self, call: Call) -> Reply:
        """Answer one request; here, nothing is found."""
        return not_found(call.path)

    def pause(self, seconds: float) -> None:
        """Wait, but not longer than the site lives."""
        self.closing.wait(seconds)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)


def _handler_for(site: LocalSite) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True
        timeout = 60

        def log_message(self, format: str, *args: object) -> None:
            """Keep standard error clean: the ledger is the log."""

        def handle_one_request(self) -> None:
            try:
                super().handle_one_request()
            except (ConnectionError, TimeoutError):
                self.close_connection = True

        def _serve(self) -> None:
            call = _read_call(self)
            digest = hashlib.sha256(call.body).hexdigest()
            line = Request(call.method, call.path, call.raw_query, digest, len(call.body), time.time())
            site.ledger.append(line)
            _write_reply(self, site.answer(call))

        do_GET = do_POST = do_HEAD = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = _serve

    return Handler


def _read_call(handler: BaseHTTPRequestHandler) -> Call:
    parts = urlsplit(handler.path)
    length = min(int(handler.headers.get("Content-Length") or 0), BODY_LIMIT)
    body = handler.rfile.read(length) if length else b""
    return Call(handler.command, unquote(parts.path), parts.query, handler.headers, body)


def _write_reply(handler: BaseHTTPRequestHandler, reply: Reply) -> None:
    handler.send_response(reply.status)
    handler.send_header("Content-Type", reply.content_type)
    handler.send_header("Cache-Control", "no-store")
    for name, value in reply.headers:
        handler.send_header(name, value)
    if isinstance(reply.body, bytes):
        handler.send_header("Content-Length", str(len(reply.body)))
        handler.end_headers()
        if handler.command != "HEAD":
            handler.wfile.write(reply.body)
        return
    handler.send_header("Connection", "close")
    handler.end_headers()
    handler.close_connection = True
    for piece in reply.body:
        handler.wfile.write(piece)
        handler.wfile.flush()
