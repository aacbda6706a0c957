"""What the routes answer with, as the OpenAPI document says it; `tests/portal/test_openapi.py` holds answers to it.

Shapes of Specification 003 stand first, each with its union of errors (status 200); the rest is our own.
"""

from functools import reduce
from operator import or_
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel

from browser_copilot.protocol.frames import GrantedOrigin


class Shape(BaseModel):
    """An answer: camelCase, nothing beside what is named."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")


class Open(BaseModel):
    """An answer that may hold more than is named here."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="allow")


class Failure(Open):
    """Every failure: a name for programs, what of the request is meant, and what to do."""

    error: str
    field: str | None
    hint: str


def says(*shapes: Any) -> dict[str, Any]:
    """What a route's decorator is told: any of these with status 200, a `Failure` with any other."""
    return {"response_model": None, "responses": {200: {"model": reduce(or_, shapes)}, **FAILS}}


FAILS: dict[int | str, dict[str, Any]] = {"default": {"model": Failure, "description": "What went wrong"}}
FAILS_IN_JSON: dict[int | str, dict[str, Any]] = {
    "default": {
        "description": "What went wrong",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }
}
"""The same for a route whose good answer is a page, a picture or a file."""


class Nothing(Shape):
    pass


class RepoRoot(Shape):
    repo_root: str


class Hello(Shape):
    message: str


class Model(Shape):
    name: str
    id: str
    multiplier: float


class Models(Shape):
    models: list[Model]


class Closed(Shape):
    result: Literal["Closed"]


class Callback(Open):
    """One callback of 003's `ICopilotSessionCallbacks`, `ICopilotTaskCallback` or `ICopilotJobCallback`."""

    callback: str


class SessionStarted(Shape):
    session_id: str


class SessionNotStarted(Shape):
    error: Literal["ModelIdNotFound", "WorkingDirectoryNotAbsolutePath", "WorkingDirectoryNotExists"]


class SessionMissing(Shape):
    error: Literal["SessionNotFound"]


class SessionNotLive(Shape):
    error: Literal["SessionNotFound", "HttpRequestTimeout", "ParallelCallNotSupported"]


class SessionThrew(Shape):
    session_error: str


class TaskName(Shape):
    name: str
    require_user_input: bool


class TaskNames(Shape):
    tasks: list[TaskName]


class TaskStarted(Shape):
    task_id: str


class TaskNotStarted(Shape):
    error: Literal["SessionNotFound", "TaskNotFound"]


class TaskNotStopped(Shape):
    error: Literal["TaskNotFound", "TaskCannotClose"]


class TaskNotLive(Shape):
    error: Literal["TaskNotFound", "HttpRequestTimeout", "ParallelCallNotSupported"]


class TaskThrew(Shape):
    task_error: str


class Ticket(Shape):
    ticket: str
    url: str
    expires_ms: int


class Hop(Open):
    ok: bool
    reason: str | None = None
    fix: str | None = None


class HealthState(Shape):
    ok: bool
    version: str
    hops: dict[str, Hop]


class WaitingRow(Shape):
    """A goal that waits for its turn, under the id that its task will have."""

    task_id: str
    goal: str


class SessionRow(Shape):
    session_id: str
    title: str | None
    profile: str
    working_directory: str | None
    state: str
    task_id: str | None
    run_id: str | None
    goal: str | None
    tabs: list[int]
    policy: str
    queue: list[WaitingRow]
    updated_ms: int
    open: bool


class SessionRows(Shape):
    sessions: list[SessionRow]
    next: str | None


class Events(Shape):
    """Envelopes as `shared-schema/event.schema.json` has them; `after` is the cursor for the next call."""

    events: list[dict[str, Any]]
    after: int
    more: bool


class Waiting(Shape):
    """A NEEDS_APPROVAL or QUESTION_ASKED event that nobody has answered."""

    session_id: str
    event: dict[str, Any]


class Pending(Shape):
    pending: list[Waiting]


class Granted(Shape):
    grants: list[GrantedOrigin]


class RememberedRow(Shape):
    """An "always" of the user: what it is for and what is left of it."""

    id: str
    origin: str
    kind: str
    count_left: int
    until_ms: int
    session_id: str
    created_ms: int


class RunRow(Open):
    run_id: str
    session_id: str
    task_id: str
    goal: str
    status: str
    reason: Literal["stopped", "interrupted"]
    kind: Literal["task", "job"]
    steps_done: int
    updated_ms: int
    unknown_outcome: str | None
    waiting_for: str | None


class RunRows(Shape):
    runs: list[RunRow]


class TabRows(Shape):
    tabs: list[dict[str, Any]]


class WorkflowRow(Shape):
    """`parameters` is a JSON Schema."""

    name: str
    title: str
    description: str
    parameters: dict[str, Any]


class WorkflowRows(Shape):
    workflows: list[WorkflowRow]


class ArtifactRow(Open):
    id: int
    name: str
    path: str
    bytes: int


class ArtifactRows(Shape):
    artifacts: list[ArtifactRow]
