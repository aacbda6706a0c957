"""Everything we raise on purpose descends from CopilotError: a text for what is wrong, a hint for what to do.

    CopilotError
    ├── UsageError      the caller asked for what cannot be: `field`, `limit`
    ├── LinkError       the extension cannot be reached, or did not keep the protocol: `code`
    ├── StoreError      the database or a file of ours cannot be read or written
    └── ModelError      a language model gave no usable answer: `kind`, `status`, `retryable`, `retry_after_s`

What a page can do to us is a value (`protocol/tools.py`), never one of these. No text, hint or field of an
error may hold a secret.
"""

from __future__ import annotations

from typing import Literal

ModelFailure = Literal[
    "timeout",  # no answer in time
    "connection",  # the endpoint cannot be reached, or the line broke
    "rate_limited",  # too many requests; `retry_after_s` when the endpoint named it
    "quota",  # the account has no credit left
    "server",  # the endpoint failed (5xx)
    "not_found",  # no such route or model
    "unauthorized",  # the key is missing or refused
    "login_required",  # the login is missing, expired or withdrawn
    "forbidden",  # the key may not do this
    "bad_request",  # the endpoint refused the request
    "context_length",  # the conversation does not fit into the model
    "bad_reply",  # the reply cannot be read
    "empty",  # the reply has neither text nor tool calls
    "failed",  # the model reported a failure of its own
    "deadline",  # the caller's deadline passed
    "script_ended",  # a scripted model has no reply left
]

RETRYABLE: frozenset[ModelFailure] = frozenset({"timeout", "connection", "rate_limited", "server"})


class CopilotError(Exception):
    """An expected failure: `text` is what is wrong, `hint` what to do about it (may be empty)."""

    def __init__(self, text: str, *, hint: str = "") -> None:
        super().__init__(text if not hint else f"{text}; {hint}")
        self.text = text
        self.hint = hint


class UsageError(CopilotError):
    """The caller's input is wrong: `field` names it, `limit` the bound that was passed, if it was one."""

    def __init__(
        self, text: str, *, field: str | None = None, limit: int | float | None = None, hint: str = ""
    ) -> None:
        super().__init__(text, hint=hint)
        self.field = field
        self.limit = limit


class LinkError(CopilotError):
    """The browser's extension cannot be reached; `code` is one of the tool error codes, mostly
    `link_lost`."""

    def __init__(self, text: str, *, code: str = "link_lost", hint: str = "") -> None:
        super().__init__(text, hint=hint)
        self.code = code


class StoreError(CopilotError):
    """The database, or a file that we own, cannot be read or written."""


class ModelError(CopilotError):
    """A language model gave no usable answer.

    `status` is the HTTP status, if there was a reply; `retry_after_s` the wait in seconds that the endpoint
    asked for. `retryable` says that the same request may succeed later (our own bounded retries are used up
    by then)."""

    def __init__(
        self,
        kind: ModelFailure,
        text: str,
        *,
        hint: str = "",
        status: int | None = None,
        retry_after_s: float | None = None,
    ) -> None:
        super().__init__(text, hint=hint)
        self.kind: ModelFailure = kind
        self.status = status
        self.retry_after_s = retry_after_s

    @property
    def retryable(self) -> bool:
        return self.kind in RETRYABLE
