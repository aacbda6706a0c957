"""Click the text itself, where a page has no control of that name: the last way, for pages that say little of themselves."""

from __future__ import annotations

from browser_copilot.page.intents import Intent
from browser_copilot.page.risk import assess
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Params, Skill, saw_change
from browser_copilot.page.skills.steps import WAYS
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.selector import ByText
from browser_copilot.protocol.task import PlannedStep, ToolStep


class ClickTextParams(Params):
    """The text, as the page shows it; `way` is double or right. `part`: it need be only a part of what is shown."""

    text: str
    way: str = ""
    part: bool = False


class ClickTextSkill(Skill[ClickTextParams]):
    """The smallest visible element with this very text."""

    name = "click_text"
    kinds = frozenset()
    params = ClickTextParams
    about = "Click a text that is no control."

    def read(self, intent: Intent) -> ClickTextParams | None:
        """The label that was asked for, or the one thing that was to be chosen."""
        if intent.kind == "choose":
            one = intent.items[0] if len(intent.items) == 1 and not intent.off else ""
            return ClickTextParams(text=one, part=intent.way == "part") if one else None
        if intent.kind not in ("click", "send") or not intent.target or intent.which.words:
            return None  # the word alone may stand for another thing than the one that was named
        return ClickTextParams(text=intent.target, way=intent.way)

    def match(self, mini: MiniPCD, params: ClickTextParams) -> list[Match]:
        """Always: whether the text is there is seen at the click."""
        return [Match((), 0.46, why=f'"{params.text}" as a text')]

    def bind(self, evidence: Evidence, params: ClickTextParams) -> Binding | None:
        """No slots: the text is the selector."""
        return Binding({}, 0.46, evidence.match.why, {"way": params.text})

    def plan(self, binding: Binding, params: ClickTextParams) -> list[PlannedStep]:
        """One click, with the risk that the text speaks of."""
        text = ByText(text=params.text[:500], name_mode="includes" if params.part else None)
        args = {"selector": text.to_wire(), **WAYS.get(params.way, {})}
        return [ToolStep(tool="dom.click", args=args, description=f'Click the text "{clip(params.text)}"',
                         risk=assess(params.text, role="button"), why=binding.why)]  # fmt: skip

    def effects(self, params: ClickTextParams) -> tuple[Effect, ...]:
        """Only a change counts: a text may be no more than a text."""
        return (saw_change,)
