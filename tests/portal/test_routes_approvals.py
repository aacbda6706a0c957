"""What the user said "always" to is listed, and taken back."""

from tests.portal.rig import Rig

REMEMBERED = "copilot/approvals/remembered"


async def remember(rig: Rig) -> str:
    session = await rig.start()
    actor = rig.runtime.actor(session)
    assert actor is not None
    await actor.course.approvals.remembered.add("https://shop.test", "dom.click")
    return session


async def test_nothing_is_remembered_at_first(rig: Rig) -> None:
    assert (await rig.client.get(f"/api/{REMEMBERED}")).json() == []


async def test_an_always_is_listed_with_what_is_left_of_it(rig: Rig) -> None:
    session = await remember(rig)
    (row,) = (await rig.client.get(f"/api/{REMEMBERED}")).json()
    assert row.keys() == {"id", "origin", "kind", "countLeft", "untilMs", "sessionId", "createdMs"}
    assert (row["origin"], row["kind"], row["countLeft"], row["sessionId"]) == (
        "https://shop.test",
        "dom.click",
        20,
        session,
    )


async def test_an_always_is_taken_back_once(rig: Rig) -> None:
    await remember(rig)
    (row,) = (await rig.client.get(f"/api/{REMEMBERED}")).json()
    first = await rig.client.delete(f"/api/{REMEMBERED}/{row['id']}")
    again = await rig.client.delete(f"/api/{REMEMBERED}/{row['id']}")
    left = (await rig.client.get(f"/api/{REMEMBERED}")).json()
    assert (first.status_code, first.content, again.status_code, left) == (204, b"", 404, [])


async def test_an_unknown_one_is_refused_by_name(rig: Rig) -> None:
    reply = (await rig.client.delete(f"/api/{REMEMBERED}/gr-none")).json()
    assert (reply["error"], reply["field"]) == ("ApprovalNotFound", "grant_id")
