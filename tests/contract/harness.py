"""One world behind two browsers: the fake one, and the link with a scripted extension at the end of a real socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Protocol

from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.fake_site import (
    FakeAction,
    FakeCollection,
    FakeField,
    FakeForm,
    FakeRow,
    FakeSite,
)
from browser_copilot.browser.fake_world import FakeWorld
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Browser, Result, Secret
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.tools import (
    Call,
    ClickArgs,
    DomClick,
    DomType,
    GetMiniPCD,
    NoArgs,
    TabArgs,
    TabsList,
    TypeArgs,
)
from tests.contract.peer import Handler, Peer, dial
from tests.contract.rig import SECRET, MemoryIntents, make_link, serve

HOME = "https://shop.test/"
DEADLINE_MS = 30_000
PATIENCE = 60


def build_site() -> FakeSite:
    """A shop whose button counts how often it was really pressed."""
    site = FakeSite()

    def buy(tab: object) -> None:
        site.state["bought"] = site.state.get("bought", 0) + 1

    site.page(
        HOME,
        "Shop",
        headings=["Welcome"],
        text=["Free delivery from 50 euros."],
        actions=[
            FakeAction("Buy", on_click=buy),
            FakeAction("Invoices", href="/invoices", landmark="nav"),
            FakeAction("Sold out", disabled=True),
            FakeAction("Delete account", confirm=True),
        ],
        forms=[FakeForm([FakeField("User"), FakeField("Password", type="password")], submit="Log in", leads_to="/me")],
    )
    row = FakeRow({"Number": "R-1", "Total": "12.00"}, controls=[FakeAction("Download", download=("r1.pdf", b"%PDF"))])
    site.page(f"{HOME}invoices", "Invoices", collections=[FakeCollection("Invoices", [row])])
    return site


class Harness(Protocol):
    """A browser under test, with what breaks it."""

    world: FakeWorld
    intents: MemoryIntents

    @property
    def browser(self) -> Browser: ...

    async def lose(self) -> None:
        """The connection breaks."""

    async def restore(self) -> None:
        """It is there again; returns when the browser says so."""

    def hold(self) -> None:
        """Calls stop short of their dispatch until `release`."""

    def hold_results(self) -> None:
        """Calls are dispatched, but their results do not leave until `release`."""

    def release(self) -> None: ...

    async def until_dispatched(self, count: int = 1) -> None:
        """Wait until so many writes have happened in the world."""


class FakeHarness:
    def __init__(self) -> None:
        self.intents = MemoryIntents()
        self.browser: FakeBrowser = FakeBrowser(build_site(), HOME, intents=self.intents)
        self.world = self.browser.world
        self._before, self._after = asyncio.Event(), asyncio.Event()
        self._changed = asyncio.Condition()
        self.release()
        self.browser.before = self._wait_before
        self.browser.after = self._wait_after

    async def _wait_before(self, _call: Call) -> None:
        await self._before.wait()

    async def _wait_after(self, _call: Call) -> None:
        async with self._changed:
            self._changed.notify_all()
        await self._after.wait()

    async def lose(self) -> None:
        self.browser.lose_link()

    async def restore(self) -> None:
        self.browser.restore_link()

    def hold(self) -> None:
        self._before.clear()

    def hold_results(self) -> None:
        self._after.clear()

    def release(self) -> None:
        self._before.set()
        self._after.set()

    async def until_dispatched(self, count: int = 1) -> None:
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: len(self.world.performed) >= count)


class LinkHarness:
    def __init__(self, link: ExtensionLink, intents: MemoryIntents, url: str) -> None:
        self.intents = intents
        self.browser: ExtensionLink = link
        self.world = FakeWorld(build_site(), HOME)
        self.peer = Peer(dial(url), SECRET, make_handler(self.world))

    async def lose(self) -> None:
        gone = asyncio.Event()
        unsubscribe = self.browser.subscribe(lambda _event: None if self.browser.connected else gone.set())
        await self.peer.drop()
        async with asyncio.timeout(PATIENCE):
            while self.browser.connected:
                await gone.wait()
        unsubscribe()

    async def restore(self) -> None:
        await self.peer.connect()

    def hold(self) -> None:
        self.peer.before_dispatch.clear()

    def hold_results(self) -> None:
        self.peer.before_result.clear()

    def release(self) -> None:
        self.peer.before_dispatch.set()
        self.peer.before_result.set()

    async def until_dispatched(self, count: int = 1) -> None:
        await self.peer.until(lambda: len(self.world.performed) >= count, PATIENCE)


def make_handler(world: FakeWorld) -> Handler:
    async def handle(call: Call, secrets: Mapping[str, Secret]) -> Result:
        return world.execute(call, secrets)

    return handle


@contextlib.asynccontextmanager
async def open_fake() -> AsyncIterator[Harness]:
    yield FakeHarness()


@contextlib.asynccontextmanager
async def open_link() -> AsyncIterator[LinkHarness]:
    intents = MemoryIntents()
    link = make_link(intents)
    async with serve(link) as url:
        harness = LinkHarness(link, intents, url)
        await harness.restore()
        yield harness
        harness.release()
        await harness.peer.close()


OPENERS: dict[str, Callable[[], contextlib.AbstractAsyncContextManager[Harness]]] = {
    "fake": open_fake,
    "link": open_link,
}


# Calls, short


def make_click(call_id: str, name: str = "Buy", *, epoch: int = 1, deadline_ms: int = DEADLINE_MS) -> DomClick:
    args = ClickArgs(tab_id=1, selector=ByRole(role="link" if name == "Invoices" else "button", name=name))
    return DomClick(id=call_id, epoch=epoch, session_id="s1", deadline_ms=deadline_ms, args=args)


def make_summary(call_id: str, *, tab_id: int = 1, epoch: int = 1, deadline_ms: int = DEADLINE_MS) -> GetMiniPCD:
    return GetMiniPCD(id=call_id, epoch=epoch, session_id="s1", deadline_ms=deadline_ms, args=TabArgs(tab_id=tab_id))


def make_list(call_id: str, *, epoch: int = 1) -> TabsList:
    return TabsList(id=call_id, epoch=epoch, session_id="s1", deadline_ms=DEADLINE_MS, args=NoArgs())


def make_login(call_id: str, handle: str = "vault-1") -> DomType:
    args = TypeArgs(tab_id=1, selector=ByRole(role="textbox", name="Password"), secret=handle)
    return DomType(id=call_id, epoch=1, session_id="s1", deadline_ms=DEADLINE_MS, args=args)
