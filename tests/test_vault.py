"""Secrets are kept privately, found by origin and user name, and masked wherever they would be shown."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import keyring
import keyring.backends.fail
import pytest
from keyring.backend import KeyringBackend

from browser_copilot.errors import StoreError, UsageError
from browser_copilot.vault import FILE, MASK, Vault, open_vault

SHOP = "https://shop.example"
VALUE = 'pa"ss wörd\n1'


class MemoryKeyring(KeyringBackend):
    """A keychain as the `keyring` package knows one, in memory."""

    priority = 5  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[(service, username)] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[(service, username)]


@pytest.fixture
def keychain() -> Iterator[MemoryKeyring]:
    before = keyring.get_keyring()
    backend = MemoryKeyring()
    keyring.set_keyring(backend)
    yield backend
    keyring.set_keyring(before)


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    vault = Vault(tmp_path)
    vault.add("shop", VALUE, SHOP, "ada")
    return vault


def test_a_secret_is_found_by_origin_and_user_name(vault: Vault) -> None:
    found = vault.find(SHOP, "Ada")
    assert found is not None and (found.handle, found.origin) == ("shop", SHOP)


def test_another_origin_or_user_finds_nothing(vault: Vault) -> None:
    assert vault.find("https://shop.example:8443", "ada") is None
    assert vault.find(SHOP, "bob") is None


def test_without_a_name_the_only_entry_of_the_origin_is_meant(vault: Vault) -> None:
    assert vault.find(SHOP, None) is not None
    vault.add("second", "x" * 8, SHOP, "bob")
    assert vault.find(SHOP, None) is None


def test_the_file_is_private(vault: Vault, tmp_path: Path) -> None:
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_a_revealed_secret_does_not_show_itself(vault: Vault) -> None:
    secret = vault.reveal("shop")
    assert secret is not None and secret.value == VALUE
    assert VALUE not in repr(secret) + str(secret)


def test_a_value_is_masked_as_it_is_and_as_json_writes_it(vault: Vault) -> None:
    for text in (VALUE, json.dumps(VALUE), json.dumps(VALUE, ensure_ascii=False)):
        assert vault.redact(f"before {text} after").replace('"', "") == f"before {MASK} after"


@pytest.mark.parametrize(
    ("name", "value", "origin", "field"),
    [
        ("", "x", SHOP, "name"),
        ("a b", "x", SHOP, "name"),
        ("a" * 65, "x", SHOP, "name"),
        ("ok", "", SHOP, "value"),
        ("ok", "x" * 5_000, SHOP, "value"),
        ("ok", "x", "shop.example", "origin"),
        ("ok", "x", "https://shop.example/login", "origin"),
        ("ok", "x", "ftp://shop.example", "origin"),
    ],
)
def test_bad_input_is_named_and_nothing_is_stored(
    tmp_path: Path, name: str, value: str, origin: str, field: str
) -> None:
    vault = Vault(tmp_path)
    with pytest.raises(UsageError) as caught:
        vault.add(name, value, origin)
    assert (caught.value.field, vault.entries()) == (field, [])
    assert value == "" or value not in str(caught.value) or value == "x"


def test_a_removed_secret_is_gone(vault: Vault) -> None:
    assert vault.remove("shop") and not vault.remove("shop")
    assert vault.reveal("shop") is None


def test_every_value_is_known_to_what_hides_them(vault: Vault) -> None:
    assert VALUE in vault.values()


def test_a_broken_file_is_said_without_its_content(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"shop": {"value": "hidden')
    with pytest.raises(StoreError) as caught:
        Vault(tmp_path).entries()
    assert "hidden" not in str(caught.value)


def test_a_keychain_keeps_the_value_and_the_file_does_not(tmp_path: Path, keychain: MemoryKeyring) -> None:
    vault = open_vault(tmp_path)
    vault.add("shop", VALUE, SHOP, "ada")
    assert list(keychain.kept.values()) == [VALUE]
    assert VALUE not in json.loads((tmp_path / FILE).read_text())["shop"].values()
    secret = vault.reveal("shop")
    assert secret is not None and secret.value == VALUE
    assert vault.remove("shop") and keychain.kept == {}


def test_without_a_keychain_the_private_file_is_used(tmp_path: Path) -> None:
    before = keyring.get_keyring()
    keyring.set_keyring(keyring.backends.fail.Keyring())
    try:
        open_vault(tmp_path).add("shop", VALUE, SHOP)
        assert json.loads((tmp_path / FILE).read_text())["shop"]["value"] == VALUE
    finally:
        keyring.set_keyring(before)
