"""The last rung of the ladder: the user is told what was tried and what is there, and says what to do instead."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.page.intent import Reading, read_goal
from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import Candidate, rank, similarity
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD

MOST_ASKED = 3
"""Questions of this kind in one task."""
OFFERED = 5
FITS = 0.3
NAMED = 0.8
_NO = re.compile(
    r"\W*(?:no(?:thing|ne)?|stop|cancel|quit|abort|skip(?: it)?|give up|never ?mind|forget it|leave it)?"
    r"(?:,? thanks?| thank you| at all)?\W*"
)


async def ask_instead(pursuit: Pursuit, intent: Intent, evidence: str) -> list[Intent]:
    """What the user wants done in place of an intent that nothing led to; empty when that is nothing.

    `evidence` is one sentence: what failed, what the page offers, what was tried. Raises GaveUp for an answer that
    cannot be read.
    """
    mini = pursuit.mini
    if mini is None or not pursuit.asks_last or pursuit.clarified >= MOST_ASKED:
        return []
    pursuit.clarified += 1
    question = f"{clip(evidence, 1_500)}. What shall I do instead? Say it as an order, or name what I should use"
    answer = await pursuit.ask(question, offer(intent, mini), last_resort=True)
    if _NO.fullmatch(fold(answer)):
        return []
    reading = read_answer(answer, intent, mini, pursuit.today)
    if not reading.intents:
        raise GaveUp(f'{evidence}; and "{clip(answer, 120)}" names nothing on this page and is no order that I know')
    pursuit.forbidden = [*pursuit.forbidden, *reading.forbidden]
    return list(reading.intents)


def offer(intent: Intent, mini: MiniPCD) -> list[str] | None:
    """The names on the page that come closest to what was meant; None when none does."""
    usable = [one for one in list_controls(mini) if one.label and not one.disabled]
    meant = " ".join([intent.target or intent.text, intent.thing]).strip()
    ranked = rank(meant, [Candidate(one.id, one.label, one.context) for one in usable])
    names = [clip(one.label, 80) for one in ranked if one.score > FITS]
    return list(dict.fromkeys(names))[:OFFERED] or None


def read_answer(answer: str, intent: Intent, mini: MiniPCD, today: date) -> Reading:
    """An order as it is read anywhere; else the control of that name, and then the intent again unless it was that."""
    named = _find_named(answer, mini)
    if named is not None:
        click = Intent(kind="click", text=f"click {clip(answer, 150)}", target=named.label, quoted=True)
        return Reading(intents=(click,) if intent.kind in ("click", "navigate") else (click, intent))
    reading = read_goal(answer, today)
    return Reading(intents=()) if reading.unread else reading


def _find_named(answer: str, mini: MiniPCD) -> Control | None:
    usable = [one for one in list_controls(mini) if one.label and one.part != "field" and not one.disabled]
    best = max(usable, key=lambda one: similarity(answer, one.label), default=None)
    return best if best is not None and similarity(answer, best.label) >= NAMED else None
