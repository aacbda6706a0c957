"""An extreme, a count or an extraction is of the whole list: all its pages are read before anything is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, text_of, title_of
from browser_copilot.page.skills import PAGINATE
from browser_copilot.page.skills.lists import rank_collections, read_collection
from browser_copilot.page.skills.paginate import PaginateParams
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import Item

MAX_PAGES = 30


@dataclass(frozen=True)
class Seen:
    """An item and the address of the page that shows it."""

    item: Item
    url: str


def is_of_the_whole_list(intent: Intent) -> bool:
    """Whether an intent can only be told from all pages of a list."""
    if intent.kind == "filter" and intent.which.comparisons:
        return True
    if intent.kind == "extract" or (intent.kind == "read" and intent.question == "count"):
        return True
    return bool(intent.which.extreme) and intent.kind in (
        "download",
        "read",
        "click",
        "create",
        "delete",
        "send",
        "checkout",
        "find",
    )


def has_more_pages(mini: MiniPCD) -> bool:
    """Whether the page can be turned."""
    return bool(PAGINATE.match(mini, PaginateParams()))


_WORDED = re.compile(r"(?:load|show|see) more|more results|next page|older|page \d+|previous(?: page)?|prev|newer")


def is_paged(mini: MiniPCD) -> bool:
    """Whether the page is one of several of a list: a lone Next may as well be the next step of a form."""
    controls = [one for one in list_controls(mini) if one.part == "action"]
    turning = {one.requested_ids[0] for one in PAGINATE.match(mini, PaginateParams())}
    linked = any(one.id in turning and one.role == "link" for one in controls)
    worded = any(one.label.strip().isdigit() or _WORDED.fullmatch(fold(one.label)) for one in controls)
    return bool(turning) and (linked or worded)


async def survey(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> tuple[Intent, list[Item]]:
    """Read all pages from this one on. An extreme becomes the name of its item, on the page that shows it."""
    seen: list[Seen] = []
    pages: list[list[str]] = []
    turned: MiniPCD | None = mini
    while turned is not None and len(pages) < MAX_PAGES:
        mini = turned
        items = await _items(pursuit, mini, intent)
        texts = [text_of(one) for one in items]
        if not texts or texts in pages:
            break
        longer = bool(pages) and texts[: len(pages[-1])] == pages[-1]
        seen += [Seen(one, mini.url) for one in (items[len(pages[-1]) :] if longer else items)]
        pages.append(texts)
        turned = await turn(pursuit, mini)
    if len(pages) == MAX_PAGES and turned is not None:
        pursuit.notes.append(f"only the first {MAX_PAGES} pages were read")
    found = [one.item for one in seen]
    best = choose(found, intent.which, pursuit.today).first if intent.which.extreme else None
    if best is None:
        return intent, found
    where = next(one.url for one in seen if one.item is best)
    if where != mini.url:
        await pursuit.perform(page_step("tabs.navigate", f'Go back to the page with "{title_of(best)}"', url=where))
    pursuit.notes.append(f'{intent.which.extreme} of {len(found)}: "{title_of(best)}"')
    same = [one for one in found if title_of(one) == title_of(best)]
    name = title_of(best) if len(same) == 1 else text_of(best)
    return intent.model_copy(update={"which": Which(words=(name,))}), found


async def _items(pursuit: Pursuit, mini: MiniPCD, intent: Intent) -> Sequence[Item]:
    """The items of the list that is meant; where no thing is named, of the first list that has the words."""
    lists = rank_collections(mini, intent.thing)
    named = Which(words=intent.which.words)
    first: list[Item] = []
    for one, _ in lists[:1] if intent.thing or not named.words else lists[:3]:
        read = read_collection(one, controls=True)
        try:
            answer: Any = await pursuit.desk.look(read.tool, dict(read.args))
        except ToolFailed:
            continue
        items: list[Item] = answer.items
        if intent.thing or choose(items, named, pursuit.today).items:
            return items
        first = first or items
    return first


async def turn(pursuit: Pursuit, mini: MiniPCD) -> MiniPCD | None:
    """The next page of the list; None when there is none."""
    for match in PAGINATE.match(mini, PaginateParams())[:1]:
        chosen = await pursuit.sight.bind(mini, PAGINATE, match, PaginateParams())
        if chosen is None:
            return None
        steps = PAGINATE.plan(chosen.binding, PaginateParams())
        for step in steps:
            if step.kind == "tool" and (await pursuit.perform(step)).status != "ok":
                return None
        after = await pursuit.see()
        return after if after.url != mini.url or after.ts != mini.ts else None
    return None
