"""Each shell gets a script that asks the program itself, and the program answers with what is there to be written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runtime.conftest import SHOP
from tests.test_cli import SECONDS, alone

__all__ = ["alone"]  # a fixture for each test here, too
SHELLS = ("bash", "zsh", "fish")
PROGRAMS = Path(sys.executable).parent
BEGUN = pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["mail"], "mailbox"),
        (["workflow", "run", "down"], "download_invoice"),
        (["run", "x", "--approve", "n"], "none"),
    ],
)


def execute(*command: str | Path, **environment: str) -> str:
    env = {**os.environ, "PATH": f"{PROGRAMS}:{os.environ['PATH']}", **environment}
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=env, check=False)
    assert done.returncode == 0, done
    return done.stdout


def show(shell: str) -> str:
    """The script for that shell, as `--show-completion` gives it where the program is called from that shell."""
    return execute(PROGRAMS / "browser-copilot", _BROWSER_COPILOT_COMPLETE=f"source_{shell}")


def ask(shell: str, *words: str) -> str:
    """What the script of that shell gets from the program behind these words; the last one is being written."""
    typed = " ".join(["browser-copilot", *words])
    said = {"COMP_WORDS": typed, "COMP_CWORD": str(len(words))} if shell == "bash" else {"_TYPER_COMPLETE_ARGS": typed}
    if shell == "fish":
        said["_TYPER_COMPLETE_FISH_ACTION"] = "get-args"
    return execute(PROGRAMS / "browser-copilot", **said, _BROWSER_COPILOT_COMPLETE=f"complete_{shell}")


@BEGUN
def test_bash_completes_what_was_begun(words: list[str], expected: str, tmp_path: Path) -> None:
    """As after its script was sourced."""
    script = tmp_path / "complete.sh"
    script.write_text(show("bash"))
    asked = f"""
source {script}
COMP_WORDS=(browser-copilot {" ".join(words)}) COMP_CWORD={len(words)}
$(complete -p browser-copilot | sed 's/.*-F \\([^ ]*\\).*/\\1/') browser-copilot
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    assert execute("bash", "-c", asked).split() == [expected]


@BEGUN
@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_answered_what_was_begun(shell: str, words: list[str], expected: str) -> None:
    assert expected in ask(shell, *words)


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_asks_the_program_and_can_be_read_by_that_shell(shell: str, tmp_path: Path) -> None:
    script = tmp_path / "complete"
    script.write_text(show(shell))
    registers = {"bash": "complete -o", "zsh": "compdef ", "fish": "complete --command browser-copilot"}[shell]
    text = script.read_text()
    assert (f"complete_{shell}" in text, "_BROWSER_COPILOT_COMPLETE" in text, registers in text) == (True, True, True)
    if shutil.which(shell):
        execute(shell, "-n", script)


@pytest.mark.parametrize(("words", "wanted"), [(["workflow", "run"], "weekly"), (["job", "status"], "nightly")])
def test_the_names_of_the_data_directory_that_is_named_are_completed(
    tmp_path: Path, words: list[str], wanted: str
) -> None:
    folder = tmp_path / "other"
    (folder / "workflows").mkdir(parents=True)
    (folder / "workflows" / "weekly.toml").write_text('name = "weekly"\ngoal = "Show the week"')
    work = {"kind": "Ref", "taskId": "look"}
    jobs = {"tasks": {"look": {"prompt": "look", "url": SHOP}}, "jobs": {"nightly": {"work": work}}}
    (folder / "jobs.json").write_text(json.dumps(jobs))
    assert wanted in ask("bash", *words, "--data-dir", str(folder), "").split()
