"""A real database per test, of each kind."""

from collections.abc import AsyncIterator

import pytest

from browser_copilot.store.database import Database


@pytest.fixture
def url(database_url: str) -> str:
    return database_url


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()
