"""The browser by REST: one call, one result; no approval passes this door."""

from typing import Any

import pytest

from tests.portal.rig import HOME, Rig

CALL: dict[str, Any] = {
    "id": "c-1",
    "epoch": 7,
    "sessionId": "mine",
    "deadlineMs": 30_000,
    "name": "getMiniPCD",
    "args": {"tabId": 1},
}


async def test_a_call_gets_its_result(rig: Rig) -> None:
    reply = await rig.client.post("/api/browser/tool", json=CALL)
    assert (reply.json()["ok"], reply.json()["data"]["url"]) == (True, HOME)


async def test_a_call_belongs_to_a_session_of_this_door(rig: Rig) -> None:
    grant = {"id": "g", "digest": "d" * 16, "expiresMs": 2**52}
    await rig.client.post("/api/browser/tool", json={**CALL, "grant": grant})
    call = rig.browser.calls[-1]
    assert (call.session_id, call.epoch, call.grant) == ("door-mine", 0, None)


async def test_a_call_goes_on_after_the_user_stopped_everything(rig: Rig) -> None:
    await rig.browser.raise_fence("door-mine", 3, "stop")
    reply = await rig.client.post("/api/browser/tool", json={**CALL, "epoch": 0})
    assert (reply.json()["ok"], rig.browser.calls[-1].epoch) == (True, 3)


async def test_a_failure_of_the_page_is_a_result(rig: Rig) -> None:
    reply = await rig.client.post("/api/browser/tool", json={**CALL, "args": {"tabId": 99}})
    assert (reply.status_code, reply.json()["ok"], reply.json()["code"]) == (200, False, "tab_gone")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": "dom.dance"}, "body"),
        ({"deadlineMs": 0}, "getMiniPCD.deadlineMs"),
        ({"args": {}}, "getMiniPCD.args.tabId"),
        ({"more": 1}, "getMiniPCD.more"),
    ],
)
async def test_what_is_no_call_is_refused(rig: Rig, change: dict[str, Any], field: str) -> None:
    reply = await rig.client.post("/api/browser/tool", json={**CALL, **change})
    assert (reply.status_code, reply.json()["field"]) == (400, field)


async def test_tabs_are_listed(rig: Rig) -> None:
    assert [tab["url"] for tab in (await rig.get("browser/tabs"))["tabs"]] == [HOME]


@pytest.mark.parametrize("kind", ["frames", "thumbnails"])
async def test_a_picture_is_found_by_its_hash(rig: Rig, kind: str) -> None:
    reply = await rig.client.get(f"/api/{kind}/{'a' * 32}")
    assert (reply.headers["content-type"], reply.content) == ("image/jpeg", b"\xff\xd8picture")


@pytest.mark.parametrize("hash", ["b" * 32, "short", "..%2f..%2fetc%2fpasswd"])
async def test_a_picture_that_is_not_kept_is_not_found(rig: Rig, hash: str) -> None:
    assert (await rig.client.get(f"/api/frames/{hash}")).status_code == 404
