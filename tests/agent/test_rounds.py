"""What cannot be taken back is sent once: without a visible effect it is said, and never sent again."""

from datetime import date
from pathlib import Path

import pytest

from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.rounds import carry_out, name_effect
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.skills.base import Binding, Effect, Match, Params, Skill
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep, ToolStep
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
    assert deed.proof is None and deed.sent == {name_effect(step)}
    pursuit.unproven |= deed.sent
    with pytest.raises(GaveUp, match="not done again"):
        await carry_out(pursuit, chosen, mini)
    assert len([step for step in desk.steps if step.tool == "dom.click"]) == 1


def test_a_step_that_can_be_taken_back_has_no_name_as_an_effect() -> None:
    assert name_effect(SEND.model_copy(update={"risk": "low"})) == ""
