"""What a model asks for is a proposal: it is checked, given its elements and its risk, or refused with a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from pydantic import JsonValue, ValidationError

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.agent.toolset import DEFAULTS, OWN, SKILL, SkillArgs, args_of, explain_invalid
from browser_copilot.model.chat import ToolCallRequest, ToolDefinition, ToolNames
from browser_copilot.page.addresses import resolve
from browser_copilot.page.risk import assess, looks_like_effect, risk_of_key, risk_of_sending, worse
from browser_copilot.page.skills.steps import target_of
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.page import MiniPCD, PCDActionDetail
from browser_copilot.protocol.task import Risk, ToolStep
from browser_copilot.protocol.tools import EFFECTS

LOOKS = frozenset({name for name, effect in EFFECTS.items() if effect == "read"} | {"dom.scroll"})
ODD_ADDRESS = re.compile(r"[\\\x00-\x1f\x7f]|^[^/]*//[^/?#]*@")
"""Browsers find another host in such an address than we do, or people do."""
SENDING_KEYS = ("Enter", " ", "Space")
VERBS = {
    "dom.click": "Click", "dom.submit": "Send", "dom.hover": "Point at", "dom.check": "Set", "dom.select": "Choose in",
    "dom.type": "Type into", "dom.press": "Press a key in", "dom.drag": "Drag", "dom.upload": "Upload to",
}  # fmt: skip


class Refused(Exception):
    """The proposal is not carried out; `text` says why, in our own words. `broken`: it does not fit the tools."""

    def __init__(self, text: str, *, broken: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.broken = broken


@dataclass(frozen=True)
class Proposal:
    """One checked call. `args` as the model gave them, without nulls."""

    id: str
    name: str
    args: dict[str, Any]
    own: Wire | None = None

    @property
    def signature(self) -> str:
        """What tells it from other proposals."""
        return f"{self.name} {json.dumps(self.args, sort_keys=True, ensure_ascii=False)}"


@dataclass(frozen=True)
class Look:
    """A reading tool to run at once."""

    tool: str
    args: dict[str, JsonValue]


def read_call(call: ToolCallRequest, tools: Sequence[ToolDefinition]) -> Proposal:
    """Check a call against the tools that were offered. Raises Refused."""
    known = {one.name: one for one in tools}
    if call.name not in known:
        offered = ", ".join(map(ToolNames.outside, known))
        raise Refused(f"there is no tool {_echo(call.name)}; tools: {offered}", broken=True)
    try:
        args = json.loads(call.arguments or "{}")
    except ValueError as error:
        raise Refused(f"the arguments are no JSON: {error}", broken=True) from error
    if not isinstance(args, dict):
        raise Refused("the arguments must be a JSON object", broken=True)
    given = {key: value for key, value in args.items() if value is not None}
    shape = known[call.name].parameters
    unknown = [key for key in given if key not in shape["properties"]]
    missing = [key for key in shape.get("required", []) if key not in given]
    if unknown or missing:
        named = ToolNames.outside(call.name)
        said = f"unknown {_echo(*unknown)}" if unknown else f"missing {', '.join(missing)}"
        raise Refused(f"{named}: {said}; it takes {', '.join(shape['properties']) or 'nothing'}", broken=True)
    return Proposal(call.id, call.name, given, _read_own(call.name, given))


def _echo(*given: str) -> str:
    """What a model gave, as it may stand among our own words: names, never sentences that it took from a page."""
    return ", ".join(one if re.fullmatch(r"[\w.:/~\\-]{1,80}", one) else "(what you gave)" for one in given)


def _read_own(name: str, args: dict[str, Any]) -> Wire | None:
    shape = SkillArgs if name == SKILL else OWN[name][0] if name in OWN else None
    if shape is None:
        return None
    try:
        return shape.model_validate(args)
    except ValidationError as error:
        raise Refused(f"{ToolNames.outside(name)}: {explain_invalid(error)}", broken=True) from error


@dataclass(frozen=True)
class Drafter:
    """Turns proposals into steps on the page that the model saw.

    `named` is what the user said: the goal and the answers. `tabs` are the task's. `rows` say in which row of a list
    a control stands, by its id.
    """

    desk: Desk
    mini: MiniPCD
    named: str
    tabs: Sequence[int] = ()
    rows: Mapping[str, str] = field(default_factory=dict)

    async def draft(self, proposal: Proposal) -> ToolStep | Look:
        """The step with selector, target and risk, or the look. Raises Refused, TaskStopped."""
        name, args = proposal.name, {**DEFAULTS.get(proposal.name, {}), **proposal.args}
        if name.startswith("tabs."):
            return self._tab_step(name, args)
        details = await self._find({key: str(args[key]) for key in ("id", "toId") if key in args})
        for key in ("id", "toId"):
            args.pop(key, None)
        if "id" in details:
            args["selector"] = details["id"].selector.to_wire()
        if name in LOOKS:
            return Look(name, self._check(name, args))
        return self._step(name, args, details, proposal)

    def _step(
        self, name: str, args: dict[str, Any], details: dict[str, PCDActionDetail], proposal: Proposal
    ) -> ToolStep:
        detail = details.get("id")
        self._guard_text(name, args, detail)
        if "toId" in details:
            args["to"] = details["toId"].selector.to_wire()
        if name == "dom.upload":
            args["files"] = self._files(args["files"])
        if detail is not None and detail.alt_selectors and name != "dom.press":
            args["altSelectors"] = [one.to_wire() for one in detail.alt_selectors]
        shown = args if name != "dom.upload" else {**args, "files": [{"name": "f", "mime": "x/y", "base64": ""}]}
        self._check(name, shown)
        description = _describe(name, args, detail, self._place(detail))
        return ToolStep(
            tool=name,
            args=args,
            target=target_of(detail) if detail else None,
            description=description,
            risk=self._risk(name, args, detail),
            why=clip(f"proposed by the model: {description}", 300),
        )

    def _place(self, detail: PCDActionDetail | None) -> str:
        """The row or the heading that a control stands in."""
        shown = next((one.context or "" for one in self.mini.actions if detail and one.id == detail.id), "")
        return self.rows.get(detail.id, shown) if detail else ""

    def _check(self, name: str, args: dict[str, Any]) -> dict[str, JsonValue]:
        """Validate against the wire's model."""
        shape = args_of(name)
        tab = {"tabId": self.desk.tab_id} if "tab_id" in shape.model_fields else {}
        try:
            shape.model_validate({**tab, **args})
        except ValidationError as error:
            raise Refused(f"{ToolNames.outside(name)}: {explain_invalid(error)}", broken=True) from error
        return args

    async def _find(self, ids: dict[str, str]) -> dict[str, PCDActionDetail]:
        """The details of what ids name. A form's submit control comes with its form."""
        if not ids:
            return {}
        asked = list(dict.fromkeys(one.removesuffix(".submit") for one in ids.values()))
        try:
            found: list[PCDActionDetail] = await self.desk.look("getDetails", {"ids": asked})
        except (ToolFailed, ValidationError) as error:
            code = error.failed.code if isinstance(error, ToolFailed) else "bad_argument"
            raise Refused(f"{_echo(*asked)}: {code}; take ids from the page as it is now") from error
        by_id = {one.id: one for one in found}
        resolved = {key: by_id.get(id) for key, id in ids.items()}
        missing = [ids[key] for key, one in resolved.items() if one is None]
        if missing:
            raise Refused(f"nothing on this page has the id {_echo(*missing)}; take ids from the page as it is now")
        return {key: _control_of(one, by_id) for key, one in resolved.items() if one is not None}

    def _guard_text(self, name: str, args: dict[str, Any], detail: PCDActionDetail | None) -> None:
        if name == "dom.press" and detail is None and args.get("key", "").split("+")[-1] in SENDING_KEYS:
            raise Refused("dom_press: give the id of what this key is pressed in")
        if name != "dom.type" or detail is None:
            return
        if ("text" in args) == ("secret" in args):
            raise Refused("dom_type: give either text or secret", broken=True)
        if "secret" in args:
            if args["secret"] not in [one.handle for one in self.desk.list_secrets(self.mini.origin)]:
                raise Refused("the vault has no such entry for this site; ask the user to log in")
        elif detail.type == "password" and args["text"] not in self.named:
            raise Refused("a password comes from the vault (`secret`) or from the user, never from elsewhere")

    def _files(self, names: Any) -> list[dict[str, str]]:
        """Only files of the working directory, or those that the goal names in full."""
        if not isinstance(names, list) or not names or not all(isinstance(one, str) and one for one in names):
            raise Refused("dom_upload: files must be a list of file names", broken=True)
        for name in names:
            if name not in self.named and name != name.replace("\\", "/").rsplit("/", 1)[-1]:
                raise Refused(f"{_echo(name)} is not in the working directory; only its files can be uploaded")
        return [{"name": name} for name in names]

    def _risk(self, name: str, args: dict[str, Any], detail: PCDActionDetail | None) -> Risk:
        if detail is None:
            return "low"
        control = next((one for one in list_controls(self.mini) if one.id == detail.id), None)
        purpose = self._purpose(detail)
        kind = (control.kind if control else "") or detail.type or ""
        risk = assess(detail.label, role=detail.role, kind=kind, purpose=purpose, tool=name)
        risk = worse(risk, risk_of_sending(detail.destination, detail.role, name))
        if name == "dom.press":
            risk = worse(risk, risk_of_key(str(args.get("key", "")), detail.role, detail.label))
        if name == "dom.press" and str(args.get("key", "")).split("+")[-1] in SENDING_KEYS:
            label = self._submit_label(detail)
            risk = worse(risk, assess(label, role="button", purpose=purpose, tool="dom.submit"))
        if name == "dom.submit":
            risk = worse(risk, assess(self._submit_label(detail), role="button", purpose=purpose, tool=name))
        if name == "dom.upload" and not all(str(one["name"]) in self.named for one in args["files"]):
            risk = "high"
        return risk

    def _form_of(self, detail: PCDActionDetail) -> str:
        return detail.form_id or (detail.id if detail.part == "form" else detail.id.split(".")[0])

    def _purpose(self, detail: PCDActionDetail) -> str:
        return next((one.purpose or "" for one in self.mini.forms if one.id == self._form_of(detail)), "")

    def _submit_label(self, detail: PCDActionDetail) -> str:
        return next((one.submit_label or "" for one in self.mini.forms if one.id == self._form_of(detail)), "")

    def _tab_step(self, name: str, args: dict[str, Any]) -> ToolStep:
        if "url" in args:
            args["url"] = resolve(self.mini.url, str(args["url"])) or "no address"
        self._check(name, args)
        if args.get("tabId", self.desk.tab_id) not in (*self.tabs, self.desk.tab_id):
            raise Refused("this is no tab of this task")
        if name == "tabs.close" and args["tabId"] == self.desk.tab_id:
            raise Refused("this is the tab at work; switch to another one first")
        url = str(args.get("url", ""))
        description = clip(f"{name.removeprefix('tabs.').capitalize()} {url or args.get('tabId', '')}".strip(), 220)
        return ToolStep(tool=name, args=args, description=description, risk=self._risk_of_address(url),
                        why="proposed by the model")  # fmt: skip

    def _risk_of_address(self, url: str) -> Risk:
        """An address may carry data away or change something: high unless it is of this site or of the goal."""
        if not url:
            return "low"
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused("url: an address begins with http:// or https://", broken=True)
        if ODD_ADDRESS.search(url):
            raise Refused("url: an address has no backslash, no line break and no user name")
        known = f"{parts.scheme}://{parts.netloc}" == self.mini.origin or names_host(self.named, parts.hostname)
        return "high" if not known or looks_like_effect("", url) else "low"


