"""Specification 003, "API": config, test, stop, copilot/models."""

import asyncio
from pathlib import Path

import pytest

from browser_copilot.portal import routes_core
from browser_copilot.portal.routes_core import find_repo_root
from tests.portal.rig import PATIENCE, Rig


async def test_config_names_the_folder_above_the_server_that_holds_git(rig: Rig) -> None:
    assert await rig.get("config") == {"repoRoot": str(Path(__file__).resolve().parents[2])}


def test_the_repository_is_found_by_walking_up(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "a" / "b").mkdir(parents=True)
    assert find_repo_root(tmp_path / "a" / "b") == tmp_path


async def test_a_server_outside_a_repository_says_so(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Specification 003 has no answer for that: an installed package stands in no repository."""
    monkeypatch.setattr(routes_core, "find_repo_root", lambda start: None)
    reply = await rig.client.get("/api/config")
    assert (reply.status_code, reply.json()["error"]) == (404, "RepoRootNotFound")


async def test_test_says_hello(rig: Rig) -> None:
    assert await rig.get("test") == {"message": "Hello, world!"}


async def test_models_are_the_profiles(rig: Rig) -> None:
    assert await rig.get("copilot/models") == {
        "models": [
            {"name": "Skills", "id": "skills", "multiplier": 0},
            {"name": "Large", "id": "large", "multiplier": 2.5},
        ]
    }


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_stop_answers_and_then_ends_the_server(rig: Rig, method: str) -> None:
    reply = await rig.client.request(method, "/api/stop")
    assert (reply.json(), rig.shutdowns) == ({}, [True])


async def test_stop_stops_what_runs(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "linger here")
    await asyncio.wait_for(rig.script.begun.wait(), PATIENCE)
    await rig.post("stop")
    assert "STOPPED" in [event["event"]["type"] for event in await rig.read_log(session, "STOPPED")]


async def test_stop_answers_the_calls_that_wait(rig: Rig) -> None:
    session = await rig.start()
    await rig.get(f"copilot/session/{session}/live")
    waiting = asyncio.create_task(rig.get(f"copilot/session/{session}/live"))
    await rig.clock.sleeping()
    await rig.post("stop")
    assert await asyncio.wait_for(waiting, PATIENCE) == {"error": "SessionNotFound"}


async def test_stop_stops_jobs_and_tasks(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/task/start/linger/session/{session}", "go")
    job_id = (await rig.post("copilot/job/start/long", f"{rig.folder}\ngo"))["jobId"]
    await rig.post("stop")
    stopped = await rig.jobs.find_status(job_id)
    assert stopped is not None and stopped.status == "Stopped"
    assert rig.app.state.live.tasks == {}
