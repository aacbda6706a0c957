"""Workflows, a job of five runs, and the replay of what was done, on the billing site in a real Chromium."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import GrantOrigin, RunWorkflow
from browser_copilot.running import Goal, GoalRun
from browser_copilot.runtime.callbacks import Unheard
from browser_copilot.runtime.entry_check import validate_entry
from browser_copilot.runtime.jobs import JobRun
from browser_copilot.runtime.recording import load_recording
from browser_copilot.runtime.replay import check_recording
from browser_copilot.runtime.replay_page import write_html
from browser_copilot.store.events import Entry
from e2e.site.billing import BillingSite
from e2e.world import World, origin_of

JOB_SECONDS = 240


@pytest.fixture
def own(tmp_path: Path) -> Iterator[World]:
    """A copilot of its own: an Entry is installed once."""
    with World(tmp_path) as running:
        yield running


def make_entry(url: str) -> dict[str, Any]:
    download = {
        "workflow": {"name": "download_invoice", "params": {"period": "last month's"}},
        "url": url,
        "allow": [origin_of(url)],
        "criteria": {"condition": {"fileExists": "*.pdf"}},
    }
    look = {
        "prompt": "Go to Invoices",
        "url": url,
        "allow": [origin_of(url)],
        "criteria": {"condition": {"goal": "invoices"}},
    }
    three = [{"kind": "Ref", "taskId": "download"} for _ in range(3)]
    two = [{"kind": "Ref", "taskId": "look"} for _ in range(2)]
    work = {"kind": "Seq", "works": [*two, {"kind": "Seq", "works": three}]}
    return {"tasks": {"download": download, "look": look}, "jobs": {"five": {"work": work}}}


async def run_job(world: World, folder: Path) -> JobRun:
    run = await world.app.entries.start("five", "", folder, Unheard())
    await run.wait()
    return run


def test_a_job_of_five_runs_succeeds(own: World, site: BillingSite, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    own.app.entries.install(validate_entry(make_entry(site.url)))
    run = own.wait(run_job(own, folder), JOB_SECONDS)
    told = [
        entry.envelope.event
        for entry in own.wait(own.app.runtime.events.read("server", 0, 10_000))
        if entry.envelope.run_id == run.id
    ]
    ended = [(event.work_id, event.succeeded) for event in told if isinstance(event, e.WorkStopped)]
    assert ended == [(number, True) for number in range(5)], told


def test_a_workflow_is_recorded_and_replayed(own: World, site: BillingSite, tmp_path: Path) -> None:
    entries: list[Entry] = []
    session_id = own.new_session()
    command = RunWorkflow(name="copilot", params={"goal": "Download last month's invoice"}, url=site.url)
    own.wait(grant(own, origin_of(site.url)))
    outcome = own.wait(GoalRun(own.app, Goal(command, "all", session_id), entries.append).pursue())
    assert outcome.status == "succeeded", [entry.text[:300] for entry in entries]
    recording = own.wait(load_recording(own.app.database, outcome.task_id))
    pursuer = own.app.workflows.resume({**recording.notes, "stages": []}, Controller(Minds()))
    found = own.wait(check_recording(recording, pursuer))
    own.wait(write_html(recording, own.app.pictures, tmp_path / "replay.html"))
    assert (found, "Timeline" in (tmp_path / "replay.html").read_text("utf-8")) == ([], True)


async def grant(world: World, origin: str) -> None:
    await world.app.runtime.command(GrantOrigin(origin=origin))
