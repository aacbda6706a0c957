"""The extension's panel signs its own tickets with the pairing secret: `<expiresMs>.<nonce>.<proof>`, each good once.

proof = base64url(HMAC-SHA256(secret, "panel" LF expiresMs LF nonce LF extension id)), without padding.
"""

import hashlib
import hmac
from collections.abc import Callable

from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.handshake import encode

MAX_AHEAD_MS = 120_000
MAX_USED = 1_000


class PanelTickets:
    """`now` is Unix time in seconds. Used nonces are remembered until their ticket would have expired."""

    def __init__(self, secret: bytes, now: Callable[[], float]) -> None:
        self._secret = secret
        self._now = now
        self._used: dict[str, int] = {}

    def use(self, ticket: str) -> bool:
        """Whether the ticket is good; a good one is spent by asking."""
        expires, _, rest = ticket.partition(".")
        nonce, _, proof = rest.partition(".")
        if not (expires.isascii() and expires.isdigit() and len(expires) < 16 and 22 <= len(nonce) <= 64):
            return False
        if not hmac.compare_digest(self._sign(expires, nonce).encode(), proof.encode(errors="replace")):
            return False
        now_ms = self._now() * 1000
        if not now_ms < int(expires) <= now_ms + MAX_AHEAD_MS or nonce in self._used:
            return False
        self._used = {known: end for known, end in self._used.items() if end > now_ms}
        if len(self._used) >= MAX_USED:
            return False
        self._used[nonce] = int(expires)
        return True

    def _sign(self, expires: str, nonce: str) -> str:
        message = "\n".join(("panel", expires, nonce, EXTENSION_ID))
        return encode(hmac.new(self._secret, message.encode(errors="replace"), hashlib.sha256).digest())
