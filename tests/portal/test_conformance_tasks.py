"""Specification 003, "API (jobsApi.ts)": tasks are listed, started in a session, listened to and stopped.

The tasks are those of an installed Entry; what they do is a script.
"""

import asyncio
from typing import Any

from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.runs import FeedCallbacks
from browser_copilot.runtime.tasks import TaskOrder, TaskRun
from tests.portal.rig import ENTRY, PATIENCE, Rig


def find_live(rig: Rig) -> LiveBook:
    book: LiveBook = rig.app.state.live
    return book


async def start(rig: Rig, name: str = "linger", user_input: str = "the input") -> tuple[Any, str]:
    """The run and its session."""
    session = await rig.start()
    reply = await rig.post(f"copilot/task/start/{name}/session/{session}", user_input)
    assert list(reply) == ["taskId"]
    return find_live(rig).tasks[reply["taskId"]], session


async def begin(rig: Rig) -> Any:
    """One that goes on until `rig.script.go`, read so far."""
    run, _ = await start(rig)
    assert await rig.get(f"copilot/task/{run.id}/live") == {"callback": "taskSessionStarted"}
    async with asyncio.timeout(PATIENCE):
        await rig.script.begun.wait()
    return run


async def begin_apart(rig: Rig) -> TaskRun:
    """As `begin`, but not forced into its session: the specification starts none so, but lets it be stopped."""
    callbacks = FeedCallbacks(find_live(rig), "task")
    run = rig.jobs.tasks.start(TaskOrder("apart", "", await rig.start()), callbacks)
    find_live(rig).tasks[run.id] = run
    callbacks.bind(run.id)
    assert (await rig.get(f"copilot/task/{run.id}/live"))["callback"] == "taskSessionStarted"
    async with asyncio.timeout(PATIENCE):
        await rig.script.begun.wait()
    return run


