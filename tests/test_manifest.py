"""What the extension may ask for is fixed here, word by word; a new permission needs a change of this test."""

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.browser.extension_id import EXTENSION_ID

EXTENSION = Path(__file__).resolve().parents[1] / "extension"
BUILT = EXTENSION / ".output" / "chrome-mv3" / "manifest.json"
LOCALES = EXTENSION / "public" / "_locales"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    if not BUILT.is_file():
        pytest.skip("the extension is not built; run `make extension`")
    read: dict[str, Any] = json.loads(BUILT.read_text("utf-8"))
    return read


def test_the_pinned_key_gives_the_id_that_the_server_knows() -> None:
    key = re.search(r"'(MII[A-Za-z0-9+/=]+)'", (EXTENSION / "wxt.config.ts").read_text("utf-8"))
    assert key is not None
    digest = hashlib.sha256(base64.b64decode(key[1])).hexdigest()[:32]
    assert "".join(chr(ord("a") + int(digit, 16)) for digit in digest) == EXTENSION_ID


def test_the_permissions_are_these_and_no_others(manifest: dict[str, Any]) -> None:
    assert sorted(manifest["permissions"]) == [
        "activeTab",
        "alarms",
        "contextMenus",
        "downloads",
        "notifications",
        "offscreen",
        "scripting",
        "sidePanel",
        "storage",
        "tabGroups",
        "tabs",
        "webNavigation",
    ]


def test_access_to_sites_is_asked_for_and_not_taken(manifest: dict[str, Any]) -> None:
    assert (manifest.get("host_permissions"), manifest["optional_host_permissions"]) == (None, ["<all_urls>"])


def test_no_page_gets_a_content_script_by_itself(manifest: dict[str, Any]) -> None:
    assert "content_scripts" not in manifest


def test_no_page_can_load_a_file_of_the_extension(manifest: dict[str, Any]) -> None:
    assert "web_accessible_resources" not in manifest


def test_neither_pages_nor_other_extensions_may_connect(manifest: dict[str, Any]) -> None:
    assert manifest["externally_connectable"] == {"ids": [], "matches": []}


def test_extension_pages_run_their_own_scripts_only(manifest: dict[str, Any]) -> None:
    policy = manifest["content_security_policy"]["extension_pages"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "object-src 'none'"} <= set(policy)


def test_extension_pages_load_no_pictures_from_elsewhere(manifest: dict[str, Any]) -> None:
    assert "img-src 'self' data: blob:" in manifest["content_security_policy"]["extension_pages"].split("; ")


def test_extension_pages_speak_to_this_machine_only(manifest: dict[str, Any]) -> None:
    policy = manifest["content_security_policy"]["extension_pages"]
    connect = next(part for part in policy.split("; ") if part.startswith("connect-src "))
    assert {re.sub(r"^\w+://|:\*$", "", place) for place in connect.split()[1:]} == {"'self'", "127.0.0.1", "localhost"}


def test_stop_has_a_key_of_its_own(manifest: dict[str, Any]) -> None:
    assert manifest["commands"]["stop"]["suggested_key"]["default"] == "Ctrl+Shift+Period"


@pytest.mark.parametrize("locale", sorted(path.name for path in LOCALES.iterdir()))
def test_a_locale_has_every_message_of_the_default_one(locale: str) -> None:
    wanted = json.loads((LOCALES / "en" / "messages.json").read_text("utf-8"))
    present = json.loads((LOCALES / locale / "messages.json").read_text("utf-8"))
    assert sorted(present) == sorted(wanted)
