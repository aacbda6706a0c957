"""One flat list of everything on a page that can be acted on: actions, fields and submit controls look the same."""

from __future__ import annotations

from dataclasses import dataclass, field

from browser_copilot.page.text import words_of
from browser_copilot.protocol.page import ControlState, MiniAction, MiniField, MiniForm, MiniPCD, QueryHit

ROLE_OF_TYPE = {
    "checkbox": "checkbox", "radio": "radio", "range": "slider", "number": "spinbutton", "select": "combobox",
    "select-one": "combobox", "multiselect": "listbox", "select-multiple": "listbox", "editor": "textbox", "other": "other", "listbox": "listbox", "combobox": "combobox",
    "textarea": "textbox", "file": "file", "search": "searchbox", "submit": "button", "button": "button",
    "switch": "checkbox", "slider": "slider", "spinbutton": "spinbutton", "color": "color",
    "menuitemcheckbox": "checkbox", "menuitemradio": "radio", "radiogroup": "radiogroup",
}  # fmt: skip
TEXT_TYPES = frozenset(
    "text search email tel url password number date time datetime-local month week textarea textbox searchbox "
    "combobox contenteditable spinbutton color".split()
)
SECRET_TYPES = frozenset({"password"})


@dataclass(frozen=True)
class Control:
    """A thing to act on. `part` says where it stands in the summary; `type` is the type of a field."""

    id: str
    label: str
    role: str
    part: str  # action, field or submit
    type: str = ""
    form_id: str = ""
    name: str = ""
    kind: str = ""
    context: str = ""
    landmark: str = ""
    href: str = ""
    value: str = ""
    filled: bool = False
    required: bool = False
    error: str = ""
    purpose: str = ""
    collection: str = ""
    cluster: str = ""
    options: tuple[str, ...] = ()
    more_options: int = 0
    minimum: str = ""
    maximum: str = ""
    state: ControlState = field(default_factory=ControlState)

    @property
    def disabled(self) -> bool:
        """Whether it cannot be used now."""
        return bool(self.state.disabled)

    @property
    def is_secret(self) -> bool:
        """Whether what is typed here must not be seen."""
        return self.type in SECRET_TYPES


def list_controls(mini: MiniPCD) -> list[Control]:
    """All controls of a page in the order of the summary; fields come before actions of the same name."""
    found: list[Control] = []
    for form in mini.forms:
        found += list_fields(form)
        if form.submit_label:
            found.append(_submit(form))
    return found + [_action(one) for one in mini.actions]


def behind(controls: list[Control], name: str) -> list[Control]:
    """The controls with those behind the one of that name first; as they are when no control is called so."""
    place = next((n for n, one in enumerate(controls) if name and words_of(one.label) == words_of(name)), None)
    return controls if place is None else controls[place + 1 :] + controls[: place + 1]


def list_fields(form: MiniForm) -> list[Control]:
    """The fields of one form."""
    return [_field(form, one) for one in form.field_summaries]


def _action(one: MiniAction) -> Control:
    role = one.aria_role or one.role if one.role == "other" else one.role
    return Control(
        id=one.id, label=one.label, role=role, part="action", kind=one.kind or "", context=one.context or "",
        landmark=one.landmark or "", href=one.href or "", collection=one.applies_to_collection_id or "",
        cluster=one.cluster_id or "", state=one.state or ControlState(),
    )  # fmt: skip


def _field(form: MiniForm, one: MiniField) -> Control:
    return Control(
        id=one.id, label=one.label, role=ROLE_OF_TYPE.get(one.type, "textbox"), part="field", type=one.type,
        form_id=form.id, name=one.name or "", landmark=form.landmark or "", value=one.value or "",
        filled=bool(one.filled) or bool(one.value), required=bool(one.required), error=one.error or "",
        purpose=form.purpose or "", options=tuple(one.options or ()), more_options=one.more_options or 0,
        minimum=one.minimum or "", maximum=one.maximum or "", context=form.label or "",
        state=ControlState(checked=one.checked, disabled=one.disabled),
    )  # fmt: skip


def _submit(form: MiniForm) -> Control:
    return Control(
        id=f"{form.id}.submit", label=form.submit_label or "", role="button", part="submit", form_id=form.id,
        purpose=form.purpose or "", landmark=form.landmark or "", context=form.label or "",
    )  # fmt: skip


def from_hit(hit: QueryHit) -> Control:
    """A control that the summary left out, as `pcd.query` found it."""
    return Control(
        id=hit.id, label=hit.label, role=hit.role or "other", part="action" if hit.type == "action" else "field",
        kind=hit.kind or "", context=hit.context or "", landmark=hit.landmark or "", href=hit.href or "",
        form_id=hit.form_id or "",
    )  # fmt: skip


def names_on(mini: MiniPCD, limit: int = 8) -> str:
    """The first labels of a page, quoted, for a failure text that tells what is there."""
    labels = list(dict.fromkeys(one.label for one in list_controls(mini) if one.label))
    more = f" and {len(labels) - limit} more" if len(labels) > limit else ""
    return ", ".join(f'"{one}"' for one in labels[:limit]) + more if labels else "nothing to act on"
