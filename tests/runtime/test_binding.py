"""A yes is bound to the one element that was found when it was asked for, also when a step names none."""

import asyncio
from typing import Any

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.browser.fake_site import FakeField, FakeForm
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.selector import Target
from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Call, Failed, fail
from browser_copilot.runtime.asking import MAX_ASKED
from browser_copilot.runtime.binding import bind
from browser_copilot.runtime.consent import describe_effect
from browser_copilot.runtime.run import PageSeen
from tests.runtime.conftest import SHOP, Bench, click, succeeded


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


def test_the_card_names_the_element_and_not_how_it_was_chosen() -> None:
    page = PageSeen("https://shop.test/", "https://shop.test", "d1")
    chosen = click("Delete").model_copy(update={"why": '"Delete" 1.03 (label 1.00); tie with "Remove" 1.03'})
    shown = [describe_effect(one, "asked", "dom.click", page, {}).target for one in (chosen, click("Delete"))]
    assert shown[0] == shown[1] == "Delete (click Delete)"
    row = click("Delete").model_copy(update={"why": '"Grace Hopper"'})
    assert describe_effect(row, "asked", "dom.click", page, {}).target == 'Delete ("Grace Hopper")'


@pytest.mark.parametrize(
    ("name", "words", "shown"),
    [
        ("Delete", 'Click "Delete"', "Delete"),
        ("Delete", 'Click "Delete" in "Bob"', 'Delete (Click "Delete" in "Bob")'),
        ("a", 'Click "Delete all"', 'a (Click "Delete all")'),
        ("Click", 'Click "Delete"', 'Click (Click "Delete")'),
    ],
)
def test_the_card_names_the_element_unless_the_words_name_just_it(name: str, words: str, shown: str) -> None:
    step = click(name).model_copy(update={"description": words})
    page = PageSeen("https://shop.test/", "https://shop.test", "d1")
    assert describe_effect(step, "asked", "dom.click", page, {}).target == shown


@pytest.mark.parametrize(("tool", "args"), [("tabs.navigate", {"url": SHOP}), ("tabs.back", {})])
def test_the_card_does_not_say_twice_what_the_words_say(tool: str, args: dict[str, Any]) -> None:
    step = ToolStep(tool=tool, args=args, description=f"Open {SHOP}")
    assert describe_effect(step, "asked", tool, PageSeen(), {}).target == f"Open {SHOP}"


async def act_by_hand(bench: Bench, session: str) -> None:
    """The user takes the page over and gives it back, while the copilot does nothing."""
    await bench.do(c.Takeover(on=True), session)
    await bench.do(c.Takeover(on=False), session)


def pressed(bench: Bench) -> list[str]:
    return [one.label for one in bench.browser.performed if one.label == "Delete"]


async def test_what_the_user_did_before_the_yes_is_what_the_yes_is_to(bench: Bench) -> None:
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)
    await act_by_hand(bench, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.TaskCompleted, session)
    assert ([one.status for one in records], pressed(bench)) == (["ok"], ["Delete"])


async def test_what_the_user_does_after_the_yes_makes_the_step_stale(bench: Bench) -> None:
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)

    async def go_on_by_hand(call: Call) -> None:
        bench.browser.before = let_pass
        await act_by_hand(bench, session)

    bench.browser.before = go_on_by_hand  # at the look behind the yes
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.TaskCompleted, session)
    assert (find_codes(records), pressed(bench)) == (["stale"], [])


async def test_a_hand_that_is_on_the_page_at_the_yes_goes_on_behind_it(bench: Bench) -> None:
    records: list[StepRecord] = []
    session, asked = await begin(bench, records)
    await bench.do(c.Takeover(on=True), session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="allow"), session)
    await bench.until(e.ApprovalResolved, session)
    await bench.do(c.Takeover(on=False), session)
    await bench.until(e.TaskCompleted, session)
    assert (find_codes(records), pressed(bench)) == (["stale"], [])


