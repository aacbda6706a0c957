"""What the routes of jobs answer with: Specification 003's shapes, and our own for every run there was."""

from typing import Literal

from browser_copilot.portal.shapes import Open, Shape


class NamedJob(Open):
    """003's `Job` under its name."""

    name: str


class JobNames(Shape):
    """`fault` is there when jobs.json is wrong and nothing of it is installed."""

    jobs: list[NamedJob]
    fault: str | None = None


class JobStarted(Shape):
    job_id: str


class JobNotStarted(Shape):
    error: Literal["JobNotFound", "WorkingDirectoryNotAbsolutePath", "WorkingDirectoryNotExists"]


class JobMissing(Shape):
    error: Literal["JobNotFound"]


class JobState(Open):
    """`reasons` says why works failed, by their number; under "" why the job itself did."""

    job_id: str
    job: str
    status: Literal["Executing", "Succeeded", "Failed", "Stopped", "Suspended", "Interrupted", "Cancelled"]
    running_work_ids: list[int]
    works: dict[str, Literal["Executing", "Succeeded", "Failed", "Stopped", "Suspended", "Interrupted", "Cancelled"]]
    reasons: dict[str, str] | None = None


class JobStates(Shape):
    jobs: list[JobState]


class JobRow(JobState):
    """`updated_ms` is when it ended, for one that is over."""

    started_ms: int
    updated_ms: int


class JobRows(Shape):
    """`next`, given as `before`, leads to the following page; it is null at the end."""

    runs: list[JobRow]
    next: str | None


class JobNotLive(Shape):
    error: Literal["JobNotFound", "HttpRequestTimeout", "ParallelCallNotSupported"]


class JobThrew(Shape):
    job_error: str
