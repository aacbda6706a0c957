"""The commands for jobs of jobs.json: list and run them, and say of one that was cut off whether it goes on."""

from typing import Annotated, Any
from urllib.parse import quote

import typer

from browser_copilot.commands_work import Desk, How, find_runs, open_desk
from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.options import (
    Approve,
    AsJson,
    DataDir,
    Headless,
    JobId,
    ProfileName,
    WorkingDirectory,
    check_policy,
    print_rows,
    run_async,
    warn,
)
from browser_copilot.protocol import commands as c
from browser_copilot.settings import Settings, read_settings

job = typer.Typer(help="Jobs of jobs.json.", no_args_is_help=True)
UserInput = Annotated[str, typer.Option("--input", help="What the user says to it.")]


@job.command("list")
def job_list(*, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List the jobs, and which runs of them wait to be resumed or discarded."""
    raise typer.Exit(run_async(list_jobs(read_settings(data_dir=data_dir, port=0), as_json)))


async def list_jobs(settings: Settings, as_json: bool) -> int:
    from browser_copilot.named import find_fault

    async with open_desk(settings, browser=False) as desk:
        rows = await find_jobs(desk)
        waiting = [run for run in await find_runs(desk) if run["kind"] == "job"]
        print_rows(show_waiting(rows, waiting), ("name", "unfinished"), as_json)
    if fault := find_fault(settings):
        warn(f"left out: jobs.json: {fault}", as_json, leftOut="jobs.json", reason=fault)
    return 0


def complete_job(ctx: typer.Context) -> list[str]:
    """For the shell: the jobs that can be run."""
    try:
        from browser_copilot.named import read_entry

        entry = read_entry(read_settings(data_dir=ctx.params.get("data_dir")))
    except CopilotError:
        return []
    return list(entry.jobs) if entry is not None else []


async def find_jobs(desk: Desk) -> list[dict[str, Any]]:
    """The jobs of the installed Entry."""
    if desk.remote is not None:
        found: list[dict[str, Any]] = (await desk.remote.get("/api/copilot/job"))["jobs"]
        return found
    return [{"name": name, **row} for name, row in desk.app.entries.listing().items()]


def show_waiting(rows: list[dict[str, Any]], waiting: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The jobs, each with the ids of its runs that wait; one that is in jobs.json no more is listed for them alone."""
    ids: dict[str, list[str]] = {}
    for run in waiting:
        ids.setdefault(run["goal"].removeprefix("job "), []).append(run["runId"])
    gone = [{"name": name} for name in ids if name not in {row["name"] for row in rows}]
    return [{**row, "unfinished": " ".join(ids.get(row["name"], [])) or None} for row in [*rows, *gone]]


@job.command("run")
def job_run(
    name: Annotated[
        str, typer.Argument(help="The job's name; see: browser-copilot job list.", autocompletion=complete_job)
    ],
    *,
    user_input: UserInput = "",
    approve: Approve = "ask",
    working_directory: WorkingDirectory = None,
    headless: Headless = None,
    data_dir: DataDir = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Run a job, with live progress."""
    settings = read_settings(data_dir=data_dir, port=0, headless=headless, profile=profile_name)
    folder = (working_directory or settings.work_folder).absolute()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    command = c.RunJob(name=name, user_input=user_input, working_directory=str(folder))
    raise typer.Exit(run_async(run_job(settings, command, How(check_policy(approve), as_json, headless, profile_name))))


async def run_job(settings: Settings, command: c.RunJob, how: How) -> int:
    """In a session of its own, by whose approvals it goes."""
    from browser_copilot.named import find_fault

    async with open_desk(settings, browser=True, headless=how.headless) as desk:
        desk.require_browser()
        if desk.remote is not None and how.profile is not None:
            hint = "leave it out, name it in `models` of jobs.json, or stop that server"
            raise UsageError("--profile-name: a server runs, and its jobs use its own", field="profile-name", hint=hint)
        known = [row["name"] for row in await find_jobs(desk)]
        if command.name not in known:
            fault = find_fault(settings)
            hint = f"there are: {', '.join(known)}" if known else fault or "write jobs.json in the data directory"
            raise UsageError(f"there is no job {command.name!r}", field="name", hint=hint)
        home = (await desk.app.runtime.new_session()).id
        return await watch_job(desk, command, home, how)


async def watch_job(desk: Desk, command: c.RunJob | c.RecoverRun, home: str, how: How) -> int:
    """Follow it to its end. Returns the exit code."""
    from browser_copilot.attending import find_terminal
    from browser_copilot.running_jobs import JobWatch, JobWish, make_job_printer, print_job_end

    runtime = desk.app.runtime
    if desk.remote is not None:
        await runtime.events.look_ahead()
    asking = None if how.as_json or how.policy != "ask" else find_terminal()
    if asking is not None and not command.attended:
        command = command.model_copy(update={"attended": True})
    end = await JobWatch(runtime, JobWish(command, home, how.policy, asking), make_job_printer(how.as_json)).pursue()
    print_job_end(end, how.as_json)
    return end.exit_code


@job.command("status")
def job_status(
    job: Annotated[
        str | None,
        typer.Argument(help="A job's id; or its name, for its newest runs; left out: of all jobs.", metavar="[JOB]",
                       autocompletion=complete_job),
    ] = None,
    *,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:  # fmt: skip
    """What of a job runs now, or how it ended."""
    raise typer.Exit(run_async(show_job(read_settings(data_dir=data_dir, port=0), job, as_json)))


async def show_job(settings: Settings, job: str | None, as_json: bool) -> int:
    async with open_desk(settings, browser=False) as desk:
        one = await find_job(desk, job) if job is not None else {}
        rows = [one] if one else await find_job_runs(desk, job)
        if job is not None and not rows:
            hint = "the id is what `job run` told; see also: browser-copilot job list"
            raise UsageError(f"there is no job {job} that was ever run", field="job", hint=hint)
        print_rows(rows, ("jobId", "job", "status"), as_json)
    return 0


async def find_job(desk: Desk, job_id: str) -> dict[str, Any]:
    """One run by its id; empty when there is none."""
    from browser_copilot.runtime.job_recovery import show_record

    if desk.remote is not None:
        where = f"/api/copilot/job/{quote(job_id, safe='')}/status"
        shown: dict[str, Any] = await desk.remote.get(where, missing="JobNotFound")
        return shown
    record = await desk.app.entries.find_status(job_id)
    return show_record(record) if record is not None else {}


async def find_job_runs(desk: Desk, name: str | None) -> list[dict[str, Any]]:
    """The newest runs of a job, or of all."""
    from browser_copilot.runtime.job_recovery import show_record

    if desk.remote is not None:
        query = {"job": name} if name is not None else {}
        found: list[dict[str, Any]] = (await desk.remote.get("/api/copilot/job/runs", **query))["runs"]
        return found
    return [show_record(record) for record in await desk.app.entries.find_runs(name)]


@job.command("resume")
def job_resume(
    job_id: JobId,
    *,
    approve: Approve = "ask",
    headless: Headless = None,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Go on with a job that was cut off, from the first work that did not end, with live progress."""
    settings = read_settings(data_dir=data_dir, port=0, headless=headless)
    raise typer.Exit(run_async(resume_job(settings, job_id, How(check_policy(approve), as_json, headless))))


async def resume_job(settings: Settings, job_id: str, how: How) -> int:
    async with open_desk(settings, browser=True, headless=how.headless) as desk:
        home = await find_home(desk, job_id)
        desk.require_browser()
        return await watch_job(desk, c.RecoverRun(run_id=job_id, decision="resume"), home, how)


@job.command("discard")
def job_discard(job_id: JobId, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Let a job go that was cut off: it counts as cancelled, and its sessions are closed."""
    raise typer.Exit(run_async(discard_job(read_settings(data_dir=data_dir, port=0), job_id, as_json)))


async def discard_job(settings: Settings, job_id: str, as_json: bool) -> int:
    async with open_desk(settings, browser=False) as desk:
        await discard(desk, job_id)
        print_rows([{"jobId": job_id, "status": "Cancelled"}], ("jobId", "status"), as_json)
    return 0


async def discard(desk: Desk, job_id: str) -> None:
    """Raises `UsageError`."""
    await find_home(desk, job_id)
    reply = await desk.app.runtime.command(c.RecoverRun(run_id=job_id, decision="discard"))
    if isinstance(reply, c.CommandRefused):
        raise UsageError(reply.error)


async def find_home(desk: Desk, job_id: str) -> str:
    """The session in whose log an unfinished job tells of itself. Raises `UsageError`."""
    found = [run for run in await find_runs(desk) if (run["runId"], run["kind"]) == (job_id, "job")]
    if not found:
        raise UsageError(f"no job {job_id} is unfinished", field="job_id", hint="see: browser-copilot job list")
    return str(found[0]["sessionId"])
