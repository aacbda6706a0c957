"""What the model of a recorded task said, call by call, so that its decisions can be checked without asking it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from browser_copilot.errors import ModelFailure, UsageError
from browser_copilot.protocol import events as e
from browser_copilot.store.events import Entry

FAILED = "model_"
"""How the code of a warning or an error begins that tells of a call that failed; its kind follows."""


@dataclass(frozen=True)
class Thought:
    """One reply: its text and tool calls; or how the call failed."""

    text: str = ""
    calls: tuple[e.ModelCall, ...] = ()
    failure: ModelFailure | None = None


def read_thoughts(entries: Iterable[Entry]) -> list[Thought]:
    """In order, without what was said beside the task. Raises `UsageError` for a log that does not hold the calls."""
    thoughts: list[Thought] = []
    asked = False
    for entry in entries:
        event = entry.envelope.event
        if isinstance(event, e.ModelRequested) and not event.beside:
            thoughts += [Thought(failure="connection")] if asked else []
            asked = True
        elif asked and (ended := _read_end(event)) is not None:
            thoughts.append(ended)
            asked = False
    return thoughts


def _read_end(event: e.Event) -> Thought | None:
    match event:
        case e.ModelReplied() if not event.beside:
            return Thought(event.text, _get_calls(event))
        case e.RunPaused(resume_at_ms=int()):
            return Thought(failure="rate_limited")
        case e.WarningRaised() | e.ErrorRaised() if event.code.startswith(FAILED):
            kind = event.code.removeprefix(FAILED)
            return Thought(failure=next((one for one in get_args(ModelFailure) if one == kind), "server"))
        case _:
            return None


def _get_calls(event: e.ModelReplied) -> tuple[e.ModelCall, ...]:
    calls = event.calls or []
    if len(calls) != event.tool_calls:
        text = "this task was recorded without the calls that its model made, so its decisions cannot be checked"
        raise UsageError(text, field="task", hint="run it again; tasks that were recorded since hold them")
    return tuple(calls)
