"""Workflows of the user's own, one TOML or JSON file each; a file that is wrong is named and left out, never fatal.

name = "weekly_report"
title = "Weekly report"
description = "Downloads the report of a week."
goals = ['Go to Reports', 'Download the report of "{week}"']     # or: goal = "..."
url = "https://reports.example/{team}"
allow = ["https://reports.example"]
[parameters.week]
description = "For example 2026-W47."
[parameters.team]
type = "string"            # string, integer, number, boolean
enum = ["north", "south"]
default = "north"          # without one the parameter is required
"""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote as quote_url

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, create_model, model_validator

from browser_copilot.runtime.origins import parse_origin
from browser_copilot.runtime.workflows import Parameters, Workflow
from browser_copilot.runtime.workspace import Workspace

MAX_BYTES = 64 * 1024
MAX_FILES = 200
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
TYPES: dict[str, type] = {"string": str, "integer": int, "number": float, "boolean": bool}
Scalar = str | int | float | bool
Template = Annotated[str, StringConstraints(min_length=1, max_length=2_000)]


class FileParameter(BaseModel):
    model_config = ConfigDict(extra="forbid")

    type: Literal["string", "integer", "number", "boolean"] = "string"
    title: str | None = None
    description: str | None = None
    default: Scalar | None = None
    enum: list[Scalar] | None = Field(None, min_length=1)


class WorkflowFile(BaseModel):
    """One file as written."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,79}$")]
    title: str | None = None
    description: str = ""
    goal: Template | None = None
    goals: Annotated[list[Template], Field(min_length=1, max_length=50)] | None = None
    url: Annotated[str, StringConstraints(pattern=r"^https?://[^\s/{}]+(/\S*)?$", max_length=2_000)] | None = None
    allow: list[str] = Field(default_factory=list, max_length=50)
    parameters: dict[Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")], FileParameter] = {}

    @model_validator(mode="after")
    def is_whole(self) -> "WorkflowFile":
        if (self.goal is None) == (self.goals is None):
            raise ValueError("write either goal or goals")
        for text in [*self.templates, self.url or ""]:
            for name in PLACEHOLDER.findall(text):
                if name not in self.parameters:
                    raise ValueError(f"{{{name}}} is not a parameter")
        if "url" in self.parameters:
            raise ValueError("parameters.url: the name is taken, it is where the workflow begins")
        for origin in self.allow:
            if parse_origin(origin) is None:
                raise ValueError(f"allow: {origin} is not an origin like https://shop.example:8443")
        return self

    @property
    def templates(self) -> list[str]:
        return self.goals or [self.goal or ""]


@dataclass(frozen=True)
class FileProblem:
    """Why a file was left out."""

    path: Path
    reason: str


def load_workflows(folder: Path) -> tuple[list[Workflow], list[FileProblem]]:
    """The workflows of a folder by file name, and the files that cannot be used. No folder: none."""
    found: list[Workflow] = []
    problems: list[FileProblem] = []
    paths = sorted(one for one in folder.glob("*") if one.suffix in (".toml", ".json")) if folder.is_dir() else []
    for path in paths[:MAX_FILES]:
        try:
            found.append(build_workflow(read_file(path)))
        except (OSError, ValueError) as error:
            problems.append(FileProblem(path, explain(error)))
    problems += [FileProblem(path, f"more than {MAX_FILES} files") for path in paths[MAX_FILES:]]
    return found, problems


def read_file(path: Path) -> WorkflowFile:
    """Raises OSError, or ValueError (decoding and validation errors are such)."""
    if path.stat().st_size > MAX_BYTES:
        raise ValueError(f"larger than {MAX_BYTES} bytes")
    text = path.read_text("utf-8")
    return WorkflowFile.model_validate(tomllib.loads(text) if path.suffix == ".toml" else json.loads(text))


def explain(error: Exception) -> str:
    """The first thing that is wrong, with its place in the file."""
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"{where}: {first['msg']}" if where else str(first["msg"])
    return str(error)


def build_workflow(file: WorkflowFile) -> Workflow:
    """Its function fills the goals in and pursues them in order."""

    async def run(params: Any, steps: Workspace) -> str | None:
        goals = [fill_in(text, params.model_dump()) for text in file.templates]
        steps.expect(len(goals))
        for goal in goals:
            await steps.achieve(goal)
        return None

    def find_url(params: Any) -> str | None:
        values = {name: quote_url(str(value), safe="") for name, value in params.model_dump().items()}
        return PLACEHOLDER.sub(lambda hit: values[hit[1]], file.url) if file.url else None

    def describe(params: Any) -> str:
        return "; ".join(fill_in(text, params.model_dump()) for text in file.templates)

    origins = tuple(parse_origin(origin) or origin for origin in file.allow)
    return Workflow(
        file.name, file.title or file.name, file.description, build_form(file), run, describe, origins, find_url
    )


def build_form(file: WorkflowFile) -> type[BaseModel]:
    """The parameters as a model. A text that would break out of its quotation marks is refused."""
    templates = " ".join(file.templates)
    fields: dict[str, Any] = {}
    for name, one in file.parameters.items():
        kind: Any = Literal[tuple(one.enum)] if one.enum else TYPES[one.type]
        if kind is str:
            quoted = f'"{{{name}}}"' in templates
            pattern = r'^[^\r\n"]*$' if quoted else r"^[^\r\n]*$"
            kind = Annotated[str, StringConstraints(min_length=1, max_length=1_000, pattern=pattern)]
        default = ... if one.default is None else one.default
        fields[name] = (kind, Field(default, title=one.title, description=one.description, validate_default=True))
    return create_model(f"{file.name}_parameters", __base__=Parameters, **fields)


def fill_in(template: str, values: Mapping[str, Any]) -> str:
    """The goal with its parameters. Nothing in a value is filled in again."""
    return PLACEHOLDER.sub(lambda hit: _say(values[hit[1]]), template)


def _say(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
