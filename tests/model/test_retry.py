"""The waits, without waiting."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from browser_copilot.errors import ModelError
from browser_copilot.model.retry import RetryPolicy, read_retry_after

BUSY = ModelError("server", "busy")


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(1, 50), st.floats(0, 1, exclude_max=True))
def test_no_wait_is_longer_than_the_cap(attempt: int, chance: float) -> None:
    wait = RetryPolicy(attempts=100).compute_wait(BUSY, attempt, chance)
    assert wait is not None and 0 < wait <= 8.0


def test_chance_cuts_a_wait_by_a_quarter_at_most() -> None:
    assert RetryPolicy().compute_wait(BUSY, 1, chance=1.0) == pytest.approx(0.375)


def test_the_last_attempt_is_followed_by_none() -> None:
    assert RetryPolicy(attempts=4).compute_wait(BUSY, 4) is None


def test_a_lasting_failure_is_not_tried_again() -> None:
    assert RetryPolicy().compute_wait(ModelError("bad_request", "no"), 1) is None


def test_the_endpoint_is_taken_at_its_word() -> None:
    failure = ModelError("rate_limited", "slow", retry_after_s=12.5)
    assert RetryPolicy().compute_wait(failure, 1) == 12.5


def test_an_endpoint_that_asks_for_an_hour_is_not_waited_for() -> None:
    failure = ModelError("rate_limited", "slow", retry_after_s=3600)
    assert RetryPolicy().compute_wait(failure, 1) is None


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0"}, 0.0),
        ({"retry-after-ms": "250", "retry-after": "7"}, 0.25),
        ({"retry-after": "Sat, 21 Nov 2026 23:00:30 GMT"}, 30.0),
        ({"retry-after": "Sat, 21 Nov 2026 22:00:00 GMT"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-5"}, None),
        ({"retry-after": "nan"}, None),
        ({}, None),
    ],
)
def test_retry_after_is_a_number_or_a_date(headers: dict[str, str], seconds: float | None) -> None:
    eleven_at_night = 1795302000.0
    assert read_retry_after(headers, eleven_at_night) == seconds
