"""An order about several items is carried out one by one; where it fits several and means one, the user says which."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from browser_copilot.agent.explore import explore
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.reach import place_of
from browser_copilot.agent.repeated import each_of_like
from browser_copilot.agent.survey import MAX_PAGES, is_paged, turn
from browser_copilot.page.apart import tell_apart
from browser_copilot.page.goals import judge, predicate_for
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.items import choose, text_of, title_of
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
    fitting = await _fitting(pursuit, intent, mini)
    some = len(fitting) < which.most and (bool(which.extreme) or which.ordinal is not None or not is_paged(mini))
    if fitting and some:
        elsewhere = await _go_to_their_place(pursuit, intent, mini)
        if elsewhere is not None:
            return await find_each(pursuit, intent, elsewhere)
        raise GaveUp(f'"{clip(intent.text, 100)}" wants {which.most}, and here are only {len(fitting)}')
    if not fitting:
        return await each_of_like(pursuit.desk, mini, intent, pursuit.today)
    return [_name(intent, one) for one in fitting[: which.most or MOST]]


async def _go_to_their_place(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> MiniPCD | None:
    """A page may show but the newest of them: the one where they all are, if this is not it."""
    place = place_of(intent, ())
    goal = predicate_for(place.thing, place.target)
    if intent.kind != "download" or not (place.thing or place.target) or judge(goal, mini).hit:
        return None
    pursuit.move("explore")
    found = await explore(pursuit.desk, mini, goal, place, lambda depth, pages: None)
    pursuit.move("plan")
    pursuit.note_graph(found.graph)
    seen = await pursuit.see() if found.node is not None else mini
    return seen if judge(goal, seen).hit else None


async def _fitting(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> list[Item]:
    which = intent.which
    placed = bool(which.extreme) or which.ordinal is not None
    if not which.every or intent.kind not in EACH or placed and not which.most:
        return []
    asked = which.model_copy(update={"every": False} if placed else {"every": False, "most": 0})
    for items in await pursuit.sight.lists(mini, intent.thing):
        fitting = list(items) if asked.is_any else list(choose(items, asked, pursuit.today).items)
        if fitting:
            return fitting
    return []


def of_the_list(intent: Intent, mini: MiniPCD) -> Intent:
    """`all guests` of the list "Guests" are all its items, whatever they are called."""
    words = intent.which.words
    if not intent.which.every or intent.thing or len(words) != 1:
        return intent
    if not any(sorted(stems_of(words[0])) == sorted(stems_of(one.name)) for one in mini.collections):
        return intent
    which = intent.which.model_copy(update={"words": ()})
    return intent.model_copy(update={"which": which, "thing": fold(words[0])})


async def satisfy_all(
    pursuit: Pursuit, intent: Intent, parts: Sequence[Intent], satisfy: Callable[[Pursuit, Intent], Awaitable[None]]
) -> None:
    """All that fit on this page, then those that come up in their place and on the pages behind it, within a bound."""
    pursuit.part()
    walk = _Walk(pursuit, intent)
    limit = intent.which.most or MOST
    for _ in range(MAX_PAGES):
        await walk.note_page()
        for part in parts[: limit - len(walk.done)]:
            await satisfy(pursuit, part)
            walk.done.add(part.control or part.which.words[0])
        parts = await walk.find_more() if len(walk.done) < limit else ()
        if not parts:
            break
    count = len(walk.done)
    if count < intent.which.most:
        raise GaveUp(f'"{clip(intent.text, 100)}" wants {intent.which.most}, and there were only {count}')
    if parts or not intent.which.most and count >= limit:
        pursuit.notes.append(f"stopped after {count} items; say it again for the rest")


class _Walk:
    """Through the pages of a list. `done` are the texts of the items that were dealt with."""

    def __init__(self, pursuit: Pursuit, intent: Intent) -> None:
        self._pursuit = pursuit
        self._intent = intent
        self.done: set[str] = set()
        self._pages: list[list[str]] = []

    async def note_page(self) -> None:
        """Remember the titles of the page: a button that is pressed may change an item's text."""
        if self._pursuit.mini is not None:
            self._pages.append(
                [title_of(one) for one in await _fitting(self._pursuit, self._intent, self._pursuit.mini)]
            )

    async def find_more(self) -> list[Intent]:
        """What fits and was not dealt with: on this page, else on the next that has some. A page twice is the end."""
        if self._intent.which.extreme or self._intent.which.ordinal is not None:
            return []
        mini: MiniPCD | None = await self._pursuit.see()
        titles = {title for page in self._pages[-1:] for title in page} if self._intent.kind != "delete" else set()
        for _ in range(MAX_PAGES):
            if mini is None:
                return []
            fitting = await _fitting(self._pursuit, self._intent, mini)
            fresh = [one for one in fitting if text_of(one) not in self.done and title_of(one) not in titles]
            if fresh:
                return [_name(self._intent, one) for one in fresh]
            mini, titles = await turn(self._pursuit, mini) if is_paged(mini) else None, set()
            if (
                mini is not None
                and [title_of(one) for one in await _fitting(self._pursuit, self._intent, mini)] in self._pages
            ):
                return []
        return []


def say_what_was_covered(pursuit: Pursuit, intent: Intent) -> None:
    """`tick all` of a list in pages was done on this page alone, and the user is told."""
    here = intent.kind in ("choose", "read", "send", "create") and not pursuit.collected
    if intent.which.every and here and pursuit.mini is not None and is_paged(pursuit.mini):
        pursuit.notes.append(f'"{clip(intent.text, 80)}" covered only this page of the list')


def _name(intent: Intent, item: Item) -> Intent:
    """What deletes may be asked about on a page of its own, which calls the item by its title alone."""
    target = title_of(item) if intent.kind == "delete" else intent.target
    return intent.model_copy(update={"which": Which(words=(text_of(item),), exact=True), "target": target})


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
