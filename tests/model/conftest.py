"""The world of these tests: a real endpoint on loopback, a clock of our own, and clients that are closed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from browser_copilot.model.auth import KeyAuth
from browser_copilot.model.client import ModelClient
from browser_copilot.model.profiles import Profile
from browser_copilot.model.retry import RetryPolicy
from tests.model.clock import FakeClock
from tests.model.endpoint import ModelEndpoint

KEY = "sk-test-0123456789abcdef"

OpenClient = Callable[..., ModelClient]


@pytest.fixture
def endpoint() -> Iterator[ModelEndpoint]:
    with ModelEndpoint() as running:
        yield running


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["completions", "responses"])
def api(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def open_client(endpoint: ModelEndpoint, clock: FakeClock) -> AsyncIterator[OpenClient]:
    """Opens a client of the endpoint; keywords go into its profile."""
    opened: list[ModelClient] = []

    def open_one(policy: RetryPolicy | None = None, **fields: Any) -> ModelClient:
        settings = {"name": "p", "base_url": endpoint.base_url, "model": "m", "api_key_env": "KEY", **fields}
        profile = Profile.model_validate(settings)
        auth = KeyAuth(profile, {"KEY": KEY})
        opened.append(ModelClient(profile, auth, clock, policy or RetryPolicy(jitter=0.0)))
        return opened[-1]

    yield open_one
    for client in opened:
        await client.aclose()
