"""The state of one pursuit: the task as it grows, the page as last seen, what was tried. Every change is an event."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path

from browser_copilot.agent import history
from browser_copilot.agent.answers import read_yes
from browser_copilot.agent.barriers import find_answered, pass_barriers
from browser_copilot.agent.desk import Desk, GoalSaid, ToolFailed
from browser_copilot.agent.explore import Graph, one_page
from browser_copilot.agent.files import announce
from browser_copilot.agent.minds import Chooser, Clock
from browser_copilot.agent.sight import Chosen, Sight
from browser_copilot.agent.transitions import Move
from browser_copilot.page.intent import Reading
from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import similarity
from browser_copilot.page.refusals import tell_error
from browser_copilot.page.sites import Sites
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import clip, fold
from browser_copilot.protocol.events import TaskPlanned, TaskStatusChanged
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import (
    UNSEEN,
    BranchOption,
    BranchStep,
    Breadcrumb,
    Candidate,
    OrderDone,
    PlannedStep,
    StepRecord,
    Task,
    ToolStep,
)
from browser_copilot.protocol.tools import Item

BUSY_MS = 1_000
BLOCKED = (
    "does not answer: it shows a dialog of its own (an alert or a question), or its script is busy. "
    "Answer the dialog in the browser, then hand back"
)


class GaveUp(Exception):
    """The goal cannot be reached as it is; `text` says why and what would help."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Pursuit:
    """One task at work."""

    def __init__(self, task: Task, desk: Desk, clock: Clock, today: date) -> None:
        self.task = task
        self.desk = desk
        self.clock = clock
        self.today = today
        self.said = desk.said or GoalSaid(task.goal)
        self.sight = Sight(desk, today)
        self.mini: MiniPCD | None = None
        self.began = ""
        """The address where the intent at work began."""
        self.forbidden: Sequence[Intent] = ()
        self.chooser: Chooser | None = None
        self.notes: list[str] = []
        self.answers: list[str] = []
        self.proofs: list[str] = []
        self.index = 0
        self.total = 1
        self._graph = Graph()
        self._walk(task.breadcrumbs)
        self.collected: list[Item] = []
        self.sites: Sites = {}
        self.best_progress = task.progress
        self.parts_from: int | None = None
        """How long the history was when the intent at work fell into parts, if it did."""
        self.asks_last = False
        """Whether the user is asked when nothing else is left; not where a model may know further."""
        self.clarified = 0
        self.asked_for: set[str] = set()
        """Required fields that the user was asked for."""
        self.is_asked = False
        """Whether the intent at work was said as a question: its acts need a yes."""
        self.unproven: set[str] = set()
        """Effects that were sent and not seen: they are never sent again in this task."""
        self.half_done: list[StepRecord] = []
        """What was done of the intent's last plan, if that broke off: the next one goes on behind it."""

    @property
    def now_ms(self) -> int:
        """The time in Unix milliseconds."""
        return int(self.clock.now() * 1000)

    async def see(self) -> MiniPCD:
        """Look at the page afresh and note where we are. Raises ToolFailed; Barred where the site serves us not."""
        last = self.task.history[-1].step if self.task.history else None
        label = last.description if isinstance(last, ToolStep) else None
        try:
            self.mini = await self.sight.see()
        except ToolFailed as failure:
            if failure.failed.code != "page_blocked":
                raise
            await self._let_answer()
            self.mini = await self.sight.see()
        self.mini = await pass_barriers(self, self.mini)
        self.began = self.began or self.mini.url
        self.task = history.with_page(self.task, self.mini, label, self.now_ms)
        self._walk(self.task.breadcrumbs[-2:])
        self.note_graph(Graph())
        return self.mini

    async def see_result(self, before: MiniPCD) -> MiniPCD:
        """Look at what came of an action. Raises as `see`; GaveUp where the site answered with an error."""
        after = await self.see()
        error = find_answered(self.task.goal, before, after)
        if error is not None:
            last = self.task.history[-1].step
            raise GaveUp(f'after "{clip(history.describe(last), 120)}" {error}')
        return after

    def _walk(self, crumbs: Sequence[Breadcrumb]) -> None:
        """The way from page to page is a part of the site's graph."""
        urls = [one_page(one.url) for one in crumbs]
        self._graph.nodes.update(urls)
        self._graph.edges.update((one, two) for one, two in pairwise(urls) if one != two)

    def note_graph(self, seen: Graph) -> None:
        """Add what an exploration has seen."""
        self._graph.nodes |= seen.nodes
        self._graph.edges |= seen.edges
        self.task = history.with_graph(self.task, len(self._graph.nodes), len(self._graph.edges), self.now_ms)

    async def awaken(self) -> None:
        """Return once the page answers: a busy script gets a moment, a dialog of the page is the user's to answer."""
        try:
            await self.desk.look("dom.waitFor", {"event": "networkIdle", "timeoutMs": BUSY_MS})
        except ToolFailed as failure:
            if failure.failed.code == "page_blocked":
                await self._let_answer()

    async def _let_answer(self) -> None:
        self.move("ask")
        await self.checkpoint()
        place = f"The page {clip(self.mini.url, 200)}" if self.mini else "The page"
        await self.desk.take_over(f"{place} {BLOCKED}")
        self.move("plan")

    def move(self, move: Move) -> None:
        """Move the status by the table, and say so when it changed."""
        before = self.task.status
        self.task = history.moved(self.task, move, self.now_ms)
        if self.task.status != before:
            self.desk.emit(TaskStatusChanged(status=self.task.status, subgoal=self.task.subgoal))

    def begin(self, index: int, total: int, intent: Intent) -> None:
        """Turn to the next intent."""
        self.index, self.total = index, total
        self.began = self.mini.url if self.mini else ""
        self.parts_from, self.half_done = None, []
        self._told = (len(self.answers), len(self.proofs), len(self.notes))
        self.is_asked = intent.asked
        self.task = history.with_subgoal(self.task, index, total, intent.text, self.now_ms)

    def recall(self) -> None:
        """After a restart: what the orders before the one at work came to."""
        for one in self.task.done[: self.index]:
            self.answers += one.answers
            self.proofs += one.proofs
            self.notes += [note for note in one.notes if note not in self.notes]
        self._told = (len(self.answers), len(self.proofs), len(self.notes))

    def tick_off(self) -> None:
        """The order at work is done."""
        told = zip((self.answers, self.proofs, self.notes), self._told, strict=True)
        answers, proofs, notes = ([one[:2_000] for one in texts[start:]] for texts, start in told)
        came = OrderDone(answers=answers, proofs=proofs, notes=notes)
        self.task = history.with_done(self.task, self.index, self.total, came, self.now_ms)

    def part(self) -> None:
        """The intent at work falls into parts from here on."""
        self.parts_from = len(self.task.history) if self.parts_from is None else self.parts_from

    async def checkpoint(self) -> None:
        """Make what is known durable."""
        await self.desk.checkpoint(self.task)

    def plan(self, chosen: Chosen, steps: Sequence[PlannedStep]) -> None:
        """Announce a plan: before a step of high risk stands the yes that it needs, which the desk binds to it."""
        steps = history.with_confirms(steps)
        task = history.with_plan(self.task, steps, chosen.skill.name, chosen.binding.why, self.now_ms)
        start = self.parts_from
        self.task = history.with_end(task, chosen.binding.done) if start is None else history.as_part(task, start)
        self.task = history.with_bindings(self.task, dict(chosen.binding.slots), self.now_ms)
        self._announce()

    def weigh(self, near: Sequence[Candidate]) -> None:
        """Announce a branch: what fits about as well, best first, until one of them is chosen."""
        options = [BranchOption(label=one.label, step=click(one.detail, one.why)) for one in near]
        why = f"{len(near)} controls fit about as well"
        self.task = history.with_plan(self.task, [BranchStep(options=options)], "scout", why, self.now_ms)
        self._announce()

    def _announce(self) -> None:
        plan = self.task.plan
        if plan is not None:
            texts = [clip(history.describe(one), 300) for one in plan.steps]
            self.desk.emit(TaskPlanned(plan_id=plan.id, skill=plan.skill, rationale=plan.rationale, steps=texts))

    def forbids(self, step: ToolStep) -> str | None:
        """The words of the goal that forbid a step; None when nothing does."""
        if step.tool not in ("dom.click", "dom.submit", "dom.press"):
            return None
        selector = step.args.get("selector")
        name = str(selector.get("name") or selector.get("text") or "") if isinstance(selector, dict) else ""
        for one in self.forbidden:
            names = [one.target, one.verb]
            if any(name and word and similarity(word, name) > 0.7 for word in names):
                return one.text
            if fold(one.verb).startswith(("submit", "send", "delet", "buy", "pay")) and step.tool == "dom.submit":
                return one.text
        return None

    async def perform(self, step: ToolStep) -> StepRecord:
        """Carry out one step and checkpoint it."""
        record = await self.desk.perform(step)
        self.task = history.with_record(self.task, record, self.now_ms)
        await self.checkpoint()
        return record

    def progress(self, part: float, current: str | None = None, completed: int = 0, total: int = 1) -> None:
        """Report how far the goal is: `part` is of the intent at work, 0 to 1. It never goes back."""
        whole = min(1.0, (self.index + part) / max(1, self.total))
        self.best_progress = max(self.best_progress, whole)
        self.task = history.change(self.task, self.now_ms, progress=round(self.best_progress, 4))
        self.desk.progress(
            self.best_progress, self.index if self.total > 1 else completed, max(self.total, total), current
        )

    def reach(self, part: float, current: str) -> None:
        """Report a milestone of the intent at work, unless it is as far already."""
        if self.best_progress < (self.index + part) / max(1, self.total):
            self.progress(part, current)

    def keep_files(self, files: Sequence[tuple[str, int]]) -> None:
        """Add downloaded files to the artifacts."""
        fresh = announce(self.desk, files, self.task.artifacts)
        if fresh:
            self.task = history.change(self.task, self.now_ms, artifacts=[*self.task.artifacts, *fresh])
            sizes = dict(files)
            self.answers += [
                f"{Path(one.path).name} ({sizes.get(Path(one.path).name, one.bytes)} bytes)" for one in fresh
            ]

    async def succeed(self, reading: Reading) -> None:
        """All intents were verified."""
        self.progress(1.0, None, 1, 1)
        unseen = [one for one in self.proofs[:-6] if UNSEEN in one]
        summary = "; ".join([*unseen, *self.proofs[-6:], *self.notes]) or "done"
        self.task = history.change(self.task, self.now_ms, progress=1.0, summary=clip(summary, 2_000),
                                   answer=clip("\n".join(self.answers), 2_000) if self.answers else None)  # fmt: skip
        self.move("succeed")
        await self.checkpoint()

    async def fail(self, reason: str) -> Task:
        """The goal was not reached."""
        answered = tell_error(self.mini) if self.mini is not None else None
        error = [answered] if answered is not None and answered not in reason else []
        text = clip("; ".join([reason, *error, *self.notes]), 2_000)
        self.task = history.change(self.task, self.now_ms, summary=text,
                                   answer=clip("\n".join(self.answers), 2_000) if self.answers else None)  # fmt: skip
        self.move("fail")
        await self.checkpoint()
        return self.task

    async def ask(self, question: str, choices: Sequence[str] | None = None, *, last_resort: bool = False) -> str:
        """Ask the user; the task waits meanwhile."""
        self.move("ask")
        await self.checkpoint()
        answer = await self.desk.ask(question, choices, last_resort=last_resort)
        self.move("plan")
        return answer

    async def ask_yes(self, question: str) -> bool | None:
        """Ask for a yes or a no; None for an answer that is neither."""
        return read_yes(await self.ask(question, ["yes", "no"]))

    async def look_again(self) -> MiniPCD | None:
        """A fresh look that may fail: None then."""
        try:
            return await self.see()
        except ToolFailed:
            return None
