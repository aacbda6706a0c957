"""The panel knows the server's sentences by their English words: each that it translates is one that is said."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from browser_copilot.agent.proposals import VERBS
from browser_copilot.page.skills.steps import WAYS
from browser_copilot.page.walls import REQUESTS
from browser_copilot.runtime import chat
from browser_copilot.runtime.actor import SAID

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "server" / "browser_copilot"
TEXTS = json.loads((ROOT / "extension" / "public" / "_locales" / "en" / "messages.json").read_text("utf-8"))
PHRASES = {name: one["message"] for name, one in TEXTS.items() if name.startswith(("say_", "do_"))}
VALUE = re.compile(r"\$\d")
_GUARD_TEXT = re.compile(r"(?<=[`'])[^`'\n]*(?:'s [^`'\n]*)?(?=[`'])")
"""A text of the guard, in quotes or with values in it."""
SAMPLE = "⁂"
"""Stands for a value; no text of the server holds it."""


def count_letters(text: str) -> int:
    return sum(char.isalpha() for char in text)


def find_texts(tree: ast.AST) -> Iterator[str]:
    """Each text as a pattern in which any value fits; sums of texts as one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr | ast.BinOp | ast.Constant):
            yield read_text(node)


def read_text(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(map(read_text, parts))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return read_text(left) + read_text(right)
        case ast.FormattedValue(value=ast.IfExp(body=yes, orelse=no)):
            return f"(?:{read_text(yes)}|{read_text(no)})"
        case _:
            return ".*"


@cache
def list_written() -> frozenset[str]:
    files = [path for path in SERVER.rglob("*.py") if "protocol" not in path.parts]
    guard = (ROOT / "extension" / "src" / "background" / "guard.ts").read_text("utf-8")
    asked = (re.sub(r"\\\$\\\{.*?\\\}", ".*", re.escape(one)) for one in _GUARD_TEXT.findall(guard))
    return frozenset([*asked, *(one for path in files for one in find_texts(ast.parse(path.read_text("utf-8"))))])


def is_written(phrase: str) -> bool:
    """Whether a text in the code, with any value in its place, is this sentence; half of its letters must be there."""
    sample, fixed = VALUE.sub(SAMPLE, phrase), VALUE.sub("", phrase)
    longest = max(re.findall(r"\w+", fixed), key=len)
    texts = (one for one in list_written() if longest in one and count_letters(one) * 2 >= count_letters(fixed))
    return any(re.fullmatch(one, sample, re.DOTALL) for one in texts)


TOPICS = [topic for topic, _ in chat.TOPICS]
STATES: tuple[chat.RunState, ...] = ("IDLE", "RUNNING", "PAUSED", "STOPPED", "FAILED")


def list_answers(topic: chat.Topic, state: chat.RunState) -> list[str]:
    found = chat.RunView(goal="Pay", state=state, found=["a.csv"], outcome="It is paid", queued=["Go on"])
    held = chat.RunView(goal="Pay", state=state, held_for="asked by the user")
    return [chat.answer(topic, view) for view in (chat.RunView(), found, held, chat.RunView(goal="Pay", state=state))]


@cache
def list_composed() -> list[str]:
    """What is put together of more than one text."""
    answers = [one for topic in TOPICS for state in STATES for one in list_answers(topic, state)]
    clicks = [f'{way.title()}-click "Save"' for way in WAYS]
    return [
        *answers,
        *clicks,
        f"{VERBS['dom.click']} \"Save\" in 'Settings'",
        *(f"https://a.example {one}" for one in REQUESTS.values()),
        chat.refuse_goal(chat.RunView(goal="Pay")),
    ]


def matches(phrase: str, sentence: str) -> bool:
    return re.fullmatch("(.+?)".join(map(re.escape, VALUE.split(phrase))), sentence, re.DOTALL) is not None


@pytest.mark.parametrize("name", PHRASES)
def test_each_sentence_that_is_translated_is_one_that_is_said(name: str) -> None:
    phrase = PHRASES[name]
    assert is_written(phrase) or any(matches(phrase, one) for one in list_composed())


def is_known(sentence: str) -> bool:
    return any(matches(phrase, sentence) for phrase in PHRASES.values())


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("topic", TOPICS)
def test_each_answer_about_a_run_can_be_translated(topic: chat.Topic, state: chat.RunState) -> None:
    assert [one for one in list_answers(topic, state) if not is_known(one)] == []


def test_each_answer_to_an_interrupt_can_be_translated() -> None:
    said = [*SAID.values(), chat.refuse_goal(chat.RunView(goal="Pay")), chat.tell_queued("Pay")]
    assert [one for one in said if not is_known(one)] == []
