"""The commands that concern jobs: run one, and go on with or discard one that was cut off."""

from pathlib import Path
from typing import TYPE_CHECKING

from browser_copilot.errors import UsageError
from browser_copilot.protocol import commands as c
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.sessions import SERVER

if TYPE_CHECKING:
    from browser_copilot.runtime.runtime import Runtime


async def run_job(runtime: "Runtime", command: c.RunJob, session_id: str | None) -> Reply:
    """The job's events go to the log of the session, or of the server when none is named."""
    info = runtime.session(session_id) if session_id else None
    if session_id is not None and info is None:
        return refuse("unknown", f"there is no open session {session_id}; resume it, or start a new one")
    if runtime.jobs is None:
        return refuse("unknown", "this server has no jobs; write jobs.json in the data directory")
    folder = Path(command.working_directory) if command.working_directory else None
    if folder is not None and not (folder.is_absolute() and folder.is_dir()):
        return refuse("bad_argument", f"workingDirectory: {folder} is not the absolute path of a folder")
    actor = runtime.actor(session_id or "")
    if actor is not None and not actor.state.title:
        actor.state.title = f"job {command.name}"[:80]
        await actor.course.save()
    folder = folder or (Path(info.working_directory) if info else runtime.world.working_directory)
    try:
        attended = bool(command.attended)
        job_id = await runtime.jobs.run_for(
            command.name, command.user_input, folder, session_id or SERVER, attended=attended
        )
    except UsageError as error:
        return refuse("unknown" if error.field in ("name", "entry") else "bad_argument", str(error))
    return c.CommandAccepted(session_id=session_id or SERVER, run_id=job_id)


async def recover_job(runtime: "Runtime", command: c.RecoverRun) -> Reply | None:
    """None when it is no job."""
    if runtime.jobs is None:
        return None
    try:
        home = await runtime.jobs.recover(command.run_id, command.decision, attended=bool(command.attended))
    except UsageError as error:
        return refuse("bad_argument", str(error))
    return c.CommandAccepted(session_id=home, run_id=command.run_id) if home is not None else None
