"""The tools that a model is told of: complete, small, and addressed by ids."""

import json

import pytest

from browser_copilot.agent.proposals import Refused, read_call
from browser_copilot.agent.toolset import ABOUT, OWN_TOOL, make_definitions
from browser_copilot.model.chat import ToolCallRequest
from browser_copilot.page.skills import SKILLS
from browser_copilot.protocol.tools import TOOL_TYPES

TOOLS = make_definitions(sees_images=True)
BOUND = 4_000 * 4
"""Characters in 4,000 tokens."""


def test_the_whole_set_is_under_four_thousand_tokens() -> None:
    assert sum(len(one.model_dump_json()) for one in TOOLS) < BOUND


def test_every_tool_of_the_wire_that_is_described_exists() -> None:
    assert set(ABOUT) <= set(TOOL_TYPES)


def test_no_tool_takes_a_selector() -> None:
    assert not [one.name for one in TOOLS if "elector" in json.dumps(list(one.parameters["properties"]))]


def test_the_columns_of_a_list_may_be_left_out() -> None:
    extract = next(one for one in TOOLS if one.name == "dom.extract")
    assert extract.parameters["required"] == ["collectionId"]


def test_every_acting_tool_tells_its_risk() -> None:
    assert all("risk" in one.description for one in TOOLS if one.name in ("dom.click", "dom.submit", "tabs.open"))


def test_every_skill_is_named_that_no_tool_does_as_well() -> None:
    words = next(one.description for one in TOOLS if one.name == "skill")
    assert all(one.about.rstrip(".") in words for one in SKILLS if one.name not in OWN_TOOL)


def test_pictures_are_only_offered_to_a_model_that_sees() -> None:
    assert "capture.candidates" not in [one.name for one in make_definitions()]


def test_a_model_without_skills_is_not_told_of_them() -> None:
    assert "skill" not in [one.name for one in make_definitions(skills=False)]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("dom.explode", "{}"),
        ("dom.click", "[]"),
        ("dom.click", "nonsense"),
        ("dom.click", '{"id": "a1", "selector": {"kind": "css", "css": "*"}}'),
        ("dom.click", "{}"),
        ("done", '{"answer": "x"}'),
        ("done", '{"answer": "x", "evidence": 5}'),
        ("getMiniPCD", "{}"),
    ],
)
def test_a_call_that_does_not_fit_is_refused_as_broken(name: str, arguments: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_call(ToolCallRequest(id="c", name=name, arguments=arguments), TOOLS)
    assert refusal.value.broken


def test_nulls_are_as_absent() -> None:
    call = ToolCallRequest(id="c", name="dom.click", arguments='{"id": "a1", "button": null}')
    assert read_call(call, TOOLS).args == {"id": "a1"}
