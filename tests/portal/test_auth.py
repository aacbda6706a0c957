"""Token, cookie and ticket: what opens the door, and what does not."""

import stat
from pathlib import Path

import pytest

from browser_copilot.errors import StoreError
from browser_copilot.portal.auth import (
    COOKIE_SECONDS,
    MAX_TICKETS,
    TICKET_SECONDS,
    TicketBook,
    find_means,
    is_cookie_valid,
    load_token,
    make_cookie,
)

TOKEN = "t" * 43


def test_a_token_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    token = load_token(tmp_path / "data")
    mode = stat.S_IMODE((tmp_path / "data" / "token").stat().st_mode)
    assert (load_token(tmp_path / "data"), mode, len(token) >= 43) == (token, 0o600, True)


def test_a_token_file_that_others_could_read_is_closed(tmp_path: Path) -> None:
    load_token(tmp_path)
    (tmp_path / "token").chmod(0o644)
    load_token(tmp_path)
    assert stat.S_IMODE((tmp_path / "token").stat().st_mode) == 0o600


def test_a_short_token_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("short")
    with pytest.raises(StoreError, match="too short"):
        load_token(tmp_path)


@pytest.mark.parametrize(
    ("headers", "means"),
    [
        ({"authorization": f"Bearer {TOKEN}"}, "bearer"),
        ({"authorization": f"bearer {TOKEN} "}, "bearer"),
        ({"authorization": f"Basic {TOKEN}"}, None),
        ({"authorization": "Bearer "}, None),
        ({"authorization": "Bearer \ud800"}, None),
        ({"authorization": f"Bearer {TOKEN}x"}, None),
        ({"cookie": f"browser_copilot_8888={make_cookie(TOKEN, 1_000)}"}, "cookie"),
        ({"cookie": f"browser_copilot_9999={make_cookie(TOKEN, 1_000)}"}, None),
        ({"cookie": f"browser_copilot_8888={TOKEN}"}, None),
        ({"cookie": "\x00=;;;"}, None),
        ({}, None),
    ],
)
def test_the_right_is_found_in_the_headers(headers: dict[str, str], means: str | None) -> None:
    assert find_means(headers, TOKEN, 8888, 1_000) == means


def test_a_cookie_ends() -> None:
    cookie = make_cookie(TOKEN, 1_000)
    assert [is_cookie_valid(cookie, TOKEN, 1_000 + age) for age in (0, COOKIE_SECONDS)] == [True, False]


def test_a_cookie_of_another_token_is_worth_nothing() -> None:
    assert not is_cookie_valid(make_cookie("other" * 8, 1_000), TOKEN, 1_000)


def test_a_cookie_cannot_be_made_to_last() -> None:
    _, _, proof = make_cookie(TOKEN, 1_000).partition(".")
    assert not is_cookie_valid(f"99999999999.{proof}", TOKEN, 1_000)


def test_a_ticket_is_good_once() -> None:
    book = TicketBook(lambda: 0.0)
    ticket = book.mint().value
    assert [book.use(ticket), book.use(ticket)] == [True, False]


def test_a_ticket_expires() -> None:
    now = [0.0]
    book = TicketBook(lambda: now[0])
    ticket = book.mint()
    now[0] = TICKET_SECONDS
    assert (book.use(ticket.value), ticket.expires_ms) == (False, TICKET_SECONDS * 1000)


def test_a_ticket_that_was_never_made_is_worth_nothing() -> None:
    assert not TicketBook(lambda: 0.0).use("")


def test_the_oldest_ticket_goes_when_there_are_too_many() -> None:
    book = TicketBook(lambda: 0.0)
    tickets = [book.mint().value for _ in range(MAX_TICKETS + 1)]
    assert [book.use(tickets[0]), book.use(tickets[1])] == [False, True]


def test_a_token_that_somebody_else_chose_is_refused(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("x" * 43)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "token").symlink_to(theirs)
    with pytest.raises(StoreError, match="links"):
        load_token(folder)
