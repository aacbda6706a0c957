"""What a page calls an address may be none: that is a value here, never an exception."""

from __future__ import annotations

from urllib.parse import urljoin, urlsplit


def resolve(base: str, href: str) -> str:
    """Where a link of a page leads; "" for what is no address (such as `http://[x`)."""
    try:
        url = urljoin(base, href)
        urlsplit(url)
    except ValueError:
        return ""
    return url
