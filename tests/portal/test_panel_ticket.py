"""The extension's panel reads by HTTP with tickets that it signs; nobody else does, and it cannot write."""

import hashlib
import hmac

import pytest

from browser_copilot.browser.extension_id import EXTENSION_ID, EXTENSION_ORIGIN
from browser_copilot.browser.handshake import encode, make_nonce
from browser_copilot.portal.panel_ticket import MAX_AHEAD_MS, PanelTickets
from tests.portal.rig import SECRET, Rig

NOW = 1_000.0


def sign(expires_ms: int, *, secret: bytes = SECRET, nonce: str | None = None) -> str:
    nonce = nonce or make_nonce()
    message = "\n".join(("panel", str(expires_ms), nonce, EXTENSION_ID)).encode()
    return f"{expires_ms}.{nonce}.{encode(hmac.new(secret, message, hashlib.sha256).digest())}"


def fresh(rig: Rig) -> str:
    return sign(int(rig.clock.now() * 1000) + 60_000)


async def read(rig: Rig, ticket: str, *, origin: str = EXTENSION_ORIGIN, method: str = "GET") -> int:
    headers = {"authorization": f"Bearer {ticket}", "origin": origin}
    return (await rig.client.request(method, "/api/test", headers=headers)).status_code


async def test_the_panel_reads_with_its_ticket(rig: Rig) -> None:
    assert await read(rig, fresh(rig)) == 200


async def test_a_ticket_reads_once(rig: Rig) -> None:
    ticket = fresh(rig)
    assert [await read(rig, ticket), await read(rig, ticket)] == [200, 401]


async def test_a_ticket_is_worth_nothing_on_another_page(rig: Rig) -> None:
    assert await read(rig, fresh(rig), origin="http://127.0.0.1:8888") == 401


async def test_a_ticket_does_not_write(rig: Rig) -> None:
    headers = {"authorization": f"Bearer {fresh(rig)}", "origin": EXTENSION_ORIGIN}
    reply = await rig.client.post("/api/stop", headers=headers)
    assert (reply.status_code, rig.shutdowns) == (403, [])


async def test_a_ticket_does_not_act_by_get(rig: Rig) -> None:
    headers = {"authorization": f"Bearer {fresh(rig)}", "origin": EXTENSION_ORIGIN}
    reply = await rig.client.get("/api/stop", headers=headers)
    assert (reply.status_code, rig.shutdowns) == (405, [])


async def test_a_signed_ticket_earns_no_cookie(rig: Rig) -> None:
    reply = await rig.client.get(f"/login?ticket={fresh(rig)}", headers={"authorization": ""})
    assert (reply.status_code, "set-cookie" in reply.headers) == (401, False)


async def test_the_panel_may_ask_before_it_reads(rig: Rig) -> None:
    headers = {"authorization": "", "origin": EXTENSION_ORIGIN, "access-control-request-method": "GET"}
    reply = await rig.client.options("/api/test", headers=headers)
    assert (reply.status_code, reply.headers["access-control-allow-origin"]) == (204, EXTENSION_ORIGIN)


async def test_other_pages_get_no_leave_to_read(rig: Rig) -> None:
    headers = {"origin": "https://evil.test", "access-control-request-method": "GET"}
    reply = await rig.client.options("/api/test", headers=headers)
    assert (reply.status_code, "access-control-allow-origin" in reply.headers) == (403, False)


@pytest.mark.parametrize(
    "ticket",
    [
        "",
        "..",
        sign(1_060_000, secret=b"another"),
        sign(1_060_000, nonce="short"),
        sign(999_999),
        sign(1_000_001 + MAX_AHEAD_MS),
        sign(1_060_000).replace("1060000", "1060001"),
        "\ud800.\ud800.\ud800",
    ],
)
def test_what_is_no_good_ticket_is_refused(ticket: str) -> None:
    assert not PanelTickets(SECRET, lambda: NOW).use(ticket)


def test_a_good_ticket_is_good_once() -> None:
    tickets, ticket = PanelTickets(SECRET, lambda: NOW), sign(1_060_000)
    assert [tickets.use(ticket), tickets.use(ticket)] == [True, False]
