"""What the database holds is for its owner alone."""

import stat
from pathlib import Path

import pytest

from browser_copilot.app import prepare_folders
from browser_copilot.errors import StoreError
from browser_copilot.settings import Settings
from browser_copilot.store.database import Database


async def test_the_database_file_is_private(tmp_path: Path) -> None:
    await (await Database.open(f"sqlite:///{tmp_path}/copilot.db")).close()
    assert (tmp_path / "copilot.db").stat().st_mode & 0o777 == 0o600


async def test_a_database_that_is_a_folder_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await Database.open(f"sqlite:///{tmp_path}")


def test_what_tasks_bring_home_is_private_in_a_folder_that_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    settings = Settings(data_dir=folder)
    prepare_folders(settings)
    assert stat.S_IMODE(settings.work_folder.stat().st_mode) == 0o700
