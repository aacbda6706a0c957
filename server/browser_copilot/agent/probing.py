"""The Scout is called where a binding is weak or ambiguous; what it proposes is tried in order until one has an effect.

Probing comes first. What stays a tie, a model may tell apart, where there is one; but of controls that do what cannot
be taken back the user says which is meant.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from browser_copilot.agent.history import change
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.scout import Scout
from browser_copilot.agent.sight import Choice, Chosen
from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import CLOSE
from browser_copilot.page.skills import CLICK
from browser_copilot.page.skills.base import Binding, Match
from browser_copilot.page.skills.navigate_menu import NavigateParams
from browser_copilot.page.skills.twins import PLACES, is_grave
from browser_copilot.page.text import clip, fold, stems_of
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ActionBundle, Candidate
from browser_copilot.protocol.tools import Cell, Item, ItemControl

SURE = 0.75
LIKELY = 0.6


class Probe:
    """What the Scout proposes for one intent. `skip` are signatures and names of what came to nothing."""

    def __init__(self, pursuit: Pursuit, skip: Set[str]) -> None:
        self._pursuit = pursuit
        self._skip = skip
        self._scout = Scout(pursuit.desk)
        self._proposed: list[Candidate] = []
        self._page = ""

    async def propose(self, mini: MiniPCD, intent: Intent) -> Chosen | None:
        """The best candidate beyond the summary that did not fail yet; the next of them at each call."""
        page = f"{mini.url} {mini.ts}"
        if page != self._page:
            self._page = page
            self._proposed = (await self._scout.find(intent.target, mini)).candidates
        known = {one.id for one in list_controls(mini)}
        repeated = find_repeated(mini, self._proposed)
        second = False
        while self._proposed and self._proposed[0].confidence >= SURE:
            for one in self._proposed:
                chosen = click_on(one, intent)
                if one.detail.id in known or one.confidence < SURE or second and chosen.may_harm(intent.target):
                    continue
                if fold(one.label) in repeated and not tells_item(one, intent):
                    continue
                if chosen.signature not in self._skip and chosen.name not in self._skip:
                    return chosen
                second = True
            self._proposed = (await self._scout.more()).candidates
        return None

    async def ask_model(self, mini: MiniPCD, intent: Intent) -> Chosen | None:
        """What the Scout ranks too low to be sure, a model may tell apart. Its word is a proposal like any other."""
        bundle = await self._scout.find(intent.target, mini)
        best = await _pick(self._pursuit, intent, bundle, mini) if bundle.candidates else None
        return click_on(best, intent) if best is not None else None


def find_repeated(mini: MiniPCD, proposed: Sequence[Candidate]) -> set[str]:
    """What several controls are called, or one that stands for those of a list."""
    names = [fold(one.label) for one in proposed]
    lists = {fold(one.label) for one in list_controls(mini) if one.collection or one.cluster}
    return lists | {one for one in names if names.count(one) > 1}


def tells_item(one: Candidate, intent: Intent) -> bool:
    """Whether a control may be that of the item that is meant: of several called the same only its name tells."""
    named = {*stems_of(" ".join([*intent.which.words, intent.scope]))} - PLACES
    return named <= {*stems_of(one.label)} and (bool(named) or intent.which.is_any)


def click_on(best: Candidate, intent: Intent) -> Chosen:
    """A click on what the Scout proposes."""
    params = CLICK.params(label=intent.target, exact=intent.quoted, role=intent.role)
    why = clip(f"Scout: {best.why}", 300)
    binding = Binding({"control": best.detail}, best.confidence, why, done=intent.kind != "navigate")
    return Chosen(CLICK, params, binding)


async def pick_way(pursuit: Pursuit, intent: Intent, place: NavigateParams, mini: MiniPCD) -> tuple[Match, str] | None:
    """Of links that may lead to a place, and are close or weak, the one that probing or a model tells, and its name."""
    bundle = await Scout(pursuit.desk).find_ways(place, mini, intent.text)
    near = bundle.candidates
    if not near:
        return None
    if len(near) > 1:
        pursuit.weigh(near)
    rival = near[1].confidence if len(near) > 1 else 0.0
    clear = near[0].confidence >= LIKELY and near[0].confidence - rival > CLOSE
    best = near[0] if clear else await _pick(pursuit, intent, bundle, mini)
    return (Match((best.detail.id,), best.confidence, why=f"Scout: {best.why}"), best.label) if best else None


async def settle_tie(pursuit: Pursuit, intent: Intent, choice: Choice, mini: MiniPCD) -> Chosen | None:
    """What was chosen, or what the Scout, a model or the user tells from it; the first on the page when nobody can."""
    chosen = choice.chosen
    if chosen is None or not choice.close:
        return chosen
    near = await _look_closer(pursuit, intent, choice, mini)
    if len(near) < 2:
        return chosen
    pursuit.weigh(near)
    if any(is_grave(one.label) for one in near):
        rivals = Binding({}, 0.0, chosen.binding.why, {"twins": True}, rivals=_as_items(near))
        return Chosen(chosen.skill, chosen.params, rivals)
    clear = near[0].confidence - near[1].confidence > CLOSE
    bundle = ActionBundle(candidates=near, fallbacks=[])
    best = near[0] if clear else await _pick(pursuit, intent, bundle, mini) if pursuit.chooser else None
    if best is None or best.detail.id in {one.id for one in chosen.binding.slots.values()}:
        return chosen
    match = Match((best.detail.id,), best.confidence, why=clip(f"Scout: {best.why}", 300))
    return await pursuit.sight.bind(mini, chosen.skill, match, chosen.params) or chosen


async def _look_closer(pursuit: Pursuit, intent: Intent, choice: Choice, mini: MiniPCD) -> list[Candidate]:
    """The candidates that are close, by all that the order says, and better ones beyond the summary; best first."""
    assert choice.chosen is not None
    ids = {one.id for one in choice.chosen.binding.slots.values()} | set(choice.close)
    shown = {one.id for one in list_controls(mini)}
    found = (await Scout(pursuit.desk).find(intent.target, mini, said=intent.text)).candidates
    best = max((one.confidence for one in found if one.detail.id in ids), default=1.0)
    return [one for one in found if one.detail.id in ids or one.detail.id not in shown and one.confidence > best]


async def _pick(pursuit: Pursuit, intent: Intent, bundle: ActionBundle, mini: MiniPCD) -> Candidate | None:
    if pursuit.chooser is None:
        return None
    pursuit.task = change(pursuit.task, pursuit.now_ms, model_calls=pursuit.task.model_calls + 1)
    return await pursuit.chooser.choose(intent.text, bundle, mini, pursuit.desk)


def _as_items(near: Sequence[Candidate]) -> tuple[Item, ...]:
    """Controls as items that a person tells apart by their names."""
    return tuple(
        Item(
            index=place,
            fields={"name": Cell(type="text", text=one.label)},
            controls=[ItemControl(id=one.detail.id, label=one.label, role=one.detail.role)],
        )
        for place, one in enumerate(near)
    )
