"""A site in memory: pages of controls and lists, links between them, downloads that land in a folder. No browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browser_copilot.protocol.page import (
    ControlState,
    Download,
    HttpError,
    Message,
    MiniAction,
    MiniCollection,
    MiniField,
    MiniForm,
    MiniPCD,
    Observation,
    PCDActionDetail,
    QueryHit,
    Truncated,
)
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.tools import Cell, Item, ItemControl

ORIGIN = "https://shop.test"


@dataclass
class Thing:
    """A control of a page. `goes` is a path, `file` a download, `does` runs at a click."""

    label: str
    role: str = "link"
    goes: str = ""
    file: str = ""
    does: Callable[[FakeSite], None] | None = None
    landmark: str = "main"
    kind: str = ""
    expanded: bool | None = None
    selected: bool | None = None
    context: str = ""
    shows: list[Thing] = field(default_factory=list)
    hidden: bool = False


@dataclass
class Blank:
    """A field of a form."""

    label: str
    type: str = "text"
    value: str = ""
    checked: bool | None = None
    options: list[str] = field(default_factory=list)
    name: str = ""
    error: str = ""
    required: bool = False


@dataclass
class Form:
    """`does` runs when the form is submitted."""

    fields: list[Blank]
    submit: str = "Submit"
    does: Callable[[FakeSite], None] | None = None
    purpose: str = ""
    label: str = ""


@dataclass
class Listing:
    """Rows of cells and, for each row, its controls."""

    name: str
    rows: list[tuple[dict[str, Cell], list[Thing]]]


@dataclass
class Page:
    """One page of the site."""

    title: str
    things: list[Thing] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)
    lists: list[Listing] = field(default_factory=list)
    text: str = ""
    messages: list[Message] = field(default_factory=list)
    http_error: HttpError | None = None


class FakeSite:
    """Holds the pages and the tabs that look at them."""

    def __init__(self, pages: dict[str, Page], folder: Path, start: str = "/") -> None:
        self.pages = pages
        self.folder = folder
        self.tabs = {1: start}
        self.clock = 1_000
        self.visits: list[str] = [start]
        self.effects: list[str] = []
        self.still = False
        self.failures: dict[str, list[Any]] = {}

    def page(self, tab: int = 1) -> Page:
        return self.pages[self.tabs[tab]]

    def go(self, path: str, tab: int = 1) -> None:
        self.tabs[tab] = path
        self.visits.append(path)
        self.clock += 1

    def parts(self, tab: int) -> dict[str, Thing | Blank | Form]:
        """Everything that has an id on the page of a tab."""
        page, found = self.page(tab), {}
        for number, one in enumerate(_visible(page.things)):
            found[f"a{number}"] = one
        for number, form in enumerate(page.forms):
            found[f"g{number}"] = form
            found[f"g{number}.submit"] = Thing(form.submit, "button")
            for place, blank in enumerate(form.fields):
                found[f"g{number}.{place}"] = blank
        for number, listing in enumerate(page.lists):
            for row, (_, controls) in enumerate(listing.rows):
                for place, control in enumerate(controls):
                    found[f"c{number}.{row}.{place}"] = control
        return found

    def summary(self, tab: int = 1) -> MiniPCD:
        page, path = self.page(tab), self.tabs[tab]
        parts = self.parts(tab)
        actions = [_action(key, one) for key, one in parts.items() if isinstance(one, Thing) and key.startswith("a")]
        forms = [_form(f"g{n}", one) for n, one in enumerate(page.forms)]
        lists = [
            MiniCollection(
                id=f"c{n}",
                name=one.name,
                item_fields=list(one.rows[0][0]) if one.rows else [],
                landmark="main",
                approx_count=len(one.rows),
            )
            for n, one in enumerate(page.lists)
        ]
        return MiniPCD(
            url=ORIGIN + path,
            origin=ORIGIN,
            title=page.title,
            login_state="unknown",
            http_error=page.http_error,
            ts=self.clock,
            document_id=_document(path),
            landmarks=["main", "nav"],
            headings=[page.title],
            messages=page.messages,
            actions=actions,
            forms=forms,
            collections=lists,
            frames=[],
            truncated=Truncated(actions=0, forms=0, collections=0),
        )

    def details(self, tab: int, ids: list[str]) -> list[PCDActionDetail]:
        parts = self.parts(tab)
        asked = [
            key
            for one in ids
            for key in (parts if one.startswith("g") and "." not in one else (one,))
            if key.startswith(one)
        ]
        return [_detail(one, parts[one]) for one in asked if one in parts]

    def extract(self, tab: int, key: str) -> list[Item]:
        number = int(key[1:])
        return [
            Item(
                index=row,
                fields=cells,
                controls=[
                    ItemControl(id=f"c{number}.{row}.{place}", label=one.label, role=one.role, kind=one.kind or None)
                    for place, one in enumerate(controls)
                ],
            )
            for row, (cells, controls) in enumerate(self.page(tab).lists[number].rows)
        ]

    def query(self, tab: int, text: str) -> list[QueryHit]:
        words = text.lower().split()
        return [
            QueryHit(id=key, label=one.label, role=one.role, type="action", score=1.0, context=one.context or None)
            for key, one in self.parts(tab).items()
            if isinstance(one, Thing) and key.startswith("a") and any(word in one.label.lower() for word in words)
        ]

    def click(self, tab: int, key: str) -> Observation:
        """Act on a control and observe."""
        part = self.parts(tab)[key]
        before = self.tabs[tab]
        download = None
        if key.endswith(".submit"):
            form = self.page(tab).forms[int(key[1:].split(".")[0])]
            self.effects.append(f"submit {form.label or form.purpose}")
            if form.does:
                form.does(self)
        elif isinstance(part, Blank):
            part.checked = not part.checked
        elif isinstance(part, Thing):
            self.effects.append(f"click {part.label}")
            download = self._click(tab, part)
        self.clock += not self.still
        return self.observe(tab, self.tabs[tab] != before, download)

    def hover(self, tab: int, key: str) -> Observation:
        """Point at a control: a menu opens."""
        part = self.parts(tab)[key]
        for one in part.shows if isinstance(part, Thing) else []:
            one.hidden = False
        self.clock += 1
        return self.observe(tab)

    def _click(self, tab: int, part: Thing) -> Download | None:
        if part.does:
            part.does(self)
        if part.shows:
            part.expanded = True
            for one in part.shows:
                one.hidden = False
        if part.goes:
            self.go(part.goes, tab)
        if part.file:
            data = f"file {part.file}".encode()
            (self.folder / part.file).write_bytes(data)
            return Download(
                id=1, filename=part.file, state="complete", bytes=len(data), path=str(self.folder / part.file)
            )
        return None

    def observe(self, tab: int, moved: bool = False, download: Download | None = None) -> Observation:
        page = self.page(tab)
        return Observation(
            url=ORIGIN + self.tabs[tab],
            title=page.title,
            ts=self.clock,
            document_id=_document(self.tabs[tab]),
            url_changed=moved or None,
            download=download,
            messages=page.messages or None,
        )


def _document(path: str) -> str:
    return re.sub(r"\W", "-", f"d{path}")


def _visible(things: list[Thing]) -> list[Thing]:
    found = []
    for one in things:
        if not one.hidden:
            found.append(one)
            found += _visible(one.shows)
    return found


def _action(key: str, one: Thing) -> MiniAction:
    known = one.role in ("button", "link", "menuitem", "tab", "checkbox", "radio")
    state = ControlState(expanded=one.expanded, selected=one.selected)
    return MiniAction(
        id=key,
        label=one.label,
        role=one.role if known else "other",
        aria_role=None if known else one.role,  # type: ignore[arg-type]
        landmark=one.landmark,
        href=one.goes or None,
        kind=one.kind or None,
        state=state,
        context=one.context or None,  # type: ignore[arg-type]
    )


def _form(key: str, one: Form) -> MiniForm:
    fields = [
        MiniField(
            id=f"{key}.{n}",
            label=b.label,
            type=b.type,
            value=b.value or None if b.type != "password" else None,
            filled=bool(b.value) or None,
            checked=b.checked,
            options=b.options or None,
            name=b.name or None,
            error=b.error or None,
            required=b.required or None,
        )
        for n, b in enumerate(one.fields)
    ]
    return MiniForm(
        id=key,
        purpose=one.purpose or None,
        label=one.label or None,
        field_summaries=fields,
        submit_label=one.submit or None,
    )


def _detail(key: str, part: Thing | Blank | Form) -> PCDActionDetail:
    label = part.label
    role = part.role if isinstance(part, Thing) else "form" if isinstance(part, Form) else "textbox"
    kind = part.type if isinstance(part, Blank) else None
    shape = (
        "form"
        if isinstance(part, Form)
        else "field"
        if isinstance(part, Blank)
        else "submit"
        if key.endswith(".submit")
        else "action"
    )
    return PCDActionDetail(
        id=key,
        part=shape,
        label=label,
        role=role,
        type=kind,
        selector=ByRole(role=role or "generic", name=label),  # type: ignore[arg-type]
        alt_selectors=[],
        fingerprint=f"fp-{key}",
        options=part.options or None if isinstance(part, Blank) else None,
        form_id=key.split(".")[0] if key.startswith("g") else None,
    )
