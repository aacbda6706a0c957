"""Databases for tests that must hold on both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import make_database, serve_postgres, why_not


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that lives as long as the tests."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with serve_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/copilot.db"
    return await make_database(request.getfixturevalue("postgres"))
