"""What a page has not shown yet may come: a control that is switched off, a text that is on its way."""

from __future__ import annotations

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.wait_scroll import find_switched_off, until_enabled
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD

QUIET_MS = 4_000
COMES_MS = 2_000
ENABLED_MS = 5_000


async def wait_for_target(pursuit: Pursuit, intent: Intent, mini: MiniPCD, *, patient: bool) -> bool:
    """Wait for what an intent names, if it may come here; true when the page is another one afterwards.

    `patient`: it is expected on this page, so its text is waited for.
    """
    off = find_switched_off(mini, intent.target) if intent.kind == "click" else None
    text = _name(intent)
    if off is not None:
        await _wait(pursuit, until_enabled(off, ENABLED_MS))
    elif patient and text:
        await _wait(pursuit, {"event": "text", "value": clip(text, 400), "timeoutMs": COMES_MS})
    await pursuit.sight.settle(QUIET_MS)
    after = await pursuit.look_again()
    return after is not None and after.ts != mini.ts


async def _wait(pursuit: Pursuit, args: dict[str, object]) -> None:
    try:
        await pursuit.desk.look("dom.waitFor", args)
    except ToolFailed:
        return


def _name(intent: Intent) -> str:
    """The text by which the thing that an intent is about would show itself."""
    if intent.kind not in ("click", "choose", "delete", "fill"):
        return ""
    fields = [one.field for one in intent.entries]
    return next((one for one in (*intent.which.words, *intent.items, *fields, intent.target) if one), "")
