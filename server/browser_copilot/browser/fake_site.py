"""A small web site in memory, declared page by page, for tests of whoever drives a browser.

    site = FakeSite()
    site.page("https://shop.test/", "Shop", actions=[FakeAction("Invoices", href="/invoices")])
    site.page("https://shop.test/invoices", "Invoices", actions=[FakeAction("Download", download=("a.pdf", b"%PDF"))])
    browser = FakeBrowser(site)

A page is declared once and made anew for each visit, so nothing of one visit is left in the next, except what effects
write into `site.state`. A page may also be a function of the visit (`site.route`).
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urljoin, urlsplit

from browser_copilot.protocol.page import ActionRole, LoginState
from browser_copilot.protocol.selector import Landmark
from browser_copilot.protocol.tools import Cell, ErrorCode

if TYPE_CHECKING:
    from browser_copilot.browser.fake_tab import FakeTab

Effect = Callable[["FakeTab"], None]
"""What an action does: `tab.go(url)`, `tab.say(text)`, `tab.download(name, data)`, `tab.values`, `tab.page`."""
MessageKind = Literal["alert", "status", "error"]


@dataclass
class FakeAction:
    """A link when it has `href`, else a button. `fails` is the code of a click that comes to nothing.

    `confirm` wants a human's grant; `new_tab` opens `href` in another tab; `id` is given when the page is made.
    """

    label: str
    href: str | None = None
    role: ActionRole | None = None
    on_click: Effect | None = None
    download: tuple[str, bytes] | None = None
    kind: str | None = None
    landmark: Landmark | None = None
    context: str | None = None
    disabled: bool = False
    checked: bool | None = None
    expanded: bool | None = None
    fails: ErrorCode | None = None
    confirm: bool = False
    new_tab: bool = False
    id: str = ""

    @property
    def aria_role(self) -> str:
        return self.role or ("link" if self.href is not None else "button")


@dataclass
class FakeField:
    """`type` as in MiniField: HTML input type, `textarea`, `select`, ... A password's value is never shown."""

    label: str
    name: str | None = None
    type: str = "text"
    required: bool = False
    options: Sequence[str] = ()
    value: str = ""
    checked: bool = False
    disabled: bool = False
    fails: ErrorCode | None = None
    id: str = ""

    @property
    def secret(self) -> bool:
        return self.type == "password"

    @property
    def aria_role(self) -> str:
        return FIELD_ROLES.get(self.type, "textbox")


FIELD_ROLES = {
    "search": "searchbox",
    "select": "combobox",
    "combobox": "combobox",
    "checkbox": "checkbox",
    "radio": "radio",
    "number": "spinbutton",
    "range": "slider",
    "file": "button",
}


@dataclass
class FakeForm:
    """Submitting calls `on_submit`, then goes to `leads_to` (unless the effect went somewhere itself)."""

    fields: list[FakeField]
    submit: str | None = "Submit"
    leads_to: str | None = None
    on_submit: Effect | None = None
    label: str | None = None
    purpose: str | None = None
    landmark: Landmark | None = None
    confirm: bool = False
    id: str = ""


@dataclass
class FakeRow:
    """One item of a collection: cells by field name (a text stands for a text cell) and its own controls."""

    fields: Mapping[str, str | Cell]
    controls: list[FakeAction] = field(default_factory=list)


@dataclass
class FakeCollection:
    name: str
    rows: list[FakeRow]
    landmark: Landmark | None = None
    virtual: bool = False
    id: str = ""

    @property
    def item_fields(self) -> list[str]:
        return list(dict.fromkeys(name for row in self.rows for name in row.fields))


@dataclass
class FakePage:
    """`blocked` pages answer nothing; `dialog` names an open modal."""

    url: str
    title: str
    actions: list[FakeAction] = field(default_factory=list)
    forms: list[FakeForm] = field(default_factory=list)
    collections: list[FakeCollection] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    messages: list[tuple[MessageKind, str]] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    login_state: LoginState = "unknown"
    dialog: str | None = None
    language: str | None = None
    blocked: bool = False
    on_load: Effect | None = None


Builder = Callable[["FakeTab", str], FakePage]


class FakeSite:
    """Pages by URL, of any number of origins. `state` is what the server of the site would remember."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self._pages: dict[str, FakePage] = {}
        self._routes: list[tuple[str, Builder]] = []

    def page(self, url: str, title: str, **parts: Any) -> FakePage:
        """Declare a page; `parts` are the fields of FakePage. Returns the declaration, which may still be changed."""
        return self.add(FakePage(url, title, **parts))

    def add(self, page: FakePage) -> FakePage:
        self._pages[page.url] = page
        return page

    def route(self, prefix: str, build: Builder) -> None:
        """Pages whose URL starts with `prefix` (and which are not declared) are built for each visit."""
        self._routes.append((prefix, build))

    def visit(self, tab: "FakeTab", url: str) -> FakePage:
        """A fresh page. A URL with a query finds the declaration without it; an unknown one is a 404 page."""
        plain = url.split("#", 1)[0]
        declared = self._pages.get(plain) or self._pages.get(plain.split("?", 1)[0])
        if declared is not None:
            page = deepcopy(declared)  # effects are functions, which it leaves as they are
        else:
            build = next((build for prefix, build in self._routes if plain.startswith(prefix)), None)
            page = build(tab, url) if build else FakePage(url, "Not Found", headings=["Not Found"])
        page.url = url
        return page


def resolve_url(base: str, href: str) -> str:
    return urljoin(base, href)


def origin_of(url: str) -> str:
    """Scheme, host and port; `null` for what has none."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") and parts.netloc else "null"
