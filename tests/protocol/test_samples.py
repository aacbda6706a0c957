"""Golden messages cover every message there is."""

import json

from browser_copilot.protocol.events import EventEnvelope
from browser_copilot.protocol.samples import build_samples, find_members
from browser_copilot.protocol.schema import build_definitions

DEFINITIONS = build_definitions()
SAMPLES = build_samples(DEFINITIONS)


def test_every_event_has_a_sample() -> None:
    types = {json.loads(text)["event"]["type"] for text in SAMPLES["event-envelope"]}
    assert types == {DEFINITIONS[m]["properties"]["type"]["const"] for m in find_members("Event", DEFINITIONS)}


def test_every_tool_has_a_sample() -> None:
    assert {json.loads(text)["name"] for text in SAMPLES["tool-call"]} == set(DEFINITIONS["ToolName"]["enum"])


def test_every_frame_has_a_sample() -> None:
    types = {json.loads(text)["type"] for text in SAMPLES["frame"]}
    assert types == {DEFINITIONS[m]["properties"]["type"]["const"] for m in find_members("Frame", DEFINITIONS)}


def test_a_sample_has_letters_beyond_the_basic_plane() -> None:
    assert any("😀" in text for text in SAMPLES["page"])


def test_the_fullest_sample_has_every_field() -> None:
    fullest = json.loads(SAMPLES["event-envelope"][-1])
    assert list(fullest) == list(EventEnvelope.model_fields)
