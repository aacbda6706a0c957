"""What one client of `/ws/frontend` is told is kept with the time when it came, until it is asked for."""

import json
import queue
import threading
import time
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

PATIENCE_S = 60.0
Heard = tuple[dict[str, Any], float]
"""An event's envelope, or a reply, and when it came (Unix ms)."""


class Hearing:
    """Events of one session, in order. Those that come with, or before, the one that is asked for are not lost."""

    def __init__(self, client: ClientConnection) -> None:
        self._client = client
        self._session = ""
        self._events: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        threading.Thread(target=self._hear, daemon=True).start()

    def follow(self, session: str) -> None:
        """From its first event; what comes of another is passed over from now on."""
        self._session = session
        self.tell({"type": "subscribe", "sessionId": session, "after": 0, "frames": False})

    def tell(self, message: dict[str, Any]) -> None:
        self._client.send(json.dumps(message))

    def await_event(self, kind: str) -> Heard:
        """The next of that type, behind the one that was returned last. Raises `queue.Empty` after a minute."""
        while True:
            envelope, at = self._events.get(timeout=PATIENCE_S)
            if envelope["session_id"] == self._session and envelope["event"]["type"] == kind:
                return envelope, at

    def await_reply(self) -> Heard:
        """The answer to a command; events stay. Raises `queue.Empty` after a minute."""
        return self._replies.get(timeout=PATIENCE_S)

    def _hear(self) -> None:
        with suppress(ConnectionClosed):
            for text in self._client:
                at, message = time.time() * 1000, json.loads(text)
                if message["type"] == "reply":
                    self._replies.put((message, at))
                for envelope in message.get("events", []):
                    self._events.put((envelope, at))
