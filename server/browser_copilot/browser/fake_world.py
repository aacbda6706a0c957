"""The tabs of a fake browser, and what each tool does to them. Synchronous: one call is one step of this world."""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from browser_copilot.browser.fake_acts import ACTS
from browser_copilot.browser.fake_looks import LOOKS, list_labels, observe
from browser_copilot.browser.fake_site import FakeSite
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol import tools
from browser_copilot.protocol.frames import BrowserEvent, DownloadEvent, PageChanged, TabEvent
from browser_copilot.protocol.page import Download
from browser_copilot.protocol.tools import Call, Failed, Ok, fail, get_effect


@dataclass(frozen=True)
class Performed:
    """A write that happened: its call, where, and on what."""

    call: Call
    url: str
    label: str

    @property
    def id(self) -> str:
        return self.call.id


class FakeWorld:
    """Tab 1 is open from the start, on `start_url`. `performed` lists the writes in the order they happened."""

    def __init__(self, site: FakeSite, start_url: str = "about:blank", downloads: Path | None = None) -> None:
        self.site = site
        self.downloads = downloads
        self.performed: list[Performed] = []
        self.downloaded: list[Download] = []
        self.listeners: list[Callable[[BrowserEvent], None]] = []
        self.tabs: dict[int, FakeTab] = {}
        self.children: dict[int, set[int]] = {}
        self._numbers = itertools.count(1)
        self._tab_ids = itertools.count(1)
        self._time = itertools.count(1_000)
        self.seen_hashes: dict[int, str] = {}
        self.active = 1
        self.open_tab(start_url)

    def next_ts(self) -> int:
        return next(self._time)

    def next_number(self) -> int:
        return next(self._numbers)

    def open_tab(self, url: str, opener: int | None = None) -> FakeTab:
        tab = FakeTab(self, next(self._tab_ids), url, opener)
        self.tabs[tab.id] = tab
        self.emit(TabEvent(change="created", tab=self.info(tab)))
        return tab

    def emit(self, event: BrowserEvent) -> None:
        for listener in self.listeners:
            listener(event)

    def info(self, tab: FakeTab) -> tools.TabInfo:
        return tools.TabInfo(
            tab_id=tab.id,
            url=tab.url,
            title=tab.page.title[:200],
            active=tab.id == self.active,
            status="complete",
            origin=tab.origin,
            session_id=tab.session_id,
            opener_tab_id=tab.opener,
        )

    def keep_download(self, tab: FakeTab, name: str, data: bytes) -> Download:
        path = None
        if self.downloads is not None:
            self.downloads.mkdir(parents=True, exist_ok=True)
            file = self.downloads / name
            file.write_bytes(data)
            path = str(file)
        number = len(self.downloaded) + 1
        download = Download(id=number, filename=name, state="complete", bytes=len(data), url=tab.url, path=path)
        self.downloaded.append(download)
        self.emit(DownloadEvent(tab_id=tab.id, download=download))
        return download

    def execute(self, call: Call, secrets: Mapping[str, Secret]) -> Result:
        """Do one call. The caller keeps ledger and fence."""
        name = call.to_wire()["name"]
        if name in ACTS:
            return self._act(name, call, secrets)
        return LOOKS[name](self, call)

    def find_tab(self, call: Call) -> FakeTab | Failed:
        tab = self.tabs.get(call.args.tab_id)  # type: ignore[attr-defined]
        if tab is None:
            return fail("tab_gone", "there is no such tab; list the tabs again")
        if tab.page.blocked:
            return fail("page_blocked", "the page does not answer; close its dialog or reload it")
        return tab

    def _act(self, name: str, call: Call, secrets: Mapping[str, Secret]) -> Result:
        tab = self.find_tab(call)
        if isinstance(tab, Failed):
            return tab
        if call.expected_ts is not None and call.expected_ts < tab.ts:
            return fail("stale", "the page has changed since it was looked at; look again")
        url, labels, document = tab.url, list_labels(tab), tab.document_id
        tab.started_download, tab.opened, tab.acted = None, [], None
        acted = ACTS[name](tab, call, secrets)
        if isinstance(acted, Failed):
            return acted
        if get_effect(call) == "write":
            self.note(call, url, acted.label)
        if tab.document_id != document:
            self.emit(PageChanged(tab_id=tab.id, url=tab.url, ts=tab.ts))
        data = acted.to_wire() if name != "dom.scroll" else {}
        return Ok(data=data, observation=observe(tab, url, labels))

    def note(self, call: Call, url: str, label: str) -> None:
        """A write happened."""
        self.performed.append(Performed(call, url, label))

    def close_tab(self, tab_id: int) -> None:
        tab = self.tabs.pop(tab_id, None)
        if tab is not None:
            self.emit(TabEvent(change="removed", tab=self.info(tab)))
