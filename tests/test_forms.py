"""A parameter of the command line is what its form says, whatever it looks like."""

from pathlib import Path
from typing import Any

import pytest

from browser_copilot.errors import UsageError
from browser_copilot.forms import find_form, read_params
from browser_copilot.named import build_workflows
from browser_copilot.settings import read_settings

OWN = """
name = "weekly"
goal = "Show week {week} of {year} for {team}"
[parameters.week]
[parameters.year]
type = "integer"
[parameters.team]
enum = ["1", "2"]
"""


def read(folder: Path, name: str, *pairs: str, text: str | None = None) -> dict[str, Any]:
    (folder / "workflows").mkdir(exist_ok=True)
    (folder / "workflows" / "weekly.toml").write_text(OWN)
    return read_params(pairs, text, find_form(name, build_workflows(read_settings(data_dir=folder))[0]))


@pytest.mark.parametrize(
    ("name", "pair", "value"),
    [
        ("weekly", "week=47", "47"),
        ("weekly", "year=2026", 2026),
        ("weekly", "team=2", "2"),
        ("weekly", "other=true", True),
        ("login", "username=123", "123"),
        ("search_and_extract", "query=null", "null"),
        ("search_and_extract", "query=a=b", "a=b"),
        ("fill_form", 'fields={"Name": "Ada"}', {"Name": "Ada"}),
        ("monitor_page", "interval_s=2", 2),
        ("SubmitPrompt", "text=2026", "2026"),
        ("SubmitPrompt", 'allow=["https://shop.test"]', ["https://shop.test"]),
        ("SubmitPrompt", "sessionId=12", "12"),
        ("SubmitPrompt", "timeoutS=12", 12),
        ("dom.type", "text=12", "12"),
        ("dom.type", "tabId=12", 12),
        ("nightly", "userInput=12", "12"),
    ],
)
def test_a_value_is_what_its_field_takes(tmp_path: Path, name: str, pair: str, value: Any) -> None:
    assert list(read(tmp_path, name, pair).values()) == [value]


def test_pairs_stand_over_the_object(tmp_path: Path) -> None:
    params = read(tmp_path, "weekly", "week=June", text='{"week": "May", "year": 1}')
    assert params == {"week": "June", "year": 1}


@pytest.mark.parametrize(("pairs", "text"), [(["month"], None), (["=x"], None), ([], "[1]"), ([], "{")])
def test_a_wrong_parameter_is_refused(tmp_path: Path, pairs: list[str], text: str | None) -> None:
    with pytest.raises(UsageError):
        read(tmp_path, "weekly", *pairs, text=text)
