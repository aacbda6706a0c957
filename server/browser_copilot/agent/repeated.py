"""Controls that are called the same stand in the summary once: each of them, or the nth, is asked for by the name."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.page.alike import pick
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.click import ClickParams, find_controls
from browser_copilot.page.skills.click_item import list_alike
from browser_copilot.page.text import fold, stem, stems_of, words_of
from browser_copilot.page.view import list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.limits import MAX_TOP_K
from browser_copilot.protocol.page import MiniPCD, QueryHit

NAMED = 0.75
_ONE_ROW = 5
"""More stars than this may be of several rows."""
_GLYPHS = {"star": "★☆⭐✩✭", "heart": "♥♡❤"}


async def each_of_like(desk: Desk, mini: MiniPCD, intent: Intent, today: date) -> list[Intent]:
    """An intent for each control that is meant where no list holds them.

    `dismiss all notifications` means those of one name, `click every even number` those whose numbers fit.
    """
    which = intent.which
    if intent.kind != "click" or not intent.target or not which.every:
        return []
    if which.parity or which.comparisons:
        return [
            _on(intent, one.id) for one in pick(list_alike(mini, which), which.model_copy(update={"words": ()}), today)
        ]
    if not which.is_any:
        return []
    best = next((one for one in find_controls(mini, ClickParams(label=intent.target)) if one.score >= NAMED), None)
    if best is None:
        return []
    name = fold(best.control.label)
    shown = sum(fold(one.label) == name for one in list_controls(mini))  # each is shown where its box tells it apart
    if shown < 2 and not best.control.cluster and not best.control.collection:
        return []
    like = [one for one in await _actions(desk) if fold(one.label) == name]
    return [_on(intent, one.id) for one in like] if len(like) > 1 else []


def _on(intent: Intent, control: str) -> Intent:
    return intent.model_copy(update={"control": control, "which": Which()})


async def nth_of_like(desk: Desk, intent: Intent) -> QueryHit | None:
    """The fourth of the stars, for `4 stars` or `the fourth star`; None where the page has no row of them."""
    said = intent.target if intent.kind == "click" else intent.items[0] if len(intent.items) == 1 else ""
    counted = re.fullmatch(r"(?:\w+ )?([a-z]+)", said)
    if counted is None or not intent.ordinal or intent.control or intent.kind not in ("choose", "click"):
        return None
    noun = stem(counted[1])
    like = [one for one in await _actions(desk) if _is_called(one.label, noun)]
    if intent.kind == "choose" and intent.scope:  # a row of stars for each thing that is rated
        about = set(stems_of(intent.scope))
        rows = [one for one in like if about <= set(stems_of(one.context or ""))]
        told = rows or len({one.context for one in like}) > 1 or len(like) > _ONE_ROW >= abs(intent.ordinal)
        like = rows if told else like
    place = intent.ordinal - 1 if intent.ordinal > 0 else intent.ordinal
    return like[place] if len(like) > 1 and -len(like) <= place < len(like) else None


def _is_called(label: str, noun: str) -> bool:
    return (
        [stem(one) for one in words_of(label)] == [noun]
        or label.strip() != ""
        and label.strip() in _GLYPHS.get(noun, "")
    )


async def _actions(desk: Desk) -> list[QueryHit]:
    """The controls of the page in the order of the document."""
    try:
        hits: list[QueryHit] = await desk.look("pcd.query", {"kind": "action", "topK": MAX_TOP_K})
    except ToolFailed:
        return []
    return hits
