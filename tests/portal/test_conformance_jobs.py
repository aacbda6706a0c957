"""Specification 003, "API (jobsApi.ts)": jobs are listed, started in a folder, listened to and stopped."""

import asyncio

import pytest

from tests.portal.rig import FakeRun, Rig


async def start(rig: Rig) -> FakeRun:
    reply = await rig.post("copilot/job/start/nightly", f"{rig.folder}\nfirst\nsecond")
    assert reply == {"jobId": rig.jobs.runs[-1].id}
    return rig.jobs.runs[-1]


async def test_jobs_are_listed_with_their_work(rig: Rig) -> None:
    assert await rig.get("copilot/job") == {"jobs": [{"name": "nightly", "work": {"kind": "Ref", "taskId": "scrum"}}]}


async def test_the_first_line_is_the_folder_and_the_rest_the_input(rig: Rig) -> None:
    run = await start(rig)
    assert (run.place, run.user_input) == (str(rig.folder), "first\nsecond")


async def test_an_unknown_job_is_not_started(rig: Rig) -> None:
    assert await rig.post("copilot/job/start/nothing", str(rig.folder)) == {"error": "JobNotFound"}


@pytest.mark.parametrize(
    ("folder", "error"),
    [("relative", "WorkingDirectoryNotAbsolutePath"), ("/no/such/folder", "WorkingDirectoryNotExists")],
)
async def test_a_job_needs_a_folder(rig: Rig, folder: str, error: str) -> None:
    assert await rig.post("copilot/job/start/nightly", f"{folder}\nx") == {"error": error}


async def test_a_job_is_stopped(rig: Rig) -> None:
    run = await start(rig)
    assert (await rig.post(f"copilot/job/{run.id}/stop"), run.stopped) == ({"result": "Closed"}, True)


async def test_a_stopped_job_is_gone(rig: Rig) -> None:
    run = await start(rig)
    await rig.post(f"copilot/job/{run.id}/stop")
    found = [
        await rig.post(f"copilot/job/{run.id}/stop"),
        await rig.get(f"copilot/job/{run.id}/live"),
    ]
    assert found == [{"error": "JobNotFound"}] * 2


async def test_live_gives_the_callbacks_in_their_order(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.work_started(0)
    run.callbacks.work_stopped(0, True)
    run.callbacks.job_succeeded()
    assert await rig.read_until(f"copilot/job/{run.id}/live", "jobSucceeded") == [
        {"callback": "workStarted", "workId": 0},
        {"callback": "workStopped", "workId": 0, "succeeded": True},
        {"callback": "jobSucceeded"},
    ]


async def test_an_exception_inside_the_job_is_reported(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.job_error("it broke")
    assert await rig.get(f"copilot/job/{run.id}/live") == {"jobError": "it broke"}


async def test_a_finished_job_is_gone_once_it_was_read_to_its_end(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.job_failed()
    found = [await rig.get(f"copilot/job/{run.id}/live") for _ in range(2)]
    assert found == [{"callback": "jobFailed"}, {"error": "JobNotFound"}]


@pytest.mark.parametrize("what", ["live", "status"])
async def test_a_job_that_never_was_is_not_found(rig: Rig, what: str) -> None:
    assert await rig.get(f"copilot/job/nobody/{what}") == {"error": "JobNotFound"}


async def test_live_times_out_after_five_seconds(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    assert await waiting == {"error": "HttpRequestTimeout"}


async def test_a_second_call_while_one_waits_is_refused(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    second = await rig.get(f"copilot/job/{run.id}/live")
    rig.clock.advance(5)
    assert (second, await waiting) == ({"error": "ParallelCallNotSupported"}, {"error": "HttpRequestTimeout"})


async def test_stop_answers_the_call_that_waits(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/job/{run.id}/stop")
    assert await waiting == {"error": "JobNotFound"}


async def test_the_status_names_the_works_that_run(rig: Rig) -> None:
    run = await start(rig)
    run.running_work_ids = [2, 3]
    assert await rig.get(f"copilot/job/{run.id}/status") == {
        "jobId": run.id,
        "job": "nightly",
        "status": "Executing",
        "runningWorkIds": [2, 3],
        "works": {},
    }


async def test_a_job_that_ends_before_it_was_named_can_still_be_read(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = rig.jobs.start

    async def start_and_end(*args: object) -> FakeRun:
        run = await begin(*args)  # type: ignore[arg-type]
        run.callbacks.job_succeeded()
        return run

    monkeypatch.setattr(rig.jobs, "start", start_and_end)
    run = await start(rig)
    assert await rig.get(f"copilot/job/{run.id}/live") == {"callback": "jobSucceeded"}


async def start_elsewhere(rig: Rig) -> FakeRun:
    """As by the command RunJob, or by going on with it after a restart."""
    return await rig.jobs.start("nightly", "", rig.folder, None)


async def test_a_job_that_another_door_started_is_listened_to(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/job/{run.id}/live"))
    await rig.clock.sleeping()
    run.listeners[0].work_started(0)
    first = await waiting
    run.listeners[0].job_succeeded()
    assert [first, await rig.get(f"copilot/job/{run.id}/live")] == [
        {"callback": "workStarted", "workId": 0},
        {"callback": "jobSucceeded"},
    ]


async def test_a_job_that_another_door_started_is_shown_and_stopped(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    shown = await rig.get(f"copilot/job/{run.id}/status")
    closed = await rig.post(f"copilot/job/{run.id}/stop")
    assert (shown["status"], closed, run.stopped) == ("Executing", {"result": "Closed"}, True)


async def test_jobs_that_run_are_listed_whichever_door_started_them(rig: Rig) -> None:
    here, elsewhere, over = await start(rig), await start_elsewhere(rig), await start_elsewhere(rig)
    elsewhere.works, over.status = {0: "Succeeded"}, "Succeeded"
    jobs = (await rig.get("copilot/job/running"))["jobs"]
    assert [(job["jobId"], job["works"]) for job in jobs] == [(here.id, {}), (elsewhere.id, {"0": "Succeeded"})]


async def test_nothing_is_lost_between_the_list_and_the_first_live(rig: Rig) -> None:
    run = await start_elsewhere(rig)
    await rig.get("copilot/job/running")
    run.listeners[0].work_started(0)
    assert await rig.get(f"copilot/job/{run.id}/live/reader") == {"callback": "workStarted", "workId": 0}
