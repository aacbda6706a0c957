"""The model proposes, the desk carries out, the page proves: so goals are pursued that the skills could not reach.

Life of a turn: the page is looked at, the conversation is fitted into its budget, the model replies with a plan of up
to five tool calls. Each is checked, given its elements and its risk, carried out through the desk, and answered with
what it showed. `done` ends the task only when its evidence is found. A reply that cannot be used is sent back once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import date, datetime

from browser_copilot.agent.acting import Acting
from browser_copilot.agent.barriers import Barred
from browser_copilot.agent.context import Conversation
from browser_copilot.agent.desk import Desk, GoalSaid, SecretRef, TaskStopped, ToolFailed
from browser_copilot.agent.earlier import tell_earlier
from browser_copilot.agent.ended import Ended
from browser_copilot.agent.envelope import Envelopes, wrap_texts
from browser_copilot.agent.evidence import Seen
from browser_copilot.agent.files import snapshot
from browser_copilot.agent.history import change
from browser_copilot.agent.minds import Clock, WallClock
from browser_copilot.agent.prompts import read_prompt
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.render import find_own_tabs, render_page, render_tabs
from browser_copilot.agent.rests import Rests
from browser_copilot.agent.toolset import make_definitions
from browser_copilot.agent.turns import Offer, Voice, take_turn
from browser_copilot.errors import ModelError
from browser_copilot.model.chat import ChatResponse, Message
from browser_copilot.page.intent import read_goal
from browser_copilot.page.text import clip
from browser_copilot.protocol.events import ErrorRaised
from browser_copilot.protocol.limits import MAX_ITERATIONS
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.protocol.tools import TabInfo

SHOWN_STEPS = 12
MOST_BLIND = 2
"""Turns in a row on a page that cannot be read: the model may go elsewhere."""
BLIND = "The page cannot be read now, and none of its ids can be used: tabs_navigate, tabs_back or tabs_switch lead on."
NUDGE = (
    "Words alone do nothing. If this is your answer, call done with it and its evidence; else go on with tool calls, "
    "ask_user or give_up. If no page has to do with it, say it once more."
)


class ModelPlanner:
    """Pursues one task with a model. `skills` lets the model use them too. `conversation` is what was said."""

    def __init__(
        self,
        voice: Voice,
        clock: Clock | None = None,
        *,
        skills: bool = True,
        make_envelopes: Callable[[], Envelopes] = Envelopes,
    ) -> None:
        self._voice = voice
        self._clock = clock or WallClock()
        self._envelopes = make_envelopes()
        self._blind = 0
        self._tools = make_definitions(sees_images=voice.profile.sees_images, skills=skills)
        self.conversation = Conversation(voice.profile.context_tokens)

    async def pursue(self, task: Task, desk: Desk, mini: MiniPCD | None, reason: str) -> Task:
        """The task in a final or awaiting status. Raises TaskStopped; every call of the model is answered then, too."""
        today = _today(task, self._clock)
        pursuit = Pursuit(task, desk, self._clock, today)
        reading = read_goal(task.goal, today)
        pursuit.forbidden = reading.forbidden
        acting = Acting(pursuit, reading, Seen(snapshot(desk.working_directory)), self._envelopes)
        origin = mini.origin if mini is not None else ""
        self.conversation.add(Message(role="user", content=_say_goal(pursuit.said, today, self._envelopes)))
        earlier = tell_earlier(desk.earlier, self._voice.profile.context_tokens, self._envelopes)
        if earlier:
            self.conversation.add(Message(role="user", content=earlier))
        told = _say_history(task)
        if told:
            text = f"Done in this task before you took over:\n{self._envelopes.wrap(told, origin)}"
            self.conversation.add(Message(role="user", content=text))
        try:
            await self._loop(pursuit, acting)
        except Ended as end:
            await end.finish(pursuit)
        except ModelError as error:
            desk.emit(ErrorRaised(code=f"model_{error.kind}", message=clip(str(error), 2_000), recoverable=True))
            await pursuit.fail(f"{reason}; and the model did not help: {error}")
        except ToolFailed as failure:
            await pursuit.fail(failure.failed.error)
        except Barred as bar:
            await pursuit.fail(bar.text)
        finally:
            self.conversation.close()
        return pursuit.task

    async def _loop(self, pursuit: Pursuit, acting: Acting) -> None:
        for turn in range(MAX_ITERATIONS):
            response = await self._take_turn(pursuit, acting)
            pursuit.progress(min(0.9, 0.1 + turn / MAX_ITERATIONS), clip(response.message.content or "thinking", 200))
            await self._carry_out(acting, response.message)
            await pursuit.checkpoint()
        raise Ended.failing(f"the model did not reach the goal in {MAX_ITERATIONS} turns")

    async def _take_turn(self, pursuit: Pursuit, acting: Acting) -> ChatResponse:
        """Look, and ask the model; a limit of its endpoint is waited out, and the page looked at anew."""
        desk, rests = pursuit.desk, Rests()
        while True:
            pursuit.move("plan")
            trouble = await self._see(pursuit)
            assert pursuit.mini is not None
            tabs = find_own_tabs(await _list_tabs(desk), desk.tab_id, desk.session_id)
            acting.begin_turn(pursuit.mini, [one.tab_id for one in tabs], unread=bool(trouble))
            offer = self._offer(pursuit, pursuit.mini, tabs, trouble)
            pursuit.task = change(pursuit.task, pursuit.now_ms, model_calls=pursuit.task.model_calls + 1)
            try:
                return await take_turn(self._voice, self.conversation, offer, desk)
            except ModelError as error:
                rest = rests.compute_rest(error)
                await pursuit.checkpoint()
                await desk.wait_out(rest, clip(error.text, 300).rstrip("."))

    async def _see(self, pursuit: Pursuit) -> str:
        """Why the page cannot be read; "" when it was. Raises ToolFailed when there is no way on."""
        try:
            await pursuit.see()
        except ToolFailed as failure:
            lost = failure.failed.code in ("tab_gone", "link_lost", "cancelled")
            if lost or pursuit.mini is None or self._blind == MOST_BLIND:
                raise
            self._blind += 1
            return failure.failed.error
        self._blind = 0
        return ""

    async def _carry_out(self, acting: Acting, message: Message) -> None:
        """Answer every call of a reply; what cannot be used is sent back once."""
        calls = message.tool_calls
        if not calls:
            acting.note_words(message.content or "")
            self.conversation.add(Message(role="user", content=NUDGE))
            return
        try:
            async for call, result in acting.carry_out(calls, self._tools):
                self.conversation.answer(call.id, result)
        except (TaskStopped, asyncio.CancelledError):
            self.conversation.close()
            raise
        acting.end_turn(self._remind)

    def _remind(self, text: str) -> None:
        self.conversation.add(Message(role="user", content=text))

    def _offer(self, pursuit: Pursuit, mini: MiniPCD, tabs: Sequence[TabInfo], trouble: str) -> Offer:
        shown = (render_tabs(tabs, pursuit.desk.tab_id), trouble or render_page(mini))
        page = "\n".join(one for one in shown if one)
        parts = ["The browser now:" if not trouble else BLIND, self._envelopes.wrap(page, mini.origin)]
        parts.append(say_secrets(pursuit.desk.list_secrets(mini.origin)))
        return Offer(
            Message(role="system", content=read_prompt("planner")),
            Message(role="user", content="\n".join(one for one in parts if one)),
            self._tools,
        )


def say_secrets(known: Sequence[SecretRef]) -> str:
    """The vault's entries for a site, by handle and user name; "" for none. Values are not known here."""
    names = [f'secret "{one.handle}"' + (f', user name "{one.username}"' if one.username else "") for one in known]
    if len(names) < 2:
        return "".join(f"The vault has an entry for this site: {one}" for one in names)
    return f"The vault has entries for this site: {'; '.join(names)}. Ask the user which one, unless the goal names it."


def _today(task: Task, clock: Clock) -> date:
    return datetime.fromtimestamp(task.created_at / 1000 if task.created_at else clock.now()).date()


async def _list_tabs(desk: Desk) -> Sequence[TabInfo]:
    """The tabs; none when the browser cannot say."""
    try:
        tabs: list[TabInfo] = await desk.look("tabs.list", {})
    except ToolFailed:
        return []
    return tabs


def _say_goal(said: GoalSaid, today: date, envelopes: Envelopes) -> str:
    lines = [f"Today is {today:%A, %d %B %Y}.", f"The user's goal: {said.own}"]
    return "\n".join([*lines, *wrap_texts(said.texts, "goal", envelopes)])


def _say_history(task: Task) -> str:
    """What was done before. Its words came from pages."""
    steps = [(one.step.description, one.status) for one in task.history if isinstance(one.step, ToolStep)]
    lines = [f"- {description}: {status}" for description, status in steps[-SHOWN_STEPS:]]
    return "\n".join([*lines, *([f"found so far: {clip(task.answer, 500)}"] if task.answer else [])])
