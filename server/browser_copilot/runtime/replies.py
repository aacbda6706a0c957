"""What a command is answered: accepted, or refused with a reason."""

from typing import Any

from browser_copilot.protocol import commands as c

Reply = c.CommandAccepted | c.CommandRefused


def refuse(code: Any, error: str) -> c.CommandRefused:
    return c.CommandRefused(error=error[:2_000], code=code)
