"""Named workflows: a name, a form of parameters, and a function that sets goals. The book finds and starts them.

@workflow("greet", title="Greet", description="Says hello on a page.")
async def greet(params: Greeting, steps: Workspace) -> str | None:
    await steps.achieve(f'Enter "{params.name}" as the name and click Greet')
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError

from browser_copilot.errors import UsageError
from browser_copilot.runtime.ports import Clock, PlannedRun, Pursuer
from browser_copilot.runtime.workspace import WorkflowRun, Workspace

Function = Callable[[Any, Workspace], Awaitable[str | None]]


class Parameters(BaseModel):
    """A form: unknown fields are refused, white space around texts is dropped."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


@dataclass(frozen=True)
class Workflow:
    """`describe` says the goal in the user's words, `find_url` where it begins (None: where the user is).

    `allow` are origins that may be acted on while it runs, in its session.
    """

    name: str
    title: str
    description: str
    parameters: type[BaseModel]
    run: Function
    describe: Callable[[Any], str] | None = None
    allow: tuple[str, ...] = ()
    find_url: Callable[[Any], str | None] = field(default=lambda params: getattr(params, "url", None))

    def say_goal(self, params: BaseModel) -> str:
        if self.describe is not None:
            return self.describe(params)
        values = params.model_dump(exclude_none=True, exclude_defaults=True, exclude={"url"})
        shown = ", ".join(f"{name} {value}" for name, value in values.items())
        return f"{self.title}: {shown}" if shown else self.title


def workflow(
    name: str, *, title: str, description: str, describe: Callable[[Any], str] | None = None
) -> Callable[[Function], Workflow]:
    """Makes a workflow of a function; the annotation of its first parameter, a `Parameters`, is its form."""

    def make(function: Function) -> Workflow:
        form = get_type_hints(function)["params"]
        return Workflow(name, title, description, form, function, describe)

    return make


@dataclass(frozen=True)
class WorkflowListing:
    """`parameters` is a JSON Schema of an object."""

    name: str
    title: str
    description: str
    parameters: dict[str, Any]


class WorkflowBook:
    """All workflows by name. The first of a name stands: files cannot take the name of one that is shipped."""

    def __init__(self, workflows: Iterable[Workflow], clock: Clock) -> None:
        self._clock = clock
        self._workflows: dict[str, Workflow] = {}
        for one in workflows:
            self._workflows.setdefault(one.name, one)

    def listing(self) -> Sequence[WorkflowListing]:
        return [
            WorkflowListing(one.name, one.title, one.description, one.parameters.model_json_schema())
            for one in self._workflows.values()
        ]

    def find(self, name: str) -> Workflow | None:
        return self._workflows.get(name)

    def get(self, name: str) -> Workflow:
        """Raises `UsageError`, which lists those that are."""
        if name not in self._workflows:
            raise UsageError(
                f"there is no workflow {name!r}", field="name", hint=f"there are: {', '.join(self._workflows)}"
            )
        return self._workflows[name]

    def read(self, name: str, params: Mapping[str, Any]) -> tuple[Workflow, BaseModel]:
        """The workflow and its parameters, checked. Raises `UsageError`, which names the field."""
        found = self.get(name)
        try:
            return found, found.parameters.model_validate(dict(params))
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(["params", *(str(part) for part in first["loc"])])
            raise UsageError(f"{where}: {first['msg']}", field=where) from error

    def plan(self, name: str, params: Mapping[str, Any], controller: Pursuer) -> PlannedRun:
        """A run that is ready to start. Raises `UsageError`."""
        found, values = self.read(name, params)
        notes: dict[str, Any] = {"workflow": name, "params": dict(params), "stages": []}
        return PlannedRun(
            goal=found.say_goal(values)[:2_000],
            url=found.find_url(values),
            allow=found.allow,
            pursuer=self._make_run(found, values, controller, notes["stages"]),
            notes=notes,
        )

    def resume(self, notes: dict[str, Any], controller: Pursuer) -> Pursuer:
        """The same run again, with what its goals came to so far. Raises `UsageError` when it is known no more."""
        found, values = self.read(notes["workflow"], notes["params"])
        return self._make_run(found, values, controller, notes["stages"])

    def _make_run(self, found: Workflow, values: BaseModel, controller: Pursuer, stages: list[Any]) -> Pursuer:
        return WorkflowRun(partial(found.run, values), controller, self._clock, stages)
