"""The link with the extension played by hand."""

from collections.abc import AsyncIterator

import pytest

from tests.browser.by_hand import Hand


@pytest.fixture
async def hand() -> AsyncIterator[Hand]:
    made = Hand()
    yield made
    await made.close()
