"""Rename what a double click on its very name makes a field of, as file lists do; the last way to rename."""

from __future__ import annotations

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Skill
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.rename import RenameParams, RenameSkill, speaks
from browser_copilot.page.skills.steps import WAYS, page_step
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import ByCss, ByText
from browser_copilot.protocol.task import PlannedStep

LAST = 0.5
FOCUSED = ByCss(css=":is(input:not([type]), input[type=text]):not([role=searchbox]):focus")
"""What the double click opened: a field of one line; never a search, a note or what is being written elsewhere."""


class InPlaceParams(RenameParams):
    """What is called `old` shall be called `new`."""


class RenameInPlaceSkill(Skill[InPlaceParams]):
    """Rename a text that is no control."""

    name = "rename_in_place"
    kinds = frozenset({"fill"})
    params = InPlaceParams
    about = "Rename a thing by a double click on its name."

    def read(self, intent: Intent) -> InPlaceParams | None:
        """`rename X to Y`."""
        named = RenameSkill().read(intent)
        return InPlaceParams(old=named.old, new=named.new) if named else None

    def match(self, mini: MiniPCD, params: InPlaceParams) -> list[Match]:
        """Always: whether the name is there is seen at binding."""
        return [Match((), LAST, (read_text(params.old[:400]),), f'"{params.old}" as a text')]

    def bind(self, evidence: Evidence, params: InPlaceParams) -> Binding | None:
        """The page shows the name."""
        shown = any(speaks(one, params.old) for one in passages_of(evidence))
        return Binding({}, LAST, evidence.match.why, {"way": "double"}) if shown else None

    def plan(self, binding: Binding, params: InPlaceParams) -> list[PlannedStep]:
        """Open the field, put the new name there, keep it by Enter."""
        text, field = ByText(text=params.old[:500]).to_wire(), FOCUSED.to_wire()
        old, new = clip(params.old), clip(params.new)
        return [
            page_step("dom.click", f'Double-click the text "{old}"', binding.why, selector=text, **WAYS["double"]),
            page_step("dom.type", f'Enter "{new}" in its place', selector=field, text=params.new, replace=True),
            page_step("dom.press", "Press Enter", key="Enter", selector=field),
        ]

    def effects(self, params: InPlaceParams) -> tuple[Effect, ...]:
        """The page shows the new name, and objects to nothing."""
        return tuple(RenameSkill().effects(params))
