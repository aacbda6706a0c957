"""Prompts, chat, questions, approvals and sessions."""

import asyncio
import time
from pathlib import Path

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.agent.earlier import find_done
from browser_copilot.errors import StoreError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Ok
from browser_copilot.runtime import closing
from browser_copilot.runtime.chat import find_topic
from browser_copilot.runtime.interrupts import find_interrupt
from browser_copilot.runtime.sessions import MAX_MESSAGES, SessionState
from browser_copilot.store.records import Record
from tests.contract.harness import make_click
from tests.runtime.conftest import SECONDS, SHOP, Bench, click, succeeded
from tests.runtime.test_control import endless, hang


async def save_once(task: Task, desk: Desk) -> Task:
    record = await desk.perform(click("Save"))
    assert record.status == "ok"
    return succeeded(task, "saved")


async def test_a_goal_runs_to_its_end(bench: Bench) -> None:
    session = (await bench.begin(save_once)).session_id
    done = await bench.until(e.TaskCompleted, session)
    assert done.answer == "saved"


async def test_every_step_starts_before_it_ends(bench: Bench) -> None:
    session = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, session)
    steps = [event for event in await bench.events(session) if isinstance(event, e.StepStarted | e.StepCompleted)]
    assert [event.type for event in steps] == ["STEP_STARTED", "STEP_COMPLETED"] * (len(steps) // 2)


async def test_a_write_is_recorded_and_settled(bench: Bench) -> None:
    reply = await bench.begin(save_once)
    await bench.until(e.TaskCompleted, reply.session_id)
    assert [p.label for p in bench.browser.performed if p.label == "Save"] == ["Save"]


async def test_a_second_goal_is_refused_while_one_runs(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    refused = await bench.refused(c.SubmitPrompt(text="Download the other file"), session)
    assert refused.code == "task_active"


async def test_a_question_is_answered_while_the_task_hangs(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    await bench.do(c.SubmitPrompt(text="what are you doing?"), session)
    said = [x for x in await bench.events(session) if isinstance(x, e.ChatSaid) and x.role == "assistant"]
    assert "do it" in said[-1].text


async def test_an_approval_lets_the_step_through_once(bench: Bench) -> None:
    async def delete(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        assert (await desk.perform(click("Delete", "high"))).status == "ok"
        return succeeded(task)

    session = (await bench.begin(delete)).session_id
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.TaskCompleted, session)
    assert (await bench.refused(c.Approve(approval_id=asked.approval_id, decision="allow"), session)).code == "expired"


async def test_a_denied_step_is_not_done(bench: Bench) -> None:
    results: list[str] = []

    async def delete(task: Task, desk: Desk) -> Task:
        record = await desk.perform(click("Delete", "high"))
        assert record.result is not None and not record.result.ok
        results.append(record.result.code)
        return task.model_copy(update={"status": "failed", "summary": "refused"})

    session = (await bench.begin(delete)).session_id
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="deny"), session)
    await bench.until(e.TaskFailed, session)
    assert results == ["not_allowed"]
    assert [p for p in bench.browser.performed if p.label == "Delete"] == []


async def test_an_answer_reaches_the_task_that_asked(bench: Bench) -> None:
    async def ask(task: Task, desk: Desk) -> Task:
        return succeeded(task, await desk.ask("Which one?", ["red", "blue"]))

    session = (await bench.begin(ask)).session_id
    await bench.until(e.QuestionAsked, session)
    await bench.do(c.SubmitPrompt(text="the blue one"), session)
    done = await bench.until(e.TaskCompleted, session)
    assert done.answer == "the blue one"


async def test_the_model_cannot_be_switched_while_a_task_runs(bench: Bench) -> None:
    session = (await bench.begin(hang)).session_id
    assert (await bench.refused(c.SwitchModel(profile="skills"), session)).code == "task_active"


async def test_an_unknown_model_is_refused_by_name(bench: Bench) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    assert "gpt-none" in (await bench.refused(c.SwitchModel(profile="gpt-none"), session)).error


async def test_no_session_sees_the_events_of_another(bench: Bench) -> None:
    one = (await bench.begin(endless)).session_id
    two = (await bench.do(c.SessionNew())).session_id
    await bench.until(e.ActionDone, one)
    assert await bench.kinds(two) == ["SESSION_CREATED"]
    await bench.do(c.Stop(), one)
    await bench.until(e.SessionSaved, one)


async def test_a_defect_of_the_controller_ends_the_task_and_not_the_session(bench: Bench) -> None:
    async def broken(task: Task, desk: Desk) -> Task:
        raise LookupError("a defect")

    session = (await bench.begin(broken)).session_id
    failed = await bench.until(e.TaskFailed, session)
    assert "a defect" in failed.error
    await bench.until(e.SessionSaved, session)
    await bench.begin(save_once, session_id=session)
    await bench.until(e.TaskCompleted, session)


async def test_compacting_keeps_the_newest_messages(bench: Bench) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    for number in range(20):
        await bench.do(c.SubmitPrompt(text="hello" if number % 2 else "help"), session)
    await bench.do(c.SessionCompact(), session)
    compacted = await bench.until(e.SessionCompacted, session)
    assert compacted.removed == 28 and compacted.kept == 13


async def test_a_closed_session_can_be_resumed(bench: Bench) -> None:
    session = (await bench.begin(save_once, "save the page")).session_id
    await bench.until(e.SessionSaved, session)
    assert await bench.runtime.close_session(session)
    assert bench.runtime.session(session) is None
    await bench.do(c.SessionResume(session_id=session))
    info = bench.runtime.session(session)
    assert info is not None and info.title == "save the page"


async def test_the_session_longest_at_rest_is_closed_when_too_many_are_open(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closing, "MAX_OPEN", 3)
    at_work = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, at_work)
    made = [(await bench.runtime.new_session()).id for _ in range(4)]
    assert {info.id for info in bench.runtime.sessions()} == {at_work, *made[-2:]}
    await bench.do(c.SessionResume(session_id=made[0]))
    assert bench.runtime.session(made[0]) is not None


