"""Looking: page summaries, details and reads, as a skill asks for them. Nothing here changes a page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import find_skills
from browser_copilot.page.skills.base import Binding, Evidence, Match, Read, Skill, Wants
from browser_copilot.page.skills.lists import is_pager, rank_collections, read_collection
from browser_copilot.page.skills.twins import is_grave
from browser_copilot.page.text import fold
from browser_copilot.protocol.limits import MAX_DETAIL_IDS
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail
from browser_copilot.protocol.tools import ExtractResult, Item

WEAK = 0.45
MOST_TRIED = 6
MOST_WANTS = 4


@dataclass(frozen=True)
class Chosen:
    """A skill that fits the page, bound to it."""

    skill: Skill[Any]
    params: Any
    binding: Binding

    @property
    def signature(self) -> str:
        """What tells this choice from others on the same page."""
        ids = ",".join(sorted(one.id for one in self.binding.slots.values()))
        return f"{self.skill.name}:{ids}:{self.binding.values.get('way', '')}"

    @property
    def name(self) -> str:
        """The same in words, for pages that give their controls new ids."""
        labels = ",".join(sorted(one.label for one in self.binding.slots.values()))
        return f"{self.skill.name} {labels} {self.binding.values.get('way', '')}"

    def may_harm(self, wanted: str) -> bool:
        """Whether its one control does what cannot be taken back, and is called otherwise than was said."""
        labels = [one.label for one in self.binding.slots.values()]
        return len(labels) == 1 and is_grave(labels[0]) and fold(labels[0]) != fold(wanted)

    def on_the_way(self) -> Chosen:
        """The same as a step towards the goal, after which it is not reached."""
        return replace(self, binding=replace(self.binding, done=False))


@dataclass(frozen=True)
class Choice:
    """The outcome of choosing: what was bound, if anything was, and how well the page matched at best.

    `close` are the ids of other controls that fit about as well.
    """

    chosen: Chosen | None
    best_match: float = 0.0
    close: tuple[str, ...] = ()


class Sight:
    """A pair of eyes on one desk. `today` is what relative dates count from."""

    def __init__(self, desk: Desk, today: date) -> None:
        self._desk = desk
        self._today = today

    async def see(self) -> MiniPCD:
        """The current page. Raises ToolFailed."""
        mini: MiniPCD = await self._desk.look("getMiniPCD", {})
        return mini

    async def settle(self, timeout_ms: int = 3_000) -> None:
        """Wait until the page is quiet. A page that never is quiet is no failure."""
        try:
            await self._desk.look("dom.waitFor", {"event": "networkIdle", "timeoutMs": timeout_ms})
        except ToolFailed:
            return

    async def lists(self, mini: MiniPCD, thing: str) -> list[list[Item]]:
        """The items of the lists of a page that may hold a thing; pagers left out."""
        ranked = rank_collections(mini, thing, least=0.3)[:3] or rank_collections(mini, "", least=0.3)[:3]
        answers = [await _answer(self._desk, read_collection(one, controls=False)) for one, _ in ranked]
        return [one.items for one in answers if isinstance(one, ExtractResult) and not is_pager(one.items)]

    async def choose(self, mini: MiniPCD, intent: Intent, skip: Iterable[str] = ()) -> Choice:
        """The best skill for an intent on this page: matched by the summary, bound by details."""
        options: list[tuple[Match, Skill[Any], Any]] = []
        for skill in find_skills(intent):
            params = skill.read(intent)
            if params is not None:
                options += [(match, skill, params) for match in skill.match(mini, params)]
        options.sort(key=lambda one: -one[0].confidence)
        passed = set(skip)
        second = False
        for match, skill, params in options[:MOST_TRIED]:
            if match.confidence < WEAK:
                break
            chosen = await self.bind(mini, skill, match, params)
            if chosen is None or second and chosen.may_harm(intent.target):
                continue
            if chosen.signature not in passed and chosen.name not in passed:
                return Choice(chosen, match.confidence, match.close)
            second = True
        return Choice(None, options[0][0].confidence if options else 0.0)

    async def bind(self, mini: MiniPCD, skill: Skill[Any], match: Match, params: Any) -> Chosen | None:
        """Let a skill bind: fetch what the match asks for, then what binding still wants."""
        evidence = Evidence(mini, self._today, match)
        evidence = await _fetch(self._desk, evidence, match.requested_ids, match.reads)
        for _ in range(MOST_WANTS):
            answer = skill.bind(evidence, params)
            if not isinstance(answer, Wants):
                return Chosen(skill, params, answer) if answer is not None else None
            missing = [one for one in answer.ids if one not in evidence.details]
            unread = [one for one in answer.reads if one.key not in evidence.answers]
            if not missing and not unread:
                return None
            evidence = await _fetch(self._desk, evidence, missing, unread)
        return None


async def _fetch(desk: Desk, evidence: Evidence, ids: Sequence[str], reads: Sequence[Read]) -> Evidence:
    jobs = [_details(desk, ids), *(_answer(desk, one) for one in reads)]
    details, *answers = await asyncio.gather(*jobs)
    return replace(
        evidence,
        details={**evidence.details, **details},
        answers={**evidence.answers, **{read.key: one for read, one in zip(reads, answers, strict=True)}},
    )


async def _details(desk: Desk, ids: Sequence[str]) -> Any:
    """Details by id. A form's submit control comes with the details of the form."""
    if not ids:
        return {}
    asked = list(dict.fromkeys(one.removesuffix(".submit") for one in ids))
    try:
        found: list[PCDActionDetail] = await desk.look("getDetails", {"ids": asked[:MAX_DETAIL_IDS]})
    except ToolFailed:
        return {}
    return {one.id: one for one in found}


async def _answer(desk: Desk, read: Read) -> Any:
    try:
        return await desk.look(read.tool, dict(read.args))
    except ToolFailed as failure:
        return failure.failed
