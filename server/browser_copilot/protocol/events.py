"""Events are the runtime's only output: past participles, append-only, each with `seq`.

Specifications 000 (names, flow rules) and 001 (envelope, families).
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import (
    Count,
    Fraction,
    Id,
    Json,
    Label,
    LongText,
    Millis,
    Origin,
    Text,
    Url,
    Wire,
)
from browser_copilot.protocol.selector import SentForm
from browser_copilot.protocol.task import Artifact, Risk, TaskStatus

Family = Literal["Lifecycle", "Session", "Task", "Model", "Tool", "Metrics", "Warning", "Error"]
StopSource = Literal["user", "system", "error"]
Short = Annotated[str, StringConstraints(max_length=500)]


# Lifecycle
class LifecycleStarted(Wire):
    type: Literal["LIFECYCLE_STARTED"] = "LIFECYCLE_STARTED"
    family: Literal["Lifecycle"] = "Lifecycle"
    version: str


class LifecycleStopped(Wire):
    type: Literal["LIFECYCLE_STOPPED"] = "LIFECYCLE_STOPPED"
    family: Literal["Lifecycle"] = "Lifecycle"


class LifecycleBrowser(Wire):
    """The link came up or went down; `reason` names the broken hop and what to do."""

    type: Literal["LIFECYCLE_BROWSER"] = "LIFECYCLE_BROWSER"
    family: Literal["Lifecycle"] = "Lifecycle"
    connected: bool
    reason: Short | None = None


class RunStarted(Wire):
    type: Literal["RUN_STARTED"] = "RUN_STARTED"
    family: Literal["Lifecycle"] = "Lifecycle"
    task: Text
    profile: Label
    url: Url | None = None


class RunFinished(Wire):
    """`tokens` and `cost` are the totals of the run's METRICS_TOKENS; absent when no model was asked."""

    type: Literal["RUN_FINISHED"] = "RUN_FINISHED"
    family: Literal["Lifecycle"] = "Lifecycle"
    summary: Text
    steps: Count
    duration_ms: Millis
    tokens: Count | None = None
    cost: Annotated[float, Field(ge=0)] | None = None


class RunFailed(Wire):
    type: Literal["RUN_FAILED"] = "RUN_FAILED"
    family: Literal["Lifecycle"] = "Lifecycle"
    error: Text
    recoverable: bool
    tokens: Count | None = None
    cost: Annotated[float, Field(ge=0)] | None = None


class RunFound(Wire):
    """An incomplete run was found at start: answer with RecoverRun. `waiting_for` is what it waited for you to answer."""

    type: Literal["RUN_FOUND"] = "RUN_FOUND"
    family: Literal["Lifecycle"] = "Lifecycle"
    run_id: Id
    goal: Text
    steps_done: Count
    unknown_outcome: Short | None = None
    waiting_for: Short | None = None


class StopRequested(Wire):
    type: Literal["STOP_REQUESTED"] = "STOP_REQUESTED"
    family: Literal["Lifecycle"] = "Lifecycle"
    source: StopSource


class StopAcknowledged(Wire):
    type: Literal["STOP_ACKNOWLEDGED"] = "STOP_ACKNOWLEDGED"
    family: Literal["Lifecycle"] = "Lifecycle"
    source: StopSource
    epoch: Count


class Stopped(Wire):
    type: Literal["STOPPED"] = "STOPPED"
    family: Literal["Lifecycle"] = "Lifecycle"
    source: StopSource
    resumable: bool


class RunPaused(Wire):
    """`resume_at_ms` (Unix): when the run goes on by itself, if it does."""

    type: Literal["RUN_PAUSED"] = "RUN_PAUSED"
    family: Literal["Lifecycle"] = "Lifecycle"
    reason: Short | None = None
    resume_at_ms: Millis | None = None


class RunResumed(Wire):
    type: Literal["RUN_RESUMED"] = "RUN_RESUMED"
    family: Literal["Lifecycle"] = "Lifecycle"


class TakeoverOn(Wire):
    type: Literal["USER_TAKEOVER_ON"] = "USER_TAKEOVER_ON"
    family: Literal["Lifecycle"] = "Lifecycle"
    reason: Short | None = None


class TakeoverOff(Wire):
    type: Literal["USER_TAKEOVER_OFF"] = "USER_TAKEOVER_OFF"
    family: Literal["Lifecycle"] = "Lifecycle"


# Session
class SessionCreated(Wire):
    type: Literal["SESSION_CREATED"] = "SESSION_CREATED"
    family: Literal["Session"] = "Session"
    profile: Label
    working_directory: str


class SessionResumed(Wire):
    type: Literal["SESSION_RESUMED"] = "SESSION_RESUMED"
    family: Literal["Session"] = "Session"


