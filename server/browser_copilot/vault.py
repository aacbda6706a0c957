"""Secrets by handle: kept in the OS keychain when there is one, else in a file of mode 0600; never logged, never shown.

A value leaves the vault only as a `Secret` for the link, bound to the origin it was stored for.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol
from urllib.parse import quote, quote_plus

from browser_copilot.agent.desk import SecretRef
from browser_copilot.browser.pairing import write_private
from browser_copilot.browser.port import Secret
from browser_copilot.errors import StoreError, UsageError
from browser_copilot.runtime.origins import parse_origin

FILE = "vault.json"
SERVICE = "browser-copilot"
NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")
MAX_VALUE = 4_096
MASK = "[secret]"
MIN_MASKED = 4  # a shorter value is a part of too many words


@dataclass(frozen=True)
class Entry:
    """What may be listed of a secret."""

    name: str
    origin: str
    username: str | None


class Safe(Protocol):
    """Where the values are."""

    def read(self, name: str) -> str | None: ...

    def write(self, name: str, value: str) -> None: ...

    def remove(self, name: str) -> None: ...


class Vault:
    """`find_safe` is asked once, when there is a value to keep or to read; None keeps the values in the vault's own
    file."""

    def __init__(self, data_dir: Path, find_safe: Callable[[], Safe | None] = lambda: None) -> None:
        self._path = data_dir / FILE
        self._find_safe = find_safe
        self._shown: tuple[object, tuple[str, ...], tuple[str, ...]] = (None, (), ())

    @cached_property
    def _safe(self) -> Safe | None:
        return self._find_safe()

    def add(self, name: str, value: str, origin: str, username: str | None = None) -> Entry:
        """Store or replace. Raises `UsageError` for a bad name, origin or value, `StoreError` when it is not kept."""
        if not NAME.match(name):
            raise UsageError("a secret's name has letters, digits, dot, dash, underscore; 64 at most", field="name")
        exact = parse_origin(origin)
        if exact is None:
            hint = "write scheme, host and port, like https://shop.example:8443"
            raise UsageError(f"{origin!r} is not an origin", field="origin", hint=hint)
        if not value or len(value) > MAX_VALUE:
            raise UsageError("the value is empty or too long", field="value", limit=MAX_VALUE)
        table = self._read()
        row: dict[str, str | None] = {"origin": exact, "username": username}
        if self._safe is None:
            row["value"] = value
        else:
            self._safe.write(name, value)
        self._write({**table, name: row})
        return Entry(name, exact, username)

    def entries(self) -> list[Entry]:
        return [Entry(name, str(row["origin"]), row.get("username")) for name, row in sorted(self._read().items())]

    def remove(self, name: str) -> bool:
        table = self._read()
        if name not in table:
            return False
        if self._safe is not None:
            self._safe.remove(name)
        self._write({known: row for known, row in table.items() if known != name})
        return True

    def find(self, origin: str, username: str | None) -> SecretRef | None:
        """The entry of this origin and user name; without a name, the only one of the origin."""
        here = self.list_for(origin)
        named = [entry for entry in here if username and (entry.username or "").casefold() == username.casefold()]
        return named[0] if named else here[0] if len(here) == 1 and not username else None

    def list_for(self, origin: str) -> list[SecretRef]:
        """All entries of an origin, by name."""
        return [SecretRef(one.name, one.username, one.origin) for one in self.entries() if one.origin == origin]

    def reveal(self, handle: str) -> Secret | None:
        """For the link alone."""
        row = self._read().get(handle)
        if row is None:
            return None
        value = row.get("value") if self._safe is None else self._safe.read(handle)
        return Secret(str(value), str(row["origin"])) if value else None

    def get_value(self, handle: str) -> str | None:
        """For the model client: an API key kept by handle."""
        secret = self.reveal(handle)
        return secret.value if secret else None

    def redact(self, text: str) -> str:
        """The text with every stored value masked, however it is written (see `list_forms`).

        A value that a locked keychain does not give cannot have left it, and is not looked for.
        """
        for form in self._list_forms()[0]:
            text = text.replace(form, MASK)
        return text

    def values(self) -> tuple[str, ...]:
        """Every stored value that can be read: what is hidden in the words of the user too."""
        return self._list_forms()[1]

    def _list_forms(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is masked, the longest first, and the values; kept while the file stays, a keychain takes 30 ms each."""
        try:
            state = self._path.stat()
            version = (state.st_mtime_ns, state.st_size, state.st_ino)
        except OSError:
            return (), ()
        if self._shown[0] != version:
            values = [value for name in self._read() if (value := self._find_value(name))]
            forms = {form for value in values if len(value) >= MIN_MASKED for form in list_forms(value)}
            self._shown = (version, tuple(sorted(forms, key=len, reverse=True)), tuple(values))
        return self._shown[1:]

    def _find_value(self, name: str) -> str | None:
        try:
            return self.get_value(name)
        except StoreError:
            return None

    def _read(self) -> dict[str, dict[str, str | None]]:
        try:
            table: dict[str, dict[str, str | None]] = json.loads(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise StoreError(f"the vault {self._path} cannot be read", hint="check its rights, or delete it") from error
        return table

    def _write(self, table: dict[str, dict[str, str | None]]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_private(self._path, json.dumps(table))
        except OSError as error:
            raise StoreError(f"the vault {self._path} cannot be written: {error.strerror}") from error


def list_forms(value: str) -> set[str]:
    """How a text may hold the value: as it is, and as JSON, Python and URLs escape it."""
    written = {json.dumps(value)[1:-1], json.dumps(value, ensure_ascii=False)[1:-1], repr(value)[1:-1]}
    return {value, *written, quote(value), quote(value, safe=""), quote_plus(value)}


class Keychain:
    """The OS keychain through the `keyring` extra. Every method raises `StoreError` when it is locked or gone."""

    def __init__(self) -> None:
        import keyring

        self._keyring = keyring

    def read(self, name: str) -> str | None:
        with _explained("read"):
            value: str | None = self._keyring.get_password(SERVICE, name)
        return value

    def write(self, name: str, value: str) -> None:
        with _explained("written"):
            self._keyring.set_password(SERVICE, name, value)

    def remove(self, name: str) -> None:
        with _explained("changed"):
            if self._keyring.get_password(SERVICE, name) is not None:
                self._keyring.delete_password(SERVICE, name)


@contextmanager
def _explained(verb: str) -> Iterator[None]:
    from keyring.errors import KeyringError

    try:
        yield
    except KeyringError as error:
        hint = (
            "unlock it, or choose another with PYTHON_KEYRING_BACKEND (keyring.backends.fail.Keyring: the private file)"
        )
        raise StoreError(f"the keychain cannot be {verb}: {type(error).__name__}", hint=hint) from error


def open_vault(data_dir: Path) -> Vault:
    """With the keychain, where there is one. Where values are kept it is opened now: a log without them cannot mask."""
    if not (data_dir / FILE).exists():
        return Vault(data_dir, find_keychain)
    safe = find_keychain()
    return Vault(data_dir, lambda: safe)


def find_keychain() -> Keychain | None:
    """When `keyring` is installed and has a backend that really keeps things. It takes a twentieth of a start."""
    try:
        import keyring
        from keyring.backends import chainer, fail, null
    except ImportError:
        return None
    backend = keyring.get_keyring()
    useless = isinstance(backend, fail.Keyring | null.Keyring)
    empty = isinstance(backend, chainer.ChainerBackend) and not backend.backends
    return None if useless or empty else Keychain()
