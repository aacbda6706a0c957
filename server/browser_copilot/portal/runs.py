"""Tasks and jobs report through these callbacks; each becomes one response of their `live` (Specification 003)."""

from typing import Any, Literal

from fastapi import Request, Response

from browser_copilot.portal.feed import Feed
from browser_copilot.portal.live import LiveAnswer, LiveBook
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import answer

Kind = Literal["task", "job"]
MISSING: dict[Kind, str] = {"task": "TaskNotFound", "job": "JobNotFound"}


def answer_live(kind: Kind, id: str, token: str, request: Request) -> Response:
    """The next response for that reader; the reader without a token is the one that 003 has."""
    book: LiveBook = request.app.state.live
    if not book.is_known(kind, id):
        return answer({"error": MISSING[kind]})
    reader = book.find_run_reader(kind, id, token)
    if reader is None:
        raise Problem(409, "TooManyReaders", f"this {kind} has too many readers; use one of their tokens", "token")
    return LiveAnswer(reader, request.app.state.parts.clock, MISSING[kind])


class FeedCallbacks:
    """Implements `TaskCallbacks` and `JobCallbacks`. `bind` names the run, as soon as its id is known."""

    def __init__(self, book: LiveBook, kind: Kind) -> None:
        self._book = book
        self._kind: Kind = kind
        self._id = ""
        self.feed = Feed()

    def bind(self, id: str) -> None:
        """At once: a run begins in a turn of its own."""
        self._id = id
        self._book.open_feed(self._kind, id, self.feed)

    def _say(self, name: str, **arguments: Any) -> None:
        self.feed.push({"callback": name, **arguments})

    def _finish(self) -> None:
        self._book.end_run(self._kind, self._id)

    def task_succeeded(self) -> None:
        self._say("taskSucceeded")
        self._finish()

    def task_failed(self) -> None:
        self._say("taskFailed")
        self._finish()

    def task_session_started(self, task_session: str | None) -> None:
        self._say("taskSessionStarted", **_session(task_session))

    def task_session_stopped(self, task_session: str | None, succeeded: bool) -> None:
        self._say("taskSessionStopped", **_session(task_session), succeeded=succeeded)

    def task_error(self, message: str) -> None:
        self.feed.push({"taskError": message})

    def job_succeeded(self) -> None:
        self._say("jobSucceeded")
        self._finish()

    def job_failed(self) -> None:
        self._say("jobFailed")
        self._finish()

    def work_started(self, work_id: int) -> None:
        self._say("workStarted", workId=work_id)

    def work_stopped(self, work_id: int, succeeded: bool) -> None:
        self._say("workStopped", workId=work_id, succeeded=succeeded)

    def job_error(self, message: str) -> None:
        self.feed.push({"jobError": message})


def _session(id: str | None) -> dict[str, str]:
    """The driving session is not named."""
    return {} if id is None else {"taskSession": id}
