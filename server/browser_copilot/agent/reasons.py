"""Why an intent was given up: what failed, what the page offers, what was tried."""

from __future__ import annotations

from collections.abc import Sequence

from browser_copilot.page.intents import Intent
from browser_copilot.page.text import clip
from browser_copilot.page.view import names_on
from browser_copilot.protocol.page import MiniPCD


def explain(intent: Intent, mini: MiniPCD, failures: Sequence[str], tried: Sequence[str]) -> str:
    """One sentence for the user."""
    text = f'I could not do "{clip(intent.text, 150)}" on {mini.title or mini.url}'
    if failures:
        text += f" ({failures[-1]})"
    sought = [one.source.of for one in intent.entries if one.source is not None and one.source.of]
    if sought:
        text += f'; I looked there for the value of "{clip(sought[0], 80)}" and found none, or several that differ: '
        text += "name it as the page does, or say in quotes what to enter"
    ways = f"; tried: {', '.join(tried)}" if tried else ""
    return f"{text}; here are {names_on(mini)}{ways}"
