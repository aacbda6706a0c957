"""A Browser executes ToolCalls and never raises for what a page or a link does: failures are values.

What stands here is the whole of what the layers above may know of a browser.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from browser_copilot.errors import LinkError
from browser_copilot.protocol.frames import BrowserEvent, GrantedOrigin, Notice
from browser_copilot.protocol.selector import RoleSelector
from browser_copilot.protocol.tools import Call, Failed, Ok

FenceReason = Literal["stop", "cancel", "pause", "takeover", "restart", "skip"]
Result = Ok | Failed


@dataclass(frozen=True)
class Secret:
    """A value of the vault on its way to one field. `origin` is the only origin it may be typed on."""

    value: str = field(repr=False)
    origin: str

    def __str__(self) -> str:
        return f"Secret(for {self.origin})"


@dataclass(frozen=True)
class LinkChanged:
    """The browser came or went. `reason` says which hop broke and what to do, or what is worth knowing.

    `hopeless`: it was refused for what waiting does not change, such as another version of the protocol.
    """

    connected: bool
    reason: str | None = None
    hopeless: bool = False


@dataclass(frozen=True)
class BrowserStatus:
    """What `healthz` and `doctor` tell of the browser.

    `since` is the unix time (ms) of the last change of `connected`; `last_heartbeat_ms` the age (ms) of the last
    sign of life; `reason` and `fix` are there when it is not connected, or when something is worth knowing.
    """

    connected: bool
    browser: str | None = None
    extension_version: str | None = None
    since: int | None = None
    last_heartbeat_ms: int | None = None
    reason: str | None = None
    fix: str | None = None


Listener = Callable[[BrowserEvent | LinkChanged], None]


class Browser(Protocol):
    """Implemented by the link to the extension and by the fake; both pass `tests/contract`."""

    @property
    def connected(self) -> bool: ...

    async def call(self, call: Call, secrets: Mapping[str, Secret] | None = None) -> Result:
        """Do one call; a repeated id gets the result of the first, and nothing is done again.

        A write is committed in the intent log before it is sent. A write whose outcome cannot be known is
        `outcome_unknown` with `dispatched`. Always answers within the call's deadline and a short grace.
        Raises `StoreError` when the intent cannot be recorded: then nothing was sent.
        """

    async def raise_fence(self, session_id: str, epoch: int, reason: FenceReason) -> bool:
        """Refuse calls of the session below `epoch` from now on: none of them acts any more once this has returned.

        True when the browser confirmed it, False when nothing had to be waited for, or every lease had run out.
        """

    def get_fence(self, session_id: str) -> int:
        """The lowest epoch that is not refused, the browser's own stops included."""

    def set_grants(self, grants: Sequence[GrantedOrigin]) -> None:
        """Replace the origins that may be written to."""

    def claim_tab(
        self, tab_id: int, session_id: str | None, title: str | None = None, progress: float | None = None
    ) -> None:
        """Mark a tab as the session's, with its progress from 0 to 1; without a session: release it."""

    def notify(self, notice: Notice) -> None:
        """Tell the user outside of every window of ours; lost when no browser is there."""

    def highlight(self, tab_id: int, label: str, selector: RoleSelector | None) -> None:
        """Show the user what is about to be acted on; nothing of the page is changed."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear every event from now on; the returned function ends it. A listener must return at once."""

    def status(self) -> BrowserStatus: ...

    async def awaken(self) -> None:
        """Have the browser there: one of ours that was closed is opened again. Raises `LinkError`, `StoreError`."""


class Recorded(Protocol):
    """A write in the intent log; `result` is None while nothing is known of its outcome."""

    @property
    def result(self) -> Result | None: ...


class IntentLog(Protocol):
    """The server's memory of writes. A recorded call without a settled result is an unknown outcome."""

    async def record(self, call: Call, worker_id: str | None = None) -> None:
        """Durable when it returns. `worker_id`: the life of the extension that it is for, when one is there."""

    async def settle(self, call_id: str, result: Result) -> None:
        """Durable when it returns; the first result stands."""

    async def find(self, call_id: str) -> Recorded | None:
        """None for a call that was never recorded. Raises `StoreError`."""


class Socket(Protocol):
    """One accepted WebSocket. `receive_text` and `send_text` raise `SocketClosed` once it is gone."""

    async def send_text(self, text: str) -> None: ...

    async def receive_text(self) -> str: ...

    async def close(self, code: int, reason: str) -> None:
        """Close; harmless when it is closed already. `reason` is cut to 123 bytes by the caller."""


class SocketClosed(LinkError):
    """The other side went away. `close_code` as RFC 6455, section 7.4."""

    def __init__(self, close_code: int, text: str = "") -> None:
        super().__init__(text or f"the connection was closed with code {close_code}")
        self.close_code = close_code
