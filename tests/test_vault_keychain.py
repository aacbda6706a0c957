"""The vault on keychains as they are: one that keeps a file, and the Secret Service of a desktop, locked and open."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import keyring
import pytest
from keyrings.alt.file import PlaintextKeyring

from browser_copilot.errors import StoreError
from browser_copilot.vault import FILE, MASK, Vault, open_vault

SHOP = "https://shop.example"
VALUE = "correct horse"
HAS_SERVICE = bool(shutil.which("dbus-run-session") and shutil.which("gnome-keyring-daemon"))
OPEN = 'printf pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"'
LOCKED = 'exec "$@"'
WALK = """
import sys, pathlib
from browser_copilot.errors import StoreError
from browser_copilot.vault import FILE, open_vault
folder = pathlib.Path(sys.argv[1])
vault = open_vault(folder)
try:
    vault.add("shop", "correct horse", "https://shop.example", "ada")
except StoreError as error:
    print("refused:", error)
    sys.exit(0)
print("horse" in (folder / FILE).read_text(), open_vault(folder).reveal("shop").value, vault.redact("a correct horse"))
print(vault.remove("shop"), vault.get_value("shop"))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory; the keychain keeps its file beside it."""
    backend = PlaintextKeyring()
    backend.file_path = str(tmp_path / "keychain.cfg")
    monkeypatch.setattr(keyring.core, "_keyring_backend", backend)
    return tmp_path / "data"


def test_the_value_is_in_the_keychains_file_alone(folder: Path) -> None:
    open_vault(folder).add("shop", VALUE, SHOP, "ada")
    assert json.loads((folder / FILE).read_text()) == {"shop": {"origin": SHOP, "username": "ada"}}


def test_another_process_finds_it_there(folder: Path) -> None:
    open_vault(folder).add("shop", VALUE, SHOP, "ada")
    secret = open_vault(folder).reveal("shop")
    assert secret is not None and (secret.value, secret.origin) == (VALUE, SHOP)


def test_it_is_masked(folder: Path) -> None:
    vault = open_vault(folder)
    vault.add("shop", VALUE, SHOP, "ada")
    assert vault.redact(f"a {VALUE} b") == f"a {MASK} b"


def test_a_value_that_another_process_replaced_is_masked(folder: Path) -> None:
    vault = open_vault(folder)
    vault.add("shop", VALUE, SHOP, "ada")
    vault.redact("")
    open_vault(folder).add("shop", "battery staple", SHOP, "ada")
    assert vault.redact("battery staple") == MASK


def test_an_entry_that_the_keychain_lost_can_be_removed(folder: Path) -> None:
    vault = open_vault(folder)
    vault.add("shop", VALUE, SHOP, "ada")
    keyring.delete_password("browser-copilot", "shop")
    assert vault.remove("shop") and vault.entries() == []


class Locked:
    def read(self, name: str) -> str | None:
        raise StoreError("locked")

    def write(self, name: str, value: str) -> None:
        raise StoreError("locked")

    def remove(self, name: str) -> None:
        raise StoreError("locked")


def test_a_locked_keychain_masks_nothing_and_breaks_nothing(folder: Path) -> None:
    open_vault(folder).add("shop", VALUE, SHOP, "ada")
    assert Vault(folder, Locked).redact("still said") == "still said"


def run_on_a_desktop(script: str, folder: Path) -> str:
    """What the walk prints in a session of its own with a Secret Service."""
    command = ["dbus-run-session", "--", "sh", "-c", script, "sh", sys.executable, "-c", WALK, str(folder / "data")]
    environ = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "share")}
    environ.pop("PYTHON_KEYRING_BACKEND", None)
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not HAS_SERVICE, reason="no Secret Service here: install gnome-keyring and dbus-run-session")
def test_the_secret_service_keeps_shows_and_removes(tmp_path: Path) -> None:
    assert run_on_a_desktop(OPEN, tmp_path).split("\n") == ["False correct horse a [secret]", "True None", ""]


@pytest.mark.skipif(not HAS_SERVICE, reason="no Secret Service here: install gnome-keyring and dbus-run-session")
def test_a_locked_secret_service_is_said_with_what_to_do(tmp_path: Path) -> None:
    told = run_on_a_desktop(LOCKED, tmp_path)
    assert "refused: the keychain cannot be written: " in told and "unlock it" in told
