"""The commands for jobs of jobs.json: list and run them, and say of one that was cut off whether it goes on."""

import asyncio
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from browser_copilot.commands_work import Desk, find_runs, open_desk
from browser_copilot.errors import UsageError
from browser_copilot.options import (
    AsJson,
    DataDir,
    Headless,
    JobId,
    ProfileName,
    WorkingDirectory,
    print_rows,
    run_async,
)
from browser_copilot.protocol import commands as c
from browser_copilot.protocol.events import JobFinished
from browser_copilot.settings import Settings, read_settings

job = typer.Typer(help="Jobs of jobs.json.", no_args_is_help=True)
POLL_SECONDS = 0.25
UserInput = Annotated[str, typer.Option("--input", help="What the user says to it.")]
STATUS = {"succeeded": "Succeeded", "failed": "Failed", "stopped": "Cancelled", "interrupted": "Interrupted"}


@job.command("list")
def job_list(*, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List the jobs, and which runs of them wait to be resumed or discarded."""
    raise typer.Exit(run_async(list_jobs(read_settings(data_dir=data_dir, port=0), as_json)))


async def list_jobs(settings: Settings, as_json: bool) -> int:
    async with open_desk(settings, browser=False) as desk:
        if desk.remote is not None:
            rows = (await desk.remote.get("/api/copilot/job"))["jobs"]
        else:
            rows = [{"name": name, **row} for name, row in desk.app.entries.listing().items()]
        waiting = [run for run in await find_runs(desk) if run["kind"] == "job"]
        print_rows(show_waiting(rows, waiting), ("name", "unfinished"), as_json)
    return 0


def show_waiting(rows: list[dict[str, Any]], waiting: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The jobs, each with the ids of its runs that wait; one that is in jobs.json no more is listed for them alone."""
    ids: dict[str, list[str]] = {}
    for run in waiting:
        ids.setdefault(run["goal"].removeprefix("job "), []).append(run["runId"])
    gone = [{"name": name} for name in ids if name not in {row["name"] for row in rows}]
    return [{**row, "unfinished": " ".join(ids.get(row["name"], [])) or None} for row in [*rows, *gone]]


@job.command("run")
def job_run(
    name: Annotated[str, typer.Argument(help="The job's name; see: browser-copilot job list.")],
    *,
    user_input: UserInput = "",
    working_directory: WorkingDirectory = None,
    headless: Headless = None,
    data_dir: DataDir = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Run a job and wait for its end."""
    settings = read_settings(data_dir=data_dir, port=0, headless=headless, profile=profile_name)
    folder = (working_directory or settings.work_folder).absolute()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    raise typer.Exit(run_async(run_job(settings, name, user_input, folder, as_json)))


async def run_job(settings: Settings, name: str, user_input: str, folder: Path, as_json: bool) -> int:
    from browser_copilot.mailbox.following import RunFailed, follow_job

    async with open_desk(settings, browser=True) as desk:
        if desk.remote is not None:
            return await run_remote_job(desk.remote, name, user_input, folder, as_json)
        try:
            data = (await follow_job(desk.app.entries, name, user_input, folder, None)).data
        except RunFailed as error:
            print_rows([{"status": "Failed", "error": error.text}], ("status", "error"), as_json)
            return 1
        print_rows([{"status": "Succeeded", **data}], ("jobId", "status"), as_json)
    return 0


async def run_remote_job(remote: Any, name: str, user_input: str, folder: Path, as_json: bool) -> int:
    started = await remote.post(f"/api/copilot/job/start/{name}", text=f"{folder}\n{user_input}")
    while True:
        row = await remote.get(f"/api/copilot/job/{started['jobId']}/status")
        if row["status"] != "Executing":
            break
        await asyncio.sleep(POLL_SECONDS)
    print_rows([row], ("jobId", "status"), as_json)
    return 0 if row["status"] == "Succeeded" else 1


@job.command("status")
def job_status(job_id: JobId, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """What of a job runs now, or how it ended."""
    raise typer.Exit(run_async(show_job(read_settings(data_dir=data_dir, port=0), job_id, as_json)))


async def show_job(settings: Settings, job_id: str, as_json: bool) -> int:
    from browser_copilot.runtime.job_recovery import show_record

    async with open_desk(settings, browser=False) as desk:
        if desk.remote is not None:
            row = await desk.remote.get(f"/api/copilot/job/{job_id}/status")
        else:
            record = await desk.app.entries.find_status(job_id)
            if record is None:
                raise UsageError(f"there is no job {job_id}", field="job_id")
            row = show_record(record)
        print_rows([row], ("jobId", "status"), as_json)
    return 0


@job.command("resume")
def job_resume(job_id: JobId, *, headless: Headless = None, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Go on with a job that was cut off, from the first work that did not end, and wait for its end."""
    settings = read_settings(data_dir=data_dir, port=0, headless=headless)
    raise typer.Exit(run_async(recover_job(settings, job_id, "resume", as_json)))


@job.command("discard")
def job_discard(job_id: JobId, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Let a job go that was cut off: it counts as cancelled, and its sessions are closed."""
    settings = read_settings(data_dir=data_dir, port=0)
    raise typer.Exit(run_async(recover_job(settings, job_id, "discard", as_json)))


async def recover_job(settings: Settings, job_id: str, decision: Literal["resume", "discard"], as_json: bool) -> int:
    async with open_desk(settings, browser=decision == "resume") as desk:
        found = [run for run in await find_runs(desk) if (run["runId"], run["kind"]) == (job_id, "job")]
        if not found:
            raise UsageError(f"no job {job_id} is unfinished", field="job_id", hint="see: browser-copilot job list")
        outcome = await answer_job(desk, job_id, found[0]["sessionId"], decision)
        print_rows([{"jobId": job_id, "status": STATUS[outcome]}], ("jobId", "status"), as_json)
    return 0 if outcome == "succeeded" or decision == "discard" else 1


async def answer_job(desk: Desk, job_id: str, home: str, decision: Literal["resume", "discard"]) -> str:
    """How the job ended, from the log of its home."""
    events = desk.app.runtime.events
    if desk.remote is not None:
        await events.look_ahead(home)
    reader = events.reader(home, events.last_seq)
    try:
        reply = await desk.app.runtime.command(c.RecoverRun(run_id=job_id, decision=decision))
        if isinstance(reply, c.CommandRefused):
            raise UsageError(reply.error)
        while True:
            for entry in await reader.next(None):
                end = entry.envelope.event
                if isinstance(end, JobFinished) and end.job_id == job_id:
                    return end.outcome
    finally:
        reader.close()