async def finish(run: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        await run.wait()


async def test_tasks_are_listed(rig: Rig) -> None:
    rows = [{"name": name, "requireUserInput": name in ("linger", "say")} for name in ENTRY["tasks"]]
    assert await rig.get("copilot/task") == {"tasks": rows}


async def test_a_task_is_started_in_its_session_with_the_input(rig: Rig) -> None:
    _, session = await start(rig)
    async with asyncio.timeout(PATIENCE):
        await rig.script.begun.wait()
    info = rig.runtime.session(session)
    assert info is not None and info.goal == "linger over the input"


async def test_a_task_needs_a_session(rig: Rig) -> None:
    assert await rig.post("copilot/task/start/linger/session/nobody", "x") == {"error": "SessionNotFound"}


async def test_an_unknown_task_is_not_started(rig: Rig) -> None:
    session = await rig.start()
    assert await rig.post(f"copilot/task/start/nothing/session/{session}", "x") == {"error": "TaskNotFound"}


async def test_a_task_that_cannot_start_says_why(rig: Rig) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/task/start/linger/session/{session}", content="")
    assert (reply.status_code, reply.json()["field"]) == (400, "userInput")


async def test_a_task_forced_into_its_session_cannot_be_stopped(rig: Rig) -> None:
    run = await begin(rig)
    assert (await rig.post(f"copilot/task/{run.id}/stop"), run.status) == ({"error": "TaskCannotClose"}, "Executing")


async def test_a_task_that_is_not_forced_is_stopped(rig: Rig) -> None:
    run = await begin_apart(rig)
    assert (await rig.post(f"copilot/task/{run.id}/stop"), run.status) == ({"result": "Closed"}, "Failed")


async def test_a_stopped_task_is_gone(rig: Rig) -> None:
    run = await begin_apart(rig)
    await rig.post(f"copilot/task/{run.id}/stop")
    found = [await rig.post(f"copilot/task/{run.id}/stop"), await rig.get(f"copilot/task/{run.id}/live")]
    assert found == [{"error": "TaskNotFound"}] * 2


async def test_live_gives_the_callbacks_in_their_order(rig: Rig) -> None:
    run, _ = await start(rig, "fail")
    assert await rig.read_until(f"copilot/task/{run.id}/live", "taskFailed") == [
        {"callback": "taskSessionStarted"},
        {"callback": "taskSessionStopped", "succeeded": False},
        {"callback": "taskFailed"},
    ]


async def test_a_session_that_is_not_the_driving_one_is_named(rig: Rig) -> None:
    run = await begin_apart(rig)
    own = next(info.id for info in rig.runtime.sessions() if info.goal == "linger apart")
    rig.script.go.set()
    await finish(run)
    assert await rig.read_until(f"copilot/task/{run.id}/live/another", "taskSucceeded") == [
        {"callback": "taskSessionStarted", "taskSession": own},
        {"callback": "taskSessionStopped", "taskSession": own, "succeeded": True},
        {"callback": "taskSucceeded"},
    ]


async def test_an_exception_inside_the_task_is_reported(rig: Rig) -> None:
    run, _ = await start(rig, "say", "x" * 3_000)
    await finish(run)
    found = [await rig.get(f"copilot/task/{run.id}/live") for _ in range(4)]
    assert (list(found[2]), "3000 characters" in found[2]["taskError"]) == (["taskError"], True), found
    assert found[3] == {"callback": "taskFailed"}


async def test_a_finished_task_is_gone_once_it_was_read_to_its_end(rig: Rig) -> None:
    run, _ = await start(rig, "look")
    await rig.read_until(f"copilot/task/{run.id}/live", "taskSucceeded")
    assert await rig.get(f"copilot/task/{run.id}/live") == {"error": "TaskNotFound"}


async def test_a_finished_task_cannot_be_stopped(rig: Rig) -> None:
    run, _ = await start(rig, "look")
    await finish(run)
    assert await rig.post(f"copilot/task/{run.id}/stop") == {"error": "TaskNotFound"}


async def test_a_finished_task_leaves_its_session_alive(rig: Rig) -> None:
    run, session = await start(rig, "look")
    await finish(run)
    assert rig.runtime.session(session) is not None


async def test_live_of_nobody_is_refused(rig: Rig) -> None:
    assert await rig.get("copilot/task/nobody/live") == {"error": "TaskNotFound"}


async def test_live_may_come_before_the_callback(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    rig.script.go.set()
    assert await waiting == {"callback": "taskSessionStopped", "succeeded": True}


async def test_live_times_out_after_five_seconds(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    assert await waiting == {"error": "HttpRequestTimeout"}


async def test_a_second_call_while_one_waits_is_refused(rig: Rig) -> None:
    run = await begin(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    second = await rig.get(f"copilot/task/{run.id}/live")
    rig.clock.advance(5)
    assert (second, await waiting) == ({"error": "ParallelCallNotSupported"}, {"error": "HttpRequestTimeout"})


async def test_stop_answers_the_call_that_waits(rig: Rig) -> None:
    run = await begin_apart(rig)
    waiting = asyncio.create_task(rig.get(f"copilot/task/{run.id}/live"))
    await rig.clock.sleeping()
    await rig.post(f"copilot/task/{run.id}/stop")
    assert await waiting == {"error": "TaskNotFound"}


async def test_readers_with_tokens_each_get_everything(rig: Rig) -> None:
    run = await begin(rig)
    found = [await rig.get(f"copilot/task/{run.id}/live/{token}") for token in ("one", "two")]
    assert found == [{"callback": "taskSessionStarted"}] * 2


async def test_the_prompts_of_a_running_task_are_told_to_its_session(rig: Rig) -> None:
    """With the first one, and with what the task says when its criteria are not met; none is the caller's own."""
    run, session = await start(rig, "persist")
    await finish(run)
    said = [one["prompt"] for one in await rig.read_run(session) if one["callback"] == "onGeneratedUserPrompt"]
    assert said == ["look around"]
    more = await rig.read_run(session)
    said = [one["prompt"] for one in more if one["callback"] == "onGeneratedUserPrompt"]
    assert (said, run.status) == (["look again"], "Failed")
