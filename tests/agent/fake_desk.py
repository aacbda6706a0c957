"""A desk over a site in memory: every step and event is kept, approvals and answers are scripted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from browser_copilot.agent.desk import GoalSaid, SecretRef, ToolFailed
from browser_copilot.protocol.events import Event
from browser_copilot.protocol.page import Observation
from browser_copilot.protocol.task import Artifact, SiteGraphSummary, StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import (
    TOOL_TYPES,
    ChildPage,
    Children,
    Done,
    ExtractResult,
    Failed,
    Ok,
    ReadPassage,
    ReadResult,
    WaitResult,
    fail,
)
from tests.agent.fake_site import Blank, FakeSite

NOW_MS = 1_795_219_200_000  # 21 November 2026, noon UTC


class FixedClock:
    """Time stands still."""

    def now(self) -> float:
        return NOW_MS / 1000


class FakeDesk:
    """Implements `agent.desk.Desk`. `fails` maps a description to the failures that its next tries give,

    `fails_at` the number of a step, from 1, to its failure.
    """

    session_id = "s1"
    task_id = "t1"

    def __init__(self, site: FakeSite) -> None:
        self.site = site
        self.tab_id = 1
        self.events: list[Event] = []
        self.steps: list[ToolStep] = []
        self.looks: list[str] = []
        self.saved: list[Task] = []
        self.questions: list[str] = []
        self.takeovers: list[str] = []
        self.waits: list[float] = []
        self.answer = ""
        self.answers: list[str] = []
        self.choices: list[list[str]] = []
        self.attended = False
        self.expanded: list[list[str]] = []
        self.children: set[int] = set()
        self.most_children = 0
        self.secret: SecretRef | None = None
        self.more_secrets: list[SecretRef] = []
        self.fails: dict[str, list[Failed]] = {}
        self.fails_at: dict[int, Failed] = {}
        self.said: GoalSaid | None = None
        self.earlier: list[dict[str, str]] = []
        self.refuse_high = False
        self.progress_seen: list[float] = []

    @property
    def working_directory(self) -> Path:
        return self.site.folder

    def emit(self, event: Event) -> None:
        self.events.append(event)

    async def look(self, tool: str, args: Mapping[str, Any]) -> Any:
        self.looks.append(tool)
        tab = int(args.get("tabId", self.tab_id))
        _check(tool, {**args, "tabId": tab})
        if tool == "getMiniPCD":
            return self.site.summary(tab)
        if tool == "getDetails":
            return self.site.details(tab, list(args["ids"]))
        if tool == "dom.extract":
            return ExtractResult(
                collection_id=args["collectionId"], items=self.site.extract(tab, args["collectionId"]), truncated=False
            )
        if tool == "pcd.query":
            return self.site.query(tab, args["text"])
        if tool == "dom.waitFor":
            return WaitResult(event=args["event"], matched=True, elapsed_ms=1)
        if tool == "dom.read":
            return ReadResult(
                passages=[ReadPassage(text=one) for one in self.site.page(tab).text.split("\n") if one], truncated=False
            )
        return self._explore(tool, tab, args)

    def _explore(self, tool: str, tab: int, args: Mapping[str, Any]) -> Any:
        if tool == "explore.expand":
            children = []
            self.expanded.append(list(args["actionIds"]))
            for key in args["actionIds"]:
                child = max(self.site.tabs) + 1
                self.site.go(self.site.parts(tab)[key].goes, child)  # type: ignore[union-attr]
                children.append(ChildPage(action_id=key, tab_id=child, pcd=self.site.summary(child)))
            self.children |= {one.tab_id for one in children if one.tab_id is not None}
            self.most_children = max(self.most_children, len(self.children))
            return Children(children=children)
        if tool == "explore.adopt":
            self.children.clear()
        if tool == "explore.close":
            self.children -= set(args.get("tabIds") or self.children)
        if tool in ("explore.adopt", "explore.close", "dom.scroll"):
            return Done()
        raise ToolFailed(tool, fail("unsupported", f"the fake has no {tool}"))

    async def perform(self, step: ToolStep) -> StepRecord:
        self.steps.append(step)
        tab = int(step.args.get("tabId", self.tab_id))  # type: ignore[arg-type]
        _check(step.tool, {**step.args, "tabId": tab})
        if len(self.steps) in self.fails_at:
            return self._record(step, self.fails_at[len(self.steps)])
        failures = self.fails.get(step.description)
        if failures:
            return self._record(step, failures.pop(0))
        selector = step.args.get("selector")
        if isinstance(selector, dict) and selector["kind"] == "text":
            return self._record(step, fail("not_found", f"no text {selector['text']!r} here"))
        if step.risk == "high" and self.refuse_high:
            return self._record(step, fail("not_allowed", "refused by the user"), "skipped")
        return self._record(step, Ok(data=None, observation=self._act(tab, step)))

    def _act(self, tab: int, step: ToolStep) -> Observation:
        if step.tool == "tabs.navigate":
            self.site.go("/" + str(step.args["url"]).split("/", 3)[-1], tab)
            return self.site.observe(tab, True)
        if step.tool in ("dom.scroll", "dom.press", "dom.waitFor"):
            return self.site.observe(tab)
        key = str((step.target or {})["id"])
        if step.tool == "dom.hover":
            return self.site.hover(tab, key)
        part = self.site.parts(tab)[key]
        if step.tool in ("dom.click", "dom.submit"):
            return self.site.click(tab, key)
        assert isinstance(part, Blank)
        if step.tool == "dom.check":
            part.checked = bool(step.args["checked"])
        else:
            part.value = str(step.args.get("text", step.args.get("value", step.args.get("secret", ""))))
        self.site.clock += 1
        seen = self.site.observe(tab)
        return seen.model_copy(update={"value": None if part.type == "password" else part.value})

    def _record(self, step: ToolStep, result: Ok | Failed, status: str = "") -> StepRecord:
        return StepRecord(
            id=f"st-{len(self.steps)}",
            step=step,
            result=result,
            observation=result.observation,
            ts=NOW_MS,
            status=status or ("ok" if result.ok else "error"),  # type: ignore[arg-type]
        )

    async def confirm(self, message: str) -> bool:
        return True

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        if last_resort and not self.attended:
            return ""
        self.questions.append(question)
        self.choices.append(list(choices or ()))
        return self.answers.pop(0) if self.answers else self.answer

    async def take_over(self, reason: str) -> None:
        self.takeovers.append(reason)

    async def wait_out(self, seconds: float, reason: str) -> None:
        self.waits.append(seconds)

    def progress(self, fraction: float, completed: int, total: int, current: str | None = None) -> None:
        self.progress_seen.append(fraction)

    async def checkpoint(self, task: Task) -> None:
        self.saved.append(task)

    def find_secret(self, origin: str, username: str | None) -> SecretRef | None:
        fits = [one for one in self.list_secrets(origin) if username in (None, one.username)]
        return fits[0] if len(fits) == 1 else None

    def list_secrets(self, origin: str) -> list[SecretRef]:
        return [one for one in (self.secret, *self.more_secrets) if one is not None and one.origin == origin]

    async def save(self, name: str, data: bytes, kind: str) -> Artifact:
        path = self.site.folder / name
        path.write_bytes(data)
        return Artifact(kind=kind, path=str(path), bytes=len(data))  # type: ignore[arg-type]


def _check(tool: str, args: Mapping[str, Any]) -> None:
    """The arguments must be such as the tool takes on the wire."""
    shape = TOOL_TYPES[tool].model_fields["args"].annotation
    assert shape is not None
    wanted = dict(args)
    if "tab_id" not in shape.model_fields:
        wanted.pop("tabId", None)
    shape.model_validate(wanted)


def new_task(goal: str) -> Task:
    """A task that was just made."""
    return Task(
        id="t1",
        user_id="u1",
        session_id="s1",
        goal=goal,
        status="created",
        progress=0,
        created_at=NOW_MS,
        updated_at=NOW_MS,
        breadcrumbs=[],
        site_graph=SiteGraphSummary(nodes=0, edges=0, recent_urls=[]),
        history=[],
        bindings={},
        artifacts=[],
        model_calls=0,
    )
