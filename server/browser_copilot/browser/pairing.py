"""Pairing: one secret of 256 bits in a private file, shown to the user once as a code to paste into the extension."""

import base64
import binascii
import json
import os
import secrets
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from browser_copilot.browser.handshake import encode
from browser_copilot.errors import StoreError, UsageError
from browser_copilot.protocol.limits import MIN_SECRET_BYTES

SECRET_FILE = "pairing"
SECRET_BYTES = 32


@dataclass(frozen=True)
class Pairing:
    """`url` is the link's `ws://` address."""

    url: str
    secret: bytes = field(repr=False)

    def to_code(self) -> str:
        """What the user pastes: base64url of `{"u": url, "s": secret}`."""
        return encode(json.dumps({"u": self.url, "s": encode(self.secret)}, separators=(",", ":")).encode())

    def to_file(self) -> str:
        """The `pairing.json` of the launcher's private copy of the extension."""
        return json.dumps({"url": self.url, "secret": encode(self.secret)})


def parse_code(code: str) -> Pairing:
    """Read a pasted code. Raises `UsageError` without quoting it."""
    try:
        value = json.loads(decode(code.strip()))
        pairing = Pairing(url=str(value["u"]), secret=decode(value["s"]))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UsageError("this is no pairing code", field="code", hint="run `browser-copilot pair`") from error
    if len(pairing.secret) < MIN_SECRET_BYTES:
        raise UsageError("the secret of this pairing code is too short", field="code", limit=MIN_SECRET_BYTES)
    return pairing


def decode(text: str) -> bytes:
    """base64url with or without padding. Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def load_secret(data_dir: Path) -> bytes:
    """The secret of this data directory, made at the first call (file `pairing`, mode 0600). Raises `StoreError`."""
    path = data_dir / SECRET_FILE
    try:
        secret = decode(load_private(path, lambda: encode(secrets.token_bytes(SECRET_BYTES))))
    except (OSError, ValueError) as error:
        hint = "check the folder's rights, or delete the file and pair again"
        raise StoreError(f"the pairing secret {path} cannot be read: {error}", hint=hint) from error
    if len(secret) < MIN_SECRET_BYTES:
        raise StoreError(f"the pairing secret {path} is too short", hint="delete the file and pair again")
    return secret


def reset_secret(data_dir: Path) -> bytes:
    """A new secret; every browser has to be paired again."""
    (data_dir / SECRET_FILE).unlink(missing_ok=True)
    return load_secret(data_dir)


def load_private(path: Path, make: Callable[[], str]) -> str:
    """The text of a file of mode 0600 that only we can have written; `make` gives it at the first call.

    Raises OSError, also for a link, for a file of another user and in a folder that everybody may write to, and
    ValueError for what is no ASCII.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    mode = path.parent.stat().st_mode
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        raise PermissionError(f"everybody may write to {path.parent}")
    if not os.path.lexists(path):
        write_private(path, make())
    handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(handle, encoding="ascii") as file:
        owner = os.fstat(handle).st_uid
        if owner not in (os.geteuid(), 0) and os.geteuid() != 0:
            raise PermissionError("it belongs to another user")
        os.fchmod(handle, 0o600)
        return file.read().strip()


def write_private(path: Path, text: str) -> None:
    """Write a file of mode 0600 so that it is whole or not there. Raises OSError."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
