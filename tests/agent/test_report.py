"""What a step came to, as a model reads it."""

import pytest

from browser_copilot.agent.report import render_look, render_record
from browser_copilot.protocol.page import ControlState, Message, Observation
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import ExtractResult, Item, ItemControl, Ok


def record(requests: list[str], **more: object) -> StepRecord:
    seen = Observation(url="https://shop.test/", title="Shop", ts=1, requests=requests, **more)
    step = ToolStep(description="Press Save", tool="dom.click", args={})
    return StepRecord(id="s1", step=step, ts=1, status="ok", result=Ok(ok=True, data={}), observation=seen)


@pytest.mark.parametrize(
    ("requests", "said"),
    [
        (["/api/save"], "1 request was sent to /api/save"),
        (["/api/save", "/api/save"], "2 requests were sent to /api/save"),
        (["/api/save", "/seen", "/api/save"], "3 requests were sent to /api/save (2), /seen"),
    ],
)
def test_a_request_that_nothing_on_the_page_shows_is_told(requests: list[str], said: str) -> None:
    assert render_record(record(requests)) == ("done, and the page shows no change", said)


def test_a_page_that_was_loaded_needs_no_list_of_what_it_asked_for() -> None:
    _, body = render_record(record(["/api/save"], url_changed=True))
    assert "/api/save" not in body


def test_what_the_page_said_before_is_no_news_where_a_value_was_set() -> None:
    stood, fresh = Message(kind="status", text="24 found"), Message(kind="error", text="No such date")
    done = record([], messages=[stood, fresh])
    typed = done.model_copy(update={"step": ToolStep(description="Enter", tool="dom.type", args={"text": "x"})})
    assert render_record(typed, [stood]) == ("done", "error: No such date")
    assert render_record(done, [stood])[1] == "status: 24 found\nerror: No such date"


def test_the_controls_of_a_row_are_told_as_they_stand() -> None:
    switch = ItemControl(id="c1.1.1", label="Gift", role="switch", state=ControlState(checked=True))
    count = ItemControl(id="c1.1.2", label="Count", role="spinbutton", value="3")
    look = ExtractResult(
        collection_id="c1", items=[Item(index=0, fields={}, controls=[switch, count])], total=1, truncated=False
    )
    told = render_look(look)
    assert 'c1.1.1 switch "Gift" (checked)' in told
    assert 'c1.1.2 spinbutton "Count" = "3"' in told
