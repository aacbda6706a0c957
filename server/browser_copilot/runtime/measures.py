"""What a task cost, from its events alone: summaries, scoring, actions and retries, pictures, exploration (004, 13)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from browser_copilot.protocol import events as e
from browser_copilot.protocol.tools import EFFECTS

MINUTE_MS = 60_000
ENDS = (e.Stopped, e.RunFinished, e.RunFailed, e.RunFound)
PARTS = frozenset(
    "RUN_STARTED RUN_FINISHED RUN_FAILED RUN_FOUND STOPPED STEP_STARTED STEP_COMPLETED METRICS_TOKENS".split()
)
"""The types of event by which `add_up` knows what a run has spent."""


@dataclass(frozen=True)
class Spent:
    """What a run has come to: ms at work, and as RUN_FINISHED tells them, tokens and US dollars."""

    ms: int = 0
    tokens: int | None = None
    cost: float | None = None


def add_up(envelopes: Sequence[e.EventEnvelope]) -> Spent:
    """Of all parts of one run; the time between a stop, or a crash, and its resumption counts for nothing."""
    used = [one.event for one in envelopes if isinstance(one.event, e.TokensUsed)]
    costs = [one.cost for one in used if one.cost is not None]
    ms, at_work, last = 0, False, 0
    for one in envelopes:
        # A crash is found later: until then the run was at work as long as it was heard of.
        ms += one.ts_unix_ms - last if at_work and not isinstance(one.event, e.RunStarted | e.RunFound) else 0
        at_work = isinstance(one.event, e.RunStarted) or (at_work and not isinstance(one.event, ENDS))
        last = one.ts_unix_ms
    return Spent(ms, sum(one.total_tokens for one in used) if used else None, sum(costs) if costs else None)


def measure(envelopes: Sequence[e.EventEnvelope], thumbnails: int = 0) -> dict[str, float]:
    """Figures by name, times in ms; a name is absent when there was nothing of its kind.

    `thumbnails` is how many steps have a picture: it is in their records, and in no event when nobody watched.
    """
    called = [one.event for one in envelopes if isinstance(one.event, e.ToolCompleted)]
    figures = {**_time("summary", called, "getMiniPCD"), **_time("scoring", called, "pcd.query")}
    acted = [one for one in called if EFFECTS.get(one.tool, "read") != "read"]
    if acted:
        figures["actions"] = len(acted)
        figures["actions.ok"] = sum(one.ok for one in acted)
    failed = [one.event for one in envelopes if isinstance(one.event, e.StepFailed)]
    figures |= {"retries": sum(one.will_retry for one in failed)} if failed else {}
    return {**figures, **_measure_pictures(envelopes, thumbnails), **_measure_exploration(envelopes)}


def _time(name: str, called: Iterable[e.ToolCompleted], tool: str) -> dict[str, float]:
    times = [one.duration_ms for one in called if one.tool == tool]
    if not times:
        return {}
    return {f"{name}.n": len(times), f"{name}.p50Ms": median(times), f"{name}.maxMs": max(times)}


def _measure_pictures(envelopes: Sequence[e.EventEnvelope], thumbnails: int) -> dict[str, float]:
    taken = thumbnails + sum(_is_frame(one.event) or _is_capture(one.event) for one in envelopes)
    if not taken:
        return {}
    minutes = max(1, envelopes[-1].ts_unix_ms - envelopes[0].ts_unix_ms) / MINUTE_MS
    return {"screenshots": taken, "screenshots.perMinute": round(taken / minutes, 1)}


def _is_frame(event: e.Event) -> bool:
    return isinstance(event, e.BrowserFrame) and event.step_id is None


def _is_capture(event: e.Event) -> bool:
    return isinstance(event, e.ToolCompleted) and event.tool.startswith("capture.") and event.ok


def _measure_exploration(envelopes: Sequence[e.EventEnvelope]) -> dict[str, float]:
    """Breadth: the most pages opened at once. Depth: how far the farthest of them is from where it began."""
    asked: dict[str, Any] = {}
    depths: dict[int, int] = {}
    breadth, pages = 0, 0
    for one in envelopes:
        event = one.event
        if isinstance(event, e.ToolRequested) and event.tool == "explore.expand":
            asked[event.call_id] = event.args
        elif isinstance(event, e.ToolCompleted) and event.call_id in asked:
            parent, children = _read_tab(asked[event.call_id]), _read_children(event.result)
            breadth, pages = max(breadth, len(children)), pages + len(children)
            depths |= {child: depths.get(parent, 0) + 1 for child in children}
    if not asked:
        return {}
    depth = max(depths.values(), default=0)
    return {"exploration.breadth": breadth, "exploration.depth": depth, "exploration.pages": pages}


def _read_tab(args: Any) -> int:
    return int(args.get("tabId", 0)) if isinstance(args, dict) else 0


def _read_children(result: Any) -> list[int]:
    """The tabs that were opened, from the result as the log keeps it."""
    data = result.get("data") if isinstance(result, dict) else None
    rows = data.get("children") if isinstance(data, dict) else None
    return [int(row["tabId"]) for row in rows or [] if isinstance(row, dict) and row.get("tabId") is not None]
