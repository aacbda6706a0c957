"""What a task saves is a new file of its folder: nothing is overwritten, no link is followed."""

from pathlib import Path

import pytest

from browser_copilot.runtime.desk import find_free_name, make_file_name, write_new


def test_a_taken_name_gets_a_number(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text("old")
    assert find_free_name(tmp_path, "../x/list.csv").name == "list-2.csv"


def test_a_link_that_leads_nowhere_is_a_taken_name(tmp_path: Path) -> None:
    (tmp_path / "list.csv").symlink_to(tmp_path / "outside" / "nothing")
    assert find_free_name(tmp_path, "list.csv").name == "list-2.csv"


def test_what_appeared_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "list.csv").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "list.csv", b"new")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Bericht Müller (2).pdf", "Bericht Müller (2).pdf"),
        ("archive.tar.gz", "archive.tar.gz"),
        ("../../.ssh/authorized_keys", "authorized_keys"),
        ("..\\..\\x.txt", "x.txt"),
        ("..", "file"),
        ("", "file"),
        (".bashrc", "bashrc"),
        ("CON.txt", "_CON.txt"),
        ("a:b?.txt", "a_b_.txt"),
        ("list.csv. .", "list.csv"),
        ("a\0b.txt", "a⟨U+0000⟩b.txt"),
        ("invoice\u202efdp.exe", "invoice⟨U+202E⟩fdp.exe"),
    ],
)
def test_a_name_that_a_page_chose_is_one_plain_file(name: str, kept: str) -> None:
    assert make_file_name(name) == kept


def test_a_long_name_keeps_its_end_and_can_be_written(tmp_path: Path) -> None:
    path = find_free_name(tmp_path, "発" * 300 + ".pdf")
    write_new(path, b"x")
    assert path.suffix == ".pdf" and path.read_bytes() == b"x"
