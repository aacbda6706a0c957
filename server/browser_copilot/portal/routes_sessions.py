"""Sessions: start, stop, query and live of Specification 003; list, commands, events and what waits for the user."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import TypeAdapter

from browser_copilot.errors import UsageError
from browser_copilot.portal.live import LiveAnswer, LiveBook
from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import TEXT_BODY, JsonBody, Parts, Text, act, answer, end_server, read_json
from browser_copilot.portal.shapes import (
    FAILS,
    Callback,
    Closed,
    Granted,
    Nothing,
    Pending,
    RememberedRow,
    RunRows,
    SessionMissing,
    SessionNotLive,
    SessionNotStarted,
    SessionStarted,
    SessionThrew,
    says,
)
from browser_copilot.protocol.commands import Command, CommandAccepted, CommandRefused, Shutdown, SubmitPrompt
from browser_copilot.runtime.runtime import Runtime

router = APIRouter(tags=["Sessions"])
LIVE = (Callback, SessionThrew, SessionNotLive)
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
MAX_PROMPT_CHARS = 20_000
STATUS = {"unknown": 404, "bad_argument": 400}
"""HTTP status by the code of a refused command; 409 for all others."""


def find_directory_error(text: str) -> str | None:
    """003's error for a working directory, None for a good one."""
    if "\0" in text or not Path(text).is_absolute():
        return "WorkingDirectoryNotAbsolutePath"
    try:
        return None if Path(text).is_dir() else "WorkingDirectoryNotExists"
    except OSError:
        return "WorkingDirectoryNotExists"


@router.post(
    "/copilot/session/start/{model_id}",
    **says(SessionStarted, SessionNotStarted),
    summary="Start a session",
    openapi_extra=TEXT_BODY,
)
async def start_session(model_id: str, body: Text, parts: Parts) -> JSONResponse:
    if model_id not in {info.id for info in parts.profiles.all()}:
        return answer({"error": "ModelIdNotFound"})
    directory = body.strip()
    error = find_directory_error(directory)
    if error is not None:
        return answer({"error": error})
    try:
        info = await parts.runtime.new_session(model_id, Path(directory))
    except UsageError:
        return answer({"error": "ModelIdNotFound"})
    return answer({"sessionId": info.id})


@act(
    router,
    "/copilot/session/{session_id}/stop",
    **says(Closed, SessionMissing),
    summary="Stop and close a session",
)
async def stop_session(session_id: str, request: Request, parts: Parts) -> JSONResponse:
    if parts.runtime.session(session_id) is None:
        return answer({"error": "SessionNotFound"})
    book: LiveBook = request.app.state.live
    book.end_session(session_id)
    closed = await parts.runtime.close_session(session_id)
    book.end_session(session_id)
    return answer({"result": "Closed"} if closed else {"error": "SessionNotFound"})


@router.post(
    "/copilot/session/{session_id}/query",
    **says(Nothing, SessionMissing),
    summary="Say something to a session",
    openapi_extra=TEXT_BODY,
)
async def query_session(session_id: str, body: Text, request: Request, parts: Parts) -> JSONResponse:
    if parts.runtime.session(session_id) is None:
        return answer({"error": "SessionNotFound"})
    if not body.strip() or len(body) > MAX_PROMPT_CHARS:
        raise Problem(400, "BadRequest", f"the prompt must have 1 to {MAX_PROMPT_CHARS} characters", "body")
    before = parts.runtime.events.last_seq
    reply = await parts.runtime.command(SubmitPrompt(text=body), session_id)
    book: LiveBook = request.app.state.live
    book.own.note(session_id, before, parts.runtime.events.last_seq)
    return answer({}) if isinstance(reply, CommandAccepted) else refuse(reply)


def refuse(reply: CommandRefused) -> JSONResponse:
    """A refused command in the shape of every failure, with the command's own words as the hint."""
    content = {"error": reply.code, "field": None, "hint": reply.error, "ok": False, "code": reply.code}
    return JSONResponse(content, STATUS.get(reply.code, 409))


@router.get("/copilot/session/{session_id}/live", **says(*LIVE), summary="Wait for the next response of a session")
async def get_live(session_id: str, request: Request, parts: Parts) -> Response:
    return answer_live(session_id, "", request, parts)


