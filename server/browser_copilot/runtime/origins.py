"""An origin is scheme, host and port, compared exactly; a default port is left out, as browsers do."""

import re
from urllib.parse import urlsplit

_READ_OTHERWISE = re.compile(r"[\\\x00-\x1f\x7f]")
"""Browsers take a backslash for a slash and leave out controls: the host that they find is another one."""
DEFAULT_PORTS = {"http": 80, "https": 443}


def parse_origin(text: str) -> str | None:
    """scheme://host[:port] of a text that is nothing more than that, or None."""
    origin = find_origin(text)
    if origin is None:
        return None
    parts = urlsplit(text)
    is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    return origin if is_bare else None


def find_origin(url: str) -> str | None:
    """The origin of a web address; None when it is none, or one that a browser reads otherwise."""
    if _READ_OTHERWISE.search(url):
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    default = DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" if port in (None, default) else f"{parts.scheme}://{host}:{port}"


def is_same_site(one: str, other: str) -> bool:
    """Whether both addresses are of one host or of a host and its subdomain ("www" aside), and as safe or safer.

    From http to https is the same site where both have their default port.
    """
    left, right = find_origin(one), find_origin(other)
    if left is None or right is None:
        return False
    a, b = urlsplit(left), urlsplit(right)
    upgraded = (a.scheme, b.scheme, a.port, b.port) == ("http", "https", None, None)
    if (a.scheme, a.port) != (b.scheme, b.port) and not upgraded:
        return False
    shorter, longer = sorted(((url.hostname or "").removeprefix("www.") for url in (a, b)), key=len)
    is_name = "." in shorter and not re.fullmatch(r"[\d.]+", shorter) and ":" not in shorter
    return shorter == longer or (is_name and longer.endswith(f".{shorter}"))
