"""An Entry: models, prompt variables, tasks and jobs, as the user writes them in `jobs.json` (Specification 003).

`validate_entry` (`runtime/entry_check.py`) is the only way in.

    {"models": {"driving": "skills"},
     "promptVariables": {"site": "https://billing.example"},
     "grid": [{"keyword": "month end", "jobs": [{"name": "Collect", "jobName": "collect"}]}],
     "tasks": {"invoice": {"prompt": "Download the newest invoice", "url": "$site", "requireUserInput": false,
                           "criteria": {"condition": {"fileExists": "*.pdf"},
                                        "failureAction": {"kind": "RetryWithNewSession", "retries": 1}}}},
     "jobs": {"collect": {"work": {"kind": "Ref", "taskId": "invoice"}}}}
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, Tag, model_validator
from pydantic.alias_generators import to_camel

MAX_RETRIES = 10
MAX_ITERATIONS = 100
MAX_PROMPT = 2_000
Key = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[^/\\\r\n]+$")]
Text = Annotated[str, StringConstraints(min_length=1, max_length=20_000)]
Lines = Annotated[list[str], Field(min_length=1, max_length=500)]


def find_shape(value: Any) -> str:
    """Which member of a union a value is meant to be."""
    return "a prompt" if isinstance(value, str) else "some lines" if isinstance(value, list) else "some facts"


Prompt = Annotated[Annotated[Text, Tag("a prompt")] | Annotated[Lines, Tag("some lines")], Discriminator(find_shape)]


class Part(BaseModel):
    """One part of an Entry: camelCase, nothing unknown, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True, alias_generator=to_camel, validate_by_name=True)


class Facts(Part):
    """A condition that needs no model. Exactly one of these is written (see `runtime/conditions.py`)."""

    goal: str | None = Field(None, min_length=1, max_length=80)
    text: str | None = Field(None, min_length=1, max_length=300)
    url_includes: str | None = Field(None, min_length=1, max_length=500)
    title_includes: str | None = Field(None, min_length=1, max_length=200)
    answer_includes: str | None = Field(None, min_length=1, max_length=300)
    tool_executed: str | None = Field(None, min_length=1, max_length=40)
    file_exists: str | None = Field(None, min_length=1, max_length=200, pattern=r"^[^/\\]+$")
    all: "list[Condition] | None" = Field(None, max_length=20)
    any: "list[Condition] | None" = Field(None, max_length=20)
    not_: "Condition | None" = Field(None, alias="not")

    @model_validator(mode="after")
    def says_one_thing(self) -> "Facts":
        if len(self.model_fields_set) != 1:
            raise ValueError("write exactly one of goal, text, urlIncludes, titleIncludes, answerIncludes, "
                             "toolExecuted, fileExists, all, any, not")  # fmt: skip
        return self


Condition = Annotated[
    Annotated[Text, Tag("a prompt")] | Annotated[Lines, Tag("some lines")] | Annotated[Facts, Tag("some facts")],
    Discriminator(find_shape),
]
"""A prompt is answered by the model's reporting tools, facts by looking."""


class Availability(Part):
    """What must have happened before, in the same working directory; `condition` must hold on the driving session."""

    previous_job_keywords: list[str] = []
    previous_tasks: list[Key] = []
    condition: Condition | None = None


class FailureAction(Part):
    """`RetryWithUserPrompt` goes on in the same session with `prompt`; the other begins anew in a new one."""

    kind: Literal["RetryWithNewSession", "RetryWithUserPrompt"]
    retries: int = Field(1, ge=1, le=MAX_RETRIES)
    prompt: Prompt | None = None

    @model_validator(mode="after")
    def has_its_prompt(self) -> "FailureAction":
        if (self.kind == "RetryWithUserPrompt") != (self.prompt is not None):
            raise ValueError("prompt belongs to RetryWithUserPrompt, and to it alone")
        return self


class Criteria(Part):
    """When a run counts: it succeeded, these tools were executed, the condition holds."""

    tool_executed: list[str] = []
    run_condition_in_same_session: bool = True
    condition: Condition | None = None
    failure_action: FailureAction | None = None


class WorkflowCall(Part):
    """Texts in `params` are expanded like prompts."""

    name: Key
    params: dict[str, Any] = {}


class TaskSpec(Part):
    """A prompt, or a named workflow. `model` is a category; `url` where it begins, `allow` what it may act on."""

    prompt: Prompt | None = None
    workflow: WorkflowCall | None = None
    require_user_input: bool = False
    model: Key | None = None
    url: str | None = None
    allow: list[str] = Field([], max_length=50)
    availability: Availability = Availability()
    criteria: Criteria = Criteria()

    @model_validator(mode="after")
    def says_what_to_do(self) -> "TaskSpec":
        if (self.prompt is None) == (self.workflow is None):
            raise ValueError("write either prompt or workflow")
        return self


class Ref(Part):
    """Runs a task. `work_id_in_job` is given by `validate_entry`."""

    kind: Literal["Ref"]
    task_id: Key
    model_override: Key | None = None
    work_id_in_job: int = -1


class Seq(Part):
    kind: Literal["Seq"]
    works: "list[Work]"


class Par(Part):
    kind: Literal["Par"]
    works: "list[Work]"


class Loop(Part):
    """`[expected, condition]`: the loop goes on while the condition is as expected, before or after each round.

    It fails when it would go on after `max_iterations` rounds.
    """

    kind: Literal["Loop"]
    pre_condition: tuple[bool, Condition] | None = None
    post_condition: tuple[bool, Condition] | None = None
    body: "Work"
    max_iterations: int = Field(10, ge=1, le=MAX_ITERATIONS)

    @model_validator(mode="after")
    def can_end(self) -> "Loop":
        if self.pre_condition is None and self.post_condition is None:
            raise ValueError("a loop needs preCondition or postCondition, else it would not end")
        return self


class Alt(Part):
    kind: Literal["Alt"]
    condition: Condition
    true_work: "Work | None" = None
    false_work: "Work | None" = None


Work = Annotated[Ref | Seq | Par | Loop | Alt, Field(discriminator="kind")]


class JobSpec(Part):
    work: Work


class GridJob(Part):
    name: str
    job_name: Key


class GridRow(Part):
    """How jobs are laid out for people; a job's keyword is that of its row."""

    keyword: str
    jobs: list[GridJob]


class Entry(Part):
    """`models` maps a category to a profile; `driving` is who judges conditions."""

    models: dict[Key, str] = {}
    prompt_variables: dict[Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z0-9]+)*$")], Prompt] = {}
    grid: list[GridRow] = []
    tasks: dict[Key, TaskSpec] = {}
    jobs: dict[Key, JobSpec] = {}


for part in (Facts, Availability, Criteria, TaskSpec, Seq, Par, Loop, Alt, JobSpec, Entry):
    part.model_rebuild()
