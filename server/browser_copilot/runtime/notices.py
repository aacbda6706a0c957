"""What the user is told outside of every window of ours: that they are needed, or how it ended. Nothing else."""

from typing import Literal

from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import Notice

Kind = Literal["approval", "question", "takeover", "done", "failed", "none"]
MAX_TEXT = 300


def find_notice(event: e.Event, session_id: str) -> Notice | None:
    """The notice that an event is worth; `none` takes back the one before. A stop is the user's own doing."""
    told = _describe(event)
    if told is None:
        return None
    kind, text = told
    return Notice(session_id=session_id, kind=kind, text=text[:MAX_TEXT])


def _describe(event: e.Event) -> tuple[Kind, str] | None:
    match event:
        case e.NeedsApproval():
            return "approval", event.preview.target
        case e.QuestionAsked():
            return "question", event.text
        case e.TaskCompleted():
            return "done", event.answer or event.summary
        case e.TaskFailed():
            return "failed", event.error
        case e.RunStarted() | e.ApprovalResolved() | e.RunResumed() | e.TakeoverOff() | e.Stopped():
            return "none", ""
        case e.ChatSaid(role="user"):
            return "none", ""
        case _:
            return None
