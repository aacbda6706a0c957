"""A short form of the runtime's bench, for what needs no browser: many stops, readers and sessions at once; untimed."""

from pathlib import Path

from e2e.bench.flow import bench_events, bench_sessions
from e2e.bench.stopping import bench_answers, bench_stops
from e2e.bench.table import Goal


def list_missed(goals: list[Goal]) -> list[str]:
    """Of the goals that are no times; there must be some."""
    counted = [goal for goal in goals if not goal.goal.startswith(("<=", ">="))]
    assert counted
    return [f"{goal.what}: {goal.figure}" for goal in counted if not goal.reached]


async def test_nothing_is_done_after_a_stop_of_a_busy_a_silent_or_a_thinking_task(tmp_path: Path) -> None:
    assert list_missed(await bench_stops(tmp_path, 6)) == []


async def test_questions_are_answered_while_a_task_hangs(tmp_path: Path) -> None:
    assert len(await bench_answers(tmp_path, 6)) == 1


async def test_every_reader_of_the_log_gets_every_event_in_order(tmp_path: Path) -> None:
    assert list_missed(await bench_events(tmp_path, 200)) == []


async def test_many_sessions_at_once_see_their_own_events_and_tabs_alone(tmp_path: Path) -> None:
    assert list_missed(await bench_sessions(tmp_path, 20, 4)) == []
