"""The decisions at the door, pure: which Host, which Origin, whose request, which JSON; the same for every route."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Never

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.browser.wire import Malformed, check_depth
from browser_copilot.portal.auth import Means, find_means
from browser_copilot.protocol.limits import MAX_JSON_DEPTH

NAMES = ("127.0.0.1", "localhost", "[::1]")
OPEN_PATHS = frozenset({"/healthz", "/login"})
"""They need no token; `/login` takes a ticket."""
SELF_CHECKED = frozenset({"/ws/browser", "/ws/frontend"})
"""Sockets that the extension may open, and that prove by a handshake or a ticket who speaks."""
EXTENSION_PATHS = SELF_CHECKED


@dataclass(frozen=True)
class Refusal:
    """`status` is the HTTP status."""

    status: int
    error: str
    hint: str


@dataclass(frozen=True)
class Entrance:
    """What is known of the door. `port` is the one that the request came in by."""

    port: int
    token: str
    hosts: frozenset[str]
    now: float

    def is_host(self, host: str) -> bool:
        """Whether a `Host` value names this server, port included (80 when it names none)."""
        name = host.lower()
        if name in self.hosts:
            return True
        known = {f"{loopback}:{self.port}" for loopback in NAMES}
        return name in known or (self.port == 80 and name in NAMES)


def is_panel_reading(method: str, path: str, headers: Mapping[str, str]) -> bool:
    """Whether the extension's panel reads: it may GET what is under `/api`, with a ticket that it signed, no more."""
    return method in ("GET", "OPTIONS") and path.startswith("/api/") and headers.get("origin") == EXTENSION_ORIGIN


def panel_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """Cross-origin answers (Fetch standard, CORS) for the panel; nobody else gets any."""
    answer = {"access-control-allow-origin": EXTENSION_ORIGIN, "vary": "origin"}
    if "access-control-request-method" not in headers:
        return answer
    private = {"access-control-allow-private-network": "true"}
    wanted = {"access-control-allow-methods": "GET", "access-control-allow-headers": "authorization, content-type"}
    return {**answer, **wanted, **(private if "access-control-request-private-network" in headers else {})}


def find_refusal(entrance: Entrance, path: str, headers: Mapping[str, str], method: str = "POST") -> Refusal | None:
    """Why a request is refused before its right is looked at; None when it is not. Header names in lower case.

    A web page cannot forge `Origin` or `Sec-Fetch-Site`; DNS rebinding shows in `Host`.
    """
    host = headers.get("host", "")
    if not entrance.is_host(host):
        return Refusal(403, "WrongHost", f"this server is for this machine only: use http://127.0.0.1:{entrance.port}")
    if is_panel_reading(method, path, headers):
        return None
    if not is_origin_allowed(path, headers.get("origin"), host):
        return Refusal(403, "WrongOrigin", "requests of other web sites are refused; open the portal itself")
    if not is_site_allowed(path, headers):
        return Refusal(403, "WrongOrigin", "requests that another site started are refused; open the portal itself")
    return None


def is_origin_allowed(path: str, origin: str | None, host: str) -> bool:
    if origin is None:
        return True
    if origin.lower() == f"http://{host.lower()}":
        return True
    if path == "/ws/browser":
        return True  # the link's own check tells the other side why, on the accepted socket
    return path in EXTENSION_PATHS and origin == EXTENSION_ORIGIN


def is_site_allowed(path: str, headers: Mapping[str, str]) -> bool:
    """Fetch Metadata (W3C): other sites may only navigate to the website, never reach the API."""
    if path in EXTENSION_PATHS or headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
        return True
    return headers.get("sec-fetch-mode") == "navigate" and not path.startswith("/api")


def find_right(entrance: Entrance, headers: Mapping[str, str]) -> Means | None:
    return find_means(headers, entrance.token, entrance.port, entrance.now)


def check_json(body: bytes) -> str | None:
    """Why this body is no JSON that we take (depth, NaN, infinite numbers, lone surrogates); None when it is."""
    try:
        text = body.decode("utf-8")
        check_depth(text)
        value = json.loads(text, parse_constant=_refuse_constant, parse_float=_parse_float)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except Malformed:
        return f"the JSON is nested deeper than {MAX_JSON_DEPTH} levels"
    except RecursionError:
        return "the JSON is nested too deeply"
    except ValueError as error:
        return f"the body is not JSON in UTF-8: {type(error).__name__}"
    return None


def _refuse_constant(name: str) -> Never:
    raise ValueError(name)


def _parse_float(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        raise ValueError("the number is too large")
    return value


def security_headers(path: str) -> dict[str, str]:
    """No site may frame, sniff, read or be told of us; scripts, styles and pictures are our own alone."""
    policy: dict[str, Any] = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    headers = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if not path.startswith("/assets/"):
        headers["cache-control"] = "no-store"
    return headers
