"""After a step on tabs the task is where the step led."""

from typing import Any

import pytest

from browser_copilot.agent.acting import find_tab
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Ok, fail


def record(tool: str, args: dict[str, Any], data: Any = None, ok: bool = True) -> StepRecord:
    result = Ok(data=data) if ok else fail("tab_gone", "it is gone")
    step = ToolStep(tool=tool, args=args, description="x")
    return StepRecord(id="st1", step=step, result=result, ts=1, status="ok" if ok else "error")


@pytest.mark.parametrize(
    ("done", "tab"),
    [
        (record("tabs.open", {"url": "https://x.test"}, {"tabId": 4, "url": "https://x.test"}), 4),
        (record("tabs.switch", {"tabId": 3}), 3),
        (record("tabs.switch", {"tabId": 3}, ok=False), None),
        (record("tabs.navigate", {"url": "https://x.test"}), None),
        (record("dom.click", {}), None),
    ],
)
def test_the_tab_that_a_step_leads_to(done: StepRecord, tab: int | None) -> None:
    assert find_tab(done) == tab
