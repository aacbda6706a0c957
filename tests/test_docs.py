"""A document that can go stale is compared with the code: reference, commands, targets, settings, links, decisions."""

import json
import re
import tomllib
from pathlib import Path

import pytest
import typer.main

from browser_copilot.cli import cli
from browser_copilot.model.profiles import read_profiles
from browser_copilot.runtime.entry_check import validate_entry
from browser_copilot.runtime.workflow_files import load_workflows
from browser_copilot.settings import Settings
from tests.reference import REFERENCE, build, find_commands

REPOSITORY = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").glob("*.md")])
NAMES = [path.relative_to(REPOSITORY).as_posix() for path in DOCUMENTS]
MODULE = re.compile(r"python -m ((?:tests|browser_copilot|e2e)[\w.]*)")
COMMAND = re.compile(r"browser-copilot ((?:[a-z]+ ?)+)")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
TARGET = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def read(name: str) -> str:
    return (REPOSITORY / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(read(name)) if kind == language]


def test_the_reference_is_fresh() -> None:
    assert REFERENCE.read_text("utf-8") == build(), "run `make reference` and commit docs/REFERENCE.md"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_that_is_named_exists(name: str) -> None:
    known = {path for path, _ in find_commands(typer.main.get_command(cli))}
    groups = {path.split()[0] for path in known}
    unknown = []
    for words in COMMAND.findall(read(name)):
        one, two = words.split()[0], " ".join(words.split()[:2])
        if one not in groups or (one not in known and two not in known and len(words.split()) > 1):
            unknown.append(words)
    assert unknown == []


@pytest.mark.parametrize("name", NAMES)
def test_every_target_that_is_named_exists(name: str) -> None:
    known = set(re.findall(r"^([a-z0-9-]+):", read("Makefile"), re.MULTILINE))
    assert set(TARGET.findall(read(name))) - known == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    here = (REPOSITORY / name).parent
    assert [link for link in LINK.findall(read(name)) if not (here / link).exists()] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_module_that_is_named_exists(name: str) -> None:
    for module in MODULE.findall(read(name)):
        path = module.rstrip(".").replace(".", "/")
        places = [REPOSITORY / path, REPOSITORY / "server" / path]
        assert any(place.with_suffix(".py").is_file() or place.is_dir() for place in places), module


@pytest.mark.parametrize("name", ["README.md", "docs/MODELS.md"])
def test_the_settings_that_are_shown_are_taken(name: str) -> None:
    for text in blocks(name, "toml"):
        table = tomllib.loads(text)
        assert set(table) <= set(Settings.model_fields)
        assert set(read_profiles(table["profiles"], {})) == {"skills", *table["profiles"]}


def test_the_workflow_that_is_shown_is_taken(tmp_path: Path) -> None:
    (tmp_path / "shown.toml").write_text(blocks("docs/DOORS.md", "toml")[0])
    workflows, problems = load_workflows(tmp_path)
    assert ([one.name for one in workflows], problems) == (["weekly_report"], [])


def test_the_jobs_that_are_shown_are_taken() -> None:
    entry = validate_entry(json.loads(blocks("docs/DOORS.md", "json")[0]), lambda profile: profile == "skills")
    assert list(entry.jobs) == ["nightly"]


def decisions() -> list[str]:
    return re.split(r"^## ", read("DECISIONS.md"), flags=re.MULTILINE)[1:]


def test_every_decision_is_confirmed_by_checks_that_exist() -> None:
    for text in decisions():
        last = text.strip().split("\n\n")[-1].split("Confirmed by:")
        assert len(last) == 2, f"{text.splitlines()[0]}: the last line must be `Confirmed by:`"
        checks = re.findall(r"`([^`]+)`", last[1])
        assert checks and [check for check in checks if not (REPOSITORY / check).exists()] == [], text.splitlines()[0]


def test_decisions_are_numbered_in_order() -> None:
    assert [int(text.split(".")[0]) for text in decisions()] == list(range(1, len(decisions()) + 1))
