"""Getting to the one item that an intent is about: open it from its list, or look for it with the page's own search."""

from __future__ import annotations

import re
from typing import Any

from browser_copilot.agent.desk import Desk
from browser_copilot.agent.explore import one_page
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.scout import Scout
from browser_copilot.agent.sight import Chosen, Sight
from browser_copilot.page.goals import judge, predicate_for
from browser_copilot.page.intents import Intent
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills import DELETE, IN_ITEM, ITEM_CLICK, SEARCH
from browser_copilot.page.skills.base import Binding, Match, Skill
from browser_copilot.page.skills.click_item import ItemClickParams
from browser_copilot.page.skills.navigate_menu import NavigateParams
from browser_copilot.page.skills.search import SearchParams
from browser_copilot.page.text import clip, stem, stems_of, words_of
from browser_copilot.page.view import list_controls
from browser_copilot.page.words import WAYS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import Task, ToolStep

GOAL_PAGE = 0.8
SURE_BOX = 0.6
SURE_FIELD = 0.75
OF_ITEMS = frozenset({"fill", "delete", "click", "navigate", "upload"})
_CART = re.compile(r"\b(?:cart|basket|bag|warenkorb|carrito|panier)\b", re.IGNORECASE)


def place_of(intent: Intent, avoid: tuple[str, ...]) -> NavigateParams:
    """The page where an intent can be carried out: named by the goal, else where most sites have such things."""
    target = {"navigate": intent.target, "login": "sign in"}.get(intent.kind, intent.scope)
    thing = intent.thing
    if intent.kind == "create" and _CART.search(target):
        target, thing = "", thing or "product"
    if intent.kind == "upload" and not target:
        target, thing = "upload", thing or "document"
    if not target and not thing:
        thing = "product" if intent.kind == "search" else _hub(intent)
    return NavigateParams(target=target, thing=thing, avoid=avoid, strict=False)


def note_goal_page(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> None:
    """At least four fifths are done once another page than the one it began on is what one looks for (004, 9)."""
    place = place_of(intent, ())
    known = bool(place.target or place.thing) and one_page(mini.url) != one_page(pursuit.began)
    if known and judge(predicate_for(place.thing, place.target), mini).hit:
        pursuit.reach(GOAL_PAGE, f"on {clip(mini.title, 200)}")


def is_filled_in(task: Task, intent: Intent, mini: MiniPCD) -> bool:
    """Whether a login form holds what the goal itself told: then it is sent, and nothing is handed over."""
    secrets = [one for one in list_controls(mini) if one.is_secret]
    typed = any(isinstance(one.step, ToolStep) and one.step.tool == "dom.type" for one in task.history)
    return intent.kind in ("fill", "click") and typed and any(one.filled for one in secrets)


def _hub(intent: Intent) -> str:
    """A word of the goal's fields or options that has a usual place, such as settings for `newsletter`."""
    if intent.kind not in ("fill", "choose"):
        return ""
    texts = [*intent.items, *(one.field or one.raw for one in intent.entries)]
    return next((stem(word) for text in texts for word in words_of(text) if stem(word) in WAYS), "")


async def count_down(sight: Sight, mini: MiniPCD, intent: Intent) -> Intent:
    """`The 9th result` of pages of three is the 3rd of the third page: what is asked of the next page."""
    ordinal = intent.which.ordinal or (intent.ordinal if intent.role == "item" else None)
    if ordinal is None or ordinal < 0:
        return intent
    for items in await sight.lists(mini, intent.thing):
        if len(items) < ordinal:
            which = intent.which.model_copy(update={"ordinal": ordinal - len(items)})
            return intent.model_copy(update={"which": which, "ordinal": None})
    return intent


async def open_item(sight: Sight, mini: MiniPCD, intent: Intent) -> Chosen | None:
    """The link of the item in a list of this page, for an intent that wants the item's own page."""
    if intent.kind not in ("fill", "upload", "delete") or not intent.which.words:
        return None
    if all(word in stems_of(" ".join([mini.title, *mini.headings])) for word in stems_of(" ".join(intent.which.words))):
        return None
    if intent.kind == "delete" and await _deletes_here(sight, mini, intent):
        return None
    params = ItemClickParams(label="edit", thing=intent.thing, which=intent.which)
    return await _first(sight, mini, ITEM_CLICK, ITEM_CLICK.match(mini, params), params)


async def _deletes_here(sight: Sight, mini: MiniPCD, intent: Intent) -> bool:
    """Whether the list itself has a control that deletes the item."""
    params = DELETE.read(intent)
    for match in DELETE.match(mini, params) if params else ():
        if match.reads and await sight.bind(mini, DELETE, match, params) is not None:
            return True
    return False


async def search_item(sight: Sight, mini: MiniPCD, intent: Intent) -> Chosen | None:
    """The page's search box with the name of the item, when its list does not show it."""
    if intent.kind not in OF_ITEMS or not intent.which.words or intent.kind == "click" and not intent.thing:
        return None
    params = SearchParams(query=" ".join(intent.which.words))
    sure = [one for one in SEARCH.match(mini, params) if one.confidence >= SURE_BOX]
    return await _first(sight, mini, SEARCH, sure, params)


async def find_hidden_field(desk: Desk, mini: MiniPCD, intent: Intent) -> Chosen | None:
    """One field that the summary had no room for, as the Scout finds it by its name."""
    only = intent.entries[0] if len(intent.entries) == 1 else None
    if only is None or not only.field or only.value is None:
        return None
    bundle = await Scout(desk).find(only.field, mini, kind="field")
    known = {one.id for one in list_controls(mini)}
    fresh = [one for one in bundle.candidates if one.detail.id not in known and one.confidence >= SURE_FIELD]
    if not fresh:
        return None
    params = IN_ITEM.params(label=only.field, which=intent.which, value=only.value)
    why = clip(f"Scout: {fresh[0].why}", 300)
    return Chosen(IN_ITEM, params, Binding({"0": fresh[0].detail}, fresh[0].confidence, why))


async def _first(sight: Sight, mini: MiniPCD, skill: Skill[Any], matches: list[Match], params: Any) -> Chosen | None:
    for match in matches:
        chosen = await sight.bind(mini, skill, match, params)
        safe = (
            chosen is not None
            and not chosen.binding.rivals
            and not any(looks_like_effect(one.label, "") for one in chosen.binding.slots.values())
        )
        if chosen is not None and safe:
            return chosen.on_the_way()
    return None
