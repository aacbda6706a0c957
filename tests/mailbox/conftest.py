"""Every test has a mailbox of its own."""

from pathlib import Path

import pytest

from browser_copilot.mailbox.folders import Folders
from tests.mailbox.rig import CountingDoer


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "mailbox").open()


@pytest.fixture
def doer() -> CountingDoer:
    return CountingDoer()
