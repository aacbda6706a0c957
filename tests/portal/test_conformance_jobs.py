"""Specification 003, "API (jobsApi.ts)": jobs are listed, started in a folder, listened to and stopped.

The jobs are those of an installed Entry; what their tasks do is a script.
"""

import asyncio
from typing import Any

import pytest

from browser_copilot.protocol.commands import RunJob
from browser_copilot.runtime.jobs import JobRun
from tests.portal.rig import ENTRY, PATIENCE, Rig

SHORT = [
    {"callback": "workStarted", "workId": 0},
    {"callback": "workStopped", "workId": 0, "succeeded": True},
    {"callback": "jobSucceeded"},
]


async def start(rig: Rig, name: str = "long", user_input: str = "first\nsecond") -> JobRun:
    reply = await rig.post(f"copilot/job/start/{name}", f"{rig.folder}\n{user_input}")
    run = rig.jobs.find_run(reply["jobId"])
    assert run is not None and reply == {"jobId": run.id}
    return run


async def begin(rig: Rig) -> JobRun:
    """A long one, whose second work goes on until `rig.script.go`; read so far."""
    run = await start(rig)
    found: dict[str, Any] = {}
    async with asyncio.timeout(PATIENCE):
        while found != {"callback": "workStarted", "workId": 1}:
            found = await rig.get(f"copilot/job/{run.id}/live")
        await rig.script.begun.wait()
    return run


async def wait(run: JobRun) -> None:
    async with asyncio.timeout(PATIENCE):
        await run.wait()


async def test_jobs_are_listed_with_their_work(rig: Rig) -> None:
    jobs = (await rig.get("copilot/job"))["jobs"]
    work = {"kind": "Seq", "works": [{"kind": "Ref", "taskId": "look", "workIdInJob": 0}]}
    assert (jobs[0], [job["name"] for job in jobs]) == ({"name": "short", "work": work}, list(ENTRY["jobs"]))


async def test_the_first_line_is_the_folder_and_the_rest_the_input(rig: Rig) -> None:
    run = await start(rig)
    assert (run.order.working_directory, run.order.user_input) == (rig.folder, "first\nsecond")


async def test_an_unknown_job_is_not_started(rig: Rig) -> None:
    assert await rig.post("copilot/job/start/nothing", str(rig.folder)) == {"error": "JobNotFound"}


@pytest.mark.parametrize(
    ("folder", "error"),
    [("relative", "WorkingDirectoryNotAbsolutePath"), ("/no/such/folder", "WorkingDirectoryNotExists")],
)
async def test_a_job_needs_a_folder(rig: Rig, folder: str, error: str) -> None:
    assert await rig.post("copilot/job/start/short", f"{folder}\nx") == {"error": error}


