"""One secret in a private file; one code to paste."""

import os
import stat
from pathlib import Path

import pytest

from browser_copilot.browser.pairing import Pairing, load_secret, parse_code, reset_secret
from browser_copilot.errors import StoreError, UsageError

PAIRING = Pairing("ws://127.0.0.1:8888/ws/browser", bytes(range(32)))


def test_a_code_leads_back_to_its_pairing() -> None:
    assert parse_code(f" {PAIRING.to_code()}\n") == PAIRING


def test_the_secret_is_masked_where_it_is_printed() -> None:
    assert "secret" not in repr(PAIRING) and PAIRING.secret.hex() not in repr(PAIRING)


@pytest.mark.parametrize("code", ["", "hello", "e30", "bnVsbA", "%%%", PAIRING.to_code()[:-9]])
def test_what_is_no_code_is_refused_without_being_quoted(code: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse_code(code)
    assert not code or code not in str(caught.value)


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(UsageError, match="too short"):
        parse_code(Pairing("ws://x", b"short").to_code())


def test_the_secret_is_made_once_and_is_private(tmp_path: Path) -> None:
    secret = load_secret(tmp_path / "data")
    mode = stat.S_IMODE((tmp_path / "data" / "pairing").stat().st_mode)
    assert (load_secret(tmp_path / "data"), len(secret), mode) == (secret, 32, 0o600)


def test_a_file_that_others_could_read_is_made_private_again(tmp_path: Path) -> None:
    load_secret(tmp_path)
    (tmp_path / "pairing").chmod(0o644)
    load_secret(tmp_path)
    assert stat.S_IMODE((tmp_path / "pairing").stat().st_mode) == 0o600


def test_a_broken_file_is_said_and_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "pairing").write_text("%%%")
    with pytest.raises(StoreError, match="delete the file"):
        load_secret(tmp_path)


def test_a_reset_makes_another_secret(tmp_path: Path) -> None:
    assert load_secret(tmp_path) != reset_secret(tmp_path)


def test_a_secret_that_somebody_else_chose_is_refused(tmp_path: Path) -> None:
    """By a link to a file of theirs, or in a folder where everybody may put files."""
    elsewhere = tmp_path / "theirs"
    elsewhere.write_text("A" * 43)
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "pairing").symlink_to(elsewhere)
    with pytest.raises(StoreError, match="links"):
        load_secret(linked)
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    with pytest.raises(StoreError, match="everybody"):
        load_secret(shared)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file away")
def test_a_secret_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_secret(tmp_path)
    os.chown(tmp_path / "pairing", 65534, 65534)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(StoreError, match="another user"):
        load_secret(tmp_path)
