"""A goal is pursued by skills first: look, match, bind, plan, act, verify. It succeeds only by effects that were seen.

Life of a goal: it is read into intents; each intent gets rounds. A round looks at the page, takes the best skill,
carries out its few steps and checks the effects on a fresh look. When nothing fits, `ways` tries the ladder:
refresh, Scout, login, reveal, next page, menu, explore, ask. Every step is checkpointed, so that a restart goes on
after the last one that was recorded.
"""

from __future__ import annotations

import re
from datetime import date, datetime

from browser_copilot.agent.barriers import Barred
from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.agent.earlier import find_done
from browser_copilot.agent.history import find_last_error, intent_at_work, unknown_outcome
from browser_copilot.agent.minds import Clock, Minds, WallClock
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.rounds import satisfy
from browser_copilot.agent.settling import settle
from browser_copilot.agent.transitions import FINAL
from browser_copilot.page.follow_ups import FollowUp, follow
from browser_copilot.page.intent import Reading, read_goal
from browser_copilot.page.intents import Intent
from browser_copilot.page.keeping import keeps, put_kept
from browser_copilot.page.sites import Sites
from browser_copilot.page.text import clip, fold
from browser_copilot.protocol.events import ChatSaid, WarningRaised
from browser_copilot.protocol.task import Task


class Controller:
    """Pursues tasks one at a time or many at once; it keeps nothing between them."""

    def __init__(self, minds: Minds, clock: Clock | None = None, sites: Sites | None = None) -> None:
        self._minds = minds
        self._sites = sites or {}
        self._clock = clock or WallClock()

    async def pursue(self, task: Task, desk: Desk) -> Task:
        """Returns the task in a final or awaiting status. A task with history is gone on with. Raises TaskStopped."""
        if task.status in FINAL:
            return task
        today = (
            datetime.fromtimestamp(task.created_at / 1000).date()
            if task.created_at
            else datetime.fromtimestamp(self._clock.now()).date()
        )
        told = self._hear(task.goal, desk, today)
        if told and told.goal:
            task = task.model_copy(update={"goal": told.goal})
            desk.emit(ChatSaid(role="assistant", text=f"Read as: {told.goal}"))
        pursuit = Pursuit(task, desk, self._clock, today)
        pursuit.sites = self._sites
        pursuit.chooser = self._minds.chooser
        pursuit.asks_last = self._minds.planner is None
        reading = read_goal(task.goal, today)
        pursuit.forbidden = reading.forbidden
        try:
            return await self._pursue_or_give_up(pursuit, reading, told.why if told else "")
        except Barred as bar:
            return await pursuit.fail(bar.text)

    def _hear(self, goal: str, desk: Desk, today: date) -> FollowUp | None:
        """What a goal says that goes on from the one before; a model is told what was said itself.

        The task then has the goal in full: a replay, or a run that goes on after a restart, means the same.
        """
        if self._minds.planner is not None:
            return None
        return follow(goal, find_done(desk.earlier), today)

    async def _pursue_or_give_up(self, pursuit: Pursuit, reading: Reading, unclear: str) -> Task:
        try:
            if unclear:
                raise GaveUp(unclear)
            await self._pursue(pursuit, reading)
        except GaveUp as reason:
            return await self._give_up(pursuit, reason.text)
        except ToolFailed as failure:
            told = [*find_last_error(pursuit.task), failure.failed.error]
            return await self._give_up(pursuit, "; ".join(dict.fromkeys(told)))
        return pursuit.task

    async def _pursue(self, pursuit: Pursuit, reading: Reading) -> None:
        pursuit.move("plan")
        if not self._minds.skills:
            raise GaveUp("this profile leaves all planning to the model")
        if not reading.intents or (reading.unread and self._minds.planner is not None):
            raise GaveUp(explain_unread(reading))
        self._warn(pursuit, reading)
        total = len(reading.intents)
        first = intent_at_work(pursuit.task, total)
        pursuit.index, pursuit.total = first, total
        pursuit.recall()
        if first < total and await settle(pursuit, reading.intents[first]):
            pursuit.tick_off()
            first += 1
        kept: list[str] = []
        for intent, came in zip(reading.intents[:first], pursuit.task.done, strict=False):
            kept = came.answers if keeps(intent) else kept
        for index in range(first, total):
            intent, told = put_kept(reading.intents[index], kept), len(pursuit.answers)
            pursuit.begin(index, total, intent)
            _refuse_blind(intent)
            await pursuit.checkpoint()
            await satisfy(pursuit, intent)
            kept = pursuit.answers[told:] if keeps(intent) else kept
            pursuit.tick_off()
        if any(one.ordered for one in reading.unread):
            raise GaveUp("; ".join(["only a part of the goal was done", *pursuit.proofs[-6:]]))
        await pursuit.succeed(reading)

    def _warn(self, pursuit: Pursuit, reading: Reading) -> None:
        for one in reading.unread:
            pursuit.notes.append(f'not done: "{clip(one.text, 120)}" ({one.why})')
            pursuit.desk.emit(WarningRaised(code="not_understood", message=f'"{clip(one.text, 300)}": {one.why}'))

    async def _give_up(self, pursuit: Pursuit, reason: str) -> Task:
        """A model may know further, unless a write's outcome is unknown: nothing is built on that.

        Else the task has failed, and says what it would need.
        """
        if self._minds.planner is None or unknown_outcome(pursuit.task) is not None:
            return await pursuit.fail(reason)
        return await self._minds.planner().pursue(pursuit.task, pursuit.desk, await pursuit.look_again(), reason)


_COMMITS = frozenset({"checkout", "send", "delete", "book", "create"})
_SENDS = re.compile(
    r"submit|send|save|ok|okay|done|confirm|apply|finish|buy|pay|order|book|post|publish|delete|place order"
)


def _refuse_blind(intent: Intent) -> None:
    """What makes things final is not done while an order before it was not understood. Raises GaveUp."""
    final = intent.kind in _COMMITS or intent.kind == "click" and bool(_SENDS.fullmatch(fold(intent.target)))
    if final and intent.after_unread:
        raise GaveUp(
            f'I did not understand "{clip(intent.after_unread, 150)}", so I did not go on to '
            f'"{clip(intent.text, 100)}"; say it with a verb such as click, enter, select or drag'
        )


def explain_unread(reading: Reading) -> str:
    """Why a goal cannot be pursued without a model, part by part."""
    parts = [f'"{clip(one.text, 150)}": {one.why}' for one in reading.unread]
    kept = [f'"{clip(one.text, 150)}" is forbidden by the goal itself' for one in reading.forbidden]
    return (
        "I did not understand the goal. " + "; ".join(parts + kept)
        if parts or kept
        else "The goal is empty; say what to do."
    )
