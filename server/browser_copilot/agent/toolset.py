"""What a model may ask for: the wire's tools with ids in the place of selectors, the skills, and three ways to end.

The definitions are made from the ToolCall models and from the list of skills; each says what it may change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, ValidationError, field_validator
from pydantic.fields import FieldInfo

from browser_copilot.model.chat import ToolDefinition
from browser_copilot.page.skills import SKILLS
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.tools import EFFECTS, TOOL_TYPES, Effect

HIDDEN = frozenset({"trusted", "tab_id", "selector", "alt_selectors", "to", "files"})
"""Arguments that a model never gives as they are."""
EFFECT_WORDS: dict[Effect, str] = {
    "read": "changes nothing",
    "idempotent": "sets a state; low risk",
    "write": "acts once; risk by its target",
}
ABOUT: dict[str, str] = {
    "pcd.query": "Find at most topK controls, forms, fields or lists by words, also those that are not shown.",
    "getDetails": "All options of a select; value, state and whole address of things.",
    "dom.read": "Read the visible text, of the page or of `id`; `query` puts the passages that fit first.",
    "dom.extract": "Read the rows of a list by its id. `fields`: columns, else all; `controls`: with the ids of their "
    "controls; `scroll`: load what comes on scrolling; `limit`: at most so many.",
    "capture.candidates": "Look at the page as a picture with the things of these ids marked.",
    "dom.waitFor": "Wait for what takes long. `value`: the words that come (text) or a part of the new address "
    "(urlChange); `id`: the thing that goes (gone). Other tools wait for the page and a download by themselves.",
    "dom.scroll": "Scroll to `id`, by `y` pixels (down is positive), or `to` an end.",
    "dom.hover": "Point at something, to open a menu.",
    "dom.select": "Choose an option of a select, listbox or combobox, or a suggestion of a field that makes some: "
    "`value` is its words.",
    "dom.check": "Check or uncheck a box, switch or radio button.",
    "dom.type": "Put text into a field, in the place of what is there (`replace` false: behind it). Dates as "
    "2026-03-31, times 19:30, months 2026-03, colours #0a6e5a, sliders their number. For passwords give `secret` (a "
    "handle of the vault) and no `text`.",
    "dom.click": "Click something.",
    "dom.submit": "Send a form, as its button does, or Enter where it has none. `id` of the form.",
    "dom.press": 'Press a key in something: "Enter", "Control+A", "ArrowDown".',
    "dom.drag": "Drag something onto another.",
    "dom.upload": "Upload files of the working directory, by name, through a file field.",
    "tabs.open": "Open an address in a new tab; `active`: go there.",
    "tabs.switch": "Go to another tab.",
    "tabs.close": "Close a tab.",
    "tabs.navigate": "Go to an address in this tab, whole or as the page writes it (/help).",
    "tabs.back": "Go back one page.",
}
DEFAULTS: dict[str, dict[str, Any]] = {"dom.extract": {"fields": []}}
"""What a model may leave out, though the wire has it in every call."""
TAB_TOOLS = frozenset({"tabs.switch", "tabs.close"})
OPTIONAL_ID = frozenset({"dom.press", "dom.scroll", "dom.waitFor", "dom.read"})
SEEING = "capture.candidates"


class SkillArgs(Wire):
    order: str = Field(min_length=1, max_length=500)


class DoneArgs(Wire):
    """`evidence` is a list; one passage alone is taken as well."""

    answer: str = Field(max_length=2_000)
    evidence: list[Annotated[str, Field(min_length=1, max_length=500)]] = Field(min_length=1, max_length=8)

    @field_validator("evidence", mode="before")
    @classmethod
    def _takes_one(cls, given: object) -> object:
        return [given] if isinstance(given, str) else given


class AskArgs(Wire):
    question: str = Field(min_length=1, max_length=1_000)
    choices: list[str] | None = Field(default=None, max_length=8)


class GiveUpArgs(Wire):
    reason: str = Field(min_length=1, max_length=1_000)


OWN: dict[str, tuple[type[Wire], str]] = {
    "done": (
        DoneArgs,
        "The goal is reached. `answer`: for the user, short. `evidence`: passages of the page's words, copied "
        "exactly: of the page as it is now (a field's line too), of a result since the last change, or the name of the "
        "downloaded file. It is checked; unproved is not done.",
    ),
    "ask_user": (AskArgs, "Ask the user what only the user can know. `choices` are suggestions; any answer may come."),
    "give_up": (
        GiveUpArgs,
        "The goal cannot be reached, or nothing shows that it was. `reason`: what was done, what is in the way or not "
        "known, and what would help.",
    ),
}


def make_definitions(*, sees_images: bool = False, skills: bool = True) -> list[ToolDefinition]:
    """The tools for a model: stable in order and wording, so that a provider can cache them."""
    names = [name for name in ABOUT if name != SEEING or sees_images]
    tools = [_define(name) for name in names]
    if skills:
        tools.append(_make(SKILL, skill_words(), SkillArgs.model_json_schema()))
    return tools + [_make(name, about, shape.model_json_schema()) for name, (shape, about) in OWN.items()]


SKILL = "skill"


OWN_TOOL = frozenset(
    "click click_text click_item press hover scroll wait drag fill_form navigate_menu menu_path choose choose_item "
    "in_item reveal upload search delete".split()
)
"""Skills that the model's own tools do as well in one plan: not told again."""


