"""A crash test needs both of its keys, names a point that there is, and kills at the pass that it names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from browser_copilot.browser.wire import find_kind, write_call
from browser_copilot.crash import KEY_FILE, POINTS, VARIABLE, pass_by, read_crash_test
from browser_copilot.errors import UsageError
from browser_copilot.protocol.frames import Ack
from tests.contract.harness import make_click


@pytest.fixture
def keyed(tmp_path: Path) -> Path:
    (tmp_path / KEY_FILE).touch()
    return tmp_path


def test_without_the_variable_nothing_happens(keyed: Path) -> None:
    assert read_crash_test({}, keyed) is pass_by


def test_without_the_file_in_the_data_directory_nothing_happens(tmp_path: Path) -> None:
    assert read_crash_test({VARIABLE: "call.sent:1"}, tmp_path) is pass_by


@pytest.mark.parametrize("wanted", ["call.sent", "call.sent:0", "call.sent:x", "call.flown:1", "1"])
def test_a_point_that_there_is_not_is_refused(keyed: Path, wanted: str) -> None:
    with pytest.raises(UsageError, match="is no point"):
        read_crash_test({VARIABLE: wanted}, keyed)


def test_the_process_is_killed_at_the_pass_that_is_named(keyed: Path) -> None:
    program = (
        "import os, pathlib, sys; from browser_copilot.crash import read_crash_test\n"
        "mark = read_crash_test(os.environ, pathlib.Path(sys.argv[1]))\n"
        "for number in range(1, 4): mark('call.sent'); mark('ack.sent'); print(number, flush=True)"
    )
    env = os.environ | {VARIABLE: "call.sent:3"}
    ended = subprocess.run([sys.executable, "-c", program, str(keyed)], env=env, capture_output=True, text=True)
    assert (ended.returncode, [line for line in ended.stdout.split() if line.isdigit()]) == (-9, ["1", "2"])


@pytest.mark.parametrize("frame", [Ack(id="w1"), write_call(make_click("w1"), None, None)], ids=["ack", "call"])
def test_what_is_sent_is_known_by_its_first_words(frame: Ack) -> None:
    assert f"{find_kind(frame.to_json())}.sent" in POINTS
