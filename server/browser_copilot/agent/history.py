"""What a task remembers: status, plan, steps, pages, and how far its goal is done. Pure changes of a Task."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from pydantic import JsonValue

from browser_copilot.agent.transitions import Move, move_status
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail
from browser_copilot.protocol.task import (
    BranchStep,
    Breadcrumb,
    ConfirmStep,
    OrderDone,
    Plan,
    PlannedStep,
    SiteGraphSummary,
    StepRecord,
    Task,
    ToolStep,
)
from browser_copilot.protocol.tools import Failed

_SUBGOAL = re.compile(r"^(\d+)/(\d+) ")
MAX_BREADCRUMBS = 100
DONE = "(done)"


def change(task: Task, now_ms: int, **fields: Any) -> Task:
    """A copy with the fields replaced and its time of change set."""
    return task.model_copy(update={**fields, "updated_at": max(now_ms, task.updated_at)})


def moved(task: Task, move: Move, now_ms: int, **fields: Any) -> Task:
    """A copy after a status move. Raises IllegalMove."""
    return change(task, now_ms, status=move_status(task.status, move), **fields)


def with_subgoal(task: Task, index: int, total: int, text: str, now_ms: int) -> Task:
    """Say which intent is at work: `2/3 click Submit`. What stands there at a restart is where to go on."""
    subgoal = f"{index + 1}/{total} {clip(text, 200)}"
    plan = task.plan if subgoal == task.subgoal else None  # the plan of another intent says nothing of this one
    return change(task, now_ms, subgoal=subgoal, plan=plan)


def with_done(task: Task, index: int, total: int, came: OrderDone, now_ms: int) -> Task:
    """Say that an intent is done and what it came to, before the next one begins."""
    before = [*task.done, *[OrderDone()] * index][:index]
    done = [*before, came.model_copy(update={"steps": len(task.history)})]
    return change(task, now_ms, subgoal=f"{index + 1}/{total} {DONE}", done=done)


def intent_at_work(task: Task, total: int) -> int:
    """The index of the intent that was at work at the last checkpoint; 0 for a new task, `total` when all were done."""
    found = _SUBGOAL.match(task.subgoal or "")
    if found is None or int(found[2]) != total:
        return 0
    return int(found[1]) if task.subgoal == f"{found[1]}/{found[2]} {DONE}" else int(found[1]) - 1


def with_plan(task: Task, steps: Sequence[PlannedStep], skill: str, rationale: str, now_ms: int) -> Task:
    """Put down a plan before it is carried out."""
    plan = Plan(
        id=f"p{len(task.history)}-{now_ms}",
        steps=list(steps),
        skill=clip(skill),
        rationale=clip(rationale, 1_000) or None,
        created_at=now_ms,
    )
    return change(task, now_ms, plan=plan)


def with_end(task: Task, ends: bool) -> Task:
    """Say whether the intent is done once the plan is."""
    return task if task.plan is None else task.model_copy(update={"plan": task.plan.model_copy(update={"ends": ends})})


def as_part(task: Task, start: int) -> Task:
    """The plan is for one part of several; `start` is how long the history was when the first of them began."""
    if task.plan is None:
        return task
    part = {"id": f"p{start}-{task.plan.created_at}", "ends": None}
    return task.model_copy(update={"plan": task.plan.model_copy(update=part)})


def with_record(task: Task, record: StepRecord, now_ms: int) -> Task:
    """Append a step. History only grows; the bytes of uploaded files are not kept."""
    step = record.step
    if isinstance(step, ToolStep):
        record = record.model_copy(update={"step": name_files(step)})
    return change(task, now_ms, history=[*task.history, record])


def name_files(step: ToolStep) -> ToolStep:
    """The step with the names of its files alone, without their folders and bytes: so it is the one of the plan."""
    files = step.args.get("files")
    if not isinstance(files, list):
        return step
    names: list[JsonValue] = [{"name": PurePath(str(one.get("name"))).name} for one in files if isinstance(one, dict)]
    return step.model_copy(update={"args": {**step.args, "files": names}})


def with_bindings(task: Task, slots: dict[str, PCDActionDetail], now_ms: int) -> Task:
    """Keep what the slots were bound to."""
    return change(task, now_ms, bindings={**task.bindings, **slots})


def with_page(task: Task, mini: MiniPCD, label: str | None, now_ms: int) -> Task:
    """Note a page that was reached, unless it is the one of before."""
    if task.breadcrumbs and task.breadcrumbs[-1].url == mini.url:
        return task
    crumb = Breadcrumb(url=mini.url, title=mini.title, label_from=clip(label) if label else None, ts=now_ms)
    crumbs = [*task.breadcrumbs, crumb][-MAX_BREADCRUMBS:]
    urls = list(dict.fromkeys(one.url for one in reversed(crumbs)))
    graph = task.site_graph.model_copy(update={"recent_urls": urls[:20]})
    return change(task, now_ms, breadcrumbs=crumbs, site_graph=graph)


def with_graph(task: Task, nodes: int, edges: int, now_ms: int) -> Task:
    """How much of the site is known: pages read and links between them, those of explorations too."""
    known = task.site_graph
    if nodes <= known.nodes and edges <= known.edges:
        return task
    graph = SiteGraphSummary(
        nodes=max(known.nodes, nodes), edges=max(known.edges, edges), recent_urls=known.recent_urls
    )
    return change(task, now_ms, site_graph=graph)


def find_last_error(task: Task) -> list[str]:
    """What the last step failed by, if it did."""
    last = task.history[-1].result if task.history else None
    return [last.error] if isinstance(last, Failed) else []


def describe(step: PlannedStep) -> str:
    """A planned step in words."""
    if isinstance(step, BranchStep):
        return "one of " + ", ".join(f'"{one.label}"' for one in step.options)
    return step.description if isinstance(step, ToolStep) else step.message


def with_confirms(steps: Sequence[PlannedStep]) -> list[PlannedStep]:
    """A confirm before each step of high risk (Specification 004, section 9)."""
    found: list[PlannedStep] = []
    for one in steps:
        if isinstance(one, ToolStep) and one.risk == "high":
            found.append(ConfirmStep(message=clip(f"Your yes to: {one.description}", 300)))
        found.append(one)
    return found


def steps_left(task: Task) -> list[ToolStep]:
    """The steps of the plan that have no record yet, after a restart. Empty when the plan is done or there is none."""
    steps = task.plan.steps if task.plan is not None else []
    return [one for one in steps if isinstance(one, ToolStep)][len(records_of_plan(task)) :]


def records_of_plan(task: Task) -> list[StepRecord]:
    """The records of the plan's own steps, in order. Empty without a plan."""
    planned = [_plain(one) for one in task.plan.steps] if task.plan is not None else []
    return [one for one in records_of_parts(task) if _plain(one.step) in planned]


def _plain(step: PlannedStep) -> PlannedStep:
    return name_files(step) if isinstance(step, ToolStep) else step


def records_of_parts(task: Task) -> list[StepRecord]:
    """All records since the plan began, or since the first of the parts that it is one of. Empty without a plan."""
    if task.plan is None:
        return []
    started = int(task.plan.id[1:].split("-")[0]) if re.match(r"p\d+-", task.plan.id) else 0
    return task.history[started:]


def unknown_outcome(task: Task) -> StepRecord | None:
    """The last step, if nobody knows whether it took effect."""
    if not task.history:
        return None
    result = task.history[-1].result
    known = result is None or result.ok or result.code != "outcome_unknown"
    return None if known else task.history[-1]
