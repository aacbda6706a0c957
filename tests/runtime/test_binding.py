"""A yes is bound to the one element that was found when it was asked for, also when a step names none."""

import asyncio

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.task import StepRecord, Task
from browser_copilot.protocol.tools import Call, fail
from browser_copilot.runtime.binding import bind
from tests.runtime.conftest import Bench, click, succeeded


async def begin(bench: Bench, records: list[StepRecord]) -> tuple[str, e.NeedsApproval]:
    async def delete(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        records.append(await desk.perform(click("Delete", "high")))
        return succeeded(task)

    session = (await bench.begin(delete)).session_id
    return session, await bench.until(e.NeedsApproval, session)


async def test_the_user_is_asked_once_and_the_call_carries_the_element(bench: Bench) -> None:
    calls: list[Call] = []

    async def note(call: Call) -> None:
        calls.append(call)

    bench.browser.before = note
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.TaskCompleted, session)
    approved = [call for call in calls if call.grant is not None and call.target is not None]
    assert ([one.status for one in records], len(approved)) == (["ok"], 1)
    assert (await bench.kinds(session)).count("NEEDS_APPROVAL") == 1


async def test_an_element_that_changed_since_the_yes_is_not_acted_on(bench: Bench) -> None:
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)

    async def replace(call: Call) -> None:
        if call.grant is not None:
            page = bench.browser.world.tabs[call.args.tab_id].page  # type: ignore[attr-defined]
            page.actions[-1].label = "Delete everything"

    bench.browser.before = replace
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.TaskCompleted, session)
    assert records[0].status == "error"
    assert not [one for one in bench.browser.performed if one.label.startswith("Delete")]


def test_a_step_learns_where_the_element_that_it_names_sends_to() -> None:
    found = Target(id="resolved", fingerprint="f1", destination="POST https://shop.test/delete")
    refused = fail("needs_confirm", "no").model_copy(update={"target": found})
    named = click("Delete").model_copy(update={"target": {"id": "a1", "fingerprint": "f1"}})
    other = click("Delete").model_copy(update={"target": {"id": "a1", "fingerprint": "f2"}})
    assert bind(named, refused).target == {**found.to_wire(), "id": "a1"}
    assert bind(click("Delete"), refused).target == found.to_wire()
    assert bind(other, refused) == other


async def test_a_no_leaves_it_alone(bench: Bench) -> None:
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="deny"), session)
    await bench.until(e.TaskCompleted, session)
    assert records[0].status == "error"
    assert not [one for one in bench.browser.performed if one.label == "Delete"]


async def test_the_opening_of_a_tab_is_told_of_the_new_tab(bench: Bench) -> None:
    async def nothing(task: Task, desk: Desk) -> Task:
        return succeeded(task, str(desk.tab_id))

    session = (await bench.begin(nothing)).session_id
    done = await bench.until(e.TaskCompleted, session)
    opened = [one for one in await bench.events(session) if isinstance(one, e.ActionDone) and one.action == "tabs.open"]
    assert [str(one.tab_id) for one in opened] == [done.answer]


async def test_a_page_that_goes_on_by_script_is_asked_about_anew(bench: Bench) -> None:
    """The document is the same, and so is the button: but it stands at another address now."""
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)
    for tab in bench.browser.world.tabs.values():
        tab.page.url = f"{asked.preview.url}?item=2"
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    async with asyncio.timeout(60):
        while (await bench.kinds(session)).count("NEEDS_APPROVAL") < 2:
            await asyncio.sleep(0)
    again = [one for one in await bench.events(session) if isinstance(one, e.NeedsApproval)][-1]
    assert again.preview.url == f"{asked.preview.url}?item=2"
    assert not [one for one in bench.browser.performed if one.label == "Delete"]
    await bench.do(c.Approve(approval_id=again.approval_id, decision="deny"), session)
    await bench.until(e.TaskCompleted, session)
