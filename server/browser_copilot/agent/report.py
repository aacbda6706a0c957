"""Results as a model reads them: our own words in the first line, what the page says in an envelope below."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from browser_copilot.agent.envelope import Envelopes
from browser_copilot.agent.render import render_state
from browser_copilot.model.chat import ImagePart, Message
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import Message as PageMessage
from browser_copilot.protocol.page import Observation, PCDActionDetail, QueryHit
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import (
    CandidatesResult,
    ExtractResult,
    Failed,
    Item,
    ItemControl,
    ReadResult,
    WaitResult,
)

MOST_ITEMS = 40
MOST_CHARACTERS = 6_000
ADVICE: dict[str, str] = {
    "not_allowed": ": a rule forbids it, do not do it in another way",
    "needs_grant": ": the user must allow this site first",
    "stale": ": the page moved on, take the ids of now",
}
"""What our own words add to a failure; the failure's text may hold words of the page."""


SETTING = frozenset({"dom.type", "dom.select", "dom.check", "dom.upload"})
"""Tools that set a value: that it is set is no change that a page tells of."""
_DENIED = re.compile(r"\((?:deny|denied)\); nothing was done(?: there)?$")


def tell(call_id: str, head: str, body: str = "", origin: str = "", envelopes: Envelopes = Envelopes()) -> Message:
    """A result. `head` is ours and one line; `body` is the page's."""
    shown = body if len(body) <= MOST_CHARACTERS else body[:MOST_CHARACTERS] + "\n(cut: ask for less)"
    text = clip(head, 500) if not shown else f"{clip(head, 500)}\n{envelopes.wrap(shown, origin)}"
    return Message(role="tool", tool_call_id=call_id, content=text)


def render_record(record: StepRecord, before: Sequence[PageMessage] = ()) -> tuple[str, str]:
    """Head and body of a step's result. `before` are the page's messages of before, no news where a value was set."""
    if isinstance(record.result, Failed):
        happened = ", something may have happened" if record.result.dispatched else _advise(record.result)
        return f"failed ({record.result.code}{happened})", (
            "\n".join([record.result.error, *_observed(record.observation)])
        )
    if record.status == "skipped":
        return "skipped by the user: do something else", ""
    seen = record.observation
    lines = _observed(seen)
    sets = isinstance(record.step, ToolStep) and record.step.tool in SETTING
    silent = seen is not None and not lines and not sets
    stood = {f"{one.kind}: {one.text}" for one in before} if sets else set()
    lines = [one for one in lines if one not in stood]
    if seen is not None and not sets and not seen.url_changed:
        lines += _sent(seen.requests or [])
    return "done, and the page shows no change" if silent else "done", "\n".join(_without_echo(lines, record))


def _advise(failed: Failed) -> str:
    """The runtime's own last words tell a user's no from a rule's."""
    if failed.code == "not_allowed" and _DENIED.search(failed.error):
        return ": the user said no, do not do it in another way"
    return ADVICE.get(failed.code, "")


def _without_echo(lines: list[str], record: StepRecord) -> list[str]:
    """A field that holds what was put into it need not be told, nor one that is empty as before."""
    args = record.step.args if isinstance(record.step, ToolStep) else {}
    given = args.get("text", args.get("value", ""))
    return [one for one in lines if one != f'value now: "{given}"']


def _observed(seen: Observation | None) -> list[str]:
    if seen is None:
        return []
    lines = [f"page now: {seen.title} | {seen.url}"] if seen.url_changed else []
    lines += [f"{one.kind}: {one.text}" for one in seen.messages or []]
    if seen.changes and not seen.url_changed:
        lines.append("changes: " + "; ".join(seen.changes))
    if seen.value is not None:
        lines.append(f'value now: "{clip(seen.value, 200)}"')
    if seen.opened_tabs:
        lines.append(f"opened tabs: {', '.join(str(one) for one in seen.opened_tabs)}")
    if seen.download is not None:
        lines.append(f"download {seen.download.state}: {seen.download.filename}")
    if seen.dialog is not None:
        lines.append(f'opened {seen.dialog.role} "{seen.dialog.label}"')
    return lines


def _sent(paths: Sequence[str]) -> list[str]:
    """What left the page, also where nothing shows it."""
    if not paths:
        return []
    times = Counter(paths)
    told = ", ".join(path if count == 1 or len(times) == 1 else f"{path} ({count})" for path, count in times.items())
    return [f"1 request was sent to {told}" if len(paths) == 1 else f"{len(paths)} requests were sent to {told}"]


def render_look(data: Any) -> str:
    """What a reading tool found."""
    if isinstance(data, ReadResult):
        said = [f"{one.heading}: {one.text}" if one.heading else one.text for one in data.passages]
        return "\n".join(said) + ("\n(more)" if data.truncated else "")
    if isinstance(data, ExtractResult):
        lines = [_item(one) for one in data.items[:MOST_ITEMS]]
        more = len(data.items) - MOST_ITEMS
        return "\n".join(lines + ([f"(+{more} items: ask with limit or fields)"] if more > 0 else []))
    if isinstance(data, list):
        return "\n".join(dict.fromkeys(_row(one) for one in data))
    return ""


def head_of_look(data: Any, body: str) -> str:
    """What came of a look, in our own words."""
    if isinstance(data, WaitResult):
        return "it happened"
    return "found" if body else "found nothing" if isinstance(data, ReadResult | ExtractResult | list) else "done"


def _item(item: Item) -> str:
    told = {cell.text for name, cell in item.fields.items() if name not in _MADE_UP}
    shown = [(name, cell.text) for name, cell in item.fields.items() if name not in _MADE_UP or cell.text not in told]
    cells = ", ".join(f"{name}: {text}" for name, text in shown)
    controls = "".join(f"; {_control(one)}" for one in item.controls or [])
    return f"{item.index + 1}. {cells}{controls}"


def _control(one: ItemControl) -> str:
    value = f' = "{one.value}"' if one.value else ""
    return _head(one.id, one.role, one.label) + value + render_state(one.state)


_MADE_UP = frozenset({"link", "text"})
"""Columns that the page does not name."""


def _row(row: Any) -> str:
    if isinstance(row, QueryHit):
        where = f" in {row.context}" if row.context else ""
        return _head(row.id, row.role or row.type, row.label) + where + (f" -> {row.href}" if row.href else "")
    if isinstance(row, PCDActionDetail):
        options = f" options: {' / '.join(row.options)}" if row.options else ""
        value = f' = "{row.value}"' if row.value else " (filled)" if row.filled else ""
        return f"{_head(row.id, row.role, row.label)}{value}{render_state(row.state)}{options}" + (
            f" -> {row.href}" if row.href else ""
        )
    return ""


def _head(id: str, role: str, label: str) -> str:
    """As a line of the page begins."""
    return f'{id} {role} "{label}"'


def images_of(data: Any) -> Sequence[ImagePart]:
    """The pictures of a look at candidates."""
    if not isinstance(data, CandidatesResult):
        return []
    parts = [ImagePart(mime=data.mime, base64=data.screenshot_base64)] if data.screenshot_base64 else []
    return parts + [ImagePart(mime=one.mime, base64=one.base64) for one in data.crops]


def render_boxes(data: Any) -> str:
    """What the boxes of a picture are."""
    return "\n".join(f"{one.id} {one.label!r} at {one.x},{one.y} {one.w}x{one.h}" for one in data.boxes)
