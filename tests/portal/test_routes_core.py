"""The way in, and the API's own description."""

from tests.portal.rig import SECRET, Rig
from tests.portal.test_panel_ticket import make_ticket

NO_TOKEN = {"authorization": ""}


async def test_a_login_link_gives_a_cookie_that_scripts_and_other_sites_do_not_get(rig: Rig) -> None:
    ticket = await rig.post("ticket")
    reply = await rig.client.get(f"/login?ticket={ticket['ticket']}", headers=NO_TOKEN)
    cookie = reply.headers["set-cookie"].lower()
    assert (reply.status_code, "httponly" in cookie, "samesite=strict" in cookie) == (200, True, True)


async def test_the_cookie_opens_the_api(rig: Rig) -> None:
    ticket = await rig.post("ticket")
    reply = await rig.client.get(f"/login?ticket={ticket['ticket']}", headers=NO_TOKEN)
    cookie = reply.headers["set-cookie"].split(";")[0]
    assert (await rig.client.get("/api/test", headers={**NO_TOKEN, "cookie": cookie})).status_code == 200


async def test_the_link_is_on_the_name_that_was_asked(rig: Rig) -> None:
    ticket = await rig.post("ticket")
    assert ticket["url"] == f"http://127.0.0.1:8888/login?ticket={ticket['ticket']}"


async def test_a_login_link_works_once(rig: Rig) -> None:
    ticket = await rig.post("ticket")
    replies = [await rig.client.get(f"/login?ticket={ticket['ticket']}", headers=NO_TOKEN) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [200, 401]


async def test_a_login_link_that_is_too_old_says_so(rig: Rig) -> None:
    ticket = await rig.post("ticket")
    rig.clock.advance(601)
    reply = await rig.client.get(f"/login?ticket={ticket['ticket']}", headers=NO_TOKEN)
    assert (reply.status_code, reply.json()["error"]) == (401, "TicketExpired")


async def test_login_without_a_ticket_is_refused(rig: Rig) -> None:
    assert (await rig.client.get("/login", headers=NO_TOKEN)).status_code == 401


async def test_a_ticket_that_the_panel_signed_earns_no_cookie(rig: Rig) -> None:
    ticket = make_ticket(int(rig.clock.now() * 1000) + 60_000, SECRET)
    reply = await rig.client.get(f"/login?ticket={ticket}", headers=NO_TOKEN)
    assert (reply.status_code, "set-cookie" in reply.headers) == (401, False)


async def test_a_ticket_that_the_panel_signed_is_worth_nothing_on_another_page(rig: Rig) -> None:
    ticket = make_ticket(int(rig.clock.now() * 1000) + 60_000, SECRET)
    headers = {"authorization": f"Bearer {ticket}", "origin": "http://127.0.0.1:8888"}
    assert (await rig.client.get("/api/test", headers=headers)).status_code == 401


async def test_a_ticket_needs_the_token(rig: Rig) -> None:
    assert (await rig.client.post("/api/ticket", headers=NO_TOKEN)).status_code == 401


async def test_docs_list_every_route(rig: Rig) -> None:
    page = (await rig.client.get("/docs")).text
    assert [path for path in rig.app.openapi()["paths"] if path not in page] == []


async def test_docs_load_nothing_from_elsewhere(rig: Rig) -> None:
    page = (await rig.client.get("/docs")).text
    assert ("http://" in page, "https://" in page, "<script" in page) == (False, False, False)


async def test_the_website_is_at_the_root(rig: Rig) -> None:
    replies = [await rig.client.get(path) for path in ("/", "/index.html")]
    assert (replies[0].status_code, replies[0].text) == (200, replies[1].text)
