"""Specification 003, "API (jobsApi.ts)": tasks are listed, started in a session, listened to and stopped."""

import asyncio

from tests.portal.rig import FakeRun, Rig


async def start(rig: Rig, *, forced: bool = True) -> FakeRun:
    rig.tasks.forced = forced
    session = await rig.start()
    reply = await rig.post(f"copilot/task/start/scrum/session/{session}", "the input")
    assert reply == {"taskId": rig.tasks.runs[-1].id}
    return rig.tasks.runs[-1]


async def test_tasks_are_listed(rig: Rig) -> None:
    assert await rig.get("copilot/task") == {
        "tasks": [{"name": "scrum", "requireUserInput": True}, {"name": "review", "requireUserInput": False}]
    }


async def test_a_task_is_started_in_its_session_with_the_input(rig: Rig) -> None:
    run = await start(rig)
    assert (run.name, run.user_input, rig.runtime.session(run.place) is not None) == ("scrum", "the input", True)


async def test_a_task_needs_a_session(rig: Rig) -> None:
    assert await rig.post("copilot/task/start/scrum/session/nobody", "x") == {"error": "SessionNotFound"}


async def test_an_unknown_task_is_not_started(rig: Rig) -> None:
    session = await rig.start()
    assert await rig.post(f"copilot/task/start/nothing/session/{session}", "x") == {"error": "TaskNotFound"}


async def test_a_task_that_cannot_start_says_why(rig: Rig) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/task/start/review/session/{session}", content="")
    assert (reply.status_code, reply.json()["field"]) == (400, "userInput")


async def test_a_task_forced_into_its_session_cannot_be_stopped(rig: Rig) -> None:
    run = await start(rig)
    assert (await rig.post(f"copilot/task/{run.id}/stop"), run.stopped) == ({"error": "TaskCannotClose"}, False)


async def test_a_task_that_is_not_forced_is_stopped(rig: Rig) -> None:
    run = await start(rig, forced=False)
    assert (await rig.post(f"copilot/task/{run.id}/stop"), run.stopped) == ({"result": "Closed"}, True)


async def test_a_stopped_task_is_gone(rig: Rig) -> None:
    run = await start(rig, forced=False)
    await rig.post(f"copilot/task/{run.id}/stop")
    found = [await rig.post(f"copilot/task/{run.id}/stop"), await rig.get(f"copilot/task/{run.id}/live")]
    assert found == [{"error": "TaskNotFound"}] * 2


async def test_live_gives_the_callbacks_in_their_order(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.task_session_started(None)
    run.callbacks.task_session_started("s-2")
    run.callbacks.task_session_stopped("s-2", False)
    run.callbacks.task_session_stopped(None, True)
    run.callbacks.task_failed()
    assert await rig.read_until(f"copilot/task/{run.id}/live", "taskFailed") == [
        {"callback": "taskSessionStarted"},
        {"callback": "taskSessionStarted", "taskSession": "s-2"},
        {"callback": "taskSessionStopped", "taskSession": "s-2", "succeeded": False},
        {"callback": "taskSessionStopped", "succeeded": True},
        {"callback": "taskFailed"},
    ]


async def test_an_exception_inside_the_task_is_reported(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.task_error("it broke")
    assert await rig.get(f"copilot/task/{run.id}/live") == {"taskError": "it broke"}


async def test_a_finished_task_is_gone_once_it_was_read_to_its_end(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.task_succeeded()
    found = [await rig.get(f"copilot/task/{run.id}/live") for _ in range(2)]
    assert found == [{"callback": "taskSucceeded"}, {"error": "TaskNotFound"}]


async def test_a_finished_task_cannot_be_stopped(rig: Rig) -> None:
    run = await start(rig, forced=False)
    run.callbacks.task_succeeded()
    assert await rig.post(f"copilot/task/{run.id}/stop") == {"error": "TaskNotFound"}


async def test_a_finished_task_leaves_its_session_alive(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.task_succeeded()
    assert rig.runtime.session(run.place) is not None


async def test_live_of_nobody_is_refused(rig: Rig) -> None:
    assert await rig.get("copilot/task/nobody/live") == {"error": "TaskNotFound"}


async def test_live_may_come_before_the_callback(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    run.callbacks.task_succeeded()
    assert await waiting == {"callback": "taskSucceeded"}


async def test_live_times_out_after_five_seconds(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    assert await waiting == {"error": "HttpRequestTimeout"}


async def test_a_second_call_while_one_waits_is_refused(rig: Rig) -> None:
    run = await start(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    second = await rig.get(f"copilot/task/{run.id}/live")
    rig.clock.advance(5)
    assert (second, await waiting) == ({"error": "ParallelCallNotSupported"}, {"error": "HttpRequestTimeout"})


async def test_stop_answers_the_call_that_waits(rig: Rig) -> None:
    run = await start(rig, forced=False)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/task/{run.id}/stop")
    assert await waiting == {"error": "TaskNotFound"}


async def test_readers_with_tokens_each_get_everything(rig: Rig) -> None:
    run = await start(rig)
    run.callbacks.task_session_started(None)
    found = [await rig.get(f"copilot/task/{run.id}/live/{token}") for token in ("one", "two")]
    assert found == [{"callback": "taskSessionStarted"}] * 2
