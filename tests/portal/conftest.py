"""Every test has a portal, a runtime and a database of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.portal.rig import Rig, make_rig


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    async with make_rig(tmp_path) as made:
        yield made
