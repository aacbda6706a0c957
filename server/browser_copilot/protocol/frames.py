"""Frames of the link `/ws/browser` between extension and server. One JSON text message is one frame.

Handshake: server `challenge` -> extension `hello` (its proof and its nonce) -> server `welcome` (the server's proof).
proof = base64url(HMAC-SHA256(secret, role || 0x0A || server_nonce || 0x0A || client_nonce || 0x0A || extension_id)),
role is "extension" or "server", nonces as sent. The secret never travels.
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Count, Fraction, Id, Json, Millis, Origin, Url, Wire
from browser_copilot.protocol.limits import MAX_LEASE_MS
from browser_copilot.protocol.page import Download
from browser_copilot.protocol.tools import TabInfo, ToolCall, ToolResult

Nonce = Annotated[str, StringConstraints(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Proof = Annotated[str, StringConstraints(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$")]
LedgerState = Literal["received", "dispatching", "done"]


class Challenge(Wire):
    type: Literal["challenge"] = "challenge"
    protocol_version: Count
    nonce: Nonce


class OpenCall(Wire):
    """A call that the extension knows and the server has not acknowledged."""

    id: Id
    state: LedgerState


class Hello(Wire):
    """`fences` are the highest epochs by session. `generation` counts the lives of the worker. `worker_id` is new with each life."""

    type: Literal["hello"] = "hello"
    protocol_version: Count
    extension_id: Annotated[str, StringConstraints(pattern=r"^[a-p]{32}$")]
    extension_version: Annotated[str, StringConstraints(max_length=40)]
    browser: Annotated[str, StringConstraints(max_length=200)]
    browser_id: Id  # one per profile, made at installation
    worker_id: Id
    nonce: Nonce
    proof: Proof
    open_calls: Annotated[list[OpenCall], Field(max_length=1_000)]
    fences: dict[str, Count]


class GrantedOrigin(Wire):
    """An origin (scheme, host, port; compared exactly) that may be written to. "*" is never allowed."""

    origin: Origin
    session_id: Id | None = None  # absent: every session
    expires_ms: Millis | None = None
    denied: bool | None = None  # deny wins


class Welcome(Wire):
    """`open_call_ids` are the calls the server still waits for; the extension drops results of any other."""

    type: Literal["welcome"] = "welcome"
    proof: Proof
    server_version: Annotated[str, StringConstraints(max_length=40)]
    open_call_ids: Annotated[list[Id], Field(max_length=1_000)]
    fences: dict[str, Count]
    grants: list[GrantedOrigin]
    heartbeat_ms: Annotated[int, Field(ge=10, le=60_000)]


class Refused(Wire):
    """The server's last word before it closes: pairing, protocol version, origin or host is wrong."""

    type: Literal["refused"] = "refused"
    reason: Literal["pairing", "protocol_version", "origin", "host", "malformed"]
    message: Annotated[str, StringConstraints(max_length=500)]


class CallFrame(Wire):
    """`secrets` are values for `secret` handles in the call, by handle: they exist on this frame alone."""

    type: Literal["call"] = "call"
    call: ToolCall
    secrets: dict[str, str] | None = None
    secret_origins: dict[str, Origin] | None = None


class ResultFrame(Wire):
    type: Literal["result"] = "result"
    id: Id
    result: ToolResult


class Ack(Wire):
    """The server has stored the result; the extension may forget the call."""

    type: Literal["ack"] = "ack"
    id: Id


class AskLease(Wire):
    """May that call act? The last question before it does. `asked_ms` is the asker's own clock, from any start."""

    type: Literal["askLease"] = "askLease"
    id: Id
    asked_ms: Millis
    ms: Annotated[int, Field(ge=1, le=MAX_LEASE_MS)]


class Lease(Wire):
    """It may until `ms` after `asked_ms`, which the asker's clock tells; 0: it may not.

    The server counts from when it answered, which is never earlier: no clocks need to agree (Gray, Cheriton: Leases, 1989).
    """

    type: Literal["lease"] = "lease"
    id: Id
    asked_ms: Millis
    ms: Annotated[int, Field(ge=0, le=MAX_LEASE_MS)]


