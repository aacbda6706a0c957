"""What is atomic in a goal, and what dates become."""

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.goal.tokens import tokenize
from tests.goal.reading import TODAY


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("click “Save” now", ["word click", "quote Save", "word now"]),
        ("„a b“ «c» `d` ‘e’", ["quote a b", "quote c", "quote d", "quote e"]),
        ("'Ada's list' is Ada's", ["quote Ada's list", "word is", "word Ada", "poss 's"]),
        ("the users' names, don't", ["word the", "word users", "poss '", "word names", "punct ,", "word don't"]),
        ("what's Ann’s", ["word what", "word 's", "word Ann", "poss ’s"]),
        ("go to example.org/a, please.", ["word go", "word to", "url example.org/a", "punct ,", "word please",
                                              "punct ."]),
        ("(http://127.0.0.1:80/x?y=1)", ["punct (", "url http://127.0.0.1:80/x?y=1", "punct )"]),
        ("ada@example.org cv.pdf a.b.csv", ["email ada@example.org", "file cv.pdf", "file a.b.csv"]),
        ("under £9.50 or 9 pounds or 50%", ["word under", "amount £9.50", "word or", "amount 9 pounds", "word or",
                                           "amount 50%"]),
        ("at 5pm, 18:30, the 2nd of 1,000", ["word at", "time 5pm", "punct ,", "time 18:30", "punct ,", "word the",
                                            "ordinal 2nd", "word of", "number 1,000"]),
        ("#A-1234 user042 1.5x C++ Wi-Fi", ["word #A-1234", "word user042", "word 1.5x", "word C++", "word Wi-Fi"]),
        ('an "open one', ["word an", 'punct "', "word open", "word one"]),
    ],
)  # fmt: skip
def test_a_goal_is_cut_so(text: str, tokens: list[str]) -> None:
    assert [f"{one.kind} {one.text}" for one in tokenize(text, TODAY)] == tokens


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("today", "2026-11-25"), ("yesterday", "2026-11-24"), ("tomorrow", "2026-11-26"),
        ("last month", "2026-10"), ("this month", "2026-11"), ("next month", "2026-12"), ("last year", "2025"),
        ("last week", "2026-11-16/2026-11-22"), ("last quarter", "2026-07-01/2026-09-30"),
        ("last 7 days", "2026-11-18/2026-11-25"), ("last Friday", "2026-11-20"), ("last Wednesday", "2026-11-18"),
        ("October 2026", "2026-10"), ("3 December 2026", "2026-12-03"), ("Dec 3rd, 2026", "2026-12-03"),
        ("3 December", "--12-03"), ("29 Feb", "--02-29"), ("November", "--11"), ("2026-02-28", "2026-02-28"),
        ("2026-10", "2026-10"),
    ],
)  # fmt: skip
def test_a_date_in_words_has_an_iso_value(text: str, value: str) -> None:
    assert [(one.kind, one.value) for one in tokenize(text, TODAY)] == [("date", value)]


@pytest.mark.parametrize("text", ["31 Feb 2026", "2026-13", "30 February", "may", "march"])
def test_what_no_calendar_has_is_no_date(text: str) -> None:
    assert {one.kind for one in tokenize(text, TODAY)} == {"word"}


@given(st.dates(date(2000, 1, 1), date(2099, 12, 31)))
def test_the_month_before_is_of_any_day(today: date) -> None:
    [token] = tokenize("last month", today)
    year, month = map(int, token.value.split("-"))
    assert (today.year * 12 + today.month) - (year * 12 + month) == 1


@given(st.text(max_size=100))
def test_every_mark_lies_in_one_token(text: str) -> None:
    tokens = tokenize(text, TODAY)
    assert all(one.end <= other.start for one, other in pairwise(tokens))
    said = "".join(text[one.start : one.end] for one in tokens)
    assert "".join(said.split()) == "".join(text.split())
