"""`run` beside a server that runs in the same data directory: the goal is carried out there, and told here."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.serving import announce
from e2e.site.billing import BillingSite
from e2e.world import World, origin_of

SECONDS = 120


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("served")) as world, announce(world.app):
        yield world


def cli(world: World, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "browser_copilot", *words, "--data-dir", str(world.folder / "data")]
    env = {name: value for name, value in os.environ.items() if name == "COPILOT_EXTENSION_DIR" or
           not name.startswith("COPILOT_")}  # fmt: skip
    return subprocess.run(command, cwd=world.folder, env=env, capture_output=True, text=True, timeout=SECONDS)


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_goal_is_carried_out_in_the_server_that_runs(served: World, site: BillingSite, tmp_path: Path) -> None:
    options = ["--url", site.url, "--allow", origin_of(site.url), "--working-directory", str(tmp_path), "--json"]
    done = cli(served, "run", "Download last month's invoice", *options)
    *events, result = rows(done.stdout)
    found = (done.returncode, result["status"], [Path(path).parent for path in result["artifacts"]])
    assert found == (0, "succeeded", [tmp_path]), done.stdout[-2_000:] + done.stderr
    session = events[0]["session_id"]
    assert {one["session_id"] for one in events} == {session}
    assert session in {info.id for info in served.app.runtime.sessions()}


def test_what_needs_the_user_ends_as_such(served: World, site: BillingSite) -> None:
    done = cli(served, "run", "Download last month's invoice", "--url", site.url, "--json")
    assert (done.returncode, rows(done.stdout)[-1]["status"]) == (3, "awaiting_user"), done.stdout[-2_000:]
    assert site.downloads == []


def test_an_option_that_does_not_fit_is_named(served: World) -> None:
    done = cli(served, "run", "go", "--headed", "--json")
    assert (done.returncode, json.loads(done.stderr)["field"]) == (2, "headless")
