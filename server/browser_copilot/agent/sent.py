"""What was sent to a model can be read by the user: each request shows what the one before it did not hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from browser_copilot.model.chat import ChatRequest, Message, ToolDefinition

MOST_SHOWN = 40_000
"""Characters of one request that an event keeps."""


@dataclass
class Told:
    """What the requests of one task held so far. What is masked in a request is masked in what is shown of it."""

    _known: set[str] = field(default_factory=set)

    def show(self, request: ChatRequest) -> str:
        """The new parts in their order, each under its role; marks them as told."""
        parts = [self._note(_show_tools(request.tools))] if request.tools else []
        parts += [self._note(_show_message(one)) for one in request.messages]
        return cut("\n\n".join(one for one in parts if one))

    def _note(self, part: str) -> str:
        fresh = part not in self._known
        self._known.add(part)
        return part if fresh else ""


def cut(text: str) -> str:
    """At most `MOST_SHOWN` characters, with a note of how many are left out."""
    if len(text) <= MOST_SHOWN:
        return text
    note = f"\n… (cut: {len(text) - MOST_SHOWN} more characters were sent)"
    return text[:MOST_SHOWN] + note


def _show_tools(tools: list[ToolDefinition]) -> str:
    lines = [f"{one.name}({', '.join(one.parameters.get('properties', {}))}): {one.description}" for one in tools]
    return "\n".join(["[tools]", *lines])


def _show_message(message: Message) -> str:
    lines = [f"[{message.role}]"]
    lines += [message.content] if message.content else []
    lines += [f"{one.name} {one.arguments}" for one in message.tool_calls]
    lines += [f"({len(message.images)} images)"] if message.images else []
    return "\n".join(lines)
