"""A session's policy for approvals is the same after a restart; what waited for a yes is shown, and asked anew."""

import asyncio
import time

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Answer, Approve, RecoverRun, SessionResume, SetApprovalPolicy, Shutdown
from browser_copilot.protocol.task import Task
from tests.runtime.conftest import Bench, click, succeeded

HOUR_MS = 3_600_000


class At:
    """A clock that stands."""

    def __init__(self, now: float) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        return


def find_policy(bench: Bench, session: str) -> str:
    info = bench.runtime.session(session)
    assert info is not None
    return info.policy


async def set_policy(bench: Bench, policy: str, until_ms: int | None = None) -> str:
    session = (await bench.runtime.new_session()).id
    await bench.do(SetApprovalPolicy(policy=policy, until_ms=until_ms), session)  # type: ignore[arg-type]
    return session


@pytest.mark.parametrize("policy", ["all", "none"])
@pytest.mark.parametrize("cut", [True, False])
async def test_a_policy_outlives_the_server(bench: Bench, policy: str, cut: bool) -> None:
    session = await set_policy(bench, policy)
    await (bench.crash() if cut else bench.close())
    await bench.start()
    assert find_policy(bench, session) == policy


@pytest.mark.parametrize(("later_ms", "policy"), [(HOUR_MS - 1_000, "until"), (HOUR_MS + 1_000, "ask")])
async def test_an_until_is_ask_once_its_time_is_over(bench: Bench, later_ms: int, policy: str) -> None:
    now = time.time()
    session = await set_policy(bench, "until", int(now * 1000) + HOUR_MS)
    await bench.close()
    bench.clock = At(now + later_ms / 1000)
    await bench.start()
    assert find_policy(bench, session) == policy


async def test_a_session_that_was_closed_asks_again(bench: Bench) -> None:
    session = await set_policy(bench, "all")
    await bench.runtime.close_session(session)
    await bench.do(SessionResume(session_id=session))
    assert find_policy(bench, session) == "ask"


async def delete(task: Task, desk: Desk) -> Task:
    await desk.checkpoint(task)
    await desk.look("getMiniPCD", {})
    record = await desk.perform(click("Delete", risk="high"))
    return succeeded(task, record.status)


async def wait_for_a_yes(bench: Bench) -> tuple[str, str, e.NeedsApproval]:
    """Session, run and request of a task that waits."""
    accepted = await bench.begin(delete)
    asked: e.NeedsApproval = await bench.until(e.NeedsApproval, accepted.session_id)
    return accepted.session_id, str(accepted.run_id), asked


def list_pressed(bench: Bench) -> list[str]:
    return [one.label for one in bench.browser.performed if one.call.to_wire()["name"] == "dom.click"]


async def test_what_waited_for_a_yes_at_a_crash_is_shown_with_its_run(bench: Bench) -> None:
    session, run, asked = await wait_for_a_yes(bench)
    await bench.crash()
    await bench.start()
    found = await bench.until(e.RunFound, session)
    [shown] = await bench.runtime.incomplete()
    assert (found.run_id, found.waiting_for, shown.to_wire()["waitingFor"]) == (run, *[asked.reason] * 2)


async def ask(task: Task, desk: Desk) -> Task:
    await desk.look("getMiniPCD", {})
    await desk.ask("Which of the two?")
    await desk.look("getMiniPCD", {})
    await asyncio.Event().wait()
    return task


@pytest.mark.parametrize(("answered", "waits"), [(False, "Which of the two?"), (True, None)])
async def test_a_question_that_waited_at_a_crash_is_shown_with_its_run(
    bench: Bench, answered: bool, waits: str | None
) -> None:
    session = (await bench.begin(ask)).session_id
    asked = await bench.until(e.QuestionAsked, session)
    if answered:
        seq = bench.runtime.events.last_seq
        await bench.do(Answer(question_id=asked.question_id, text="the first"), session)
        await bench.until(e.ToolCompleted, session, seq)
    await bench.crash()
    await bench.start()
    assert (await bench.until(e.RunFound, session)).waiting_for == waits


async def test_it_waits_no_more_and_nothing_was_done(bench: Bench) -> None:
    session, _, asked = await wait_for_a_yes(bench)
    await bench.crash()
    await bench.start()
    ended = [one for one in await bench.events(session) if isinstance(one, e.ApprovalResolved)]
    assert [(one.approval_id, one.decision, one.by) for one in ended] == [(asked.approval_id, "withdrawn", "system")]
    assert (await bench.refused(Approve(approval_id=asked.approval_id, decision="allow"), session)).code == "expired"
    assert (bench.runtime.pending(session), list_pressed(bench)) == ([], [])


async def test_it_is_still_shown_after_a_second_restart(bench: Bench) -> None:
    _, _, asked = await wait_for_a_yes(bench)
    await bench.crash()
    await bench.start()
    await bench.close()
    await bench.start()
    assert [one.waiting_for for one in await bench.runtime.incomplete()] == [asked.reason]


async def test_the_orderly_end_of_a_server_is_told_the_same_way(bench: Bench) -> None:
    session, _, asked = await wait_for_a_yes(bench)
    await bench.do(Shutdown())
    await bench.close()
    await bench.start()
    assert (await bench.until(e.RunFound, session)).waiting_for == asked.reason


async def test_a_run_that_goes_on_asks_anew(bench: Bench) -> None:
    session, run, asked = await wait_for_a_yes(bench)
    await bench.crash()
    await bench.start()
    before = bench.runtime.events.last_seq
    await bench.do(RecoverRun(run_id=run, decision="resume"), session)
    again = await bench.until(e.NeedsApproval, session, before)
    await bench.do(Approve(approval_id=again.approval_id, decision="allow"), session)
    done = await bench.until(e.TaskCompleted, session, before)
    assert (again.approval_id != asked.approval_id, again.reason, done.answer) == (True, asked.reason, "ok")
    assert list_pressed(bench) == ["Delete"]


async def test_a_run_that_waited_for_nothing_says_nothing_of_it(bench: Bench) -> None:
    session, _, asked = await wait_for_a_yes(bench)
    await bench.do(Approve(approval_id=asked.approval_id, decision="deny"), session)
    await bench.until(e.TaskCompleted, session)
    assert await bench.runtime.incomplete() == []
