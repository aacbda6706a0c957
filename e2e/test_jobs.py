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
    """One job of five workflow runs, in which every kind of work is."""

    def run(name: str, criteria: dict[str, Any] | None = None, **params: Any) -> dict[str, Any]:
        own = {"workflow": {"name": name, "params": params}, "url": url, "allow": [origin_of(url)]}
        return own | ({"criteria": {"condition": criteria}} if criteria else {})

    tasks = {
        "search": run("search_and_extract", {"fileExists": "*.csv"}, query="hammer", things="products"),
        "invoice": run("download_invoice", {"fileExists": "*.pdf"}, period="last month's"),
        "contact": run("fill_form", fields={"Name": "Ada", "Message": "Hello"}, form="contact"),
        "watch": run("monitor_page", text="Support", interval_s=1, max_checks=2, reload=False),
        "look": run("copilot", {"goal": "invoices"}, goal="Go to Invoices"),
    }
    works = [
        ref("search"),
        {"kind": "Par", "works": [ref("invoice"), ref("contact")]},
        {"kind": "Alt", "condition": {"fileExists": "*.pdf"}, "trueWork": ref("watch")},
        {"kind": "Loop", "postCondition": [False, {"goal": "invoices"}], "body": ref("look"), "maxIterations": 2},
    ]
    return {"tasks": tasks, "jobs": {"five": {"work": {"kind": "Seq", "works": works}}}}


def ref(task: str) -> dict[str, Any]:
    return {"kind": "Ref", "taskId": task}


async def run_job(world: World, folder: Path) -> JobRun:
    run = await world.app.entries.start("five", "", folder, Unheard())
    await run.wait()
    return run


def test_a_job_of_five_workflow_runs_succeeds(own: World, site: BillingSite, tmp_path: Path) -> None:
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
    assert sorted(ended) == [(number, True) for number in range(5)], told
    assert len(site.downloads) == 1


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
