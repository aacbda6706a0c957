"""A ToolCall is a question to a browser, a ToolResult its answer. One row here is one tool, its arguments and its effect."""

from typing import Annotated, Literal, get_args

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Count, Id, Json, Label, Millis, Origin, TabId, Url, Wire
from browser_copilot.protocol.limits import (
    MAX_CROPS,
    MAX_DEADLINE_MS,
    MAX_DETAIL_IDS,
    MAX_EXTRACT_ITEMS,
    MAX_READ_CHARS,
    MAX_TOP_K,
    MAX_TYPE_CHARS,
    MAX_UPLOAD_BYTES,
)
from browser_copilot.protocol.page import Box, ControlState, MiniPCD, Observation, PCDActionDetail, QueryHit
from browser_copilot.protocol.selector import RoleSelector, Target

Effect = Literal["read", "idempotent", "write"]
ErrorCode = Literal[
    "not_found", "ambiguous", "stale", "detached", "not_visible", "not_enabled", "not_stable", "covered", "ignored",
    "frame_gone", "tab_gone", "page_blocked", "timeout", "not_allowed", "needs_grant", "needs_confirm", "cancelled",
    "outcome_unknown", "bad_argument", "unsupported", "link_lost",
]  # fmt: skip
FieldType = Literal["text", "number", "date", "money", "link", "image"]


class TabArgs(Wire):
    """Arguments of a tool that acts on one tab."""

    tab_id: TabId


class NoArgs(Wire):
    """A tool without arguments."""


class QueryArgs(TabArgs):
    kind: Literal["action", "form", "field", "collection"] | None = None
    text: Annotated[str, StringConstraints(max_length=400)] | None = None
    top_k: Annotated[int, Field(ge=1, le=MAX_TOP_K)] | None = None


class DetailArgs(TabArgs):
    ids: Annotated[list[Id], Field(min_length=1, max_length=MAX_DETAIL_IDS)]


class ReadArgs(TabArgs):
    selector: RoleSelector | None = None
    query: Annotated[str, StringConstraints(max_length=400)] | None = None
    max_chars: Annotated[int, Field(ge=1, le=MAX_READ_CHARS)] | None = None


class SelectorArgs(TabArgs):
    """`alt_selectors` are tried in order when `selector` finds nothing, before anything was dispatched."""

    selector: RoleSelector
    alt_selectors: Annotated[list[RoleSelector], Field(max_length=4)] | None = None


class ClickArgs(SelectorArgs):
    button: Literal["left", "middle", "right"] | None = None
    clicks: Annotated[int, Field(ge=1, le=2)] | None = None
    modifiers: Annotated[list[Literal["Alt", "Control", "Meta", "Shift"]], Field(max_length=4)] | None = None
    trusted: bool | None = None  # by the browser's own input; only with an approval of just that


class TypeArgs(SelectorArgs):
    """`text` or the handle of a vault entry (`secret`), never both; the vault's value is put in at dispatch by the link."""

    text: Annotated[str, StringConstraints(max_length=MAX_TYPE_CHARS)] | None = None
    secret: Id | None = None
    replace: bool | None = None  # true when absent
    trusted: bool | None = None  # as of a click


class SelectArgs(SelectorArgs):
    """`value` is an option by its text or value, or a JSON list of several: a native list then has these alone, a combobox
    these besides what was chosen before."""

    value: Annotated[str, StringConstraints(max_length=2_000)]


class CheckArgs(SelectorArgs):
    checked: bool


