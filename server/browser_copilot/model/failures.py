"""A refusal or a broken line becomes one ModelError that says what to do, and never what the key was."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from browser_copilot.errors import ModelError, ModelFailure

from .loose import as_map, as_text
from .profiles import Profile
from .retry import read_retry_after

LONGEST_QUOTE = 300
"""Characters of an endpoint's own words that we repeat."""

_BY_CODE: Mapping[str, ModelFailure] = {
    "context_length_exceeded": "context_length",
    "exceed_context_size_error": "context_length",
    "insufficient_quota": "quota",
    "billing_hard_limit_reached": "quota",
    "rate_limit_exceeded": "rate_limited",
    "server_error": "server",
    "overloaded_error": "server",
    "model_not_found": "not_found",
    "invalid_api_key": "unauthorized",
}

_BY_STATUS: Mapping[int, ModelFailure] = {
    401: "unauthorized",
    402: "quota",
    403: "forbidden",
    404: "not_found",
    405: "not_found",
    408: "timeout",
    413: "context_length",
    429: "rate_limited",
}

_TEXTS: Mapping[ModelFailure, str] = {
    "timeout": "did not answer in time",
    "connection": "cannot be reached, or the line broke",
    "rate_limited": "takes no more requests for now",
    "quota": "says that the account has no credit left",
    "server": "failed",
    "not_found": "knows no such route or model",
    "unauthorized": "refused the key",
    "forbidden": "does not allow this with the present key",
    "bad_request": "refused the request",
    "context_length": "says that the conversation is too long for the model",
    "bad_reply": "sent a reply that cannot be read",
    "failed": "reported that the model failed",
}

_HINTS: Mapping[ModelFailure, str] = {
    "timeout": "try again, or raise timeout_s of the profile",
    "connection": "check that the endpoint runs and that base_url is right",
    "rate_limited": "wait a little and try again",
    "quota": "add credit, or switch to another profile",
    "server": "try again later, or switch to another profile",
    "forbidden": "use a key with access to this model, or another model",
    "bad_request": "check the model and the options of the profile",
    "context_length": "compact the session, or use a model with a larger context",
    "bad_reply": "check that base_url is the address of a model endpoint (it often ends in /v1)",
    "failed": "try again, or switch to another profile",
}

_CONTEXT_WORDS = re.compile(r"(maximum|exceeds?\b.*) context (length|size|window)|context window", re.IGNORECASE)
_KEY_SHAPES = re.compile(r"\b(sk|pk|key|Bearer)[-_ ][\w.*-]{6,}", re.IGNORECASE)


def make_failure(kind: ModelFailure, profile: Profile, *, quote: str = "", hint: str = "") -> ModelError:
    return ModelError(kind, _phrase(kind, profile, None, quote), hint=hint or get_hint(kind, profile))


def explain_status(status: int, body: object, headers: Mapping[str, str], profile: Profile, now: float) -> ModelError:
    """The failure that an HTTP status of 4xx or 5xx stands for; `now` is Unix time in seconds."""
    code, quote = read_error(body)
    kind = classify(status, code, quote)
    return ModelError(
        kind,
        _phrase(kind, profile, status, quote),
        hint=get_hint(kind, profile),
        status=status,
        retry_after_s=read_retry_after(headers, now),
    )


def explain_error_body(body: object, profile: Profile) -> ModelError:
    """The failure that an error object inside a good HTTP reply stands for."""
    code, quote = read_error(body)
    return make_failure(classify(None, code, quote), profile, quote=quote)


def classify(status: int | None, code: str, quote: str) -> ModelFailure:
    if code in _BY_CODE:
        return _BY_CODE[code]
    if status in (None, 400) and _CONTEXT_WORDS.search(quote):
        return "context_length"
    if status is None:
        return "failed"
    if status in _BY_STATUS:
        return _BY_STATUS[status]
    return "server" if status >= 500 else "bad_request"


def read_error(body: object) -> tuple[str, str]:
    """Code and message of an error reply in any of the shapes in use: wrapped in `error` or bare, or plain
    text."""
    if isinstance(body, str):
        return "", body
    outer = as_map(body)
    error: dict[str, Any] = as_map(outer.get("error")) or outer
    code = as_text(error.get("code")) or as_text(error.get("type"))
    return code, as_text(error.get("message")) or as_text(outer.get("error")) or as_text(outer.get("detail"))


def get_hint(kind: ModelFailure, profile: Profile) -> str:
    if kind != "not_found":
        return _HINTS.get(kind, "")
    other = "completions" if profile.api == "responses" else "responses"
    return f'try api = "{other}" in this profile, and check base_url and the model name "{profile.model}"'


def scrub(failure: ModelError, secret: str | None) -> ModelError:
    """The same failure without the secret that the request carried, should the endpoint have echoed it."""
    if not secret or secret not in str(failure):
        return failure
    return ModelError(
        failure.kind,
        failure.text.replace(secret, "[secret]"),
        hint=failure.hint.replace(secret, "[secret]"),
        status=failure.status,
        retry_after_s=failure.retry_after_s,
    )


def _phrase(kind: ModelFailure, profile: Profile, status: int | None, quote: str) -> str:
    number = f" (HTTP {status})" if status else ""
    text = f"the model endpoint {urlsplit(profile.request_url).netloc} {_TEXTS[kind]}{number}"
    shown = _KEY_SHAPES.sub("[secret]", " ".join(quote.split()))
    if len(shown) > LONGEST_QUOTE:
        shown = shown[: LONGEST_QUOTE - 1] + "…"
    return f'{text}: "{shown}"' if shown else text
