"""The command line does what it says, by itself or through the server that runs, and tells what is wrong."""

import asyncio
import json
import os
import stat
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import typer
from typer.testing import CliRunner

from browser_copilot import cli as command_line
from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.browser.pairing import parse_code
from browser_copilot.cli import cli, explain
from browser_copilot.errors import UsageError
from browser_copilot.mailbox.client import Client
from browser_copilot.mailbox.folders import MAILBOX, Folders
from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.protocol.events import SessionSaved
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.runtime.desk import Keeper
from browser_copilot.runtime.pursuit import make_task
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.settings import read_settings
from browser_copilot.store.database import Database
from tests.mailbox.rig import succeed
from tests.runtime.conftest import SHOP, Bench, make_site

SECONDS = 100


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but those of the test."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("COPILOT_") and name != "COPILOT_EXTENSION_DIR"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("COPILOT_DATA_DIR", str(tmp_path / "data"))


def run(*words: str, input: str | None = None) -> tuple[int, str]:
    """Exit code and output, failures explained as the program does."""
    result = CliRunner().invoke(cli, list(words), input=input)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        return explain(result.exception) if isinstance(result.exception, Exception) else 1, str(result.exception)
    return result.exit_code, result.output


def rows(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines() if line.startswith("{")]


def place_extension(folder: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps({"version": version}))
    monkeypatch.setenv("COPILOT_EXTENSION_DIR", str(folder))


def test_the_version_is_told() -> None:
    assert rows(run("version", "--json")[1]) == [{"version": command_line.__version__}]


@pytest.mark.parametrize(
    "words", [["workflow"], ["job"], ["session"], ["mailbox"], ["secret"], ["extension"], ["run", "--help"]]
)
def test_every_group_explains_itself(words: list[str]) -> None:
    assert "Usage" in run(*words)[1]


def test_the_shipped_workflows_are_listed() -> None:
    names = {row["name"] for row in rows(run("workflow", "list", "--json")[1])}
    assert {"copilot", "download_invoice", "login"} <= names


@pytest.mark.parametrize(
    ("words", "said"),
    [(["nothing"], "there are: copilot"), (["copilot"], "params.goal"), (["login", "--param", "x=1"], "params.x")],
)
def test_a_workflow_that_cannot_run_is_refused_before_a_browser_is_opened(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COPILOT_CHROMIUM", "/no/such/browser")
    code, output = run("workflow", "run", *words)
    assert (code, said in output + capsys.readouterr().err) == (2, True)


def test_a_secret_is_kept_and_never_shown(tmp_path: Path) -> None:
    assert run("secret", "set", "shop", "--origin", "https://shop.test", input="hunter22\n")[0] == 0
    listed = run("secret", "list", "--json")[1]
    assert rows(listed) == [{"name": "shop", "origin": "https://shop.test", "username": None}]
    assert run("secret", "remove", "shop")[0] == 0


def test_the_pairing_code_leads_to_the_server() -> None:
    shown = rows(run("pair", "--port", "7777", "--json")[1])[0]
    assert parse_code(shown["code"]).url == shown["url"] == "ws://127.0.0.1:7777/ws/browser"


def test_a_profile_without_a_login_is_refused() -> None:
    assert run("login", "skills")[0] == 2
    assert "has no login" in run("logout", "skills")[1]


def test_the_extension_is_archived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place_extension(tmp_path / "extension", "1.2.3", monkeypatch)
    assert run("extension", "zip", str(tmp_path / "x.zip"))[0] == 0
    with zipfile.ZipFile(tmp_path / "x.zip") as archive:
        assert archive.namelist() == ["manifest.json"]


def test_the_folder_of_the_extension_is_told_and_must_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place_extension(tmp_path / "extension", "1.2.3", monkeypatch)
    assert run("extension", "path") == (0, f"{tmp_path / 'extension'}\n")
    (tmp_path / "extension" / "manifest.json").unlink()
    code, output = run("extension", "path")
    assert (code, "the extension is not built" in output) == (2, True)


def test_a_response_that_is_deleted_before_it_is_read_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    run("mailbox", "submit", "ping", "--id", "r-1")
    succeed(Folders(read_settings().data_dir / MAILBOX), "r-1")
    monkeypatch.setattr(Client, "response", lambda client, id: client._folders.remove("responses", id) and None)
    code, output = run("mailbox", "wait", "r-1")
    assert (code, "deleted before it was read" in output) == (2, True)


def test_the_mailbox_takes_a_request_and_shows_its_state(tmp_path: Path) -> None:
    code, output = run("mailbox", "submit", "SubmitPrompt", "--param", "text=go", "--id", "r-1")
    assert (code, output.strip()) == (0, "r-1")
    assert rows(run("mailbox", "status", "--json")[1]) == [{"requestId": "r-1", "state": "POLLING", "attempt": 1}]


def test_waiting_for_what_was_never_submitted_is_refused() -> None:
    code, output = run("mailbox", "wait", "r-9")
    assert (code, "there is no request r-9" in output) == (2, True)


def test_waiting_ends_in_time(tmp_path: Path) -> None:
    run("mailbox", "submit", "ping", "--id", "r-1")
    code, output = run("mailbox", "wait", "r-1", "--timeout", "0.3")
    assert (code, "not over after 0.3 s: r-1" in output) == (1, True)


def test_without_a_ready_browser_nothing_is_submitted(tmp_path: Path) -> None:
    assert run("mailbox", "submit", "SubmitPrompt", "--when-ready", "--timeout", "0.3")[0] == 1
    assert run("mailbox", "status")[1] == ""


def test_the_doctor_names_what_is_wrong_with_the_users_own_files(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "workflows"
    folder.mkdir(parents=True)
    (folder / "half.toml").write_text("name = ")
    (tmp_path / "data" / "jobs.json").write_text('{"jobs": 3}')
    hops = {hop["name"]: hop for hop in rows(run("doctor", "--json", "--port", "0")[1])}
    assert (hops["jobs.json"]["ok"], "entry.jobs" in hops["jobs.json"]["text"]) == (False, True)
    assert (hops["workflows"]["ok"], "half.toml" in hops["workflows"]["text"]) == (False, True)


def start(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """As a process of its own."""
    command = [sys.executable, "-m", "browser_copilot", *words]
    env = {**os.environ, **settings}
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False, env=env)


def test_what_is_left_out_and_what_is_wrong_are_told_as_json_where_json_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o700)
    (tmp_path / "data" / "jobs.json").write_text('{"jobs": 3}')
    told = [json.loads(line) for line in start("job", "list", "--json").stderr.splitlines()]
    assert [one["leftOut"] for one in told] == ["jobs.json"]


def test_a_defect_is_told_as_json_where_json_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["browser-copilot", "version", "--json"])
    assert explain(ZeroDivisionError("oops")) == 1
    assert json.loads(capsys.readouterr().err.splitlines()[-1])["error"] == "unexpected: ZeroDivisionError: oops"


