"""Jobs that a crash or the end of a server cut off: they are found, told, and gone on with or let go, as a whole.

Runs and sessions of such a job wait for it: none of them is offered on its own.
"""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from browser_copilot.errors import UsageError
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.callbacks import Unheard
from browser_copilot.runtime.job_progress import Progress
from browser_copilot.runtime.jobs import JobOrder, JobOutcome, JobRun
from browser_copilot.runtime.journal import Journal, find_runs
from browser_copilot.runtime.recovery import (
    BEGINNINGS,
    ENDINGS,
    FINAL,
    MAX_UNTOLD,
    Unfinished,
    close_children,
    find_cut,
)
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.runtime.tasks import Office
from browser_copilot.runtime.work import show_work
from browser_copilot.store.records import Record

CUT = ("Executing", "Suspended")
ENDED: dict[str, JobOutcome] = {"Succeeded": "succeeded", "Failed": "failed", "Stopped": "stopped"}
WAITING = ("Interrupted", "Suspended")
CLOSING_SECONDS = 1.0


async def settle_jobs(runtime: Runtime) -> int:
    """At start: what was cut off is interrupted, and told in the log of its home. Returns how many there were.

    The end of a job that had ended when the server did, before it could say so, is told too.
    """
    cut = await find_cut(runtime.records, runtime.events, "job", CUT)
    for record in cut:
        await runtime.records.put(Record("job", record.id, record.body, record.session_id, "Interrupted"))
        job = describe_job(record)
        found = e.RunFound(run_id=job.run_id, goal=job.goal, steps_done=job.steps_done)
        runtime.events.emit(found, job.session_id, job.run_id)
    for record in await runtime.records.find("job", statuses=ENDED, limit=MAX_UNTOLD):
        if await runtime.events.find_last(str(record.session_id), record.id, [*BEGINNINGS, *ENDINGS]) not in ENDINGS:
            for event in tell_end(record):
                runtime.events.emit(event, str(record.session_id), record.id)
    return len(cut)


def tell_end(record: Record) -> list[e.Event]:
    """The events that end a job which is recorded as over."""
    done, works = describe_job(record).steps_done, len(record.body["works"])
    end = e.JobFinished(job_id=record.id, outcome=ENDED[str(record.status)], succeeded_works=done, works=works)
    summary = f"job {record.body['job']}: {done} of {works} works succeeded"
    match record.status:
        case "Succeeded":
            return [end, e.RunFinished(summary=summary, steps=done, duration_ms=0)]
        case "Failed":
            return [end, e.RunFailed(error=summary, recoverable=False)]
    return [end, e.Stopped(source="system", resumable=False)]


def describe_job(record: Record) -> Unfinished:
    """`steps_done` counts the works that succeeded."""
    return Unfinished(
        run_id=record.id,
        session_id=str(record.session_id),
        task_id=record.id,
        goal=f"job {record.body['job']}",
        status=str(record.status),
        reason="interrupted",
        steps_done=sum(state == "Succeeded" for state in record.body["works"].values()),
        updated_ms=record.updated_ms,
        kind="job",
    )


def show_record(record: Record) -> dict[str, Any]:
    """A job that does not run, as it was last kept: a work that was cut off came to what the job came to."""
    body = record.body
    works = {work_id: record.status if state == "Executing" else state for work_id, state in body["works"].items()}
    shown = {"jobId": record.id, "job": body["job"], "status": record.status, "runningWorkIds": [], "works": works}
    return shown | ({"reasons": body["reasons"]} if body.get("reasons") else {})


async def find_waiting(runtime: Runtime) -> list[Unfinished]:
    """The jobs that wait to be gone on with."""
    return [describe_job(record) for record in await runtime.records.find("job", statuses=WAITING)]


async def revive(office: Office, record: Record, attended: bool) -> JobRun:
    """The job, going on with the first work that did not end. Raises `UsageError` when it is not the same any more."""
    body = record.body
    spec = office.entry.jobs.get(body["job"])
    if spec is None or show_work(spec.work) != body["work"]:
        raise UsageError(
            f"the job {body['job']} was changed in jobs.json since it was interrupted",
            field="runId",
            hint="discard it and start it anew",
        )
    progress = Progress(
        id=record.id,
        journal=await Journal.load(office.runtime.records, record.id),
        works={int(work_id): state for work_id, state in body["works"].items()},
        values=dict(body["values"]),
        reasons=dict(body.get("reasons", {})),
        resumed=True,
    )
    folder, home = Path(body["workingDirectory"]), str(record.session_id)
    order = JobOrder(body["job"], body["userInput"], folder, home, attended)
    return JobRun(office, order, Unheard(), progress)


async def discard(runtime: Runtime, record: Record) -> None:
    """Mark it and its runs cancelled; close its sessions, and the tabs that its explorations left open."""
    journal = await Journal.load(runtime.records, record.id)
    runs = await find_runs(runtime.records, record.id)
    changed = [_cancel(run) for run in runs if run.status not in FINAL]
    await runtime.records.put(Record("job", record.id, record.body, record.session_id, "Cancelled"), *changed)
    named = sorted(journal.session_ids | {str(run.session_id) for run in runs})
    found = [await runtime.records.get("session", session_id) for session_id in named]
    kept = [one for one in found if one is not None and one.status == "open"]
    await _close_children(runtime, kept)
    for session in kept:
        await runtime.close_session(session.id)
    await runtime.records.remove_all("work", record.id)
    done = describe_job(record).steps_done
    end = e.JobFinished(job_id=record.id, outcome="stopped", succeeded_works=done, works=len(record.body["works"]))
    runtime.events.emit(end, str(record.session_id), record.id)


async def _close_children(runtime: Runtime, sessions: Iterable[Record]) -> None:
    """A browser that does not answer holds up no door for long."""
    states = [SessionState.from_record(one) for one in sessions]
    closing = [asyncio.create_task(close_children(runtime.world.hands, state)) for state in states]
    if closing:
        await asyncio.wait(closing, timeout=CLOSING_SECONDS)


def _cancel(run: Record) -> Record:
    task = Task.from_wire(run.body["task"]).model_copy(update={"status": "cancelled"})
    return Record("run", run.id, {**run.body, "task": task.to_wire()}, run.session_id, "discarded")
