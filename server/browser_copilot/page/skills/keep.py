"""Read a value that is entered on another page later, and keep it."""

from __future__ import annotations

from dataclasses import replace

from browser_copilot.page.intents import Intent, Source
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants
from browser_copilot.page.skills.fill_form import full_texts, passages_of, read_text, with_full_texts
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.sources import Shown, find_value
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import ReadResult


class KeepParams(Params):
    """Where the value stands."""

    source: Source


class KeepSkill(Skill[KeepParams]):
    """The value is the answer of this part of the goal; what enters it is another order."""

    name = "keep"
    kinds = frozenset({"find"})
    params = KeepParams
    about = "Read a value on this page for a field of a later one."
    looks_up = True

    def read(self, intent: Intent) -> KeepParams | None:
        """Only what is to be kept."""
        return KeepParams(source=intent.source) if intent.way == "keep" and intent.source is not None else None

    def match(self, mini: MiniPCD, params: KeepParams) -> list[Match]:
        """Always: whether the page tells it is seen at binding."""
        lists = rank_collections(mini, "", least=0.3)[:3]
        near = [replace(read_text(params.source.of[:400]), key="near")] if params.source.of else []
        reads = (read_text(""), *near, *(read_collection(one, controls=False) for one, _ in lists))
        return [Match((), 0.8, reads, f'the value of "{params.source.of}"')]

    def bind(self, evidence: Evidence, params: KeepParams) -> Binding | Wants | None:
        """The one value that the page tells."""
        wanted = full_texts(evidence, [params.source])
        if wanted is not None:
            return wanted
        lists = [items for _, items in items_in(evidence, [one.key for one in evidence.match.reads])]
        near = evidence.answers.get("near")
        told = [one.text for one in near.passages] if isinstance(near, ReadResult) else []
        shown = Shown(passages_of(evidence), with_full_texts(evidence), lists, evidence.today, told)
        value = find_value(params.source, shown)
        return Binding({}, 0.8, evidence.match.why, answer=value) if value else None

    def plan(self, binding: Binding, params: KeepParams) -> list[PlannedStep]:
        """Nothing to do."""
        return []

    def effects(self, params: KeepParams) -> tuple[Effect, ...]:
        """It was read."""

        def read(outcome: Outcome) -> str | None:
            return f"read {outcome.binding.why}"

        return (read,)
