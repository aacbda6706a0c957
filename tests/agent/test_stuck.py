"""Circles are seen; progress is not mistaken for them."""

from browser_copilot.agent.stuck import WINDOW, Trail


def walk(trail: Trail, *steps: tuple[str, str]) -> Trail:
    for signature, page in steps:
        trail.add(signature, page, failed=False)
    return trail


def test_the_same_few_steps_on_the_same_few_pages_are_a_circle() -> None:
    assert walk(Trail(), *[("click a", "p1"), ("click b", "p2")] * (WINDOW // 2)).is_stuck


def test_the_same_step_on_ever_new_pages_is_progress() -> None:
    trail = walk(Trail(), *[("click next", f"p{number}") for number in range(30)])
    assert not trail.is_stuck and trail.find_objection("click next", "p30") is None


def test_a_few_steps_are_no_circle_yet() -> None:
    assert not walk(Trail(), ("click a", "p1"), ("click a", "p1")).is_stuck


def test_what_failed_here_is_objected_to() -> None:
    trail = Trail()
    trail.add("click a", "p1", failed=True)
    assert "failed" in (trail.find_objection("click a", "p1") or "")


def test_what_failed_here_may_be_tried_elsewhere() -> None:
    trail = Trail()
    trail.add("click a", "p1", failed=True)
    assert trail.find_objection("click a", "p2") is None


def test_what_was_done_twice_without_a_change_is_objected_to() -> None:
    assert walk(Trail(), ("click a", "p1"), ("click a", "p1")).find_objection("click a", "p1") is not None


def test_after_a_warning_the_count_begins_anew() -> None:
    trail = walk(Trail(), *[("click a", "p1")] * WINDOW)
    trail.forget()
    assert not trail.is_stuck
