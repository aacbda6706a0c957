"""Commands are the runtime's only input: imperatives, data. Semantics as Specification 001 with pause, skip and takeover."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Id, Json, Millis, Origin, TabId, Url, Wire

Prompt = Annotated[str, StringConstraints(min_length=1, max_length=20_000)]
ProfileName = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class SubmitPrompt(Wire):
    """What the user said. While another task runs: an interrupt, a question, or “then …”, which is queued; else refused.

    `attended`: somebody is there to say what to do instead when nothing leads to the goal.
    """

    type: Literal["SubmitPrompt"] = "SubmitPrompt"
    text: Prompt
    tab_id: TabId | None = None
    url: Url | None = None
    working_directory: Annotated[str, StringConstraints(max_length=4_096)] | None = None
    allow: Annotated[list[Origin], Field(max_length=50)] | None = None
    attended: bool | None = None


class Approve(Wire):
    """`always` remembers a grant for that origin and kind of action: 20 times, one hour, until the session is closed."""

    type: Literal["Approve"] = "Approve"
    approval_id: Id
    decision: Literal["allow", "always", "deny"]


class Answer(Wire):
    """The answer to a question the task put to the user (QUESTION event)."""

    type: Literal["Answer"] = "Answer"
    question_id: Id
    text: Prompt


class CancelTask(Wire):
    """The active task, or one that waits for its turn."""

    type: Literal["CancelTask"] = "CancelTask"
    task_id: Id


class Stop(Wire):
    type: Literal["Stop"] = "Stop"


class Pause(Wire):
    type: Literal["Pause"] = "Pause"


class Resume(Wire):
    type: Literal["Resume"] = "Resume"


class Skip(Wire):
    type: Literal["Skip"] = "Skip"


class SwitchTask(Wire):
    """Clears the queue and starts this goal instead."""

    type: Literal["SwitchTask"] = "SwitchTask"
    text: Prompt


class Enqueue(Wire):
    """A goal for after the task under way: it begins when that one, and what waits before it, has succeeded.

    A stop or a failure takes out all that waits; who goes on with that run has it back. `first`: before what waits.
    With nothing under way it begins at once.
    """

    type: Literal["Enqueue"] = "Enqueue"
    text: Prompt
    tab_id: TabId | None = None
    url: Url | None = None
    first: bool | None = None


class ClearQueue(Wire):
    """Takes out all goals that wait. One of them is taken out by CancelTask."""

    type: Literal["ClearQueue"] = "ClearQueue"


class Retry(Wire):
    """The goal of a task that is over, anew and from its beginning: queued, or begun when nothing is under way."""

    type: Literal["Retry"] = "Retry"
    task_id: Id


class Takeover(Wire):
    type: Literal["Takeover"] = "Takeover"
    on: bool


class SetApprovalPolicy(Wire):
    type: Literal["SetApprovalPolicy"] = "SetApprovalPolicy"
    policy: Literal["ask", "all", "none", "until"]
    until_ms: Millis | None = None


class SwitchModel(Wire):
    type: Literal["SwitchModel"] = "SwitchModel"
    profile: ProfileName


class SessionNew(Wire):
    type: Literal["SessionNew"] = "SessionNew"


class SessionResume(Wire):
    type: Literal["SessionResume"] = "SessionResume"
    session_id: Id


class SessionResumeLast(Wire):
    type: Literal["SessionResumeLast"] = "SessionResumeLast"


class SessionCompact(Wire):
    type: Literal["SessionCompact"] = "SessionCompact"


class RecoverRun(Wire):
    """The answer to "Resume or discard?" after a restart; `run_id` may be a job's id.

    `attended` as in SubmitPrompt, from now on: whoever was there when it began may be gone.
    """

    type: Literal["RecoverRun"] = "RecoverRun"
    run_id: Id
    decision: Literal["resume", "discard"]
    attended: bool | None = None


class GrantOrigin(Wire):
    """What the copilot may write to, in every session, for 30 days or until then. `remove` withdraws it."""

    type: Literal["GrantOrigin"] = "GrantOrigin"
    origin: Origin
    until_ms: Millis | None = None
    remove: bool | None = None


class WithdrawGrant(Wire):
    """Takes back a remembered approval."""

    type: Literal["WithdrawGrant"] = "WithdrawGrant"
    grant_id: Id


class RunWorkflow(Wire):
    """`working_directory` and `attended` as in SubmitPrompt."""

    type: Literal["RunWorkflow"] = "RunWorkflow"
    name: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    params: dict[str, Json]
    tab_id: TabId | None = None
    url: Url | None = None
    working_directory: Annotated[str, StringConstraints(max_length=4_096)] | None = None
    attended: bool | None = None


class RunJob(Wire):
    """`attended` as in SubmitPrompt, for what its works ask."""

    type: Literal["RunJob"] = "RunJob"
    name: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    user_input: Annotated[str, StringConstraints(max_length=20_000)]
    working_directory: Annotated[str, StringConstraints(max_length=4_096)] | None = None
    attended: bool | None = None


class Shutdown(Wire):
    type: Literal["Shutdown"] = "Shutdown"


Command = Annotated[
    SubmitPrompt | Approve | Answer | CancelTask | Stop | Pause | Resume | Skip | SwitchTask | Enqueue
    | ClearQueue | Retry | Takeover | SetApprovalPolicy | SwitchModel | SessionNew | SessionResume | SessionResumeLast
    | SessionCompact | RecoverRun | GrantOrigin | WithdrawGrant | RunWorkflow | RunJob | Shutdown,
    Field(discriminator="type"),
]  # fmt: skip


class CommandRefused(Wire):
    """Why a command was not taken; nothing changed."""

    ok: Literal[False] = False
    error: str
    code: Literal["task_active", "no_task", "wrong_task", "unknown", "expired", "bad_argument", "shutting_down"]


class CommandAccepted(Wire):
    """`session_id` is the session that the command went to or made."""

    ok: Literal[True] = True
    session_id: Id
    task_id: Id | None = None
    run_id: Id | None = None


CommandReply = Annotated[CommandAccepted | CommandRefused, Field(discriminator="ok")]
