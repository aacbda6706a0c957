"""A page by which a site refuses its visitor is told from pages that write about such things."""

from pathlib import Path

import pytest

from browser_copilot.page.refusals import find_shut, find_wait, is_down, is_error_page, is_limited, tell_error
from browser_copilot.protocol.page import HttpError, Message, MiniPCD
from tests.agent.fake_site import Blank, FakeSite, Form, Listing, Page, Thing
from tests.agent.shop import login_shop, plain_shop


def look(page: Page) -> MiniPCD:
    return FakeSite({"/page": page}, Path("/nowhere"), "/page").summary()


@pytest.mark.parametrize(
    ("page", "seconds"),
    [
        (Page("429 Too Many Requests"), None),
        (Page("Slow down", messages=[Message(kind="alert", text="Rate limit exceeded. Try again in 30 seconds.")]), 30),
        (Page("Zu viele Anfragen", messages=[Message(kind="alert", text="Versuche es in 2 Minuten wieder")]), 120),
        (Page("Demasiadas solicitudes: espera 1 hora"), 3_600),
    ],
)
def test_too_many_requests_are_known_with_the_time_to_wait(page: Page, seconds: float | None) -> None:
    mini = look(page)
    assert (is_limited(mini), find_wait(mini)) == (True, seconds)


def test_an_answer_in_plain_text_is_known_by_its_text() -> None:
    mini = look(Page(""))
    text = "Too Many Requests. Retry after 5 seconds"
    assert (is_limited(mini, text), find_wait(mini, text)) == (True, 5)


@pytest.mark.parametrize(
    "page",
    [
        Page("Account suspended"),
        Page("Sorry", messages=[Message(kind="alert", text="Your account has been temporarily locked.")]),
        Page("Sign in", forms=[Form([Blank("Email"), Blank("Password")])],
             messages=[Message(kind="error", text="We have blocked your account after too many attempts")]),
        Page("Ihr Konto wurde gesperrt"),
        Page("Tu cuenta está bloqueada"),
    ],
)  # fmt: skip
def test_an_account_that_is_shut_is_known(page: Page) -> None:
    assert find_shut(look(page)) is not None


@pytest.mark.parametrize(
    "page",
    [
        Page("Rate limits exceeded: a guide", things=[Thing(f"Chapter {number}") for number in range(9)]),
        Page("Users", lists=[Listing("Users", [])], messages=[Message(kind="status", text="Ada was locked")]),
        Page("Why was my account suspended?", things=[Thing(f"Answer {number}") for number in range(9)]),
        Page("Suspended railways", things=[Thing("Wuppertal")]),
        Page("Order 429", forms=[Form([Blank("Amount")])]),
        Page("Privacy", things=[Thing("Lock your account")]),
        *plain_shop().values(),
        *login_shop().values(),
    ],
)
def test_other_pages_refuse_nobody(page: Page) -> None:
    mini = look(page)
    assert (is_limited(mini), find_shut(mini)) == (False, None)


@pytest.mark.parametrize(
    "title",
    ["500 Internal Server Error", "Access denied", "403 Forbidden", "Error 404", "Page not found", "502 Bad Gateway",
     "Something went wrong", "Zugriff verweigert", "Acceso denegado", "Page introuvable", "Service Unavailable"],
)  # fmt: skip
def test_an_error_page_is_known(title: str) -> None:
    assert is_error_page(look(Page(title)))


@pytest.mark.parametrize(
    ("page", "limited", "down", "seconds"),
    [
        (Page("", http_error=HttpError(status=429)), True, False, None),
        (Page("Breathe", http_error=HttpError(status=429, refresh_s=20)), True, False, 20),
        (Page("", http_error=HttpError(status=503, refresh_s=5)), False, True, 5),
        (Page("We are under maintenance", http_error=HttpError(status=503)), False, True, None),
        (
            Page("Health: bad", things=[Thing("Details")], http_error=HttpError(status=503)),
            False,
            False,
            None,
        ),
        (Page("Try later", forms=[Form([Blank("Email")])], http_error=HttpError(status=429)), False, False, None),
    ],
)
def test_the_status_of_the_answer_says_what_no_word_says(
    page: Page, limited: bool, down: bool, seconds: float | None
) -> None:
    mini = look(page)
    assert (is_limited(mini), is_down(mini), find_wait(mini)) == (limited, down, seconds)


def test_an_error_is_told_by_its_number_and_name() -> None:
    told = tell_error(look(Page("Oops", http_error=HttpError(status=404))))
    assert told == "the site answered with HTTP 404 (Not Found) at https://shop.test/page", told


@pytest.mark.parametrize(
    "page",
    [
        Page("Oops"),
        Page("Sign in", forms=[Form([Blank("Email"), Blank("Password")])], http_error=HttpError(status=401)),
        Page("Shop", things=[Thing(f"Thing {number}") for number in range(9)], http_error=HttpError(status=404)),
    ],
)
def test_a_page_with_something_to_use_is_no_error(page: Page) -> None:
    assert tell_error(look(page)) is None


@pytest.mark.parametrize("title", ["Welcome, Ada", "Dashboard", "500 things to do", "4021 orders", "Error log of July"])
def test_a_page_that_shows_something_is_no_error_page(title: str) -> None:
    assert not is_error_page(look(Page(title)))
