"""The list of sessions, open and closed, searched and read page by page; and the pictures of their steps."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import Parts
from browser_copilot.portal.shapes import SessionRow, SessionRows, says
from browser_copilot.runtime.history import find_sessions
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.sessions import SessionInfo
from browser_copilot.store.records import Place, Record

router = APIRouter(tags=["Sessions"])
PLACE = r"^\d{1,15}\..+$"
MAX_STEPS = 5_000
PICTURE = ("record", "thumbnail")


@router.get(
    "/copilot/session",
    **says(SessionRows),
    summary="Sessions, newest change first; with `text` those that mention each of its words, in title or conversation",
)
async def list_sessions(
    parts: Parts,
    text: Annotated[str | None, Query(max_length=400)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[str | None, Query(pattern=PLACE, max_length=150)] = None,
) -> dict[str, Any]:
    """`next`, given as `before`, leads to the following page; it is null at the end."""
    place = read_place(before) if before is not None else None
    found = await find_sessions(parts.runtime.records, text, limit + 1, place)
    page = found[:limit]
    following = "{}.{}".format(*page[-1].place) if len(found) > limit else None
    return {"sessions": [show_record(record, parts.runtime) for record in page], "next": following}


def read_place(text: str) -> Place:
    changed, _, id = text.partition(".")
    return int(changed), id


@router.get("/copilot/session/{session_id}", **says(SessionRow), summary="One session, open or closed")
async def get_session(session_id: str, parts: Parts) -> dict[str, Any]:
    record = await parts.runtime.records.get("session", session_id)
    if record is None:
        raise Problem(404, "SessionNotFound", "GET /api/copilot/session lists them", "session_id")
    return show_record(record, parts.runtime)


@router.get(
    "/copilot/session/{session_id}/thumbnails",
    **says(dict[str, str]),
    summary="Hashes of the pictures of its newest 5,000 steps by the steps' ids, also of runs that nobody watched",
)
async def get_thumbnails(
    session_id: str, parts: Parts, task_id: Annotated[str | None, Query(alias="taskId", max_length=128)] = None
) -> dict[str, str]:
    """With `taskId` those of that task alone. A picture is served by `/api/thumbnails/{hash}` while it is kept."""
    statuses = None if task_id is None else [task_id]
    records = parts.runtime.records
    return await records.pick("step", PICTURE, session_id=session_id, statuses=statuses, limit=MAX_STEPS)


def show_record(record: Record, runtime: Runtime) -> dict[str, Any]:
    info = runtime.session(record.id)
    return show_session(info) if info is not None else show_closed(record)


def show_session(info: SessionInfo) -> dict[str, Any]:
    return {
        "sessionId": info.id,
        "title": info.title,
        "profile": info.profile,
        "workingDirectory": info.working_directory,
        "state": info.state,
        "taskId": info.task_id,
        "runId": info.run_id,
        "goal": info.goal,
        "tabs": list(info.tabs),
        "policy": info.policy,
        "queue": [{"taskId": one.id, "goal": one.goal} for one in info.queue],
        "updatedMs": info.updated_ms,
        "open": True,
    }


def show_closed(record: Record) -> dict[str, Any]:
    """A session that is not open: resume it by the command `SessionResume`."""
    body = record.body
    return {
        "sessionId": record.id,
        "title": body["title"],
        "profile": body["profile"],
        "workingDirectory": body["workingDirectory"],
        "state": "IDLE",
        "taskId": None,
        "runId": body["lastRunId"],
        "goal": None,
        "tabs": [],
        "policy": "ask",
        "queue": [],
        "updatedMs": record.updated_ms,
        "open": False,
    }
