"""Golden messages: the smallest and the fullest of every member of every union, built from the schemas.

They hold what goes wrong between languages: letters beyond ASCII and the BMP, quotes, fractions, 2**53 - 1.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from browser_copilot.protocol import commands, events, frames, frontend, page, selector, task, tools
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.schema import ROOTS, Schema

TEXTS: dict[str, str] = {
    "url": "https://shop.example/orders?page=2&q=caf%C3%A9#top",
    "origin": "https://shop.example",
    "href": "/invoices/2026-11.pdf",
    "label": 'Rechnung "Übersicht" 😀',
    "text": "Zwei\nZeilen\tund \\ ein Strich",
    "mime": "application/pdf",
    "base64": "aGVsbG8=",
    "path": "/home/ada/invoices/2026-11.pdf",
    "filename": "2026-11.pdf",
    "css": "x-card >>> button.primary",
    "role": "button",
}
PATTERNS: dict[str, str] = {
    r"^[A-Za-z0-9._:-]+$": "a12",
    r"^[A-Za-z0-9_-]+$": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF",
    r"^[a-p]{32}$": "abcdefghijklmnopabcdefghijklmnop",
    r"^[0-9]{1,4}$": "0",
}
"""One text that fits each pattern in use; a new pattern needs its row here."""

ANY_JSON: dict[str, Any] = {"text": "ok", "list": [1, 0.5, True, None, {"deep": []}]}
MAX_SAFE = 2**53 - 1


def build_samples(definitions: Mapping[str, Schema]) -> dict[str, list[str]]:
    """By family, canonical JSON texts: smallest then fullest of each member of each root, in schema order."""
    return {family: _family_samples(roots, definitions) for family, roots in ROOTS.items()}


def _family_samples(roots: tuple[str, ...], definitions: Mapping[str, Schema]) -> list[str]:
    texts: dict[str, None] = {}
    for root in roots:
        for member in find_members(root, definitions):
            for full in (False, True):
                for value in _variants_of(member, full, definitions):
                    texts[canonical(root, value)] = None
    return list(texts)


def _variants_of(member: str, full: bool, definitions: Mapping[str, Schema]) -> list[dict[str, Any]]:
    """One value, or one for each member of the union in it that is in no family of its own (`Event`)."""
    value = _object_of(definitions[member], full, definitions)
    roots = {root for family in ROOTS.values() for root in family}
    for name, body in definitions[member]["properties"].items():
        union = body.get("$ref", "").rsplit("/", 1)[-1]
        if name in value and union not in roots and "oneOf" in definitions.get(union, {}):
            options = find_members(union, definitions)
            return [{**value, name: _object_of(definitions[option], full, definitions)} for option in options]
    return [value]


def find_members(name: str, definitions: Mapping[str, Schema]) -> list[str]:
    """The messages of a union, nested unions opened; a message is its own only member."""
    options = definitions[name].get("oneOf") or definitions[name].get("anyOf")
    if not options:
        return [name]
    return [member for option in options for member in find_members(option["$ref"].rsplit("/", 1)[1], definitions)]


def parse(root: str, value: object) -> Wire:
    """A message of the named root from JSON values. Raises `pydantic.ValidationError`."""
    for module in (selector, page, tools, task, commands, events, frames, frontend):
        if hasattr(module, root):
            message = TypeAdapter(getattr(module, root)).validate_python(value)
            assert isinstance(message, Wire)
            return message
    raise KeyError(root)


def canonical(root: str, value: object) -> str:
    """The bytes that both sides write for this message."""
    return parse(root, value).to_json()


def _value_of(schema: Schema, name: str, full: bool, definitions: Mapping[str, Schema]) -> Any:
    if "$ref" in schema:
        target = schema["$ref"].rsplit("/", 1)[1]
        return _value_of(definitions[target], name, full, definitions)
    options = schema.get("oneOf") or schema.get("anyOf")
    if options:
        return _value_of(options[-1 if full else 0], name, full, definitions)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][-1 if full else 0]
    kind = schema.get("type")
    if kind == "object":
        return _object_of(schema, full, definitions)
    if kind == "array":
        return _array_of(schema, name, full, definitions)
    if kind is None:
        return ANY_JSON if full else "ok"
    return _scalar_of(schema, name, full)


def _array_of(schema: Schema, name: str, full: bool, definitions: Mapping[str, Schema]) -> list[Any]:
    if not full and not schema.get("minItems"):
        return []
    union = schema["items"].get("$ref", "").rsplit("/", 1)[-1]
    if full and "oneOf" in definitions.get(union, {}):
        members = find_members(union, definitions)[: schema.get("maxItems")]
        return [_object_of(definitions[member], full, definitions) for member in members]
    return [_value_of(schema["items"], name, full, definitions)]


def _object_of(schema: Schema, full: bool, definitions: Mapping[str, Schema]) -> dict[str, Any]:
    if "properties" in schema:
        required = schema["required"]
        return {
            name: _value_of(body, name, full, definitions)
            for name, body in schema["properties"].items()
            if full or name in required
        }
    values = schema.get("additionalProperties")
    if isinstance(values, dict) and full:
        return {"first key": _value_of(values, "value", full, definitions)}
    return {}


def _scalar_of(schema: Schema, name: str, full: bool) -> Any:
    match schema["type"]:
        case "boolean":
            return full
        case "integer":
            return min(schema.get("maximum", MAX_SAFE), MAX_SAFE) if full else schema.get("minimum", 0)
        case "number":
            return 0.25  # a whole number would be written 1.0 by one side and 1 by the other
        case _:
            return _text_of(schema, name)


def _text_of(schema: Schema, name: str) -> str:
    if "pattern" in schema:
        return PATTERNS[schema["pattern"]][: schema.get("maxLength")]
    text = next((value for key, value in TEXTS.items() if name.lower().endswith(key)), TEXTS["label"])
    text = text[: schema.get("maxLength")]
    return text.ljust(schema.get("minLength", 0), "x")
