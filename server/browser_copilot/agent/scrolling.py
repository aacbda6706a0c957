"""A list that grows as it is scrolled is scrolled on for what the goal looks for; nothing but the view changes."""

from __future__ import annotations

from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ToolStep

MOST_SCROLLS = 15


async def scroll_on(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> bool:
    """Where the goal said to scroll: to the end again and again, until a name of the intent or nothing new comes."""
    scrolled = any(isinstance(one.step, ToolStep) and one.step.tool == "dom.scroll" for one in pursuit.task.history)
    wanted = {fold(one) for one in (intent.target, *intent.items, *intent.which.words) if one}
    if not scrolled or intent.kind not in ("click", "choose", "read", "find", "download") or not wanted:
        return False
    before = _labels(mini)
    moved = False
    for _ in range(MOST_SCROLLS):
        await pursuit.perform(page_step("dom.scroll", "Scroll on", to="bottom"))
        after = await pursuit.look_again()
        if after is None or _labels(after) == before:
            return moved
        before, moved = _labels(after), True
        if wanted & before:
            return True
    return moved


def _labels(mini: MiniPCD) -> set[str]:
    return {fold(one.label) for one in list_controls(mini)}
