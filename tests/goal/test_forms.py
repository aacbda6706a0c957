"""One table of forms: what the parser reads by is what `/help` and the document show."""

from pathlib import Path

import pytest

from browser_copilot.goal.forms import EXAMPLES, FORMS, Form, render_document, render_help, show_pattern
from browser_copilot.goal.parser import find_nearest
from tests.goal.reading import read

COMMANDS = Path(__file__).resolve().parents[2] / "docs" / "COMMANDS.md"
SHOWN = [form for form in FORMS if form.example]


@pytest.mark.parametrize("form", SHOWN, ids=lambda form: form.name)
def test_an_example_is_read_as_the_skill_of_its_form(form: Form) -> None:
    skills = [clause.intent.skill for clause in read(form.example).clauses]
    assert skills == ["fill_form" if form.skill == "hold" else form.skill]


def test_the_document_is_what_the_table_says() -> None:
    assert COMMANDS.read_text("utf-8") == render_document(), "run `make reference` and commit docs/COMMANDS.md"


def test_help_and_the_empty_panel_show_commands_that_are_read() -> None:
    assert all(read(example).clauses for example in EXAMPLES)
    assert all(example in render_help() for example in EXAMPLES)


@pytest.mark.parametrize("form", SHOWN, ids=lambda form: form.name)
def test_a_pattern_is_shown_without_its_notation(form: Form) -> None:
    assert not set("<>{}[]()|") & set(show_pattern(form).replace(">", "", 1))


@pytest.mark.parametrize(
    ("said", "form"),
    [
        ("Download the two newest invoices", "Download last month's invoice"),
        ("please delete it", "Delete Alan Turing"),
        ("What is your name?", "When does the museum open?"),
        ("pay the electricity bill", "Click Edit"),
    ],
)
def test_a_refusal_is_answered_with_the_nearest_form(said: str, form: str) -> None:
    assert form in find_nearest(said)
