"""How a step becomes a call, and what of a call is shown: pure."""

import re
from collections.abc import Callable, Mapping
from typing import Any, cast
from uuid import uuid4

from pydantic import TypeAdapter, ValidationError

from browser_copilot.protocol.events import ActionDone
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import RESULT_TYPES, TOOL_TYPES, Call, Failed, Ok, fail

READABLE = frozenset({"dom.scroll", "dom.hover", "explore.expand", "explore.adopt", "explore.close"})
DEADLINE_MS, LONGEST_MS = 15_000, 120_000
DEADLINES_MS = {"tabs.navigate": 30_000, "tabs.open": 30_000, "tabs.back": 30_000, "explore.expand": 60_000}
IMAGES = frozenset({"capture.candidates", "capture.frame"})
MAX_SHOWN = 20_000
MASK = "[secret]"
HANDLES = frozenset({"id", "documentId", "fingerprint", "digest", "code", "type", "kind"})
"""Made by us, but not where the page names the keys (`FIELDS`)."""
FIELDS = "fields"
SECRET_FIELD = re.compile(
    r"pass\W?(?:word|wd|code|phrase)|passwort|kennwort|contraseña|mot\W?de\W?passe|senha|密码|密碼|パスワード|暗証|"
    r"\b(?:pwd|pin|otp|totp|2fa|cvc|cvv|csc|ssn|tan)\b|card\W?number|credit\W?card|kartennummer|security\W?code|"
    r"one\W?time\W?code|verification\W?code|api\W?key|private\W?key|(?:access|auth)\W?token|\bsecret\b",
    re.IGNORECASE,
)
_ADAPTERS: dict[str, TypeAdapter[Any]] = {name: TypeAdapter(cast(Any, shape)) for name, shape in RESULT_TYPES.items()}


def find_deadline_ms(tool: str, args: Mapping[str, Any]) -> int:
    """How long one attempt may take: by the tool, or as long as it was asked to wait."""
    wait = args.get("timeoutMs") if tool == "dom.waitFor" else None
    return min(LONGEST_MS, int(wait) + 2_000) if wait else DEADLINES_MS.get(tool, DEADLINE_MS)


def build_call(
    tool: str, args: dict[str, Any], carried: dict[str, Any], tab_id: int, deadline_ms: int | None = None
) -> Call | Failed:
    """A call with an id of its own; `carried` are epoch, sessionId, taskId and what else goes along (camelCase).

    `deadline_ms` is the tool's own when it is left out.
    Arguments that the tool's model refuses are a `bad_argument`, which names the field.
    """
    shape = TOOL_TYPES.get(tool)
    if shape is None:
        return fail("bad_argument", f"there is no tool {tool!r}; tools: {', '.join(TOOL_TYPES)}")
    needs_tab = "tab_id" in shape.model_fields["args"].annotation.model_fields  # type: ignore[union-attr]
    values = dict(args)
    if needs_tab:
        values.setdefault("tabId", tab_id)
    deadline = deadline_ms or find_deadline_ms(tool, values)
    wire = {"id": f"c-{uuid4().hex[:20]}", "deadlineMs": deadline, "name": tool, "args": values, **carried}
    try:
        return shape.from_wire(wire)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return fail("bad_argument", f"{tool}: {where}: {first['msg']}")


def parse_data(tool: str, result: Ok) -> Any:
    """The data in the shape that the tool promises. Raises `pydantic.ValidationError`."""
    return _ADAPTERS[tool].validate_python(result.data)


def mask_result(tool: str, result: Ok | Failed, redact: Callable[[str], str]) -> Ok | Failed:
    """The result without the values of the vault, should a page say one; pictures are masked where they are taken."""
    if tool in IMAGES and result.ok:
        return result
    text = result.to_json()
    if redact(text) == text:
        return result
    masked = _mask(result.to_wire(), redact)
    try:
        return type(result).from_wire(masked)
    except ValidationError:  # a masked address is none: without the observation what is left has no such shape
        return type(result).from_wire({**masked, "observation": None})


def _mask(value: Any, redact: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return redact(value)[: len(value)]  # no longer than its field may be
    if isinstance(value, dict):
        return {key: _mask_under(key, inner, redact) for key, inner in value.items()}
    return [_mask(inner, redact) for inner in value] if isinstance(value, list) else value


def _mask_under(key: str, value: Any, redact: Callable[[str], str]) -> Any:
    if key == FIELDS and isinstance(value, dict):
        return {_mask(name, redact): _mask(cell, redact) for name, cell in value.items()}
    return value if key in HANDLES else _mask(value, redact)


def show_result(tool: str, result: Ok | Failed) -> Any:
    """The result as the log keeps it: without pictures, and without what is too long to be kept."""
    wire = result.to_wire()
    if tool in IMAGES and result.ok:
        wire["data"] = {"omitted": "picture"}
    elif len(str(wire.get("data", ""))) > MAX_SHOWN:
        wire["data"] = {"omitted": "too long", "characters": len(str(wire["data"]))}
    return wire


def show_args(args: dict[str, Any]) -> dict[str, Any]:
    """The arguments as the log keeps them: files by name and size only, nothing of what a secret field gets."""
    if "text" in args and is_for_secret(args):
        return {**args, "text": MASK}
    if "files" not in args:
        return args
    files = [{"name": f["name"], "mime": f["mime"], "bytes": len(f["base64"]) * 3 // 4} for f in args["files"]]
    return {**args, "files": files}


def is_for_secret(args: dict[str, Any]) -> bool:
    """Whether the element is, by its selector, a field whose text nobody may see."""
    selector = args.get("selector")
    named = selector if isinstance(selector, dict) else {}
    return any(SECRET_FIELD.search(str(named.get(key) or "")) for key in ("name", "text", "css"))


def name_target(step: ToolStep) -> str:
    """The label a person knows the step's element by."""
    selector = step.args.get("selector")
    if isinstance(selector, dict):
        for key in ("name", "text", "css"):
            if selector.get(key):
                return str(selector[key])[:80]
        return str(selector.get("role", ""))[:80]
    return str(step.args.get("url") or step.args.get("key") or step.description)[:80]


def find_value(step: ToolStep) -> str | None:
    """What would be entered; a secret is named by its handle."""
    if step.args.get("secret"):
        return f"secret {step.args['secret']}"
    if "text" in step.args and is_for_secret(step.args):
        return MASK
    value = step.args.get("text", step.args.get("value", step.args.get("key")))
    return str(value)[:500] if value is not None else None


def describe_action(step: ToolStep, tab_id: int, url: str, at_ms: int) -> ActionDone:
    """The event of a step that was done, at that Unix time."""
    return ActionDone(
        action=step.tool,
        target=name_target(step),
        value=find_value(step),
        tab_id=tab_id,
        url=url or None,
        dispatched_ms=at_ms,
    )
