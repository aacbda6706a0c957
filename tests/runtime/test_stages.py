"""The goals of a workflow are stages of one task: each keeps what its orders came to."""

import json
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import TaskStopped
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.workspace import Workspace
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite
from tests.agent.shop import plain_shop

QUESTIONS = "How much was last month's invoice? What is the status of the November invoice?"


class CutOff(FakeDesk):
    """Goes no further once the second order is begun."""

    async def checkpoint(self, task: Task) -> None:
        await super().checkpoint(task)
        if task.subgoal and task.subgoal.startswith("2/2"):
            raise TaskStopped


def set_to_work(task: Task, desk: FakeDesk, stages: list[dict[str, Any]]) -> Workspace:
    return Workspace(task, desk, Controller(Minds(), FixedClock()), FixedClock(), stages)


async def test_a_goal_that_was_cut_off_tells_what_its_orders_before_answered(tmp_path: Path) -> None:
    site, stages = FakeSite(plain_shop(), tmp_path), list[dict[str, Any]]()
    broken = CutOff(site)
    with pytest.raises(TaskStopped):
        await set_to_work(new_task("ask"), broken, stages).achieve(QUESTIONS)
    kept = json.loads(json.dumps(stages))
    done = await set_to_work(broken.saved[-1], FakeDesk(site), kept).achieve(QUESTIONS)
    assert done.answer == "€51.00 Open"
