"""What stands on disk before the browser starts: the private copy of the extension, and the profile's preferences."""

import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import browser_copilot
from browser_copilot.browser.pairing import Pairing, write_private
from browser_copilot.errors import LinkError, StoreError

HOST_PERMISSIONS = ["<all_urls>"]
TRUSTED_PERMISSIONS = ["debugger", "webRequest"]
BUILD_FILE = "copilot-build"
NOT_BUILT = "run `make extension` in the repository, or set COPILOT_EXTENSION_DIR to the folder with its manifest.json"


def find_extension(environment: Mapping[str, str] | None = None) -> Path:
    """`COPILOT_EXTENSION_DIR`, else the wheel's copy, else the repository's build. Raises `LinkError`."""
    environment = os.environ if environment is None else environment
    package = Path(browser_copilot.__file__).resolve().parent
    named = environment.get("COPILOT_EXTENSION_DIR")
    built = package.parents[1] / "extension" / ".output" / "chrome-mv3"
    candidates = [Path(named)] if named else [package / "_extension", built]
    for folder in candidates:
        if (folder / "manifest.json").is_file():
            return folder
    looked = " or ".join(str(folder) for folder in candidates)
    raise LinkError(f"the extension is not built: there is no manifest.json in {looked}", hint=NOT_BUILT)


def copy_extension(source: Path, target: Path, pairing: Pairing, *, trusted_input: bool = False) -> str:
    """Make the private copy (mode 0700): pairing file inside, host access declared. Returns the build's hash.

    `trusted_input` adds the debugger, and seeing which requests leave: what may still be under way is not done once
    more. The guard's grants apply all the same; host access only spares the user a click
    for each site. Raises `StoreError`.
    """
    fresh = target.with_name(f"{target.name}.new")
    try:
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(source, fresh)
        fresh.chmod(0o700)
        manifest_file = fresh / "manifest.json"
        manifest = json.loads(manifest_file.read_text("utf-8"))
        manifest.pop("optional_host_permissions", None)
        manifest["host_permissions"] = HOST_PERMISSIONS
        if trusted_input:  # no optional permission in Chromium, so it is declared here and nowhere else
            manifest["permissions"] = [*manifest.get("permissions", []), *TRUSTED_PERMISSIONS]
        manifest_file.write_text(json.dumps(manifest, indent=1), "utf-8")
        build = compute_build(fresh)
        write_private(fresh / "pairing.json", pairing.to_file())
        shutil.rmtree(target, ignore_errors=True)
        fresh.replace(target)
    except (OSError, ValueError) as error:
        hint = "check the rights of the data directory"
        raise StoreError(f"the extension cannot be copied to {target}: {error}", hint=hint) from error
    return build


def compute_build(folder: Path) -> str:
    """A hash of names and contents of all files."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def prepare_profile(profile: Path, downloads: Path, build: str) -> None:
    """Set the preferences, and drop the stored service workers when the extension changed. Raises `StoreError`.

    Chromium runs the worker it has stored for an unpacked extension whose version did not change: an old build
    would live on. The singleton links of a killed browser are removed; the caller holds the lock of the profile.
    """
    try:
        profile.mkdir(parents=True, exist_ok=True, mode=0o700)
        downloads.mkdir(parents=True, exist_ok=True, mode=0o700)
        for link in profile.glob("Singleton*"):
            link.unlink(missing_ok=True)
        (profile / "DevToolsActivePort").unlink(missing_ok=True)
        mark = profile / BUILD_FILE
        if not mark.is_file() or mark.read_text("utf-8") != build:
            shutil.rmtree(profile / "Default" / "Service Worker", ignore_errors=True)
            mark.write_text(build, "utf-8")
        _write_preferences(profile / "Default" / "Preferences", downloads)
    except OSError as error:
        hint = "check the rights of the data directory"
        raise StoreError(f"the browser profile {profile} cannot be written: {error}", hint=hint) from error


def _write_preferences(path: Path, downloads: Path) -> None:
    preferences: dict[str, Any] = {}
    if path.is_file():
        try:
            preferences = json.loads(path.read_text("utf-8"))
        except ValueError:
            preferences = {}  # Chromium itself starts anew from a broken file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(merge(preferences, make_preferences(downloads))), "utf-8")


def make_preferences(downloads: Path) -> dict[str, Any]:
    """Downloads go to one folder without questions (PDF too); nothing is offered to be saved or restored."""
    return {
        "download": {"default_directory": str(downloads), "prompt_for_download": False, "directory_upgrade": True},
        "savefile": {"default_directory": str(downloads)},
        "plugins": {"always_open_pdf_externally": True},
        "credentials_enable_service": False,
        "profile": {
            "password_manager_enabled": False,
            "exit_type": "Normal",
            "default_content_setting_values": {"automatic_downloads": 1},
        },
        "extensions": {"ui": {"developer_mode": True}},
    }


def merge(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """`new` over `old`, object by object."""
    merged = dict(old)
    for key, value in new.items():
        known = merged.get(key)
        merged[key] = merge(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return merged
