"""MiniPCD: the bounded summary of one page version. Specification 004, section 5; at most 8,192 bytes of UTF-8 JSON."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Count, Fraction, Id, Label, Millis, Origin, Score, Text, Url, Wire
from browser_copilot.protocol.limits import (
    MAX_ACTIONS,
    MAX_CHANGES,
    MAX_COLLECTIONS,
    MAX_FIELDS_PER_FORM,
    MAX_FORMS,
    MAX_FRAMES,
    MAX_HEADINGS,
    MAX_ITEM_FIELDS,
    MAX_MESSAGES,
    MAX_OPTIONS,
)
from browser_copilot.protocol.selector import Destination, FramePath, Landmark, RoleSelector

ActionRole = Literal["button", "link", "menuitem", "tab", "checkbox", "radio", "other"]
Kind = Annotated[str, StringConstraints(max_length=40)]
LoginState = Literal["unknown", "in", "out"]


class ControlState(Wire):
    """ARIA states; a state that does not apply is absent."""

    checked: bool | Literal["mixed"] | None = None
    expanded: bool | None = None
    selected: bool | None = None
    pressed: bool | Literal["mixed"] | None = None
    disabled: bool | None = None


class MiniAction(Wire):
    """A control that a person could use. `role` "other" has its ARIA role in `aria_role`."""

    id: Id
    label: Label
    role: ActionRole
    aria_role: Annotated[str, StringConstraints(max_length=40)] | None = None
    kind: Kind | None = None
    landmark: Landmark | None = None
    above_fold: bool | None = None
    cluster_id: Id | None = None
    applies_to_collection_id: Id | None = None
    state: ControlState | None = None
    covered: bool | None = None  # something takes its clicks that no scrolling brings out of the way
    context: Label | None = None  # heading, row or group that the control stands in
    href: Annotated[str, StringConstraints(max_length=200)] | None = None  # links: path, or URL of another origin
    frame_path: FramePath | None = None


class MiniField(Wire):
    """One field of a form. A secret field never has `value`, only `filled`."""

    id: Id
    name: Label | None = None
    label: Label
    type: Annotated[str, StringConstraints(max_length=30)]  # HTML input type, or textarea, select, combobox, ...
    required: bool | None = None
    options: Annotated[list[Label], Field(max_length=MAX_OPTIONS)] | None = None
    more_options: Count | None = None
    value: Label | None = None
    filled: bool | None = None
    checked: bool | None = None
    disabled: bool | None = None
    covered: bool | None = None  # as of an action
    error: Label | None = None
    minimum: Annotated[str, StringConstraints(max_length=30)] | None = None
    maximum: Annotated[str, StringConstraints(max_length=30)] | None = None


class MiniForm(Wire):
    """A form, or the loose fields of a region without one."""

    id: Id
    purpose: Kind | None = None
    label: Label | None = None
    landmark: Landmark | None = None
    field_summaries: Annotated[list[MiniField], Field(max_length=MAX_FIELDS_PER_FORM)]
    more_fields: Count | None = None
    submit_label: Label | None = None
    frame_path: FramePath | None = None


class MiniCollection(Wire):
    """A repeated thing: table, list, cards, grid."""

    id: Id
    name: Label
    item_fields: Annotated[list[Label], Field(max_length=MAX_ITEM_FIELDS)]
    landmark: Landmark | None = None
    approx_count: Count | None = None
    virtual: bool | None = None
    row: Annotated[str, StringConstraints(max_length=160)] | None = None  # what its one item says, where it has one
    frame_path: FramePath | None = None


class Metrics(Wire):
    """`aria_coverage` is the share of controls that say role and name; all else in CSS pixels: window, scroll, page."""

    aria_coverage: Fraction | None = None
    viewport_h: Count | None = None
    viewport_w: Count | None = None
    scroll_y: Count | None = None
    page_h: Count | None = None


class Truncated(Wire):
    """How many were left out to keep the budget; of frames beyond those listed, nothing in them is in the summary."""

    actions: Count
    forms: Count
    collections: Count
    frames: Count | None = None


class MiniFrame(Wire):
    """A frame of the page. `readable` is false where the copilot has no access."""

    frame_path: FramePath
    origin: Origin
    title: Label | None = None
    readable: bool


class Message(Wire):
    """An alert, a status or a validation error that the page shows."""

    kind: Literal["alert", "status", "error"]
    text: Annotated[str, StringConstraints(max_length=200)]


class MiniDialog(Wire):
    """An open modal dialog. Of its frame, the top one unless it says another, only what is inside it is in the summary."""

    label: Label
    role: Literal["dialog", "alertdialog"]
    frame_path: FramePath | None = None


class HttpError(Wire):
    """The site's answer was an error. `refresh_s`: after how many seconds the page opens itself again."""

    status: Annotated[int, Field(ge=400, le=599)]
    refresh_s: Annotated[int, Field(ge=0, le=86_400)] | None = None


