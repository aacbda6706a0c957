"""Nothing secret passes the log's redaction, however deep it stands and however it is written."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser_copilot import log
from browser_copilot.vault import Vault

VALUE = 'p"ä /ß&1'


@pytest.fixture
def vault(tmp_path: Path) -> Iterator[Vault]:
    vault = Vault(tmp_path)
    vault.add("shop", VALUE, "https://shop.test")
    log.configure(redact=vault.redact)
    yield vault
    log.configure()


@pytest.mark.parametrize(
    "written", [VALUE, 'p\\"ä /ß&1', 'p\\"\\u00e4 /\\u00df&1', "p%22%C3%A4%20%2F%C3%9F%261", "p%22%C3%A4+%2F%C3%9F%261"]
)
def test_a_stored_value_is_masked_however_it_is_written(vault: Vault, written: str) -> None:
    assert vault.redact(f"typed {written} there") == "typed [secret] there"


def test_a_value_inside_of_a_structure_is_masked(vault: Vault) -> None:
    event = log.redact_event(None, "info", {"args": {"items": [{"text": f"is {VALUE}"}]}})
    assert event == {"args": {"items": [{"text": "is [secret]"}]}}


def test_a_value_inside_of_an_exception_is_masked(vault: Vault) -> None:
    assert VALUE not in str(log.redact_event(None, "info", {"error": ValueError(f"bad: {VALUE}")}))


def test_a_telling_name_inside_of_a_structure_is_masked(vault: Vault) -> None:
    event = log.redact_event(None, "info", {"headers": {"Authorization": "Bearer abc"}, "count": 3})
    assert event == {"headers": {"Authorization": "[redacted]"}, "count": 3}


def test_the_vault_file_is_private(vault: Vault, tmp_path: Path) -> None:
    assert (tmp_path / "vault.json").stat().st_mode & 0o777 == 0o600


def test_it_says_things_where_standard_error_is_by_then(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    log.configure()
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    log.get("link").info("browser connected")
    assert "browser connected" in second.getvalue()
