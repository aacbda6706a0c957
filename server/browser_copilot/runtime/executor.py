"""Takes queued steps at atomic boundaries: approval, intent, dispatch, events, record. Never tries a write twice.

Life of a step: it is queued; the gate lets it pass (pause, takeover, stop); a high risk asks for its approval,
bound to the page it was asked on; STEP_STARTED; the link commits the intent and sends the call; the result comes
back; ACTION, TOOL_COMPLETED, STEP_COMPLETED or STEP_FAILED; the record is durable before the controller hears of it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from browser_copilot.errors import CopilotError
from browser_copilot.protocol.events import (
    StepCompleted,
    StepFailed,
    StepSkipped,
    StepStarted,
    ToolCompleted,
    ToolRequested,
)
from browser_copilot.protocol.page import MiniPCD, Observation
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import EFFECTS, Call, Failed, Grant, Ok, fail, get_effect
from browser_copilot.runtime.approvals import Approvals
from browser_copilot.runtime.asking import attempt_allowed, is_worth_another
from browser_copilot.runtime.binding import UNBOUND, as_trusted, explain_risk, explain_trusted, find_opened, is_unbound
from browser_copilot.runtime.calls import build_call, describe_action, mask_result, name_target, show_args, show_result
from browser_copilot.runtime.consent import Consent
from browser_copilot.runtime.gate import TOUCHED, Gate
from browser_copilot.runtime.hiding import seal
from browser_copilot.runtime.pointing import point_at
from browser_copilot.runtime.ports import World
from browser_copilot.runtime.queue import Queue, QueuedStep
from browser_copilot.runtime.run import DEFECTS, PageSeen, Run
from browser_copilot.store.records import Record, Records

LINK_WAIT_SECONDS = 30.0
CUT_SHORT = "stopped while it was under way"
BACKOFF_SECONDS = (0.2, 1.0)
Why = Callable[[ToolStep], str]


class Executor:
    def __init__(self, run: Run, world: World, gate: Gate, approvals: Approvals, records: Records) -> None:
        self.run = run
        self._world = world
        self._gate = gate
        self._consent = Consent(run, approvals, gate, world.clock)
        self._records = records
        self.queue: Queue[QueuedStep] = Queue()
        self.page = PageSeen()
        self._answers: dict[str, asyncio.Future[StepRecord]] = {}
        self._news = asyncio.Event()
        self._sent: list[str] = []  # the writes of the step under way, by call

    async def submit(self, step: ToolStep) -> StepRecord:
        """Queue one step and wait for its record. Raises `TaskStopped`."""
        await self._gate.wait()
        queued = QueuedStep.of(step)
        answer: asyncio.Future[StepRecord] = asyncio.get_running_loop().create_future()
        self._answers[queued.id] = answer
        self.queue.enqueue(queued)
        self._news.set()
        try:
            return await answer
        finally:
            self._answers.pop(queued.id, None)

    async def work(self) -> None:
        """The executor's own loop; ends by cancellation."""
        while True:
            self._news.clear()
            queued = self.queue.dequeue()
            if queued is None:
                await self._news.wait()
                continue
            await self._take(queued)

    async def _take(self, queued: QueuedStep) -> None:
        answer = self._answers.get(queued.id)
        try:
            record = await self._carry_out(queued)
        except CopilotError as error:  # handed to the one who waits
            if answer is not None and not answer.done():
                answer.set_exception(error)
            return
        await asyncio.shield(self._keep(record))  # a stop does not undo what was told
        if answer is not None and not answer.done():
            answer.set_result(record)

    async def _keep(self, record: StepRecord) -> None:
        body = {"taskId": self.run.task_id, "record": record.to_wire(), "calls": self._sent}
        kept = Record("step", record.id, body, self.run.session_id, self.run.task_id)
        await self._records.put(kept)
        if self._world.thumbnails is not None:
            self._world.thumbnails.take(self.run, record, kept)

    async def _carry_out(self, queued: QueuedStep) -> StepRecord:
        await self._gate.wait()
        started, self._sent = self._world.clock.now(), []
        step = queued.step
        epoch = self.run.epoch()  # a stop or a skip from here on refuses whatever this step still sends
        if self._gate.take_skip():
            return self._skipped(queued, started)
        self.run.emit(
            StepStarted(
                step_id=queued.id,
                action=step.tool,
                target=name_target(step),
                description=step.description,
                risk=step.risk,
            )
        )
        try:
            return await self._after_start(queued, started, epoch)
        except (CopilotError, asyncio.CancelledError, *DEFECTS):
            self.run.emit(StepFailed(step_id=queued.id, error=CUT_SHORT, code="cancelled", will_retry=False))
            raise

    async def _after_start(self, queued: QueuedStep, started: float, epoch: int) -> StepRecord:
        step = queued.step
        if self._gate.take_touch():
            return self._end(queued, fail("stale", TOUCHED), started)
        grant: Grant | Failed | None = None
        if step.risk == "high":
            grant = UNBOUND if is_unbound(step) else await self._approve(step, explain_risk(step), epoch)
        if isinstance(grant, Failed):
            return self._end(queued, grant, started)
        result = await self._try(queued, grant, epoch)
        if isinstance(result, Failed) and (trusted := as_trusted(step, result)) is not None:
            result = await self._try_trusted(trusted, result, epoch)
        return self._end(queued, result, started)

    async def _try_trusted(self, step: ToolStep, ignored: Failed, epoch: int) -> Ok | Failed:
        """Once, and only after a yes to just that; without one the step stays ignored."""
        result, *_ = await self._attempt_allowed(step, UNBOUND, epoch, why=explain_trusted)
        return ignored if isinstance(result, Failed) and result.code == "not_allowed" else result

    def _end(self, queued: QueuedStep, result: Ok | Failed, started: float) -> StepRecord:
        is_skipped = self._gate.take_skip()  # one that comes too late is not for the next step
        if is_skipped and not result.ok:
            return self._skipped(queued, started, result)
        duration = max(0, int((self._world.clock.now() - started) * 1000))
        if isinstance(result, Ok):
            self.run.emit(StepCompleted(step_id=queued.id, result=result.data, duration_ms=duration))
            return self._record(queued, result, started, "ok")
        self.run.emit(StepFailed(step_id=queued.id, error=result.error, code=result.code, will_retry=False))
        return self._record(queued, result, started, "error")

    def _skipped(self, queued: QueuedStep, started: float, result: Failed | None = None) -> StepRecord:
        self.run.emit(StepSkipped(step_id=queued.id))
        return self._record(queued, result, started, "skipped")

    def _record(self, queued: QueuedStep, result: Ok | Failed | None, started: float, status: Any) -> StepRecord:
        now = self._world.clock.now()
        return StepRecord(
            id=queued.id,
            step=queued.step,
            result=result,
            observation=result.observation if result else None,
            ts=int(now * 1000),
            duration_ms=max(0, int((now - started) * 1000)),
            status=status,
        )

    async def _try(self, queued: QueuedStep, grant: Grant | None, epoch: int) -> Ok | Failed:
        """Attempts before anything was dispatched; after a dispatch nothing is tried again."""
        step = queued.step
        for attempt in range(queued.max_retries + 1):
            result, step, grant = await self._attempt_allowed(step, grant, epoch, queued.timeout_ms)
            if isinstance(result, Ok) or attempt == queued.max_retries or not is_worth_another(result):
                return result
            error, code = result.error, result.code
            self.run.emit(StepFailed(step_id=queued.id, error=error, code=code, will_retry=True, attempt=attempt + 1))
            await self._wait_before(result, attempt)
        return result

    async def _attempt_allowed(
        self, step: ToolStep, grant: Grant | None, epoch: int, timeout_ms: int | None = None, why: Why = explain_risk
    ) -> tuple[Ok | Failed, ToolStep, Grant | None]:
        """`why` is what the user is told of a step that was to be asked for anyway; of trusted input always that."""

        async def allow(step: ToolStep, refused: Failed, tried: Grant | None) -> Grant | Failed | None:
            if refused.code == "needs_grant":
                return await self._consent.ask_for_origin(step, self.page)
            is_told = tried is UNBOUND or why is explain_trusted
            return await self._approve(step, why(step) if is_told else refused.error, epoch)

        return await attempt_allowed(step, grant, lambda now, by: self._attempt(now, by, epoch, timeout_ms), allow)

    async def _attempt(
        self, step: ToolStep, grant: Grant | None, epoch: int, timeout_ms: int | None = None
    ) -> Ok | Failed:
        """One dispatch, once the gate lets it pass. What the user did in the page meanwhile makes the step stale."""
        await self._gate.wait()
        if self._gate.take_touch():
            return fail("stale", TOUCHED)
        result = await self.dispatch(step, grant, epoch, timeout_ms)
        if isinstance(result, Ok) and EFFECTS.get(step.tool) != "read":
            tab = find_opened(result) or self.run.tab_id
            self.run.emit(describe_action(step, tab, self.page.url, int(self._world.clock.now() * 1000)))
        return result

    async def _wait_before(self, result: Failed, attempt: int) -> None:
        if result.code == "link_lost":
            await self.wait_for_link()
        else:
            await self._world.clock.sleep(BACKOFF_SECONDS[min(attempt, len(BACKOFF_SECONDS) - 1)])

    async def wait_for_link(self) -> None:
        """Until the browser is connected again, at most 30 s."""
        if self._world.hands.connected:
            return
        with suppress(TimeoutError):  # the next attempt says so in its own words
            async with asyncio.timeout(LINK_WAIT_SECONDS):
                await self._world.link_up.wait()

    async def _approve(self, step: ToolStep, reason: str, epoch: int) -> Grant | Failed:
        look = ToolStep(tool="getMiniPCD", args={}, description="look at the page again")
        point_at(self._world.hands, self.run.tab_id, step)
        return await self._consent.ask(step, reason, lambda: self.page, lambda: self.dispatch(look, None, epoch))

    async def dispatch(
        self, step: ToolStep, grant: Grant | None, epoch: int | None = None, timeout_ms: int | None = None
    ) -> Ok | Failed:
        """One call, with its events; what the page showed is remembered.

        `epoch` is the step's, else the run's now; `timeout_ms` the step's, else the tool's own. What it means that the
        time is up, the link says by what was sent: `timeout`, or `outcome_unknown` for a write.
        """
        sealed = seal(step, self._world.said, self.page.origin)
        if isinstance(sealed, Failed):
            return sealed
        step = sealed
        carried: dict[str, Any] = {
            "epoch": self.run.epoch() if epoch is None else epoch,
            "sessionId": self.run.session_id,
            "taskId": self.run.task_id,
        }
        if step.target:
            carried["target"] = step.target
        if grant:
            carried["grant"] = grant.to_wire()
        call = build_call(step.tool, dict(step.args), carried, self.run.tab_id, timeout_ms)
        if isinstance(call, Failed):
            return call
        if get_effect(call) == "write":
            self._sent.append(call.id)
        self.run.emit(ToolRequested(call_id=call.id, tool=step.tool, args=show_args(dict(step.args))))
        started = self._world.clock.now()
        point_at(self._world.hands, self.run.tab_id, step)
        result = mask_result(step.tool, await self._send(call, step), self._world.redact)
        self._observe(step.tool, result)
        self._report(call, step, result, started)
        return result

    async def _send(self, call: Call, step: ToolStep) -> Ok | Failed:
        handle = step.args.get("secret")
        if handle is None:
            return await self._world.hands.call(call)
        secret = self._world.said.reveal(str(handle)) or self._world.vault.reveal(str(handle))
        if secret is None:
            return fail("bad_argument", f'the vault has no entry "{handle}"; add it with: secret set {handle}')
        return await self._world.hands.call(call, {str(handle): secret})

    def _observe(self, tool: str, result: Ok | Failed) -> None:
        if tool == "getMiniPCD" and isinstance(result, Ok):
            pcd = MiniPCD.from_wire(result.data)
            self.page = PageSeen(pcd.url, pcd.origin, pcd.document_id)
        elif result.observation is not None:
            self._follow(result.observation)
        if self.page.origin:
            self.run.settle(self.page.origin)

    def _follow(self, seen: Observation) -> None:
        parts = urlsplit(seen.url)
        document = seen.document_id or ("" if seen.url_changed else self.page.document_id)
        self.page = PageSeen(seen.url, f"{parts.scheme}://{parts.netloc}", document)

    def _report(self, call: Call, step: ToolStep, result: Ok | Failed, started: float) -> None:
        now = self._world.clock.now()
        seen = result.observation
        self.run.emit(
            ToolCompleted(
                call_id=call.id,
                tool=step.tool,
                ok=result.ok,
                code=None if isinstance(result, Ok) else result.code,
                duration_ms=max(0, int((now - started) * 1000)),
                result=show_result(step.tool, result),
                pcd_ts=seen.ts if seen else None,
            )
        )
