"""The tokens of one login live in one file of mode 0600 that is replaced whole, never half written."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from browser_copilot.errors import StoreError

from .loose import as_map, as_text


@dataclass(frozen=True, slots=True)
class Tokens:
    """`expires_at` is Unix time in seconds, None when the provider named no lifetime. Its repr shows no
    token."""

    access: str = field(repr=False)
    refresh: str | None = field(default=None, repr=False)
    expires_at: float | None = None


class TokenFile:
    """Reading finds None when there is no login. Raises StoreError when the file can be neither read nor
    written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Tokens | None:
        try:
            data = as_map(json.loads(self.path.read_text("utf-8")))
        except FileNotFoundError:
            return None
        except ValueError:
            # A damaged file is a login that is gone: the user logs in again and the file is replaced.
            return None
        except OSError as error:
            raise self._make_error("read", error) from error
        access, expires_at = as_text(data.get("access_token")), data.get("expires_at")
        if not access:
            return None
        return Tokens(
            access=access,
            refresh=as_text(data.get("refresh_token")) or None,
            expires_at=float(expires_at) if isinstance(expires_at, int | float) else None,
        )

    def write(self, tokens: Tokens) -> None:
        data = {
            "access_token": tokens.access,
            "refresh_token": tokens.refresh,
            "expires_at": tokens.expires_at,
        }
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # mkstemp makes the file with mode 0600: others can read the tokens at no moment.
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".token-")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    json.dump(data, file)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, self.path)
            except OSError:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise self._make_error("write", error) from error

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)

    def _make_error(self, verb: str, error: OSError) -> StoreError:
        return StoreError(
            f"cannot {verb} the token file {self.path}: {error.strerror}",
            hint="check that the data directory is yours and writable",
        )
