"""Jobs of the installed Entry (Specification 003): list, start, stop, live; and what of a job runs now."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from browser_copilot.portal.live import LiveAnswer, LiveBook
from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import TEXT_BODY, Parts, Text, act, answer
from browser_copilot.portal.routes_sessions import find_directory_error
from browser_copilot.portal.runs import FeedCallbacks

router = APIRouter(tags=["Jobs"])


@router.get("/copilot/job", summary="Jobs of the installed Entry")
async def list_jobs(parts: Parts) -> dict[str, Any]:
    listing = parts.jobs.listing() if parts.jobs else {}
    return {"jobs": [{"name": name, **job} for name, job in listing.items()]}


@router.post("/copilot/job/start/{job_name}", summary="Start a job", openapi_extra=TEXT_BODY)
async def start_job(job_name: str, body: Text, request: Request, parts: Parts) -> JSONResponse:
    """The first line of the body is the absolute path of the working directory, the rest the user's input."""
    if parts.jobs is None or job_name not in parts.jobs.listing():
        return answer({"error": "JobNotFound"})
    first, _, user_input = body.replace("\r\n", "\n").partition("\n")
    error = find_directory_error(first.strip())
    if error is not None:
        return answer({"error": error})
    book: LiveBook = request.app.state.live
    callbacks = FeedCallbacks(book, "job")
    run = await parts.jobs.start(job_name, user_input, Path(first.strip()), callbacks)
    book.jobs[run.id] = run
    callbacks.bind(run.id)
    return answer({"jobId": run.id})


@act(router, "/copilot/job/{job_id}/stop", summary="Stop a job")
async def stop_job(job_id: str, request: Request) -> JSONResponse:
    book: LiveBook = request.app.state.live
    run = book.jobs.pop(job_id, None)
    if run is None:
        return answer({"error": "JobNotFound"})
    book.close("job", job_id)
    await run.stop()
    return answer({"result": "Closed"})


@router.get("/copilot/job/{job_id}/status", summary="What of a running job runs now")
async def get_status(job_id: str, request: Request) -> JSONResponse:
    book: LiveBook = request.app.state.live
    run = book.jobs.get(job_id)
    if run is None:
        return answer({"error": "JobNotFound"})
    return answer({"jobId": job_id, "status": run.status, "runningWorkIds": list(run.running_work_ids)})


@router.get("/copilot/job/{job_id}/live", summary="Wait for the next callback of a job")
async def get_live(job_id: str, request: Request, parts: Parts) -> Response:
    return answer_live(job_id, "", request, parts)


@router.get("/copilot/job/{job_id}/live/{token}", summary="The same for a reader of its own")
async def get_live_of_reader(job_id: str, token: str, request: Request, parts: Parts) -> Response:
    return answer_live(job_id, token, request, parts)


def answer_live(job_id: str, token: str, request: Request, parts: PortalParts) -> Response:
    book: LiveBook = request.app.state.live
    if not book.is_known("job", job_id):
        return answer({"error": "JobNotFound"})
    reader = book.find_run_reader("job", job_id, token)
    if reader is None:
        raise Problem(409, "TooManyReaders", "this job has too many readers; use one of their tokens", "token")
    return LiveAnswer(reader, parts.clock, "JobNotFound")
