"""The extension's panel reads lists and pictures by HTTP with tickets that it signs; it can change nothing that way."""

import httpx

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from tests.portal.rig import SECRET, Rig
from tests.portal.test_panel_ticket import make_ticket


def panel_headers(rig: Rig, nonce: str = "n" * 43) -> dict[str, str]:
    ticket = make_ticket(int(rig.clock.now() * 1000) + 60_000, SECRET, nonce)
    return {"origin": EXTENSION_ORIGIN, "sec-fetch-site": "cross-site", "authorization": f"Bearer {ticket}"}


async def read(rig: Rig, headers: dict[str, str]) -> httpx.Response:
    return await rig.client.get("/api/workflows", headers=headers)


async def test_the_panel_reads_a_list_with_its_ticket(rig: Rig) -> None:
    reply = await read(rig, panel_headers(rig))
    assert reply.json()["workflows"][0]["name"] == "download_invoice"


async def test_the_panel_reads_where_the_browser_names_no_origin(rig: Rig) -> None:
    headers = {"authorization": panel_headers(rig)["authorization"]}
    assert (await read(rig, headers)).status_code == 200


async def test_the_browser_may_show_the_panel_what_it_read(rig: Rig) -> None:
    reply = await read(rig, panel_headers(rig))
    assert reply.headers["access-control-allow-origin"] == EXTENSION_ORIGIN


async def test_a_ticket_of_the_panel_reads_once(rig: Rig) -> None:
    await read(rig, panel_headers(rig))
    assert (await read(rig, panel_headers(rig))).status_code == 401


async def test_the_panel_reads_nothing_without_a_ticket(rig: Rig) -> None:
    assert (await read(rig, panel_headers(rig) | {"authorization": "Bearer none"})).status_code == 401


async def test_the_panel_writes_nothing_by_http(rig: Rig) -> None:
    reply = await rig.client.post("/api/stop", headers=panel_headers(rig))
    assert reply.json()["error"] == "WrongOrigin"


async def test_a_get_that_changes_something_is_refused_to_the_panel(rig: Rig) -> None:
    await rig.client.get("/api/stop", headers=panel_headers(rig))
    assert rig.shutdowns == []


async def test_another_origin_gets_no_cross_origin_answer(rig: Rig) -> None:
    headers = panel_headers(rig) | {"origin": "https://evil.example"}
    assert (await read(rig, headers)).json()["error"] == "WrongOrigin"


async def test_the_browser_is_told_that_the_panel_may_ask(rig: Rig) -> None:
    asks = {"origin": EXTENSION_ORIGIN, "access-control-request-method": "GET"}
    reply = await rig.client.options("/api/workflows", headers=asks)
    assert reply.headers["access-control-allow-headers"] == "authorization, content-type"
