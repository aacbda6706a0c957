"""Jobs of the installed Entry (Specification 003): list, start, stop, live; and what of a job runs now."""

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.ports import JobRun, PortalParts
from browser_copilot.portal.requests import TEXT_BODY, Parts, Text, act, answer
from browser_copilot.portal.routes_history import PLACE, read_place
from browser_copilot.portal.routes_sessions import find_directory_error
from browser_copilot.portal.runs import FeedCallbacks, answer_live
from browser_copilot.portal.shapes import Callback, Closed, says
from browser_copilot.portal.shapes_jobs import (
    JobMissing,
    JobNames,
    JobNotLive,
    JobNotStarted,
    JobRows,
    JobStarted,
    JobState,
    JobStates,
    JobThrew,
)
from browser_copilot.runtime.job_recovery import show_record
from browser_copilot.store.records import Record

router = APIRouter(tags=["Jobs"])
LIVE = (Callback, JobThrew, JobNotLive)


@router.get("/copilot/job", **says(JobNames), summary="Jobs of the installed Entry")
async def list_jobs(parts: Parts) -> dict[str, Any]:
    """`fault` says what is wrong with a jobs.json that could not be installed."""
    listing = parts.jobs.listing() if parts.jobs else {}
    fault = parts.jobs.fault if parts.jobs else None
    return {"jobs": [{"name": name, **job} for name, job in listing.items()]} | ({"fault": fault} if fault else {})


@router.post(
    "/copilot/job/start/{job_name}",
    **says(JobStarted, JobNotStarted),
    summary="Start a job",
    openapi_extra=TEXT_BODY,
)
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


def describe(run: JobRun) -> dict[str, Any]:
    """A job as it is now."""
    return {
        "jobId": run.id,
        "job": run.name,
        "status": run.status,
        "runningWorkIds": list(run.running_work_ids),
        "works": {str(work_id): state for work_id, state in run.works.items()},
        **({"reasons": dict(run.reasons)} if run.reasons else {}),
    }


@router.get("/copilot/job/running", **says(JobStates), summary="The jobs that run, whichever door started them")
async def list_running(request: Request, parts: Parts) -> dict[str, Any]:
    """What happens in them from now on can be read from their `live`."""
    found = parts.jobs.running() if parts.jobs is not None else []
    for run in found:
        adopt(run.id, request, parts)
    return {"jobs": [describe(run) for run in found]}


@router.get("/copilot/job/runs", **says(JobRows), summary="Every run of the jobs, or of one job; newest change first")
async def list_runs(
    parts: Parts,
    job: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[str | None, Query(pattern=PLACE, max_length=150)] = None,
) -> dict[str, Any]:
    """`next`, given as `before`, leads to the following page; it is null at the end."""
    place = read_place(before) if before is not None else None
    found = await parts.jobs.find_runs(job, limit + 1, place) if parts.jobs is not None else []
    following = "{}.{}".format(*found[limit - 1].place) if len(found) > limit else None
    return {"runs": [show_run(record, parts) for record in found[:limit]], "next": following}


def show_run(record: Record, parts: PortalParts) -> dict[str, Any]:
    """One that runs as it is now, any other as it was last kept."""
    run = parts.jobs.find_run(record.id) if parts.jobs is not None else None
    shown = describe(run) if run is not None and run.status == "Executing" else show_record(record)
    return {**shown, "startedMs": record.created_ms, "updatedMs": record.updated_ms}


def adopt(job_id: str, request: Request, parts: Parts) -> LiveBook:
    """A job that was started elsewhere, or that goes on after a restart, is known here from now on."""
    book: LiveBook = request.app.state.live
    run = parts.jobs.find_run(job_id) if parts.jobs is not None and not book.is_known("job", job_id) else None
    if run is not None and run.status == "Executing":
        callbacks = FeedCallbacks(book, "job")
        run.listeners.append(callbacks)
        book.jobs[job_id] = run
        callbacks.bind(job_id)
    return book


@act(router, "/copilot/job/{job_id}/stop", **says(Closed, JobMissing), summary="Stop a job")
async def stop_job(job_id: str, request: Request, parts: Parts) -> JSONResponse:
    book = adopt(job_id, request, parts)
    run = book.jobs.pop(job_id, None)
    if run is None:
        return answer({"error": "JobNotFound"})
    book.close("job", job_id)
    await run.stop()
    book.jobs.pop(job_id, None)
    book.close("job", job_id)  # whoever asked for it while it stopped
    return answer({"result": "Closed"})


@router.get(
    "/copilot/job/{job_id}/status", **says(JobState, JobMissing), summary="What of a job runs now, or how it ended"
)
async def get_status(job_id: str, request: Request, parts: Parts) -> JSONResponse:
    """A job that is over is known for good, also once its `live` was read to the end."""
    adopt(job_id, request, parts)
    run = parts.jobs.find_run(job_id) if parts.jobs is not None else None
    if run is not None and run.status == "Executing":
        return answer(describe(run))
    record = await parts.jobs.find_status(job_id) if parts.jobs is not None else None
    return answer(show_record(record) if record is not None else {"error": "JobNotFound"})


@router.get("/copilot/job/{job_id}/live", **says(*LIVE), summary="Wait for the next callback of a job")
async def get_live(job_id: str, request: Request, parts: Parts) -> Response:
    adopt(job_id, request, parts)
    return answer_live("job", job_id, "", request)


@router.get("/copilot/job/{job_id}/live/{token}", **says(*LIVE), summary="The same for a reader of its own")
async def get_live_of_reader(job_id: str, token: str, request: Request, parts: Parts) -> Response:
    adopt(job_id, request, parts)
    return answer_live("job", job_id, token, request)
