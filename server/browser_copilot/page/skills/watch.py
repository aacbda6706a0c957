"""Wait until a number of the page keeps a bound: a price that falls, a counter that fills."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.steps import page_step
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.which import Comparison
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_NUMBER = re.compile(r"[$€£]?\s?(-?\d[\d,]*(?:\.\d+)?)")
PATIENCE_MS = 20_000


class WatchParams(Params):
    """The name of the number, and the bound."""

    label: str
    bound: Comparison


class WatchSkill(Skill[WatchParams]):
    """Each round reads the number; until it fits, the next round waits for the shown one to go."""

    name = "watch"
    kinds = frozenset({"wait"})
    params = WatchParams
    about = "Wait until a number on the page is above or below a bound."

    def read(self, intent: Intent) -> WatchParams | None:
        """Only with a bound."""
        return WatchParams(label=intent.target, bound=intent.until) if intent.until else None

    def match(self, mini: MiniPCD, params: WatchParams) -> list[Match]:
        """Always."""
        return [Match((), 1.0, (read_text(""),), f'the number of "{params.label}"')]

    def bind(self, evidence: Evidence, params: WatchParams) -> Binding | None:
        """Done when it fits, else what has to go first."""
        shown = find_number(params.label, passages_of(evidence))
        if shown is None:
            return None
        text, number = shown
        if params.bound.holds(number):
            return Binding({}, 1.0, f"{params.label} is {number:g}", {"way": text})
        return Binding({}, 0.9, f"{params.label} is {number:g}", {"way": text, "wait": text}, done=False)

    def plan(self, binding: Binding, params: WatchParams) -> list[PlannedStep]:
        """Wait for the number to change."""
        text = binding.values.get("wait")
        if not text:
            return []
        words = f'Wait while it is "{text}"'
        return [page_step("dom.waitFor", words, binding.why, event="gone", value=text, timeoutMs=PATIENCE_MS)]

    def effects(self, params: WatchParams) -> tuple[Effect, ...]:
        """Binding has seen it; on the way, the number is another one."""

        def seen(outcome: Outcome) -> str | None:
            return outcome.binding.why

        return (seen,)


def find_number(label: str, passages: list[str]) -> tuple[str, float] | None:
    """The number that stands after a label, as text and as number; without such a label the only one."""
    wanted = stems_of(label)
    for text in passages:
        for word in reversed(wanted):
            found = re.search(rf"\b{re.escape(word)}\w*\b[^\d$€£-]{{0,20}}([$€£]?\s?-?\d[\d,]*(?:\.\d+)?)", fold(text))
            if found:
                return _pair(found[1])
    numbers = {found for text in passages for found in _NUMBER.findall(text)}
    return _pair(numbers.pop()) if len(numbers) == 1 else None


def _pair(text: str) -> tuple[str, float] | None:
    number = _NUMBER.search(text)
    return (text.strip(), float(number[1].replace(",", ""))) if number else None
