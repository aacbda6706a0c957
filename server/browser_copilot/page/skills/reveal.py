"""Show what is folded away: sections, tabs, menus, tree nodes. Nothing but the view changes."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import similarity
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    bind_one,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_NAMED = re.compile(
    r"\bsection\b|\bshow (?:more|details)\b|\bmore\b|\bmenu\b|\bexpand\b|\bdetails\b|^[▸▶►+›]|☰|mehr|mas\b|plus de"
)


_PLAIN = ("other", "generic")
_DROPS = re.compile(r"[▾▼⌄˅🔽⏷]$|^(?:please )?(?:choose|select|pick)\b.*(?:\.\.\.|…)")
"""What a list that opens below shows while it is closed."""
_FOLDED = re.compile(r"^[▸▶►›+]|[▸▶►›+]$")


class RevealParams(Params):
    """`role` is what to open (tab, section, ...), "" for anything folded; `hint` what is looked for; `opened` what was."""

    role: str = ""
    target: str = ""
    hint: str = ""
    ordinal: int | None = None
    opened: tuple[str, ...] = ()


def find_folds(mini: MiniPCD, params: RevealParams) -> list[tuple[Control, float]]:
    """What can be unfolded, likeliest first."""
    found: list[tuple[Control, float]] = []
    for one in list_controls(mini):
        if one.part != "action" or one.disabled or one.id in params.opened or looks_like_effect(one.label, one.href):
            continue
        score = _score(one, params)
        if score > 0:
            found.append((one, score + 0.3 * similarity(params.hint, one.label)))
    if params.role == "sections" and any(_says_folds(one) for one, _ in found):
        found = [(one, score) for one, score in found if not _is_bare(one)]
    if params.ordinal is not None and found:
        index = params.ordinal - 1 if params.ordinal > 0 else params.ordinal
        found = [found[index]] if -len(found) <= index < len(found) else []
    return sorted(found, key=lambda pair: -pair[1])


def _says_folds(one: Control) -> bool:
    """Whether it says itself that something is folded behind it, in the page's own part."""
    told = one.state.expanded is not None or one.role == "tab"
    return told and one.landmark not in ("nav", "header", "footer")


def _is_bare(one: Control) -> bool:
    """Nothing about it says that it folds: beside what does, it folds nothing."""
    words = fold(one.label)
    says = _says_folds(one) or _NAMED.search(words) or _DROPS.search(words) or _FOLDED.search(words)
    return one.role in _PLAIN and not says


def _score(one: Control, params: RevealParams) -> float:
    drops = one.role in ("button", *_PLAIN) and bool(_DROPS.search(fold(one.label)))
    named = 0.35 if params.target and similarity(params.target, one.label) > 0.7 else 0.0
    if params.target and not named:
        return 0.0
    if one.role == "tab":
        return 0.0 if one.state.selected else (0.6 if params.role == "tab" else 0.45) + named
    if one.state.expanded is False:
        return (0.6 if params.role in ("section", "sections", "treeitem", "menu", "") else 0.5) + named
    if (
        one.state.expanded is None
        and one.role in ("button", "heading", "link", *_PLAIN)
        and not one.href.strip("#")
        and params.role
    ):
        plain = one.role in _PLAIN and params.role in ("tab", "treeitem", "sections")
        return max(0.48 * bool(_NAMED.search(fold(one.label))), 0.5 * drops, 0.46 * plain) + named
    if drops and not one.href:
        return 0.5
    return named + 0.3 if named else 0.0


class RevealSkill(Skill[RevealParams]):
    """Open one folded thing."""

    name = "reveal"
    kinds = frozenset({"reveal"})
    params = RevealParams
    about = "Open a folded section, a tab, a menu or a tree node to see what is inside."

    def read(self, intent: Intent) -> RevealParams:
        """What the goal names, else the first."""
        return RevealParams(role=intent.role, target=intent.target, ordinal=intent.ordinal)

    def match(self, mini: MiniPCD, params: RevealParams) -> list[Match]:
        """Folded things of the page; what is open already stays so."""
        if params.target and any(
            one.state.expanded and similarity(params.target, one.label) > 0.85 for one in list_controls(mini)
        ):
            return [Match((), 0.95, why=f'"{params.target}" is open already')]
        return [Match((one.id,), min(0.95, score + (0.2 if params.target or params.role else 0.0)), why=f'"{one.label}" is folded')
                for one, score in find_folds(mini, params)[:8]]  # fmt: skip

    def bind(self, evidence: Evidence, params: RevealParams) -> Binding | None:
        """One slot."""
        return bind_one(evidence, "fold")

    def plan(self, binding: Binding, params: RevealParams) -> list[PlannedStep]:
        """Click it, unless it is open."""
        return [click(binding.slots["fold"], binding.why)] if binding.slots else []

    def effects(self, params: RevealParams) -> tuple[Effect, ...]:
        """Something came to sight, or was there already."""

        def was_open(outcome: Outcome) -> str | None:
            return None if outcome.binding.slots else outcome.binding.why

        return (was_open, saw_change, saw_dispatch)
