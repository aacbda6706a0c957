"""What waited for a yes when the server ended lapses: it is shown with its run, and asked anew when that goes on."""

from browser_copilot.protocol import events as e
from browser_copilot.store.database import Database

ASKED = ("NEEDS_APPROVAL", "APPROVAL_RESOLVED")


async def find_lapsed(database: Database, task_id: str) -> tuple[str | None, list[e.ApprovalResolved]]:
    """The reason of the request that the task waited for, and the answers that are still to be told in the log.

    A request counts as waiting when nobody but the server answered the last one of the task.
    """
    waiting: dict[str, e.NeedsApproval] = {}
    last: e.NeedsApproval | None = None
    for entry in await database.events.read_task(task_id, ASKED):
        event = entry.envelope.event
        if isinstance(event, e.NeedsApproval):
            waiting[event.approval_id] = last = event
        elif isinstance(event, e.ApprovalResolved):
            asked = waiting.pop(event.approval_id, None)
            if asked is last and not (event.decision == "withdrawn" and event.by == "system"):
                last = None
    untold = [e.ApprovalResolved(approval_id=one, decision="withdrawn", by="system") for one in waiting]
    return (last.reason if last is not None else None), untold
