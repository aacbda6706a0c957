"""Every contract test runs over every implementation of `Browser`."""

from collections.abc import AsyncIterator

import pytest

from tests.contract.harness import OPENERS, Harness


@pytest.fixture(params=sorted(OPENERS))
async def harness(request: pytest.FixtureRequest) -> AsyncIterator[Harness]:
    async with OPENERS[request.param]() as opened:
        yield opened