def skill_words() -> str:
    """The tool of the skills, described by what they are."""
    told = [one for one in SKILLS if one.about and one.name not in OWN_TOOL]
    named = "; ".join(f"{one.name}: {one.about.rstrip('.')}" for one in told)
    return (
        "Carry out one plain English order without ids, for what takes many steps or writes a file: "
        '"extract the orders to orders.csv", "download the invoice of May", "sort the products by price". What it does '
        f"not understand it refuses; its risk is that of its steps. It can {named}"
    )


def _define(name: str) -> ToolDefinition:
    shape = args_of(name)
    schema = shape.model_json_schema(by_alias=True)
    kept = {_alias(shape, key): key for key in shape.model_fields if key not in HIDDEN}
    properties = {alias: schema["properties"][alias] for alias in kept}
    if name == "dom.waitFor":
        properties["event"] = {"enum": [one for one in properties["event"]["enum"] if one != "selector"]}
    required = [one for one in schema.get("required", []) if one in properties and one not in DEFAULTS.get(name, {})]
    for alias, needed in _added(name, shape).items():
        properties = {alias: dict(needed.schema), **properties}
        if needed.required:
            required.insert(0, alias)
    words = f"{ABOUT[name]} [{EFFECT_WORDS[EFFECTS[name]]}]"
    return _make(name, words, {"properties": properties, "required": required})


@dataclass(frozen=True)
class _Needed:
    schema: dict[str, Any]
    required: bool = True


def _added(name: str, shape: type[Wire]) -> dict[str, _Needed]:
    """What stands in the place of selectors, tabs and files."""
    added: dict[str, _Needed] = {}
    if name == "dom.drag":
        added["toId"] = _Needed({"type": "string"})
    if name == "dom.upload":
        added["files"] = _Needed({"type": "array", "items": {"type": "string"}})
    if name in TAB_TOOLS:
        added["tabId"] = _Needed({"type": "integer"})
    if "selector" in shape.model_fields:
        added["id"] = _Needed({"type": "string"}, name not in OPTIONAL_ID)
    if name == "dom.scroll":
        added["to"] = _Needed({"enum": ["top", "bottom"]}, False)
    return added


def _make(name: str, about: str, schema: dict[str, Any]) -> ToolDefinition:
    properties = {key: _plain(one) for key, one in schema["properties"].items()}
    shape: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    if schema.get("required"):
        shape["required"] = schema["required"]
    return ToolDefinition(name=name, description=about, parameters=shape)


_KEPT = ("type", "enum", "const", "items", "minimum", "maximum")


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Without titles, lengths and nulls: what a model needs, nothing more."""
    options = [one for one in schema.get("anyOf", []) if one.get("type") != "null"]
    if len(options) == 1:
        return _plain(options[0])
    plain = {key: schema[key] for key in _KEPT if key in schema}
    if "items" in plain:
        plain["items"] = _plain(plain["items"])
    return plain


def args_of(name: str) -> type[Wire]:
    """The model of a tool's arguments."""
    shape = TOOL_TYPES[name].model_fields["args"].annotation
    assert isinstance(shape, type) and issubclass(shape, Wire)
    return shape


def _alias(shape: type[Wire], key: str) -> str:
    found: FieldInfo = shape.model_fields[key]
    return found.alias or key


def explain_invalid(error: ValidationError) -> str:
    """The first thing that is wrong with arguments, for the model to mend."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "arguments"
    return f"{where}: {first['msg']}"
