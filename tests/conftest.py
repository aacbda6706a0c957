"""Databases for tests that must hold on both kinds; generated tests without a clock, since machines are shared."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import lend_database, serve_postgres, why_not

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that lives as long as the tests."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with serve_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/copilot.db"
        return
    async with lend_database(request.getfixturevalue("postgres")) as url:
        yield url
