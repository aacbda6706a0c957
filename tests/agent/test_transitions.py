"""Status moves by the table, and by nothing else."""

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.agent import transitions
from browser_copilot.agent.transitions import FINAL, MOVES, IllegalMove, Move, move_status
from browser_copilot.protocol.task import TaskStatus

STATUSES = st.sampled_from(get_args(TaskStatus))
EACH_MOVE = st.sampled_from(get_args(Move))


@given(STATUSES, EACH_MOVE)
def test_a_move_is_in_the_table_or_refused(status: TaskStatus, move: Move) -> None:
    if (status, move) in MOVES:
        assert move_status(status, move) == MOVES[status, move]
    else:
        with pytest.raises(IllegalMove):
            move_status(status, move)


@given(st.lists(EACH_MOVE, max_size=12))
def test_nothing_leaves_a_final_status(moves: list[Move]) -> None:
    status: TaskStatus = "created"
    for move in moves:
        if status in FINAL:
            assert not any(one[0] == status for one in MOVES)
            return
        status = MOVES.get((status, move), status)


def test_success_comes_only_after_work() -> None:
    assert {before for (before, move), _ in MOVES.items() if move == "succeed"} == {"planning", "executing"}


def test_every_open_status_can_be_cancelled() -> None:
    open_statuses = set(get_args(TaskStatus)) - FINAL
    assert all((one, "cancel") in MOVES for one in open_statuses)


RESETS = {
    "agent/history.py",  # moved(): by the table
    "runtime/endings.py",  # what broke has failed
    "runtime/job_recovery.py",  # a job's run that nobody goes on with
    "runtime/replay.py",  # a recording, from its beginning
    "runtime/resumption.py",  # a run that is gone on with, or let go
    "runtime/workspace.py",  # the goals of a workflow fold into its task
}
STATUS = re.compile(
    r'(?:update=|fresh = |own = )\{[^}]*"status"|\bchange\([^)]*\bstatus=|"status": "created", "progress"'
)


def test_only_the_table_and_named_recoveries_write_a_tasks_status() -> None:
    root = Path(transitions.__file__).parents[1]
    files = [one for part in ("agent", "runtime") for one in (root / part).rglob("*.py")]
    found = {one.relative_to(root).as_posix() for one in files if STATUS.search(one.read_text("utf-8"))}
    of_steps = {"runtime/recovery.py", "agent/settling.py"}
    assert found - of_steps == RESETS
