"""Search the site with its own search box."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Params, Skill, Wants, saw_change
from browser_copilot.page.skills.steps import click, page_step, type_text
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

SEARCH = re.compile(
    r"\bsearch\b|\bfind\b|\bfilter\b|\bsuche\w*|\bbuscar?\b|recherche\w*|\bcerca\b|\bzoek\w*|検索|搜索|поиск|query|keyword"
)


class SearchParams(Params):
    """What to search for."""

    query: str


def find_boxes(mini: MiniPCD) -> list[tuple[Control, float]]:
    """Search boxes, best first."""
    found: list[tuple[Control, float]] = []
    texts = [
        one
        for one in list_controls(mini)
        if one.role in ("textbox", "searchbox", "combobox") and not one.disabled and not one.is_secret
    ]
    for one in texts:
        named = 0.3 if SEARCH.search(fold(f"{one.label} {one.name}")) else 0.0
        score = (
            0.35
            + named
            + (0.25 if one.type == "search" or one.role == "searchbox" else 0.0)
            + (0.25 if one.purpose.startswith("search") else 0.0)
        )
        if one.type != "textarea":
            found.append((one, min(1.0, score)))
    return sorted(found, key=lambda pair: -pair[1])


class SearchSkill(Skill[SearchParams]):
    """SearchSkill of Specification 004."""

    name = "search"
    kinds = frozenset({"search"})
    params = SearchParams
    about = "Search the site with its search box."

    def read(self, intent: Intent) -> SearchParams | None:
        """The query."""
        return SearchParams(query=intent.target) if intent.target else None

    def match(self, mini: MiniPCD, params: SearchParams) -> list[Match]:
        """A search box."""
        return [Match((one.id,), score, why=f'search box "{one.label}"') for one, score in find_boxes(mini)[:2]]

    def bind(self, evidence: Evidence, params: SearchParams) -> Binding | Wants | None:
        """The box, and the button of its form or one called search."""
        box = next(one for one in list_controls(evidence.mini) if one.id == evidence.match.requested_ids[0])
        controls = list_controls(evidence.mini)
        buttons = [one for one in controls if one.part == "submit" and one.form_id == box.form_id] or [
            one for one in controls if one.role == "button" and SEARCH.search(fold(f"{one.label} {one.kind}"))]  # fmt: skip
        button = buttons[0].id if buttons else ""
        if button and button not in evidence.details:
            if len(evidence.details) > 1:
                return None
            return Wants(ids=(button,))
        if box.id not in evidence.details:
            return None
        slots = {"box": evidence.details[box.id], **({"button": evidence.details[button]} if button else {})}
        return Binding(slots, evidence.match.confidence, evidence.match.why)

    def plan(self, binding: Binding, params: SearchParams) -> list[PlannedStep]:
        """Type, then the button; Enter where there is none."""
        box = binding.slots["box"]
        press = page_step("dom.press", "Press Enter", key="Enter", selector=box.selector.to_wire())
        return [
            type_text(box, params.query, binding.why),
            click(binding.slots["button"]) if "button" in binding.slots else press,
        ]

    def effects(self, params: SearchParams) -> tuple[Effect, ...]:
        """The page changed."""
        return (saw_change,)
