"""What stands on disk before the browser starts."""

import json
import stat
from pathlib import Path

import pytest

from browser_copilot.browser.pairing import Pairing
from browser_copilot.browser.profile import copy_extension, find_extension, merge, prepare_profile
from browser_copilot.errors import LinkError
from tests.browser.stub_extension import write_stub

PAIRING = Pairing("ws://127.0.0.1:1/ws/browser", bytes(32))


def test_the_named_folder_wins(tmp_path: Path) -> None:
    stub = write_stub(tmp_path / "stub")
    assert find_extension({"COPILOT_EXTENSION_DIR": str(stub)}) == stub


def test_a_folder_without_a_manifest_is_said_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LinkError, match="make extension"):
        find_extension({"COPILOT_EXTENSION_DIR": str(tmp_path)})


def test_the_copy_has_host_access_and_the_original_does_not(tmp_path: Path) -> None:
    stub = write_stub(tmp_path / "stub")
    copy_extension(stub, tmp_path / "copy", PAIRING)
    manifests = [json.loads((folder / "manifest.json").read_text()) for folder in (stub, tmp_path / "copy")]
    assert [manifest.get("host_permissions") for manifest in manifests] == [None, ["<all_urls>"]]


@pytest.mark.parametrize(("wanted", "has"), [(False, False), (True, True)])
def test_only_a_copy_for_trusted_input_may_use_the_debugger(tmp_path: Path, wanted: bool, has: bool) -> None:
    copy_extension(write_stub(tmp_path / "stub"), tmp_path / "copy", PAIRING, trusted_input=wanted)
    manifest = json.loads((tmp_path / "copy" / "manifest.json").read_text())
    assert {"debugger", "webRequest"}.issubset(manifest.get("permissions", [])) is has
    assert {"debugger", "webRequest"}.isdisjoint(manifest.get("permissions", [])) is not has


def test_the_pairing_file_of_the_copy_is_private(tmp_path: Path) -> None:
    copy_extension(write_stub(tmp_path / "stub"), tmp_path / "copy", PAIRING)
    file = tmp_path / "copy" / "pairing.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text()) == {"url": PAIRING.url, "secret": "A" * 43}


def test_the_build_is_the_same_whatever_the_pairing_and_another_for_other_code(tmp_path: Path) -> None:
    stub = write_stub(tmp_path / "stub")
    first = copy_extension(stub, tmp_path / "copy", PAIRING)
    second = copy_extension(stub, tmp_path / "copy", Pairing("ws://127.0.0.1:2/", bytes(32)))
    (stub / "background.js").write_text("// new\n")
    assert first == second != copy_extension(stub, tmp_path / "copy", PAIRING)


def test_a_new_build_drops_the_stored_workers_and_the_same_build_keeps_them(tmp_path: Path) -> None:
    stored = tmp_path / "profile" / "Default" / "Service Worker" / "Database"
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "one")
    stored.mkdir(parents=True)
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "one")
    assert stored.exists()
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "two")
    assert not stored.exists()


def test_preferences_of_the_user_are_kept_beside_ours(tmp_path: Path) -> None:
    file = tmp_path / "profile" / "Default" / "Preferences"
    file.parent.mkdir(parents=True)
    file.write_text('{"download": {"extensions_to_open": "pdf"}, "theirs": 1}')
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "one")
    preferences = json.loads(file.read_text())
    assert preferences["theirs"] == 1
    assert preferences["download"]["extensions_to_open"] == "pdf"
    assert preferences["download"]["default_directory"] == str(tmp_path / "downloads")


def test_broken_preferences_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "profile" / "Default" / "Preferences"
    file.parent.mkdir(parents=True)
    file.write_text("{")
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "one")
    assert json.loads(file.read_text())["plugins"]["always_open_pdf_externally"] is True


def test_the_links_of_a_killed_browser_are_removed(tmp_path: Path) -> None:
    (tmp_path / "profile").mkdir()
    (tmp_path / "profile" / "SingletonLock").symlink_to("gone-1")
    prepare_profile(tmp_path / "profile", tmp_path / "downloads", "one")
    assert not (tmp_path / "profile" / "SingletonLock").is_symlink()


def test_merging_goes_object_by_object() -> None:
    assert merge({"a": {"b": 1, "c": 2}}, {"a": {"c": 3}, "d": 4}) == {"a": {"b": 1, "c": 3}, "d": 4}
