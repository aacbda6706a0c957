"""Files leave only when an event of the session recorded them as its artifact: downloads, extractions, reports."""

import os
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter
from fastapi import Path as PathParameter
from fastapi.responses import StreamingResponse

from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import Parts
from browser_copilot.portal.shapes import FAILS_IN_JSON, ArtifactRows, says
from browser_copilot.protocol.events import ArtifactSaved
from browser_copilot.protocol.task import Artifact
from browser_copilot.store.events import Entry, EventLog

router = APIRouter(tags=["Artifacts"])
CHUNK_BYTES = 256 * 1024
PAGE = 1_000
SAVED = "ARTIFACT_SAVED"
FILE: dict[int | str, dict[str, Any]] = {200: {"content": {"application/octet-stream": {}}}, **FAILS_IN_JSON}


@router.get("/copilot/session/{session_id}/artifacts", **says(ArtifactRows), summary="Files that a session made")
async def list_artifacts(session_id: str, parts: Parts) -> dict[str, Any]:
    return {"artifacts": [show(entry) async for entry in find_saved(parts.runtime.events, session_id)]}


async def find_saved(events: EventLog, session_id: str) -> AsyncIterator[Entry]:
    after = 0
    while entries := await events.read(session_id, after, PAGE):
        after = entries[-1].seq
        for entry in entries:
            if entry.type == SAVED:
                yield entry


def show(entry: Entry) -> dict[str, Any]:
    """`id` is what the file is fetched by: the `seq` of the event that recorded it."""
    artifact = get_artifact(entry)
    return {"id": entry.seq, "name": Path(artifact.path).name, **artifact.to_wire()}


def get_artifact(entry: Entry) -> Artifact:
    event = entry.envelope.event
    assert isinstance(event, ArtifactSaved)
    return event.artifact


@router.get(
    "/copilot/session/{session_id}/artifacts/{id}",
    responses=FILE,
    response_class=StreamingResponse,
    summary="One of these files",
)
async def get_file(
    session_id: str, id: Annotated[int, PathParameter(ge=1, le=2**53)], parts: Parts
) -> StreamingResponse:
    found = await parts.runtime.events.read(session_id, id - 1, 1)
    if not found or found[0].seq != id or found[0].type != SAVED:
        raise Problem(404, "ArtifactNotFound", "this session recorded no file under that id", "id")
    artifact = get_artifact(found[0])
    handle, size = open_file(Path(artifact.path))
    headers = {
        "content-length": str(size),
        "content-disposition": f"attachment; filename*=UTF-8''{quote(Path(artifact.path).name, safe='')}",
        "content-security-policy": "sandbox; default-src 'none'",
    }
    media_type = artifact.mime or "application/octet-stream"
    return StreamingResponse(read_chunks(handle, size), media_type=media_type, headers=headers)


def open_file(path: Path) -> tuple[int, int]:
    """A handle and the size in bytes. Raises `Problem` for what is gone or is no plain file (links, devices)."""
    gone = Problem(404, "ArtifactGone", "the file was moved, deleted or replaced since it was recorded", "id")
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)
    except (OSError, ValueError):
        raise gone from None
    info = os.fstat(handle)
    if not stat.S_ISREG(info.st_mode):
        os.close(handle)
        raise gone
    return handle, info.st_size


def read_chunks(handle: int, size: int) -> Iterator[bytes]:
    """Exactly `size` bytes, unless the file shrinks meanwhile."""
    with os.fdopen(handle, "rb") as file:
        while size > 0 and (chunk := file.read(min(CHUNK_BYTES, size))):
            size -= len(chunk)
            yield chunk
