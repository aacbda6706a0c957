"""Count nameless things by their look: `how many red circles are there`. Nothing is changed."""

from __future__ import annotations

from browser_copilot.page.intents import Intent
from browser_copilot.page.looks import count_drawn
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Read, Skill
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.limits import MAX_TOP_K
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep


class DrawnParams(Params):
    """What is counted, as the goal calls it."""

    asked: str


class CountDrawnSkill(Skill[DrawnParams]):
    """The summary shows one of several alike: all of them are asked for, and counted only where all were told."""

    name = "count_drawn"
    kinds = frozenset({"read"})
    params = DrawnParams
    about = "Count circles, squares and the like by colour and size."

    def read(self, intent: Intent) -> DrawnParams | None:
        """Only `how many` of one kind."""
        words = intent.which.words
        return DrawnParams(asked=words[0]) if intent.question == "count" and len(words) == 1 else None

    def match(self, mini: MiniPCD, params: DrawnParams) -> list[Match]:
        """A page where such things are drawn."""
        if count_drawn(params.asked, [one.label for one in list_controls(mini)]) is None:
            return []
        read = Read("drawn", "pcd.query", {"kind": "action", "topK": MAX_TOP_K})
        return [Match((), 0.9, (read,), "what is drawn on the page")]

    def bind(self, evidence: Evidence, params: DrawnParams) -> Binding | None:
        """The count; nothing where more is drawn than was told."""
        hits = evidence.answers.get("drawn")
        if not isinstance(hits, list) or len(hits) >= MAX_TOP_K:
            return None
        count = count_drawn(params.asked, [one.label for one in hits])
        return None if count is None else Binding({}, 0.9, evidence.match.why, answer=str(count))

    def plan(self, binding: Binding, params: DrawnParams) -> list[PlannedStep]:
        """Nothing to do."""
        return []

    def effects(self, params: DrawnParams) -> tuple[Effect, ...]:
        """It was counted."""

        def counted(outcome: Outcome) -> str | None:
            return f"counted {outcome.binding.why}"

        return (counted,)