class SessionSaved(Wire):
    type: Literal["SESSION_SAVED"] = "SESSION_SAVED"
    family: Literal["Session"] = "Session"


class SessionCompacted(Wire):
    type: Literal["SESSION_COMPACTED"] = "SESSION_COMPACTED"
    family: Literal["Session"] = "Session"
    removed: Count
    kept: Count


class SessionClosed(Wire):
    type: Literal["SESSION_CLOSED"] = "SESSION_CLOSED"
    family: Literal["Session"] = "Session"


# Task
class TaskQueued(Wire):
    type: Literal["TASK_QUEUED"] = "TASK_QUEUED"
    family: Literal["Task"] = "Task"
    goal: Text


class WaitingGoal(Wire):
    """`task_id` is the id that its task will have."""

    task_id: Id
    goal: Text


class QueueChanged(Wire):
    """The goals that wait for their turn now, in order."""

    type: Literal["QUEUE_CHANGED"] = "QUEUE_CHANGED"
    family: Literal["Task"] = "Task"
    waiting: Annotated[list[WaitingGoal], Field(max_length=50)]


class TaskStarted(Wire):
    type: Literal["TASK_STARTED"] = "TASK_STARTED"
    family: Literal["Task"] = "Task"
    goal: Text


class TaskStatusChanged(Wire):
    type: Literal["TASK_STATUS"] = "TASK_STATUS"
    family: Literal["Task"] = "Task"
    status: TaskStatus
    subgoal: Text | None = None


class TaskProgressed(Wire):
    type: Literal["TASK_PROGRESS"] = "TASK_PROGRESS"
    family: Literal["Task"] = "Task"
    progress: Fraction
    completed: Count
    total: Count
    current: Short | None = None


class TaskPlanned(Wire):
    type: Literal["TASK_PLANNED"] = "TASK_PLANNED"
    family: Literal["Task"] = "Task"
    plan_id: Id
    skill: Label | None = None
    rationale: Text | None = None
    steps: list[Annotated[str, StringConstraints(max_length=300)]]


class TaskCancelling(Wire):
    type: Literal["TASK_CANCELLING"] = "TASK_CANCELLING"
    family: Literal["Task"] = "Task"


class TaskCompleted(Wire):
    type: Literal["TASK_COMPLETED"] = "TASK_COMPLETED"
    family: Literal["Task"] = "Task"
    status: TaskStatus
    answer: Text | None = None
    summary: Text
    artifacts: list[Artifact]
    steps: Count
    model_calls: Count
    verified: Short | None = None  # how the effect was verified


class TaskFailed(Wire):
    type: Literal["TASK_FAILED"] = "TASK_FAILED"
    family: Literal["Task"] = "Task"
    status: TaskStatus
    error: Text
    steps: Count
    model_calls: Count


class StepStarted(Wire):
    type: Literal["STEP_STARTED"] = "STEP_STARTED"
    family: Literal["Task"] = "Task"
    step_id: Id
    action: Annotated[str, StringConstraints(max_length=40)]
    target: Label | None = None
    description: Annotated[str, StringConstraints(max_length=300)]
    risk: Risk | None = None


class StepCompleted(Wire):
    type: Literal["STEP_COMPLETED"] = "STEP_COMPLETED"
    family: Literal["Task"] = "Task"
    step_id: Id
    result: Json = None
    duration_ms: Millis


class StepFailed(Wire):
    type: Literal["STEP_FAILED"] = "STEP_FAILED"
    family: Literal["Task"] = "Task"
    step_id: Id
    error: Text
    code: Label | None = None
    will_retry: bool
    attempt: Count | None = None


class StepSkipped(Wire):
    type: Literal["STEP_SKIPPED"] = "STEP_SKIPPED"
    family: Literal["Task"] = "Task"
    step_id: Id


class Preview(Wire):
    """What would happen: the exact element, where, and the exact payload (secrets masked). `form`: the values sent."""

    target: Annotated[str, StringConstraints(max_length=300)]
    content: Annotated[str, StringConstraints(max_length=4_000)]
    origin: Origin
    url: Url
    form: SentForm | None = None


class NeedsApproval(Wire):
    type: Literal["NEEDS_APPROVAL"] = "NEEDS_APPROVAL"
    family: Literal["Task"] = "Task"
    approval_id: Id
    action: Annotated[str, StringConstraints(max_length=40)]
    risk: Risk
    reason: Short
    preview: Preview
    expires_ms: Millis


class ApprovalResolved(Wire):
    type: Literal["APPROVAL_RESOLVED"] = "APPROVAL_RESOLVED"
    family: Literal["Task"] = "Task"
    approval_id: Id
    decision: Literal["allow", "always", "deny", "expired", "withdrawn"]
    by: Literal["user", "policy", "grant", "system"]


