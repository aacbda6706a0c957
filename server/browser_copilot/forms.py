"""What is typed on the command line is taken as its form says: a text stays one, also if it looks like a number."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from browser_copilot.errors import UsageError

if TYPE_CHECKING:
    from browser_copilot.runtime.workflows import WorkflowBook

Form = Mapping[str, Any]
"""A JSON Schema of an object, as pydantic writes it."""
BESIDE: Form = {"sessionId": {"type": "string"}}
"""What a request of the mailbox may name beside the parameters of its command."""


def read_params(pairs: Sequence[str] | None, text: str | None, form: Form) -> dict[str, Any]:
    """`NAME=VALUE` pairs over a JSON object. Raises `UsageError`.

    A value is taken as it stands where its field takes texts; else it is read as JSON, where it is JSON.
    """
    params = read_object(text) if text is not None else {}
    fields = form.get("properties", {})
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise UsageError(f"--param {pair!r} is no NAME=VALUE", field="param", hint="like --param month=June")
        params[name] = value if takes_text(fields.get(name, {}), form) else read_value(value)
    return params


def read_object(text: str) -> dict[str, Any]:
    try:
        params = json.loads(text)
    except ValueError as error:
        raise UsageError(f"--params is not JSON: {error}", field="params") from error
    if not isinstance(params, dict):
        raise UsageError("--params must be a JSON object", field="params", hint='like \'{"month": "June"}\'')
    return params


def read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def takes_text(field: Form, form: Form) -> bool:
    """Whether any text may stand there."""
    if "$ref" in field:
        return takes_text(form["$defs"][str(field["$ref"]).rpartition("/")[2]], form)
    choices = [*field.get("anyOf", ()), *field.get("oneOf", ()), *field.get("allOf", ())]
    listed = [*field.get("enum", ()), *([field["const"]] if "const" in field else [])]
    return (
        field.get("type") == "string"
        or any(isinstance(one, str) for one in listed)
        or any(takes_text(one, form) for one in choices)
    )


def find_form(name: str, book: "WorkflowBook") -> Form:
    """Of what the mailbox knows by that name: a tool, a command, a workflow; for any other name that of a job."""
    from browser_copilot.protocol import commands as c
    from browser_copilot.protocol.tools import TOOL_TYPES

    commands = {shape.__name__: shape for shape in get_args(get_args(c.Command)[0])}
    if name in TOOL_TYPES:
        shape: Any = TOOL_TYPES[name].model_fields["args"].annotation
    elif found := book.find(name):
        shape = found.parameters
    else:
        shape = commands.get(name, c.RunJob)
    form = shape.model_json_schema()
    return {**form, "properties": {**BESIDE, **form.get("properties", {})}}
