"""Pictures by their hash, as files in the data directory; the oldest go when there are too many or they are too old."""

import asyncio
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from browser_copilot.runtime.ports import Clock

HASH = re.compile(r"[0-9A-Za-z_-]{8,64}")
MAX_FILES = 2_000
MAX_AGE_SECONDS = 7 * 86_400.0
SWEEP_EVERY = 50
Mime = Literal["image/jpeg", "image/png"]
SUFFIXES: dict[Mime, str] = {"image/jpeg": ".jpg", "image/png": ".png"}


@dataclass(frozen=True)
class Picture:
    mime: Mime
    data: bytes = field(repr=False)


class PictureStore:
    """Implements the portal's `Pictures`. The folder is private to the user."""

    def __init__(self, folder: Path, clock: Clock, max_files: int = MAX_FILES) -> None:
        self._folder = folder
        self._clock = clock
        self._max_files = max_files
        self._kept = 0

    async def find(self, hash: str) -> Picture | None:
        """The picture of that hash; None when there is none (any more)."""
        return await asyncio.to_thread(self._read, hash) if HASH.fullmatch(hash) else None

    def _read(self, hash: str) -> Picture | None:
        for mime, suffix in SUFFIXES.items():
            try:
                return Picture(mime, (self._folder / f"{hash}{suffix}").read_bytes())
            except FileNotFoundError:
                continue
        return None

    async def keep(self, hash: str, picture: Picture) -> None:
        """Write it down, unless it is there. Raises OSError; ValueError for what is no hash."""
        if not HASH.fullmatch(hash):
            raise ValueError(f"{hash!r} is not the hash of a picture")
        self._kept += 1
        await asyncio.to_thread(self._write, hash, picture)
        if self._kept % SWEEP_EVERY == 1:
            await asyncio.to_thread(self.sweep)

    def _write(self, hash: str, picture: Picture) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self._folder / f"{hash}{SUFFIXES[picture.mime]}"
        if not path.exists():
            part = path.with_suffix(".part")
            part.write_bytes(picture.data)
            part.replace(path)
        now = self._clock.now()
        os.utime(path, (now, now))

    def sweep(self) -> int:
        """Delete what is too old or too many; returns how many went."""
        kept = [path for path in self._folder.glob("*") if path.suffix in (".jpg", ".png", ".part")]
        newest = sorted(kept, key=lambda path: -path.stat().st_mtime)
        limit = self._clock.now() - MAX_AGE_SECONDS
        gone = [path for i, path in enumerate(newest) if i >= self._max_files or path.stat().st_mtime < limit]
        for path in gone:
            path.unlink(missing_ok=True)
        return len(gone)