class QuestionAsked(Wire):
    """The task cannot go on without the user: answer with Answer, or by acting in the page and handing back."""

    type: Literal["QUESTION"] = "QUESTION"
    family: Literal["Task"] = "Task"
    question_id: Id
    text: Text
    choices: Annotated[list[Label], Field(max_length=12)] | None = None


class BrowserFrame(Wire):
    """A picture of the page; with `step_id` it is the thumbnail of that step, which is done."""

    type: Literal["BROWSER_FRAME"] = "BROWSER_FRAME"
    family: Literal["Task"] = "Task"
    frame_url: Annotated[str, StringConstraints(max_length=500)]
    hash: Annotated[str, StringConstraints(max_length=64)]
    url: Url
    title: Annotated[str, StringConstraints(max_length=200)]
    step_id: Id | None = None


class ActionDone(Wire):
    type: Literal["ACTION"] = "ACTION"
    family: Literal["Task"] = "Task"
    action: Annotated[str, StringConstraints(max_length=40)]
    target: Label
    value: Short | None = None
    tab_id: Count | None = None
    url: Url | None = None
    dispatched_ms: Millis | None = None


class ExtractionResult(Wire):
    type: Literal["EXTRACTION_RESULT"] = "EXTRACTION_RESULT"
    family: Literal["Task"] = "Task"
    schema_name: Label
    data: Json = None
    confidence: Fraction


class ArtifactSaved(Wire):
    type: Literal["ARTIFACT_SAVED"] = "ARTIFACT_SAVED"
    family: Literal["Task"] = "Task"
    artifact: Artifact


class ChatSaid(Wire):
    """One message of the conversation, the user's or the copilot's."""

    type: Literal["CHAT_MESSAGE"] = "CHAT_MESSAGE"
    family: Literal["Task"] = "Task"
    role: Literal["user", "assistant"]
    text: LongText


class WorkStarted(Wire):
    type: Literal["TASK_WORK_STARTED"] = "TASK_WORK_STARTED"
    family: Literal["Task"] = "Task"
    job_id: Id
    work_id: Count


class WorkAssigned(Wire):
    """A session is at work on it from now on: what its log tells belongs to the work, such as what waits for a yes."""

    type: Literal["TASK_WORK_ASSIGNED"] = "TASK_WORK_ASSIGNED"
    family: Literal["Task"] = "Task"
    job_id: Id
    work_id: Count
    session_id: Id


class WorkStopped(Wire):
    type: Literal["TASK_WORK_STOPPED"] = "TASK_WORK_STOPPED"
    family: Literal["Task"] = "Task"
    job_id: Id
    work_id: Count
    succeeded: bool


class JobStarted(Wire):
    """A job begins, or goes on (`resumed`). `work` is its tree: kind, taskId, workIdInJob and what it is made of."""

    type: Literal["JOB_STARTED"] = "JOB_STARTED"
    family: Literal["Task"] = "Task"
    job_id: Id
    job: Label
    work: Json
    resumed: bool | None = None


class JobFinished(Wire):
    """`interrupted`: the server went down; RecoverRun goes on with it. `succeeded_works` counts works, not rounds."""

    type: Literal["JOB_FINISHED"] = "JOB_FINISHED"
    family: Literal["Task"] = "Task"
    job_id: Id
    outcome: Literal["succeeded", "failed", "stopped", "interrupted"]
    succeeded_works: Count
    works: Count


# Model
class ModelSwitched(Wire):
    type: Literal["MODEL_SWITCHED"] = "MODEL_SWITCHED"
    family: Literal["Model"] = "Model"
    profile: Label


class ModelRequested(Wire):
    """`messages`, `tools`, `characters` and `images` are of the whole request. `text` is what it holds that the request
    before it in the same task did not, as the model reads it: secrets masked, cut with a note when it is too long.
    `beside` as in MODEL_TEXT_DELTA."""

    type: Literal["MODEL_REQUESTED"] = "MODEL_REQUESTED"
    family: Literal["Model"] = "Model"
    profile: Label
    messages: Count
    tools: Count
    characters: Count
    text: LongText | None = None
    images: Count | None = None
    beside: Literal[True] | None = None


class ModelTextDelta(Wire):
    """`beside`: it belongs to an answer to the user that is given while a run goes on, not to the run's own words."""

    type: Literal["MODEL_TEXT_DELTA"] = "MODEL_TEXT_DELTA"
    family: Literal["Model"] = "Model"
    text: LongText
    beside: Literal[True] | None = None


class ModelReasoningDelta(Wire):
    type: Literal["MODEL_REASONING_DELTA"] = "MODEL_REASONING_DELTA"
    family: Literal["Model"] = "Model"
    text: LongText


class ModelCall(Wire):
    """One tool call of a reply. `arguments` is JSON as the model wrote it."""

    name: Annotated[str, StringConstraints(max_length=200)]
    arguments: LongText


