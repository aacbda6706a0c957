"""Dates in words, counted from 21 November 2026, a Saturday."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.page.dates import find_range, find_span

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("last month", (2026, 10, 1), (2026, 10, 31)),
        ("this month", (2026, 11, 1), (2026, 11, 30)),
        ("next month", (2026, 12, 1), (2026, 12, 31)),
        ("two months ago", (2026, 9, 1), (2026, 9, 30)),
        ("last year", (2025, 1, 1), (2025, 12, 31)),
        ("last week", (2026, 11, 9), (2026, 11, 15)),
        ("last quarter", (2026, 7, 1), (2026, 9, 30)),
        ("tomorrow", (2026, 11, 22), (2026, 11, 22)),
        ("yesterday", (2026, 11, 20), (2026, 11, 20)),
        ("in 3 days", (2026, 11, 24), (2026, 11, 24)),
        ("october 2026", (2026, 10, 1), (2026, 10, 31)),
        ("the 3rd of may 2025", (2025, 5, 3), (2025, 5, 3)),
        ("march 5, 2024", (2024, 3, 5), (2024, 3, 5)),
        ("2026-10-01", (2026, 10, 1), (2026, 10, 1)),
        ("10/12/2012", (2012, 10, 12), (2012, 10, 12)),
        ("24.12.2025", (2025, 12, 24), (2025, 12, 24)),
        ("december", (2025, 12, 1), (2025, 12, 31)),
        ("august", (2026, 8, 1), (2026, 8, 31)),
        ("the last 3 months", (2026, 8, 1), (2026, 11, 21)),
        ("next monday", (2026, 11, 23), (2026, 11, 23)),
        ("invoices of 2025", (2025, 1, 1), (2025, 12, 31)),
    ],
)
def test_words_name_a_range_of_days(text: str, first: tuple[int, int, int], last: tuple[int, int, int]) -> None:
    span = find_span(text, TODAY)
    assert span is not None and (span.first, span.last) == (date(*first), date(*last))


@pytest.mark.parametrize("text", ["the invoice", "number 5", "you may go", "inv-2026-1010", "13/13/2013", "last"])
def test_what_is_no_date_is_none(text: str) -> None:
    assert find_span(text, TODAY) is None


def test_last_month_in_january_is_december() -> None:
    span = find_span("last month", date(2026, 1, 31))
    assert span is not None and span.first == date(2025, 12, 1)


@given(
    st.dates(min_value=date(1950, 1, 1), max_value=date(2090, 1, 1)),
    st.sampled_from(["last month", "this week", "two years ago", "next quarter"]),
)
def test_a_range_never_ends_before_it_begins(today: date, text: str) -> None:
    span = find_span(text, today)
    assert span is not None and span.first <= span.last


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("invoices for march and april", (2026, 3, 1), (2026, 4, 30)),
        ("invoices from march to may", (2026, 3, 1), (2026, 5, 31)),
        ("invoices of march and june", (2026, 3, 1), (2026, 3, 31)),
    ],
)
def test_months_that_follow_each_other_are_one_span(
    text: str, first: tuple[int, int, int], last: tuple[int, int, int]
) -> None:
    found = find_range(text, TODAY)
    assert found is not None and (found.first, found.last) == (date(*first), date(*last))
