"""A route is a method, a path pattern with `{names}`, and the function that answers; the first match wins."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from e2e.site.server import Call

Responder = TypeVar("Responder")


@dataclass(frozen=True)
class Route(Generic[Responder]):
    """`pattern` is like `/team/{id}/delete`; a name matches one path segment."""

    method: str
    pattern: str
    respond: Responder


class Routes(Generic[Responder]):
    """A table of routes."""

    def __init__(self, routes: Iterable[Route[Responder]]) -> None:
        self._table = [(route, _compile(route.pattern)) for route in routes]

    def find(self, call: Call) -> tuple[Responder, Call] | None:
        """Return the function that answers and the call with its path arguments, or nothing."""
        method = "GET" if call.method == "HEAD" else call.method
        for route, pattern in self._table:
            match = pattern.fullmatch(call.path)
            if match and route.method == method:
                return route.respond, replace(call, args=match.groupdict())
        return None


def _compile(pattern: str) -> re.Pattern[str]:
    literal = re.escape(pattern).replace(r"\{", "{").replace(r"\}", "}")
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", literal))