class PressArgs(TabArgs):
    """`key` as KeyboardEvent.key with modifiers: "Enter", "Control+A". Without a selector: the focused element."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    selector: RoleSelector | None = None
    trusted: bool | None = None  # as of a click


class DragArgs(SelectorArgs):
    to: RoleSelector


class UploadFile(Wire):
    name: Annotated[str, StringConstraints(min_length=1, max_length=255)]
    mime: Annotated[str, StringConstraints(max_length=120)]
    base64: Annotated[str, StringConstraints(max_length=MAX_UPLOAD_BYTES * 2)]


class UploadArgs(SelectorArgs):
    files: Annotated[list[UploadFile], Field(min_length=1, max_length=10)]


class ScrollArgs(TabArgs):
    """To a selector, or by `y` CSS pixels (negative is up), or to an end of the page."""

    y: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | None = None
    selector: RoleSelector | None = None
    to: Literal["top", "bottom"] | None = None


class WaitForArgs(TabArgs):
    event: Literal["urlChange", "networkIdle", "selector", "text", "gone", "download"]
    value: Annotated[str, StringConstraints(max_length=2_000)] | None = None
    selector: RoleSelector | None = None
    timeout_ms: Annotated[int, Field(ge=1, le=MAX_DEADLINE_MS)] | None = None


class ExtractArgs(TabArgs):
    """`fields` empty: all fields. `scroll` materialises a virtualised list. `controls` lists what each item offers."""

    collection_id: Id
    fields: Annotated[list[Label], Field(max_length=20)]
    limit: Annotated[int, Field(ge=1, le=MAX_EXTRACT_ITEMS)] | None = None
    scroll: bool | None = None
    controls: bool | None = None


class CandidatesArgs(TabArgs):
    ids: Annotated[list[Id], Field(max_length=MAX_DETAIL_IDS)]


class OpenArgs(Wire):
    url: Url
    active: bool | None = None


class NavigateArgs(TabArgs):
    url: Url


class ExpandArgs(TabArgs):
    action_ids: Annotated[list[Id], Field(min_length=1, max_length=8)]


class AdoptArgs(TabArgs):
    """`tab_id` is the child that won; the other children of the task are closed."""


class CloseChildrenArgs(Wire):
    tab_ids: Annotated[list[TabId], Field(max_length=50)] | None = None


class Grant(Wire):
    """The server's word that a human said yes to this one effect. Single use, expiring."""

    id: Id
    digest: Annotated[str, StringConstraints(min_length=16, max_length=128)]
    expires_ms: Millis


class Call(Wire):
    """What every call carries. `deadline_ms` is a duration from reception. `epoch` below the fence's is refused."""

    id: Id
    epoch: Count
    session_id: Id
    task_id: Id | None = None
    deadline_ms: Annotated[int, Field(ge=1, le=MAX_DEADLINE_MS)]
    expected_ts: Millis | None = None
    target: Target | None = None
    grant: Grant | None = None


class GetMiniPCD(Call):
    name: Literal["getMiniPCD"] = "getMiniPCD"
    args: TabArgs


class PcdQuery(Call):
    name: Literal["pcd.query"] = "pcd.query"
    args: QueryArgs


class GetDetails(Call):
    name: Literal["getDetails"] = "getDetails"
    args: DetailArgs


class TabsList(Call):
    name: Literal["tabs.list"] = "tabs.list"
    args: NoArgs


class DomRead(Call):
    name: Literal["dom.read"] = "dom.read"
    args: ReadArgs


class CaptureCandidates(Call):
    name: Literal["capture.candidates"] = "capture.candidates"
    args: CandidatesArgs


class CaptureFrame(Call):
    name: Literal["capture.frame"] = "capture.frame"
    args: TabArgs


class DomExtract(Call):
    name: Literal["dom.extract"] = "dom.extract"
    args: ExtractArgs


class DomWaitFor(Call):
    name: Literal["dom.waitFor"] = "dom.waitFor"
    args: WaitForArgs


class DomScroll(Call):
    name: Literal["dom.scroll"] = "dom.scroll"
    args: ScrollArgs


class DomHover(Call):
    name: Literal["dom.hover"] = "dom.hover"
    args: SelectorArgs


class DomSelect(Call):
    name: Literal["dom.select"] = "dom.select"
    args: SelectArgs


class DomCheck(Call):
    name: Literal["dom.check"] = "dom.check"
    args: CheckArgs


class DomType(Call):
    name: Literal["dom.type"] = "dom.type"
    args: TypeArgs


class DomClick(Call):
    name: Literal["dom.click"] = "dom.click"
    args: ClickArgs


class DomSubmit(Call):
    name: Literal["dom.submit"] = "dom.submit"
    args: SelectorArgs


class DomPress(Call):
    name: Literal["dom.press"] = "dom.press"
    args: PressArgs


class DomDrag(Call):
    name: Literal["dom.drag"] = "dom.drag"
    args: DragArgs


class DomUpload(Call):
    name: Literal["dom.upload"] = "dom.upload"
    args: UploadArgs


class TabsOpen(Call):
    name: Literal["tabs.open"] = "tabs.open"
    args: OpenArgs


class TabsSwitch(Call):
    name: Literal["tabs.switch"] = "tabs.switch"
    args: TabArgs


class TabsClose(Call):
    name: Literal["tabs.close"] = "tabs.close"
    args: TabArgs


class TabsNavigate(Call):
    name: Literal["tabs.navigate"] = "tabs.navigate"
    args: NavigateArgs


class TabsBack(Call):
    name: Literal["tabs.back"] = "tabs.back"
    args: TabArgs


