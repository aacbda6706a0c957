"""The file of a login."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from browser_copilot.errors import StoreError
from browser_copilot.model.tokens import TokenFile, Tokens

TOKENS = Tokens(access="access-1", refresh="refresh-1", expires_at=1_000.0)


@pytest.fixture
def file(tmp_path: Path) -> TokenFile:
    return TokenFile(tmp_path / "tokens" / "p.json")


def test_what_was_written_is_read(file: TokenFile) -> None:
    file.write(TOKENS)
    assert file.read() == TOKENS


def test_nobody_else_can_read_the_file(file: TokenFile) -> None:
    file.write(TOKENS)
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600


def test_nobody_else_can_look_into_the_folder(file: TokenFile) -> None:
    file.write(TOKENS)
    assert stat.S_IMODE(file.path.parent.stat().st_mode) == 0o700


def test_writing_again_leaves_one_file(file: TokenFile) -> None:
    file.write(TOKENS)
    file.write(TOKENS)
    assert [path.name for path in file.path.parent.iterdir()] == ["p.json"]


def test_no_file_is_no_login(file: TokenFile) -> None:
    assert file.read() is None


def test_a_damaged_file_is_no_login(file: TokenFile) -> None:
    file.write(TOKENS)
    file.path.write_text("{half")
    assert file.read() is None


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "tokens").write_text("a file where a folder should be")
    with pytest.raises(StoreError, match="token file"):
        TokenFile(tmp_path / "tokens" / "p.json").write(TOKENS)


def test_removing_a_login_ends_it(file: TokenFile) -> None:
    file.write(TOKENS)
    file.remove()
    assert file.read() is None


def test_tokens_do_not_show_themselves() -> None:
    assert "access-1" not in repr(TOKENS)
