"""Bad input at the door: every route refuses it in the same clear words."""

import asyncio
from typing import Any

import pytest

from browser_copilot.portal.auth import cookie_name, make_cookie
from browser_copilot.portal.gate import read_body
from browser_copilot.protocol.limits import MAX_BODY_BYTES
from tests.portal.rig import PATIENCE, TOKEN, Rig

NO_TOKEN = {"authorization": ""}


def list_paths(rig: Rig) -> list[tuple[str, str]]:
    """Method and path of every documented route, with something in the place of each parameter."""
    found = []
    for path, operations in rig.app.openapi()["paths"].items():
        for parameter in ("session_id", "task_id", "job_id", "model_id", "token", "hash", "name", "id"):
            path = path.replace(f"{{{parameter}}}", "1")
        path = path.replace("{task_name}", "x").replace("{job_name}", "x")
        found += [(method.upper(), path) for method in operations]
    return found


async def test_every_route_but_two_asks_for_the_token(rig: Rig) -> None:
    replies = [(await rig.client.request(m, p, headers=NO_TOKEN), p) for m, p in list_paths(rig)]
    assert {p for r, p in replies if r.json().get("error") != "Unauthorized"} == {"/healthz", "/login"}


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/assets/site.js", "/docs", "/docs.css", "/openapi.json", "/redoc", "/nothing"]
)
async def test_every_page_asks_for_the_token(rig: Rig, path: str) -> None:
    reply = await rig.client.get(path, headers=NO_TOKEN)
    assert (reply.status_code, reply.json()["error"]) == (401, "Unauthorized")


async def test_every_route_refuses_another_host(rig: Rig) -> None:
    replies = [await rig.client.request(m, p, headers={"host": "evil.test:8888"}) for m, p in list_paths(rig)]
    assert {(r.status_code, r.json()["error"]) for r in replies} == {(403, "WrongHost")}


async def test_every_route_refuses_another_origin(rig: Rig) -> None:
    replies = [await rig.client.request(m, p, headers={"origin": "https://evil.test"}) for m, p in list_paths(rig)]
    assert {(r.status_code, r.json()["error"]) for r in replies} == {(403, "WrongOrigin")}


async def test_every_route_refuses_a_body_that_is_too_large(rig: Rig) -> None:
    body = b"x" * (MAX_BODY_BYTES + 1)
    replies = [await rig.client.request(m, p, content=body) for m, p in list_paths(rig)]
    assert {(r.status_code, r.json()["error"]) for r in replies} == {(413, "BodyTooLarge")}


async def test_a_body_that_does_not_say_its_size_is_counted(rig: Rig) -> None:
    async def chunks() -> Any:
        for _ in range(20):
            yield b"x" * 100_000

    reply = await rig.client.post("/api/copilot/session/start/skills", content=chunks())
    assert (reply.status_code, reply.json()["error"]) == (413, "BodyTooLarge")


@pytest.mark.parametrize("length", ["-1", "1e3", "9" * 30, "x"])
async def test_a_length_that_is_no_number_is_refused(length: str) -> None:
    async def receive() -> Any:
        raise AssertionError("nothing is read")

    _, refusal = await read_body({"type": "http", "headers": [(b"content-length", length.encode())]}, receive)
    assert refusal is not None and refusal.status == 413


async def test_every_route_with_json_refuses_deep_json(rig: Rig) -> None:
    body = b"[" * 65 + b"]" * 65
    headers = {"content-type": "application/json"}
    replies = [await rig.client.request(m, p, content=body, headers=headers) for m, p in list_paths(rig)]
    assert {(r.status_code, r.json()["error"]) for r in replies} == {(400, "BadRequest")}


async def test_the_website_tells_a_browser_how_to_open_it(rig: Rig) -> None:
    reply = await rig.client.get("/", headers={**NO_TOKEN, "accept": "text/html"})
    assert (reply.status_code, "up" in reply.text) == (401, True)


async def test_a_cookie_opens_the_website_and_the_api(rig: Rig) -> None:
    headers = {**NO_TOKEN, "cookie": f"{cookie_name(8888)}={make_cookie(TOKEN, rig.clock.now())}"}
    replies = [await rig.client.get(path, headers=headers) for path in ("/", "/api/test")]
    assert [reply.status_code for reply in replies] == [200, 200]


async def test_a_cookie_alone_changes_nothing_by_get(rig: Rig) -> None:
    headers = {**NO_TOKEN, "cookie": f"{cookie_name(8888)}={make_cookie(TOKEN, rig.clock.now())}"}
    reply = await rig.client.get("/api/stop", headers=headers)
    assert (reply.status_code, rig.shutdowns) == (405, [])


async def test_every_answer_has_the_security_headers(rig: Rig) -> None:
    replies = [await rig.client.get(path) for path in ("/", "/api/test", "/api/nothing", "/docs")]
    replies.append(await rig.client.get("/api/test", headers=NO_TOKEN))
    assert {reply.headers["x-content-type-options"] for reply in replies} == {"nosniff"}


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nothing"), ("GET", "/nothing.html"), ("GET", "/../x")])
async def test_an_address_that_is_none_says_so(rig: Rig, method: str, path: str) -> None:
    reply = await rig.client.request(method, path)
    assert (reply.status_code, reply.json()["error"]) == (404, "NotFound")


async def test_a_method_that_is_none_says_so(rig: Rig) -> None:
    reply = await rig.client.delete("/api/test")
    assert (reply.status_code, reply.json()["error"]) == (405, "MethodNotAllowed")


async def test_a_text_that_is_no_text_is_refused(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/session/start/skills", content=b"\xff\xfe")
    assert (reply.status_code, reply.json()["field"]) == (400, "body")


async def test_a_text_may_come_as_a_json_string(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/session/start/skills", json=str(rig.folder))
    assert "sessionId" in reply.json()


async def test_json_that_is_no_text_is_refused_where_text_is_wanted(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/session/start/skills", json={"a": 1})
    assert reply.status_code == 400


async def test_no_text_of_a_refusal_quotes_the_input(rig: Rig) -> None:
    session = await rig.start()
    body = {"type": "Answer", "questionId": "q", "text": "", "hunter2": "hunter3"}
    reply = await rig.client.post(f"/api/copilot/session/{session}/command", json=body)
    assert (reply.status_code, "hunter3" in reply.text) == (400, False)


async def test_a_body_that_never_ends_is_given_up_when_the_caller_leaves() -> None:
    messages: list[Any] = [{"type": "http.request", "body": b"a", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return messages.pop(0)

    async with asyncio.timeout(PATIENCE):
        body, refusal = await read_body({"type": "http", "headers": []}, receive)
    assert (body, refusal) == (b"a", None)
