"""Run state moves only here. A move that is not in the table is a bug in the caller (Specification 000)."""

from typing import Literal

RunState = Literal["IDLE", "RUNNING", "PAUSED", "STOPPED", "FAILED"]
RunMove = Literal["start", "pause", "resume", "stop", "finish", "fail", "discard"]

MOVES: dict[tuple[RunState, RunMove], RunState] = {
    ("IDLE", "start"): "RUNNING",
    ("STOPPED", "start"): "RUNNING",
    ("FAILED", "start"): "RUNNING",
    ("RUNNING", "pause"): "PAUSED",
    ("PAUSED", "resume"): "RUNNING",
    ("STOPPED", "resume"): "RUNNING",
    ("FAILED", "resume"): "RUNNING",
    ("RUNNING", "stop"): "STOPPED",
    ("PAUSED", "stop"): "STOPPED",
    ("RUNNING", "finish"): "IDLE",
    ("PAUSED", "finish"): "IDLE",
    ("RUNNING", "fail"): "FAILED",
    ("PAUSED", "fail"): "FAILED",
    ("STOPPED", "discard"): "IDLE",
    ("FAILED", "discard"): "IDLE",
}


def move(state: RunState, event: RunMove) -> RunState:
    """The state after the move. Raises KeyError for a move that is not in the table."""
    return MOVES[(state, event)]
