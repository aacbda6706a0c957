"""What the host began and how it ended: written before a request is carried out, so that no crash does a write twice.
Of what may be done twice only the end is written.

    (none) -> begun -> succeeded | failed | final
    begun, after a crash -> begun again (reads) | continued under its id (tools) | final (runs: outcome unknown)

A success and a final error keep their response: it is given again, never earned again.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from browser_copilot.mailbox.folders import BadFile, Document, Folders, Request

AttemptState = Literal["begun", "succeeded", "failed", "final"]
Move = Literal["run", "continue", "answer", "give_up"]
Effect = Literal["repeatable", "tool", "run"]
"""Whether doing it twice is harmless, is prevented by the call's id, or cannot be known."""

MOVES: dict[tuple[AttemptState, Effect], Move] = {
    ("begun", "repeatable"): "run",
    ("begun", "tool"): "continue",
    ("begun", "run"): "give_up",
    ("failed", "repeatable"): "run",
    ("failed", "tool"): "run",
    ("failed", "run"): "run",
    ("succeeded", "repeatable"): "answer",
    ("succeeded", "tool"): "answer",
    ("succeeded", "run"): "answer",
    ("final", "repeatable"): "answer",
    ("final", "tool"): "answer",
    ("final", "run"): "answer",
}
"""What to do with a request that has no response, by its last attempt."""


@dataclass(frozen=True)
class Attempt:
    """One try at a request; `digest` tells one content of the request from another."""

    id: str
    number: int
    digest: str
    state: AttemptState = "begun"
    response: Document | None = None

    def end(self, state: AttemptState, response: Document) -> "Attempt":
        return replace(self, state=state, response=response if state != "failed" else None)


def compute_digest(request: Request) -> str:
    text = json.dumps([request.command, request.params], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def begin(request: Request, last: Attempt | None) -> Attempt:
    """The next attempt; its id goes along with what it does."""
    digest = compute_digest(request)
    number = last.number + 1 if last is not None and last.digest == digest else 1
    return Attempt(f"a-{secrets.token_hex(12)}", number, digest)


def decide(request: Request, last: Attempt | None, effect: Effect) -> Move:
    """Another content under the same id is another request."""
    if last is None or last.digest != compute_digest(request):
        return "run"
    return MOVES[(last.state, effect)]


class Journal:
    """The last attempt at each request, on disk."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders

    def find(self, request_id: str) -> Attempt | None:
        """Raises `BadFile` when somebody else wrote there: then nothing of the request is done."""
        document = self._folders.read(".attempts", request_id)
        return read_attempt(document) if document is not None else None

    def keep(self, request_id: str, attempt: Attempt) -> None:
        """Durable when it returns. Raises `StoreError`."""
        document: Document = {"request_id": request_id, "attempt_id": attempt.id, "number": attempt.number}
        document |= {"digest": attempt.digest, "state": attempt.state}
        if attempt.response is not None:
            document["response"] = attempt.response
        self._folders.write(".attempts", request_id, document)

    def prune(self) -> None:
        """Forget requests that are gone with their response, unless their outcome is unknown."""
        for request_id in self._folders.ids(".attempts"):
            if self._folders.has("requests", request_id) or self._folders.has("responses", request_id):
                continue
            attempt = self.find(request_id)
            if attempt is not None and attempt.state in ("succeeded", "failed"):
                self._folders.remove(".attempts", request_id)


def read_attempt(document: Mapping[str, Any]) -> Attempt:
    states: dict[str, AttemptState] = {"begun": "begun", "succeeded": "succeeded", "failed": "failed", "final": "final"}
    try:
        return Attempt(
            str(document["attempt_id"]),
            int(document["number"]),
            str(document["digest"]),
            states[document["state"]],
            document.get("response"),
        )
    except (KeyError, ValueError, TypeError) as error:
        raise BadFile(f"the journal of {document.get('request_id')} cannot be read", (0, 0, 0)) from error