async def test_a_policy_says_no_yes_to_what_the_user_did_while_the_guard_was_asked(bench: Bench) -> None:
    records: list[StepRecord] = []

    async def delete(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        bench.browser.before = act
        records.append(await desk.perform(click("Delete", "high")))
        return succeeded(task)

    async def act(call: Call) -> None:
        bench.browser.before = let_pass
        await act_by_hand(bench, call.session_id)

    session = (await bench.runtime.new_session()).id
    await bench.do(c.SetApprovalPolicy(policy="all"), session)
    await bench.begin(delete, session_id=session)
    await bench.until(e.TaskCompleted, session)
    assert (find_codes(records), pressed(bench)) == (["stale"], [])


async def let_pass(call: Call) -> None: ...


def find_codes(records: list[StepRecord]) -> list[str | None]:
    return [getattr(one.result, "code", None) for one in records]


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


class Paying:
    """A run that presses the button of a form: its values can be changed, and what was sent is noted."""

    def __init__(self, bench: Bench, risk: Any) -> None:
        self._bench = bench
        self._risk = risk
        self.sent: list[str] = []
        self.records: list[StepRecord] = []
        self.to = FakeField("To", value="ada")
        code = FakeField("Code", type="password", value="hunter2")
        self._form = FakeForm([self.to, code], submit="Pay", confirm=True, on_submit=self._send)
        self.session = ""

    def _send(self, tab: FakeTab) -> None:
        self.sent.append(self.to.value)

    async def begin(self) -> e.NeedsApproval:
        async def press(task: Task, desk: Desk) -> Task:
            for tab in self._bench.browser.world.tabs.values():
                tab.page.forms.append(self._form)
                tab.touch()
            await desk.look("getMiniPCD", {})
            self.records.append(await desk.perform(click("Pay", self._risk)))
            return succeeded(task)

        self.session = (await self._bench.begin(press)).session_id
        return await self.asked(1)

    async def asked(self, times: int) -> e.NeedsApproval:
        """The card of that number."""
        async with asyncio.timeout(60):
            while len(found := await self.cards()) < times:
                await asyncio.sleep(0)
        return found[times - 1]

    async def cards(self) -> list[e.NeedsApproval]:
        return [one for one in await self._bench.events(self.session) if isinstance(one, e.NeedsApproval)]

    async def allow(self, card: e.NeedsApproval) -> None:
        await self._bench.do(c.Approve(approval_id=card.approval_id, decision="allow"), self.session)


def values(card: e.NeedsApproval) -> list[tuple[str, object]]:
    assert card.preview.form is not None
    return [(one.label, one.value if one.filled is None else one.filled) for one in card.preview.form.fields]


@pytest.mark.parametrize("risk", ["high", None])
async def test_a_yes_is_to_the_values_of_the_form(bench: Bench, risk: Any) -> None:
    """Whether the server or the guard wants it; what changed meanwhile is asked for anew, and sent once."""
    paying = Paying(bench, risk)
    card = await paying.begin()
    assert values(card) == [("To", "ada"), ("Code", True)]
    assert "hunter2" not in "".join(event.model_dump_json() for event in await bench.events(paying.session))
    paying.to.value = "eve"
    await paying.allow(card)
    again = await paying.asked(2)
    assert (values(again)[0], paying.sent) == (("To", "eve"), [])
    await paying.allow(again)
    await bench.until(e.TaskCompleted, paying.session)
    assert (paying.sent, len(await paying.cards()), paying.records[0].status) == (["eve"], 2, "ok")


async def test_values_that_never_rest_end_the_asking(bench: Bench) -> None:
    paying = Paying(bench, "high")
    card = await paying.begin()
    for times in range(1, MAX_ASKED + 1):
        paying.to.value = f"to {times}"
        await paying.allow(card)
        if times < MAX_ASKED:
            card = await paying.asked(times + 1)
    await bench.until(e.TaskCompleted, paying.session)
    result = paying.records[0].result
    assert isinstance(result, Failed) and (result.code, paying.sent) == ("stale", [])


async def test_every_card_for_trusted_input_tells_what_that_may_do(bench: Bench) -> None:
    """Also the second one, for values that changed while the first was shown."""
    paying = Paying(bench, None)
    card = await paying.begin()

    async def ignore(call: Call) -> None:
        if call.grant is not None and call.target is not None:
            bench.browser.before = let_pass
            ignored = fail("ignored", "no effect was seen")
            bench.browser.fail_next("dom.click", ignored.model_copy(update={"target": call.target}))

    bench.browser.before = ignore
    await paying.allow(card)
    first = await paying.asked(2)
    paying.to.value = "eve"
    await paying.allow(first)
    second = await paying.asked(3)
    assert ["happen twice" in one.reason for one in (card, first, second)] == [False, True, True]
    await paying.allow(second)
    await bench.until(e.TaskCompleted, paying.session)
    assert (paying.sent, paying.records[0].status) == (["eve"], "ok")
