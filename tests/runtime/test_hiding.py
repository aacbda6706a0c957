"""A password in a goal or an answer is seen by the field alone: no event, no record, no prompt has it."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import text as sql

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Answer, RecoverRun, Stop, SubmitPrompt
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.protocol.tools import Call, DomType, Failed, Ok
from tests.runtime.conftest import Bench

GOAL = "log in as ann with password hunter2"
FIELD: dict[str, Any] = {"kind": "role", "role": "textbox", "name": "Password"}


class Typing:
    """What reached the browser's hands beside the call: handle -> (value, origin)."""

    def __init__(self, bench: Bench) -> None:
        self.secrets: list[dict[str, tuple[str, str]]] = []
        self._call = bench.browser.call
        bench.browser.call = self.call  # type: ignore[method-assign]

    async def call(self, call: Call, secrets: Mapping[str, Any] | None = None) -> Ok | Failed:
        if isinstance(call, DomType):
            self.secrets.append({name: (one.value, one.origin) for name, one in (secrets or {}).items()})
            return Ok(data=None)
        return await self._call(call, secrets)


async def type_password(task: Task, desk: Desk) -> Task:
    """Looks, then types the last word of the goal."""
    await desk.look("getMiniPCD", {})
    word = task.goal.split()[-1]
    record = await desk.perform(
        ToolStep(tool="dom.type", args={"selector": FIELD, "text": word}, description=f"Enter {word}")
    )
    done = record.result is not None and record.result.ok
    return task.model_copy(update={"status": "succeeded" if done else "failed", "summary": "typed"})


async def read_everything(bench: Bench) -> str:
    """Every row of every table, as one text."""
    await bench.runtime.events.flush()
    async with bench.database.read() as connection:
        tables = ["events", "records", "intents"]
        rows = [[list(row) for row in await connection.execute(sql(f"select * from {one}"))] for one in tables]
    return json.dumps(rows, default=str, ensure_ascii=False)


async def test_it_reaches_the_field(bench: Bench) -> None:
    typing = Typing(bench)
    accepted = await bench.begin(type_password, GOAL)
    await bench.until(e.RunFinished, accepted.session_id)
    assert [list(one.values()) for one in typing.secrets] == [[("hunter2", "https://shop.test")]]


async def test_nothing_else_has_it(bench: Bench) -> None:
    Typing(bench)
    accepted = await bench.begin(type_password, GOAL)
    await bench.until(e.SessionSaved, accepted.session_id)
    assert "hunter2" not in await read_everything(bench)


async def test_a_value_of_the_vault_is_hidden_and_typed_whatever_is_said_of_it(bench: Bench) -> None:
    typing = Typing(bench)
    bench.runtime.world.said.known = lambda: ["zebra-7781"]
    accepted = await bench.begin(type_password, "into the code field goes zebra-7781")
    await bench.until(e.SessionSaved, accepted.session_id)
    assert [list(one.values()) for one in typing.secrets] == [[("zebra-7781", "https://shop.test")]]
    assert "zebra-7781" not in await read_everything(bench)


async def test_after_the_task_it_is_not_known_any_more(bench: Bench) -> None:
    Typing(bench)
    accepted = await bench.begin(type_password, GOAL)
    started = await bench.until(e.RunStarted, accepted.session_id)
    await bench.until(e.SessionSaved, accepted.session_id)
    assert bench.runtime.world.said.find_lost(started.task) is not None


async def test_an_answer_with_a_password_is_masked_too(bench: Bench) -> None:
    said: list[str] = []

    async def ask(task: Task, desk: Desk) -> Task:
        said.append(await desk.ask("What is the password of ann?"))
        return task.model_copy(update={"status": "succeeded", "summary": "asked"})

    accepted = await bench.begin(ask)
    question = await bench.until(e.QuestionAsked, accepted.session_id)
    await bench.do(Answer(question_id=question.question_id, text="hunter2"), accepted.session_id)
    await bench.until(e.SessionSaved, accepted.session_id)
    assert said[0].startswith("••••") and "hunter2" not in await read_everything(bench)


async def test_after_a_restart_it_is_asked_anew(bench: Bench) -> None:
    async def wait(task: Task, desk: Desk) -> Task:
        await desk.checkpoint(task)
        await desk.ask("Go on?")
        return task

    accepted = await bench.begin(wait, GOAL)
    await bench.until(e.QuestionAsked, accepted.session_id)
    await bench.crash()
    await bench.start()
    typing = Typing(bench)
    bench.scripts["skills"] = type_password
    after = bench.runtime.events.last_seq
    await bench.do(RecoverRun(run_id=str(accepted.run_id), decision="resume"), accepted.session_id)
    question = await bench.until(e.QuestionAsked, accepted.session_id, after)
    await bench.do(SubmitPrompt(text="hunter2"), accepted.session_id)
    await bench.until(e.RunFinished, accepted.session_id, after)
    assert "password" in question.text and next(iter(typing.secrets[0].values()))[0] == "hunter2"
    assert "hunter2" not in await read_everything(bench)


async def test_without_an_answer_nothing_is_typed(bench: Bench) -> None:
    typing = Typing(bench)
    accepted = await bench.begin(type_password, "log in as ann with password ••••123456")
    await bench.until(e.QuestionAsked, accepted.session_id)
    await bench.do(Stop(), accepted.session_id)
    await bench.until(e.Stopped, accepted.session_id)
    assert typing.secrets == []
