"""The score of the MiniWoB++ bench: only a full reward counts, and too few of them fail the run."""

from pathlib import Path

import pytest

from e2e.bench import miniwob
from e2e.bench.miniwob import Episode, main, rate


def episodes(*rewards: float) -> list[Episode]:
    return [Episode("some-task", seed, reward=reward) for seed, reward in enumerate(rewards, 1)]


@pytest.mark.parametrize(("reward", "won"), [(1.0, True), (0.99, False), (0.5, False), (0.0, False), (-1.0, False)])
def test_only_a_full_reward_is_a_success(reward: float, won: bool) -> None:
    assert episodes(reward)[0].succeeded is won


def test_the_rate_is_of_all_episodes() -> None:
    assert (rate(episodes(1, 1, 1, 0.9)), rate([])) == (0.75, 0.0)


@pytest.mark.parametrize(("rewards", "code"), [((1, 1, 1, 1, 0), 0), ((1, 1, 1, 0.5, 0), 1), ((), 1)])
def test_too_few_successes_fail_the_run(
    rewards: tuple[float, ...], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(miniwob, "find_pages", lambda: tmp_path)
    monkeypatch.setattr(miniwob, "play_all", lambda *given: episodes(*rewards))
    assert main([]) == code
