"""A run that rested for a limit when the server ended goes on by itself at its time, unless the user was first."""

import asyncio
from contextlib import suppress

from browser_copilot.errors import CopilotError
from browser_copilot.protocol.commands import RecoverRun
from browser_copilot.runtime.journal import find_job_id
from browser_copilot.runtime.ports import sleep_until
from browser_copilot.runtime.run import RESUME_AT
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.store.records import Record


async def go_on_later(runtime: Runtime) -> None:
    """Of every run that a restart interrupted while it rested. Returns when none is left."""
    found = await runtime.records.find("run", statuses=["interrupted"])
    await asyncio.gather(*(_go_on(runtime, run) for run in found if _is_scheduled(run)))


def _is_scheduled(run: Record) -> bool:
    """A job is gone on with as a whole, and asks for that."""
    return RESUME_AT in run.body.get("notes", {}) and find_job_id(run) is None


async def _go_on(runtime: Runtime, run: Record) -> None:
    """At its time, once the browser is there, if it still waits then.

    A session that does something else meanwhile, or was closed, leaves it to the user.
    """
    session_id, clock = str(run.session_id), runtime.world.clock
    opened = runtime.actor(session_id)
    await sleep_until(clock, run.body["notes"][RESUME_AT] / 1000)
    await runtime.world.link_up.wait()
    if opened is None or runtime.actor(session_id) is not opened:
        return  # the user closed it
    with suppress(CopilotError):  # a database that is away leaves it to the user, too
        now = await runtime.records.get("run", run.id)
        if now is not None and now.status == "interrupted":
            await runtime.command(RecoverRun(run_id=run.id, decision="resume"), session_id)
