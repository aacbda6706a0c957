import hashlib
import hmac

import pytest

from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.handshake import encode
from browser_copilot.portal.panel_ticket import PanelTickets

SECRET = b"s" * 32
NONCE = "n" * 43


def make_ticket(expires: int, secret: bytes = SECRET, nonce: str = NONCE) -> str:
    message = f"panel\n{expires}\n{nonce}\n{EXTENSION_ID}".encode()
    return f"{expires}.{nonce}.{encode(hmac.new(secret, message, hashlib.sha256).digest())}"


def make_book() -> PanelTickets:
    return PanelTickets(SECRET, lambda: 1_000.0)


def test_a_fresh_ticket_of_the_panel_is_good() -> None:
    assert make_book().use(make_ticket(1_060_000))


def test_a_ticket_is_good_once() -> None:
    book = make_book()
    book.use(make_ticket(1_060_000))
    assert not book.use(make_ticket(1_060_000))


def test_a_ticket_expires() -> None:
    assert not make_book().use(make_ticket(999_999))


def test_a_ticket_for_a_far_future_is_refused() -> None:
    assert not make_book().use(make_ticket(9_000_000))


def test_a_ticket_of_another_pairing_is_refused() -> None:
    assert not make_book().use(make_ticket(1_060_000, secret=b"x" * 32))


@pytest.mark.parametrize("ticket", ["", ".", "..", "1060000", "1060000.n.x", f"1060000.{NONCE}.", "²." + NONCE + ".é"])
def test_what_is_no_ticket_is_refused(ticket: str) -> None:
    assert not make_book().use(ticket)


def test_a_changed_expiry_breaks_the_proof() -> None:
    assert not make_book().use(make_ticket(1_060_000).replace("1060000", "1060001"))
