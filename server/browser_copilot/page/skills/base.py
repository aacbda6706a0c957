"""A skill looks at a page summary, asks for details, binds them to slots and plans steps; it never acts itself.

Specification 004, section 10: match -> bind -> plan -> effects. `bind` may ask for more (`Wants`) before it decides,
because the controls of an item are known only after its collection was read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from browser_copilot.page.intents import Intent
from browser_copilot.page.view import list_controls
from browser_copilot.page.words import Kind
from browser_copilot.protocol.page import MiniPCD, Observation, PCDActionDetail
from browser_copilot.protocol.task import UNSEEN, PlannedStep, StepRecord, ToolStep
from browser_copilot.protocol.tools import Item


class Params(BaseModel):
    """The parameters of a skill, made from an intent."""

    model_config = ConfigDict(frozen=True, extra="forbid")


P = TypeVar("P", bound=Params)


@dataclass(frozen=True)
class Read:
    """A reading tool to be run before binding; `args` in camelCase without the tab. The answer is found under `key`."""

    key: str
    tool: str
    args: Mapping[str, Any]


@dataclass(frozen=True)
class Match:
    """A way in which the skill fits the page. `requested_ids` are asked for with getDetails.

    `close` are the ids of controls of other names that fit about as well.
    """

    requested_ids: tuple[str, ...]
    confidence: float
    reads: tuple[Read, ...] = ()
    why: str = ""
    close: tuple[str, ...] = ()


@dataclass(frozen=True)
class Evidence:
    """What is known of the page at binding: the summary, details by id, answers of reads by key."""

    mini: MiniPCD
    today: date
    match: Match
    details: Mapping[str, PCDActionDetail] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Wants:
    """Binding needs these too."""

    ids: tuple[str, ...] = ()
    reads: tuple[Read, ...] = ()


@dataclass(frozen=True)
class Binding:
    """Slots filled with details. `done` means that nothing is left to do after the plan; `answer` goes to the user.

    `rivals` are items that the goal's words do not tell apart: nothing is done before the user said which is meant.
    """

    slots: Mapping[str, PCDActionDetail]
    confidence: float
    why: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    answer: str = ""
    done: bool = True
    rivals: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What happened: the page before and after, the records of the steps, the files that are new in the folder."""

    before: MiniPCD
    after: MiniPCD
    records: Sequence[StepRecord]
    binding: Binding
    files: Sequence[tuple[str, int]] = ()

    @property
    def observations(self) -> list[Observation]:
        """The observations of the steps, in order."""
        return [one.observation for one in self.records if one.observation is not None]


Effect = Callable[[Outcome], str | None]
"""Says how an effect was seen, None when it was not."""


class Skill(Generic[P]):
    """Subclasses set `name`, `kinds`, `params` and fill in the four parts."""

    name: ClassVar[str]
    kinds: ClassVar[frozenset[Kind]]
    params: type[P]
    about: ClassVar[str] = ""
    looks_up: ClassVar[bool] = False
    """Whether it reads values from the page that the goal only points at."""

    def read(self, intent: Intent) -> P | None:
        """The parameters that an intent gives; None when the skill does not fit it."""
        raise NotImplementedError

    def match(self, mini: MiniPCD, params: P) -> list[Match]:
        """The ways in which the page offers this, best first."""
        raise NotImplementedError

    def bind(self, evidence: Evidence, params: P) -> Binding | Wants | None:
        """Fill the slots; None when this match does not hold what it promised."""
        raise NotImplementedError

    def plan(self, binding: Binding, params: P) -> list[PlannedStep]:
        """The steps. Empty when there is nothing to do but to answer."""
        raise NotImplementedError

    def is_asked(self, mini: MiniPCD, params: P) -> bool:
        """Whether the page asks if what the skill began is meant."""
        return False

    def is_reached(self, outcome: Outcome) -> bool:
        """Whether nothing is left to do, once an effect was seen."""
        return outcome.binding.done

    def effects(self, params: P) -> Sequence[Effect]:
        """Each tells how it saw the effect; the first that did is the proof."""
        return (saw_change,)

    def shown_later(self, outcome: Outcome, params: P) -> str | None:
        """After a restart: how the page and the records of the whole plan alone prove it, without what was bound."""
        return None


def bind_one(evidence: Evidence, slot: str) -> Binding | None:
    """The one control of the match in that slot, none where all is as it should be; None when the control is gone."""
    match = evidence.match
    if not match.requested_ids:
        return Binding({}, match.confidence, match.why)
    detail = evidence.details.get(match.requested_ids[0])
    return Binding({slot: detail}, match.confidence, match.why) if detail else None


def saw_change(outcome: Outcome) -> str | None:
    """Something on the page is different from before."""
    for seen in reversed(outcome.observations):
        if seen.download is not None and seen.download.state == "complete":
            return f"downloaded {seen.download.filename}"
        if seen.url_changed:
            return f"the page is now {outcome.after.title or outcome.after.url}"
        if seen.opened_tabs:
            return "a tab was opened"
        if seen.messages:
            return f'the page says "{seen.messages[0].text}"'
        if seen.changes:
            return "the page changed: " + "; ".join(seen.changes[:3])
        if seen.dialog is not None:
            return f'the dialog "{seen.dialog.label}" opened'
    if outcome.after.url != outcome.before.url:
        return f"the page is now {outcome.after.title or outcome.after.url}"
    if outcome.after.document_id != outcome.before.document_id or outcome.after.ts != outcome.before.ts:
        return "the page changed"
    return None


def saw_dispatch(outcome: Outcome) -> str | None:
    """The browser acted on the very element that was bound: enough for an order that names only the act, and told."""
    acted = [one for one in outcome.records if one.status == "ok" and one.observation is not None]
    step = acted[-1].step if acted else None
    return f"{step.description}: done; {UNSEEN}" if isinstance(step, ToolStep) else None


def refusals(outcome: Outcome) -> list[str]:
    """What the page objects to: errors that were not there before, fields that are marked."""
    before = {one.text for one in outcome.before.messages}
    told = [one.text for one in outcome.after.messages if one.kind == "error" and one.text not in before]
    told += [one.text for one in outcome.after.messages if one.kind == "alert" and one.text not in before]
    return told + [f"{one.label}: {one.error}" for one in list_controls(outcome.after) if one.error]
