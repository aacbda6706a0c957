"""Whoever connects sends the head of a request soon and whole, or is let go; half requests use nothing up.

The body has its own limit in `gate.py`; what a WebSocket must say first, the link and the portal's socket demand.
"""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHTTP(H11Protocol):
    """HTTP/1.1 with a deadline for each head (RFC 9110, section 15.5.9), and a bound on open connections.

    `head_seconds` count from the connection, or from the first byte behind an answered request. Beyond
    `max_connections` the one whose head is awaited longest goes, so that those who speak are heard.
    """

    head_seconds = 10.0
    max_connections = 512
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()
        if len(self.connections) > self.max_connections:
            self._find_slowest().transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._await_head()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self.deadline is None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(self.head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        """A browser that opened a connection in advance asked for nothing: it gets no answer."""
        if self.conn.trailing_data[0]:
            self.transport.write(TIMEOUT)
        self.transport.close()

    def _find_slowest(self) -> "PatientHTTP":
        waiting = [one for one in self.connections if isinstance(one, PatientHTTP) and one.deadline is not None]
        return min(waiting, key=lambda one: one.deadline.when() if one.deadline else 0.0, default=self)