class Fence(Wire):
    """Calls of that session with a smaller epoch are refused from now on, in the last instruction before dispatch."""

    type: Literal["fence"] = "fence"
    session_id: Id
    epoch: Count
    reason: Literal["stop", "cancel", "pause", "takeover", "restart", "skip"]


class Fenced(Wire):
    """The extension holds that fence. `dispatched` are the calls that were already past it."""

    type: Literal["fenced"] = "fenced"
    session_id: Id
    epoch: Count
    dispatched: Annotated[list[Id], Field(max_length=1_000)]


class Grants(Wire):
    type: Literal["grants"] = "grants"
    grants: list[GrantedOrigin]


class Heartbeat(Wire):
    type: Literal["heartbeat"] = "heartbeat"
    sent_ms: Millis


class Highlight(Wire):
    """Draw a ring around the element that is about to be acted on; nothing of the page is changed."""

    type: Literal["highlight"] = "highlight"
    tab_id: Annotated[int, Field(ge=1)]
    label: Annotated[str, StringConstraints(max_length=200)]
    selector: Json | None = None


class ClaimTab(Wire):
    """The tab belongs to that session from now on (coloured tab group, badge); released when `session_id` is absent."""

    type: Literal["claim"] = "claim"
    tab_id: Annotated[int, Field(ge=1)]
    session_id: Id | None = None
    title: Annotated[str, StringConstraints(max_length=80)] | None = None
    progress: Fraction | None = None


class Notice(Wire):
    """The user is needed or a run has ended: a badge, and a notification where no panel is in sight. `none` ends it.

    `text` is what it is about: the target, the question, the answer.
    """

    type: Literal["notice"] = "notice"
    session_id: Id
    kind: Literal["approval", "question", "takeover", "done", "failed", "none"]
    text: Annotated[str, StringConstraints(max_length=300)]


class TabEvent(Wire):
    type: Literal["tab"] = "tab"
    change: Literal["created", "updated", "activated", "removed", "replaced"]
    tab: TabInfo


class PageChanged(Wire):
    type: Literal["page"] = "page"
    tab_id: Annotated[int, Field(ge=1)]
    url: Url
    ts: Millis


class UserInput(Wire):
    """The user's own trusted hand on a page that a task uses: asks for takeover."""

    type: Literal["userInput"] = "userInput"
    tab_id: Annotated[int, Field(ge=1)]
    kind: Literal["click", "key", "scroll", "navigate"]


class UserStop(Wire):
    """Stop by keyboard shortcut or context menu. Without a session: every one."""

    type: Literal["userStop"] = "userStop"
    session_id: Id | None = None


class DownloadEvent(Wire):
    type: Literal["download"] = "download"
    tab_id: Annotated[int, Field(ge=1)] | None = None
    call_id: Id | None = None
    download: Download


class OriginGranted(Wire):
    """The user allowed (or withdrew) writing to an origin from the panel."""

    type: Literal["originGranted"] = "originGranted"
    origin: Origin
    granted: bool


class WorkerMetrics(Wire):
    """Counters and times (ms) since the last report, by name."""

    type: Literal["metrics"] = "metrics"
    values: dict[str, float]


BrowserEvent = Annotated[
    TabEvent | PageChanged | UserInput | UserStop | DownloadEvent | OriginGranted | WorkerMetrics,
    Field(discriminator="type"),
]


class EventFrame(Wire):
    type: Literal["event"] = "event"
    event: BrowserEvent


Frame = Annotated[
    Challenge | Hello | Welcome | Refused | CallFrame | ResultFrame | Ack | AskLease | Lease | Fence | Fenced | Grants
    | Heartbeat | Highlight | ClaimTab | Notice | EventFrame,
    Field(discriminator="type"),
]  # fmt: skip
