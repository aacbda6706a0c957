"""An order about several items is carried out one by one; where it fits several and means one, the user says which."""

from __future__ import annotations

from collections.abc import Sequence

from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import choose, tell_apart, text_of
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.base import Binding
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.which import Which, take_ordinal
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import Item

EACH = frozenset({"click", "delete", "download"})
MOST = 50


async def find_each(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> list[Intent]:
    """`archive all mails from Bob`: one intent for each of his mails on this page; none when it is no such order."""
    which = intent.which
    placed = bool(which.extreme) or which.ordinal is not None
    if not which.every or intent.kind not in EACH or placed and not which.most:
        return []
    asked = which.model_copy(update={"every": False} if placed else {"every": False, "most": 0})
    for items in await pursuit.sight.lists(mini, intent.thing):
        fitting = list(items) if asked.is_any else list(choose(items, asked, pursuit.today).items)
        if fitting:
            if len(fitting) < which.most:
                raise GaveUp(f'"{clip(intent.text, 100)}" wants {which.most}, and here are only {len(fitting)}')
            return [_name(intent, one) for one in fitting[: which.most or MOST]]
    return []


def _name(intent: Intent, item: Item) -> Intent:
    return intent.model_copy(update={"which": Which(words=(text_of(item),))})


def split_entries(intent: Intent) -> list[Intent]:
    """Values that no one form takes together, such as amounts in rows of their own: an intent for each."""
    if intent.kind != "fill" or len(intent.entries) < 2:
        return []
    return [_about(intent, one) for one in intent.entries]


def _about(intent: Intent, entry: Entry) -> Intent:
    """One value. An amount is of the thing that it counts, so it goes into no field that is not that thing's."""
    which = Which(words=(entry.field,)) if intent.way == "amounts" else intent.which
    return intent.model_copy(update={"entries": (entry,), "which": which})


async def ask_which(pursuit: Pursuit, intent: Intent, binding: Binding) -> Intent:
    """The intent about the one item or control that the user names. Raises GaveUp when nobody does."""
    rivals = binding.rivals
    names = _numbered(tell_apart(rivals))
    question = f'"{clip(intent.text, 100)}" fits {len(rivals)}: {"; ".join(names[:6])}. Which one do you mean?'
    answer = await pursuit.ask(clip(question, 500), names[:12])
    best = _find_answer(answer, names)
    if best is None:
        raise GaveUp(f"{question} Say it with what tells it apart")
    controls = rivals[best].controls or []
    if binding.values.get("twins") and controls:
        return intent.model_copy(update={"control": controls[0].id})
    return _name(intent, rivals[best])


def _numbered(names: Sequence[str]) -> list[str]:
    """Names of which no two are the same: what stands nowhere else is told by its place."""
    return [f"{one} (number {place})" if names.count(one) > 1 else one for place, one in enumerate(names, 1)]


def _find_answer(answer: str, names: Sequence[str]) -> int | None:
    """Which name an answer means: by its words, or by its place (`the second one`, `2`)."""
    ordinal, rest = take_ordinal(fold(answer))
    if answer.strip().isdigit():
        ordinal, rest = int(answer), ""
    placed = ordinal is not None and not set(stems_of(rest)) - {"one", "number"}
    if ordinal is not None and placed and -len(names) <= (index := ordinal - (ordinal > 0)) < len(names):
        return index % len(names)
    best = max(range(len(names)), key=lambda place: similarity(answer, names[place]), default=None) if answer else None
    return best if best is not None and similarity(answer, names[best]) >= 0.5 else None
