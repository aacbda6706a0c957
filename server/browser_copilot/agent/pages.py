"""What the bounded summary had no room for is asked for by name: a field, or the number of a page below a long list."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.agent.reach import find_hidden_field
from browser_copilot.agent.sight import Chosen, Sight
from browser_copilot.page.addresses import resolve
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import text_of
from browser_copilot.page.skills import PAGINATE
from browser_copilot.page.skills.base import Match
from browser_copilot.page.skills.paginate import PaginateParams
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD, QueryHit

QUERIED = 8
SURE = 0.8


def has_fields(mini: MiniPCD) -> bool:
    """Whether something is filled in here: a Next of that page sends it, and turns no list."""
    fields = [one for one in list_controls(mini) if one.part == "field" or one.role in ("radio", "textbox")]
    return any(one.type != "search" and not one.purpose.startswith(("search", "filter")) for one in fields)


async def find_beyond(sight: Sight, desk: Desk, mini: MiniPCD, intent: Intent) -> Chosen | None:
    """The field or the pager that an intent names and the summary does not show."""
    if intent.kind == "fill":
        return await find_hidden_field(desk, mini, intent)
    params = PaginateParams(direction=intent.direction or "next", number=intent.number)
    for match in await find_hidden_pagers(desk, mini, params):
        chosen = await sight.bind(mini, PAGINATE, match, params)
        if chosen is not None:
            return chosen
    return None


async def content_of(sight: Sight, mini: MiniPCD, thing: str) -> str:
    """What the lists of a page say, by which a page that was turned is told from one that was not."""
    told = [[text_of(one) for one in items] for items in await sight.lists(mini, thing)]
    counts = [one.approx_count for one in mini.collections]
    return f"{mini.url} {told} {counts}" if any(told) else f"{mini.url} {mini.ts}"


async def find_hidden_pagers(desk: Desk, mini: MiniPCD, params: PaginateParams) -> list[Match]:
    """The link to a page of this list by its number; the next is one more than the number in the address."""
    if params.direction not in ("next", "previous"):
        return []
    number = params.number or number_of_page(mini.url) + (1 if params.direction == "next" else -1)
    try:
        args = {"text": str(number), "kind": "action", "topK": QUERIED}
        hits: list[QueryHit] = await desk.look("pcd.query", args)
    except ToolFailed:
        return []
    return [
        Match((one.id,), SURE, why=f'"{one.label}" is a page of the list') for one in hits if _leads(one, number, mini)
    ]


def number_of_page(url: str) -> int:
    """The page that an address names (`?page=3`, `?p=3`), 1 when it names none."""
    query = parse_qs(urlsplit(url).query)
    return next((int(query[name][0]) for name in ("page", "p", "pg", "seite") if query.get(name, [""])[0].isdigit()), 1)


def _leads(hit: QueryHit, number: int, mini: MiniPCD) -> bool:
    here, there = urlsplit(mini.url), urlsplit(resolve(mini.url, hit.href or ""))
    same = (here.netloc, here.path) == (there.netloc, there.path) and bool(there.query)
    return hit.label.strip() == str(number) and same
