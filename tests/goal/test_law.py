"""The law of commands: every content word fills a slot, or the goal is not read and nothing of it is done."""

import re

from hypothesis import example, given
from hypothesis import strategies as st

from browser_copilot.goal import lexicon
from browser_copilot.goal.forms import FORMS
from browser_copilot.goal.intents import Reading
from browser_copilot.goal.tokens import tokenize
from tests.goal.reading import TODAY, read
from tests.goal.test_sentences import COMMANDS, SENTENCES

_WORD = re.compile(r"\w+")


def words_of(*texts: str) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text.lower())}


NOUNS = {"T", "DATED", "COLUMNS", "PERSONS", "BULK", "KEYS", "UNTYPED"}
"""Tables of things that only some form treats apart: they are content like any other."""


def grammar() -> set[str]:
    """Every word that some table of the language holds: the others are content."""
    tables = [value for name, value in vars(lexicon).items() if name.isupper() and name not in NOUNS]
    held = [one for table in tables for one in ([table] if isinstance(table, str) else [*table])]
    held += [str(value) for table in tables if isinstance(table, dict) for value in table.values()]
    return words_of(*map(str, held), *(re.sub(r"<[^>]*>", " ", form.pattern) for form in FORMS), "t s")


GRAMMAR = grammar()
MADE_UP = st.sampled_from(["zorbly", "Quibble", "frobnicated", "xanthic", "Ymir", "brillig"])
ANY_WORD = st.one_of(
    st.sampled_from(sorted(GRAMMAR)),
    MADE_UP,
    st.sampled_from(
        ["?", "!", ".", ",", ";", '"a b"', "'x'", "9 pounds", "last month's", "a@b.org", "x.pdf", "3rd", ">"]
    ),
)


def slots_of(reading: Reading) -> str:
    return " ".join(clause.intent.model_dump_json() for clause in reading.clauses).lower()


def dated(text: str) -> set[str]:
    """The words of dates, whose slot holds an ISO value instead."""
    return words_of(*(token.text for token in tokenize(text, TODAY) if token.kind in ("date", "ordinal")))


def assert_law(text: str) -> None:
    reading = read(text)
    if reading.clauses:
        lost = words_of(text) - GRAMMAR - dated(text) - words_of(slots_of(reading))
        assert not lost, (text, lost)


@given(st.text(max_size=200))
@example('"')
@example("'s")
@example("open " * 400)
def test_any_text_is_read_or_refused_and_always_alike(text: str) -> None:
    reading = read(text)
    assert bool(reading.clauses) != bool(reading.unread)
    assert reading == read(text)
    assert_law(text)


@given(st.lists(ANY_WORD, min_size=1, max_size=14).map(" ".join))
def test_any_words_are_read_or_refused_and_none_is_lost(text: str) -> None:
    assert_law(text)


@given(st.sampled_from([text for text, _ in SENTENCES]), MADE_UP, st.integers(0, 30))
def test_an_unknown_word_in_a_command_fills_a_slot_as_it_stands_or_the_goal_is_unread(
    text: str, word: str, place: int
) -> None:
    words = text.split(" ")
    reading = read(" ".join([*words[:place], word, *words[place:]]))
    assert not reading.clauses or word.lower() in slots_of(reading)


@given(st.sampled_from([text for text, _ in SENTENCES]))
def test_no_content_word_of_a_sentence_is_lost(text: str) -> None:
    assert_law(text)


@given(st.sampled_from(COMMANDS), st.sampled_from(COMMANDS))
def test_two_commands_are_both_read_or_nothing_is(one: str, other: str) -> None:
    text = f"{one.rstrip(' .!')}. {other}"
    assert_law(text)
    both = read(text).clauses
    assert not both or {clause.intent.skill for clause in both} >= {
        clause.intent.skill for clause in (*read(one).clauses, *read(other).clauses) if clause.intent.skill != "click"
    }
