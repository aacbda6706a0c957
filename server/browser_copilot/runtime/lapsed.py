"""What waited for the user when the server ended lapses: it is shown with its run, and asked anew when that goes on."""

from browser_copilot.protocol import events as e
from browser_copilot.store.database import Database

ASKED = ("NEEDS_APPROVAL", "APPROVAL_RESOLVED", "QUESTION", "TOOL_REQUESTED")
MAX_TEXT = 500


async def find_lapsed(database: Database, task_id: str) -> tuple[str | None, list[e.ApprovalResolved]]:
    """What the task waited for, as it was asked, and the answers to approvals that are still to be told in the log.

    A request counts as waiting when nobody but the server answered the last one of the task, a question when the task
    did nothing since.
    """
    waiting: dict[str, e.NeedsApproval] = {}
    last: e.NeedsApproval | e.QuestionAsked | None = None
    for entry in await database.events.read_task(task_id, ASKED):
        event = entry.envelope.event
        if isinstance(event, e.QuestionAsked):
            last = event
        elif isinstance(event, e.NeedsApproval):
            waiting[event.approval_id] = last = event
        elif isinstance(event, e.ApprovalResolved):
            asked = waiting.pop(event.approval_id, None)
            if asked is last and not (event.decision == "withdrawn" and event.by == "system"):
                last = None
        elif isinstance(last, e.QuestionAsked):
            last = None
    untold = [e.ApprovalResolved(approval_id=one, decision="withdrawn", by="system") for one in waiting]
    return tell(last), untold


def tell(asked: e.NeedsApproval | e.QuestionAsked | None) -> str | None:
    if isinstance(asked, e.QuestionAsked):
        return asked.text[:MAX_TEXT]
    return asked.reason if asked is not None else None
