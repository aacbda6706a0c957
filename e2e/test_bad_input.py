"""Every door says what is wrong, where, and what to do, and leaves with the right exit code."""

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from browser_copilot.browser.profile import find_extension
from browser_copilot.protocol.limits import PROTOCOL_VERSION
from e2e.site.billing import BillingSite


def cli(*words: str, folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the command line with a data directory of its own."""
    env = {
        name: value for name, value in os.environ.items() if name == "COPILOT_EXTENSION_DIR" or "COPILOT" not in name
    }
    command = [sys.executable, "-m", "browser_copilot", *words]
    env |= {"COPILOT_DATA_DIR": str(folder / "data"), **environ}
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=150, stdin=subprocess.DEVNULL, check=False
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["fly"], "fly"),
        (["run"], "goal"),
        (["run", "go", "--url", "ftp://x"], "http://"),
        (["run", "go", "--url", "nonsense"], "web address"),
        (["run", "go", "--url", "https://x.example", "--allow", "x.example/path"], "origin"),
        (["run", "go", "--approve", "maybe"], "ask, all or none"),
        (["run", "go", "--port", "99999999"], "port"),
        (["run", "go", "--url", "http://127.0.0.1:9/", "--profile-name", "gpt-none"], "gpt-none"),
    ],
)
def test_a_wrong_command_line_is_refused_with_usage(tmp_path: Path, words: list[str], says: str) -> None:
    done = cli(*words, folder=tmp_path)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = cli("serve", "--port", port, folder=tmp_path)
    assert done.returncode == 2
    assert port in done.stderr and "--port" in done.stderr


def test_no_chromium_says_how_to_get_one(tmp_path: Path) -> None:
    done = cli("run", "go", "--headless", folder=tmp_path, COPILOT_CHROMIUM="/nowhere/chromium")
    assert done.returncode == 2
    assert "COPILOT_CHROMIUM" in done.stderr


def test_an_extension_of_another_protocol_version_is_refused(tmp_path: Path) -> None:
    old = tmp_path / "old"
    shutil.copytree(find_extension(), old)
    background = old / "background.js"
    text = background.read_text("utf-8")
    changed = text.replace(f"protocolVersion:{PROTOCOL_VERSION},", "protocolVersion:99,")
    assert changed != text, "the built worker names its protocol version otherwise: adapt this test"
    background.write_text(changed, "utf-8")
    done = cli("run", "go", "--headless", folder=tmp_path, COPILOT_EXTENSION_DIR=str(old))
    assert done.returncode == 2
    assert "version" in done.stderr


def test_a_broken_settings_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "copilot.toml").write_text("port = \n")
    done = cli("serve", folder=tmp_path)
    assert done.returncode == 2 and "copilot.toml" in done.stderr


def test_an_unknown_setting_is_named(tmp_path: Path) -> None:
    (tmp_path / "copilot.toml").write_text("prot = 8\n")
    done = cli("serve", folder=tmp_path)
    assert done.returncode == 2 and "prot" in done.stderr


def test_a_data_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = cli("serve", "--data-dir", str(tmp_path / "file" / "data"), folder=tmp_path)
    assert done.returncode == 2 and "--data-dir" in done.stderr


def test_an_origin_that_is_not_allowed_needs_the_user(tmp_path: Path) -> None:
    with BillingSite() as site:
        done = cli("run", "Download last month's invoice", "--url", site.url, "--headless", "--json", folder=tmp_path)
        last = json.loads(done.stdout.splitlines()[-1])
        assert (done.returncode, last["type"], last["status"]) == (3, "RESULT", "awaiting_user"), done.stdout[-3000:]
        assert site.ledger.writes() == [] and site.downloads == []