@router.get("/copilot/session/{session_id}/live/{token}", **says(*LIVE), summary="The same for a reader of its own")
async def get_live_of_reader(session_id: str, token: str, request: Request, parts: Parts) -> Response:
    return answer_live(session_id, token, request, parts)


def answer_live(session_id: str, token: str, request: Request, parts: PortalParts) -> Response:
    if parts.runtime.session(session_id) is None:
        return answer({"error": "SessionNotFound"})
    book: LiveBook = request.app.state.live
    reader = book.find_session_reader(session_id, token)
    if reader is None:
        raise Problem(409, "TooManyReaders", "this session has too many readers; use one of their tokens", "token")
    return LiveAnswer(reader, parts.clock, "SessionNotFound")


@router.post(
    "/copilot/session/{session_id}/command",
    **says(CommandAccepted),
    summary="Any command",
    openapi_extra=JsonBody(Command),
)
async def send_command(session_id: str, request: Request, parts: Parts) -> JSONResponse:
    command = await read_json(request, COMMAND)
    if parts.runtime.session(session_id) is None:
        hint = "there is no open session of that id; GET /api/copilot/session lists them, SessionResume opens one"
        raise Problem(404, "SessionNotFound", hint, "session_id")
    reply = await parts.runtime.command(command, session_id)
    if not isinstance(reply, CommandAccepted):
        return refuse(reply)
    return answer(reply, background=end_server(request) if isinstance(command, Shutdown) else None)


@router.post(
    "/copilot/command",
    **says(CommandAccepted),
    summary="A command that needs no session",
    openapi_extra=JsonBody(Command),
)
async def send_general_command(request: Request, parts: Parts) -> JSONResponse:
    """Without a session the last one is meant; SubmitPrompt makes one when there is none."""
    command = await read_json(request, COMMAND)
    reply = await parts.runtime.command(command)
    if not isinstance(reply, CommandAccepted):
        return refuse(reply)
    return answer(reply, background=end_server(request) if isinstance(command, Shutdown) else None)


@router.get(
    "/copilot/session/{session_id}/pending",
    **says(Pending),
    summary="Approvals and questions that wait in a session",
)
async def get_pending(session_id: str, parts: Parts) -> dict[str, Any]:
    return {"pending": show_pending(parts.runtime, session_id)}


@router.get("/approvals", **says(Pending), summary="Approvals and questions that wait, of all sessions")
async def get_all_pending(parts: Parts) -> dict[str, Any]:
    waiting = [event for info in parts.runtime.sessions() for event in show_pending(parts.runtime, info.id)]
    return {"pending": waiting}


@router.get(
    "/copilot/approvals/remembered",
    **says(list[RememberedRow]),
    summary='Every "always" of the user that still counts, oldest first',
)
async def get_remembered(parts: Parts) -> JSONResponse:
    return JSONResponse([one.to_wire() for one in parts.runtime.remembered()])


@router.delete(
    "/copilot/approvals/remembered/{grant_id}",
    status_code=204,
    response_class=Response,
    responses=FAILS,
    summary='Take back an "always" of the user',
)
async def withdraw_remembered(grant_id: str, parts: Parts) -> Response:
    if not await parts.runtime.withdraw_remembered(grant_id):
        hint = "it was used up, has expired or was taken back; GET /api/copilot/approvals/remembered lists the others"
        raise Problem(404, "ApprovalNotFound", hint, "grant_id")
    return Response(status_code=204)


def show_pending(runtime: Runtime, session_id: str) -> list[dict[str, Any]]:
    return [{"sessionId": session_id, "event": event.to_wire()} for event in runtime.pending(session_id)]


@router.get("/grants", **says(Granted), summary="The origins that may be written to")
async def get_grants(parts: Parts) -> dict[str, Any]:
    return {"grants": [grant.to_wire() for grant in parts.runtime.grants]}


@router.get("/recovery", **says(RunRows), summary="Runs that can be resumed or discarded (command `RecoverRun`)")
async def get_recovery(parts: Parts) -> dict[str, Any]:
    """`reason` is `interrupted` for what a crash or the end of the server cut off, `stopped` for what came to rest."""
    return {"runs": [run.to_wire() for run in await parts.runtime.incomplete()]}
