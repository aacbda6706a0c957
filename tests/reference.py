"""`docs/REFERENCE.md` and `docs/COMMANDS.md` are what the code says: `python -m tests.reference` writes them."""

import ast
import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import typer.main
from fastapi.routing import APIRoute
from pydantic import BaseModel

from browser_copilot import settings as settings_module
from browser_copilot.cli import cli
from browser_copilot.goal.forms import render_document
from browser_copilot.mailbox.clerk import CONTROLS, QUESTIONS, RUNS
from browser_copilot.portal import (
    routes_artifacts,
    routes_browser,
    routes_core,
    routes_events,
    routes_history,
    routes_jobs,
    routes_sessions,
    routes_tasks,
    routes_workflows,
)
from browser_copilot.protocol.commands import Command
from browser_copilot.protocol.events import Event
from browser_copilot.protocol.limits import as_table
from browser_copilot.protocol.tools import EFFECTS, RETRYABLE, TOOL_TYPES
from browser_copilot.settings import Settings

REFERENCE = Path(__file__).resolve().parents[1] / "docs" / "REFERENCE.md"
API = (
    routes_core, routes_sessions, routes_events, routes_history, routes_tasks, routes_jobs,
    routes_browser, routes_workflows, routes_artifacts,
)  # fmt: skip
HEAD = """# Reference

Generated from the code by `make reference`; do not edit. `tests/test_docs.py` fails when it is stale.
The exact shape of every message is in [`shared-schema/`](../shared-schema/README.md).
"""
SOCKETS = (
    ("GET", "/", "The portal"),
    ("GET", "/docs", "These routes, with their shapes"),
    ("SOCKET", "/ws/browser", "The link to the extension; proves itself by a handshake with the pairing secret"),
    (
        "SOCKET",
        "/ws/frontend",
        "Commands up, events and what waits for the user down, for panel and portal; opened with a ticket",
    ),
)
Row = Sequence[object]


def table(heads: Sequence[str], rows: Sequence[Row]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += [
        "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in row) + " |" for row in rows
    ]
    return "\n".join(lines) + "\n"


def code(text: object) -> str:
    return f"`{text}`" if text not in ("", None) else ""


def members(union: Any) -> tuple[Any, ...]:
    """The models of a discriminated union."""
    return get_args(get_args(union)[0])


def wire_names(model: type[BaseModel], leave_out: Sequence[str] = ("type", "family")) -> str:
    """Fields as on the wire; those that may be absent with a question mark."""
    names = []
    for name, field in model.model_fields.items():
        if name not in leave_out:
            names.append(f"{field.alias or name}{'' if field.is_required() else '?'}")
    return code(", ".join(names))


def write_tools() -> str:
    rows = [(code(n), EFFECTS[n], wire_names(shape.model_fields["args"].annotation)) for n, shape in TOOL_TYPES.items()]
    text = "`read` may be repeated freely, `idempotent` after a look, `write` is done once at most.\n\n"
    codes = ", ".join(f"`{name}`{' (may be tried again)' if again else ''}" for name, again in RETRYABLE.items())
    return f"{text}{table(('tool', 'effect', 'arguments'), rows)}\nError codes: {codes}.\n"


def write_commands() -> str:
    rows = [(code(one.__name__), wire_names(one), first_sentence(one)) for one in members(Command)]
    return table(("command", "fields", ""), rows)


def first_sentence(model: type) -> str:
    text = inspect.cleandoc(model.__dict__.get("__doc__") or "")
    return text.split("\n\n")[0].replace("\n", " ")


def write_events() -> str:
    rows = [(code(default(one, "type")), default(one, "family"), wire_names(one)) for one in members(Event)]
    text = "Each comes in an envelope `{seq, ts_unix_ms, session_id, run_id?, task_id?, event}`. "
    text += "`seq` grows over all sessions.\n\n"
    return text + table(("event", "family", "fields"), sorted(rows, key=lambda row: (str(row[1]), str(row[0]))))


def default(model: type[BaseModel], name: str) -> Any:
    return model.model_fields[name].default


def find_routes() -> list[tuple[str, str, str]]:
    """Method, path and summary of every route that is in the schema."""
    pairs = [(module.router, "/api") for module in API] + [(routes_core.outside, "")]
    found = list(SOCKETS)
    for router, prefix in pairs:
        for route in router.routes:
            if isinstance(route, APIRoute) and route.include_in_schema:
                found.append(("/".join(sorted(route.methods)), prefix + route.path, route.summary or ""))
    return found


def write_routes() -> str:
    text = "Every route but `/healthz` and `/login` needs `Authorization: Bearer TOKEN` or the portal's cookie.\n\n"
    rows = [(method, code(path), summary) for method, path, summary in find_routes()]
    return text + table(("", "route", ""), rows)


def setting_texts() -> dict[str, str]:
    """The text below each setting."""
    tree = ast.parse(inspect.getsource(settings_module))
    body = next(n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Settings")
    found: dict[str, str] = {}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            found[node.target.id] = str(after.value.value) if is_text else ""  # type: ignore[union-attr]
    return found


def write_settings() -> str:
    texts = setting_texts()
    rows = []
    for name, field in Settings.model_fields.items():
        usual = "" if field.default_factory or field.default is None else field.default
        rows.append((code(name), code(f"COPILOT_{name.upper()}"), code(usual), texts.get(name, "")))
    text = "In this order: flags, environment, `.env`, `copilot.toml` (current folder, else data directory).\n\n"
    return text + table(("setting", "environment", "default", ""), rows)


def find_commands(group: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        here = f"{path} {name}".strip()
        if hasattr(command, "commands"):
            yield from find_commands(command, here)
        else:
            yield here, command


def write_command_line() -> str:
    rows = []
    for name, command in find_commands(typer.main.get_command(cli)):
        words = [name, *(one.name.upper() for one in command.params if one.param_type_name == "argument")]
        flags = [one.opts[0] for one in command.params if one.param_type_name == "option" and one.name != "help"]
        rows.append((code(" ".join(words)), code(" ".join(flags)), (command.help or "").split("\n")[0]))
    text = "`browser-copilot COMMAND`. Exit codes: 0 succeeded, 1 failed, 2 usage, 3 needs the user, 130 cancelled.\n\n"
    return text + table(("command", "options", ""), rows)


def write_mailbox() -> str:
    kinds = (("questions", QUESTIONS), ("waited for", RUNS), ("at once", CONTROLS))
    rows = [(kind, ", ".join(code(name) for name in names)) for kind, names in kinds]
    text = "Beside these: every tool, workflow and job by its name. See [DOORS.md](DOORS.md#the-mailbox).\n\n"
    return text + table(("", "commands"), rows)


def write_limits() -> str:
    return table(("limit", "value"), [(code(name), f"{value:,}") for name, value in as_table().items()])


def build() -> str:
    """The whole document."""
    parts = {
        "Command line": write_command_line(),
        "Settings": write_settings(),
        "Routes": write_routes(),
        "Mailbox": write_mailbox(),
        "Commands": write_commands(),
        "Events": write_events(),
        "Tools": write_tools(),
        "Limits": write_limits(),
    }
    contents = "\n".join(f"- [{name}](#{name.lower().replace(' ', '-')})" for name in parts)
    return "\n".join([HEAD, contents, "", *(f"## {name}\n\n{text}" for name, text in parts.items())])


def main() -> int:
    REFERENCE.parent.mkdir(exist_ok=True)
    REFERENCE.write_text(build(), "utf-8")
    REFERENCE.with_name("COMMANDS.md").write_text(render_document(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
