"""A message is a private file, whole or not there, and no name leads out of its folder."""

import json
import os
from pathlib import Path

import pytest

from browser_copilot.errors import StoreError, UsageError
from browser_copilot.mailbox.folders import NAMES, BadFile, Folders, Request
from browser_copilot.protocol.limits import MAX_BODY_BYTES

GOOD = {"request_id": "r-1", "command": "say", "params": {}}


def place(folders: Folders, text: str, name: str = "r-1.json") -> None:
    (folders.root / "requests" / name).write_text(text)


def test_the_folders_are_private(folders: Folders) -> None:
    assert {(folders.root / name).stat().st_mode & 0o777 for name in (*NAMES, ".")} == {0o700}


def test_a_message_is_private(folders: Folders) -> None:
    folders.write("requests", "r-1", GOOD)
    assert folders.path("requests", "r-1").stat().st_mode & 0o777 == 0o600


def test_what_was_written_is_read(folders: Folders) -> None:
    folders.write("requests", "r-1", GOOD)
    assert folders.read_request("r-1") == Request("r-1", "say", {})


def test_no_temporary_file_stays(folders: Folders) -> None:
    folders.write("requests", "r-1", GOOD)
    assert os.listdir(folders.root / "requests") == ["r-1.json"]


def test_a_write_that_fails_leaves_the_old_message(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    folders.write("requests", "r-1", GOOD)

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreError, match="No space"):
        folders.write("requests", "r-1", {**GOOD, "command": "shout"})
    assert folders.read_request("r-1") == Request("r-1", "say", {})
    assert os.listdir(folders.root / "requests") == ["r-1.json"]


@pytest.mark.parametrize(
    "name", ["../r-1", "..", ".", "", "a/b", "/etc/passwd", ".hidden", "a\0b", "a b", "é", "x" * 129, "-rf", "a."]
)
def test_a_name_that_is_no_id_is_refused(folders: Folders, name: str) -> None:
    with pytest.raises(UsageError, match="request id"):
        folders.read("requests", name)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[1]", "object"),
        ('{"request_id":"other","command":"say","params":{}}', "file's name"),
        ('{"request_id":"r-1","command":7,"params":{}}', "command"),
        ('{"request_id":"r-1","command":"say","params":[]}', "params"),
        ('{"request_id":"r-1","command":"say","params":{},"extra":1}', "extra"),
        ('{"request_id":"r-1","command":"say","params":{"n":NaN}}', "JSON"),
        ('{"request_id":"r-1","command":"say","params":{"n":"\\ud800"}}', "JSON"),
        ("[" * 70 + "]" * 70, "nested"),
    ],
)
def test_a_file_that_is_no_request_is_refused(folders: Folders, text: str, says: str) -> None:
    place(folders, text)
    with pytest.raises(BadFile, match=says):
        folders.read_request("r-1")


def test_half_a_message_is_unfinished(folders: Folders) -> None:
    place(folders, json.dumps(GOOD)[:20])
    with pytest.raises(BadFile) as caught:
        folders.read_request("r-1")
    assert caught.value.unfinished


def test_a_file_that_is_too_large_is_not_read(folders: Folders) -> None:
    place(folders, '"' + "x" * MAX_BODY_BYTES + '"')
    with pytest.raises(BadFile, match=str(MAX_BODY_BYTES)):
        folders.read_request("r-1")


def test_a_symbolic_link_is_refused(folders: Folders, tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text(json.dumps(GOOD))
    folders.path("requests", "r-1").symlink_to(tmp_path / "secret.json")
    with pytest.raises(BadFile, match="link"):
        folders.read_request("r-1")


def test_a_hard_link_is_refused(folders: Folders, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(json.dumps(GOOD))
    folders.path("requests", "r-1").hardlink_to(tmp_path / "other.json")
    with pytest.raises(BadFile, match="link"):
        folders.read_request("r-1")


def test_a_pipe_is_refused_without_waiting_for_it(folders: Folders) -> None:
    os.mkfifo(folders.path("requests", "r-1"))
    with pytest.raises(BadFile, match="device"):
        folders.read_request("r-1")


def test_a_folder_that_is_a_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "mailbox").mkdir()
    (tmp_path / "mailbox" / "requests").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="link"):
        Folders(tmp_path / "mailbox").open()


def test_a_file_that_is_gone_is_none(folders: Folders) -> None:
    assert folders.read_request("r-1") is None
