"""Evidence is words that the page shows, and nothing looser."""

import pytest

from browser_copilot.agent.evidence import find_missing, find_parts

SHOWN = ["Order 17 was saved | https://x.test", "Total: 42.00 €\nThank you"]


@pytest.mark.parametrize(
    "evidence", ["Order 17 was saved", "order 17 WAS saved", 'It says "Total: 42.00 €"', "thank you"]
)
def test_words_that_are_shown_are_found(evidence: str) -> None:
    assert find_missing(evidence, SHOWN) is None


@pytest.mark.parametrize(
    "evidence",
    ["Order 18 was saved", "The order has been saved", '"Total: 42.00 €" and "Paid in full"', "saved Order 17"],
)
def test_words_that_are_not_shown_are_missing(evidence: str) -> None:
    assert find_missing(evidence, SHOWN) is not None


@pytest.mark.parametrize("evidence", ["", " ", "ok"])
def test_too_little_is_no_evidence(evidence: str) -> None:
    assert find_parts(evidence) == []


def test_what_is_quoted_is_what_counts() -> None:
    assert find_parts('The page says "Saved now" and "All fine"') == ["Saved now", "All fine"]
