"""A download counts when its file is there, complete and not empty: the working directory is the witness."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Sequence
from pathlib import Path

from browser_copilot.agent.desk import Desk, ToolFailed
from browser_copilot.protocol.events import ArtifactSaved
from browser_copilot.protocol.page import Download
from browser_copilot.protocol.task import Artifact, StepRecord

UNFINISHED = (".crdownload", ".part", ".tmp", ".download")
WAIT_MS = 60_000
START_MS = 8_000

Snapshot = dict[str, tuple[int, int]]


def snapshot(folder: Path) -> Snapshot:
    """Size and time of change of every finished file in a folder; empty when there is no folder."""
    if not folder.is_dir():
        return {}
    found: Snapshot = {}
    for one in folder.iterdir():
        if one.is_file() and not one.name.endswith(UNFINISHED) and not one.name.startswith("."):
            stat = one.stat()
            found[one.name] = (stat.st_size, stat.st_mtime_ns)
    return found


def new_files(before: Snapshot, folder: Path) -> list[tuple[str, int]]:
    """Files with bytes that are new or different, as (name, bytes)."""
    return [(name, seen[0]) for name, seen in snapshot(folder).items() if seen[0] > 0 and before.get(name) != seen]


def find_download(records: Sequence[StepRecord]) -> Download | None:
    """The download that the steps observed last."""
    seen = [one.observation.download for one in records if one.observation is not None and one.observation.download]
    return seen[-1] if seen else None


async def await_download(desk: Desk, records: Sequence[StepRecord], before: Snapshot) -> list[tuple[str, int]]:
    """Wait for the file of a download that was started; the new files, none when it never came."""
    folder = desk.working_directory
    download = find_download(records)
    if download is None or download.state == "in_progress":
        timeout = START_MS if download is None else WAIT_MS
        if not new_files(before, folder):
            try:
                await desk.look("dom.waitFor", {"event": "download", "timeoutMs": timeout})
            except ToolFailed:
                return new_files(before, folder)
    if download is not None and download.state == "complete" and download.path:
        return await _fetch(desk, Path(download.path), folder)
    return new_files(before, folder)


async def _fetch(desk: Desk, path: Path, folder: Path) -> list[tuple[str, int]]:
    """The file where the browser put it; copied when that is outside of the working directory."""
    if not path.is_file() or path.stat().st_size == 0:
        return []
    if path.resolve().parent == folder.resolve():
        return [(path.name, path.stat().st_size)]
    artifact = await desk.save(path.name, await asyncio.to_thread(path.read_bytes), "download")
    return [(Path(artifact.path).name, artifact.bytes)]


def as_artifact(folder: Path, name: str, size: int) -> Artifact:
    """A file of the working directory as an artifact."""
    return Artifact(kind="download", path=str(folder / name), bytes=size, mime=mimetypes.guess_type(name)[0])


def announce(desk: Desk, files: Sequence[tuple[str, int]], known: Sequence[Artifact]) -> list[Artifact]:
    """Emit ARTIFACT_SAVED for files that lie in the working directory already; returns the artifacts."""
    paths = {one.path for one in known}
    made = [as_artifact(desk.working_directory, name, size) for name, size in files]
    fresh = [one for one in made if one.path not in paths]
    for one in fresh:
        desk.emit(ArtifactSaved(artifact=one))
    return fresh
