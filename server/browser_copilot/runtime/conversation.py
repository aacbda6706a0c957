"""What is said while a task runs: the answer to its question, or a question about it."""

from collections.abc import Sequence

from browser_copilot.protocol import events as e
from browser_copilot.runtime import chat
from browser_copilot.runtime.course import Course
from browser_copilot.runtime.interrupts import Interrupt


def is_answer(course: Course, interrupt: Interrupt) -> bool:
    """“Go on” and “try again” to a task that asks, and is not held, are what it asked for."""
    active = course.active
    return bool(active and active.desk.questions.pending and interrupt.kind == "resume" and not active.gate.held)


def answer_question(course: Course, text: str) -> bool:
    """Give it to the task as its answer. A question about the run is none, unless it is one of the choices."""
    active = course.active
    if active is None or not active.desk.questions.pending:
        return False
    question_id, (asked, _) = next(iter(active.desk.questions.pending.items()))
    if chat.asks_of_run(text) and text not in (asked.choices or ()):
        return False
    return active.desk.questions.answer(question_id, text)


def tell(course: Course, topic: chat.Topic, waiting: Sequence[e.NeedsApproval | e.QuestionAsked]) -> str:
    """What there is to say of it; `waiting` is what waits for the user."""
    first = waiting[0] if waiting else None
    course.view.waiting_for = "" if first is None else getattr(first, "reason", "") or getattr(first, "text", "")
    course.view.queued = [one.goal for one in course.state.queue.waiting]
    return chat.answer(topic, course.view)