class MiniPCD(Wire):
    """The summary. `ts` is the version (ms), greater with each material change; `document_id` binds it to one document."""

    url: Url
    origin: Origin
    title: Annotated[str, StringConstraints(max_length=200)]
    login_state: LoginState
    http_error: HttpError | None = None
    ts: Millis
    document_id: Id
    language: Annotated[str, StringConstraints(max_length=35)] | None = None
    landmarks: list[Landmark]
    headings: Annotated[list[Label], Field(max_length=MAX_HEADINGS)]
    messages: Annotated[list[Message], Field(max_length=MAX_MESSAGES)]
    dialog: MiniDialog | None = None
    actions: Annotated[list[MiniAction], Field(max_length=MAX_ACTIONS)]
    forms: Annotated[list[MiniForm], Field(max_length=MAX_FORMS)]
    collections: Annotated[list[MiniCollection], Field(max_length=MAX_COLLECTIONS)]
    frames: Annotated[list[MiniFrame], Field(max_length=MAX_FRAMES)]
    truncated: Truncated
    metrics: Metrics | None = None


class QueryHit(Wire):
    """One answer of `pcd.query`: coarse score, no selector."""

    id: Id
    label: Label
    kind: Kind | None = None
    role: Annotated[str, StringConstraints(max_length=40)] | None = None
    type: Literal["action", "form", "field", "collection"]
    landmark: Landmark | None = None
    context: Label | None = None
    href: Annotated[str, StringConstraints(max_length=200)] | None = None
    form_id: Id | None = None
    score: Score


class PCDActionDetail(Wire):
    """How to find one thing of the summary again. For a form there is one of these per field and for its submit control.

    `id` is the action's, the form's, the field's, or `<formId>.submit`; `part` says which.
    """

    id: Id
    part: Literal["action", "form", "field", "submit", "collection"]
    form_id: Id | None = None
    label: Label
    role: Annotated[str, StringConstraints(max_length=40)]
    type: Annotated[str, StringConstraints(max_length=30)] | None = None
    selector: RoleSelector
    alt_selectors: Annotated[list[RoleSelector], Field(max_length=4)]
    fingerprint: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    landmark: Landmark | None = None
    frame_path: FramePath | None = None
    href: Url | None = None
    destination: Destination | None = None  # where a press on it, or Enter in it, sends to
    download: bool | None = None
    state: ControlState | None = None
    value: Label | None = None
    filled: bool | None = None
    options: Annotated[list[Label], Field(max_length=200)] | None = None


class CollectionCount(Wire):
    """How many items a collection shows now."""

    id: Id
    count: Count


class Download(Wire):
    """A download that an action started. `path` is the absolute file name, known once it is complete."""

    id: Count | None = None
    filename: Annotated[str, StringConstraints(max_length=500)]
    state: Literal["in_progress", "interrupted", "complete"]
    bytes: Annotated[int, Field(ge=-1)]
    url: Url | None = None
    mime: Annotated[str, StringConstraints(max_length=120)] | None = None
    path: Annotated[str, StringConstraints(max_length=4_096)] | None = None


class Observation(Wire):
    """What is different after an action."""

    url: Url
    title: Annotated[str, StringConstraints(max_length=200)]
    ts: Millis
    document_id: Id | None = None
    url_changed: bool | None = None
    collection_summary: Annotated[list[CollectionCount], Field(max_length=MAX_COLLECTIONS)] | None = None
    focused_role: Annotated[str, StringConstraints(max_length=40)] | None = None
    changes: Annotated[list[Label], Field(max_length=MAX_CHANGES)] | None = None  # "+ Saved", "- Loading"
    opened_tabs: Annotated[list[Annotated[int, Field(ge=1)]], Field(max_length=20)] | None = None
    download: Download | None = None
    dialog: MiniDialog | None = None  # a modal dialog that opened
    messages: Annotated[list[Message], Field(max_length=MAX_MESSAGES)] | None = None
    value: Text | None = None  # the value of the acted field, never a secret's
    requests: Annotated[list[Label], Field(max_length=MAX_CHANGES)] | None = None  # paths without query, as far as seen


class Box(Wire):
    """A rectangle in CSS pixels of the viewport."""

    id: Id
    x: int
    y: int
    w: Count
    h: Count
    label: Label
