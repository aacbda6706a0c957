"""A stop from any door ends the task; the session can go on with it afterwards."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from e2e.site.billing import BillingSite
from e2e.world import World

GOAL = "Download last month's invoice"


def test_an_interrupted_command_line_ends_with_130_and_says_cancelled(tmp_path: Path) -> None:
    with BillingSite(variant="slow") as site:
        command = [
            sys.executable, "-m", "browser_copilot", "run", GOAL, "--url", site.url, "--allow", site.origin,
            "--headless", "--json", "--data-dir", str(tmp_path / "data"), "--working-directory", str(tmp_path / "work"),
        ]  # fmt: skip
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ), cwd=tmp_path)
        assert process.stdout is not None
        kinds = []
        for line in process.stdout:
            kinds.append(json.loads(line).get("event", {}).get("type") or json.loads(line)["type"])
            if kinds[-1] == "ACTION":
                process.send_signal(signal.SIGINT)
                break
        rest, _ = process.communicate(timeout=120)
        last = json.loads(rest.splitlines()[-1])
        assert (process.returncode, last["type"], last["status"]) == (130, "RESULT", "cancelled")
        assert site.downloads == []


def test_a_stop_in_the_middle_leaves_a_task_that_can_be_resumed(world: World) -> None:
    stopped = threading.Event()

    def stop_once(event: e.Event) -> None:
        if isinstance(event, e.ActionDone) and event.action == "dom.click" and not stopped.is_set():
            stopped.set()
            threading.Thread(target=lambda: world.command(c.Stop(), session), daemon=True).start()

    with BillingSite(variant="slow") as site:
        session = world.new_session()
        run = world.run(GOAL, site.url, session_id=session, keep_tabs=True, on_event=stop_once)
        assert run.outcome.status == "cancelled", run.explain()
        assert [event.type for event in run.events if event.type.startswith("STOP")] == [
            "STOP_REQUESTED",
            "STOP_ACKNOWLEDGED",
            "STOPPED",
        ]
        resumed = world.resume(session)
        world.close_tabs(session)
        assert resumed.outcome.status == "succeeded", resumed.explain()
        assert len(site.downloads) == 1


def test_a_stop_said_in_the_chat_is_a_stop(world: World) -> None:
    said = threading.Event()

    def say_stop(event: e.Event) -> None:
        if isinstance(event, e.ActionDone) and event.action == "dom.click" and not said.is_set():
            said.set()
            command = c.SubmitPrompt(text="please stop")
            threading.Thread(target=lambda: world.command(command, session), daemon=True).start()

    with BillingSite(variant="slow") as site:
        session = world.new_session()
        run = world.run(GOAL, site.url, session_id=session, on_event=say_stop)
        assert run.outcome.status == "cancelled", run.explain()
        assert site.downloads == []
