"""Messages of `/ws/frontend`: commands up, their replies and events down."""

from typing import Annotated, Literal

from pydantic import Field

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


FrontendUp = Annotated[FrontendSubscribe | FrontendCommand, Field(discriminator="type")]
FrontendDown = Annotated[EventsDown | FrontendReply | Problem, Field(discriminator="type")]
