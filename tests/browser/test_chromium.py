"""Which program, and with which flags."""

from pathlib import Path

import pytest

from browser_copilot.browser.chromium import Launch, build_arguments, find_chromium
from browser_copilot.errors import LinkError

LAUNCH = Launch(Path("/p"), Path("/e"), Path("/d"))


def put(folder: Path, *names: str) -> dict[str, str]:
    """Programs of these names in a folder that is the whole PATH."""
    for name in names:
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    return {"PATH": str(folder)}


def test_the_named_program_wins(tmp_path: Path) -> None:
    environment = put(tmp_path, "chromium", "mine")
    assert find_chromium({**environment, "COPILOT_CHROMIUM": str(tmp_path / "mine")}).path.name == "mine"


def test_a_named_program_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(LinkError, match="COPILOT_CHROMIUM"):
        find_chromium({**put(tmp_path, "chromium"), "COPILOT_CHROMIUM": "/nowhere/chromium"})


def test_chromium_comes_before_a_branded_browser(tmp_path: Path) -> None:
    found = find_chromium(put(tmp_path, "google-chrome", "chromium"))
    assert (found.path.name, found.warning) == ("chromium", None)


def test_a_branded_browser_comes_with_a_warning(tmp_path: Path) -> None:
    found = find_chromium(put(tmp_path, "google-chrome"))
    assert found.warning is not None and "no longer loads extensions" in found.warning


def test_no_browser_at_all_says_how_to_install_one(tmp_path: Path) -> None:
    with pytest.raises(LinkError, match="apt install chromium"):
        find_chromium({"PATH": str(tmp_path)})


def test_the_extension_and_the_profile_are_named() -> None:
    arguments = build_arguments(LAUNCH, as_root=False)
    assert {"--load-extension=/e", "--user-data-dir=/p", "--disable-quic"} <= set(arguments)


def test_the_sandbox_is_given_up_for_root_alone() -> None:
    assert "--no-sandbox" in build_arguments(LAUNCH, as_root=True)
    assert "--no-sandbox" not in build_arguments(LAUNCH, as_root=False)


def test_debugging_and_headless_are_there_only_when_asked_for() -> None:
    plain = " ".join(build_arguments(LAUNCH, as_root=False))
    assert "remote-debugging" not in plain and "headless" not in plain
