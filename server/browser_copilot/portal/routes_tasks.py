"""Tasks of the installed Entry (Specification 003): list, start in a session, stop, live."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.requests import TEXT_BODY, Parts, Text, act, answer
from browser_copilot.portal.runs import FeedCallbacks, answer_live
from browser_copilot.portal.shapes import (
    Callback,
    Closed,
    TaskNames,
    TaskNotLive,
    TaskNotStarted,
    TaskNotStopped,
    TaskStarted,
    TaskThrew,
    says,
)

router = APIRouter(tags=["Tasks"])
LIVE = (Callback, TaskThrew, TaskNotLive)


@router.get("/copilot/task", **says(TaskNames), summary="Tasks of the installed Entry")
async def list_tasks(parts: Parts) -> dict[str, Any]:
    listing = parts.tasks.listing() if parts.tasks else []
    return {"tasks": [{"name": task.name, "requireUserInput": task.require_user_input} for task in listing]}


@router.post(
    "/copilot/task/start/{task_name}/session/{session_id}",
    **says(TaskStarted, TaskNotStarted),
    summary="Start a task",
    openapi_extra=TEXT_BODY,
)
async def start_task(task_name: str, session_id: str, body: Text, request: Request, parts: Parts) -> JSONResponse:
    """In the given session alone, without checking prerequisites; the session lives on after it."""
    if parts.runtime.session(session_id) is None:
        return answer({"error": "SessionNotFound"})
    if parts.tasks is None or task_name not in {task.name for task in parts.tasks.listing()}:
        return answer({"error": "TaskNotFound"})
    book: LiveBook = request.app.state.live
    callbacks = FeedCallbacks(book, "task")
    run = await parts.tasks.start_in_session(task_name, body, session_id, callbacks)
    book.tasks[run.id] = run
    callbacks.bind(run.id)
    return answer({"taskId": run.id})


@act(router, "/copilot/task/{task_id}/stop", **says(Closed, TaskNotStopped), summary="Stop a task")
async def stop_task(task_id: str, request: Request) -> JSONResponse:
    """A task that was forced into one session is not stopped: it belongs to that session."""
    book: LiveBook = request.app.state.live
    run = book.tasks.get(task_id)
    if run is None:
        return answer({"error": "TaskNotFound"})
    if run.forced_single_session:
        return answer({"error": "TaskCannotClose"})
    book.tasks.pop(task_id)
    book.close("task", task_id)
    await run.stop()
    return answer({"result": "Closed"})


@router.get("/copilot/task/{task_id}/live", **says(*LIVE), summary="Wait for the next callback of a task")
async def get_live(task_id: str, request: Request) -> Response:
    return answer_live("task", task_id, "", request)


@router.get("/copilot/task/{task_id}/live/{token}", **says(*LIVE), summary="The same for a reader of its own")
async def get_live_of_reader(task_id: str, token: str, request: Request) -> Response:
    return answer_live("task", task_id, token, request)
