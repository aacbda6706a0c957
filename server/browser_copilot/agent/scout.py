"""The Scout looks and proposes, it never acts: getMiniPCD, pcd.query, getDetails and capture.candidates, nothing else.

Specification 004, section 8.5: at most five candidates with selector, alternatives, label, kind, confidence, risk and
reason; the ids of the rest are kept as fallbacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from browser_copilot.agent.desk import Desk
from browser_copilot.page.items import names_of
from browser_copilot.page.rank import Candidate as Text
from browser_copilot.page.rank import Ranked, explain, rank
from browser_copilot.page.risk import assess
from browser_copilot.page.skills.navigate_menu import NavigateParams, rank_ways
from browser_copilot.page.text import clip, stems_of
from browser_copilot.page.view import Control, from_hit, list_controls
from browser_copilot.page.words import WAYS
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail, QueryHit
from browser_copilot.protocol.task import ActionBundle, Candidate

TOOLS = frozenset({"getMiniPCD", "pcd.query", "getDetails", "capture.candidates"})
MOST = 5
FALLBACKS = 15
LEAST = 0.3
SURROUNDINGS = 0.2


class NotReadOnly(Exception):
    """The Scout was asked to run a tool that is not its own: a bug in the caller."""


class Scout:
    """A read-only view of a desk. What the last search ranked is kept for `more`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._controls: dict[str, Control] = {}
        self._left: list[Ranked] = []

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        """Run one of the Scout's tools. Raises NotReadOnly for any other, ToolFailed when the tool fails."""
        if tool not in TOOLS:
            raise NotReadOnly(f"the Scout may use {', '.join(sorted(TOOLS))}, not {tool}")
        return await self._desk.look(tool, args)

    async def find(self, query: str, mini: MiniPCD, *, kind: str = "action", said: str = "") -> ActionBundle:
        """Probe the page for a label: what the summary shows and what it left out, ranked together.

        `said` is the whole order: what its other words tell of a control's surroundings counts a little.
        """
        self._controls = {one.id: one for one in list_controls(mini)}
        hits: list[QueryHit] = await self.look("pcd.query", {"kind": kind, "text": query[:400], "topK": 20})
        for hit in hits:
            found = from_hit(hit)
            known = self._controls.get(hit.id, found)
            self._controls[hit.id] = replace(known, context=known.context or found.context)
        others = set(stems_of(said)) - set(stems_of(query))
        texts = [Text(one.id, one.label, one.context, _lack(one, others)) for one in self._controls.values()]
        self._left = [one for one in rank(query, texts) if one.score > LEAST]
        return await self.more()

    async def find_ways(self, params: NavigateParams, mini: MiniPCD, said: str = "") -> ActionBundle:
        """Links that may lead to a place, those that the summary left out among them. `said` as in `find`."""
        more = [one for one in await self.left_out(params, mini) if not one.collection]
        self._controls = {one.id: one for one in (*list_controls(mini), *more)}
        ranked = rank_ways(mini, params, more)
        lacks = {one.id: _lack(self._controls[one.id], set(stems_of(said))) for one in ranked}
        least = max(lacks.values(), default=0.0)
        told = [replace(one, score=round(one.score + lacks[one.id] - least, 3)) for one in ranked]
        self._left = sorted(told, key=lambda one: -one.score)
        return await self.more()

    async def left_out(self, params: NavigateParams, mini: MiniPCD, tab_id: int | None = None) -> list[Control]:
        """Links that may lead to a place and that the bounded summary of the page does not show."""
        words = [params.target, *names_of(params.thing), *(way for way, _ in WAYS.get(params.thing, ()))]
        args: dict[str, Any] = {"kind": "action", "text": " ".join(filter(None, words))[:400], "topK": 20}
        hits: list[QueryHit] = await self.look("pcd.query", args | ({"tabId": tab_id} if tab_id is not None else {}))
        known = {one.id for one in list_controls(mini)}
        return [from_hit(one) for one in hits if one.id not in known]

    async def more(self) -> ActionBundle:
        """The next candidates of the last search; none when all were proposed."""
        ranked, self._left = self._left, self._left[MOST:]
        if not ranked:
            return ActionBundle(candidates=[], fallbacks=[])
        found: list[PCDActionDetail] = await self.look("getDetails", {"ids": [one.id for one in ranked[:MOST]]})
        details = {one.id: one for one in found}
        candidates = [
            _candidate(one, ranked[place:], self._controls[one.id], details[one.id])
            for place, one in enumerate(ranked[:MOST])
            if one.id in details
        ]
        return ActionBundle(candidates=candidates, fallbacks=[one.id for one in self._left[:FALLBACKS]])


def _lack(one: Control, words: set[str]) -> float:
    """What is taken off a control for the words that its surroundings do not have."""
    about = set(stems_of(f"{one.label} {one.context} {one.landmark} {one.kind} {one.href}"))
    return -SURROUNDINGS * len(words - about) / len(words) if words else 0.0


def _candidate(one: Ranked, rest: list[Ranked], control: Control, detail: PCDActionDetail) -> Candidate:
    return Candidate(
        detail=detail,
        label=clip(one.label),
        kind=clip(control.kind) or None,
        confidence=min(1.0, max(0.0, one.score)),
        risk=assess(one.label, role=control.role, kind=control.kind, purpose=control.purpose),
        why=clip(explain(rest), 300),
    )
