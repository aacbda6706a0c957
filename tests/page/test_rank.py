"""Ranking short texts, also where words are rare in no sense."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.page.rank import Candidate, explain, is_tie, rank, similarity


def best(query: str, *labels: str) -> str:
    return rank(query, [Candidate(str(place), one) for place, one in enumerate(labels)])[0].label


@pytest.mark.parametrize(
    ("query", "labels", "wanted"),
    [
        ("invoice", ("Orders", "Invoices", "Billing"), "Invoices"),
        ("submit", ("Cancel", "Submit"), "Submit"),
        ("sumbit", ("Cancel", "Submit"), "Submit"),
        ("Tab 2", ("Tab 1", "Tab 2", "Tab 3"), "Tab 2"),
        ("log in", ("Log out", "Log in"), "Log in"),
        ("café", ("Tea", "Cafe"), "Cafe"),
        ("x", ("OK", "×", "x"), "x"),
        ("payment methods", ("Payments", "Payment methods", "Methods"), "Payment methods"),
    ],
)
def test_the_closest_label_is_first(query: str, labels: tuple[str, ...], wanted: str) -> None:
    assert best(query, *labels) == wanted


def test_a_word_that_stands_in_every_text_does_not_make_all_scores_zero() -> None:
    assert best("invoice march", "invoice march", "invoice april") == "invoice march"


def test_a_tie_is_explained() -> None:
    assert "tie" in explain(rank("save", [Candidate("1", "Save"), Candidate("2", "Save")]))


def test_two_different_labels_that_are_close_are_a_tie() -> None:
    assert is_tie(rank("report", [Candidate("1", "Report A"), Candidate("2", "Report B")]))


def test_the_context_breaks_a_tie() -> None:
    ranked = rank("download october", [Candidate("1", "Download", "September"), Candidate("2", "Download", "October")])
    assert ranked[0].id == "2"


@given(st.text(max_size=30), st.lists(st.text(max_size=30), max_size=8))
def test_any_texts_can_be_ranked(query: str, labels: list[str]) -> None:
    assert len(rank(query, [Candidate(str(place), one) for place, one in enumerate(labels)])) == len(labels)


@given(st.text(max_size=30), st.text(max_size=30))
def test_similarity_is_a_fraction(left: str, right: str) -> None:
    assert 0 <= similarity(left, right) <= 1