async def test_a_session_is_closed_also_when_its_runs_cannot_be_read(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, session)

    async def refuse(*_: object, **_by: object) -> None:
        raise StoreError("the database cannot be read")

    monkeypatch.setattr(bench.database.records, "find", refuse)
    assert await bench.runtime.close_session(session)
    monkeypatch.undo()
    assert ((await bench.kinds(session))[-1], bench.runtime.session(session)) == ("SESSION_CLOSED", None)


async def close_without_store(bench: Bench, monkeypatch: pytest.MonkeyPatch, method: str) -> str:
    """Closes a session while that method of the records is refused; the refusal is told."""
    session = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, session)

    async def refuse(*_: object, **_by: object) -> None:
        raise StoreError("the database cannot be written")

    monkeypatch.setattr(bench.database.records, method, refuse)
    with pytest.raises(StoreError):
        await bench.runtime.close_session(session)
    monkeypatch.undo()
    return session


async def test_a_session_whose_rights_cannot_be_written_off_says_so_and_is_closed(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await close_without_store(bench, monkeypatch, "remove")
    assert (bench.runtime.session(session), (await bench.kinds(session))[-1]) == (None, "SESSION_CLOSED")
    assert bench.runtime.world.claims._states == {}


async def test_a_session_that_cannot_be_kept_has_no_rights_left(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await close_without_store(bench, monkeypatch, "put")
    assert list(bench.runtime.grants) == []


async def test_what_was_allowed_to_a_session_alone_ends_with_it(bench: Bench) -> None:
    session = (await bench.begin(save_once)).session_id
    await bench.until(e.SessionSaved, session)
    await bench.do(c.GrantOrigin(origin="https://kept.test"), session)
    assert {one.origin for one in bench.runtime.grants} == {"https://shop.test", "https://kept.test"}
    await bench.runtime.close_session(session)
    assert [one.origin for one in bench.runtime.grants] == ["https://kept.test"]
    assert [record.body["origin"] for record in await bench.database.records.find("grant")] == ["https://kept.test"]


async def test_a_server_that_starts_forgets_what_was_allowed_to_closed_sessions(bench: Bench) -> None:
    grant = GrantedOrigin(origin="https://old.test", session_id="s-gone")
    await bench.database.records.put(Record("grant", "old", grant.to_wire(), "s-gone"))
    await bench.close()
    await bench.start()
    assert bench.runtime.grants == []
    assert await bench.database.records.find("grant") == []


async def test_a_conversation_is_kept_to_its_newest_messages() -> None:
    state = SessionState("s-1", "skills", Path("/tmp"))
    for number in range(MAX_MESSAGES + 5):
        state.remember("user", str(number))
    assert (len(state.conversation), state.conversation[0]["text"]) == (MAX_MESSAGES, "5")


async def test_a_goal_knows_what_was_said_before_it_and_its_answer(bench: Bench) -> None:
    heard: list[list[tuple[str, str]]] = []

    async def listen(task: Task, desk: Desk) -> Task:
        heard.append([(one["role"], one["text"]) for one in desk.earlier])
        return succeeded(task, f"did {task.goal}")

    session = (await bench.begin(listen, "open the report")).session_id
    await bench.until(e.SessionSaved, session)
    before = bench.runtime.events.last_seq
    await bench.begin(listen, "do the same for March", session)
    await bench.until(e.RunFinished, session, before)
    assert heard == [[], [("user", "open the report"), ("assistant", "did open the report")]]


async def hear_done(bench: Bench, *words: str) -> str:
    """Say these one after the other, each once the one before is over: what the last of them goes on from."""
    heard: list[str] = []

    async def listen(task: Task, desk: Desk) -> Task:
        heard.append(find_done(desk.earlier))
        failed = {"status": "failed", "summary": "refused"}
        return task.model_copy(update=failed) if "fail" in task.goal else succeeded(task, "done")

    session: str | None = None
    for text in words:
        before = bench.runtime.events.last_seq
        session = (await bench.begin(listen, text, session)).session_id
        if find_interrupt(text) is None and find_topic(text) is None:
            await bench.until(e.SessionSaved, session, before)
    return heard[-1]


async def test_a_goal_goes_on_from_the_one_done_just_before_it(bench: Bench) -> None:
    assert await hear_done(bench, "open the report", "again") == "open the report"


@pytest.mark.parametrize("since", [["fail at it"], ["thanks"], ["then close it"]])
async def test_a_goal_goes_on_from_nothing_after_anything_else(bench: Bench, since: list[str]) -> None:
    assert await hear_done(bench, "open the report", *since, "again") == ""


async def test_only_the_last_word_of_the_user_goes_on_from_a_goal() -> None:
    state = SessionState("s-1", "skills", Path("/tmp"))
    state.remember("user", "open the report")
    state.remember("assistant", "done", "open the report")
    state.remember("user", "play it again")
    assert find_done(state.find_earlier("play it again")) == "open the report"
    assert [find_done(state.find_earlier(goal)) for goal in ("again", "the same for Bob")] == ["", ""]


async def test_a_run_of_a_crashed_server_is_found_and_goes_on(bench: Bench) -> None:
    async def first(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Save"))
        await asyncio.Event().wait()
        return task

    async def has_clicked() -> bool:
        kept = await bench.database.records.find("step")
        return any(record.body["record"]["step"]["description"] == "click Save" for record in kept)

    reply = await bench.begin(first)
    async with asyncio.timeout(60):
        while not await has_clicked():
            await asyncio.sleep(0)
    await bench.crash()
    await bench.start()
    found = await bench.until(e.RunFound, reply.session_id)
    seen: list[str] = []

    async def second(task: Task, desk: Desk) -> Task:
        seen.extend(record.step.description for record in task.history if record.step.kind == "tool")
        return succeeded(task)

    bench.scripts["skills"] = second
    await bench.do(c.RecoverRun(run_id=found.run_id, decision="resume"), reply.session_id)
    await bench.until(e.TaskCompleted, reply.session_id)
    assert "click Save" in seen


async def test_a_run_that_was_cut_off_before_its_tab_was_opened_opens_it_when_it_goes_on(bench: Bench) -> None:
    bench.browser.hang("tabs.list")
    reply = await bench.begin(hang)
    await bench.until(e.ToolRequested, reply.session_id)
    await bench.crash()
    await bench.start()
    found = await bench.until(e.RunFound, reply.session_id)
    await bench.do(c.RecoverRun(run_id=found.run_id, decision="resume"), reply.session_id)
    opened = await bench.until(e.ActionDone, reply.session_id)
    assert (opened.action, opened.target) == ("tabs.open", SHOP)


async def test_a_run_that_was_cut_off_goes_on_in_its_own_tab(bench: Bench) -> None:
    reply = await bench.begin(hang)
    await bench.until(e.TaskStarted, reply.session_id)
    before = bench.runtime.session(reply.session_id)
    await bench.crash()
    await bench.start()
    after = bench.runtime.session(reply.session_id)
    assert before is not None and after is not None and after.tabs == before.tabs != ()


async def test_what_a_run_spent_is_not_read_while_another_one_runs(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal waits for no log that cannot be written."""
    reply = await bench.begin(hang)
    await bench.until(e.TaskStarted, reply.session_id)
    await bench.crash()
    await bench.start()
    found = await bench.until(e.RunFound, reply.session_id)
    seq = bench.runtime.events.last_seq
    await bench.begin(hang, session_id=reply.session_id)
    await bench.until(e.TaskStarted, reply.session_id, seq)

    async def refuse() -> None:
        raise StoreError("the log was read")

    monkeypatch.setattr(bench.database.events, "flush", refuse)
    refused = await bench.refused(c.RecoverRun(run_id=found.run_id, decision="resume"), reply.session_id)
    monkeypatch.undo()
    assert refused.code == "task_active"


async def test_a_discarded_run_is_not_offered_again(bench: Bench) -> None:
    reply = await bench.begin(hang)
    await bench.until(e.TaskStarted, reply.session_id)
    await bench.crash()
    await bench.start()
    found = await bench.until(e.RunFound, reply.session_id)
    await bench.do(c.RecoverRun(run_id=found.run_id, decision="discard"), reply.session_id)
    assert await bench.runtime.incomplete() == []


async def test_a_run_that_goes_on_before_the_browser_is_back_knows_what_that_did(bench: Bench) -> None:
    reply = await bench.begin(hang)
    session = reply.session_id
    await bench.until(e.TaskStarted, session)
    sent = make_click("w1").model_copy(update={"task_id": reply.task_id, "session_id": session})
    await bench.database.intents.record(sent)
    await bench.crash()
    bench.browser.lose_link()
    await bench.start()
    found = await bench.until(e.RunFound, session)
    seen: list[tuple[str, str]] = []

    async def look_back(task: Task, desk: Desk) -> Task:
        seen.extend((record.id, record.status) for record in task.history[-1:])
        return succeeded(task)

    bench.scripts["skills"] = look_back
    after = bench.runtime.events.last_seq
    await bench.do(c.RecoverRun(run_id=found.run_id, decision="resume"), session)
    await bench.until(e.ToolRequested, session, after)
    await bench.database.intents.settle("w1", Ok(data={}))
    bench.browser.restore_link()
    await bench.until(e.TaskCompleted, session)
    assert seen == [("done-w1", "ok")]


async def test_the_link_may_go_and_come_back_in_the_middle_of_a_task(bench: Bench) -> None:
    session = (await bench.begin(endless)).session_id
    await bench.until(e.ActionDone, session)
    bench.browser.lose_link()
    bench.runtime.link_changed(False, "gone")
    seq = bench.runtime.events.last_seq
    bench.browser.restore_link()
    bench.runtime.link_changed(True)
    await bench.until(e.ActionDone, session, seq)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)


async def test_a_command_to_a_session_that_closes_meanwhile_is_refused(bench: Bench) -> None:
    session = (await bench.runtime.new_session()).id
    actor = bench.runtime.actor(session)
    assert actor is not None
    await bench.runtime.close_session(session)
    async with asyncio.timeout(SECONDS):
        reply = await actor.submit(c.Pause())
    assert isinstance(reply, c.CommandRefused) and "closed" in reply.error


class Ticking:
    """A clock that shows another second each time."""

    def __init__(self) -> None:
        self._seconds = time.time()

    def now(self) -> float:
        self._seconds += 1
        return self._seconds

    async def sleep(self, seconds: float) -> None:
        return


async def open_sessions(bench: Bench, number: int) -> list[str]:
    """So many, of which the second is the one that something happened in last."""
    await bench.close()
    bench.clock = Ticking()
    await bench.start()
    sessions = [(await bench.runtime.new_session()).id for _ in range(number)]
    await bench.do(c.SubmitPrompt(text="help"), sessions[1])
    return sessions


async def test_the_last_session_is_the_one_that_changed_last_also_after_a_restart(bench: Bench) -> None:
    sessions = await open_sessions(bench, 4)
    found = []
    for _ in range(2):
        await bench.close()
        await bench.start()
        found.append((await bench.do(c.SessionResumeLast())).session_id)
    assert found == [sessions[1]] * 2


async def test_the_last_session_may_be_a_closed_one(bench: Bench) -> None:
    sessions = await open_sessions(bench, 3)
    await bench.runtime.close_session(sessions[1])
    assert (await bench.do(c.SessionResumeLast())).session_id == sessions[1]
    assert bench.runtime.session(sessions[1]) is not None


async def test_without_any_session_there_is_no_last_one(bench: Bench) -> None:
    assert (await bench.refused(c.SessionResumeLast())).code == "unknown"
