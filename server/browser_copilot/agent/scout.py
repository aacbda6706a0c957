"""The Scout looks and proposes, it never acts: getMiniPCD, pcd.query, getDetails and capture.candidates, nothing else.

Specification 004, section 8.5: at most five candidates with selector, alternatives, label, kind, confidence, risk and
reason; the ids of the rest are kept as fallbacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from browser_copilot.agent.desk import Desk
from browser_copilot.page.rank import Candidate as Text
from browser_copilot.page.rank import Ranked, explain, rank
from browser_copilot.page.risk import assess
from browser_copilot.page.text import clip
from browser_copilot.page.view import Control, from_hit, list_controls
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail, QueryHit
from browser_copilot.protocol.task import ActionBundle, Candidate

TOOLS = frozenset({"getMiniPCD", "pcd.query", "getDetails", "capture.candidates"})
MOST = 5
FALLBACKS = 15


class NotReadOnly(Exception):
    """The Scout was asked to run a tool that is not its own: a bug in the caller."""


class Scout:
    """A read-only view of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        """Run one of the Scout's tools. Raises NotReadOnly for any other, ToolFailed when the tool fails."""
        if tool not in TOOLS:
            raise NotReadOnly(f"the Scout may use {', '.join(sorted(TOOLS))}, not {tool}")
        return await self._desk.look(tool, args)

    async def find(self, query: str, mini: MiniPCD, *, kind: str = "action", roles: Sequence[str] = ()) -> ActionBundle:
        """Probe the page for a label: what the summary shows and what it left out, ranked together."""
        controls = {one.id: one for one in list_controls(mini)}
        hits: list[QueryHit] = await self.look("pcd.query", {"kind": kind, "text": query[:400], "topK": 20})
        for hit in hits:
            controls.setdefault(hit.id, from_hit(hit))
        wanted = [one for one in controls.values() if not roles or one.role in roles]
        ranked = [
            one for one in rank(query, [Text(one.id, one.label, one.context) for one in wanted]) if one.score > 0.3
        ]
        if not ranked:
            return ActionBundle(candidates=[], fallbacks=[])
        details = await self.look("getDetails", {"ids": [one.id for one in ranked[:MOST]]})
        return _bundle(ranked, controls, {one.id: one for one in details})


def _bundle(ranked: list[Ranked], controls: dict[str, Control], details: dict[str, PCDActionDetail]) -> ActionBundle:
    candidates = [
        _candidate(one, ranked[place:], controls[one.id], details[one.id])
        for place, one in enumerate(ranked[:MOST])
        if one.id in details
    ]
    fallbacks = [one.id for one in ranked if one.id not in {c.detail.id for c in candidates}]
    return ActionBundle(candidates=candidates, fallbacks=fallbacks[:FALLBACKS])


def _candidate(one: Ranked, rest: list[Ranked], control: Control, detail: PCDActionDetail) -> Candidate:
    return Candidate(
        detail=detail,
        label=clip(one.label),
        kind=clip(control.kind) or None,
        confidence=min(1.0, max(0.0, one.score)),
        risk=assess(one.label, role=control.role, kind=control.kind, purpose=control.purpose),
        why=clip(explain(rest), 300),
    )
