"""Malformed messages follow from a well-formed one and its schema: each differs from it in one place only."""

from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
Mutant = tuple[str, Any]
WRONG: dict[str, Any] = {
    "string": 7,
    "integer": "7",
    "number": "7",
    "boolean": "true",
    "array": {"0": "x"},
    "object": [],
}


def mutate(schema: Schema, value: Any, definitions: Mapping[str, Schema], path: str = "") -> Iterator[Mutant]:
    """Where and why, with the whole message so changed: field missing, unknown, of the wrong type, out of bounds."""
    body, discriminator = resolve(schema, value, definitions)
    if isinstance(value, dict) and "properties" in body:
        yield from _mutate_fields(body, value, discriminator, path)
        children = [(name, body["properties"][name]) for name in value]
    elif isinstance(value, dict):
        children = [(name, body.get("additionalProperties", {})) for name in value]
        children = [(name, child) for name, child in children if isinstance(child, Mapping)]
    elif isinstance(value, list):
        for index, item in enumerate(value):
            for why, mutant in mutate(body.get("items", {}), item, definitions, f"{path}/{index}"):
                yield why, [*value[:index], mutant, *value[index + 1 :]]
        children = []
    else:
        children = []
    for name, child in children:
        for why, mutant in mutate(child, value[name], definitions, f"{path}/{name}"):
            yield why, {**value, name: mutant}
    yield from ((f"{path}: {why}", mutant) for why, mutant in wrong_values(body))


def resolve(schema: Schema, value: Any, definitions: Mapping[str, Schema]) -> tuple[Schema, str | None]:
    """The schema that this value is meant for, references and unions followed, and the field that chose it."""
    discriminator = None
    while "$ref" in schema or "oneOf" in schema:
        if "$ref" in schema:
            schema = definitions[schema["$ref"].rsplit("/", 1)[1]]
            continue
        discriminator = schema.get("discriminator", {}).get("propertyName", "ok")
        options = [definitions[option["$ref"].rsplit("/", 1)[1]] for option in schema["oneOf"]]
        schema = next(o for o in options if o["properties"][discriminator]["const"] == value[discriminator])
    return schema, discriminator


def _mutate_fields(body: Schema, value: dict[str, Any], discriminator: str | None, path: str) -> Iterator[Mutant]:
    for name in body["required"]:
        if "const" not in body["properties"][name] or name == discriminator:
            yield f"{path}/{name}: missing", {key: kept for key, kept in value.items() if key != name}
    yield f"{path}: unknown field", {**value, "noSuchField": 1}
    if discriminator:
        yield f"{path}: unknown {discriminator}", {**value, discriminator: "noSuchMember"}


def wrong_values(body: Schema) -> Iterator[Mutant]:
    """Values that this schema refuses, as (why, value)."""
    if "anyOf" in body:
        yield "wrong type", ["x"]
    if body.get("type") in WRONG:
        yield "wrong type", WRONG[body["type"]]
    if "enum" in body or "const" in body:
        yield "not among the values", "noSuchValue"
    if body.get("type") == "integer":
        yield "fraction", 0.5
    if "minimum" in body:
        yield "too small", body["minimum"] - 1
    if "maximum" in body:
        yield "too large", body["maximum"] + 1
    if "maxLength" in body:
        yield "too long", "x" * (body["maxLength"] + 1)
    if body.get("minLength"):
        yield "too short", ""
    if "pattern" in body:
        yield "against the pattern", "ä b"
