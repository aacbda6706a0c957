"""What the database holds is for its owner alone."""

from pathlib import Path

import pytest

from browser_copilot.errors import StoreError
from browser_copilot.store.database import Database


async def test_the_database_file_is_private(tmp_path: Path) -> None:
    await (await Database.open(f"sqlite:///{tmp_path}/copilot.db")).close()
    assert (tmp_path / "copilot.db").stat().st_mode & 0o777 == 0o600


async def test_a_database_that_is_a_folder_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await Database.open(f"sqlite:///{tmp_path}")