def find_hop(name: str, *words: str) -> dict[str, Any]:
    return next(row for row in rows(run("doctor", "--json", "--port", "0", *words)[1]) if row["name"] == name)


def test_the_doctor_finds_an_extension_of_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place_extension(tmp_path / "extension", "99.0", monkeypatch)
    hop = find_hop("extension")
    assert (hop["ok"], "99.0" in hop["text"], "make extension" in hop["fix"]) == (False, True, True)


def test_the_doctor_finds_a_missing_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COPILOT_CHROMIUM", "/nowhere/chromium")
    assert (find_hop("chromium")["ok"], run("doctor", "--port", "0")[0]) == (False, 1)


def test_the_doctor_finds_a_token_that_others_may_read(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "token").write_text("x" * 43)
    (tmp_path / "data" / "token").chmod(0o644)
    assert find_hop("data directory")["fix"].startswith("chmod 600")


def test_the_doctor_finds_a_profile_that_is_not_there() -> None:
    assert find_hop("model", "--profile-name", "gpt-none")["ok"] is False


def test_the_doctor_changes_nothing(tmp_path: Path) -> None:
    run("doctor", "--port", "0")
    assert not (tmp_path / "data").exists()


async def record(data_dir: Path) -> str:
    """A task that was carried out in a browser in memory, in the database of that data directory."""
    bench = Bench(data_dir, FakeBrowser(make_site(), SHOP))
    bench.browser.set_grants([GrantedOrigin(origin="https://shop.test")])
    bench.scripts["skills"] = Controller(Minds()).pursue
    await bench.start()
    accepted = await bench.do(SubmitPrompt(text="Click Save", url=SHOP, allow=["https://shop.test"]))
    await bench.until(SessionSaved)
    await bench.close()
    return str(accepted.task_id)