async def test_a_job_whose_task_needs_input_says_so(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/job/start/long", content=str(rig.folder))
    assert (reply.status_code, reply.json()["field"]) == (400, "userInput")


async def test_a_job_is_stopped(rig: Rig) -> None:
    run = await begin(rig)
    closed = await rig.post(f"copilot/job/{run.id}/stop")
    shown = await rig.get(f"copilot/job/{run.id}/status")
    assert (closed, shown["status"]) == ({"result": "Closed"}, "Stopped")


async def test_a_stopped_job_is_gone(rig: Rig) -> None:
    run = await begin(rig)
    await rig.post(f"copilot/job/{run.id}/stop")
    found = [
        await rig.post(f"copilot/job/{run.id}/stop"),
        await rig.get(f"copilot/job/{run.id}/live"),
    ]
    assert found == [{"error": "JobNotFound"}] * 2


async def test_live_gives_the_callbacks_in_their_order(rig: Rig) -> None:
    run = await start(rig, "short")
    assert await rig.read_until(f"copilot/job/{run.id}/live", "jobSucceeded") == SHORT


async def test_a_work_that_fails_fails_the_job(rig: Rig) -> None:
    run = await start(rig, "bad")
    assert await rig.read_until(f"copilot/job/{run.id}/live", "jobFailed") == [
        {"callback": "workStarted", "workId": 0},
        {"callback": "workStopped", "workId": 0, "succeeded": False},
        {"callback": "jobFailed"},
    ]


async def test_an_exception_inside_the_job_is_reported(rig: Rig) -> None:
    run = await start(rig, "talk", "x" * 3_000)
    await wait(run)
    found = [await rig.get(f"copilot/job/{run.id}/live") for _ in range(4)]
    assert (list(found[1]), "3000 characters" in found[1]["jobError"]) == (["jobError"], True)
    assert [one.get("callback") for one in found] == ["workStarted", None, "workStopped", "jobFailed"]


async def test_a_finished_job_is_gone_once_it_was_read_to_its_end(rig: Rig) -> None:
    run = await start(rig, "short")
    await rig.read_until(f"copilot/job/{run.id}/live", "jobSucceeded")
    assert await rig.get(f"copilot/job/{run.id}/live") == {"error": "JobNotFound"}


async def test_a_job_that_is_over_before_the_first_call_can_still_be_read(rig: Rig) -> None:
    run = await start(rig, "short")
    await wait(run)
    assert await rig.read_until(f"copilot/job/{run.id}/live", "jobSucceeded") == SHORT


@pytest.mark.parametrize("what", ["live", "status"])
async def test_a_job_that_never_was_is_not_found(rig: Rig, what: str) -> None:
    assert await rig.get(f"copilot/job/nobody/{what}") == {"error": "JobNotFound"}


async def test_live_times_out_after_five_seconds(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    assert await waiting == {"error": "HttpRequestTimeout"}


async def test_a_second_call_while_one_waits_is_refused(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    second = await rig.get(f"copilot/job/{run.id}/live")
    rig.clock.advance(5)
    assert (second, await waiting) == ({"error": "ParallelCallNotSupported"}, {"error": "HttpRequestTimeout"})


async def test_stop_answers_the_call_that_waits(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/job/{run.id}/stop")
    assert await waiting == {"error": "JobNotFound"}


async def test_the_status_names_the_works_that_run(rig: Rig) -> None:
    run = await begin(rig)
    assert await rig.get(f"copilot/job/{run.id}/status") == {
        "jobId": run.id,
        "job": "long",
        "status": "Executing",
        "runningWorkIds": [1],
        "works": {"0": "Succeeded", "1": "Executing"},
    }


async def test_a_job_that_failed_is_listed_with_the_reason_of_each_work(rig: Rig) -> None:
    run = await start(rig, "bad")
    await wait(run)
    [shown] = (await rig.get("copilot/job/runs"))["runs"]
    assert shown["reasons"].keys() == {"0"} and shown["reasons"]["0"]


async def test_a_job_is_not_followed_anew_while_it_stops(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    run = await begin(rig)
    stop = run.stop

    async def look_and_stop() -> None:
        assert [one["jobId"] for one in (await rig.get("copilot/job/running"))["jobs"]] == [run.id]
        await stop()

    monkeypatch.setattr(run, "stop", look_and_stop)
    await rig.post(f"copilot/job/{run.id}/stop")
    assert await rig.get(f"copilot/job/{run.id}/live") == {"error": "JobNotFound"}


async def test_every_run_of_a_job_is_listed_newest_first(rig: Rig) -> None:
    over = []
    for name in ("short", "bad"):  # side by side either may end first
        over.append(await start(rig, name))
        await wait(over[-1])
    running = await begin(rig)
    runs = (await rig.get("copilot/job/runs"))["runs"]
    shown = [(run["jobId"], run["job"], run["status"], run["runningWorkIds"]) for run in runs]
    assert shown == [
        (running.id, "long", "Executing", [1]),
        (over[1].id, "bad", "Failed", []),
        (over[0].id, "short", "Succeeded", []),
    ]
    assert all(0 < run["startedMs"] <= run["updatedMs"] for run in runs)


async def test_the_runs_of_one_job_are_listed_page_by_page(rig: Rig) -> None:
    runs = [await start(rig, name) for name in ("short", "bad", "short", "short")]
    for one in runs:
        await wait(one)
    first = await rig.get("copilot/job/runs?job=short&limit=2")
    second = await rig.get(f"copilot/job/runs?job=short&limit=2&before={first['next']}")
    found = [run["jobId"] for page in (first, second) for run in page["runs"]]
    assert (set(found), len(found), second["next"]) == ({runs[0].id, runs[2].id, runs[3].id}, 3, None)


async def test_a_jobs_file_that_is_wrong_is_told_beside_the_jobs(rig: Rig) -> None:
    rig.jobs.fault = "entry.jobs: Input should be a valid dictionary"
    assert (await rig.get("copilot/job"))["fault"] == rig.jobs.fault


async def start_elsewhere(rig: Rig) -> JobRun:
    """By a command, as every other door does; its second work is at work."""
    reply: Any = await rig.runtime.command(RunJob(name="long", user_input="x", working_directory=str(rig.folder)))
    run = rig.jobs.find_run(reply.run_id)
    assert run is not None
    async with asyncio.timeout(PATIENCE):
        await rig.script.begun.wait()
    return run


async def test_a_job_that_another_door_started_is_listened_to(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    rig.script.go.set()
    assert [await waiting, await rig.get(f"copilot/job/{run.id}/live")] == [
        {"callback": "workStopped", "workId": 1, "succeeded": True},
        {"callback": "jobSucceeded"},
    ]


async def test_a_job_that_another_door_started_is_shown_and_stopped(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    shown = await rig.get(f"copilot/job/{run.id}/status")
    closed = await rig.post(f"copilot/job/{run.id}/stop")
    assert (shown["status"], closed, run.status) == ("Executing", {"result": "Closed"}, "Failed")


async def test_jobs_that_run_are_listed_whichever_door_started_them(rig: Rig) -> None:
    over = await start(rig, "short")
    await wait(over)
    elsewhere, here = await start_elsewhere(rig), await start(rig)
    jobs = (await rig.get("copilot/job/running"))["jobs"]
    assert [job["jobId"] for job in jobs] == [elsewhere.id, here.id]


async def test_nothing_is_lost_between_the_list_and_the_first_live(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    await rig.get("copilot/job/running")
    rig.script.go.set()
    await wait(run)
    first = await rig.get(f"copilot/job/{run.id}/live/reader")
    assert first == {"callback": "workStopped", "workId": 1, "succeeded": True}
