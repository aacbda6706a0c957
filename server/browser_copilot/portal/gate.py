"""Nothing reaches a route but through here: an ASGI middleware that refuses, limits and adds the security headers."""

import asyncio
from collections.abc import Callable, Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.portal.auth import Means, find_bearer
from browser_copilot.portal.entrance import (
    OPEN_PATHS,
    SELF_CHECKED,
    Entrance,
    Refusal,
    check_json,
    find_refusal,
    find_right,
    is_panel_reading,
    panel_headers,
    security_headers,
)
from browser_copilot.portal.plain_page import is_for_people, make_page
from browser_copilot.portal.problems import describe
from browser_copilot.protocol.limits import MAX_BODY_BYTES
from browser_copilot.runtime.ports import Clock

BODY_SECONDS = 30.0
LOCKED = "Open it with the link that browser-copilot up prints; the link works once."


class Gate:
    """`scope["state"]["means"]` tells the routes how the caller proved its right: bearer, cookie, ticket, or None.

    `use_ticket` says whether a ticket is good, and spends it.
    """

    def __init__(
        self, app: ASGIApp, token: str, hosts: frozenset[str], clock: Clock, use_ticket: Callable[[str], bool]
    ) -> None:
        self._app = app
        self._token = token
        self._hosts = hosts
        self._clock = clock
        self._use_ticket = use_ticket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = fold(Headers(scope=scope))
        server = scope.get("server") or ("127.0.0.1", 80)
        entrance = Entrance(int(server[1] or 80), self._token, self._hosts, self._clock.now())
        method = scope.get("method", "GET") if scope["type"] == "http" else "SOCKET"
        is_panel = is_panel_reading(method, scope["path"], headers)
        refusal = find_refusal(entrance, scope["path"], headers, method)
        if is_panel and method == "OPTIONS" and refusal is None:
            await Response(status_code=204, headers=panel_headers(headers))(scope, receive, send)
            return
        means: Means | None = find_right(entrance, headers)
        # Chromium sends no Origin where the extension has host access: the ticket itself says who reads.
        is_elsewhere = headers.get("origin", EXTENSION_ORIGIN) != EXTENSION_ORIGIN
        is_reading = method == "GET" and scope["path"].startswith("/api/") and refusal is None and not is_elsewhere
        if means is None and is_reading and self._use_ticket(find_bearer(headers)):
            means = "ticket"
        if refusal is None and means is None and scope["path"] not in OPEN_PATHS | SELF_CHECKED:
            refusal = Refusal(401, "Unauthorized", "send `Authorization: Bearer TOKEN`, or open the login link")
        scope.setdefault("state", {})["means"] = means
        if scope["type"] == "websocket":
            await self._pass_socket(scope, receive, send, refusal)
        else:
            extra = security_headers(scope["path"]) | (panel_headers(headers) if is_panel else {})
            await self._pass_request(scope, receive, add_headers(send, extra), refusal)

    async def _pass_socket(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        if refusal is None:
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.error})

    async def _pass_request(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        body = b""
        if refusal is None:
            body, refusal = await read_body(scope, receive)
        if refusal is not None:
            await refuse(scope, refusal)(scope, receive, send)
            return
        await self._app(scope, replay(body, receive), send)


def fold(headers: Headers) -> dict[str, str]:
    """Lower-case names; a name that came twice is joined, so that it matches nothing that stands alone."""
    return {name: ", ".join(headers.getlist(name)) for name in headers}


async def read_body(scope: Scope, receive: Receive) -> tuple[bytes, Refusal | None]:
    """The whole body, at most 1 MiB, and why it is refused."""
    too_large = Refusal(413, "BodyTooLarge", f"a body may have {MAX_BODY_BYTES} bytes at most")
    headers = Headers(scope=scope)
    declared = headers.get("content-length", "0")
    if not declared.isdigit() or len(declared) > 12 or int(declared) > MAX_BODY_BYTES:
        return b"", too_large
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            more = True
            while more and len(body) <= MAX_BODY_BYTES:
                message = await receive()
                body += message.get("body", b"")
                more = message["type"] == "http.request" and message.get("more_body", False)
    except TimeoutError:
        return b"", Refusal(408, "RequestTimeout", "the body did not arrive in time")
    if len(body) > MAX_BODY_BYTES:
        return b"", too_large
    if body and is_json(headers):
        problem = check_json(bytes(body))
        if problem is not None:
            return b"", Refusal(400, "BadRequest", problem)
    return bytes(body), None


def is_json(headers: Mapping[str, str]) -> bool:
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    return media_type == "application/json" or media_type.endswith("+json")


def replay(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body first, then what comes (the end of the connection)."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def refuse(scope: Scope, refusal: Refusal) -> Response:
    if refusal.status == 401 and is_for_people(Headers(scope=scope), scope["path"]):
        page = make_page("This page is locked", LOCKED, 401, way_back=False)
        page.headers["www-authenticate"] = "Bearer"
        return page
    headers = {"www-authenticate": "Bearer"} if refusal.status == 401 else None
    return JSONResponse(describe(refusal.error, refusal.hint), refusal.status, headers)


def add_headers(send: Send, extra: Mapping[str, str]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in extra.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
