"""A recording as one HTML file that needs nothing else: its timeline, what was seen after each step, its pictures."""

import asyncio
import base64
import json
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any, Protocol

from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Ok
from browser_copilot.runtime.measures import measure
from browser_copilot.runtime.pictures import Picture
from browser_copilot.runtime.recording import Deed, Look, Recording, Reply

MAX_PICTURES = 300
STYLE = """
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
ol{list-style:none;padding:0}li{border-left:3px solid #8888;margin:0 0 .25rem;padding:.25rem .75rem}
li.ok{border-color:#2a7d3c}li.error{border-color:#b3261e}li.skipped{border-color:#8a6d00}
time{font-variant-numeric:tabular-nums;opacity:.75;margin-right:.75rem}img{max-width:100%;border:1px solid #8888}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}summary{cursor:pointer}
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


class PictureFinder(Protocol):
    async def find(self, hash: str) -> Picture | None: ...


async def write_html(recording: Recording, pictures: PictureFinder | None, path: Path) -> None:
    """Write the file, whole or not at all. Raises OSError."""
    images = await _collect(recording, pictures)
    text = render(recording, images)
    await asyncio.to_thread(_write, path, text)


def _write(path: Path, text: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(text, "utf-8")
    part.replace(path)


async def _collect(recording: Recording, pictures: PictureFinder | None) -> dict[str, Picture]:
    """The pictures that are still there, by hash."""
    if pictures is None:
        return {}
    hashes = [deed.record.thumbnail for deed in recording.deeds if deed.record.thumbnail]
    events = [entry.envelope.event for entry in recording.entries]
    hashes += [event.hash for event in events if isinstance(event, e.BrowserFrame)]
    found = {}
    for hash in list(dict.fromkeys(hashes))[:MAX_PICTURES]:
        picture = await pictures.find(hash)
        if picture is not None:
            found[hash] = picture
    return found


def render(recording: Recording, images: dict[str, Picture]) -> str:
    """The document. Everything that came from a page or a user is escaped; nothing is loaded from anywhere."""
    task = recording.task
    facts = {
        "Goal": task.goal, "Status": task.status, "Answer": task.answer or "", "Summary": task.summary or "",
        "Task": task.id, "Session": task.session_id, "Begun": _say_time(task.created_at),
        "Steps": str(len(recording.deeds)), "Model calls": str(task.model_calls),
        "Files": ", ".join(Path(one.path).name for one in task.artifacts),
    }  # fmt: skip
    shown = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items() if value)
    figures = measure([entry.envelope for entry in recording.entries], _count_thumbnails(recording))
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{value:g}</dd>" for name, value in figures.items())
    measures = f"<h2>Measures</h2><dl>{rows}</dl>" if rows else ""
    items = "".join(_render_item(one, images) for one in recording.trail)
    frames = "".join(_render_frame(entry.envelope, images) for entry in recording.entries)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(task.goal[:120])}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<h1>{escape(task.goal[:300])}</h1><dl>{shown}</dl>{measures}<h2>Timeline</h2><ol>{items}</ol>"
        + (f"<h2>Frames</h2><ol>{frames}</ol>" if frames else "")
        + "</html>\n"
    )


def _count_thumbnails(recording: Recording) -> int:
    return sum(deed.record.thumbnail is not None for deed in recording.deeds)


def _say_time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _clock(ms: int) -> str:
    return f"<time>{datetime.fromtimestamp(ms / 1000, UTC).strftime('%H:%M:%S.%f')[:-3]}</time>"


def _render_item(one: Look | Deed | Reply, images: dict[str, Picture]) -> str:
    match one:
        case Look():
            state = "look" if one.result.get("ok") else "error"
            details = _fold({"arguments": one.args, "result": one.result})
            return f'<li class="{state}">{_clock(one.ts_ms)}{escape(one.tool)}{details}</li>'
        case Reply():
            return f"<li>{escape(one.to)} <strong>{escape(one.text)}</strong></li>"
        case Deed():
            return _render_deed(one, images)


def _render_deed(deed: Deed, images: dict[str, Picture]) -> str:
    record = deed.record
    title = record.step.description if isinstance(record.step, ToolStep) else record.step.kind
    used = _say_selector(record)
    took = f" ({record.duration_ms} ms)" if record.duration_ms is not None else ""
    picture = _render_image(record.thumbnail, title, images)
    files = "".join(f"<p>{escape(Path(one.path).name)}, {one.bytes} bytes</p>" for one in deed.artifacts)
    return (
        f'<li class="{record.status}">{_clock(deed.ts_ms)}<strong>{escape(title)}</strong>{escape(took)}{escape(used)}'
        f"{_fold(_say_record(record))}{files}{picture}</li>"
    )


def _say_selector(record: StepRecord) -> str:
    """The element that was found and acted on, as a role selector."""
    found = record.result.data if isinstance(record.result, Ok) else None
    if not isinstance(found, dict) or "role" not in found:
        return ""
    return f" — {found['role']} “{found.get('label', '')}”"


def _say_record(record: StepRecord) -> dict[str, Any]:
    wire = record.to_wire()
    return {name: wire[name] for name in ("step", "result", "observation") if wire.get(name) is not None}


def _fold(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, indent=1)
    return f"<details><summary>details</summary><pre>{escape(text)}</pre></details>"


def _render_image(hash: str | None, title: str, images: dict[str, Picture]) -> str:
    picture = images.get(hash or "")
    if picture is None:
        return ""
    data = base64.b64encode(picture.data).decode()
    return f'<p><img loading="lazy" alt="{escape(title)}" src="data:{picture.mime};base64,{data}"></p>'


def _render_frame(envelope: e.EventEnvelope, images: dict[str, Picture]) -> str:
    event = envelope.event
    if not isinstance(event, e.BrowserFrame) or event.hash not in images:
        return ""
    picture = _render_image(event.hash, event.title, images)
    return f"<li>{_clock(envelope.ts_unix_ms)}{escape(event.title)} {escape(event.url)}{picture}</li>"
