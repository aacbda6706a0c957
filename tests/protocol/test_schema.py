"""Schemas are strict and hold nothing that the wire does not say."""

import json

import pytest

from browser_copilot.protocol import tools
from browser_copilot.protocol.schema import ROOTS, build_definitions, build_family, find_models

DEFINITIONS = build_definitions()


def test_every_message_has_a_definition() -> None:
    assert set(find_models()) <= set(DEFINITIONS)


def test_every_message_refuses_unknown_fields() -> None:
    assert [n for n, d in DEFINITIONS.items() if "properties" in d and d["additionalProperties"] is not False] == []


@pytest.mark.parametrize("word", ["title", "default", "mapping"])
def test_a_schema_does_not_have_the_word(word: str) -> None:
    keywords = [f'"{word}": "', f'"{word}": null', f'"{word}": {{"#']
    assert [k for k in keywords if k in json.dumps(DEFINITIONS)] == []


def test_what_may_be_absent_is_never_null() -> None:
    assert '{"type": "null"}' not in json.dumps(DEFINITIONS)


def test_a_constant_is_required() -> None:
    assert DEFINITIONS["ByRole"]["required"] == ["kind", "role"]


def test_a_named_union_is_referred_to_by_its_name() -> None:
    assert DEFINITIONS["Ok"]["properties"]["selector"] == {"$ref": "#/$defs/RoleSelector"}


def test_a_named_set_of_literals_is_referred_to_by_its_name() -> None:
    assert DEFINITIONS["Failed"]["properties"]["code"] == {"$ref": "#/$defs/ErrorCode"}


def test_a_discriminator_that_is_no_string_is_left_out() -> None:
    assert "discriminator" not in DEFINITIONS["ToolResult"]


@pytest.mark.parametrize("family", ROOTS)
def test_a_family_holds_every_definition_that_it_refers_to(family: str) -> None:
    schema = build_family(family, DEFINITIONS)
    text = json.dumps(schema)
    assert [name for name in DEFINITIONS if f'"#/$defs/{name}"' in text and name not in schema["$defs"]] == []


def test_the_names_of_tools_are_those_of_their_calls() -> None:
    assert DEFINITIONS["ToolName"]["enum"] == list(tools.TOOL_TYPES)


@pytest.mark.parametrize("table", [tools.EFFECTS, tools.RESULT_TYPES])
def test_a_table_of_tools_has_a_row_for_each(table: dict[str, object]) -> None:
    assert set(table) == set(tools.TOOL_TYPES)


def test_the_table_of_retries_has_a_row_for_each_error_code() -> None:
    assert set(tools.RETRYABLE) == set(DEFINITIONS["ErrorCode"]["enum"])
