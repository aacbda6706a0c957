"""Passwords that the user says leave a command before anybody sees it, and come back at dispatch alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from browser_copilot.agent.said import Said, asks_for_password
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Failed, fail
from browser_copilot.runtime.chat import asks_of_run
from browser_copilot.runtime.interrupts import find_interrupt
from browser_copilot.runtime.later import find_later

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course

Waiting = Sequence[e.NeedsApproval | e.QuestionAsked]
LOST = "the password that the goal held was kept in memory only and is not known any more; say it again"


def hide_in(command: c.Command, said: Said, waiting: Waiting) -> c.Command:
    """The command with masks in the place of passwords. `waiting`: an answer to a question about one is one."""
    questions = [one for one in waiting if isinstance(one, e.QuestionAsked)]
    match command:
        case c.Answer():
            asked = next((one.text for one in questions if one.question_id == command.question_id), "")
            return command.model_copy(update={"text": said.hide_answer(command.text, asked)})
        case c.Enqueue():
            return command.model_copy(update={"text": said.hide(command.text, lasting=True)})
        case c.SubmitPrompt() if not questions and find_later(command.text) is not None:
            return command.model_copy(update={"text": said.hide(command.text, lasting=True)})
        case c.SubmitPrompt():
            is_answer = find_interrupt(command.text.strip()) is None and not asks_of_run(command.text)
            asked = questions[0].text if questions and is_answer else ""
            return command.model_copy(update={"text": said.hide_answer(command.text, asked)})
        case c.SwitchTask():
            return command.model_copy(update={"text": said.hide(command.text)})
        case c.RunWorkflow():
            params = {name: _hide_param(name, value, said) for name, value in command.params.items()}
            return command.model_copy(update={"params": params})
        case _:
            return command


def keep_for_task(course: "Course", said: Said, event: e.Event) -> None:
    """A listener of a course: what its goal masks lives as long as the task, and what a job's input masks, longer."""
    if course.active is None:
        return
    if isinstance(event, e.TaskQueued | e.ChatSaid):
        words = event.goal if isinstance(event, e.TaskQueued) else event.text
        said.bind(words, course.active.run.task_id)
    elif isinstance(event, e.TaskCompleted | e.TaskFailed):
        said.forget(course.active.run.task_id)


def _hide_param(name: str, value: Any, said: Said) -> Any:
    if not isinstance(value, str):
        return value
    return said.keep(value) if value and asks_for_password(name) else said.hide(value)


def seal(step: ToolStep, said: Said, origin: str) -> ToolStep | Failed:
    """The step with the handle of a password in the place of its mask. A mask that means nothing is a failure."""
    text = step.args.get("text")
    if step.tool != "dom.type" or not isinstance(text, str):
        return step
    handle = said.seal(text, origin)
    if handle is not None:
        rest = {name: value for name, value in step.args.items() if name != "text"}
        return step.model_copy(update={"args": {**rest, "secret": handle}})
    return step if said.find_lost(text) is None else fail("bad_argument", LOST)
