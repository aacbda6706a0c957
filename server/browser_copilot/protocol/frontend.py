"""Messages of `/ws/frontend`: commands up, their replies and events down."""

from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, StringConstraints

from browser_copilot.protocol.base import Id, Wire
from browser_copilot.protocol.commands import Command, CommandReply
from browser_copilot.protocol.events import EventsDown, FrontendSubscribe, Problem


class FrontendCommand(Wire):
    type: Literal["command"] = "command"
    request_id: Id
    session_id: Id | None = None
    command: Command


class FrontendReply(Wire):
    type: Literal["reply"] = "reply"
    request_id: Id
    reply: CommandReply


class FrontendWatch(Wire):
    """From now on tell what is at work and what waits for the user: at once, and at each change."""

    type: Literal["watch"] = "watch"


class Waiting(Wire):
    """A session needs its user. `text` is the target of the approval, the question, or why the page is the user's."""

    session_id: Id
    title: Annotated[str, StringConstraints(max_length=300)]
    kind: Literal["approval", "question", "takeover"]
    text: Annotated[str, StringConstraints(max_length=300)]


class Working(Wire):
    """A session pursues a goal. `text` is the step under way; `started_ms` (Unix) is when it began, without its rests."""

    session_id: Id
    title: Annotated[str, StringConstraints(max_length=300)]
    state: Literal["running", "paused", "stopping"]
    text: Annotated[str, StringConstraints(max_length=300)]
    started_ms: NonNegativeInt


class WaitingDown(Wire):
    """All that is at work and all that waits now, in any session, the one that changed last first."""

    type: Literal["waiting"] = "waiting"
    waiting: list[Waiting]
    working: list[Working]


FrontendUp = Annotated[FrontendSubscribe | FrontendCommand | FrontendWatch, Field(discriminator="type")]
FrontendDown = Annotated[EventsDown | FrontendReply | WaitingDown | Problem, Field(discriminator="type")]
