"""Any command, tool, workflow or job can be asked for by file, and runs are waited for."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.errors import LinkError, UsageError
from browser_copilot.mailbox.clerk import CONTROLS, RUNS, Clerk
from browser_copilot.mailbox.folders import Document, Request
from browser_copilot.mailbox.following import RunFailed
from browser_copilot.mailbox.journal import begin
from browser_copilot.mailbox.outcome import Final
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import Command, Stop
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Call, Failed, fail
from tests.runtime.conftest import SHOP, Bench, click, make_site, succeeded


@dataclass(frozen=True)
class Flow:
    name: str = "greet"


class OneWorkflow:
    def listing(self) -> list[Flow]:
        return [Flow()]


class OneJob:
    def __init__(self) -> None:
        self.succeeds = True
        self.stopped = False

    def listing(self) -> dict[str, dict[str, Any]]:
        return {"nightly": {}}

    def find_run(self, job_id: str) -> None:
        return None

    async def start(self, name: str, user_input: str, working_directory: Path, callbacks: Any) -> Any:
        callbacks.work_started(0)
        callbacks.work_stopped(0, self.succeeds)
        if self.succeeds:
            callbacks.job_succeeded()
        elif self.stopped is False:
            callbacks.job_error("no luck")
            callbacks.job_failed()
        return OneRun(self.succeeds)


@dataclass(frozen=True)
class OneRun:
    succeeds: bool
    id: str = "j-1"

    async def wait(self) -> bool:
        return self.succeeds


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    bench = Bench(tmp_path, FakeBrowser(make_site(), SHOP))
    bench.browser.set_grants([GrantedOrigin(origin="https://shop.test")])
    (tmp_path / "work").mkdir()
    await bench.start()
    yield bench
    await bench.close()


@pytest.fixture
def clerk(bench: Bench) -> Clerk:
    return Clerk(bench.runtime, bench.browser, OneWorkflow(), OneJob())


async def ask(clerk: Clerk, command: str, **params: Any) -> Document:
    request = Request("r-1", command, params)
    async with asyncio.timeout(60):
        return (await clerk.carry_out(request, begin(request, None))).data


def test_every_command_of_the_wire_has_its_place() -> None:
    names = {shape.__name__ for shape in Command.__origin__.__args__}  # type: ignore[attr-defined]
    assert names - {"Shutdown"} == {*RUNS, *CONTROLS}


async def test_ping_says_whether_there_is_a_browser(clerk: Clerk, bench: Bench) -> None:
    assert (await ask(clerk, "ping"))["ready"] is True
    bench.browser.lose_link()
    assert (await ask(clerk, "ping"))["ready"] is False


async def test_a_goal_is_waited_for(clerk: Clerk, bench: Bench) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        await desk.perform(click("Save"))
        return succeeded(task, "saved")

    bench.scripts["skills"] = script
    said = await ask(clerk, "SubmitPrompt", text="save it", url=SHOP, allow=["https://shop.test"])
    assert (said["status"], said["answer"]) == ("succeeded", "saved")


async def test_a_goal_that_fails_says_why(clerk: Clerk, bench: Bench) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        return task.model_copy(update={"status": "failed", "summary": "there is no such page"})

    bench.scripts["skills"] = script
    with pytest.raises(Exception, match="no such page"):
        await ask(clerk, "SubmitPrompt", text="find it", url=SHOP)


@pytest.mark.parametrize(("acts", "failure"), [(True, Final), (False, RunFailed)])
async def test_a_goal_that_failed_behind_an_act_is_not_run_again(
    clerk: Clerk, bench: Bench, acts: bool, failure: type[Exception]
) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        if acts:
            await desk.perform(click("Save"))
        return task.model_copy(update={"status": "failed", "summary": "there is no such page"})

    bench.scripts["skills"] = script
    with pytest.raises(failure, match="no such page"):
        await ask(clerk, "SubmitPrompt", text="save it, then find it", url=SHOP, allow=["https://shop.test"])


async def test_a_goal_that_the_user_stops_is_not_run_again(clerk: Clerk, bench: Bench) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        bench.runtime.actor(desk.session_id).course.spawn(  # type: ignore[union-attr]
            bench.runtime.command(Stop(), desk.session_id), "stop"
        )
        await asyncio.get_running_loop().create_future()
        raise AssertionError("never")

    bench.scripts["skills"] = script
    with pytest.raises(Final, match="RecoverRun"):
        await ask(clerk, "SubmitPrompt", text="linger on the page", url=SHOP)


async def test_a_goal_that_takes_too_long_goes_on(clerk: Clerk, bench: Bench) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("never")

    bench.scripts["skills"] = script
    with pytest.raises(Final, match="goes on"):
        await ask(clerk, "SubmitPrompt", text="linger on the page", url=SHOP, timeoutS=0.05)


async def test_talk_is_answered_at_once(clerk: Clerk) -> None:
    assert (await ask(clerk, "SubmitPrompt", text="help"))["ok"] is True


async def test_a_command_is_passed_on(clerk: Clerk, bench: Bench) -> None:
    session = (await ask(clerk, "SessionNew"))["sessionId"]
    await ask(clerk, "SetApprovalPolicy", sessionId=session, policy="none")
    info = bench.runtime.session(session)
    assert info is not None and info.policy == "none"


async def test_a_refused_command_is_an_error(clerk: Clerk) -> None:
    await ask(clerk, "SessionNew")
    with pytest.raises(UsageError, match="no_task"):
        await ask(clerk, "Pause")


async def test_a_tool_is_called_under_the_id_of_the_attempt(clerk: Clerk, bench: Bench) -> None:
    request = Request("r-1", "dom.click", {"selector": {"kind": "role", "role": "button", "name": "Save"}})
    attempt = begin(request, None)
    for _ in range(2):
        await clerk.carry_out(request, attempt)
    assert ([done.label for done in bench.browser.performed], bench.browser.calls[0].id) == (["Save"], attempt.id)


async def fail_to_open() -> None:
    raise LinkError("no browser was found")


async def test_a_tool_that_was_done_says_so_though_the_browser_cannot_be_opened_again(
    clerk: Clerk, bench: Bench
) -> None:
    request = Request("r-1", "dom.click", {"selector": {"kind": "role", "role": "button", "name": "Save"}})
    attempt = begin(request, None)
    first = await clerk.carry_out(request, attempt)
    bench.browser.lose_link()
    bench.browser.opener = fail_to_open
    assert await clerk.carry_out(request, attempt) == first
    assert [done.label for done in bench.browser.performed] == ["Save"]


async def test_why_the_browser_cannot_be_opened_is_told(
    clerk: Clerk, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(_call: Call) -> Failed:
        return fail("link_lost", "gone")

    bench.browser.lose_link()
    bench.browser.opener = fail_to_open
    monkeypatch.setattr(bench.browser, "call", lose)
    with pytest.raises(UsageError, match="link_lost: gone; no browser was found"):
        await ask(clerk, "tabs.list")


async def test_a_tool_whose_outcome_is_unknown_is_final(clerk: Clerk, bench: Bench) -> None:
    bench.browser.fail_next("dom.click", fail("outcome_unknown", "the link broke", dispatched=True))
    with pytest.raises(Final, match="outcome_unknown"):
        await ask(clerk, "dom.click", selector={"kind": "role", "role": "button", "name": "Save"})


async def test_a_wrong_argument_is_named(clerk: Clerk) -> None:
    with pytest.raises(UsageError, match="selector"):
        await ask(clerk, "dom.click", selector=7)


async def test_an_unknown_command_lists_those_that_are(clerk: Clerk) -> None:
    with pytest.raises(UsageError, match=r"SubmitPrompt.*dom\.click.*greet.*nightly"):
        await ask(clerk, "fly")


async def test_a_job_is_waited_for(clerk: Clerk) -> None:
    assert (await ask(clerk, "nightly", userInput="x"))["works"] == [{"workId": 0, "succeeded": True}]


@pytest.mark.parametrize(("command", "field"), [("nightly", "name"), ("Stop", "type")])
async def test_a_parameter_cannot_make_it_another_request(clerk: Clerk, command: str, field: str) -> None:
    with pytest.raises(UsageError, match=f"{field}: the request"):
        await ask(clerk, command, **{field: "Shutdown"})


async def test_a_job_that_fails_says_why(clerk: Clerk) -> None:
    assert isinstance(clerk.jobs, OneJob)
    clerk.jobs.succeeds = False
    with pytest.raises(Final, match=r"no luck; 1 of its works had begun"):
        await ask(clerk, "RunJob", name="nightly", userInput="")


async def test_a_job_that_is_stopped_by_another_door_is_not_waited_for_any_longer(clerk: Clerk) -> None:
    assert isinstance(clerk.jobs, OneJob)
    clerk.jobs.succeeds, clerk.jobs.stopped = False, True
    with pytest.raises(Final, match="was stopped"):
        await ask(clerk, "nightly")


async def test_a_closed_browser_of_ours_is_opened_again_by_what_needs_it(clerk: Clerk, bench: Bench) -> None:
    async def open_it() -> None:
        bench.browser.restore_link()

    bench.browser.opener = open_it
    for command in ("ping", "tabs.list"):
        bench.browser.lose_link()
        assert await ask(clerk, command)
        assert bench.browser.connected, command


async def test_an_unknown_outcome_within_a_run_is_final(clerk: Clerk, bench: Bench) -> None:
    async def script(task: Task, desk: Desk) -> Task:
        desk.emit(e.StepFailed(step_id="s-1", error="clicked?", code="outcome_unknown", will_retry=False))
        return task.model_copy(update={"status": "failed", "summary": "lost"})

    bench.scripts["skills"] = script
    with pytest.raises(Final, match="clicked"):
        await ask(clerk, "SubmitPrompt", text="buy", url=SHOP)


async def test_incomplete_runs_can_be_asked_for(clerk: Clerk) -> None:
    assert await ask(clerk, "incomplete") == {"runs": []}
    assert await ask(clerk, "pending") == {"pending": []}
    assert await ask(clerk, "sessions") == {"sessions": []}


@pytest.mark.parametrize(
    ("command", "effect", "quick"),
    [
        ("Stop", "repeatable", True),
        ("Approve", "repeatable", True),
        ("Enqueue", "run", True),
        ("Retry", "run", True),
        ("SubmitPrompt", "run", False),
        ("greet", "run", False),
        ("dom.click", "tool", False),
        ("tabs.list", "repeatable", False),
    ],
)
def test_what_waits_its_turn_and_what_a_crash_may_repeat(clerk: Clerk, command: str, effect: str, quick: bool) -> None:
    request = Request("r-1", command, {})
    assert (clerk.find_effect(request), clerk.is_quick(request)) == (effect, quick)