def names_host(text: str, host: str) -> bool:
    """Whether the text names this host ("www" aside): not `shop.co` where it says `shop.com` or `my.shop.co`."""
    name = re.escape(fold(host).removeprefix("www."))
    return re.search(rf"(?<![\w.-])(?:www\.)?{name}(?![\w-]|\.\w)", fold(text)) is not None


def _control_of(detail: PCDActionDetail, by_id: dict[str, PCDActionDetail]) -> PCDActionDetail:
    """A form stands for its submit control."""
    return by_id.get(f"{detail.id}.submit", detail) if detail.part == "form" else detail


def _describe(name: str, args: dict[str, Any], detail: PCDActionDetail | None, place: str) -> str:
    label = f'"{clip(detail.label)}"' if detail else "the page"
    where = f" in {clip(place, 80)!r}" if place and detail and fold(place) != fold(detail.label) else ""
    words = f"{VERBS.get(name, name)} {label}{where}"
    if name == "dom.type":
        hidden = "secret" in args or (detail is not None and detail.type == "password")
        words = f"Enter {'the password' if hidden else repr(clip(str(args.get('text', '')), 60))} into {label}"
    elif name == "dom.select":
        words = f"Choose {clip(str(args['value']), 60)!r} in {label}"
    elif name == "dom.check":
        words = f"{'Check' if args['checked'] else 'Uncheck'} {label}"
    elif name == "dom.press":
        words = f"Press {clip(str(args['key']), 40)} in {label}"
    return clip(words, 300)


def is_write(step: ToolStep) -> bool:
    """Whether a step may change something for somebody."""
    return EFFECTS[step.tool] == "write"


def needs_page(proposal: Proposal) -> bool:
    """Whether it names things by ids of the page that the model saw."""
    return any(key in proposal.args for key in ("id", "toId", "ids", "collectionId"))
