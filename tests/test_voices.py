"""Profiles of the settings become controllers, talkers and models; what is wrong with one is said."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.settings import Settings
from browser_copilot.voices import Voices, load_minds

LOCAL = {"base_url": "http://127.0.0.1:9/v1", "model": "m"}


def make(folder: Path, **profiles: dict[str, Any]) -> Voices:
    return Voices(Settings(data_dir=folder, profiles=profiles), {"handle": "value"}.get)


def test_the_built_in_profile_has_no_model(tmp_path: Path) -> None:
    assert make(tmp_path).find_voice("skills") is None


def test_an_unknown_profile_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no model profile"):
        make(tmp_path).find_pursuer("nobody")


def test_one_client_serves_a_profile(tmp_path: Path) -> None:
    voices = make(tmp_path, local=LOCAL)
    first, second = voices.find_voice("local"), voices.find_voice("local")
    assert first is not None and second is not None and first.model is second.model


def test_a_profile_with_a_model_talks(tmp_path: Path) -> None:
    assert make(tmp_path, local=LOCAL).find_talker("local") is not None


def test_the_skills_do_not_talk(tmp_path: Path) -> None:
    assert make(tmp_path).find_talker("skills") is None


def test_prices_are_told_beside_each_other(tmp_path: Path) -> None:
    cheap, dear = {**LOCAL, "price_in": 1, "price_out": 1}, {**LOCAL, "price_in": 2, "price_out": 8}
    found = {one.id: one.multiplier for one in make(tmp_path, cheap=cheap, dear=dear, free=LOCAL).all()}
    assert found == {"skills": 0, "cheap": 1, "dear": 5, "free": 1}


async def test_a_missing_key_is_trouble(tmp_path: Path) -> None:
    remote = {"base_url": "https://model.test/v1", "model": "m", "api_key_env": "NOT_SET_ANYWHERE"}
    assert "NOT_SET_ANYWHERE" in (await make(tmp_path, remote=remote).find_trouble("remote") or "")


async def test_a_key_of_the_vault_is_no_trouble(tmp_path: Path) -> None:
    remote = {"base_url": "https://model.test/v1", "model": "m", "api_key_handle": "handle"}
    assert await make(tmp_path, remote=remote).find_trouble("remote") is None


async def test_an_unknown_profile_is_trouble(tmp_path: Path) -> None:
    assert await make(tmp_path).find_trouble("nobody") is not None


async def test_a_script_that_is_not_there_is_trouble(tmp_path: Path) -> None:
    scripted = {"api": "scripted", "script": tmp_path / "none.json"}
    assert "none.json" in (await make(tmp_path, scripted=scripted).find_trouble("scripted") or "")


def test_a_script_begins_anew_for_each_task(tmp_path: Path) -> None:
    (tmp_path / "s.json").write_text(json.dumps(["hello"]))
    voices = make(tmp_path, scripted={"api": "scripted", "script": tmp_path / "s.json"})
    first, second = voices.find_voice("scripted"), voices.find_voice("scripted")
    assert first is not None and second is not None and first.model is not second.model


STARTED = """
import sys, browser_copilot.app
from browser_copilot.settings import Settings
from browser_copilot.voices import Voices, load_minds, load_minds
from pathlib import Path
Voices(Settings(data_dir=Path(sys.argv[1])), {}.get).find_pursuer("skills")
heavy = {"browser_copilot.page.intent", "numpy", "keyring", "alembic"}
print(sorted(heavy & set(sys.modules)))
load_minds()
print("browser_copilot.page.intent" in sys.modules)
"""


def test_what_reads_goals_is_not_loaded_before_the_doors_are_open(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", STARTED, str(tmp_path)], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n") == ["[]", "True", ""]


def test_what_reads_goals_and_cannot_be_loaded_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "browser_copilot.agent.planner", None)
    monkeypatch.delattr("browser_copilot.agent.planner", raising=False)
    with pytest.raises(CopilotError, match="what reads goals cannot be loaded"):
        load_minds()
