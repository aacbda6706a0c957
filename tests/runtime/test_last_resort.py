"""What is asked as a last resort waits only for somebody who is there."""

import asyncio

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Answer, RecoverRun, SubmitPrompt
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import SECONDS, SHOP, Bench, succeeded
from tests.runtime.test_control import hang


async def ask_last(task: Task, desk: Desk) -> Task:
    answer = await desk.ask("What shall I do instead?", last_resort=True)
    return succeeded(task, answer or "nobody")


async def answered(bench: Bench, session: str) -> str:
    question = await bench.until(e.QuestionAsked, session)
    await bench.do(Answer(question_id=question.question_id, text="this"), session)
    return str((await bench.until(e.TaskCompleted, session)).answer)


async def test_nobody_is_waited_for_where_nobody_looks_on(bench: Bench) -> None:
    session = (await bench.begin(ask_last)).session_id
    async with asyncio.timeout(SECONDS):
        assert (await bench.until(e.TaskCompleted, session)).answer == "nobody"
    assert "QUESTION" not in await bench.kinds(session)


async def test_who_watches_the_session_is_asked(bench: Bench) -> None:
    session = (await bench.runtime.new_session()).id
    with bench.runtime.watch(session):
        await bench.begin(ask_last, session_id=session)
        assert await answered(bench, session) == "this"


async def test_a_door_may_say_that_somebody_is_there(bench: Bench) -> None:
    bench.scripts["skills"] = ask_last
    session = (await bench.do(SubmitPrompt(text="do it", url=SHOP, attended=True))).session_id
    assert await answered(bench, session) == "this"


@pytest.mark.parametrize("attended", [True, None])
async def test_who_is_there_is_said_anew_after_a_restart(bench: Bench, attended: bool | None) -> None:
    bench.scripts["skills"] = hang
    before = None if attended else True
    begun = await bench.do(SubmitPrompt(text="do it", url=SHOP, attended=before))
    await bench.until(e.TaskStarted, begun.session_id)
    await bench.crash()
    await bench.start()
    bench.scripts["skills"] = ask_last
    await bench.do(RecoverRun(run_id=str(begun.run_id), decision="resume", attended=attended), begun.session_id)
    if attended:
        assert await answered(bench, begun.session_id) == "this"
    else:
        async with asyncio.timeout(SECONDS):
            assert (await bench.until(e.TaskCompleted, begun.session_id)).answer == "nobody"
