"""A site that serves nobody for a while is waited for; one that has shut the user's account ends the task."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.rests import MOST, MOST_DOWN, Rests
from browser_copilot.page.refusals import find_shut, find_wait, is_bare, is_down, is_limited, tell_error
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ToolStep

if TYPE_CHECKING:
    from browser_copilot.agent.pursuit import Pursuit

_MEANT = re.compile(
    r"suspen|lock|block|gesperrt|sperr|bloque|inhabilit|\bban\b|banned|appeal|einspruch|apel|429|rate.?limit|"
    r"(?:http|error|fehler|status|code)[ -]*[45]\d\d",
    re.I,
)
"""A goal that speaks of it is pursued on that very page."""


class Barred(Exception):
    """The site does not serve this user, and trying again is no use: `text` says what it says."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


async def pass_barriers(pursuit: Pursuit, mini: MiniPCD) -> MiniPCD:
    """The page, once its site serves it. Raises Barred, ToolFailed.

    After each wait the page is opened again by its address, which sends nothing a second time.
    """
    rests = Rests()
    while not _MEANT.search(pursuit.task.goal):
        shut = find_shut(mini)
        if shut is not None:
            raise Barred(f'{mini.origin} says "{clip(shut, 200)}": only you can settle that with them, so I stopped')
        text = await _read(pursuit, mini) if is_bare(mini) else ""
        named = find_wait(mini, text)
        if is_limited(mini, text):
            mini = await _wait(pursuit, mini, rests.take(named), "says that there were too many requests")
        elif is_down(mini):
            rest = rests.take(named, MOST if named is not None else MOST_DOWN)
            mini = await _wait(pursuit, mini, rest, "says that it cannot serve anybody now")
        else:
            break
    return mini


def find_answered(goal: str, before: MiniPCD, after: MiniPCD) -> str | None:
    """The error that the site answered an action with; None where the goal speaks of such errors itself."""
    return tell_error(after) if after.document_id != before.document_id and not _MEANT.search(goal) else None


async def _wait(pursuit: Pursuit, mini: MiniPCD, seconds: float | None, what: str) -> MiniPCD:
    if seconds is None:
        raise Barred(f"{mini.origin} still {what}; try again later")
    pursuit.move("block")
    await pursuit.checkpoint()
    await pursuit.desk.wait_out(seconds, f"{mini.origin} {what}")
    pursuit.move("plan")
    again = ToolStep(tool="tabs.navigate", args={"url": mini.url}, description="Open the page again")
    await pursuit.perform(again)
    return await pursuit.sight.see()


async def _read(pursuit: Pursuit, mini: MiniPCD) -> str:
    """What stands on a page without any structure, as an answer in plain text does."""
    try:
        found = await pursuit.desk.look("dom.read", {"maxChars": 500})
    except ToolFailed:
        return ""
    return " ".join(one.text for one in found.passages)
