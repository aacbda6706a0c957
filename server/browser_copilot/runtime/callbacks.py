"""Who hears of a task or a job: 003's callbacks, and those who listen to nothing but events."""

from collections.abc import Callable
from typing import Protocol


class TaskCallbacks(Protocol):
    """003's `ICopilotTaskCallback`. `task_session` is the session's id, None when it is the driving session."""

    def task_succeeded(self) -> None: ...

    def task_failed(self) -> None: ...

    def task_session_started(self, task_session: str | None) -> None: ...

    def task_session_stopped(self, task_session: str | None, succeeded: bool) -> None: ...

    def task_error(self, message: str) -> None:
        """An exception was thrown inside the task."""


class JobCallbacks(Protocol):
    """003's `ICopilotJobCallback`."""

    def job_succeeded(self) -> None: ...

    def job_failed(self) -> None: ...

    def work_started(self, work_id: int) -> None: ...

    def work_stopped(self, work_id: int, succeeded: bool) -> None: ...

    def job_error(self, message: str) -> None: ...


class Unheard:
    """Callbacks of a job that nobody listens to but by its events."""

    def job_succeeded(self) -> None:
        return

    def job_failed(self) -> None:
        return

    def work_started(self, work_id: int) -> None:
        return

    def work_stopped(self, work_id: int, succeeded: bool) -> None:
        return

    def job_error(self, message: str) -> None:
        return


class WorkCallbacks:
    """A task that is part of a job: what breaks it is told by the job, and which session is at work on it."""

    def __init__(self, say: Callable[[str], None], assign: Callable[[str | None], None]) -> None:
        self._say = say
        self._assign = assign

    def task_succeeded(self) -> None:
        return

    def task_failed(self) -> None:
        return

    def task_session_started(self, task_session: str | None) -> None:
        self._assign(task_session)

    def task_session_stopped(self, task_session: str | None, succeeded: bool) -> None:
        return

    def task_error(self, message: str) -> None:
        self._say(message)
