"""One pursuit of one task: its tab is chosen, its controller runs beside its executor, its end is told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from browser_copilot.errors import CopilotError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import UNSEEN, SiteGraphSummary, StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Failed, Ok, TabInfo, TabOpened
from browser_copilot.runtime.agenda import make_task_id
from browser_copilot.runtime.approvals import Approvals
from browser_copilot.runtime.chat import RunView
from browser_copilot.runtime.claims import choose_tab
from browser_copilot.runtime.desk import Keeper, TaskDesk
from browser_copilot.runtime.executor import Executor
from browser_copilot.runtime.gate import Gate
from browser_copilot.runtime.origins import find_origin
from browser_copilot.runtime.ports import Pursuer, World
from browser_copilot.runtime.run import Run
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.store.records import Records

CatchUp = Callable[[Task], Awaitable[tuple[Task, int | None]]]
"""The task with what was done meanwhile, and the tab in which it was last at work."""
OPENINGS = 3
"""How often a tab is asked for before the goal is given up."""


def make_task(goal: str, session_id: str, now_ms: int, task_id: str | None = None) -> Task:
    """A task that nothing was done for yet."""
    return Task(
        id=task_id or make_task_id(),
        user_id="user",
        session_id=session_id,
        goal=goal[:2_000],
        status="created",
        progress=0,
        created_at=now_ms,
        updated_at=now_ms,
        breadcrumbs=[],
        site_graph=SiteGraphSummary(nodes=0, edges=0, recent_urls=[]),
        history=[],
        bindings={},
        artifacts=[],
        model_calls=0,
    )


class Pursuit:
    """All that lives as long as one pursuit. `follow` runs it to its end; `task` is the newest state known."""

    def __init__(self, state: SessionState, world: World, records: Records, approvals: Approvals, run: Run) -> None:
        self._state = state
        self._records = records
        self._world = world
        self.run = run
        self.gate = Gate()
        self.keeper = Keeper(records, state.id, run.run_id, state.working_directory, state.title[:40])
        self.executor = Executor(run, world, self.gate, approvals, records)
        self.desk = TaskDesk(self.executor, world, self.gate, approvals, self.keeper)
        self.started = world.clock.now()
        self.work: asyncio.Task[None] | None = None
        self.recorded = asyncio.Event()  # set once a crash cannot make the run forgotten, or it is over
        self.before: asyncio.Task[None] | None = None  # what has to be over before anything is done
        self.catch_up: CatchUp | None = None  # what was done meanwhile, asked once the browser has told it
        self.ended = False  # it came to its end by itself, which is being kept: no stop undoes that
        self.acknowledged = asyncio.Event()  # set once a stop holds in the browser, or could not be confirmed in time

    async def follow(self, pursuer: Pursuer, task: Task, tab_id: int | None, url: str | None) -> Task:
        """Choose the tab and pursue. Raises what breaks the pursuit, `TaskStopped` included."""
        self.keeper.task = task
        self.desk.earlier = self._state.find_earlier(task.goal)
        await self.keeper.save("running")
        self.recorded.set()
        worker = asyncio.create_task(self.executor.work(), name="executor")
        try:
            with self._world.claims.at_work(self._state):
                return await self._beside(worker, self._pursue(pursuer, task, tab_id, url))
        finally:
            worker.cancel()
            await asyncio.wait({worker})

    async def _pursue(self, pursuer: Pursuer, task: Task, tab_id: int | None, url: str | None) -> Task:
        if self.before is not None:
            await asyncio.wait({self.before})
        await self._choose_tab(tab_id, url)
        self.desk.emit(e.TaskStarted(goal=task.goal))
        return await pursuer.pursue(self.keeper.task or task, self.desk)

    async def _beside(self, worker: asyncio.Task[None], work: Awaitable[Task]) -> Task:
        """The result of the work; an executor that breaks breaks it."""
        pursuing = asyncio.ensure_future(work)
        try:
            await asyncio.wait({pursuing, worker}, return_when=asyncio.FIRST_COMPLETED)
            if worker.done():
                worker.result()
            return await pursuing
        finally:
            pursuing.cancel()

    async def _choose_tab(self, tab_id: int | None, url: str | None) -> None:
        """The given tab, the one in front, the session's own, or a new one.

        A run that goes on in a browser that was closed meanwhile begins again where it began.
        """
        await self._world.hands.awaken()
        await self.executor.wait_for_link()
        tabs: list[TabInfo] = await self.desk.look("tabs.list", {})
        if self.catch_up is not None:
            tab_id, url = await self._find_place(tabs, tab_id, url)
        if url is None and tab_id is not None and all(tab.tab_id != tab_id for tab in tabs):
            url = self.keeper.notes.get("url")
        chosen = choose_tab(tabs, self._state, (tab_id, url), self._world.claims)
        if chosen is None and url is None:
            url = self._last_url
        if chosen is None and url is None:
            raise CopilotError("there is no page to work on", hint="open the page in the browser, or give its URL")
        if chosen is None:
            chosen = await self._open_tab(str(url), {tab.tab_id for tab in tabs})
        elif url:
            await self._step("tabs.navigate", {"tabId": chosen, "url": url}, f"Go to {url}"[:300])
        self.desk.tab_id = chosen
        await self._records.put(self._state.to_record("open"))  # a server that is killed from now on finds the tab

    async def _find_place(
        self, tabs: list[TabInfo], tab_id: int | None, url: str | None
    ) -> tuple[int | None, str | None]:
        """Where a run goes on: the tab of its newest write, the one it was in, or the address that it reached.

        Tabs are numbered anew in each browser: one that nobody has is that of before only where it shows its site.
        """
        last = await self._catch_up()
        before = self._last_url or self.keeper.notes.get("url")
        site = find_origin(before) if before else None
        own = {tab.tab_id for tab in tabs if tab.session_id == self._state.id}
        own |= {tab.tab_id for tab in tabs if tab.session_id is None and site in (None, find_origin(tab.url))}
        self._state.tabs = [tab for tab in self._state.tabs if tab in own]
        if last in own:
            return last, None
        return (tab_id, url) if tab_id in own else (None, url or before)

    @property
    def _last_url(self) -> str | None:
        return next(iter(self.keeper.task.site_graph.recent_urls), None) if self.keeper.task is not None else None

    async def _catch_up(self) -> int | None:
        """The tab of the newest write, if this goes on. A browser that comes back sends its results before its first
        answer, and commits take turns: once this one is through, theirs are kept."""
        if self.catch_up is None or self.keeper.task is None:
            return None
        await self.keeper.save("running")
        self.keeper.task, last = await self.catch_up(self.keeper.task)
        return last

    async def _open_tab(self, url: str, known: set[int]) -> int:
        """A new tab. One whose opening went unanswered is looked for first; `known` were there before."""
        step = ToolStep(tool="tabs.open", args={"url": url, "active": True}, description=f"Open {url}"[:300])
        failed: Failed | None = None
        for _ in range(OPENINGS):
            result = (await self.executor.submit(step)).result
            if isinstance(result, Ok):
                return TabOpened.from_wire(result.data).tab_id
            failed = result
            if failed is None or failed.code != "outcome_unknown":
                break
            tabs: list[TabInfo] = await self.desk.look("tabs.list", {})
            new = [tab.tab_id for tab in tabs if tab.tab_id not in known and tab.session_id in (None, self._state.id)]
            if new:
                return new[-1]
        raise CopilotError(failed.error if failed else f"{url} was not opened: the step was skipped")

    async def _step(self, tool: str, args: dict[str, Any], description: str) -> StepRecord:
        record = await self.executor.submit(ToolStep(tool=tool, args=args, description=description))
        if record.result is not None and not record.result.ok:
            raise CopilotError(record.result.error)
        return record


def tell_end(task: Task, duration_ms: int, view: RunView) -> list[e.Event]:
    """The events that end a run, by the status of its task; with what its model calls came to."""
    text = task.summary or task.answer or task.status
    if task.status == "succeeded":
        done = e.TaskCompleted(
            status=task.status,
            answer=task.answer,
            summary=task.summary or "",
            artifacts=task.artifacts,
            steps=len(task.history),
            model_calls=task.model_calls,
            verified=task.summary[:500] if task.summary and UNSEEN not in task.summary else None,
        )
        steps, duration = len(task.history), max(0, duration_ms)
        return [
            done,
            e.RunFinished(summary=text, steps=steps, duration_ms=duration, tokens=view.tokens, cost=view.cost),
        ]
    failed = e.TaskFailed(status=task.status, error=text, steps=len(task.history), model_calls=task.model_calls)
    recoverable = task.status in ("awaiting_user", "blocked")
    return [failed, e.RunFailed(error=text, recoverable=recoverable, tokens=view.tokens, cost=view.cost)]
