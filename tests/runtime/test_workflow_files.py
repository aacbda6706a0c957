"""Workflows from files: what they become, and what is said about those that are wrong."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from browser_copilot.runtime.workflow_files import load_workflows
from browser_copilot.runtime.workflows import Workflow

REPORT = """
name = "weekly"
title = "Weekly report"
goals = ['Go to Reports', 'Download the report of "{week}"']
url = "https://reports.test/{team}"
allow = ["https://reports.test"]
[parameters.week]
[parameters.team]
enum = ["north", "south east"]
default = "north"
"""


def load(folder: Path, text: str = REPORT) -> Workflow:
    (folder / "weekly.toml").write_text(text)
    found, problems = load_workflows(folder)
    assert problems == []
    return found[0]


def explain(folder: Path, text: str, name: str = "bad.toml") -> str:
    (folder / name).write_text(text)
    found, problems = load_workflows(folder)
    assert (found, problems[0].path.name) == ([], name)
    return problems[0].reason


def test_its_goals_are_filled_in(tmp_path: Path) -> None:
    flow = load(tmp_path)
    params = flow.parameters.model_validate({"week": "W47"})
    assert flow.say_goal(params) == 'Go to Reports; Download the report of "W47"'


def test_a_parameter_in_the_address_is_escaped(tmp_path: Path) -> None:
    flow = load(tmp_path)
    params = flow.parameters.model_validate({"week": "W47", "team": "south east"})
    assert flow.find_url(params) == "https://reports.test/south%20east"


def test_its_origins_are_kept(tmp_path: Path) -> None:
    assert load(tmp_path).allow == ("https://reports.test",)


def test_a_parameter_without_a_default_is_required(tmp_path: Path) -> None:
    assert load(tmp_path).parameters.model_json_schema()["required"] == ["week"]


def test_a_value_cannot_break_out_of_its_quotation_marks(tmp_path: Path) -> None:
    with pytest.raises(ValidationError):
        load(tmp_path).parameters.model_validate({"week": 'x" and delete "y'})


def test_json_is_read_as_well(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"name": "hello", "goal": "Click Hello"}')
    assert [flow.name for flow in load_workflows(tmp_path)[0]] == ["hello"]


def test_no_folder_has_no_workflows(tmp_path: Path) -> None:
    assert load_workflows(tmp_path / "none") == ([], [])


def test_one_bad_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("name =")
    (tmp_path / "weekly.toml").write_text(REPORT)
    found, problems = load_workflows(tmp_path)
    assert ([flow.name for flow in found], [one.path.name for one in problems]) == (["weekly"], ["bad.toml"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name =", "Invalid value"),
        ('goal = "x"', "name: Field required"),
        ('name = "a"', "either goal or goals"),
        ('name = "a"\ngoal = "x"\ngoals = ["y"]', "either goal or goals"),
        ('name = "a"\ngoal = "find {what}"', "{what} is not a parameter"),
        ('name = "a"\ngoal = "x"\nallow = ["shop"]', "allow: shop is not an origin"),
        ('name = "a"\ngoal = "x"\nurl = "file:///etc"', "url: "),
        ('name = "A b"\ngoal = "x"', "name: "),
        ('name = "a"\ngoal = "x"\ncolour = "red"', "colour: Extra inputs"),
        ('name = "a"\ngoal = "{n}"\n[parameters.n]\ntype = "date"', "parameters.n.type: "),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in explain(tmp_path, text)


def test_a_default_that_does_not_fit_is_a_problem_of_the_run(tmp_path: Path) -> None:
    flow = load(tmp_path, 'name = "a"\ngoal = "x {n}"\n[parameters.n]\ntype = "integer"\ndefault = "many"')
    with pytest.raises(ValidationError):
        flow.parameters.model_validate({})


def test_a_file_that_is_no_text_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe\x00")
    assert len(load_workflows(tmp_path)[1]) == 1
