"""One tab of the fake browser: a page, its history, what changed since it was looked at, and how elements are found."""

import hashlib
import itertools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from browser_copilot.browser.fake_site import (
    FakeAction,
    FakeCollection,
    FakeField,
    FakeForm,
    FakePage,
    MessageKind,
    origin_of,
    resolve_url,
)
from browser_copilot.protocol.page import Download
from browser_copilot.protocol.selector import ByCss, ByRole, ByText, Landmark, RoleSelector, Target
from browser_copilot.protocol.tools import Failed, fail

if TYPE_CHECKING:
    from browser_copilot.browser.fake_world import FakeWorld


@dataclass
class Element:
    """A control of the page with what finds it again. `thing` is what was declared, `form` the form it stands in."""

    id: str
    role: str
    name: str
    thing: FakeAction | FakeField | FakeForm
    form: FakeForm | None = None
    landmark: Landmark | None = None
    context: str | None = None

    @property
    def fingerprint(self) -> str:
        path = re.sub(r"[0-9]+", "", self.id) if isinstance(self.thing, FakeAction) else self.id
        text = f"{self.role}|{self.name}|{self.context}|{path}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class FakeTab:
    """What effects work on: `go`, `say`, `download`, `open`, `values`, `page`, `site`."""

    def __init__(self, world: "FakeWorld", tab_id: int, url: str, opener: int | None = None) -> None:
        self.world = world
        self.site = world.site
        self.id = tab_id
        self.opener = opener
        self.session_id: str | None = None
        self.history: list[str] = []
        self.page = FakePage(url, "")
        self.document_id = ""
        self.ts = 0
        self.started_download: Download | None = None
        self.opened: list[int] = []
        self.acted: FakeField | None = None
        self._numbers = itertools.count(1)
        self._load(url)

    @property
    def url(self) -> str:
        return self.page.url

    @property
    def origin(self) -> str:
        return origin_of(self.page.url)

    @property
    def values(self) -> dict[str, str]:
        """The values of all fields, by name (or label)."""
        fields = [one for form in self.page.forms for one in form.fields]
        return {one.name or one.label: one.value for one in fields}

    def go(self, url: str) -> None:
        """Navigate; relative to the current page."""
        target = resolve_url(self.url, url)
        self.history.append(self.url)
        self._load(target)

    def back(self) -> bool:
        """False when there is nothing to go back to."""
        if not self.history:
            return False
        self._load(self.history.pop())
        return True

    def say(self, text: str, kind: MessageKind = "status") -> None:
        """Show a message on the page."""
        self.page.messages.append((kind, text))
        self.touch()

    def download(self, name: str, data: bytes) -> None:
        """Start and complete a download; the file is written when the world has a download folder."""
        self.started_download = self.world.keep_download(self, name, data)

    def open(self, url: str) -> "FakeTab":
        """Open another tab, as `window.open` does."""
        tab = self.world.open_tab(resolve_url(self.url, url), opener=self.id)
        self.opened.append(tab.id)
        return tab

    def touch(self) -> None:
        """The page changed materially: a new version, and ids for what is new."""
        self.ts = self.world.next_ts()
        self._number()

    def _load(self, url: str) -> None:
        self._numbers = itertools.count(1)
        self.page = self.site.visit(self, url)
        self.document_id = f"doc-{self.world.next_number()}"
        self.touch()
        if self.page.on_load is not None:
            self.page.on_load(self)

    def _number(self) -> None:
        """Ids are given once and never again within a document."""
        for action in self.page.actions:
            action.id = action.id or f"a{next(self._numbers)}"
        for form in self.page.forms:
            form.id = form.id or f"g{next(self._numbers)}"
            for index, one in enumerate(form.fields, start=1):
                one.id = one.id or f"{form.id}.{index}"
        for collection in self.page.collections:
            collection.id = collection.id or f"c{next(self._numbers)}"
            for index, row in enumerate(collection.rows):
                for number, control in enumerate(row.controls):
                    control.id = control.id or f"{collection.id}.{index}.{number}"

    # Elements

    def elements(self) -> list[Element]:
        """Every control, in the order of the page."""
        found = [Element(a.id, a.aria_role, a.label, a, None, a.landmark, a.context) for a in self.page.actions]
        for form in self.page.forms:
            found += [Element(f.id, f.aria_role, f.label, f, form, form.landmark) for f in form.fields]
            if form.submit is not None:
                found.append(Element(f"{form.id}.submit", "button", form.submit, form, form, form.landmark))
        for collection in self.page.collections:
            for row in collection.rows:
                context = " ".join(_text(cell) for cell in row.fields.values())[:80]
                controls = row.controls
                found += [Element(c.id, c.aria_role, c.label, c, None, collection.landmark, context) for c in controls]
        return found

    def find(self, element_id: str) -> Element | None:
        return next((element for element in self.elements() if element.id == element_id), None)

    def find_collection(self, collection_id: str) -> FakeCollection | None:
        return next((one for one in self.page.collections if one.id == collection_id), None)

    def find_form(self, form_id: str) -> FakeForm | None:
        return next((one for one in self.page.forms if one.id == form_id), None)

    def select(self, element: Element) -> RoleSelector:
        """A selector that finds this element and no other."""
        same = [e for e in self.elements() if e.role == element.role and _fold(e.name) == _fold(element.name)]
        nth = [e.id for e in same].index(element.id) if len(same) > 1 else None
        return ByRole(role=element.role, name=element.name, nth=nth)

    def resolve(self, selector: RoleSelector, target: Target | None = None) -> Element | Failed:
        """Role, name, landmark, then `nth`; more than one is ambiguous. The target's fingerprint must agree."""
        found = [element for element in self.elements() if _matches(selector, element)]
        if selector.nth is not None:
            found = found[selector.nth : selector.nth + 1]
        if not found:
            return self._explain_absence(selector)
        if len(found) > 1:
            return fail("ambiguous", f"{len(found)} elements match; give nth or a landmark")
        if target is not None and target.fingerprint != found[0].fingerprint:
            return fail("stale", "the element is not the one that was looked at; look again")
        return found[0]

    def _explain_absence(self, selector: RoleSelector) -> Failed:
        here = ", ".join(f'{e.role} "{e.name}"' for e in self.elements()[:12]) or "nothing"
        wanted = selector.name if isinstance(selector, ByRole) else selector.to_json()
        return fail("not_found", f'no element "{wanted}"; here are: {here}')


def _matches(selector: RoleSelector, element: Element) -> bool:
    if isinstance(selector, ByCss):
        return selector.css == f"#{element.id}"
    if selector.within_landmark is not None and selector.within_landmark != element.landmark:
        return False
    if isinstance(selector, ByText):
        return _compare(selector.text, element.name, selector.name_mode or "exact")
    if selector.role != element.role:
        return False
    return selector.name is None or _compare(selector.name, element.name, selector.name_mode or "exact")


def _compare(wanted: str, name: str, mode: str) -> bool:
    if mode == "regex":
        return re.search(wanted, name, re.IGNORECASE) is not None
    return _fold(wanted) in _fold(name) if mode == "includes" else _fold(wanted) == _fold(name)


def _fold(text: str) -> str:
    return " ".join(text.split()).casefold()


def _text(cell: object) -> str:
    return cell if isinstance(cell, str) else str(getattr(cell, "text", ""))
