"""Fields that are more than fields: a calendar behind a read-only date, suggestions under what was typed."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.dates import find_span
from browser_copilot.page.rank import similarity
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills import CALENDAR, CLICK, CLICK_TEXT
from browser_copilot.page.skills.base import Binding
from browser_copilot.page.skills.calendar import CalendarParams
from browser_copilot.page.skills.click import ClickParams
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Failed

MOST_TURNS = 60
LEAST_TYPED = 2
MOST_LINE = 80


async def pick_instead(pursuit: Pursuit, step: ToolStep, record: StepRecord) -> bool:
    """A date that cannot be typed is picked in the calendar that its field opens. True when it was."""
    text = str(step.args.get("text") or "")
    refused = isinstance(record.result, Failed) and record.result.code in ("not_enabled", "ignored")
    span = find_span(fold(text), pursuit.today) if step.tool == "dom.type" and refused else None
    if span is None or span.first != span.last:
        return False
    opened = step.model_copy(
        update={
            "tool": "dom.click",
            "args": {key: value for key, value in step.args.items() if key not in ("text", "replace", "secret")},
            "description": "Open the calendar",
        }
    )
    if (await pursuit.perform(opened)).status != "ok":
        return False
    return await _pick(pursuit, span.first)


async def _pick(pursuit: Pursuit, day: date) -> bool:
    params = CalendarParams(day=day)
    for _ in range(MOST_TURNS):
        mini = await pursuit.see()
        for match in CALENDAR.match(mini, params)[:1]:
            chosen = await pursuit.sight.bind(mini, CALENDAR, match, params)
            break
        else:
            return False
        if chosen is None or not await _perform(pursuit, chosen):
            return False
        if chosen.binding.done:
            return True
    return False


async def _perform(pursuit: Pursuit, chosen: Chosen) -> bool:
    steps = chosen.skill.plan(chosen.binding, chosen.params)
    records = [await pursuit.perform(one) for one in steps if isinstance(one, ToolStep)]
    return all(one.status == "ok" for one in records)


LATE_MS = 900
"""How long a combobox may take to show its first option."""


async def take_suggestion(
    pursuit: Pursuit, step: ToolStep, record: StepRecord, before: MiniPCD, *, expected: bool = False
) -> None:
    """When typing made the page offer completions, take the one that begins with what was typed.

    `expected`: the goal said to choose, so they may come from elsewhere and a moment later.
    """
    text = fold(str(step.args.get("text") or ""))
    changed = record.observation is not None and any(one.startswith("+") for one in record.observation.changes or [])
    if step.tool != "dom.type" or len(text) < LEAST_TYPED:
        return
    if not changed and not await _offers_late(pursuit, step, before, text if expected else ""):
        return
    mini = await pursuit.look_again()
    best = find_suggestion(text, before, mini) if mini is not None else None
    if mini is None or best is None:
        await _take_text(pursuit, text)
        return
    details = await pursuit.desk.look("getDetails", {"ids": [best.id]})
    if details:
        binding = Binding({"control": details[0]}, 0.8, f'offered for "{text}"')
        await _perform(pursuit, Chosen(CLICK, ClickParams(label=best.label), binding))


async def _offers_late(pursuit: Pursuit, step: ToolStep, before: MiniPCD, text: str) -> bool:
    """Whether a field that says it completes shows its options a moment later; a text that is expected counts too."""
    key = (step.target or {}).get("id")
    field = next((one for one in list_controls(before) if one.id == key), None)
    says = field is not None and field.type == "combobox" and not field.options
    if not says and not text:
        return False
    args: dict[str, Any] = (
        {"event": "text", "value": text} if text else {"event": "selector", "selector": ByRole(role="option").to_wire()}
    )
    try:
        return bool((await pursuit.desk.look("dom.waitFor", {**args, "timeoutMs": LATE_MS})).matched)
    except ToolFailed:
        return False


async def _take_text(pursuit: Pursuit, text: str) -> None:
    """Entries that are no controls to see: the line itself is pressed, if the page shows just one such line."""
    try:
        answer = await pursuit.desk.look("dom.read", {"query": text[:400], "maxChars": 600})
    except ToolFailed:
        return
    lines = {one.text.strip() for one in answer.passages if len(one.text) <= MOST_LINE}
    offered = [one for one in lines if re.match(rf"{re.escape(text)}\b(?!:)|.*\({re.escape(text)}\)", fold(one))]
    if pursuit.mini is None or len(offered) != 1:
        return
    params = CLICK_TEXT.params(text=offered[0])
    chosen = await pursuit.sight.bind(pursuit.mini, CLICK_TEXT, CLICK_TEXT.match(pursuit.mini, params)[0], params)
    if chosen is not None:
        await _perform(pursuit, chosen)


def find_suggestion(text: str, before: MiniPCD, after: MiniPCD) -> Control | None:
    """The control that was not there before and is called like the text, or begins or goes on with it."""
    known = {(one.role, one.label) for one in list_controls(before)}
    fresh = [one for one in list_controls(after) if one.part == "action" and (one.role, one.label) not in known]
    fitting = [
        one
        for one in fresh
        if re.search(rf"(?<!\w){re.escape(text)}", fold(one.label))
        and one.role not in ("button", "checkbox", "tab")
        and not looks_like_effect(one.label, one.href)
    ]
    return max(fitting, key=lambda one: similarity(text, one.label), default=None)
