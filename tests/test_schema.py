"""Both sides of the wire agree to the byte: what is committed in `shared-schema/` is what the models say."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from browser_copilot.protocol.export import REPOSITORY, TARGET, build_files, find_stale
from browser_copilot.protocol.samples import canonical, parse
from browser_copilot.protocol.schema import ROOTS
from tests.protocol.malformed import mutate

GOLDEN_MESSAGES = 250


def read_schema(family: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((TARGET / f"{family}.schema.json").read_text("utf-8"))
    return schema


def read_examples(family: str) -> list[str]:
    lines = (TARGET / "examples" / f"{family}.json").read_text("utf-8").splitlines()
    return [line.removesuffix(",") for line in lines[1:-1]]


def accepts(family: str, value: object) -> bool:
    for root in ROOTS[family]:
        try:
            parse(root, value)
        except ValidationError:
            continue
        return True
    return False


def root_of(family: str, text: str) -> str:
    return next(root for root in ROOTS[family] if accepts_root(root, json.loads(text)))


def accepts_root(root: str, value: object) -> bool:
    try:
        parse(root, value)
    except ValidationError:
        return False
    return True


def test_the_committed_schema_files_are_what_the_models_say() -> None:
    assert [path.relative_to(REPOSITORY) for path in find_stale(build_files())] == []


@pytest.mark.parametrize("family", ROOTS)
def test_a_golden_message_is_written_again_to_the_same_bytes(family: str) -> None:
    examples = read_examples(family)
    assert [canonical(root_of(family, text), json.loads(text)) for text in examples] == examples


@pytest.mark.parametrize("family", ROOTS)
def test_a_message_that_differs_in_one_place_from_its_schema_is_refused(family: str) -> None:
    schema = read_schema(family)
    accepted = [
        f"{text[:60]} {why}"
        for text in read_examples(family)
        for why, mutant in mutate({"$ref": f"#/$defs/{root_of(family, text)}"}, json.loads(text), schema["$defs"])
        if accepts(family, mutant)
    ]
    assert accepted == []


def test_there_is_a_golden_message_for_every_member_of_every_union() -> None:
    count = sum(len(read_examples(family)) for family in ROOTS)
    assert count >= GOLDEN_MESSAGES


def test_the_folder_holds_one_schema_for_each_message_family() -> None:
    assert sorted(path.name for path in Path(TARGET).glob("*.schema.json")) == sorted(
        f"{family}.schema.json" for family in ROOTS
    )
