"""Every contract test runs over every implementation of `Browser`."""

from collections.abc import AsyncIterator

import pytest
from hypothesis import settings

from tests.contract.harness import OPENERS, Harness

settings.register_profile("deep", max_examples=10_000, deadline=None)
settings.register_profile("half", max_examples=5_000, deadline=None)


@pytest.fixture(params=sorted(OPENERS))
async def harness(request: pytest.FixtureRequest) -> AsyncIterator[Harness]:
    async with OPENERS[request.param]() as opened:
        yield opened