class ModelReplied(Wire):
    """`calls` are the tool calls themselves; secrets are masked. `beside` as in MODEL_TEXT_DELTA."""

    type: Literal["MODEL_REPLIED"] = "MODEL_REPLIED"
    family: Literal["Model"] = "Model"
    text: LongText
    tool_calls: Count
    calls: Annotated[list[ModelCall], Field(max_length=50)] | None = None
    beside: Literal[True] | None = None


# Tool
class ToolRequested(Wire):
    type: Literal["TOOL_REQUESTED"] = "TOOL_REQUESTED"
    family: Literal["Tool"] = "Tool"
    call_id: Id
    tool: Annotated[str, StringConstraints(max_length=40)]
    args: Json = None


class ToolStreamed(Wire):
    type: Literal["TOOL_STREAMED"] = "TOOL_STREAMED"
    family: Literal["Tool"] = "Tool"
    call_id: Id
    text: Text


class ToolCompleted(Wire):
    """Specification 004, section 13: the call, the selector used, timings, result, observation and the version of the page."""

    type: Literal["TOOL_COMPLETED"] = "TOOL_COMPLETED"
    family: Literal["Tool"] = "Tool"
    call_id: Id
    tool: Annotated[str, StringConstraints(max_length=40)]
    ok: bool
    code: Label | None = None
    duration_ms: Millis
    result: Json = None
    pcd_ts: Millis | None = None


# Metrics
class TokensUsed(Wire):
    type: Literal["METRICS_TOKENS"] = "METRICS_TOKENS"
    family: Literal["Metrics"] = "Metrics"
    input_tokens: Count
    output_tokens: Count
    total_tokens: Count
    cost: Annotated[float, Field(ge=0)] | None = None


class ContextUsed(Wire):
    type: Literal["METRICS_CONTEXT"] = "METRICS_CONTEXT"
    family: Literal["Metrics"] = "Metrics"
    used: Count
    limit: Count
    fraction: Annotated[float, Field(ge=0)]


class PhaseMeasured(Wire):
    type: Literal["METRICS_PHASE"] = "METRICS_PHASE"
    family: Literal["Metrics"] = "Metrics"
    values: dict[str, float]


class WarningRaised(Wire):
    type: Literal["WARNING"] = "WARNING"
    family: Literal["Warning"] = "Warning"
    code: Label
    message: Text


class ErrorRaised(Wire):
    type: Literal["ERROR"] = "ERROR"
    family: Literal["Error"] = "Error"
    code: Label
    message: Text
    recoverable: bool


Event = Annotated[
    LifecycleStarted | LifecycleStopped | LifecycleBrowser | RunStarted | RunFinished | RunFailed | RunFound
    | StopRequested | StopAcknowledged | Stopped | RunPaused | RunResumed | TakeoverOn | TakeoverOff
    | SessionCreated | SessionResumed | SessionSaved | SessionCompacted | SessionClosed | TaskQueued | QueueChanged
    | TaskStarted | TaskStatusChanged | TaskProgressed | TaskPlanned | TaskCancelling | TaskCompleted | TaskFailed | StepStarted
    | StepCompleted | StepFailed | StepSkipped | NeedsApproval | ApprovalResolved | QuestionAsked | BrowserFrame
    | ActionDone | ExtractionResult | ArtifactSaved | ChatSaid | WorkStarted | WorkAssigned | WorkStopped | JobStarted
    | JobFinished | ModelSwitched | ModelRequested | ModelTextDelta | ModelReasoningDelta | ModelReplied
    | ToolRequested | ToolStreamed | ToolCompleted | TokensUsed | ContextUsed | PhaseMeasured | WarningRaised | ErrorRaised,
    Field(discriminator="type"),
]  # fmt: skip


class EventEnvelope(Wire):
    """snake_case on the wire, as Specification 001 names it. `seq` grows strictly over the whole log of the server."""

    model_config = {**Wire.model_config, "alias_generator": None}

    seq: Annotated[int, Field(ge=1)]
    ts_unix_ms: Millis
    session_id: Id
    run_id: Id | None = None
    task_id: Id | None = None
    event: Event


# Frontend socket `/ws/frontend`: commands up, events down
class FrontendSubscribe(Wire):
    """`session_id` absent: all sessions. Events with a greater `seq` follow; `frames` asks for BROWSER_FRAME."""

    type: Literal["subscribe"] = "subscribe"
    session_id: Id | None = None
    after: Count
    frames: bool | None = None


class EventsDown(Wire):
    type: Literal["events"] = "events"
    events: list[EventEnvelope]


class Problem(Wire):
    """A message of the frontend was refused; the connection stays."""

    type: Literal["problem"] = "problem"
    request_id: Id | None = None
    error: Text
