"""A stop is for what runs in a session and for the jobs that were begun there, also between two of their tasks."""

import asyncio
from collections.abc import Iterable

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.runtime.actor import SAID, SessionActor, asks_to_stop
from browser_copilot.runtime.ports import JobStarter
from browser_copilot.runtime.replies import Reply
from browser_copilot.runtime.run import DEFECTS


async def submit(actor: SessionActor, command: c.Command, jobs: JobStarter | None) -> Reply:
    """Handle one command of a session. Never raises for what the command asks."""
    if not asks_to_stop(command):
        return await actor.submit(command)
    reply = None if actor.is_idle else await actor.submit(command)
    if not await stop_jobs(jobs, actor.state.id) or reply is not None:
        return reply or await actor.submit(command)
    if isinstance(command, c.SubmitPrompt):
        actor.course.emit(e.ChatSaid(role="user", text=command.text))
        actor.course.say(SAID["stop"])
    return actor.course.accept()


async def stop_all(actors: Iterable[SessionActor], jobs: JobStarter | None, session_id: str | None) -> None:
    """What runs in the session, or anywhere. Sessions with nothing to stop are not asked."""
    meant = [one for one in actors if session_id in (None, one.state.id) and not one.is_idle]
    await asyncio.gather(*(one.submit(c.Stop()) for one in meant), stop_jobs(jobs, session_id))


async def stop_jobs(jobs: JobStarter | None, home: str | None) -> bool:
    """Whether any was under way. What breaks there is told in the log: the sessions are stopped all the same."""
    try:
        return jobs is not None and await jobs.stop_all(home)
    except (CopilotError, *DEFECTS):
        log.get("runtime").exception("the jobs could not be stopped")
        return False
