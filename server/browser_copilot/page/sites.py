"""Hints for single sites, optional and as data: where a thing is. No site is known without them.

A file is TOML, one for each origin:

    origin = "https://shop.example"
    [pages]            # thing -> path
    invoice = "/account/documents"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from pydantic import Field, ValidationError

from browser_copilot.errors import UsageError
from browser_copilot.page.which import Frozen


class SiteHints(Frozen):
    """What is known of one origin."""

    origin: str
    pages: dict[str, str] = Field(default_factory=dict)


Sites = Mapping[str, SiteHints]


def parse_site(text: str, name: str) -> SiteHints:
    """Parse one file; `name` is for the failure. Raises UsageError."""
    try:
        return SiteHints.model_validate(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        first = str(error).splitlines()[0]
        raise UsageError(
            f"the site hints {name} cannot be read: {first}", field=name, hint="see the head of page/sites.py"
        ) from error


def load_sites(folder: Path) -> Sites:
    """All hints of a folder by origin; empty when there is no such folder. Raises UsageError."""
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return index_sites(parse_site(one.read_text("utf-8"), one.name) for one in files)


def index_sites(hints: Iterable[SiteHints]) -> Sites:
    """Hints by origin; the last one wins."""
    return {one.origin: one for one in hints}


def find_page(sites: Sites, origin: str, thing: str) -> str | None:
    """The URL where an origin keeps a thing, if a hint tells; never one of another origin."""
    hints = sites.get(origin)
    path = hints.pages.get(thing) if hints else None
    if path is None:
        return None
    url = urljoin(origin + "/", path)
    parts = urlsplit(url)
    return url if f"{parts.scheme}://{parts.netloc}" == origin else None
