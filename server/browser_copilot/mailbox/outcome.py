"""How a request ended, as the response says it (Specification 002, section 3.2).

Beside the specified fields a response names its attempt, and an error that must not be tried again says `final`.
"""

import json
from dataclasses import dataclass

from browser_copilot.errors import CopilotError
from browser_copilot.mailbox.folders import Document, Request
from browser_copilot.mailbox.journal import Attempt
from browser_copilot.protocol.limits import MAX_BODY_BYTES

MAX_ERROR_CHARS = 4_000


@dataclass(frozen=True)
class Answer:
    """It succeeded."""

    data: Document


class Final(CopilotError):
    """It failed, and what it did is not known or must not be done twice."""


def write_success(request: Request, attempt: Attempt, answer: Answer) -> Document:
    """A response is a file that can be read again: data beyond 1 MiB is left out, and the response says so."""
    data = answer.data
    size = len(json.dumps(data, ensure_ascii=False).encode("utf-8", "replace"))
    if size > MAX_BODY_BYTES - 1_024:
        data = {"omitted": f"the data has {size} bytes; ask for less at a time"}
    return {**_head(request.request_id, attempt, "success"), "data": data}


def write_error(request_id: str, attempt: Attempt | None, text: str, *, final: bool = False) -> Document:
    document = {**_head(request_id, attempt, "error"), "error_message": text[:MAX_ERROR_CHARS] or "failed"}
    return document | {"final": True} if final else document


def _head(request_id: str, attempt: Attempt | None, status: str) -> Document:
    head: Document = {"request_id": request_id, "status": status}
    if attempt is not None:
        head |= {"attempt_id": attempt.id, "attempt": attempt.number}
    return head
