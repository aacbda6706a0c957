"""Who may come in: the bearer token, a cookie signed with it, or a ticket for one use. Compared in constant time."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Literal

from browser_copilot.browser.pairing import load_private
from browser_copilot.errors import StoreError

TOKEN_FILE = "token"
TICKET_SECONDS = 600
COOKIE_SECONDS = 7 * 24 * 3_600
MAX_TICKETS = 100
Means = Literal["bearer", "cookie", "ticket"]
"""`ticket` is the extension's panel, which may read and nothing else."""


def load_token(data_dir: Path) -> str:
    """The token of this data directory, made at the first call (file `token`, mode 0600). Raises `StoreError`."""
    path = data_dir / TOKEN_FILE
    try:
        token = load_private(path, lambda: secrets.token_urlsafe(32))
    except (OSError, ValueError) as error:
        hint = "check the folder's rights, or delete the file: a new token is made at the next start"
        raise StoreError(f"the token {path} cannot be read: {error}", hint=hint) from error
    if len(token) < 32:
        raise StoreError(f"the token in {path} is too short", hint="delete the file")
    return token


def find_means(headers: Mapping[str, str], token: str, port: int, now: float) -> Means | None:
    """How these request headers (lower-case names) prove their right; None when they do not."""
    if is_same(find_bearer(headers), token):
        return "bearer"
    if is_cookie_valid(find_cookie(headers.get("cookie", ""), port), token, now):
        return "cookie"
    return None


def find_bearer(headers: Mapping[str, str]) -> str:
    """What stands after `Bearer`; empty when there is none."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    return given.strip() if scheme.lower() == "bearer" else ""


def is_same(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), expected.encode())


def cookie_name(port: int) -> str:
    """Browsers share cookies between ports, so each server's has its own name."""
    return f"browser_copilot_{port}"


def make_cookie(token: str, now: float) -> str:
    """The cookie's value: when it ends (Unix seconds) and the proof that this server made it."""
    ends = str(int(now) + COOKIE_SECONDS)
    return f"{ends}.{sign(token, ends)}"


def sign(token: str, ends: str) -> str:
    return hmac.new(token.encode(), f"portal cookie\n{ends}".encode(), hashlib.sha256).hexdigest()


def is_cookie_valid(value: str | None, token: str, now: float) -> bool:
    ends, _, proof = (value or "").partition(".")
    if not (ends.isascii() and ends.isdigit() and len(ends) < 16):
        return False
    return is_same(proof, sign(token, ends)) and int(ends) > now


def find_cookie(header: str, port: int) -> str | None:
    try:
        morsel = SimpleCookie(header).get(cookie_name(port))
    except CookieError:
        return None
    return morsel.value if morsel else None


@dataclass(frozen=True)
class Ticket:
    """`expires_ms` is Unix time."""

    value: str
    expires_ms: int


class TicketBook:
    """Tickets for one entrance each: the login link and the frontend socket. Kept as hashes, in memory.

    `is_signed` tells whether somebody else's ticket is good, and spends it: the extension's panel makes its own.
    """

    def __init__(self, now: Callable[[], float], is_signed: Callable[[str], bool] = lambda _: False) -> None:
        self._now = now
        self._is_signed = is_signed
        self._open: dict[str, float] = {}

    def mint(self) -> Ticket:
        """A new ticket, valid for ten minutes. The oldest goes when there are too many."""
        value = secrets.token_urlsafe(32)
        ends = self._now() + TICKET_SECONDS
        self._open = {key: end for key, end in self._open.items() if end > self._now()}
        while len(self._open) >= MAX_TICKETS:
            del self._open[next(iter(self._open))]
        self._open[_hash(value)] = ends
        return Ticket(value, int(ends * 1000))

    def use(self, value: str) -> bool:
        """Whether the ticket is good, ours or a signed one; it is spent by asking."""
        return self.use_minted(value) or self._is_signed(value)

    def use_minted(self, value: str) -> bool:
        """Whether it is a good ticket of ours: the only kind that earns a cookie."""
        ends = self._open.pop(_hash(value), None)
        return ends is not None and ends > self._now()


def _hash(value: str) -> str:
    return hashlib.sha256(value.encode(errors="replace")).hexdigest()
