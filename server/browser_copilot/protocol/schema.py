"""JSON Schemas follow from the models: strict, small, and the same text for the same models.

Pydantic's output is tidied: no titles, no defaults, no `null` for what is simply absent, every constant
required, one definition for each named union. Draft 2020-12 words that draft-07 readers understand too.
"""

import json
from collections.abc import Mapping
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from browser_copilot.protocol import commands, events, frames, frontend, page, selector, task, tools
from browser_copilot.protocol.base import Wire

Schema = dict[str, Any]
MODULES: tuple[ModuleType, ...] = (selector, page, tools, task, commands, events, frames, frontend)
ROOTS: dict[str, tuple[str, ...]] = {
    "selector": ("RoleSelector",),
    "page": ("MiniPCD", "Observation", "PCDActionDetail", "QueryHit"),
    "tool-call": ("ToolCall",),
    "tool-result": ("ToolResult",),
    "command": ("Command", "CommandReply"),
    "event-envelope": ("EventEnvelope",),
    "frame": ("Frame",),
    "frontend": ("FrontendUp", "FrontendDown"),
    "task": ("Task", "ActionBundle", "TaskResult"),
}
"""Message families: one schema file each, and the definitions a message of that family may have."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def find_models() -> dict[str, type[Wire]]:
    """Every message and part of a message, by class name."""
    found: dict[str, type[Wire]] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Wire) and value.__module__ == module.__name__:
                found[name] = value
    return found


def find_unions() -> dict[str, Any]:
    """Every named union of messages or of literals, by the name it has in its module."""
    found: dict[str, Any] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if not name.startswith("_") and name not in found and _is_named_union(value):
                found[name] = value
    return found


def _is_named_union(value: object) -> bool:
    origin = get_origin(value)
    if origin is Literal:
        return len(get_args(value)) > 1
    return origin is Annotated and get_origin(get_args(value)[0]) in (Union, UnionType)


def build_definitions() -> dict[str, Schema]:
    """All definitions by name, sorted; references are `#/$defs/<name>`."""
    models = find_models()
    _, top = models_json_schema([(model, "validation") for model in models.values()], ref_template="#/$defs/{model}")
    definitions = {name: tidy(body) for name, body in top["$defs"].items()}
    unions = {name: tidy(_schema_of(value)) for name, value in find_unions().items()}
    names = {_fingerprint(body): name for name, body in reversed(unions.items())}
    named = {name: _name_unions(body, names) for name, body in definitions.items()}
    named.update({name: _name_unions(body, names, top=True) for name, body in unions.items()})
    return dict(sorted(named.items()))


def _schema_of(value: Any) -> Schema:
    schema = TypeAdapter(value).json_schema(ref_template="#/$defs/{model}")
    schema.pop("$defs", None)
    return schema


def tidy(schema: Any, *, is_property_table: bool = False) -> Any:
    """Without titles, defaults, discriminator mappings and nulls; with every constant required."""
    if isinstance(schema, list):
        return [tidy(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if is_property_table:
        return {name: tidy(body) for name, body in schema.items()}
    options = [option for option in schema.get("anyOf", ()) if option != {"type": "null"}]
    if len(options) == 1:
        return tidy({**options[0], **{key: value for key, value in schema.items() if key != "anyOf"}})
    kept = {key: value for key, value in schema.items() if key not in ("title", "default", "discriminator")}
    if options:
        kept["anyOf"] = options
    tidied = {key: tidy(value, is_property_table=key == "properties") for key, value in kept.items()}
    if "properties" in tidied:
        tidied["required"] = _required(schema)
    discriminator = schema.get("discriminator", {}).get("propertyName")
    if discriminator and discriminator != "ok":  # readers know discriminators that are strings only
        tidied = {"type": "object", "discriminator": {"propertyName": discriminator}, **tidied}
    return tidied


def _required(schema: Schema) -> list[str]:
    required = schema.get("required", [])
    return [name for name, body in schema["properties"].items() if name in required or "const" in body]


def _name_unions(schema: Any, names: Mapping[str, str], *, top: bool = False) -> Any:
    if isinstance(schema, list):
        return [_name_unions(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    name = names.get(_fingerprint(schema))
    if name and not top:
        return {"$ref": f"#/$defs/{name}"}
    return {key: _name_unions(value, names) for key, value in schema.items()}


def _fingerprint(schema: Schema) -> str:
    body = {key: value for key, value in schema.items() if key != "description"}
    return json.dumps(body, sort_keys=True)


def build_family(family: str, definitions: Mapping[str, Schema]) -> Schema:
    """The self-contained schema of one message family."""
    roots = ROOTS[family]
    reached = _reachable(roots, definitions)
    references = [{"$ref": f"#/$defs/{name}"} for name in roots]
    body: Schema = references[0] if len(references) == 1 else {"anyOf": references}
    return {
        "$schema": DIALECT,
        "$id": f"{family}.schema.json",
        **body,
        "$defs": {name: definitions[name] for name in sorted(reached)},
    }


def _reachable(roots: tuple[str, ...], definitions: Mapping[str, Schema]) -> set[str]:
    reached: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(_references(definitions[name]))
    return reached


def _references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for item in schema for name in _references(item)]
    if not isinstance(schema, dict):
        return []
    here = [schema["$ref"].rsplit("/", 1)[1]] if isinstance(schema.get("$ref"), str) else []
    return here + [name for value in schema.values() for name in _references(value)]
