"""Go to a page by its link, menu entry or tab: the strongest name wins, words on the way count less."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.addresses import resolve
from browser_copilot.page.goals import judge, predicate_for
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import names_of
from browser_copilot.page.rank import Ranked, explain, find_close, similarity
from browser_copilot.page.risk import looks_like_effect
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.steps import click, page_step
from browser_copilot.page.text import fold, stem, stems_of, words_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.words import WAYS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

NAMED = 0.5
"""Likeness of names from which a link leads to the page itself, not only towards it."""
NAMES = "its address names it"
_PLACES = ("link", "menuitem", "tab", "treeitem")
_BONUS = {"nav": 0.04, "header": 0.02, "main": 0.02, "aside": 0.0, "footer": -0.05}


class NavigateParams(Params):
    """Where to go: a URL, a label, or the page of a kind of thing. `avoid` are paths and labels that led nowhere."""

    target: str = ""
    thing: str = ""
    url: str = ""
    avoid: tuple[str, ...] = ()
    strict: bool = True


def rank_ways(mini: MiniPCD, params: NavigateParams, more: Sequence[Control] = ()) -> list[Ranked]:
    """The links of a page by how likely they lead there; links that look like effects are left out, unless the goal
    names just that one.

    `more` are links of the page that its summary does not show.
    """
    names = [one for one in (params.target, *names_of(params.thing)) if one]
    found: dict[str, tuple[Control, float, str]] = {}
    for one in (*list_controls(mini), *more):
        named = params.strict and fold(one.label) == fold(params.target)
        if (
            not _is_way(one, mini)
            or not named
            and looks_like_effect(one.label, one.href)
            or one.id in params.avoid
            or fold(one.label) in params.avoid
            or one.href in params.avoid
        ):
            continue
        score, why = _score(one, names, params)
        if score > 0.2:
            found[one.id] = (one, score + _BONUS.get(one.landmark, 0.0), why)
    ranked = [Ranked(one.id, one.label, round(score, 3), why) for one, score, why in found.values()]
    return sorted(ranked, key=lambda one: -one.score)


def _is_way(one: Control, mini: MiniPCD) -> bool:
    if one.part != "action" or one.role not in _PLACES or one.disabled or one.collection:
        return False
    inside = bool(re.search(r"#.", one.href)) and not mini.url.endswith(one.href[one.href.find("#") :])
    return inside or _path(one.href, mini.url) != _path(mini.url, mini.url)


def _path(href: str, base: str) -> str:
    return resolve(base, href).split("#")[0].rstrip("/") if href else "?"


def _score(one: Control, names: list[str], params: NavigateParams) -> tuple[float, str]:
    best = max(((similarity(name, one.label), f'named like "{name}"') for name in names), default=(0.0, ""))
    words = {stem(word) for word in words_of(one.label)}
    for way, weight in WAYS.get(params.thing, ()):
        if stem(way) in words and weight * (1.0 if len(words) == 1 else 0.8) > best[0]:
            best = (weight * (1.0 if len(words) == 1 else 0.8), f'"{way}" is often on the way to {params.thing}s')
    address = [stem(word) for word in words_of(one.href.rsplit("/", 1)[-1].split("?")[0].replace("-", " "))]
    if any(stem(fold(name)) in address for name in names) and best[0] < 0.7:
        best = (0.7, NAMES)
    return best


def _is_part(label: str, target: str, mini: MiniPCD) -> bool:
    """`Settings` is on the way to the notification settings, not there, unless the page itself says the rest."""
    words, page = stems_of(label), stems_of(" ".join([mini.title, *mini.headings[:1]]))
    missing = [one for one in stems_of(target) if one not in _PLACE_WORDS and one not in words]
    return bool(missing) and all(one in stems_of(target) for one in words) and not all(one in page for one in missing)


_PLACE_WORDS = frozenset({"page", "section", "tab", "screen", "menu", "site", "list", "overview"})


def _close(ranked: Sequence[Ranked], params: NavigateParams) -> tuple[str, ...]:
    """Where the page was named; on the way to a thing one link may be tried after the other."""
    return find_close(ranked, params.target) if params.target and params.strict else ()


class NavigateMenuSkill(Skill[NavigateParams]):
    """NavigateByMenuSkill of Specification 004."""

    name = "navigate_menu"
    kinds = frozenset({"navigate"})
    params = NavigateParams
    about = "Go to a page of this site by its link, menu entry or tab, or to a URL."

    def read(self, intent: Intent) -> NavigateParams | None:
        """A URL is opened; anything else is looked for among the links."""
        if intent.role == "url":
            return NavigateParams(url=intent.target)
        return NavigateParams(target=intent.target, thing=intent.thing) if intent.target or intent.thing else None

    def match(self, mini: MiniPCD, params: NavigateParams) -> list[Match]:
        """Links by name; a URL always fits."""
        if params.url:
            return [Match((), 1.0, why="the goal names the address")]
        if params.strict and params.target and fold(params.target) in {fold(one) for one in mini.headings[:1]}:
            return [Match((), 1.0, why="already there")]
        ranked = rank_ways(mini, params)
        there = params.strict and params.thing and judge(predicate_for(params.thing), mini).hit
        if there and (not ranked or ranked[0].score < NAMED):
            return [Match((), 0.7, why="already there")]
        return [
            Match((one.id,), min(one.score, 1.0), (), explain(ranked[place:]), _close(ranked[place:3], params))
            for place, one in enumerate(ranked[:3])
        ]

    def bind(self, evidence: Evidence, params: NavigateParams) -> Binding | None:
        """One slot: the link."""
        match = evidence.match
        if not match.requested_ids:
            return Binding({}, 1.0, match.why, done=True)
        detail = evidence.details.get(match.requested_ids[0])
        if detail is None:
            return None
        names = [params.target] if params.target else list(names_of(params.thing))
        named = max((similarity(one, detail.label) for one in names), default=1.0) >= NAMED
        if params.strict and params.target and _is_part(detail.label, params.target, evidence.mini):
            named = False
        return Binding({"link": detail}, match.confidence, match.why, done=named or NAMES in match.why)

    def plan(self, binding: Binding, params: NavigateParams) -> list[PlannedStep]:
        """Open the address, or click the link."""
        if params.url:
            url = params.url if "://" in params.url else f"https://{params.url}"
            return [page_step("tabs.navigate", f"Open {url}", url=url)]
        return [click(binding.slots["link"], binding.why)] if "link" in binding.slots else []

    def effects(self, params: NavigateParams) -> tuple[Effect, ...]:
        """The page is the one that was named, or at least another one."""

        def arrived(outcome: Outcome) -> str | None:
            verdict = judge(predicate_for(params.thing, params.target), outcome.after)
            return f"the page is {outcome.after.title}" if verdict.hit else None

        def stayed(outcome: Outcome) -> str | None:
            return "the page was open already" if not outcome.records and not params.url else None

        def pressed(outcome: Outcome) -> str | None:
            link = outcome.binding.slots.get("link")
            return saw_dispatch(outcome) if link is not None and link.role == "treeitem" else None

        return (arrived, saw_change, stayed, pressed)
