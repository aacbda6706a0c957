"""Sentences and their readings: `sentences.txt` is the table, a sentence a line, its reading below it."""

from pathlib import Path

import pytest

from browser_copilot.goal.intents import READS
from tests.goal.reading import UNREAD, read, say

_LINES = [line for line in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines() if line]
_LINES = [line for line in _LINES if not line.startswith("#")]
SENTENCES = list(zip(_LINES[::2], [line.strip() for line in _LINES[1::2]], strict=True))
COMMANDS = [text for text, reading in SENTENCES if reading != UNREAD and not read(text).asks]


@pytest.mark.parametrize(("text", "reading"), SENTENCES, ids=[text for text, _ in SENTENCES])
def test_a_sentence_is_read_so(text: str, reading: str) -> None:
    assert say(text) == reading


def test_a_clause_says_where_its_words_stand() -> None:
    for text, _ in SENTENCES:
        assert all(text[slice(*clause.span)] == clause.text for clause in read(text).clauses)


def find_acting(pattern: str) -> list[str]:
    """The commands that still act once they are said so; every third, another third for each pattern."""
    said = []
    for text in COMMANDS[len(pattern) % 3 :: 3]:
        plain = text.rstrip(" .!")
        said.append(pattern.format(plain if pattern.startswith("{") else plain[0].lower() + plain[1:]))
    return [text for text in said if not {clause.intent.skill for clause in read(text).clauses} <= READS]


@pytest.mark.parametrize(
    "asked", ["{}?", "Should I {}?", "Can you {}?", "Could you please {}?", "Why do people {}?", "What if I {}?"]
)
def test_a_question_never_acts(asked: str) -> None:
    assert find_acting(asked) == []


@pytest.mark.parametrize(
    "carried",
    [
        "Don't {}", "Do not {}", "Never {}", "{} if it rains", "{} unless it rains", "If it rains, {}", "{} until noon",
        "Nobody should {}", "{}, but not today", "I do not want to {}", "{} twice", "{} at 5pm", "{} tomorrow",
        "Instead of this, {}", "When it rains, {}", "I wish I could {}", "He told me to {}", "{} every day",
        "{} or else",
    ],
)  # fmt: skip
def test_what_no_intent_can_carry_makes_the_goal_unread(carried: str) -> None:
    assert find_acting(carried) == []


def test_a_refusal_names_the_words_and_the_nearest_form() -> None:
    reading = read("Download the newest invoice unless it is paid")
    assert reading.unread[0] == "unless"
    assert "Download last month's invoice" in reading.nearest
