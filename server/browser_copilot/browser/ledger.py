"""The server's side of at most once: what is known of each call decides what may be done with it. Pure.

Life of a call: `prepared` (recorded, not sent) -> `sent` (may have been received) -> `settled` (its result is known
or given up). `MOVES` is all there is. A write that was sent is sent again only when the same browser says that it
never saw it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Literal

from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol.limits import LEDGER_ENTRIES
from browser_copilot.protocol.tools import Call, Effect, Failed, fail, get_effect

MAX_SESSIONS = 2_000
"""More are never open; of the others a late call is hardly to come."""

State = Literal["prepared", "sent", "settled"]
MOVES: dict[tuple[State, str], State] = {
    ("prepared", "send"): "sent",
    ("sent", "send"): "sent",  # again, under the same id
    ("prepared", "settle"): "settled",
    ("sent", "settle"): "settled",
    ("settled", "settle"): "settled",  # a guess gives way to the browser's own word
}
Decision = Literal["wait", "send"] | Failed
OTHER_BROWSER = "another browser took the link over; look again, tabs have other ids there"


@dataclass
class Entry:
    """One call. `deadline` and `leased_until` are on the clock's `now()`, in seconds; `browser_id`: to whom it
    went; of one that waits, who was there last when it was asked.

    `worker_id` is the only life of the extension that a recorded write may be sent to. `waiting`: a write for
    which no browser is there; it is recorded when one is.
    """

    call: Call
    deadline: float
    answer: "asyncio.Future[Result]"
    secrets: Mapping[str, Secret] = field(default_factory=dict, repr=False)
    worker_id: str | None = None
    state: State = "prepared"
    browser_id: str | None = None
    leased_until: float = 0.0
    withdrawn: bool = False
    recorded: bool = False
    waiting: bool = False
    result: Result | None = None
    certain: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> str:
        return self.call.id

    @property
    def effect(self) -> Effect:
        return get_effect(self.call)

    def move(self, event: str) -> None:
        """Raises KeyError for a move that is not in the table: a bug of ours."""
        self.state = MOVES[(self.state, event)]


class Book:
    """Open calls by id, and the last 500 settled ones."""

    def __init__(self) -> None:
        self._open: dict[str, Entry] = {}
        self._settled: OrderedDict[str, Entry] = OrderedDict()

    def find_uncertain(self) -> list[Entry]:
        """Writes that were given up, or whose result could not be stored: the browser may still have the truth."""
        return [entry for entry in self._settled.values() if not entry.certain]

    def add(self, entry: Entry) -> None:
        self._open[entry.id] = entry

    def find(self, call_id: str) -> Entry | None:
        return self._open.get(call_id) or self._settled.get(call_id)

    def find_open(self) -> list[Entry]:
        return list(self._open.values())

    def settle(self, entry: Entry, result: Result, certain: bool) -> None:
        """Keep the result; what only the sending needed (secrets) is dropped."""
        entry.move("settle")
        entry.result, entry.certain, entry.secrets = result, certain, {}
        self._open.pop(entry.id, None)
        self._settled[entry.id] = entry
        while len(self._settled) > LEDGER_ENTRIES:
            self._settled.popitem(last=False)

    def drop(self, entry: Entry) -> None:
        """Forget a call that was never recorded."""
        self._open.pop(entry.id, None)


def decide_dispatch(entry: Entry, fence: int, now: float) -> Decision:
    """Whether a call may go out now. A failure here is certain: nothing was sent, or nothing arrived."""
    if entry.withdrawn:
        return fail("cancelled", "withdrawn before it was sent; nothing happened")
    if entry.call.epoch < fence:
        return fail("cancelled", "stopped before it was dispatched; nothing happened")
    if now >= entry.deadline:
        return fail("timeout", "its time was up before it could be sent; nothing happened")
    return "send"


def raise_to(epochs: dict[str, int], session_id: str, epoch: int) -> None:
    """Only upwards; of the sessions the newest `MAX_SESSIONS` are remembered."""
    epochs[session_id] = max(epoch, epochs.pop(session_id, 0))
    while len(epochs) > MAX_SESSIONS:
        del epochs[next(iter(epochs))]


def find_unreceived(expected: Mapping[str, str | None], listed: Set[str], worker_id: str) -> list[str]:
    """The writes of an earlier life of the server that never reached the extension, which is still the same.

    One that began anew proves nothing: what it knew may be gone with the power.
    """
    full = len(listed) >= LEDGER_ENTRIES
    return [] if full else [id for id, meant in expected.items() if meant == worker_id and id not in listed]


def decide_reconnect(entry: Entry, listed: Set[str], browser_id: str, fence: int, now: float) -> Decision:
    """What to do with an open call when a browser says hello and lists the calls that it knows.

    A `Failed` here is certain unless it is `outcome_unknown`.
    """
    if entry.state == "prepared":
        is_meant = entry.browser_id in (None, browser_id)
        return decide_dispatch(entry, fence, now) if is_meant else fail("link_lost", OTHER_BROWSER)
    if entry.browser_id != browser_id:
        return _lost_browser(entry)
    if entry.id in listed:
        return "wait"
    return decide_dispatch(entry, fence, now)


def _lost_browser(entry: Entry) -> Failed:
    if entry.effect == "write":
        return give_up("the browser that had this call was replaced by another one")
    return fail("link_lost", OTHER_BROWSER, dispatched=entry.effect == "idempotent")


def decide_expiry(entry: Entry, connected: bool) -> Failed:
    """The answer when nothing came in time. Certain unless it is `outcome_unknown`."""
    if entry.state == "prepared":
        if connected:
            return fail("timeout", "its time was up before it could be sent; nothing happened")
        text = "the browser is not connected, nothing was sent: open it, or run `browser-copilot up`"
        return fail("link_lost", text)
    if entry.effect == "write":
        return give_up("the browser did not answer in time")
    maybe = entry.effect == "idempotent"
    if connected:
        text = "the browser did not answer in time; the page may be busy or blocked"
        return fail("timeout", text, dispatched=maybe)
    return fail("link_lost", "the browser went away before it answered", dispatched=maybe)


def decide_spoilt(entry: Entry, text: str) -> Failed:
    """The answer came and makes no sense."""
    why = f"the browser's answer cannot be read ({text[:300]}); update the extension"
    if entry.effect == "write":
        return give_up(why)
    return fail("unsupported", why, dispatched=entry.effect == "idempotent")


def give_up(why: str) -> Failed:
    """The outcome of a write cannot be known."""
    text = f"{why}: it may or may not have happened. Look at the page before doing anything like it again"
    return fail("outcome_unknown", text, dispatched=True)
