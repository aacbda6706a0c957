"""Hints for single sites, optional and as data: where a thing is. No site is known without them.

A file is TOML, one for each origin:

    origin = "https://shop.example"    # scheme, host and, unless it is the scheme's own, port
    [pages]                            # thing -> path on this site
    invoice = "/account/documents"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from pydantic import Field, ValidationError, field_validator, model_validator

from browser_copilot.errors import UsageError
from browser_copilot.page.which import Frozen


class SiteHints(Frozen):
    """What is known of one origin."""

    origin: str
    pages: dict[str, str] = Field(default_factory=dict)

    @field_validator("origin")
    @classmethod
    def _is_origin(cls, given: str) -> str:
        """As browsers write it: lower case, without the scheme's own port and a slash behind."""
        parts = urlsplit(given.strip().lower())
        try:
            port = parts.port
        except ValueError:
            port = -1
        own = _PORTS.get(parts.scheme)
        bare = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
        if own is None or not parts.hostname or not bare or port == -1:
            raise ValueError(f"{given!r} is no origin such as https://shop.example or http://localhost:8000")
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        return f"{parts.scheme}://{host}" if port in (None, own) else f"{parts.scheme}://{host}:{port}"

    @model_validator(mode="after")
    def _stays(self) -> SiteHints:
        for thing, path in self.pages.items():
            if _resolve(self.origin, path) is None:
                raise ValueError(f"pages.{thing}: {path!r} leads to another site; write a path of {self.origin}")
        return self


def _resolve(origin: str, path: str) -> str | None:
    url = urljoin(origin + "/", path)
    parts = urlsplit(url)
    return url if f"{parts.scheme}://{parts.netloc}".lower() == origin else None


_PORTS = {"http": 80, "https": 443}
Sites = Mapping[str, SiteHints]
HINT = 'write origin = "https://shop.example" and, under [pages], lines such as invoice = "/account/documents"'


def parse_site(text: str, name: str) -> SiteHints:
    """Parse one file; `name` is for the failure. Raises UsageError."""
    try:
        return SiteHints.model_validate(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise UsageError(f"the site hints {name} cannot be read: {_explain(error)}", field=name, hint=HINT) from error


def _explain(error: tomllib.TOMLDecodeError | ValidationError) -> str:
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    said = first["msg"].removeprefix("Value error, ")
    return f"{where}: {said}" if where else said


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
    return _resolve(origin, path) if path is not None else None
