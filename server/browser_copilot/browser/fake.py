"""A Browser in memory: the fake site behind the same promises as the link. It passes the same contract tests.

    browser = FakeBrowser(site, "https://shop.test/")
    await browser.call(call)
    assert [done.label for done in browser.performed] == ["Buy"]

Hooks make it misbehave: `before` and `after` are awaited around the dispatch of each call (latency, stops in
between), `hang(tool)` swallows the next such call until its deadline, `fail_next(tool, failed)` answers in its stead,
`lose_link()` and `restore_link()` take the browser away and bring it back.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from browser_copilot.browser.clock import Clock, SystemClock, wait_within
from browser_copilot.browser.fake_site import FakeSite, origin_of
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.browser.fake_world import FakeWorld, Performed
from browser_copilot.browser.ledger import give_up
from browser_copilot.browser.past import RESTARTED
from browser_copilot.browser.port import (
    BrowserStatus,
    FenceReason,
    IntentLog,
    LinkChanged,
    Listener,
    Result,
    Secret,
)
from browser_copilot.protocol.frames import BrowserEvent, GrantedOrigin, Notice
from browser_copilot.protocol.selector import RoleSelector
from browser_copilot.protocol.tools import Call, DomType, Failed, fail, get_effect

Hook = Callable[[Call], Awaitable[None]]
GONE = "the fake browser is not connected"


async def _do_nothing(_call: Call) -> None:
    return


class FakeBrowser:
    """Implements `Browser`. With `guard` it refuses what no grant covers, as the extension does."""

    def __init__(
        self,
        site: FakeSite | None = None,
        start_url: str = "about:blank",
        *,
        intents: IntentLog | None = None,
        clock: Clock | None = None,
        downloads: Path | None = None,
        guard: bool = False,
    ) -> None:
        self.world = FakeWorld(site or FakeSite(), start_url, downloads)
        self.world.listeners.append(self._tell)
        self.calls: list[Call] = []
        self.grants: list[GrantedOrigin] = []
        self.fences: dict[str, int] = {}
        self.highlights: list[tuple[int, str]] = []
        self.notices: list[Notice] = []
        self.before: Hook = _do_nothing
        self.after: Hook = _do_nothing
        self.opener: Callable[[], Awaitable[None]] | None = None
        self._guard = guard
        self._intents = intents
        self._clock: Clock = clock or SystemClock()
        self._results: dict[str, asyncio.Future[Result]] = {}
        self._failing: dict[str, list[Failed]] = {}
        self._hanging: list[str] = []
        self._answering: list[tuple[Call, asyncio.Future[Result], list[str]]] = []
        self._back = asyncio.Event()
        self._back.set()
        self._listeners: list[Listener] = []
        self._since = self._clock.unix_ms()

    # What tests ask and set

    @property
    def site(self) -> FakeSite:
        return self.world.site

    @property
    def performed(self) -> list[Performed]:
        """The writes that happened, in order."""
        return self.world.performed

    @property
    def tab(self) -> FakeTab:
        """The active tab."""
        return self.world.tabs[self.world.active]

    def hang(self, tool: str) -> None:
        """The next call of this tool is never answered: it fails at its deadline, and does nothing."""
        self._hanging.append(tool)

    def fail_next(self, tool: str, failed: Failed) -> None:
        """The next call of this tool gets this answer, and nothing is done."""
        self._failing.setdefault(tool, []).append(failed)

    def lose_link(self, reason: str = GONE) -> None:
        """Calls wait for `restore_link` within their deadline; what was dispatched is answered after it."""
        self._back.clear()
        self._since = self._clock.unix_ms()
        self._tell(LinkChanged(connected=False, reason=reason))

    def restore_link(self) -> None:
        self._back.set()
        self._since = self._clock.unix_ms()
        self._tell(LinkChanged(connected=True))

    def emit(self, event: BrowserEvent) -> None:
        """As if the browser had sent it: the user's hand, their stop, a download."""
        self._tell(event)

    # Browser

    @property
    def connected(self) -> bool:
        return self._back.is_set()

    async def call(self, call: Call, secrets: Mapping[str, Secret] | None = None) -> Result:
        known = self._results.get(call.id)
        if known is not None:
            return await asyncio.shield(known)
        refused = self._check(call, secrets or {})
        if refused is not None:
            return refused
        running = asyncio.ensure_future(self._run(call, secrets or {}))
        self._results[call.id] = running
        return await asyncio.shield(running)

    async def raise_fence(self, session_id: str, epoch: int, reason: FenceReason) -> bool:
        self.fences[session_id] = max(epoch, self.fences.get(session_id, 0))
        for call, answering, progress in self._answering:
            if call.session_id == session_id and call.epoch < self.fences[session_id] and not progress:
                answering.cancel()
        return self.connected

    def get_fence(self, session_id: str) -> int:
        return self.fences.get(session_id, 0)

    def set_grants(self, grants: Sequence[GrantedOrigin]) -> None:
        self.grants = list(grants)

    def claim_tab(
        self, tab_id: int, session_id: str | None, title: str | None = None, progress: float | None = None
    ) -> None:
        tab = self.world.tabs.get(tab_id)
        if tab is not None:
            tab.session_id = session_id

    def notify(self, notice: Notice) -> None:
        self.notices.append(notice)

    def highlight(self, tab_id: int, label: str, selector: RoleSelector | None) -> None:
        self.highlights.append((tab_id, label))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def status(self) -> BrowserStatus:
        if self.connected:
            return BrowserStatus(True, "fake", "0.0.0", self._since, 0)
        return BrowserStatus(False, since=self._since, reason=GONE, fix="restore the link")

    async def awaken(self) -> None:
        if not self.connected and self.opener is not None:
            await self.opener()

    # One call

    def _check(self, call: Call, secrets: Mapping[str, Secret]) -> Failed | None:
        if call.epoch < self.get_fence(call.session_id):
            return fail("cancelled", "stopped: this call is older than the session's last stop; nothing was sent")
        if isinstance(call, DomType) and call.args.secret is not None and call.args.secret not in secrets:
            return fail("bad_argument", f"no secret was given for the handle {call.args.secret}")
        return None

    async def _run(self, call: Call, secrets: Mapping[str, Secret]) -> Result:
        """Commit, dispatch, commit: in the order of the link."""
        write = get_effect(call) == "write"
        if write and self._intents is not None:
            known = await self._intents.find(call.id)
            if known is not None:
                return known.result or give_up(RESTARTED)
            await self._intents.record(call)
        result = await self._answer_in_time(call, secrets)
        if write and self._intents is not None and (result.ok or result.code != "outcome_unknown"):
            await self._intents.settle(call.id, result)
        return result

    async def _answer_in_time(self, call: Call, secrets: Mapping[str, Secret]) -> Result:
        progress: list[str] = []
        answering = asyncio.ensure_future(self._answer(call, secrets, progress))
        row = (call, answering, progress)
        self._answering.append(row)
        try:
            result = await wait_within(self._clock, answering, call.deadline_ms / 1000)
        except asyncio.CancelledError:
            if not answering.cancelled():
                raise
            return fail("cancelled", "stopped before it was dispatched; nothing happened")
        finally:
            self._answering.remove(row)
        if result is not None:
            return result
        answering.cancel()
        if not progress and not self.connected:
            return fail("link_lost", f"{GONE}; nothing was sent")
        if progress and get_effect(call) == "write":
            return give_up("the browser did not answer in time")
        return fail("timeout", "the browser did not answer in time")

    async def _answer(self, call: Call, secrets: Mapping[str, Secret], progress: list[str]) -> Result:
        await self._back.wait()
        await self.before(call)
        if call.epoch < self.get_fence(call.session_id):
            return fail("cancelled", "stopped before it was dispatched; nothing happened")
        name = call.to_wire()["name"]
        self.calls.append(call)
        if name in self._hanging:
            self._hanging.remove(name)
            await asyncio.get_running_loop().create_future()
        if self._failing.get(name):
            return self._failing[name].pop(0)
        result = self._refuse_ungranted(call) or self.world.execute(call, secrets)
        progress.append("dispatched")
        await self.after(call)
        await self._back.wait()
        return result

    def _refuse_ungranted(self, call: Call) -> Failed | None:
        tab = self.world.tabs.get(getattr(call.args, "tab_id", 0))  # type: ignore[attr-defined]
        if not self._guard or get_effect(call) == "read" or tab is None or tab.origin == "null":
            return None
        now = self._clock.unix_ms()
        fitting = [
            grant
            for grant in self.grants
            if origin_of(grant.origin) == tab.origin
            and grant.session_id in (None, call.session_id)
            and (grant.expires_ms is None or grant.expires_ms > now)
        ]
        if any(grant.denied for grant in fitting):
            return fail("not_allowed", f"the user does not allow actions on {tab.origin}")
        return None if fitting else fail("needs_grant", f"the user has not allowed actions on {tab.origin} yet")

    def _tell(self, event: BrowserEvent | LinkChanged) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return  # built before any loop runs: nobody listens yet
        for listener in self._listeners:
            loop.call_soon(listener, event)
