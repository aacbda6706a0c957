"""What is generated is the same for the same models, and a difference is found."""

import json
from pathlib import Path

import pytest

from browser_copilot.protocol import export, limits


def test_two_exports_of_the_same_models_are_equal() -> None:
    assert export.build_files() == export.build_files()


def test_the_exported_limits_are_those_of_the_models() -> None:
    assert json.loads(export.build_files()["limits.json"]) == limits.as_table()


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(export, "TARGET", tmp_path)
    export.write({"a.json": "{}\n", "examples/b.json": "[]\n"})
    return tmp_path


def test_written_files_are_fresh(target: Path) -> None:
    assert export.find_stale({"a.json": "{}\n", "examples/b.json": "[]\n"}) == []


def test_a_file_with_another_text_is_stale(target: Path) -> None:
    assert export.find_stale({"a.json": "[]\n", "examples/b.json": "[]\n"}) == [target / "a.json"]


def test_a_file_that_nobody_generates_is_stale(target: Path) -> None:
    assert export.find_stale({"a.json": "{}\n"}) == [target / "examples" / "b.json"]


def test_writing_removes_what_is_generated_no_more(target: Path) -> None:
    export.write({"a.json": "{}\n"})
    assert [path.name for path in target.rglob("*.json")] == ["a.json"]