class ExploreExpand(Call):
    name: Literal["explore.expand"] = "explore.expand"
    args: ExpandArgs


class ExploreAdopt(Call):
    name: Literal["explore.adopt"] = "explore.adopt"
    args: AdoptArgs


class ExploreClose(Call):
    name: Literal["explore.close"] = "explore.close"
    args: CloseChildrenArgs


ToolCall = Annotated[
    GetMiniPCD | PcdQuery | GetDetails | TabsList | DomRead | CaptureCandidates | CaptureFrame | DomExtract
    | DomWaitFor | DomScroll | DomHover | DomSelect | DomCheck | DomType | DomClick | DomSubmit | DomPress | DomDrag
    | DomUpload | TabsOpen | TabsSwitch | TabsClose | TabsNavigate | TabsBack | ExploreExpand | ExploreAdopt
    | ExploreClose,
    Field(discriminator="name"),
]  # fmt: skip
TOOL_TYPES: dict[str, type[Call]] = {
    t.model_fields["name"].default: t for t in get_args(get_args(ToolCall)[0])
}  # fmt: skip
ToolName = Literal[
    "getMiniPCD", "pcd.query", "getDetails", "tabs.list", "dom.read", "capture.candidates", "capture.frame",
    "dom.extract", "dom.waitFor", "dom.scroll", "dom.hover", "dom.select", "dom.check", "dom.type", "dom.click",
    "dom.submit", "dom.press", "dom.drag", "dom.upload", "tabs.open", "tabs.switch", "tabs.close", "tabs.navigate",
    "tabs.back", "explore.expand", "explore.adopt", "explore.close",
]  # fmt: skip

EFFECTS: dict[str, Effect] = {
    "getMiniPCD": "read", "pcd.query": "read", "getDetails": "read", "tabs.list": "read", "dom.read": "read",
    "capture.candidates": "read", "capture.frame": "read", "dom.extract": "read", "dom.waitFor": "read",
    "dom.scroll": "idempotent", "dom.hover": "idempotent", "dom.select": "idempotent", "dom.check": "idempotent",
    "dom.type": "idempotent", "dom.click": "write", "dom.submit": "write", "dom.press": "write", "dom.drag": "write",
    "dom.upload": "write", "tabs.open": "write", "tabs.switch": "idempotent", "tabs.close": "idempotent",
    "tabs.navigate": "idempotent", "tabs.back": "idempotent", "explore.expand": "read", "explore.adopt": "read",
    "explore.close": "read",
}  # fmt: skip
"""Effect class of a tool. `dom.type` with `replace: false` is a write: use `get_effect`."""


def get_effect(call: Call) -> Effect:
    """How often a call may be done: reads freely, idempotent after a re-check, writes once."""
    if isinstance(call, DomType) and call.args.replace is False:
        return "write"
    return EFFECTS[call.name]  # type: ignore[attr-defined]


class Ok(Wire):
    """`data` has the shape that `RESULT_TYPES` names for the tool."""

    ok: Literal[True] = True
    data: Json = None
    observation: Observation | None = None
    selector: RoleSelector | None = None  # the selector that found the element, after alternatives and re-binding
    timings: "Timings | None" = None


class Failed(Wire):
    """`dispatched` is true when something may already have happened in the page.

    `target` comes with `needs_confirm`: the element that would be acted on, for the approval to be bound to,
    with the values of the form that it would send. It comes with `ignored` where the same could be done once more by
    trusted input, if the user says yes.
    """

    ok: Literal[False] = False
    error: Annotated[str, StringConstraints(max_length=2_000)]
    retryable: bool
    code: ErrorCode
    dispatched: bool | None = None
    observation: Observation | None = None
    timings: "Timings | None" = None
    target: Target | None = None


class Timings(Wire):
    """Milliseconds: waiting in the tab's queue, resolving and checking, acting, settling."""

    queue_ms: float | None = None
    resolve_ms: float | None = None
    act_ms: float | None = None
    settle_ms: float | None = None
    attempts: Count | None = None


ToolResult = Annotated[Ok | Failed, Field(discriminator="ok")]


class TabInfo(Wire):
    """A tab under its logical id. `session_id` is the session that owns it, if one does."""

    tab_id: TabId
    url: Url
    title: Annotated[str, StringConstraints(max_length=200)]
    active: bool
    status: Literal["loading", "complete", "discarded", "crashed"]
    origin: Origin | None = None
    session_id: Id | None = None
    opener_tab_id: TabId | None = None
    in_use: bool | None = None


class TabOpened(Wire):
    tab_id: TabId
    url: Url


