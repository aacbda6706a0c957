"""Every page has one address on two origins, so that a frame of the other origin is really of another."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Self

from e2e.site.hostile import HOSTILE
from e2e.site.markup import bullets, link
from e2e.site.pages.generated import GENERATED
from e2e.site.server import Call, LocalSite, Reply, not_found

HERE = Path(__file__).parent
FRAMED = frozenset({"frame_inner", "frame_nested", "frame_payment"})
STYLE = "look.css"
OTHER_ORIGIN = "{{OTHER_ORIGIN}}"


def _page_names() -> list[str]:
    written = {path.stem for path in (HERE / "html").glob("*.html")}
    return sorted((written | set(GENERATED)) - FRAMED)


def _key_controls() -> dict[str, list[dict[str, str]]]:
    loaded: dict[str, list[dict[str, str]]] = json.loads((HERE / "key_controls.json").read_text("utf-8"))
    return loaded


PAGES: dict[str, str] = {name: f"/pages/{name}" for name in _page_names()}
KEY_CONTROLS = _key_controls()


def page_text(name: str, other_origin: str = "") -> str:
    """Return a page's markup. Raises FileNotFoundError when there is no page of that name."""
    make = GENERATED.get(name)
    if make:
        return make()
    written = (HERE / "html" / f"{Path(name).name}.html").read_text("utf-8")
    return written.replace(OTHER_ORIGIN, other_origin)


class _Pages(LocalSite):
    """One of the two origins."""

    other_origin = ""

    def answer(self, call: Call) -> Reply:
        """Answer with a page, a hostile page, the style sheet, or the list of pages."""
        if call.method not in ("GET", "HEAD"):
            return _html("<!doctype html><html lang=en><title>Received</title><h1>Received</h1>")
        if call.path == "/" + STYLE:
            return Reply((HERE / "html" / STYLE).read_bytes(), content_type="text/css; charset=utf-8")
        if call.path == "/":
            return _html(_index())
        kind, _, name = call.path.strip("/").partition("/")
        if kind == "pages" and (name in PAGES or name in FRAMED):
            return _html(page_text(name, self.other_origin))
        if kind == "hostile" and name in HOSTILE:
            return _html(HOSTILE[name].build())
        return not_found(call.path)


def _html(document: str) -> Reply:
    return Reply(document.encode("utf-8"))


def _index() -> str:
    links = [link(name, path) for name, path in PAGES.items()]
    links += [link(name, f"/hostile/{name}") for name in HOSTILE]
    return f"<!doctype html><html lang=en><title>Pages</title><h1>Pages</h1>{bullets(links)}"


class PageSite(_Pages):
    """All pages on one origin, with `other` serving the same pages on a second one.

    `site.origin + PAGES["calendar"]` is a page, `site.origin + "/hostile/select_5000"` a hostile one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.other = _Pages()
        self.other_origin = self.other.origin
        self.other.other_origin = self.origin

    def address(self, name: str) -> str:
        """Return the whole address of a page. Raises KeyError for an unknown name."""
        return self.origin + PAGES[name]

    def __enter__(self) -> Self:
        self.other.__enter__()
        return super().__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self.other.__exit__(kind, error, trace)
