"""What cannot be taken back is sent once: without a visible effect it is said, and never sent again."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.once import is_final, leave_out, name_effects
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.rounds import carry_out
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.skills.base import Binding, Effect, Match, Params, Skill
from browser_copilot.protocol.page import Message, MiniPCD
from browser_copilot.protocol.task import PlannedStep, Task, ToolStep
from browser_copilot.protocol.tools import Ok, fail
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite, Page, Thing

SEND = ToolStep(
    tool="dom.click",
    args={"selector": {"kind": "role", "role": "button", "name": "Send"}},
    description='Click "Send"',
    risk="high",
)


class SendSkill(Skill[Params]):
    """Presses Send, and never sees an effect."""

    name = "send"
    kinds = frozenset({"send"})
    params = Params

    def match(self, mini: MiniPCD, params: Params) -> list[Match]:
        return []

    def __init__(self, step: ToolStep) -> None:
        self.step = step

    def plan(self, binding: Binding, params: Params) -> list[PlannedStep]:
        return [self.step]

    def effects(self, params: Params) -> list[Effect]:
        return []


async def test_what_was_sent_without_a_visible_effect_is_not_sent_again(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Write", [Thing("Send", "button")])}, tmp_path))
    pursuit = Pursuit(new_task("send it"), desk, FixedClock(), date(2026, 11, 21))
    pursuit.move("plan")
    mini = await pursuit.see()
    step = SEND.model_copy(update={"target": {"id": mini.actions[0].id, "fingerprint": "f-send"}})
    chosen = Chosen(SendSkill(step), Params(), Binding({}, 1.0))
    deed = await carry_out(pursuit, chosen, mini)
    assert deed.proof is None and deed.sent == name_effects(pursuit.task.history) != frozenset()
    pursuit.unproven |= deed.sent
    changed = step.model_copy(update={"target": {"id": mini.actions[0].id, "fingerprint": "f-changed"}})
    for again in (chosen, Chosen(SendSkill(changed), Params(), Binding({}, 1.0))):
        with pytest.raises(GaveUp, match="not done again"):
            await carry_out(pursuit, again, mini)
    assert len([step for step in desk.steps if step.tool == "dom.click"]) == 1


def test_a_step_that_ends_nothing_and_can_be_taken_back_is_no_such_effect() -> None:
    step = SEND.model_copy(update={"risk": "low"})
    assert is_final(step)
    assert not is_final(
        step.model_copy(update={"args": {"selector": {"kind": "role", "role": "button", "name": "Next"}}})
    )


def say(text: str, kind: str, site: FakeSite) -> None:
    site.page().messages = [Message(kind=kind, text=text)]  # type: ignore[arg-type]


async def check_out(does: Callable[[FakeSite], None] | None, tmp_path: Path) -> tuple[Task, FakeSite]:
    page = Page("Your cart", [Thing("Check out", "button", does=does)])
    site = FakeSite({"/cart": page}, tmp_path, start="/cart")
    return await Controller(Minds(), FixedClock()).pursue(new_task("Check out"), FakeDesk(site)), site


@pytest.mark.parametrize(
    "said", ["Order placed, thank you.", "Ihre Bestellung ist eingegangen", "Merci pour votre commande", "订单已提交"]
)
async def test_a_button_that_checks_out_at_once_is_pressed_once_and_its_confirmation_counts(
    said: str, tmp_path: Path
) -> None:
    task, site = await check_out(partial(say, said, "status"), tmp_path)
    assert (task.status, site.effects) == ("succeeded", ["click Check out"]), task.summary
    assert said in (task.summary or "")


@pytest.mark.parametrize("said", ["", "Your order could not be placed yet", "We will see"])
async def test_without_a_confirmation_the_same_button_is_not_pressed_again(said: str, tmp_path: Path) -> None:
    task, site = await check_out(partial(say, said, "status") if said else None, tmp_path)
    assert (task.status, site.effects) == ("failed", ["click Check out"]), task.summary


async def test_what_stood_on_the_page_before_confirms_nothing(tmp_path: Path) -> None:
    page = Page("Your cart", [Thing("Check out", "button")], messages=[Message(kind="status", text="Thank you")])
    site = FakeSite({"/cart": page}, tmp_path, start="/cart")
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Check out"), FakeDesk(site))
    assert (task.status, site.effects) == ("failed", ["click Check out"]), task.summary


async def test_what_was_not_understood_is_missing_in_the_end(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Refresh", "button")])}, tmp_path)
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Click Refresh. Frobnicate it"), FakeDesk(site))
    assert (task.status, site.effects) == ("failed", ["click Refresh"])
    assert 'not done: "Frobnicate it"' in (task.summary or "")


async def test_what_the_goal_only_tells_is_not_missing(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Refresh", "button")])}, tmp_path)
    goal = "Click Refresh. The page takes a moment"
    assert (await Controller(Minds(), FixedClock()).pursue(new_task(goal), FakeDesk(site))).status == "succeeded"


@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize(
    ("goal", "labels"), [("Click Add 3 times", ["Add"] * 3), ("Choose Add, Blue and Gold", ["Add", "Blue", "Gold"])]
)
async def test_a_plan_that_broke_off_goes_on_behind_what_was_done(
    goal: str, labels: list[str], nth: int, tmp_path: Path
) -> None:
    site = FakeSite({"/": Page("P", [Thing(one, "button") for one in ("Add", "Blue", "Gold")])}, tmp_path)
    desk = FakeDesk(site)
    desk.fails_at = {nth: fail("not_stable", "it moves")}
    task = await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk)
    assert (task.status, site.effects) == ("succeeded", [f"click {one}" for one in labels]), task.summary


async def test_what_has_closed_since_a_plan_broke_off_is_opened_again(tmp_path: Path) -> None:
    menu = Thing("File", "button", expanded=False)
    site = FakeSite({"/": Page("P", [menu])}, tmp_path)
    send = SEND.model_copy(update={"target": {"id": "a0", "fingerprint": "fp-a0"}})
    args = {"selector": {"kind": "role", "role": "button", "name": "File"}}
    step = send.model_copy(update={"args": args, "description": 'click "File"', "risk": None})
    record = FakeDesk(site)._record(step, Ok(data=None))
    assert leave_out([step, step], [record], site.summary()) == ([step, step], [])
    for final in (send, step.model_copy(update={"risk": "high"})):
        sent = FakeDesk(site)._record(final, Ok(data=None))
        assert leave_out([final], [sent], site.summary()) == ([], [sent])
    menu.expanded = True
    assert leave_out([step, step], [record], site.summary()) == ([step], [record])


async def test_a_page_that_only_its_heading_says_deleted_proves_the_deletion(tmp_path: Path) -> None:
    def remove(site: FakeSite) -> None:
        site.go("/deleted")

    pages = {"/": Page("Milk", [Thing("Delete Milk", "button", does=remove)]), "/deleted": Page("Item deleted")}
    site = FakeSite(pages, tmp_path)
    task = await Controller(Minds(), FixedClock()).pursue(new_task("Delete Milk"), FakeDesk(site))
    assert (task.status, site.effects) == ("succeeded", ["click Delete Milk"]), task.summary
    assert 'the page says "Item deleted"' in (task.summary or "")


@pytest.mark.parametrize(("kind", "risk"), [("delete", "high"), ("close", "low")])
async def test_a_sign_has_the_risk_of_what_its_control_does(kind: str, risk: str, tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Chips", [Thing("×", "button", kind=kind)])}, tmp_path)
    desk = FakeDesk(site)
    await Controller(Minds(), FixedClock()).pursue(new_task('Click "×"'), desk)
    assert [one.risk for one in desk.steps] == [risk]