class ReadPassage(Wire):
    text: Annotated[str, StringConstraints(max_length=2_000)]
    heading: Label | None = None
    score: float | None = None


class ReadResult(Wire):
    passages: list[ReadPassage]
    truncated: bool


class Cell(Wire):
    """One typed value of an item. `value`: number as number, date as ISO 8601, money as number with `currency`."""

    type: FieldType
    text: Annotated[str, StringConstraints(max_length=500)]
    value: str | float | None = None
    currency: Annotated[str, StringConstraints(max_length=3)] | None = None
    href: Url | None = None


class ItemControl(Wire):
    """A control inside one item: use the id with getDetails."""

    id: Id
    label: Label
    role: Annotated[str, StringConstraints(max_length=40)]
    kind: Annotated[str, StringConstraints(max_length=40)] | None = None
    state: ControlState | None = None
    value: Label | None = None  # what stands in a field, never a secret's


class Item(Wire):
    index: Count
    fields: dict[str, Cell]
    controls: list[ItemControl] | None = None


class ExtractResult(Wire):
    collection_id: Id
    items: list[Item]
    total: Count | None = None
    truncated: bool


class WaitResult(Wire):
    event: str
    matched: bool
    elapsed_ms: Millis


class Image(Wire):
    mime: Literal["image/jpeg", "image/png"]
    base64: Annotated[str, StringConstraints(max_length=1_500_000)]
    width: Count
    height: Count


class FrameImage(Wire):
    image: Image | None = None  # absent when nothing changed since the last one
    url: Url
    title: Annotated[str, StringConstraints(max_length=200)]
    hash: Annotated[str, StringConstraints(max_length=64)]


class CandidatesResult(Wire):
    screenshot_base64: Annotated[str, StringConstraints(max_length=1_500_000)]
    mime: Literal["image/jpeg", "image/png"]
    boxes: list[Box]
    crops: Annotated[list[Image], Field(max_length=MAX_CROPS)]


class ActResult(Wire):
    """What a DOM action found: the element's role, name and fingerprint.

    `opened_by` is what the pointer was rested on for it, where a menu opens by CSS `:hover` alone.
    """

    role: Annotated[str, StringConstraints(max_length=40)]
    label: Label
    fingerprint: Annotated[str, StringConstraints(max_length=64)] | None = None
    opened_by: Label | None = None


class ChildPage(Wire):
    """A child tab of an exploration and the page in it; `error` when it could not be read."""

    action_id: Id
    tab_id: TabId | None = None
    pcd: MiniPCD | None = None
    error: Annotated[str, StringConstraints(max_length=300)] | None = None


class Children(Wire):
    children: list[ChildPage]


class Done(Wire):
    """Nothing to say but that it is done."""


RESULT_TYPES: dict[str, object] = {
    "getMiniPCD": MiniPCD, "pcd.query": list[QueryHit], "getDetails": list[PCDActionDetail],
    "tabs.list": list[TabInfo], "dom.read": ReadResult, "capture.candidates": CandidatesResult,
    "capture.frame": FrameImage, "dom.extract": ExtractResult, "dom.waitFor": WaitResult, "dom.scroll": Done,
    "dom.hover": ActResult, "dom.select": ActResult, "dom.check": ActResult, "dom.type": ActResult,
    "dom.click": ActResult, "dom.submit": ActResult, "dom.press": ActResult, "dom.drag": ActResult,
    "dom.upload": ActResult, "tabs.open": TabOpened, "tabs.switch": Done, "tabs.close": Done, "tabs.navigate": Done,
    "tabs.back": Done, "explore.expand": Children, "explore.adopt": Done, "explore.close": Done,
}  # fmt: skip
"""Shape of `Ok.data` by tool name."""

RETRYABLE: dict[str, bool] = {
    "not_found": True, "ambiguous": False, "stale": True, "detached": True, "not_visible": True,
    "not_enabled": True, "not_stable": True, "covered": True, "ignored": False, "frame_gone": True,
    "tab_gone": False, "page_blocked": True, "timeout": True, "not_allowed": False, "needs_grant": False,
    "needs_confirm": False, "cancelled": False, "outcome_unknown": False, "bad_argument": False,
    "unsupported": False, "link_lost": True,
}  # fmt: skip


def fail(code: ErrorCode, error: str, *, dispatched: bool = False, observation: Observation | None = None) -> Failed:
    """A typed failure with the `retryable` that its code has; never retryable once dispatched."""
    return Failed(
        error=error[:2_000],
        retryable=RETRYABLE[code] and not dispatched,
        code=code,
        dispatched=dispatched or None,
        observation=observation,
    )
