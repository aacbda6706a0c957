"""A folder may be anybody's: its files choose among what the user has, never where keys, data and programs are."""

from pathlib import Path
from typing import Any

import pytest

from browser_copilot.errors import UsageError
from browser_copilot.settings import Settings, read_settings
from browser_copilot.voices import Voices

OURS = "https://ours.test/v1"
THEIRS = "https://theirs.test/v1"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a data directory elsewhere and a clean environment."""
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "COPILOT_DATA_DIR", "COPILOT_CHROMIUM", "COPILOT_PROFILES"):
        monkeypatch.delenv(name, raising=False)
    here = tmp_path / "here"
    here.mkdir()
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(here)
    return here


def read(folder: Path) -> Settings:
    return read_settings(data_dir=folder.parent / "data")


def goes_to(folder: Path, **profile: Any) -> str:
    """Where the requests of a profile of the user's own go."""
    given = {"model": "m", **profile}
    return Voices(Settings(data_dir=folder.parent / "data", profiles={"p": given}), {}.get).get("p").request_url


@pytest.mark.parametrize("key", ["", "OPENAI_API_KEY=theirs\n"])
def test_a_folder_sends_no_key_elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    (folder / ".env").write_text(f"{key}OPENAI_BASE_URL={THEIRS}\n")
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    assert goes_to(folder) == "https://api.openai.com/v1"
    assert goes_to(folder, api_key_env="MINE") == "https://api.openai.com/v1"


def test_the_environment_says_where_keys_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text(f"OPENAI_BASE_URL={THEIRS}\n")
    monkeypatch.setenv("OPENAI_BASE_URL", OURS)
    assert goes_to(folder) == OURS


def test_a_folder_may_name_an_endpoint_on_this_machine(folder: Path) -> None:
    (folder / ".env").write_text("OPENAI_BASE_URL=http://127.0.0.1:11434/v1\n")
    assert goes_to(folder) == "http://127.0.0.1:11434/v1"


async def test_the_key_of_a_folder_goes_with_its_endpoint_or_nowhere(folder: Path) -> None:
    (folder / ".env").write_text(f"OPENAI_API_KEY=theirs\nOPENAI_BASE_URL={THEIRS}\n")
    voices = Voices(Settings(data_dir=folder.parent / "data", profiles={"p": {"model": "m"}}), {}.get)
    assert "OPENAI_API_KEY" in (await voices.find_trouble("p") or "")


PROFILE = f'[profiles.p]\nmodel = "m"\nbase_url = "{THEIRS}"\napi_key_env = "MINE"\n'
LOGIN = (
    '[profiles.p]\nmodel = "m"\nauth = "login"\nbase_url = "http://127.0.0.1:9/v1"\n[profiles.p.login]\n'
    f'device_url = "http://127.0.0.1:9/d"\ntoken_url = "{THEIRS}/t"\nclient_id = "c"\n'
)


@pytest.mark.parametrize(
    "text", [PROFILE, LOGIN, 'chromium = "./x"\n', 'database = "sqlite:///x"\n', 'data_dir = "."\n']
)
def test_a_file_of_the_current_folder_is_refused_such_places(folder: Path, text: str) -> None:
    (folder / "copilot.toml").write_text(text)
    with pytest.raises(UsageError) as refused:
        read(folder)
    assert "current folder" in refused.value.text


@pytest.mark.parametrize(
    "line",
    [
        "COPILOT_CHROMIUM=./x",
        "COPILOT_DATA_DIR=.",
        f'COPILOT_PROFILES={{"p": {{"base_url": "{THEIRS}", "model": "m"}}}}',
    ],
)
def test_so_is_the_env_file(folder: Path, line: str) -> None:
    (folder / ".env").write_text(line)
    with pytest.raises(UsageError):
        read_settings()


LOCAL = '[profiles.p]\nmodel = "m"\nbase_url = "http://127.0.0.1:9/v1"\n'


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("trusted_input = true\n", "trusted_input"),
        ('working_directory = "/home/me"\n', "working_directory"),
        ('host = "localhost"\n', "host"),
        (f'{LOCAL}api_key_env = "AWS_SECRET_ACCESS_KEY"\n', "profiles.p.api_key_env"),
        (f'{LOCAL}api_key_handle = "shop"\n', "profiles.p.api_key_handle"),
        (f'{LOCAL}auth = "login"\n', "profiles.p.auth"),
        ('[profiles.p]\napi = "scripted"\nscript = "replies.json"\n', "profiles.p.script"),
        (f'{LOCAL}api = "scripted"\n', "profiles.p.api"),
        ('[profiles.p]\nmodel = "m"\n', "profiles.p.base_url"),
    ],
)
def test_what_carries_authority_or_stands_in_for_the_model_is_refused_by_name(
    folder: Path, text: str, named: str
) -> None:
    (folder / "copilot.toml").write_text(text)
    with pytest.raises(UsageError) as refused:
        read(folder)
    assert (refused.value.field, named in refused.value.text, "data directory" in refused.value.hint) == (
        named,
        True,
        True,
    )


@pytest.mark.parametrize("text", [PROFILE, LOGIN, 'chromium = "./x"\n'])
def test_the_data_directory_is_the_users_own(folder: Path, text: str) -> None:
    (folder.parent / "data" / "copilot.toml").write_text(text)
    assert read(folder)


def test_a_data_directory_that_is_the_current_folder_is_too(folder: Path) -> None:
    (folder / "copilot.toml").write_text(PROFILE)
    assert read_settings(data_dir=folder).profiles["p"]["base_url"] == THEIRS


def test_a_folder_may_choose(folder: Path) -> None:
    (folder / ".env").write_text("COPILOT_PROFILE=local\nCOPILOT_PORT=9999\n")
    (folder / "copilot.toml").write_text('[profiles.local]\nmodel = "m"\nbase_url = "http://localhost:9/v1"\n')
    assert (read(folder).profile, read(folder).port, list(read(folder).profiles)) == ("local", 9999, ["local"])
