"""The log of events, of one session and of all, for whoever keeps a cursor."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from browser_copilot.portal.requests import Parts
from browser_copilot.portal.shapes import Events, says
from browser_copilot.store.events import Entry

router = APIRouter(tags=["Sessions"])
MAX_EVENTS_BYTES = 4 * 1024 * 1024


@router.get("/copilot/session/{session_id}/events", **says(Events), summary="Events with a greater `seq`, in order")
async def get_events(
    session_id: str,
    parts: Parts,
    after: Annotated[int, Query(ge=0, le=2**53)] = 0,
    limit: Annotated[int, Query(ge=1, le=1_000)] = 200,
) -> Response:
    return answer_events(await parts.runtime.events.read(session_id, after, limit), after, limit)


@router.get("/copilot/events", **says(Events), summary="Events of all sessions with a greater `seq`, in order")
async def get_all_events(
    parts: Parts,
    after: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=1_000)] = 200,
) -> Response:
    """Without `after`: none, and the `seq` to begin behind."""
    if after is None:
        return answer_events([], parts.runtime.events.last_seq, limit)
    return answer_events(await parts.runtime.events.read(None, after, limit), after, limit)


def answer_events(entries: list[Entry], after: int, limit: int) -> Response:
    """As many as fit into 4 MiB; `more` says whether to come again at once."""
    texts: list[str] = []
    size = 0
    for entry in entries:
        size += len(entry.text)
        if texts and size > MAX_EVENTS_BYTES:
            break
        texts.append(entry.text)
        after = entry.seq
    more = "true" if len(texts) < len(entries) or len(entries) == limit else "false"
    text = f'{{"events":[{",".join(texts)}],"after":{after},"more":{more}}}'
    return Response(text, media_type="application/json")
