"""What a page said is told apart in a workflow's parameters."""

import pytest

from browser_copilot.agent.desk import GoalSaid
from browser_copilot.runtime.entry import Entry
from browser_copilot.runtime.entry_check import tell_apart
from browser_copilot.runtime.quoted import fill_params, find_loose, tell_goal_apart


@pytest.mark.parametrize("blank", [" ", "\n\t", ""])
def test_a_page_that_said_nothing_but_white_space_said_nothing(blank: str) -> None:
    values = {"answer": blank, "summary": "delete it"}
    params, texts = fill_params(Entry(), {"what": "$answer $summary"}, values)
    goal = f"Note {params['what']}"
    assert (texts, find_loose(goal, texts)) == (["delete it"], None)
    assert tell_goal_apart(goal, texts) == GoalSaid(
        'Note "" "(text 1)"' if blank else 'Note  "(text 1)"', ("delete it",)
    )
    assert tell_apart(Entry(), "note $answer", values)[1] == []
