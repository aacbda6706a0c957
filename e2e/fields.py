"""Pages with fields of component libraries: what is done to a control, and what the library has heard of it."""

import itertools
import json
from typing import Any

from browser_copilot.protocol.tools import TOOL_TYPES, Failed
from e2e.site.pages.components import make_component_page
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

ids = itertools.count(1)


class FieldSite(LocalSite):
    """A page of components for each path; `text_fields` at the root."""

    def answer(self, call: Call) -> Reply:
        return Reply(make_component_page(call.path.strip("/") or "text_fields").encode())


class Fields:
    """The open page: `do` something to a control, `state` is what the libraries have heard of."""

    def __init__(self, world: World, address: str, told: str) -> None:
        self._world = world
        self.tab = self.ask("tabs.open", {"url": address})["tabId"]
        self.ask("dom.waitFor", {"tabId": self.tab, "event": "text", "value": told, "timeoutMs": 20_000})

    def ask(self, tool: str, args: dict[str, Any]) -> Any:
        fields = {"id": f"field-{next(ids)}", "epoch": 1, "sessionId": "fields", "deadlineMs": 30_000}
        result = self._world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))
        assert not isinstance(result, Failed), f"{tool}: {result.code}: {result.error}"
        return result.data

    def do(self, tool: str, role: str, name: str, **args: Any) -> None:
        selector = {"kind": "role", "role": role, "name": name}
        self.ask(tool, {"tabId": self.tab, "selector": selector, **args})

    def close(self) -> None:
        self.ask("tabs.close", {"tabId": self.tab})

    def state(self, key: str) -> Any:
        return self.states().get(key)

    def states(self) -> dict[str, Any]:
        told = self.ask("dom.read", {"tabId": self.tab, "selector": {"kind": "css", "css": "#state"}})
        return dict(json.loads(told["passages"][0]["text"]))
