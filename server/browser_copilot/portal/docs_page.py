"""`/docs`: the OpenAPI document as one plain page, without scripts and without anything from elsewhere."""

from html import escape
from typing import Any

METHODS = ("get", "post", "put", "delete", "patch")
STYLE = "/docs.css"
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
:root { color-scheme: light dark; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
li { margin: 0 0 .75rem; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
"""


def render(schema: dict[str, Any]) -> str:
    """HTML of an OpenAPI document, grouped by tag in the order of the routes."""
    groups: dict[str, list[str]] = {}
    for path, operations in schema.get("paths", {}).items():
        for method in METHODS:
            operation = operations.get(method)
            if operation is not None:
                tag = (operation.get("tags") or ["Other"])[0]
                answers = describe_answers(operation, schema)
                groups.setdefault(tag, []).append(render_operation(method, path, operation, answers))
    info = schema.get("info", {})
    sections = "".join(f"<h2>{escape(tag)}</h2><ul>{''.join(rows)}</ul>" for tag, rows in groups.items())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}: API</title>'
        f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{STYLE}">'
        f"<main><h1>{escape(info['title'])} {escape(info['version'])}: API</h1>"
        f"<p>{escape(info.get('description', ''))}</p><p>As a document for programs: "
        f'<a href="/openapi.json">openapi.json</a>.</p>{sections}</main></html>'
    )


def describe_answers(operation: dict[str, Any], schema: dict[str, Any]) -> list[str]:
    """The fields of each shape that may come with status 200, such as `{sessionId}` and `{error: A | B}`."""
    content = operation["responses"].get("200", {}).get("content", {})
    if "application/json" not in content:
        return list(content)
    answer = content["application/json"].get("schema", {})
    shapes = [resolve(one, schema) for one in answer.get("anyOf", [answer])]
    return ["{" + ", ".join(map(describe_field, shape.get("properties", {}).items())) + "}" for shape in shapes]


def resolve(shape: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    name = shape.get("$ref", "").removeprefix("#/components/schemas/")
    found: dict[str, Any] = schema.get("components", {}).get("schemas", {}).get(name, shape)
    return found


def describe_field(field: tuple[str, dict[str, Any]]) -> str:
    name, shape = field
    words = shape.get("enum") or ([shape["const"]] if "const" in shape else [])
    return f"{name}: {' | '.join(map(str, words))}" if words else name


def render_operation(method: str, path: str, operation: dict[str, Any], answers: list[str]) -> str:
    parameters = [f"<code>{escape(p['name'])}</code> ({escape(p['in'])})" for p in operation.get("parameters", [])]
    kinds = operation.get("requestBody", {}).get("content", {})
    body = [f"body: <code>{escape(kind)}</code>" for kind in kinds]
    details = ", ".join([*parameters, *body])
    details += ("<br>" if details else "") + " or ".join(f"<code>{escape(one)}</code>" for one in answers)
    text = escape(operation.get("description", "")).replace("\n", " ")
    return (
        f'<li><span class="method">{method.upper()}</span> <code>{escape(path)}</code><br>'
        f"{escape(operation.get('summary', ''))}. {text}{'<br>' + details if details else ''}</li>"
    )
