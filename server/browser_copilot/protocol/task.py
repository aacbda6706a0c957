"""A Task is one user goal being pursued (Specification 004, section 9).

Its status moves only by the table in `agent/transitions.py`.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Count, Fraction, Id, Json, Label, Millis, Text, Url, Wire
from browser_copilot.protocol.page import Observation, PCDActionDetail
from browser_copilot.protocol.tools import ToolResult

TaskStatus = Literal[
    "created",
    "planning",
    "exploring",
    "executing",
    "awaiting_user",
    "blocked",
    "succeeded",
    "failed",
    "cancelled",
]
Risk = Literal["low", "medium", "high"]
UNSEEN = "no effect was seen"
"""Stands in the summary where something was done and changed nothing that could be seen: that is not verified."""
Description = Annotated[str, StringConstraints(max_length=300)]


class ToolStep(Wire):
    """`tool` and `args` as in a ToolCall, without id, epoch and deadline: those are given at dispatch."""

    kind: Literal["tool"] = "tool"
    tool: Annotated[str, StringConstraints(max_length=40)]
    args: dict[str, Json]
    target: dict[str, Json] | None = None
    description: Description
    risk: Risk | None = None
    why: Description | None = None  # how the binding was chosen, tie-breaks included


class ConfirmStep(Wire):
    kind: Literal["confirm"] = "confirm"
    message: Description


class BranchOption(Wire):
    label: Label
    step: ToolStep


class BranchStep(Wire):
    kind: Literal["branch"] = "branch"
    options: list[BranchOption]


PlannedStep = Annotated[ToolStep | ConfirmStep | BranchStep, Field(discriminator="kind")]


class StepRecord(Wire):
    """One step as it happened. Append-only."""

    id: Id
    step: PlannedStep
    result: ToolResult | None = None
    observation: Observation | None = None
    ts: Millis
    duration_ms: Millis | None = None
    status: Literal["ok", "error", "skipped"]
    thumbnail: Annotated[str, StringConstraints(max_length=64)] | None = None


class Plan(Wire):
    id: Id
    steps: list[PlannedStep]
    rationale: Text | None = None
    skill: Label | None = None
    ends: bool | None = None  # whether its last step ends the order; none: one part of several
    created_at: Millis


class Breadcrumb(Wire):
    url: Url
    title: Annotated[str, StringConstraints(max_length=200)]
    label_from: Label | None = None
    ts: Millis


class SiteGraphSummary(Wire):
    nodes: Count
    edges: Count
    recent_urls: Annotated[list[Url], Field(max_length=20)]


class Artifact(Wire):
    """A file in the session's working directory."""

    kind: Literal["download", "extraction", "report", "document"]
    path: Annotated[str, StringConstraints(max_length=4_096)]
    bytes: Count
    mime: Annotated[str, StringConstraints(max_length=120)] | None = None
    sha256: Annotated[str, StringConstraints(max_length=64)] | None = None


class OrderDone(Wire):
    """What one order of the goal came to. `steps` is how long the history was at its end."""

    answers: list[Text] = []
    proofs: list[Text] = []
    notes: list[Text] = []
    steps: Count = 0


class Task(Wire):
    id: Id
    user_id: Id
    session_id: Id
    goal: Text
    subgoal: Text | None = None
    status: TaskStatus
    progress: Fraction
    created_at: Millis
    updated_at: Millis
    breadcrumbs: list[Breadcrumb]
    site_graph: SiteGraphSummary
    plan: Plan | None = None
    history: list[StepRecord]
    bindings: dict[str, PCDActionDetail]
    answer: Text | None = None
    summary: Text | None = None
    artifacts: list[Artifact]
    model_calls: Count
    done: list[OrderDone] = []  # the goal's orders that are done, in their order: a restart goes on behind them


class Candidate(Wire):
    """One proposal of the Scout (Specification 004, section 8.5)."""

    detail: PCDActionDetail
    label: Label
    kind: Label | None = None
    confidence: Fraction
    risk: Risk
    why: Description


class ActionBundle(Wire):
    """At most five candidates, best first; `fallbacks` are the ids of the rest."""

    candidates: Annotated[list[Candidate], Field(max_length=5)]
    fallbacks: list[Id]


class TaskResult(Wire):
    """The last line of `run --json`."""

    type: Literal["RESULT"] = "RESULT"
    task_id: Id
    status: TaskStatus
    answer: Text | None = None
    summary: Text
    artifacts: list[str]
    steps: Count
    model_calls: Count


Params = dict[str, Any]
