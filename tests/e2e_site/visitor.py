"""A visitor with a cookie jar and no script: it opens addresses and sends forms, as a test of a site needs."""

from __future__ import annotations

from dataclasses import dataclass
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

TIMEOUT_S = 60.0


@dataclass(frozen=True)
class Answer:
    """What came back, after redirects. `url` is where the visitor ended."""

    status: int
    url: str
    body: bytes
    headers: dict[str, str]

    @property
    def text(self) -> str:
        """The body as UTF-8."""
        return self.body.decode("utf-8")


class Visitor:
    """Keeps its cookies from one request to the next."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, path: str, **headers: str) -> Answer:
        """Open a page."""
        return self._send(Request(self.origin + path, headers=headers))

    def post(self, path: str, **fields: str) -> Answer:
        """Send an ordinary form."""
        return self._send(Request(self.origin + path, urlencode(fields).encode(), method="POST"))

    def upload(self, path: str, filename: str, content: bytes) -> Answer:
        """Send a form with one file."""
        head = f'--edge\r\nContent-Disposition: form-data; name="document"; filename="{filename}"\r\n\r\n'
        body = head.encode() + content + b"\r\n--edge--\r\n"
        kind = {"Content-Type": "multipart/form-data; boundary=edge"}
        return self._send(Request(self.origin + path, body, kind, method="POST"))

    def _send(self, request: Request) -> Answer:
        try:
            with self._opener.open(request, timeout=TIMEOUT_S) as response:
                return Answer(response.status, response.url, response.read(), dict(response.headers))
        except HTTPError as refused:
            with refused:
                return Answer(refused.code, refused.url or "", refused.read(), dict(refused.headers))
