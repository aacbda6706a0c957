"""Structured logs to standard error; nothing secret passes the redacting processor."""

import logging
import sys
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

import structlog

SECRET_NAMES = ("password", "passwd", "secret", "token", "authorization", "api_key", "cookie", "proof")
MASK = "[redacted]"

_redactors: list[Callable[[str], str]] = []


def configure(level: str = "INFO", *, json_lines: bool = False, redact: Callable[[str], str] | None = None) -> None:
    """Set the log up once, from the composition root. `redact` masks the values of the vault in any text."""
    _redactors[:] = [redact] if redact else []
    renderer = structlog.processors.JSONRenderer() if json_lines else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            redact_event,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=_make_logger,
        cache_logger_on_first_use=False,
    )


def _make_logger(*_: object) -> structlog.PrintLogger:
    """Standard error as it is when something is said: what it was at the start may be closed by then."""
    return structlog.PrintLogger(sys.stderr)


def configure_once() -> None:
    """Set the log up when nobody did so far."""
    if not structlog.is_configured():
        configure()


def get(part: str) -> Any:
    """A logger bound to one part of the program."""
    return structlog.get_logger(part=part)


def redact_event(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Mask values under telling names, and known secrets wherever they stand."""
    for name, value in event.items():
        event[name] = _redact(name, value)
    return event


def _redact(name: str, value: Any) -> Any:
    if any(word in name.lower() for word in SECRET_NAMES):
        return MASK
    if isinstance(value, str):
        return redact_text(value)
    if isinstance(value, Mapping):
        return {key: _redact(str(key), inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_redact(name, inner) for inner in value]
    return value if value is None or isinstance(value, (bool, int, float)) else redact_text(str(value))


def redact_text(text: str) -> str:
    for redact in _redactors:
        text = redact(text)
    return text
