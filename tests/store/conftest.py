"""A real database per test: SQLite in a folder of its own, or PostgreSQL when COPILOT_TEST_POSTGRES names one."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from browser_copilot.store.database import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    return os.environ.get("COPILOT_TEST_POSTGRES") or f"sqlite:///{tmp_path}/copilot.db"


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()
