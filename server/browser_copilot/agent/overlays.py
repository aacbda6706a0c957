"""What lies over the page is put away by its own refusal: close, no thanks, reject. Nothing is ever agreed to."""

from __future__ import annotations

import re

from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.skills.steps import click, page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD

_AWAY = (
    r"(?:close|dismiss|hide|x|×|✕|✖|╳)(?: (?:this|the))?(?: (?:dialog|popup|pop-up|banner|window|message|ad|overlay))?",
    r"(?:reject|decline|refuse|deny)(?: all)?(?: optional)?(?: cookies)?",
    r"(?:only |use )?(?:necessary|essential)(?: cookies)?(?: only)?",
    r"no,? thanks?(?: you)?|no|not now|maybe later|later|skip(?: this| for now)?|remind me later|continue without .+",
    r"got it!?|ok(?:ay)?!?|understood|i understand",
)
MOST_TRIED = 3


def find_refusals(mini: MiniPCD) -> list[Control]:
    """The controls that put something away, likeliest first."""
    controls = [one for one in list_controls(mini) if one.part == "action" and not one.disabled]
    return [one for pattern in _AWAY for one in controls if re.fullmatch(pattern, fold(one.label))][:MOST_TRIED]


async def put_away(pursuit: Pursuit) -> bool:
    """Whether something that may have lain over the page could be closed. Raises ToolFailed, TaskStopped."""
    mini = await pursuit.see()
    for one in find_refusals(mini):
        details = await pursuit.desk.look("getDetails", {"ids": [one.id]})
        if details and (await pursuit.perform(click(details[0], "it lies over the page"))).status == "ok":
            return True
    record = await pursuit.perform(page_step("dom.press", "Press Escape", "something lies over the page", key="Escape"))
    return record.status == "ok" and bool(record.observation and record.observation.changes)
