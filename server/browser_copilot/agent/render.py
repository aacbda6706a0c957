"""A page summary as a model reads it: one line for each thing, about a third of the size of its JSON."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from browser_copilot.page.text import clip
from browser_copilot.protocol.limits import MAX_HEADINGS
from browser_copilot.protocol.page import ControlState, MiniAction, MiniCollection, MiniField, MiniForm, MiniPCD
from browser_copilot.protocol.tools import TabInfo

_STATES = ("checked", "expanded", "selected", "pressed", "disabled")
_STATE_WORDS = {(name, True): name for name in _STATES} | {("checked", False): "unchecked"}
_SHOWN_OPTIONS = 8
_SHOWN_TABS = 12


def render_page(mini: MiniPCD) -> str:
    """The summary as text. Ids stand first in a line; they are what tools take."""
    lines = [f"{mini.title or 'untitled'} | {mini.url}" + _answer(mini) + _login(mini)]
    if mini.headings:
        more = ["…"] if len(mini.headings) >= MAX_HEADINGS else []
        lines.append("headings: " + "; ".join([*mini.headings, *more]))
    lines += [f"! {one.kind}: {one.text}" for one in mini.messages]
    if mini.dialog is not None:
        frame = ".".join(mini.dialog.frame_path or [])
        where = f"in frame {frame}: of that frame " if frame else ""
        lines.append(f'open {mini.dialog.role} "{mini.dialog.label}" ({where}only what is in it can be used)')
    submits = find_submits(mini)
    for form in mini.forms:
        lines += _form(form, submits.get(form.id))
    lines += [_collection(one) for one in mini.collections]
    told = [one.id for one in submits.values()]
    lines += _actions(one for one in mini.actions if one.id not in told)
    lines += [f"frame {one.origin}" + ("" if one.readable else " (not readable)") for one in mini.frames]
    return "\n".join([*lines, *_left_out(mini)])


def find_submits(mini: MiniPCD) -> dict[str, MiniAction]:
    """The action that is a form's submit control once more, by the form's id; only where that is beyond doubt."""
    found: dict[str, MiniAction] = {}
    for form in mini.forms:
        same = [one for one in mini.actions if one.role == "button" and one.label == form.submit_label]
        alike = [one for one in mini.forms if one.submit_label == form.submit_label]
        if form.submit_label and len(same) == len(alike) == 1:
            found[form.id] = same[0]
    return found


def find_own_tabs(tabs: Sequence[TabInfo], current: int, session_id: str) -> list[TabInfo]:
    """The tabs of the task: those of its session, and those that they opened. The user's other tabs are private."""
    own = {one.tab_id for one in tabs if one.session_id == session_id} | {current}
    found = [
        one
        for one in tabs
        if one.tab_id in own or (one.session_id is None and one.opener_tab_id is not None and one.opener_tab_id in own)
    ]
    return sorted(found, key=lambda one: one.tab_id != current)[:_SHOWN_TABS]


def render_tabs(tabs: Sequence[TabInfo], current: int) -> str:
    """One line for each tab; the current one is marked."""
    return "\n".join(
        f"{'*' if one.tab_id == current else ' '} tab {one.tab_id}: {clip(one.title, 60)} | {clip(one.url, 120)}"
        for one in tabs
    )


def fingerprint_page(mini: MiniPCD) -> str:
    """What tells two states of a page apart; ids and times do not count."""
    parts: list[str] = [mini.url, mini.title, *mini.headings, *(one.text for one in mini.messages)]
    parts += [f"{one.label}{render_state(one.state)}" for one in mini.actions]
    parts += [_field_state(one) for form in mini.forms for one in form.field_summaries]
    parts += [f"{one.name}{one.approx_count}{one.row or ''}" for one in mini.collections]
    return hashlib.sha256("\x00".join(parts).encode()).hexdigest()[:16]


def _answer(mini: MiniPCD) -> str:
    return "" if mini.http_error is None else f" | answered with HTTP {mini.http_error.status}"


def _login(mini: MiniPCD) -> str:
    return "" if mini.login_state == "unknown" else f" | logged {mini.login_state}"


def _actions(actions: Iterable[MiniAction]) -> list[str]:
    """Grouped by landmark, in the order of the summary."""
    groups: dict[str, list[str]] = {}
    for one in actions:
        groups.setdefault(one.landmark or "page", []).append(_action(one))
    return [line for name, lines in groups.items() for line in (f"{name}:", *lines)]


def _action(one: MiniAction) -> str:
    role = one.aria_role or "other" if one.role == "other" else one.role
    words = [one.id, role, f'"{one.label}"']
    if one.kind:
        words.append(f"={one.kind}")
    if one.context:
        words.append(f"in {one.context}")
    if one.href:
        words.append(f"-> {one.href}")
    return " ".join(words) + render_state(one.state) + (" (covered)" if one.covered else "")


def render_state(state: ControlState | None) -> str:
    """The states that hold, in brackets."""
    if state is None:
        return ""
    said = [(name, getattr(state, name)) for name in _STATES]
    words = [_STATE_WORDS.get((name, value), f"{name}={value}".lower()) for name, value in said if value is not None]
    return f" ({', '.join(words)})" if words else ""


def _form(form: MiniForm, submit: MiniAction | None) -> list[str]:
    head = f"form {form.id}" + (f" {form.purpose}" if form.purpose else "") + (f' "{form.label}"' if form.label else "")
    lines = [head, *(_field(one) for one in form.field_summaries)]
    if form.submit_label:
        kind = f" ={submit.kind}" if submit and submit.kind else ""
        lines.append(
            f'{form.id}.submit button "{form.submit_label}"{kind}{render_state(submit.state if submit else None)}'
        )
    return [*lines, f"+{form.more_fields} fields"] if form.more_fields else lines


def _field(one: MiniField) -> str:
    words = [one.id, one.type, f'"{one.label or one.name or ""}"']
    if one.required:
        words.append("required")
    if one.options:
        more = len(one.options) - _SHOWN_OPTIONS + (one.more_options or 0)
        words.append(f"[{' / '.join(one.options[:_SHOWN_OPTIONS])}{f' / +{more}' if more > 0 else ''}]")
    if one.minimum or one.maximum:
        words.append(f"{one.minimum or ''}..{one.maximum or ''}")
    return " ".join(words) + _field_state(one)


def _field_state(one: MiniField) -> str:
    words = []
    if one.value:
        words.append(f' = "{one.value}"')
    elif one.filled:
        words.append(" (filled)")
    if one.checked is not None:
        words.append(" (checked)" if one.checked else " (unchecked)")
    if one.disabled:
        words.append(" (disabled)")
    if one.covered:
        words.append(" (covered)")
    if one.error:
        words.append(f" ! {one.error}")
    return "".join(words)


def _collection(one: MiniCollection) -> str:
    count = f" {one.approx_count} rows" if one.approx_count is not None else ""
    more = ", more on scrolling" if one.virtual else ""
    fields = f"; columns: {', '.join(one.item_fields)}" if one.item_fields else ""
    row = f"; says: {one.row}" if one.row else ""
    return f'list {one.id} "{one.name}"{count}{more}{fields}{row}'


def _left_out(mini: MiniPCD) -> list[str]:
    cut = mini.truncated
    counts = {"controls": cut.actions, "forms": cut.forms, "lists": cut.collections, "frames": cut.frames}
    words = [f"{count} {name}" for name, count in counts.items() if count]
    return [f"left out: {', '.join(words)} (pcd_query finds them)"] if words else []
