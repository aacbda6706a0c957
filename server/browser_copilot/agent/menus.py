"""A value that stands in the menu of a button: open it, look what came, take the one meant or close it."""

from __future__ import annotations

from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import CLICK, MENU_CHOICE
from browser_copilot.page.skills.base import Match
from browser_copilot.page.skills.menu_choice import MenuChoiceParams, find_fresh, find_openers, pick_option, shows
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import clip
from browser_copilot.page.view import Control
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ToolStep

MOST_TOLD = 8


async def choose_in_menu(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> Chosen | None:
    """The option of the menu that the one button of a setting opens. None when none opens; it may have been pressed.

    Raises GaveUp when the menu offers no such value: it is closed then.
    """
    params = MENU_CHOICE.read(intent)
    openers = find_openers(params.setting, mini) if params else []
    if params is None or len(openers) != 1:
        return None
    [opener] = openers
    if shows(opener.label, params.value):
        return await pursuit.sight.bind(mini, MENU_CHOICE, Match((), 0.9, why=f'"{opener.label}" shows it'), params)
    if not await _press(pursuit, mini, opener):
        return None
    after = await pursuit.look_again()
    offered = find_fresh(mini, after) if after is not None and after.url == mini.url else []
    if after is None or not offered:
        return None
    option = pick_option(params.value, offered)
    if option is not None:
        bound = _bound_to(params, opener, offered)
        match = Match((option.id,), 0.85, why=f'"{option.label}" in the menu of "{opener.label}"')
        return await pursuit.sight.bind(after, MENU_CHOICE, match, bound)
    if any(one.part != "action" or one.collection or one.cluster for one in offered):
        return None  # more than a menu, or more than is shown of it
    await pursuit.perform(page_step("dom.press", "Close the menu", key="Escape"))
    names = ", ".join(f'"{clip(one.label, 60)}"' for one in offered[:MOST_TOLD])
    raise GaveUp(f'"{opener.label}" offers no "{clip(params.value)}"; it offers {names}')


def _bound_to(params: MenuChoiceParams, opener: Control, offered: list[Control]) -> MenuChoiceParams:
    current = next((one.label for one in offered if shows(opener.label, one.label)), "")
    return params.model_copy(update={"opener": opener.id, "label": opener.label, "current": current})


async def _press(pursuit: Pursuit, mini: MiniPCD, opener: Control) -> bool:
    match = Match((opener.id,), 0.8, why=f'"{opener.label}" may open a menu')
    chosen = await pursuit.sight.bind(mini, CLICK, match, CLICK.params(label=opener.label))
    steps = CLICK.plan(chosen.binding, chosen.params) if chosen is not None else []
    done = [await pursuit.perform(one) for one in steps if isinstance(one, ToolStep) and not pursuit.forbids(one)]
    return bool(done) and all(one.status == "ok" for one in done)