def test_a_task_is_told_again_written_as_a_page_and_checked(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    task = asyncio.run(record(tmp_path / "data"))
    assert "Click Save" in run("replay", task)[1]
    assert run("replay", task, "--html", "task.html")[0] == 0
    assert (tmp_path / "task.html").read_text().startswith("<!doctype html>")
    size = (tmp_path / "task.html").stat().st_size
    written = rows(run("replay", task, "--html", "again.html", "--json")[1])
    assert written == [{"path": "again.html", "bytes": size}]
    assert run("replay", task, "--check", "--json") == (0, '{"same": true, "differences": []}\n')
    [session] = rows(run("session", "list", "--json")[1])
    assert run("replay", session["sessionId"])[1] == run("replay", task)[1]


def test_a_task_that_is_not_in_the_log_is_said() -> None:
    assert "no recording" in run("replay", "task-none")[1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[dict[str, Any]]:
    """`serve` in a process of its own, on a free port, without a browser."""
    ready = tmp_path / "ready.json"
    command = [sys.executable, "-m", "browser_copilot", "serve", "--port", "0", "--ready-file", str(ready)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            ends = time.monotonic() + SECONDS
            while not ready.exists() and process.poll() is None and time.monotonic() < ends:
                time.sleep(0.05)
            yield json.loads(ready.read_text())
        finally:
            process.terminate()
            process.wait(SECONDS)


def test_a_running_server_is_used_by_every_command(server: dict[str, Any], tmp_path: Path) -> None:
    assert stat.S_IMODE((tmp_path / "data" / "server.json").stat().st_mode) == 0o600
    assert find_hop("server")["text"].startswith(server["url"])
    answered = rows(run("mailbox", "submit", "SessionNew", "--wait")[1])[0]
    sessions = rows(run("session", "list", "--json")[1])
    assert [row["sessionId"] for row in sessions] == [answered["data"]["sessionId"]]
    run("mailbox", "submit", "ping", "--id", "r-1")
    code, output = run("mailbox", "wait", "r-1")
    assert (code, rows(output)[0]["status"], rows(output)[0]["data"]["ready"]) == (0, "success", False)
    code, output = run("mailbox", "serve", "--json")
    assert (code, rows(output)[0]["url"], rows(output)[0]["ready"]) == (1, server["url"], False)
    code, output = run("workflow", "run", "login")
    assert (code, "has no browser to work with" in output) == (2, True)
    assert urlsplit(rows(run("pair", "--json")[1])[0]["url"]).port == urlsplit(server["url"]).port
    resumed = rows(run("session", "resume", answered["data"]["sessionId"], "--json")[1])
    assert resumed == [{"sessionId": answered["data"]["sessionId"], "unfinished": None}]


async def leave_unfinished() -> str:
    """The session of a run that a server left behind when it was killed."""
    settings = read_settings()
    database = await Database.open(settings.database_url)
    session = SessionState("s-1", "skills", settings.work_folder)
    keeper = Keeper(database.records, session.id, "run-1", settings.work_folder, "")
    await database.records.put(session.to_record("open"))
    await keeper.save_task(make_task("Pay the bill", session.id, 1))
    await database.close()
    return session.id


def test_what_was_left_unfinished_is_let_go_by_its_session() -> None:
    session = asyncio.run(leave_unfinished())
    assert rows(run("session", "list", "--json")[1])[0]["unfinished"] == "Pay the bill"
    done = {"sessionId": session, "discarded": "Pay the bill", "error": None}
    assert [rows(run("session", "discard", "--json")[1]) for _ in range(2)] == [
        [done], [{"sessionId": session, "discarded": None}],
    ]  # fmt: skip
    assert rows(run("session", "list", "--json")[1])[0]["unfinished"] is None


def test_a_server_asks_about_it_with_the_commands_that_answer(tmp_path: Path) -> None:
    session = asyncio.run(leave_unfinished())
    command = [sys.executable, "-m", "browser_copilot", "serve", "--port", "0", "--ready-file", str(tmp_path / "ready")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            said = next(line for line in process.stdout if line.startswith("unfinished"))
        finally:
            process.terminate()
            process.wait(SECONDS)
    answer = f"browser-copilot session resume {session}, or browser-copilot session discard {session}"
    assert said == f"unfinished: Pay the bill. Resume or discard it: {answer}\n"


def test_a_server_that_ended_leaves_no_trace(tmp_path: Path, server: dict[str, Any]) -> None:
    os.kill(server["pid"], 15)
    ends = time.monotonic() + SECONDS
    while (tmp_path / "data" / "server.json").exists() and time.monotonic() < ends:
        time.sleep(0.05)
    assert not (tmp_path / "data" / "server.json").exists()


def test_every_command_speaks_json() -> None:
    """Each leaf of the tree takes `--json`, but the one that writes the repository's own files."""
    found = {path: {option for row in command.params for option in row.opts} for path, command in leaves()}
    assert [path for path, options in found.items() if "--json" not in options and path != "schema"] == []


def test_every_argument_and_option_says_what_it_is() -> None:
    found = [f"{path} {one.name}" for path, command in leaves() for one in command.params if not one.help]
    assert found == []


def leaves(command: Any = None, path: str = "") -> Iterator[tuple[str, Any]]:
    command = command or typer.main.get_command(cli)
    for name, one in getattr(command, "commands", {}).items():
        yield from leaves(one, f"{path} {name}".strip())
    if not hasattr(command, "commands"):
        yield path, command


def test_a_wrong_call_is_told_with_the_help_of_its_own_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["browser-copilot", "job", "resume", "--json"])
    with pytest.raises(Exception, match="job_id") as wrong:
        typer.main.get_command(cli).main(["job", "resume"], prog_name="browser-copilot", standalone_mode=False)
    assert explain(wrong.value) == 2  # type: ignore[arg-type]
    assert rows(capsys.readouterr().err)[0]["hint"] == "see: browser-copilot job resume --help"


def test_an_expected_failure_is_json_where_json_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["browser-copilot", "secret", "remove", "x", "--json"])
    assert explain(UsageError("there is no secret x", field="name", hint="see: secret list")) == 2
    assert rows(capsys.readouterr().err) == [
        {"error": "there is no secret x", "field": "name", "hint": "see: secret list"}
    ]
